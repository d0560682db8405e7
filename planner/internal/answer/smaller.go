package answer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// SmallerFirst puts, of ways out that change as many things, those first that leave the
// frameworks and the programs as they are: what stands beside them follows them. Those that
// change something else, such as the driver, keep their places.
func SmallerFirst(tables *facts.Facts, list []plan.Fix) []plan.Fix {
	sorted := slices.Clone(list)
	done := map[int]bool{}
	for i := range list {
		size := len(list[i].Change)
		if done[size] {
			continue
		}
		done[size] = true
		var places []int
		var fixes []plan.Fix
		for n := range list {
			if len(list[n].Change) == size && weight(tables, &list[n]) >= 0 {
				places, fixes = append(places, n), append(fixes, list[n])
			}
		}
		slices.SortStableFunc(fixes, func(a, b plan.Fix) int {
			return cmp.Compare(weight(tables, &a), weight(tables, &b))
		})
		for n, place := range places {
			sorted[place] = fixes[n]
		}
	}
	return sorted
}

// Needed returns the ways out without those that do all that another does, and more: the
// release of a framework need not change where another build of it is enough.
func Needed(list []plan.Fix) []plan.Fix {
	return slices.DeleteFunc(slices.Clone(list), func(f plan.Fix) bool {
		all := partsOf(&f)
		return slices.ContainsFunc(list, func(other plan.Fix) bool {
			some := partsOf(&other)
			return len(some) < len(all) && !slices.ContainsFunc(some, func(part string) bool {
				return !slices.Contains(all, part)
			})
		})
	})
}

// partsOf returns what a way out changes. A release that is named with a label is of another
// build, too; of several frameworks it is not told which.
func partsOf(f *plan.Fix) []string {
	var parts []string
	for _, change := range f.Change {
		parts = append(parts, change.Part)
		if change.Part == "framework" && strings.Contains(change.To, "+") && len(f.Stack.Frameworks) < 2 {
			parts = append(parts, "framework.cuda")
		}
	}
	return words.Unique(parts)
}

// weight returns how much of what an environment is for a way out changes: how many
// frameworks and programs. It is negative for one that changes something else than releases.
func weight(tables *facts.Facts, f *plan.Fix) int {
	sum := 0
	for _, change := range f.Change {
		switch change.Part {
		case "framework":
			sum++
			continue
		case "framework.cuda", "driver", "python", "cuda", "cudnn", "gpu":
			return -1
		}
		if name, _, _ := strings.Cut(change.Part, "["); leads(tables, name) {
			sum++
		}
	}
	return sum
}

// leads reports whether a package chooses others, as programs do: a release of it pins one
// besides the framework that it is for.
func leads(tables *facts.Facts, name string) bool {
	info := tables.PackageNamed(name)
	if info == nil {
		return false
	}
	for _, r := range tables.Packages(info.Name) {
		for other, spec := range r.Requires {
			_, one := version.Exactly(spec)
			framework, _ := tables.FrameworkOf(other)
			if one && framework == "" && tables.PackageNamed(other) != nil {
				return true
			}
		}
	}
	return false
}

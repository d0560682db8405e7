package check

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/plan"
)

// smallerFirst puts, of ways out that change as many things, those first that leave the
// frameworks and the programs as they are: what stands beside them follows them. Those that
// change something else, such as the driver, keep their places.
func (q *question) smallerFirst(list []plan.Fix) []plan.Fix {
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
			if len(list[n].Change) == size && q.weight(&list[n]) >= 0 {
				places, fixes = append(places, n), append(fixes, list[n])
			}
		}
		slices.SortStableFunc(fixes, func(a, b plan.Fix) int { return cmp.Compare(q.weight(&a), q.weight(&b)) })
		for n, place := range places {
			sorted[place] = fixes[n]
		}
	}
	return sorted
}

// weight returns how much of what an environment is for a way out changes: how many
// frameworks and programs. It is negative for one that changes something else than releases.
func (q *question) weight(f *plan.Fix) int {
	weight := 0
	for _, change := range f.Change {
		switch change.Part {
		case "framework":
			weight++
			continue
		case "framework.cuda", "driver", "python", "cuda", "cudnn", "gpu":
			return -1
		}
		if name, _, _ := strings.Cut(change.Part, "["); q.leads(name) {
			weight++
		}
	}
	return weight
}

// leads reports whether a package chooses others, as programs do: a release of it pins one
// besides the framework that it is for.
func (q *question) leads(name string) bool {
	info := q.Facts.PackageNamed(name)
	if info == nil {
		return false
	}
	for _, r := range q.Facts.Packages(info.Name) {
		for other, spec := range r.Requires {
			_, one := version.Exactly(spec)
			framework, _ := q.Facts.FrameworkOf(other)
			if one && framework == "" && q.Facts.PackageNamed(other) != nil {
				return true
			}
		}
	}
	return false
}

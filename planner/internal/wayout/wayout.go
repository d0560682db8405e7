// Package wayout words ways out of conflicts as changes of what was observed: what stands in the sources changes to
// what, with the index or the image that has it, and what no line of the sources can say is told for people.
package wayout

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Worded words a way out as changes of the environment.
func Worded(q *question.Question, f *plan.Fix) verdict.Fix {
	fixed := verdict.Fix{Change: f.Change, Stack: f.Stack}
	var texts, brought []string
	for _, change := range f.Change {
		if q.FollowsConda(change, f.Change) {
			continue
		}
		text, does := wordChange(q, change, f)
		if bringsItself(f, change) {
			brought = append(brought, change.Part)
		} else {
			texts = append(texts, text)
		}
		if hand := "install " + text; does == nil && strings.HasPrefix(change.Part, "framework") &&
			!slices.Contains(fixed.Unwritten, hand) {
			fixed.Unwritten = append(fixed.Unwritten, hand)
		}
		if does != nil && !slices.Contains(fixed.Changes, *does) {
			fixed.Changes = append(fixed.Changes, *does)
		}
	}
	fixed.Text = words.JoinWords(words.Unique(texts), "and")
	if len(brought) > 0 {
		fixed.Text += ", which brings its own libraries in place of " + words.JoinWords(words.Unique(brought), "and")
	}
	_, behind := (&verdict.Fix{Text: f.Text}).Cut()
	fixed.Text += behind
	return fixed
}

// bringsItself reports whether a way out drops NVIDIA's wheel of a library which another build of the
// framework, which it takes, brings in the release that it needs, so that nobody goes without.
func bringsItself(f *plan.Fix, dropped plan.Change) bool {
	if dropped.To != "" || query.WheelLibrary(dropped.Part) == "" || f.Stack == nil {
		return false
	}
	return f.Stack.CUDA.Delivery == plan.DeliveryWheels && len(f.Stack.Frameworks) < 2 &&
		slices.ContainsFunc(f.Change, func(c plan.Change) bool {
			return strings.HasPrefix(c.Part, "framework") && c.To != ""
		})
}

// wordChange words one change, and says what it does to which observation; nil
// where it changes none, as of the host's driver.
func wordChange(q *question.Question, change plan.Change, f *plan.Fix) (string, *observed.Change) {
	switch change.Part {
	case "framework", "framework.cuda":
		return buildChange(q, change, f)
	case "driver":
		return "driver " + change.To, nil
	case "python":
		if q.PythonOfWheel() {
			return "Python " + change.To, nil
		}
		return "Python " + change.To, changeAt(q, q.Python.Number, change.To)
	case "cuda":
		if does, text := q.CondasCUDA(change.To); does != nil {
			return text, does
		}
		if does := imageOfCUDA(q, change.To, f.Stack); does != nil {
			return does.Value, does
		}
		return "CUDA " + change.To + " on the system", nil
	case "cudnn":
		return "cuDNN " + change.To + " on the system", nil
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if name, _, _ := strings.Cut(change.Part, "["); p.Name != name {
			continue
		}
		if change.To == "" {
			return "without " + p.Name, changeAt(q, p.Number, "")
		}
		does := changeAt(q, p.Number, change.To)
		if does != nil {
			does.From = p.From
		} else {
			does = &observed.Change{Of: -1, Name: p.Name, Value: change.To} // another one has brought it
		}
		return p.Name + "==" + change.To, does
	}
	return strings.TrimSpace(change.Part + " " + change.To), nil
}

func changeAt(q *question.Question, of int, to string) *observed.Change {
	if of < 0 {
		return nil
	}
	version, label, _ := strings.Cut(to, "+")
	return &observed.Change{Of: of, Value: version, Label: label}
}

// buildChange words another version or build of a framework, with the index
// that has it.
func buildChange(q *question.Question, change plan.Change, f *plan.Fix) (string, *observed.Change) {
	build := f.Stack.Framework
	name, _, several := strings.Cut(change.From, " ")
	for _, other := range f.Stack.Frameworks {
		if several && other.Name == name {
			build = other
		}
	}
	info := q.Facts.FrameworkInfo(build.Name)
	if image := imageWithGPU(q, info, build.Version); image != nil {
		return image.Value, image
	}
	row := q.Facts.BuildOf(build.Name, build.Version, build.Variant)
	does := observed.Change{Of: -1, Name: info.Packages[0], Value: build.Version}
	if row != nil {
		does.Name = cmp.Or(row.Package, does.Name)
	}
	if p := q.Observed(build.Name); p != nil {
		if does.Of, does.From = p.Number, p.From; p.Framework != "" && !p.ByName {
			does.Name = p.Name
		}
	}
	renamed := ""
	if does.Of >= 0 && q.Facts.ReleaseOfNightly(request.NormalizeName(q.Env.Observations[does.Of].Name)) != "" {
		renamed = does.Name // a release is on the index by another name
	}
	if does.Of >= 0 && row != nil && !facts.IsCPU(row) && installsCPU(q, build.Name, does.Name) {
		renamed = cmp.Or(row.Package, info.Packages[0]) // tensorflow-cpu has no build with GPU code
		does.Name = renamed
	}
	named := does.Name
	if row != nil && row.Extra != "" {
		named = cmp.Or(row.Package, does.Name) + "[" + row.Extra + "]"
	}
	text := named + "==" + build.Version
	only := slices.ContainsFunc(q.Query.Frameworks(), func(f *query.Package) bool {
		return f.Name == build.Name && q.Install(f).Only
	})
	if row != nil && row.IndexURL != "" && (only || !slices.Contains(row.PyPIDefault, q.Platform)) {
		does.Label, does.Index = row.Variant, row.IndexURL
		text += "+" + row.Variant
		if p := q.Observed(build.Name); p == nil || !p.Conda {
			text += " from " + row.IndexURL
		}
	}
	if b := elsewhere(q, build); b != nil {
		from := b.IndexURL()
		if b.NoIndex() {
			from = "its makers' own feed, not the default index"
		}
		return b.Requirement() + "==" + b.WheelVersion() + " from " + from, nil
	}
	if does.Of >= 0 {
		does.Name = renamed
	}
	if strings.Contains(named, "[") {
		does.Name = named
	}
	return text, &does
}

// installsCPU reports whether a package is the one of a framework's build for the CPU, and
// that with GPU code has another.
func installsCPU(q *question.Question, framework, name string) bool {
	at := slices.IndexFunc(q.Query.Frameworks(), func(f *query.Package) bool { return f.Name == framework })
	if at < 0 || len(q.Given[at].Builds) == 0 {
		return false
	}
	b := q.Given[at].Builds[0]
	return b.CPU() && b.Pkg() == name && name != q.Facts.FrameworkInfo(framework).Packages[0]
}

// elsewhere returns a build that the default index does not have and whose version
// does not tell it from the one that it has: no line of the sources can name it beside
// that index. It is nil for all others.
func elsewhere(q *question.Question, build plan.Framework) *candidate.Build {
	for _, framework := range q.Query.Frameworks() {
		for age := range framework.Releases {
			if r := &framework.Releases[age]; framework.Name == build.Name && r.Version == build.Version {
				return candidate.Elsewhere(framework.Traits, r, build.Variant, q.Platform)
			}
		}
	}
	return nil
}

package answer

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func whyFramework(c *model.Solution, f *model.PackageVariable) plan.Reason {
	b := c.Build(f)
	r := plan.Reason{Part: "framework", Value: f.Package.Name + " " + b.Label(), Rule: system.Newest,
		Facts: []string{b.ReleaseRef("")}}
	name := f.Package.Traits.Name
	best := newestAllowed(f)
	switch {
	case b.Release.Like != "":
		r.Rule = system.Assumed
		r.Text = fmt.Sprintf("what %s asks for; not known to the facts, and taken to be like %s",
			f.Package.AskedVersion(),
			b.Release.Like)
	case b.Age == best:
		r.Text = fmt.Sprintf("newest %s that the facts know", name)
		if f.Package.Version != nil {
			r.Text = fmt.Sprintf("newest %s that your %s allows", name, words.Quote(f.Package.Version.Text.Value))
		}
		if newer := newerElsewhere(f, best, b); newer != "" {
			r.Text += fmt.Sprintf(" and that has %s for %s; %s has none", kindOf(b), b.On.Platform, newer)
		}
	default:
		r.Text = fmt.Sprintf("newest %s that works here", name)
		if own := pythonOfSystem(c); own != "" {
			r.Text += " with " + own
		}
		if g := unknownCode(c, f, best); g != nil {
			r.Rule = hardware.KernelsUnknown
			r.Text = fmt.Sprintf("newest %s whose GPU code for %s the facts know; that of %s is not known", name,
				g.GPU.Name(),
				f.Package.Releases[best].Version)
		} else if held := heldBack(c, f, best); held.Text != "" {
			r.Text += fmt.Sprintf("; %s is held back: %s", f.Package.Releases[best].Version, held.Text)
			r.Facts = append(r.Facts, held.Facts...)
		} else if by := pinnedBy(c, b.Release.Package, f.Package.Releases[best].Version); by != nil {
			r.Text = fmt.Sprintf("newest %s that %s %s takes", name, by.Package, by.Version)
			r.Facts = append(r.Facts, by.Package+"/"+by.Version)
			for best < b.Age && pinnedBy(c, b.Release.Package, f.Package.Releases[best].Version) != nil {
				best++
			}
			if best < b.Age {
				r.Text = fmt.Sprintf("newest %s that works here; %s %s takes %s at most", name, by.Package, by.Version,
					f.Package.Releases[best].Version)
			}
		}
	}
	for _, p := range c.Query.Of(query.Limited) {
		if p.Installs && p.Of == f.Package && p.Name != b.Pkg() {
			r.Text += fmt.Sprintf("; %s %s is installed in place of %s, another name of the same build", b.Pkg(),
				b.WheelVersion(), p.Name)
		}
	}
	if q := c.Query; len(q.Avoid) > 0 && f == c.Frameworks()[0] {
		r.Text = fmt.Sprintf("best build of %s whose stack comes without warnings; %s comes with one, %s", name, q.Avoid[0],
			q.Passed)
	}
	return r
}

// pinnedBy returns the chosen release of a package that does not go with a
// version of another one; nil when all do.
func pinnedBy(c *model.Solution, name, version string) *matrices.PackageRelease {
	for _, e := range c.Of(query.Extension) {
		if e.Package.None(c.At(&e.Variable)) {
			continue
		}
		release := e.Row(c.At(&e.Variable))
		if need := facts.NeedOf(release, name); need != "" && !c.Specifier(need).Allows(version) {
			return release
		}
	}
	return nil
}

// newestAllowed is the age of the newest release that the user's version
// takes in.
func newestAllowed(f *model.PackageVariable) int {
	if len(f.Builds) == 0 {
		return 0
	}
	for i := range f.Builds {
		if f.Package.Version == nil || f.Package.Version.Spec.Allows(f.Builds[i].Release.Version) {
			return f.Builds[i].Age
		}
	}
	return f.Builds[0].Age
}

// newerElsewhere returns the newest release before the best candidate that the user's version takes in, where
// it has no build like the chosen one for its platform, with GPU code or without; empty where there is none.
func newerElsewhere(f *model.PackageVariable, best int, chosen *candidate.Build) string {
	for i := range f.Package.Releases[:best] {
		r := &f.Package.Releases[i]
		if r.MustBeNamed() || f.Package.Version != nil && !f.Package.Version.Spec.Allows(r.Version) {
			continue
		}
		if slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
			return facts.IsCPU(&b) == chosen.CPU() && slices.ContainsFunc(b.Platforms,
				func(p matrices.PlatformBuild) bool { return p.Platform == chosen.On.Platform })
		}) {
			return ""
		}
		return r.Version
	}
	return ""
}

// kindOf says what a build holds.
func kindOf(b *candidate.Build) string {
	if b.CPU() {
		return "a build without GPU code"
	}
	return "GPU code"
}

// pythonOfSystem names the Python that the image of the system which the target asks for has as its own, where
// the target asks for none: relocatable builds have others, and are taken where nothing else makes a stack.
func pythonOfSystem(c *model.Solution) string {
	image := c.Image()
	if c.Query.OS == nil || c.Query.Python != nil || image.Standalone || image.Kind != facts.BaseSystem {
		return ""
	}
	return "the Python of " + image.OS
}

// HeldBySystem reports whether the Python of the system that the target asks for may keep newer releases of the first
// framework from the stack.
func HeldBySystem(c *model.Solution) bool {
	f := c.Frameworks()[0]
	return pythonOfSystem(c) != "" && c.Build(f).Age > newestAllowed(f)
}

// NoteStandalone adds to the reason of the first framework the newer release that it has in another stack, with a
// relocatable build of Python, if it is newer there, and what keeps those from that stack which are newer still.
func NoteStandalone(c, with *model.Solution, p *plan.Plan) {
	f, other := c.Frameworks()[0], with.Frameworks()[0]
	b := with.Build(other)
	if b.Age >= c.Build(f).Age || b.CPU() != c.Build(f).CPU() {
		return
	}
	at := slices.IndexFunc(p.Reasons, func(r plan.Reason) bool { return r.Part == "framework" })
	from := with.Query.Request.PythonFrom
	note := fmt.Sprintf("; with %s it is %s, beside Python %s", request.Spell(from.At, "python_from", from.Value),
		b.Release.Version, with.Part(with.Python))
	if best := newestAllowed(other); best < b.Age {
		if held := heldBack(with, other, best); held.Text != "" {
			note += fmt.Sprintf(", and %s is held back: %s", other.Package.Releases[best].Version, held.Text)
			p.Reasons[at].Facts = append(p.Reasons[at].Facts, held.Facts...)
		}
	}
	p.Reasons[at].Text += note
}

// heldBack says what keeps a release from taking the place of the chosen one:
// the first rule that its best build breaks beside the rest of the stack.
func heldBack(c *model.Solution, f *model.PackageVariable, age int) model.Explanation {
	var candidates []int
	for v := range f.Builds {
		if f.Builds[v].Age == age && !f.Builds[v].CPU() {
			candidates = append(candidates, v)
		}
	}
	if len(candidates) == 0 {
		return model.Explanation{}
	}
	for _, cl := range c.Constraints {
		if cl.Requirement != nil || !breaksAll(c, &cl, f, candidates) {
			continue
		}
		left := make(model.Domains, len(c.Variables))
		for d, v := range c.Values {
			left[d] = []int{v}
		}
		left[f.Dim] = candidates
		return cl.Explain(left)
	}
	return model.Explanation{}
}

// heldPython returns the newest Python that would go before the chosen one, by its age and by the
// wheels of the frameworks, and what keeps it from the stack beside the chosen releases; none where
// the frameworks decide alone. One that nothing brings is held back by that, whatever else refuses it.
func heldPython(c *model.Solution) (python string, held model.Explanation) {
	chosen, young := c.At(&c.Python.Variable), system.TooYoung(c)
	for v := range chosen {
		lacksWheels := func(f *model.PackageVariable) bool {
			return !slices.Contains(c.Build(f).Pythons, c.Python.Values[v])
		}
		if slices.ContainsFunc(c.Frameworks(), lacksWheels) || !hasPlace(c, c.Python.Values[v]) {
			continue
		}
		at := slices.IndexFunc(c.Constraints, func(cl model.Constraint) bool { return refusesPython(c, &cl, v) })
		if at < 0 || young(v) && !young(chosen) {
			continue
		}
		left := make(model.Domains, len(c.Variables))
		for d, value := range c.Values {
			left[d] = []int{value}
		}
		left[c.Python.Dim] = []int{v}
		return c.Python.Values[v], c.Constraints[at].Explain(left)
	}
	return "", model.Explanation{}
}

// hasPlace reports whether anything brings a Python to the platform of the stack: an image, or a relocatable build.
func hasPlace(c *model.Solution, python string) bool {
	for i := range c.Base.Images { // images are large: none is copied
		if image := &c.Base.Images[i]; !image.Standalone && (image.Python == "" || image.Python == python) {
			return true
		}
	}
	build := c.Facts.PythonStandalone(python)
	return build != nil && build.SHA256[c.Part(c.Platform)] != "" && c.Query.MayStandAlone()
}

// refusesPython reports whether a constraint refuses a Python beside the rest of the stack. The
// base image does not count: it follows from the Python.
func refusesPython(c *model.Solution, cl *model.Constraint, python int) bool {
	dims := cl.Solver.Dims
	if cl.Requirement != nil || cl.Silent || !slices.Contains(dims, c.Python.Dim) || slices.Contains(dims, c.Base.Dim) ||
		slices.Contains(dims, c.OS.Dim) {
		return false
	}
	values := make([]int, len(dims))
	for i, d := range dims {
		if values[i] = c.Values[d]; d == c.Python.Dim {
			values[i] = python
		}
	}
	return !cl.Allows(values)
}

// unknownCode returns a GPU for which nothing but its unknown code keeps a
// release from taking the place of the chosen one: each of its builds here is
// refused, or carries code that the facts do not list.
func unknownCode(c *model.Solution, f *model.PackageVariable, age int) *model.GPUVariable {
	chosen := c.Build(f)
	var unknown *model.GPUVariable
	for v := range f.Builds {
		b := &f.Builds[v]
		if b.Age != age || b.CPU() || b.On.Platform != chosen.On.Platform || refuses(c, f, v) {
			continue
		}
		g := unlisted(c, f, v)
		if g == nil || unlisted(c, f, c.At(&f.Variable)) != nil {
			return nil
		}
		unknown = g
	}
	return unknown
}

// unlisted returns the first GPU for which the facts do not list a build's code.
func unlisted(c *model.Solution, f *model.PackageVariable, v int) *model.GPUVariable {
	for _, g := range c.Served() {
		if g.Cover[f.Place][v] == candidate.CoverUnknown {
			return g
		}
	}
	return nil
}

// refuses reports whether a constraint rules a build out beside what else the user
// pinned.
func refuses(c *model.Solution, f *model.PackageVariable, v int) bool {
	for j := range c.Constraints {
		if cl := &c.Constraints[j]; cl.Requirement == nil && breaksAll(c, cl, f, []int{v}) {
			return true
		}
	}
	return false
}

// breaksAll reports whether the constraint refuses each candidate of the variable
// beside what else the user pinned. Parts that follow from the framework do
// not count: they would follow.
func breaksAll(c *model.Solution, cl *model.Constraint, f *model.PackageVariable, candidates []int) bool {
	at := -1
	for i, d := range cl.Solver.Dims {
		switch {
		case d == f.Dim:
			at = i
		case !pinned(c, d):
			return false
		}
	}
	if at < 0 {
		return false
	}
	values := make([]int, len(cl.Solver.Dims))
	for i, d := range cl.Solver.Dims {
		values[i] = c.Values[d]
	}
	for _, v := range candidates {
		values[at] = v
		if cl.Allows(values) {
			return false
		}
	}
	return true
}

// pinned reports whether the user's own words decide the variable, as those for a system do the Python that it has.
func pinned(c *model.Solution, dim int) bool {
	for i := range c.Constraints {
		if cl := &c.Constraints[i]; cl.Requirement != nil && cl.Solver.Dims[0] == dim {
			return true
		}
	}
	return dim == c.Platform.Dim || dim == c.Python.Dim && pythonOfSystem(c) != ""
}

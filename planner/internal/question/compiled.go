package question

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// CompiledByAnother reports whether the toolkit that is there is of another CUDA major than a framework's build, whose
// builder of extensions refuses that.
func (q *Question) CompiledByAnother(best *model.Solution) bool {
	have := q.Query.Existing.Toolkit
	return have != "" && slices.ContainsFunc(best.Frameworks(), func(f *model.PackageVariable) bool {
		b := best.Build(f)
		return b.Traits.Extended && !b.CPU() && version.Major(b.CUDA) != version.Major(have)
	})
}

// HowCompiled says of a package that is compiled where none of its wheels fits how it may have been
// compiled where it is; empty where it was not: its version names a wheel, it comes from pages of wheels, or
// it is installed in an image without CUDA's compiler.
func (q *Question) HowCompiled(e *query.Package) string {
	p := q.SeenAt(e.At)
	switch {
	case p == nil || p.Label != "" || p.From != "" || e.Transitive || !e.CompilesWithoutWheel():
	case p.Installed:
		if p.Exact != "" && !p.Conda {
			return "it works if it was compiled here"
		}
	case p.Command > 0 && q.HasCompiler():
		return "its command compiles it with the toolkit that is there, and it works if that succeeds"
	case p.Conda || !q.HasCompiler() && (!SourceOnIndex(q.Facts.PackageNamed(p.Name)) ||
		q.HasImage()):
	case !p.At.ByFlag():
		return "pip compiles it, and it works if a CUDA toolkit of the major of that build is there and that succeeds"
	case p.Exact != "":
		return "it works if it was compiled here, by a CUDA toolkit of the major of that build"
	}
	return ""
}

// AnyWithoutWheels reports whether some release of a package has no wheels at all.
func AnyWithoutWheels(e *query.Package) bool {
	return slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
		return r.Row != nil && r.Row.NeedsNVCC == "always"
	})
}

// Compiles reports whether packages may be compiled where they are that are taken from an index so far.
func (q *Question) Compiles() bool {
	some := func(e *query.Package) bool { return AnyWithoutWheels(e) || q.HowCompiled(e) != "" }
	return !q.Query.Request.Toolkit && slices.ContainsFunc(q.Query.Of(query.Extension), some)
}

// AllowCompiled lets packages be compiled where they are, until undo is called.
func (q *Question) AllowCompiled() (undo func()) {
	asked := q.Query.Request
	with := *asked
	with.Toolkit = true
	q.Query.Request = &with
	return func() { q.Query.Request = asked }
}

// compiledByList adds what packages are compiled for that are built where they are, where a list of GPUs says it and
// has none that serves the board. A list that decides nothing of what is known is left out.
func (q *Question) compiledByList(e *query.Existing) {
	taken := map[string]bool{}
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if p.Number < 0 || info == nil || !info.ArchList {
			continue
		}
		text := q.Env.Observations[p.Number].Installs().ArchList
		if text == "" || !OnSpot(info) &&
			(len(info.BuildImports) == 0 || p.Label != "" || !q.fromIndex(p) || q.AsksMakers(p)) {
			continue
		}
		list := reading.ReadArchList(text)
		taken[text] = list != nil
		if q.Board == nil || list == nil ||
			slices.ContainsFunc(list, func(a reading.Arch) bool { return a.Serves(q.Board.ComputeCapability) }) {
			continue
		}
		compiled := query.Compiled{Name: p.Name, Text: observed.ArchListVariable + "=" + text}
		for _, s := range q.ArchLists {
			if s.Value == text {
				compiled.Text += ", " + s.At.String()
			}
		}
		for _, a := range list {
			compiled.SM = append(compiled.SM, a.Capability)
		}
		e.Compiled = append(slices.Clone(e.Compiled), compiled)
		q.Infer(p.Name + " is compiled for the GPUs that are listed")
	}
	for _, s := range q.ArchLists {
		if !taken[s.Value] {
			q.Leave(s, "for which GPUs extensions are compiled, of which the facts know none here")
		}
	}
}

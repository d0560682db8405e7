package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// HeldUnsaid says that an image holds a framework in a release which its reference does not say, where
// nothing that is installed on top of it puts a certain one in its place; nil for others.
func HeldUnsaid(q *question.Question) *verdict.Missing {
	for i := range q.Held {
		held := &q.Held[i]
		if replacesHeld(q, held) {
			continue
		}
		name := q.Facts.FrameworkInfo(held.Framework).Name
		return &verdict.Missing{
			Why:     fmt.Sprintf("%s holds %s, and its tag does not say in which release", held.Value, name),
			Observe: "which it is", Command: "envsolve inspect " + held.Value, Facts: []string{}}
	}
	return opaque(q)
}

// ByDriver says that an installer chooses the build of a framework by the driver of the machine on which it
// runs, or takes it from an index of which that machine alone knows the address: which that is, nobody says, and where
// an image is built there may be no driver. Nil for others.
func ByDriver(q *question.Question) *verdict.Missing {
	if q.Query == nil {
		return nil
	}
	for _, f := range q.Query.Frameworks() {
		switch x := ofItsOwn(q, f); {
		case x == nil:
		case x.Unsaid:
			return &verdict.Missing{
				Why: fmt.Sprintf("the address of the index that %s comes from (%s) is known only where it is installed: "+
					"it may have other builds, as for the CPU", f.Traits.Name, x.At),
				Observe: "which build is there", Command: q.Showing(f.Releases[0].Package), Facts: []string{}}
		default:
			return &verdict.Missing{
				Why: fmt.Sprintf("uv chooses the build of %s by the driver of the machine that it runs on, and takes "+
					"one for the CPU where it finds none: --torch-backend=cu128 names one", f.Traits.Name),
				Observe: "which build is there", Command: "uv pip list", Facts: []string{}}
		}
	}
	return nil
}

// ChosenByDriver reports whether an installer chooses the build of a framework so.
func ChosenByDriver(q *question.Question, f *query.Package) bool { return ofItsOwn(q, f) != nil }

// ofItsOwn returns the index of a framework that is known only where it is installed; nil for none, and where another
// one is asked for it besides whose builds are known.
func ofItsOwn(q *question.Question, f *query.Package) *observed.Index {
	settled := func(p *existing.Package) bool { return p.Label != "" || p.From != "" }
	if slices.ContainsFunc(q.ObservedAs(f), settled) {
		return nil
	}
	known := slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool { return q.IsAskedFor(&x, f) })
	for i := range q.Env.ByDriver {
		if x := &q.Env.ByDriver[i]; q.IsAskedFor(x, f) && !(x.Unsaid && known) {
			return x
		}
	}
	return nil
}

// opaque says that an image of which nothing is known decides which release of a framework is there,
// where nothing that is installed on top of it names the framework or requires one release of it.
func opaque(q *question.Question) *verdict.Missing {
	if q.Opaque.Value == "" || q.Query == nil {
		return nil
	}
	for _, f := range q.Query.Frameworks() {
		named := func(p existing.Package) bool { return p.Framework == f.Name }
		held := existing.Held{Seen: q.Opaque, Framework: f.Name}
		if slices.ContainsFunc(q.Frameworks, named) || replacesHeld(q, &held) {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("what %s holds is not known, and no command names %s: one that is in it counts",
				q.Opaque.Value, f.Traits.Name),
			Observe: "which it is", Command: inspect(q.Opaque.Value), Facts: []string{}}
	}
	return nil
}

// ImageUnknown says that nobody knows what an image holds.
func ImageUnknown(image string) *verdict.Missing {
	return &verdict.Missing{Why: "what " + image + " holds is not known", Observe: "what is in it",
		Command: inspect(image), Facts: []string{}}
}

// inspect returns the command that looks into an image; empty for one of which nobody says which it is.
func inspect(image string) string {
	if strings.Contains(image, "$") {
		return ""
	}
	return "envsolve inspect " + image
}

// InMakersImage says that an image of NVIDIA's registry may hold what is named beside it, where the facts do not say
// what that image holds: a build of NVIDIA's own, and none of an index. Nil where a label or an index says which build
// it is, or a command installs the framework on top of the image.
func InMakersImage(q *question.Question) *verdict.Missing {
	if !q.InMakersRegistry() || q.Query == nil {
		return nil
	}
	for _, f := range q.Query.Frameworks() {
		settled := func(p existing.Package) bool {
			return p.Framework == f.Name && (p.Label != "" || p.From != "" || p.Source || p.Command > 0)
		}
		if slices.ContainsFunc(q.Frameworks, settled) {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("what %s holds is not known: a %s in it is a build of NVIDIA's own, and none of an index",
				q.Opaque.Value, f.Traits.Name),
			Observe: "which it is", Command: "envsolve inspect " + q.Opaque.Value, Facts: []string{}}
	}
	return nil
}

// replacesHeld reports whether what is observed beside a framework that an image holds says which release
// of it is there then: itself, by its version or as the newest, or a package that requires one release.
func replacesHeld(q *question.Question, held *existing.Held) bool {
	if slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool {
		return p.Framework == held.Framework && (p.Exact != "" || p.By != "" || p.From != "" || p.Upgraded || p.Anew)
	}) {
		return true
	}
	if q.Query == nil {
		return false
	}
	for _, e := range q.Query.Of(query.Companion) {
		if p := q.SeenAt(e.At); p != nil && e.Of.Name == held.Framework && e.Version != nil && !p.Alone {
			return true
		}
	}
	return slices.ContainsFunc(q.Query.Of(query.Extension), func(e *query.Package) bool {
		p := q.SeenAt(e.At)
		return p != nil && !p.Alone && RequiresOne(q, e, held.Framework)
	})
}

// RequiresOne reports whether the release of a package that an installer takes requires one release of a
// framework, as by ==.
func RequiresOne(q *question.Question, e *query.Package, framework string) bool {
	at := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
	if at < 0 || e.Releases[at].Row == nil {
		return false
	}
	return slices.ContainsFunc(q.Facts.FrameworkInfo(framework).Packages, func(name string) bool {
		spec := e.Releases[at].Row.Requires[name]
		return strings.HasPrefix(spec, "==") && !strings.ContainsAny(spec, "*,")
	})
}

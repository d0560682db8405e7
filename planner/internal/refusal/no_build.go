package refusal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// WithoutGPUCode returns why an environment for a GPU, of which no board was
// observed, fails: its build is for the CPU, and the release has no other there.
func WithoutGPUCode(q *question.Question, best *model.Solution) []plan.ConflictRule {
	if q.Board != nil || !q.ForGPU() {
		return nil
	}
	for i := range q.Given {
		b := best.Build(best.Frameworks()[i])
		if !b.CPU() || len(q.Given[i].Others) > 0 || q.Given[i].Unread {
			continue
		}
		rules := q.ObservedGPU()
		return append(rules, q.Fact(system.CPUBuild, fmt.Sprintf("%s %s, which pip installs on %s, runs on the CPU alone",
			b.Traits.Name, b.Label(), q.Platform), b.Ref("")))
	}
	return nil
}

// PastChannel returns why an environment of conda fails that names a release of a framework
// and the package by which its makers' channel chooses the CUDA: that is in this channel
// alone, which ended with an older release.
func PastChannel(q *question.Question) []plan.ConflictRule {
	for i := range q.Frameworks {
		f := &q.Frameworks[i]
		info := q.Facts.FrameworkInfo(f.Framework)
		if info.CondaCUDA == "" || f.Exact == "" || f.Installed || !f.Conda || f.From != "" && !q.Foreign() ||
			version.Compare(f.Exact, info.CondaEnd) <= 0 {
			continue
		}
		for j := range q.Env.Observations {
			o := &q.Env.Observations[j]
			if o.Kind != observed.Build || !strings.Contains(o.Text, info.CondaCUDA) {
				continue
			}
			selector := existing.SeenOf(j, o)
			rules := append(q.Asked(&f.Seen, "asked-framework"), q.Asked(&selector, "asked-cuda")...)
			return append(rules, q.Fact(packages.PackageName, fmt.Sprintf(
				"%s is in the channel of %s's makers alone, which ends with %s",
				info.CondaCUDA, info.Name, info.CondaEnd), "frameworks/"+f.Framework+"#conda-end"))
		}
	}
	return nil
}

// Stub returns why an installer fails on a package of which the default index has no more, under that
// name, than what refuses to be installed, and its place among the frameworks: pytorch, and tensorflow-gpu
// where 2.12 is allowed. Nil where none is to be installed.
func Stub(q *question.Question) ([]plan.ConflictRule, int) {
	if q.Foreign() || q.Env.UnreadIndex {
		return nil, -1
	}
	for i := range q.Frameworks {
		p := &q.Frameworks[i]
		if p.Conda || p.Installed || p.Source || p.From != "" || p.At.ByFlag() || p.Number < 0 {
			continue
		}
		name := request.NormalizeName(q.Env.Observations[p.Number].Name)
		info := q.Facts.FrameworkInfo(p.Framework)
		for _, s := range info.Stubs {
			if s.Package != name || q.Day != "" && q.Day < s.Released {
				continue
			}
			text := fmt.Sprintf("%s %s of the default index refuses to be installed", name, newestAllowed(p, s.Refused))
			if newestAllowed(p, s.Refused) == "" {
				if slices.Contains(info.Packages, name) {
					continue // an earlier release is one
				}
				text = fmt.Sprintf("the default index has nothing of %s but %s, which refuses to be installed", name,
					s.Refused[len(s.Refused)-1])
			}
			return append(q.Asked(&p.Seen, "asked-framework"), q.Fact(packages.PackageName,
				text+": the package of "+info.Name+" is "+info.Packages[0], "frameworks/"+p.Framework+"#refused")), i
		}
	}
	return nil, -1
}

// newestAllowed returns the last of some releases that a requirement takes in; empty for none.
func newestAllowed(p *existing.Package, releases []string) string {
	for _, release := range slices.Backward(releases) {
		spec, err := version.ParseSpecifier(p.Specifier)
		switch {
		case p.Specifier == "" && p.Exact == "", p.Exact == release, err == nil && p.Exact == "" && spec.Allows(release):
			return release
		}
	}
	return ""
}

// NoWheels returns why an environment with a Python of 32 bits or a C library other than
// glibc fails: frameworks have wheels with GPU code for neither, and none was compiled here.
func NoWheels(q *question.Question) []plan.ConflictRule {
	if !q.Python32 && !q.System.Musl || len(q.Given) == 0 || q.Foreign() || q.Compiled(q.Query.Frameworks()[0]) {
		return nil
	}
	b := q.Given[0].Builds[0]
	if q.System.Musl {
		for i := range q.Env.Observations {
			if o := &q.Env.Observations[i]; o.Kind == observed.OS {
				s := existing.SeenOf(i, o)
				return append(q.Asked(&s, "asked-os"), q.Fact(system.Glibc, fmt.Sprintf(
					"%s has wheels for the C library glibc alone, and %s has musl", b.Traits.Name, q.SystemName()),
					b.Ref("")))
			}
		}
		return nil
	}
	return append(q.Asked(&q.Python, "asked-python"), q.Fact(system.BuildPlatform, fmt.Sprintf(
		"%s %s has no build for a Python of 32 bits", b.Traits.Name, b.Release.Version), b.Ref("")))
}

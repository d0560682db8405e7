package packages

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// BuiltTogether is the id of the rule of packages whose setup imports what is installed with them.
const BuiltTogether = "package-build"

var TogetherRules = []rule.Rule{{
	Rule: plan.Rule{ID: BuiltTogether, Kind: plan.Runs, Source: rule.DocPip,
		Text: "An installer builds a package that the index has as source alone before it installs anything of the same " +
			"command, and uv and pip from 25.3 on in an environment of its own: a setup that imports torch, and does not " +
			"ask for it, ends there, and one that does is built against the newest torch, whichever is there. torch comes " +
			"first, by a command of its own, and the package behind it with --no-build-isolation, or as a wheel."},
	State: stateBuilt,
}}

// stateBuilt takes the releases of a package away whose setup imports what is not there as it is built, and ties those
// that are built against another release of a framework than the one beside them to builds that may load them.
func stateBuilt(s *model.Statement) {
	if s.Query.Existing == nil {
		return
	}
	for _, e := range s.Of(query.Extension) {
		info := s.Facts.PackageNamed(e.Package.Name)
		if info == nil {
			continue
		}
		for _, with := range s.Query.Existing.Together {
			if with.For == e.Package.Name || with.For == e.Package.Asked {
				stateWithout(s, e, &with, info)
			}
		}
		for _, newest := range s.Query.Existing.Against {
			if (newest.For == e.Package.Name || newest.For == e.Package.Asked) && newest.Sure {
				stateAgainst(s, e, &newest, info)
			}
		}
	}
}

func stateWithout(s *model.Statement, e *model.PackageVariable, with *query.Built, info *matrices.PackageInfo) {
	imports := func(i int) bool { return EndsWithout(s.Facts, info, e.Row(i), with) }
	how := fmt.Sprintf("which the same command installs: it is built before that is there, and ends as in: No module "+
		"named '%s'", with.Name)
	if with.Apart {
		how = fmt.Sprintf("which it does not ask for: it is built in an environment of its own, without "+
			"--no-build-isolation, and ends as in: No module named '%s'", with.Name)
	}
	says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
		for _, v := range e.ReleasesLeft(left) {
			if imports(v) {
				return model.Explanation{Facts: []string{"packages/" + info.Name + "#build-imports"},
					Text: fmt.Sprintf("%s %s is built from source, and its setup needs %s, %s", with.For, e.Row(v).Version,
						with.Name, how)}
			}
		}
		return model.Explanation{}
	}}
	model.Constrain1(s, model.NewTerm(&e.Variable, imports), func(is bool) bool { return !is }, says)
}

// stateAgainst ties the releases of a package that are built against the newest release of a framework to builds of
// that beside which they load.
func stateAgainst(s *model.Statement, e *model.PackageVariable, newest *query.Against, info *matrices.PackageInfo) {
	for _, f := range s.Frameworks() {
		if !f.Package.Traits.Extended || len(f.Builds) == 0 || f.Builds[0].Release.Package != newest.Name {
			continue
		}
		asks := model.NewTerm(&e.Variable, func(i int) bool { return AsksToBuild(s.Facts, info, e.Row(i), newest.Name) })
		refuses := func(b *candidate.Build) string { return refusesBuilt(newest, b, s.Query.Existing.Toolkit) }
		says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			for _, v := range e.ReleasesLeft(left) {
				for _, b := range f.Pick(left[f.Dim]) {
					if why := refuses(b); why != "" && AsksToBuild(s.Facts, info, e.Row(v), newest.Name) {
						return model.Explanation{Facts: []string{"packages/" + info.Name + "#build-requires"},
							Text: AgainstText(e.Row(v), newest) + ", " + why}
					}
				}
			}
			return model.Explanation{}
		}}
		model.Constrain2(s, asks, f.BuildTerm(), func(asks bool, b *candidate.Build) bool {
			return !asks || refuses(b) == ""
		}, says)
	}
}

// refusesBuilt says why what was built against the newest release of a framework does not run beside a build: it looks
// for functions of another C++ ABI, or a toolkit of another CUDA major than that release's compiles none for it. It is
// empty where nothing says so.
func refusesBuilt(newest *query.Against, b *candidate.Build, toolkit string) string {
	switch own := version.Major(newest.CUDA); {
	case !newest.Differs(b.Release.Version, b.CUDA):
	case newest.ABI != "" && b.On.CXX11ABI != "" && newest.ABI != b.On.CXX11ABI:
		return "whose C++ ABI is another: it ends in an undefined symbol"
	case toolkit != "" && version.Major(toolkit) != own && version.Major(b.CUDA) != own:
		return "which the toolkit of CUDA " + version.Minor(toolkit) + " compiles nothing for"
	}
	return ""
}

// EndsWithout reports whether the build of a release ends where it is built without a package that its setup imports:
// it does not ask for that, or finds none where it is built in the environment that is there.
func EndsWithout(known *facts.Facts, info *matrices.PackageInfo, row *matrices.PackageRelease, with *query.Built) bool {
	return row != nil && info.BuildImports[with.Name] != "" && known.Specifier(info.BuildImports[with.Name]).Allows(
		row.Version) && (with.InPlace || !AsksToBuild(known, info, row, with.Name))
}

// AsksToBuild reports whether the source of a release, of which its makers have no wheels by its name, asks for a
// package to be built with.
func AsksToBuild(known *facts.Facts, info *matrices.PackageInfo, row *matrices.PackageRelease, name string) bool {
	return row != nil && info.BuildRequires[name] != "" && known.Specifier(info.BuildRequires[name]).Allows(row.Version)
}

// AgainstText says against what a release is built.
func AgainstText(row *matrices.PackageRelease, newest *query.Against) string {
	return fmt.Sprintf("%s %s is built from source in an environment of its own, without --no-build-isolation: against "+
		"the newest %s, %s for CUDA %s", row.Package, row.Version, newest.Name, newest.Release, version.Minor(newest.CUDA))
}

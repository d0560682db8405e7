package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on the names of libraries.
const (
	LibraryNames = "library-names"
)

var LibraryRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LibraryNames, Kind: plan.Runs, Source: rule.DocLibraries,
			Text: "A program opens CUDA's libraries on a system by the very names that they had in the release it " +
				"was built for: libcudart.so.10.1 is not in CUDA 10.2, libcusolver.so.10 not in 11.1, " +
				"cusolver64_10.dll not in 11.1 for Windows. A CUDA that has them under other names is none to " +
				"it."},
		State: stateLibraryNames,
	},
}

// opened returns the row of the libraries that builds of a release open by name; nil for
// frameworks that bring their own.
func opened(f *facts.Facts, framework, ver string) *matrices.Opens {
	return rowSince(f.Opens(), framework, ver,
		func(row *matrices.Opens) (framework, from string) { return row.Framework, row.From })
}

// rowSince returns the newest row of a framework that is not newer than a release, of a
// table whose rows hold until the next one; nil where there is none.
func rowSince[R any](rows []R, framework, ver string, of func(*R) (framework, from string)) *R {
	var newest *R
	since := ""
	for i := range rows {
		row := &rows[i]
		name, from := of(row)
		if name == framework && version.Compare(from, ver) <= 0 && (newest == nil || version.Compare(from, since) > 0) {
			newest, since = row, from
		}
	}
	return newest
}

// OpenedLibraries returns the libraries that a build opens by name.
func OpenedLibraries(f *facts.Facts, b *candidate.Build) []string {
	if row := opened(f, b.Release.Table, b.Release.Version); row != nil {
		return row.Libraries
	}
	return nil
}

// LeftOut returns the row of the libraries that no wheel brings which a build asks
// for; nil where it brings all.
func LeftOut(f *facts.Facts, b *candidate.Build) *matrices.LeftOut {
	return rowSince(f.LeftOut(), b.Release.Table, b.Release.Version,
		func(row *matrices.LeftOut) (framework, from string) { return row.Framework, row.From })
}

// opensByName reports whether some release of a framework opens libraries by
// name.
func opensByName(f *facts.Facts, framework string) bool {
	return slices.ContainsFunc(f.Opens(), func(row matrices.Opens) bool { return row.Framework == framework })
}

// LibraryFiles returns the file names of a product's libraries: those of the
// newest row of its major that is not newer, since names stay until a row
// changes them; nil where the facts hold none.
func LibraryFiles(f *facts.Facts, product, ver string, windows bool) (names map[string]string, ref string) {
	found := ""
	rows := f.Libraries()
	for i := range rows {
		row := &rows[i]
		list := row.Linux
		if windows {
			list = row.Windows
		}
		if row.Product != product || len(list) == 0 || version.Major(row.Version) != version.Major(ver) ||
			version.Compare(row.Version, version.Minor(ver)) > 0 {
			continue
		}
		if found == "" || version.Compare(row.Version, found) > 0 {
			found, names, ref = row.Version, list, "libraries/"+product+":"+row.Version
		}
	}
	return names, ref
}

// namesOpened are the libraries that a build on a system opens, with the file
// names that it knows them by.
type namesOpened struct {
	Row  *matrices.Opens // nil where it opens none by name
	Made map[string]string
	ref  string // of the file names
}

func NamesOpenedBy(f *facts.Facts, b *candidate.Build) namesOpened {
	row := opened(f, b.Release.Table, b.Release.Version)
	if row == nil {
		return namesOpened{}
	}
	made, ref := LibraryFiles(f, "cuda", b.OldestCUDA(), b.Windows())
	return namesOpened{row, made, ref}
}

// renamed is a library that a build opens under another name than a CUDA has.
type renamed struct{ Opens, Has string }

// otherNames returns the first library that a build on a system does not find in
// a CUDA; not ok where it finds all, or the facts do not list them.
func otherNames(f *facts.Facts, b *candidate.Build, opens namesOpened, cuda string) (lib renamed, missing bool) {
	there, _ := LibraryFiles(f, "cuda", cuda, b.Windows())
	return opens.missingIn(b, cuda, there)
}

// missingIn returns the first library that the build does not find in a CUDA
// whose libraries have those file names.
func (opens *namesOpened) missingIn(b *candidate.Build, cuda string, there map[string]string) (renamed, bool) {
	if !b.System() || opens.Row == nil || cuda == "" || version.Minor(cuda) == version.Minor(b.CUDA) {
		return renamed{}, false
	}
	for _, lib := range opens.Row.Libraries {
		if opens.Made[lib] != "" && there[lib] != "" && opens.Made[lib] != there[lib] {
			return renamed{Opens: opens.Made[lib], Has: there[lib]}, true
		}
	}
	return renamed{}, false
}

// namingBuild is a build with the libraries that it opens by name.
type namingBuild struct {
	*candidate.Build
	opens namesOpened
}

// stateLibraryNames keeps builds that open CUDA's libraries by name to
// toolkits that have them under those names.
func stateLibraryNames(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if !s.FlagsOf(f).System || !opensByName(s.Facts, f.Package.Name) {
			continue
		}
		builds := model.NewTerm(&f.Variable, func(i int) namingBuild {
			if !f.Builds[i].System() {
				return namingBuild{&f.Builds[i], namesOpened{}} // finds all of them in its wheels
			}
			return namingBuild{&f.Builds[i], NamesOpenedBy(s.Facts, &f.Builds[i])}
		}).Once().Alike(func(b namingBuild) string {
			if !b.System() {
				return ""
			}
			key := version.Minor(b.CUDA) + b.On.Platform + b.On.Delivery
			if b.opens.Row != nil {
				key += b.opens.Row.From
			}
			return key
		})
		model.Constrain2(s, builds, namedLibraries(s.Model), func(b namingBuild, cuda libraryNames) bool {
			there := cuda.linux
			if b.Windows() {
				there = cuda.windows
			}
			_, missing := b.opens.missingIn(b.Build, cuda.version, there)
			return !missing
		}, model.Says{Explain: func(left model.Domains) model.Explanation { return namesWords(s, f, left) }})
	}
}

// libraryNames are the file names of the libraries of a CUDA.
type libraryNames struct {
	version        string
	linux, windows map[string]string
}

// namedLibraries returns the CUDA variable with the names of its libraries.
func namedLibraries(m *model.Model) model.Term[libraryNames] {
	return model.NewTerm(&m.CUDA.Variable, func(i int) libraryNames {
		names := libraryNames{version: m.CUDA.Values[i]}
		if names.version != "" {
			names.linux, _ = LibraryFiles(m.Facts, "cuda", names.version, false)
			names.windows, _ = LibraryFiles(m.Facts, "cuda", names.version, true)
		}
		return names
	}).Once()
}

func namesWords(s *model.Statement, f *model.PackageVariable, left model.Domains) model.Explanation {
	builds := f.Pick(left[f.Dim])
	slices.SortStableFunc(builds, func(a, b *candidate.Build) int {
		return strangeness(s.Model, f, a) - strangeness(s.Model, f, b)
	})
	for _, b := range builds {
		opens := NamesOpenedBy(s.Facts, b)
		for _, v := range left[s.CUDA.Dim] {
			cuda := s.CUDA.Values[v]
			if lib, missing := otherNames(s.Facts, b, opens, cuda); missing {
				_, there := LibraryFiles(s.Facts, "cuda", cuda, b.Windows())
				row := "opens/" + opens.Row.Framework + ":" + opens.Row.From
				return model.Explanation{
					Text: fmt.Sprintf("%s %s opens %s, and CUDA %s has %s instead", f.Package.Traits.Name,
						b.Release.Version, lib.Opens, version.Minor(cuda), lib.Has),
					Facts: []string{opens.ref, there, row, b.Ref("cuda")}}
			}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}

// strangeness puts builds of the release asked for before others, and of those the
// ones of the target's own platform.
func strangeness(m *model.Model, f *model.PackageVariable, b *candidate.Build) int {
	strange := 0
	if want := f.Package.Version; want != nil && !want.Spec.Allows(b.Release.Version) {
		strange += 2
	}
	if b.On.Platform != m.Query.Platform {
		strange++
	}
	return strange
}

package rules

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleLibraryNames = plan.Rule{ID: "library-names", Source: docLibraries,
		Text: "A program opens CUDA's libraries on a system by the very names that they had in the release it was built for: libcudart.so.10.1 is not in CUDA 10.2, libcusolver.so.10 not in 11.1, cusolver64_10.dll not in 11.1 for Windows. A CUDA that has them under other names is none to it."}
	RuleLibraryPath = plan.Rule{ID: "library-path", Source: docTensorFlow, Soft: true,
		Text: "Libraries must be where the loader looks. TensorFlow from 2.16 on does not always find those of its own wheels; JAX's wheels find theirs only where LD_LIBRARY_PATH names no others; builds that leave CUDA to the system, and packages that open cuDNN by name, need them on the loader's path."}
	RuleCuBLAS = plan.Rule{ID: "cublas-blackwell", Source: docJAX, Soft: true,
		Text: "cuBLAS from 12.8 up to 13.1 may corrupt data on GPUs of compute capability 10 and 11 where several streams use it; JAX warns of it from 0.9.1 on."}
	RuleXLACompiler = plan.Rule{ID: "xla-compiler", Source: docTensorFlow, Soft: true,
		Text: "XLA needs libdevice and ptxas of a CUDA toolkit. Keras compiles its optimizers with it from TensorFlow 2.11 on; CUDA's run-time libraries alone, in an image or on a system, lack both."}
)

// opened returns the row of the libraries that builds of a release open by name:
// the newest of its framework that is not newer; nil for frameworks that bring
// their own.
func opened(f *facts.Facts, framework, ver string) *matrices.Opens {
	var newest *matrices.Opens
	for i := range f.Opens() {
		row := &f.Opens()[i]
		if row.Framework == framework && version.Compare(row.From, ver) <= 0 && (newest == nil || version.Compare(row.From, newest.From) > 0) {
			newest = row
		}
	}
	return newest
}

// opensByName reports whether some release of a framework opens libraries by
// name.
func opensByName(f *facts.Facts, framework string) bool {
	return slices.ContainsFunc(f.Opens(), func(row matrices.Opens) bool { return row.Framework == framework })
}

// libraryNames returns the file names of a product's libraries: those of the
// newest row of its major that is not newer, since names stay until a row
// changes them; nil where the facts hold none.
func libraryNames(f *facts.Facts, product, ver string, windows bool) (names map[string]string, ref string) {
	found := ""
	for i := range f.LibraryRows() {
		row := &f.LibraryRows()[i]
		list := row.Linux
		if windows {
			list = row.Windows
		}
		if row.Product != product || len(list) == 0 || version.Major(row.Version) != version.Major(ver) || version.Compare(row.Version, version.Minor(ver)) > 0 {
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
	row  *matrices.Opens // nil where it opens none by name
	made map[string]string
	ref  string // of the file names
}

func namesOpenedBy(f *facts.Facts, b *candidate.Build) namesOpened {
	row := opened(f, b.Release.Framework, b.Release.Version)
	if row == nil {
		return namesOpened{}
	}
	made, ref := libraryNames(f, "cuda", b.OldestCUDA(), b.Windows())
	return namesOpened{row, made, ref}
}

// otherNames returns the first library that a build on a system does not find in
// a CUDA; not ok where it finds all, or the facts do not list them.
func otherNames(f *facts.Facts, b *candidate.Build, opens namesOpened, cuda string) (query.Renamed, bool) {
	if !b.System() || opens.row == nil || cuda == "" || version.Minor(cuda) == version.Minor(b.CUDA) {
		return query.Renamed{}, false
	}
	there, _ := libraryNames(f, "cuda", cuda, b.Windows())
	for _, lib := range opens.row.Libraries {
		if opens.made[lib] != "" && there[lib] != "" && opens.made[lib] != there[lib] {
			return query.Renamed{Opens: opens.made[lib], Has: there[lib]}, true
		}
	}
	return query.Renamed{}, false
}

// stateLibraryNames keeps builds that open CUDA's libraries by name to
// toolkits that have them under those names.
func stateLibraryNames(s *model.Model) {
	for _, f := range s.Frameworks {
		if !s.FlagsOf(f).System || !opensByName(s.Facts, f.Query.Name) {
			continue
		}
		s.Tabulated(RuleLibraryNames, []*model.Variable{&f.Variable, &s.CUDA.Variable}, nil, func() model.Relation {
			opens := map[int]namesOpened{} // by build
			return model.Relation{Allows: func(v []int) bool {
				b := &f.Builds[v[0]]
				if _, known := opens[v[0]]; !known {
					opens[v[0]] = namesOpenedBy(s.Facts, b)
				}
				_, missing := otherNames(s.Facts, b, opens[v[0]], s.CUDA.Values[v[1]])
				return !missing
			}, Class: model.ClassOf(f.Builds, func(b *candidate.Build) string {
				key := version.Minor(b.CUDA) + b.On.Platform + b.On.Delivery
				if row := opened(s.Facts, b.Release.Framework, b.Release.Version); row != nil {
					key += row.From
				}
				return key
			})}
		},
			func(left model.Domains) model.Explanation { return namesWords(s, f, left) })
	}
}

func namesWords(s *model.Model, f *model.FrameworkVariable, left model.Domains) model.Explanation {
	builds := f.Pick(left[f.Dim])
	slices.SortStableFunc(builds, func(a, b *candidate.Build) int { return strangeness(s, a) - strangeness(s, b) })
	for _, b := range builds {
		opens := namesOpenedBy(s.Facts, b)
		for _, v := range left[s.CUDA.Dim] {
			cuda := s.CUDA.Values[v]
			if lib, missing := otherNames(s.Facts, b, opens, cuda); missing {
				_, there := libraryNames(s.Facts, "cuda", cuda, b.Windows())
				return model.Explanation{Text: fmt.Sprintf("%s %s opens %s, and CUDA %s has %s instead", facts.DisplayName(f.Query.Name), b.Release.Version, lib.Opens, version.Minor(cuda), lib.Has),
					Facts: []string{opens.ref, there, "opens/" + opens.row.Framework + ":" + opens.row.From, b.Ref("cuda")}}
			}
		}
	}
	return model.Explanation{Text: RuleLibraryNames.Text}
}

// strangeness puts builds of the target's own platform before others.
func strangeness(s *model.Model, b *candidate.Build) int {
	if b.On.Platform == s.Query.Platform {
		return 0
	}
	return 1
}

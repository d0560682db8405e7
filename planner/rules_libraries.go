package planner

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleLibraryNames = Rule{ID: "library-names", Source: docLibraries,
		Text: "A program opens CUDA's libraries on a system by the very names that they had in the release it was built for: libcudart.so.10.1 is not in CUDA 10.2, libcusolver.so.10 not in 11.1, cusolver64_10.dll not in 11.1 for Windows. A CUDA that has them under other names is none to it."}
	ruleLibraryPath = Rule{ID: "library-path", Source: docTensorFlow, Soft: true,
		Text: "Libraries must be where the loader looks. TensorFlow from 2.16 on does not always find those of its own wheels; JAX's wheels find theirs only where LD_LIBRARY_PATH names no others; builds that leave CUDA to the system, and packages that open cuDNN by name, need them on the loader's path."}
	ruleCuBLAS = Rule{ID: "cublas-blackwell", Source: docJAX, Soft: true,
		Text: "cuBLAS from 12.8 up to 13.1 may corrupt data on GPUs of compute capability 10 and 11 where several streams use it; JAX warns of it from 0.9.1 on."}
	ruleXLACompiler = Rule{ID: "xla-compiler", Source: docTensorFlow, Soft: true,
		Text: "XLA needs libdevice and ptxas of a CUDA toolkit. Keras compiles its optimizers with it from TensorFlow 2.11 on; CUDA's run-time libraries alone, in an image or on a system, lack both."}
)

// opened gives the row of the libraries that builds of a release open by name:
// the newest of its framework that is not newer; nil for frameworks that bring
// their own.
func (f *facts) opened(framework, version string) *matrices.Opens {
	var newest *matrices.Opens
	for i := range f.Opens() {
		row := &f.Opens()[i]
		if row.Framework == framework && compareDotted(row.From, version) <= 0 && (newest == nil || compareDotted(row.From, newest.From) > 0) {
			newest = row
		}
	}
	return newest
}

// opensByName reports whether some release of a framework opens libraries by
// name.
func (f *facts) opensByName(framework string) bool {
	return slices.ContainsFunc(f.Opens(), func(row matrices.Opens) bool { return row.Framework == framework })
}

// libraryNames gives the file names of a product's libraries: those of the
// newest row of its major that is not newer, since names stay until a row
// changes them; nil where the facts hold none.
func (f *facts) libraryNames(product, version string, windows bool) (names map[string]string, ref string) {
	found := ""
	for i := range f.libraries() {
		row := &f.libraries()[i]
		list := row.Linux
		if windows {
			list = row.Windows
		}
		if row.Product != product || len(list) == 0 || major(row.Version) != major(version) || compareDotted(row.Version, minor(version)) > 0 {
			continue
		}
		if found == "" || compareDotted(row.Version, found) > 0 {
			found, names, ref = row.Version, list, "libraries/"+product+":"+row.Version
		}
	}
	return names, ref
}

// renamed is a library that a build opens under another name than a CUDA has.
type renamed struct{ opens, has string }

// namesOpened are the libraries that a build on a system opens, with the file
// names that it knows them by.
type namesOpened struct {
	row  *matrices.Opens // nil where it opens none by name
	made map[string]string
	ref  string // of the file names
}

func (f *facts) namesOpenedBy(b *build) namesOpened {
	row := f.opened(b.release.Framework, b.release.Version)
	if row == nil {
		return namesOpened{}
	}
	made, ref := f.libraryNames("cuda", b.oldestCUDA(), b.windows())
	return namesOpened{row, made, ref}
}

// otherNames gives the first library that a build on a system does not find in
// a CUDA; not ok where it finds all, or the facts do not list them.
func (f *facts) otherNames(b *build, opens namesOpened, cuda string) (renamed, bool) {
	if !b.system() || opens.row == nil || cuda == "" || minor(cuda) == minor(b.cuda) {
		return renamed{}, false
	}
	there, _ := f.libraryNames("cuda", cuda, b.windows())
	for _, lib := range opens.row.Libraries {
		if opens.made[lib] != "" && there[lib] != "" && opens.made[lib] != there[lib] {
			return renamed{opens.made[lib], there[lib]}, true
		}
	}
	return renamed{}, false
}

// oldestCUDA is the CUDA whose file names a build opens: the one that it was
// made for, or the oldest that it takes where that is known by its major alone,
// as of cupy-cuda11x, which starts with 11.2.
func (b *build) oldestCUDA() string {
	if parts(b.cuda) > 1 {
		return b.cuda
	}
	if spec, err := parseSpecifier(b.row.CUDASpec); err == nil && spec.low() != "" {
		return spec.low()
	}
	return b.cuda
}

// stateLibraryNames keeps builds that open CUDA's libraries by name to
// toolkits that have them under those names.
func (s *scene) stateLibraryNames() {
	for _, f := range s.frameworks {
		if !s.flagsOf(f).system || !s.facts.opensByName(f.ask.name) {
			continue
		}
		s.law(ruleLibraryNames, []*axis{&f.axis, &s.cuda.axis}, nil, func() relation {
			opens := map[int]namesOpened{} // by build
			return relation{func(v []int) bool {
				b := &f.builds[v[0]]
				if _, known := opens[v[0]]; !known {
					opens[v[0]] = s.facts.namesOpenedBy(b)
				}
				_, missing := s.facts.otherNames(b, opens[v[0]], s.cuda.values[v[1]])
				return !missing
			}, classOf(f.builds, func(b *build) string {
				key := minor(b.cuda) + b.on.Platform + b.on.Delivery
				if row := s.facts.opened(b.release.Framework, b.release.Version); row != nil {
					key += row.From
				}
				return key
			})}
		},
			func(left scope) explanation { return s.namesWords(f, left) })
	}
}

func (s *scene) namesWords(f *frameworkAxis, left scope) explanation {
	builds := f.pick(left[f.dim])
	slices.SortStableFunc(builds, func(a, b *build) int { return s.strangeness(a) - s.strangeness(b) })
	for _, b := range builds {
		opens := s.facts.namesOpenedBy(b)
		for _, v := range left[s.cuda.dim] {
			cuda := s.cuda.values[v]
			if lib, missing := s.facts.otherNames(b, opens, cuda); missing {
				_, there := s.facts.libraryNames("cuda", cuda, b.windows())
				return explanation{fmt.Sprintf("%s %s opens %s, and CUDA %s has %s instead", displayName(f.ask.name), b.release.Version, lib.opens, minor(cuda), lib.has),
					[]string{opens.ref, there, "opens/" + opens.row.Framework + ":" + opens.row.From, b.ref("cuda")}}
			}
		}
	}
	return explanation{text: ruleLibraryNames.Text}
}

// strangeness puts builds of the target's own platform before others.
func (s *scene) strangeness(b *build) int {
	if b.on.Platform == s.ask.platform {
		return 0
	}
	return 1
}

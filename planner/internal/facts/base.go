package facts

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// sortOSes returns the operating systems that have images, preferred ones first:
// still supported before past their end of life, those with Python images
// before others, Ubuntu before the rest, newest first.
func (f *Facts) sortOSes() []matrices.OS {
	rows := f.OSes()
	var order []*matrices.OS
	for i := range rows {
		if rows[i].BaseImage != "" && rows[i].Released != "" {
			order = append(order, &rows[i])
		}
	}
	slices.SortStableFunc(order, f.compareOSes)
	list := make([]matrices.OS, len(order))
	for i, row := range order {
		list[i] = *row
	}
	return list
}

func (f *Facts) compareOSes(a, b *matrices.OS) int {
	for _, key := range []func(*matrices.OS) bool{
		f.Ended,
		func(o *matrices.OS) bool { return len(o.PythonTags) == 0 },
		func(o *matrices.OS) bool { return !strings.HasPrefix(o.ID, "ubuntu") },
	} {
		if x, y := key(a), key(b); x != y {
			if y {
				return -1
			}
			return 1
		}
	}
	return strings.Compare(b.Released, a.Released)
}

// Ended reports whether an operating system is past its end of life at the
// date of the facts. Paid or volunteer extensions do not count.
func (f *Facts) Ended(o *matrices.OS) bool {
	return o.EndOfLife != "" && o.EndOfLife < f.Date()
}

// PythonEnded reports whether a Python minor is past its end of life at the date of the
// facts: all are that came before one that is.
func (f *Facts) PythonEnded(python string) bool {
	for _, image := range f.PythonImages() {
		if image.EndOfLife != "" && image.EndOfLife < f.Date() && version.Compare(python, image.Python) <= 0 {
			return true
		}
	}
	return false
}

// BaseImage is a candidate for the image that a stack stands on.
type BaseImage struct {
	Ref    string
	OS     string
	Python string // the one Python it has; empty for any
	Frozen bool   // no longer rebuilt
	Also   string // version of a Python beside the system's own; empty for that
	// Standalone says that the Python is a relocatable build, put on the image: any
	// that there is for its system.
	Standalone bool
	Fact       string
	Kind       BaseKind

	CUDA     string // the toolkit it holds; empty for none
	CUDNN    string // likewise; may be unknown where HasCUDNN
	HasCUDNN bool

	JetPack *matrices.JetPack  // nil for other images
	Tag     *matrices.ImageTag // of nvidia/cuda; nil for other images
}

type BaseKind uint8

const (
	basePython  BaseKind = iota // docker.io/library/python
	BaseSystem                  // a distribution with its own Python
	BaseOwn                     // the user's
	BaseCUDA                    // docker.io/nvidia/cuda
	BaseCompat                  // docker.io/nvidia/cuda, for its cuda-compat package
	BaseJetPack                 // of a JetPack release, for Jetson boards
	BaseWindows                 // none: Windows stacks are installed on the system
)

// usualImages is about how many images an operating system has.
const usualImages = 3

// listImages returns the base images of the operating systems: Python images
// first, then plain distributions with their own Python.
func (f *Facts) listImages(oses []matrices.OS) []BaseImage {
	list := make([]BaseImage, 0, usualImages*len(oses))
	for i := range oses {
		os := &oses[i]
		list = f.pythonBases(list, os)
		list = append(list, BaseImage{Ref: os.BaseImage, OS: os.ID, Python: os.Python, Kind: BaseSystem,
			Fact: "os/" + os.ID + "#python"})
		for _, python := range slices.Sorted(maps.Keys(os.PythonAlso)) {
			list = append(list, BaseImage{Ref: os.BaseImage, OS: os.ID, Python: python, Also: os.PythonAlso[python],
				Kind: BaseSystem, Fact: "os/" + os.ID + "#python-also"})
		}
	}
	slices.SortStableFunc(list, func(a, b BaseImage) int { return int(a.Kind) - int(b.Kind) })
	return list
}

func (f *Facts) pythonBases(list []BaseImage, os *matrices.OS) []BaseImage {
	rows := f.PythonImages()
	for i := range rows {
		if ref := rows[i].Images[os.ID]; ref != "" {
			list = append(list, BaseImage{Ref: ref, OS: os.ID, Python: rows[i].Python,
				Fact: "python/" + rows[i].Python + "#images"})
		}
	}
	for i := range rows {
		if ref := rows[i].Frozen[os.ID]; ref != "" {
			list = append(list, BaseImage{Ref: ref, OS: os.ID, Python: rows[i].Python, Frozen: true,
				Fact: "python/" + rows[i].Python + "#frozen-images"})
		}
	}
	return list
}

func (f *Facts) sortTags() []*matrices.ImageTag {
	rows := f.ImageTags()
	list := make([]*matrices.ImageTag, len(rows))
	for i := range rows {
		list[i] = &rows[i]
	}
	slices.SortStableFunc(list, func(a, b *matrices.ImageTag) int {
		if c := version.Compare(b.CUDA, a.CUDA); c != 0 {
			return c
		}
		if x, y := len(a.ListedBy) > 0, len(b.ListedBy) > 0; x != y {
			if x {
				return -1
			}
			return 1
		}
		return strings.Compare(a.Tag, b.Tag)
	})
	return list
}

// CUDAImage is what an image of docker.io/nvidia/cuda is to hold.
type CUDAImage struct {
	CUDA     string // of this minor, or of this major where it has no minor; preferred as a whole
	CUDNN    string // of this major, "any", or empty for an image without it
	OS       string // preferred
	Platform string
	Devel    bool // with compilers and headers
}

// CUDAImageWith returns the image of docker.io/nvidia/cuda that holds what is wanted: of the
// wanted system where there is one, or else of the newest Ubuntu, or else of the first that is
// listed. It is nil where the facts list none.
func (f *Facts) CUDAImageWith(want CUDAImage) *matrices.ImageTag {
	var found *matrices.ImageTag
	for _, row := range f.CUDAImages() {
		flavor, kind, hasCUDNN := "runtime", row.Flavor, strings.HasPrefix(row.Flavor, "cudnn")
		if hasCUDNN {
			_, kind, _ = strings.Cut(row.Flavor, "-")
		}
		if want.Devel {
			flavor = "devel"
		}
		if kind != flavor || hasCUDNN != (want.CUDNN != "") || !slices.Contains(row.Platforms, want.Platform) ||
			!version.StartsWith(row.CUDA, version.Minor(want.CUDA)) ||
			hasCUDNN && want.CUDNN != "any" && version.Major(row.CUDNN) != version.Major(want.CUDNN) {
			continue
		}
		if found == nil || want.prefers(row, found) {
			found = row
		}
	}
	return found
}

// prefers reports whether an image is rather taken than another one.
func (c *CUDAImage) prefers(row, other *matrices.ImageTag) bool {
	if row.OS == other.OS {
		return row.CUDA == c.CUDA && other.CUDA != c.CUDA
	}
	if other.OS == c.OS {
		return false
	}
	return row.OS == c.OS ||
		strings.HasPrefix(row.OS, "ubuntu") && (!strings.HasPrefix(other.OS, "ubuntu") || row.OS > other.OS)
}

// TagNamed returns the row of a tag of NVIDIA's images with CUDA, with or without a digest
// behind it; nil when the facts hold none.
func (f *Facts) TagNamed(name string) *matrices.ImageTag {
	name, _, _ = strings.Cut(name, "@")
	rows := f.ImageTags()
	for i := range rows {
		if rows[i].Tag == name {
			return &rows[i]
		}
	}
	return nil
}

package planner

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// sortOSes gives the operating systems that have images, preferred ones first:
// still supported before past their end of life, those with Python images
// before others, Ubuntu before the rest, newest first.
func (f *facts) sortOSes() []matrices.OS {
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

func (f *facts) compareOSes(a, b *matrices.OS) int {
	for _, key := range []func(*matrices.OS) bool{
		f.ended,
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

// ended reports whether an operating system is past its end of life at the
// date of the facts. Paid or volunteer extensions do not count.
func (f *facts) ended(o *matrices.OS) bool {
	return o.EndOfLife != "" && o.EndOfLife < f.date()
}

// baseImage is a candidate for the image that a stack stands on.
type baseImage struct {
	ref    string
	os     string
	python string // the one Python it has; empty for any
	frozen bool   // no longer rebuilt
	also   string // version of a Python beside the system's own; empty for that
	fact   string
	kind   baseKind

	cuda     string // the toolkit it holds; empty for none
	cudnn    string // likewise; may be unknown where hasCUDNN
	hasCUDNN bool

	jetPack *matrices.JetPack  // nil for other images
	tag     *matrices.ImageTag // of nvidia/cuda; nil for other images
}

type baseKind uint8

const (
	basePython  baseKind = iota // docker.io/library/python
	baseSystem                  // a distribution with its own Python
	baseOwn                     // the user's
	baseCUDA                    // docker.io/nvidia/cuda
	baseCompat                  // docker.io/nvidia/cuda, for its cuda-compat package
	baseJetPack                 // of a JetPack release, for Jetson boards
	baseWindows                 // none: Windows stacks are installed on the system
)

// listImages gives the base images of the operating systems: Python images
// first, then plain distributions with their own Python.
func (f *facts) listImages(oses []matrices.OS) []baseImage {
	var list []baseImage
	for i := range oses {
		os := &oses[i]
		list = append(list, f.pythonBases(os)...)
		list = append(list, baseImage{ref: os.BaseImage, os: os.ID, python: os.Python, kind: baseSystem, fact: "os/" + os.ID + "#python"})
		for _, python := range slices.Sorted(maps.Keys(os.PythonAlso)) {
			list = append(list, baseImage{ref: os.BaseImage, os: os.ID, python: python, also: os.PythonAlso[python], kind: baseSystem, fact: "os/" + os.ID + "#python-also"})
		}
	}
	slices.SortStableFunc(list, func(a, b baseImage) int { return int(a.kind) - int(b.kind) })
	return list
}

func (f *facts) pythonBases(os *matrices.OS) []baseImage {
	var list []baseImage
	for _, row := range f.PythonImages() {
		if ref := row.Images[os.ID]; ref != "" {
			list = append(list, baseImage{ref: ref, os: os.ID, python: row.Python, fact: "python/" + row.Python + "#images"})
		}
	}
	for _, row := range f.PythonImages() {
		if ref := row.Frozen[os.ID]; ref != "" {
			list = append(list, baseImage{ref: ref, os: os.ID, python: row.Python, frozen: true, fact: "python/" + row.Python + "#frozen-images"})
		}
	}
	return list
}

// osBy is what a list of operating systems follows from.
type osBy struct {
	asked, platforms string
	narrow           bool
}

func (s *scene) newOSAxis(platforms []string) *osAxis {
	by := osBy{platforms: joinNul(platforms), narrow: s.narrow()}
	if s.ask.os != nil {
		by.asked = s.ask.os.id
	}
	rows := kept(s.facts.shelf, by, func(rows []matrices.OS) int { return entryBytes }, func() []matrices.OS { return slices.Clip(s.listOSes(platforms)) })
	a := &osAxis{rows: rows, axis: axis{part: "os", size: len(rows)}}
	if len(rows) > 0 {
		a.same = &rows[0]
	}
	return a
}

// listOSes gives the operating systems that a target may stand on.
func (s *scene) listOSes(platforms []string) []matrices.OS {
	windows := matrices.OS{ID: "windows"}
	if s.narrow() && s.ask.windows() {
		return []matrices.OS{windows}
	}
	list := s.facts.oses()
	if s.narrow() && s.ask.os != nil {
		return slices.DeleteFunc(slices.Clone(list), func(o matrices.OS) bool { return !s.ask.os.allows(o.ID) })
	}
	if slices.Contains(platforms, windowsAMD64) {
		return append(slices.Clone(list), windows)
	}
	return list
}

// cudaTags gives the nvidia/cuda images, those that were still listed lately
// first, then by CUDA, newest first.
func (f *facts) cudaTags() []matrices.ImageTag {
	return f.tags()
}

func (f *facts) sortTags() []matrices.ImageTag {
	list := slices.Clone(f.ImageTags())
	slices.SortStableFunc(list, func(a, b matrices.ImageTag) int {
		if c := compareDotted(b.CUDA, a.CUDA); c != 0 {
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

// baseBy is what a list of base images follows from.
type baseBy struct {
	oses                                              identity
	platforms, own                                    string
	hasOwn, toolkit, system, anyOS, forwarded, jetson bool
	python                                            string // asked for, where images of CUDA are candidates
}

func (s *scene) newBaseAxis(platforms []string) *baseAxis {
	own := s.ask.request.Image.Base
	by := baseBy{oses: s.os.same, platforms: joinNul(platforms), own: own.Value, hasOwn: own.Set(),
		toolkit: s.ask.request.Toolkit, system: s.needsSystemCUDA(), anyOS: s.ask.os == nil, forwarded: s.forward != nil, jetson: s.ask.anyJetson()}
	if s.ask.python != nil {
		by.python = s.ask.python.span.text
	}
	images := kept(s.facts.shelf, by, func(list []baseImage) int { return entryBytes + imageBytes*len(list) }, func() []baseImage {
		return slices.Concat(s.listBases(s.os.rows), s.cudaBases(s.os.rows, platforms), s.compatBases(s.os.rows, platforms), s.jetPackBases(s.os.rows))
	})
	a := &baseAxis{images: images, axis: axis{part: "base_image", size: len(images)}}
	if len(images) > 0 {
		a.same = &images[0]
	}
	return a
}

// listBases gives the base images of those operating systems.
func (s *scene) listBases(oses []matrices.OS) []baseImage {
	var list []baseImage
	own := s.ask.request.Image.Base
	if !own.Set() {
		list = s.facts.images()
		if len(oses) < len(s.facts.oses()) {
			list = slices.DeleteFunc(slices.Clone(list), func(b baseImage) bool {
				return !slices.ContainsFunc(oses, func(o matrices.OS) bool { return o.ID == b.os })
			})
		}
	}
	for i := range oses {
		switch {
		case oses[i].ID == "windows":
			list = append(slices.Clip(list), baseImage{os: "windows", kind: baseWindows})
		case own.Set():
			list = append(list, baseImage{ref: own.Value, os: oses[i].ID, kind: baseOwn})
		}
	}
	return list
}

package standin

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// Offer is a wheel and the indexes that have it: "pypi" and variants.
type Offer struct {
	wheel.Wheel
	Indexes []string
}

// All makes the stand-ins for PyTorch's releases: every build for Linux on
// x86-64 and CUDA 12 or later that brings CUDA as packages, as far as the
// tables know what it pins.
func All(releases []matrices.FrameworkRelease) ([]Offer, error) {
	s := &shelf{offers: map[string]*Offer{}}
	toolkits := toolkitParts(releases)
	for _, release := range releases {
		for _, build := range release.Builds {
			b, ok := newTorchBuild(release, build, toolkits)
			if !ok {
				continue
			}
			if err := s.addBuild(b); err != nil {
				return nil, fmt.Errorf("stand-in for PyTorch %s: %w", b.local(), err)
			}
		}
	}
	var all []Offer
	for _, name := range slices.Sorted(maps.Keys(s.offers)) {
		all = append(all, *s.offers[name])
	}
	return all, nil
}

// toolkitName is the package that CUDA 13 builds, and late CUDA 12 ones, name in
// place of the toolkit's parts, with an extra for each part.
const toolkitName = "cuda-toolkit"

// toolkitParts finds, for each CUDA minor, the parts that the newest release
// pins one by one.
func toolkitParts(releases []matrices.FrameworkRelease) map[string][]component {
	parts := map[string][]component{}
	for _, release := range releases { // newest first
		for _, build := range release.Builds {
			if parts[build.CUDA] != nil || build.Pins[toolkitName] != "" || len(build.Pins) < 8 {
				continue
			}
			for _, c := range pinned(build) {
				if !slices.Contains([]string{"cudnn", "nccl", "cusparselt", "nvshmem"}, c.kind()) {
					parts[build.CUDA] = append(parts[build.CUDA], c)
				}
			}
		}
	}
	return parts
}

// pinned are NVIDIA's packages that a build pins to one version.
func pinned(build matrices.Build) []component {
	var list []component
	for _, name := range slices.Sorted(maps.Keys(build.Pins)) {
		version := build.Pins[name]
		if strings.HasPrefix(name, "nvidia-") && !strings.ContainsAny(version, "<>=~,") {
			list = append(list, component{name, version})
		}
	}
	return list
}

func newTorchBuild(release matrices.FrameworkRelease, build matrices.Build,
	toolkits map[string][]component) (torchBuild, bool) {
	major, _, _ := strings.Cut(build.CUDA, ".")
	if n, err := strconv.Atoi(major); err != nil || n < 12 || len(build.Pins) == 0 {
		return torchBuild{}, false
	}
	b := torchBuild{release: release, build: build, components: pinned(build)}
	if build.Pins[toolkitName] != "" {
		if toolkits[build.CUDA] == nil {
			return torchBuild{}, false // its parts are not in the tables
		}
		b.components = append(b.components, toolkits[build.CUDA]...)
	}
	for _, p := range build.Platforms {
		if p.Platform == "linux/amd64" && p.Delivery == matrices.DeliveryWheels {
			b.platform = p
			return b, true
		}
	}
	return torchBuild{}, false
}

// shelf collects offers by file name; a wheel that several builds use is
// offered by all their indexes.
type shelf struct{ offers map[string]*Offer }

func (s *shelf) add(w wheel.Wheel, indexes ...string) {
	if w.Name == "" {
		return
	}
	o, ok := s.offers[w.FileName()]
	if !ok {
		o = &Offer{Wheel: w}
		s.offers[w.FileName()] = o
	}
	for _, index := range indexes {
		if !slices.Contains(o.Indexes, index) {
			o.Indexes = append(o.Indexes, index)
			slices.Sort(o.Indexes)
		}
	}
}

func (s *shelf) addBuild(b torchBuild) error {
	for _, c := range b.components {
		s.add(c.wheel(b.components), "pypi", b.build.Variant)
	}
	if version := b.build.Pins[toolkitName]; version != "" {
		s.add(toolkit(version, b.components), "pypi", b.build.Variant)
	}
	if pin := b.build.Pins[bindingsName]; pin != "" {
		s.add(bindings(lowest(pin)), "pypi", b.build.Variant)
	}
	for _, minor := range b.release.Python {
		if err := s.addPython(b, minor, false); err != nil {
			return err
		}
		if !slices.Contains(b.build.PyPIDefault, "linux/amd64") {
			continue
		}
		if err := s.addPython(b, minor, true); err != nil {
			return err
		}
	}
	return nil
}

// addPython adds PyTorch and its companions for one Python, in the form of one
// of the two indexes.
func (s *shelf) addPython(b torchBuild, minor string, onPyPI bool) error {
	version, index := b.local(), b.build.Variant
	if onPyPI {
		version, index = b.release.Version, "pypi"
	}
	w, err := b.torch(version, minor, onPyPI)
	if err != nil {
		return err
	}
	s.add(w, index)
	for _, name := range []string{"torchvision", "torchaudio", "triton"} {
		w, err := b.companion(name, minor, onPyPI)
		if err != nil {
			return err
		}
		s.add(w, index)
	}
	return nil
}

// toolkitExtras are the extras by which PyTorch asks for the toolkit's parts.
func toolkitExtras(components []component) []string {
	var extras []string
	for _, c := range components {
		if extra := toolkitExtra(c); extra != "" {
			extras = append(extras, extra)
		}
	}
	slices.Sort(extras)
	return extras
}

// toolkitExtra is the extra's name for a part: cudart, nvrtc, cublas. It is
// empty for what is not of the toolkit.
func toolkitExtra(c component) string {
	switch kind := c.kind(); kind {
	case "cudnn", "nccl", "cusparselt", "nvshmem":
		return ""
	case "cuda-runtime":
		return "cudart"
	default:
		return strings.TrimPrefix(kind, "cuda-")
	}
}

// toolkit is the package without content that names the parts.
func toolkit(version string, components []component) wheel.Wheel {
	meta := metadata(toolkitName, version, "NVIDIA's cuda-toolkit", ">=3")
	for _, c := range components {
		if extra := toolkitExtra(c); extra != "" {
			meta = meta.With("Provides-Extra", extra).
				With("Requires-Dist", fmt.Sprintf("%s==%s; extra == %q", c.name, c.version, extra))
		}
	}
	return wheel.Wheel{Name: toolkitName, Version: version, Tag: "py2.py3-none-any", Purelib: true, Metadata: meta}
}

const bindingsName = "cuda-bindings"

// lowest is the oldest version that a pin such as ">=13.0.3,<14" allows.
func lowest(pin string) string {
	first, _, _ := strings.Cut(pin, ",")
	return strings.TrimLeft(first, "<>=~ ")
}

// bindings is NVIDIA's Python binding to CUDA, which later builds ask for.
func bindings(version string) wheel.Wheel {
	return wheel.Wheel{
		Name: bindingsName, Version: version, Tag: "py3-none-any", Purelib: true,
		Metadata: metadata(bindingsName, version, "NVIDIA's cuda-bindings", ">=3.9"),
		Members:  map[string]wheel.Member{"cuda/bindings/__init__.py": {}},
	}
}

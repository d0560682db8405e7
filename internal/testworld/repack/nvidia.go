package repack

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// CUDALibrary is one of NVIDIA's wheels, made of the packages in which Debian's
// non-free component ships the same libraries.
type CUDALibrary struct {
	Project string // nvidia-cublas-cu12
	Version string // as NVIDIA numbers the wheel; part of Debian's version
	Debs    []string
	// Requires are the other projects whose libraries these load.
	Requires []string
}

// CUDALibraries are those of CUDA 12.4.1, which PyTorch 2.6.0 for cu124 pins:
// over a gigabyte of wheels.
func CUDALibraries() []CUDALibrary {
	return []CUDALibrary{
		{Project: "nvidia-cublas-cu12", Version: "12.4.5.8",
			Debs: []string{"libcublas12", "libcublaslt12", "libnvblas12"}},
		{Project: "nvidia-cuda-cupti-cu12", Version: "12.4.127", Debs: []string{"libcupti12"}},
		{Project: "nvidia-cuda-nvrtc-cu12", Version: "12.4.127", Debs: []string{"libnvrtc12", "libnvrtc-builtins12.4"}},
		{Project: "nvidia-cuda-runtime-cu12", Version: "12.4.127", Debs: []string{"libcudart12"}},
		{Project: "nvidia-cufft-cu12", Version: "11.2.1.3", Debs: []string{"libcufft11", "libcufftw11"},
			Requires: []string{"nvidia-nvjitlink-cu12"}},
		{Project: "nvidia-curand-cu12", Version: "10.3.5.147", Debs: []string{"libcurand10"}},
		{
			Project: "nvidia-cusolver-cu12", Version: "11.6.1.9", Debs: []string{"libcusolver11", "libcusolvermg11"},
			Requires: []string{"nvidia-cublas-cu12", "nvidia-cusparse-cu12", "nvidia-nvjitlink-cu12"},
		},
		{Project: "nvidia-cusparse-cu12", Version: "12.3.1.170", Debs: []string{"libcusparse12"},
			Requires: []string{"nvidia-nvjitlink-cu12"}},
		{Project: "nvidia-nvjitlink-cu12", Version: "12.4.127", Debs: []string{"libnvjitlink12"}},
		{Project: "nvidia-nvtx-cu12", Version: "12.4.127", Debs: []string{"libnvtoolsext1"}},
	}
}

// dir is the wheel's library folder, where NVIDIA's own has it.
func (l CUDALibrary) dir() string {
	kind := strings.TrimSuffix(strings.TrimPrefix(l.Project, "nvidia-"), "-cu12")
	return "nvidia/" + strings.ReplaceAll(kind, "-", "_") + "/lib"
}

// MakeCUDALibrary writes the wheel into a folder. Unpack must have run for its
// packages. The libraries are NVIDIA's, to the byte; Debian leaves the headers
// out.
func (w *Workshop) MakeCUDALibrary(ctx context.Context, l CUDALibrary, into string) (Made, error) {
	whl, err := w.cudaWheel(l)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return Made{}, fmt.Errorf("repack %s: %w", l.Project, err)
	}
	written, err := whl.WriteTo(into)
	return Made{Written: written, Name: l.Project, Version: l.Version, RequiresPython: ">=3"}, err
}

func (w *Workshop) cudaWheel(l CUDALibrary) (wheel.Wheel, error) {
	members := map[string]wheel.Member{}
	if p, _ := w.List.Lookup(l.Debs[0]); !strings.Contains(p.Version, l.Version+"~") {
		return wheel.Wheel{}, fmt.Errorf("the archive has %s %q, want %s", l.Debs[0], p.Version, l.Version)
	}
	found, err := libraries(forest{w.Scratch, l.Debs})
	if err != nil {
		return wheel.Wheel{}, err
	}
	for _, file := range found {
		o, err := readObject(file, file)
		if err != nil {
			return wheel.Wheel{}, err
		}
		if o != nil && o.soname != "" {
			members[path.Join(l.dir(), o.soname)] = wheel.Member{Path: file}
		}
	}
	if len(members) == 0 {
		return wheel.Wheel{}, fmt.Errorf("no library in %s", strings.Join(l.Debs, ", "))
	}
	for dir := l.dir(); dir != "."; dir = path.Dir(dir) {
		members[dir+"/__init__.py"] = wheel.Member{}
	}
	delete(members, "nvidia/__init__.py") // several wheels share the folder
	license, err := os.ReadFile(filepath.Join(w.Scratch, l.Debs[0], "usr/share/doc", l.Debs[0], "copyright"))
	if err != nil {
		return wheel.Wheel{}, err
	}
	whl := wheel.Wheel{
		Name: l.Project, Version: l.Version, Tag: "py3-none-manylinux2014_x86_64", Purelib: true,
		Metadata: l.metadata(), Members: members,
	}
	members[whl.DistInfo()+"/licenses/copyright"] = wheel.Member{Data: license}
	return whl, nil
}

func (l CUDALibrary) metadata() wheel.Metadata {
	meta := wheel.Metadata{
		Fields: []wheel.Field{
			{Name: "Metadata-Version", Value: "2.1"},
			{Name: "Name", Value: l.Project},
			{Name: "Version", Value: l.Version},
			{Name: "Summary", Value: "NVIDIA's libraries out of Debian's " + strings.Join(l.Debs, ", ")},
			{Name: "License", Value: "NVIDIA Proprietary Software"},
			{Name: "Requires-Python", Value: ">=3"},
		},
		Body: "Made by envsolve's test world: the libraries without the headers.\n",
	}
	for _, other := range slices.Sorted(slices.Values(l.Requires)) {
		meta = meta.With("Requires-Dist", other)
	}
	return meta
}

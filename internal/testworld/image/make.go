package image

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"
)

// Image is a base image on disk. Its last layer, the apt sources, is missing:
// it depends on where the world is served, see [Publish].
type Image struct {
	Repository string   // library/python
	Tags       []string // 3.13-slim-trixie, …
	Codename   string   // whose archive its apt sources name; empty for none
	Env        []string
	Command    []string
	Layers     []Layer
	Created    time.Time
	Steps      []string // one per layer, for the image's history
}

// SystemPath is PATH in images of distributions.
const SystemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

// Make bootstraps a suite in the scratch folder and returns the suite's two
// images, Debian's and Python's. The scratch folder is removed.
func Make(ctx context.Context, s Suite, blobs, scratch string, log io.Writer) ([]Image, error) {
	if err := Available(); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(scratch, 0o755); err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	if err := debootstrap(ctx, s, scratch, log); err != nil {
		return nil, fmt.Errorf("suite %s: %w", s.Codename, err)
	}
	system, python, err := layers(ctx, s, blobs, scratch, log)
	if err != nil {
		return nil, fmt.Errorf("suite %s: %w", s.Codename, err)
	}
	return []Image{debianImage(s, system), pythonImage(s, system, python)}, nil
}

// layers turns a fresh system into its layer, installs Python and turns the
// difference into the second one.
func layers(ctx context.Context, s Suite, blobs, root string, log io.Writer) (system, python Layer, err error) {
	if err := configure(root); err != nil {
		return system, python, err
	}
	sources, err := os.ReadFile(root + "/etc/apt/sources.list")
	if err != nil {
		return system, python, err
	}
	if err := clean(root, s.Date); err != nil {
		return system, python, err
	}
	if system, err = writeLayer(blobs, root, nil, s.Date); err != nil {
		return system, python, err
	}
	before, err := snapshot(root)
	if err != nil {
		return system, python, err
	}
	if err := os.WriteFile(root+"/etc/apt/sources.list", sources, 0o644); err != nil {
		return system, python, err
	}
	if err := installPython(ctx, s, root, log); err != nil {
		return system, python, err
	}
	if err := clean(root, s.Date); err != nil {
		return system, python, err
	}
	python, err = writeLayer(blobs, root, before, s.Date)
	return system, python, err
}

func debianImage(s Suite, system Layer) Image {
	return Image{
		Repository: "library/debian", Codename: s.Codename, Created: s.Date,
		Tags:    []string{s.Major + "-slim", s.Codename + "-slim", s.Major, s.Codename},
		Env:     []string{"PATH=" + SystemPath},
		Command: []string{"bash"},
		Layers:  []Layer{system},
		Steps:   []string{"debootstrap --variant=minbase " + s.Codename},
	}
}

func pythonImage(s Suite, system, python Layer) Image {
	return Image{
		Repository: "library/python", Codename: s.Codename, Created: s.Date,
		Tags:    []string{s.Python + "-slim-" + s.Codename, s.Python + "-" + s.Codename},
		Env:     []string{"PATH=" + SystemPath, "LANG=C.UTF-8"},
		Command: []string{"python3"},
		Layers:  []Layer{system, python},
		Steps: []string{
			"debootstrap --variant=minbase " + s.Codename,
			"apt-get install python" + s.Python + " of " + s.Codename,
		},
	}
}

// CUDA makes of Debian's image one in the form of nvidia/cuda: a distribution
// without Python, whose config says what GPU runtimes and linkers look for. It
// holds no CUDA: nothing that runs here calls it.
func CUDA(system Image, version, flavor string) Image {
	major := "13"
	if system.Codename == "bookworm" {
		major = "12"
	}
	cuda := system
	cuda.Repository, cuda.Tags = "nvidia/cuda", []string{version + "-" + flavor + "-debian" + major}
	cuda.Env = []string{
		"PATH=/usr/local/nvidia/bin:/usr/local/cuda/bin:" + SystemPath,
		"CUDA_VERSION=" + version,
		"LD_LIBRARY_PATH=/usr/local/nvidia/lib:/usr/local/nvidia/lib64",
		"NVIDIA_VISIBLE_DEVICES=all",
		"NVIDIA_DRIVER_CAPABILITIES=compute,utility",
	}
	return cuda
}

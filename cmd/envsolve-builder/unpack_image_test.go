package main

import (
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/loader/elftest"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/matrices"
)

// everything has a file of each kind that doctor reads, below the root of an image.
func everything() map[string]string {
	const site = "opt/conda/lib/python3.11/site-packages/"
	metadata := func(name, version string) string {
		return "Metadata-Version: 2.1\nName: " + name + "\nVersion: " + version + "\n"
	}
	library := func(l standin.Library) string { return string(l.Bytes()) }
	return map[string]string{
		"usr/lib/os-release": "PRETTY_NAME=\"Ubuntu 22.04.5 LTS\"\n", "etc/os-release": "->/usr/lib/os-release",
		"etc/environment": "CUDA_HOME=/usr/local/cuda\n",
		"etc/ld.so.cache": string(elftest.Cache([2]string{
			"libcudnn.so.9", "/usr/lib/x86_64-linux-gnu/libcudnn.so.9"})),
		"usr/lib/x86_64-linux-gnu/libcudnn.so.9":       "->libcudnn.so.9.5.1",
		"usr/lib/x86_64-linux-gnu/libcudnn.so.9.5.1":   library(standin.Library{Soname: "libcudnn.so.9"}),
		"usr/lib/x86_64-linux-gnu/libcuda.so.535.54.3": "",
		"usr/include/cudnn_version.h": "#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 5\n" +
			"#define CUDNN_PATCHLEVEL 1\n",
		"var/lib/dpkg/status": "Package: nvidia-cuda-toolkit\n" +
			"Status: install ok installed\nVersion: 11.5.1-1\n",
		"usr/bin/nvcc":                       "#!/bin/sh\nexec /usr/lib/nvidia-cuda-toolkit/bin/nvcc \"$@\"\n",
		"usr/local/cuda":                     "->cuda-12.6",
		"usr/local/cuda-12.6/include/cuda.h": "#define CUDA_VERSION 12060\n",
		"usr/local/cuda-12.6/bin/nvcc":       library(standin.Library{}),
		"usr/local/cuda-11.8/version.json":   `{"cuda": {"name": "CUDA SDK", "version": "11.8.0"}}`,
		"usr/local/cuda-11.0/version.txt":    "CUDA Version 11.0.3\n",
		"opt/amazon/efa_installed_packages":  "# EFA installer version: 1.34.0\n",
		"opt/conda/bin/python3":              library(standin.Library{Rpath: "$ORIGIN/../lib"}),

		"opt/conda/conda-meta/cuda-version-11.8-h70ddcb2_3.json":               "{}",
		"opt/conda/conda-meta/pytorch-2.4.1-py3.11_cuda11.8_cudnn9.1.0_0.json": "{}",
		"opt/venv/pyvenv.cfg": "version = 3.11.9\n",
		"opt/venv/lib/python3.11/site-packages/jax-0.4.30.dist-info/METADATA": metadata("jax", "0.4.30"),

		site + "torch/version.py": "cuda: Optional[str] = '12.4'\n",
		site + "torch/lib/libtorch_cuda.so": library(standin.Library{Needed: []string{"libcudnn.so.9", "libnccl.so.2"},
			Rpath: "$ORIGIN/../../nvidia/nccl/lib"}),
		site + "torch-2.5.1.dist-info/METADATA":        metadata("torch", "2.5.1"),
		site + "torch-2.5.1.dist-info/INSTALLER":       "pip\n",
		site + "torch-2.5.1.dist-info/direct_url.json": `{"url": "https://example.com/torch-2.5.1.whl"}`,
		site + "triton-3.1.0.dist-info/RECORD":         "no METADATA, so the installation is not whole\n",
		site + "old-1.0.egg-info/PKG-INFO":             metadata("old", "1.0"),
		site + "nvidia/nccl/lib/libnccl.so.2":          library(standin.Library{Soname: "libnccl.so.2"}),
		site + "nvidia/nccl/include/nccl.h": "#define NCCL_MAJOR 2\n" +
			"#define NCCL_MINOR 21\n#define NCCL_PATCH 5\n",
		site + "nvidia_nccl_cu12-2.21.5.dist-info/METADATA": metadata("nvidia-nccl-cu12", "2.21.5"),
		site + "torch/much.py":                              strings.Repeat("# no word of it is read\n", 1000),
	}
}

// TestWhatIsKeptOfAnImageSaysAllOfIt compares a root with what is kept of an image made of
// it: whatever doctor reads must be among that.
func TestWhatIsKeptOfAnImageSaysAllOfIt(t *testing.T) {
	whole := elftest.Root(t, everything())
	into := keptOf(t, whole)
	kept := filepath.Join(into, cli.UnpackedFiles)
	if got, want := saidOf(t, kept), saidOf(t, whole); !cmp.Equal(got, want) {
		t.Errorf("(-whole +kept):\n%s", cmp.Diff(want, got))
	}
	if _, err := os.Stat(filepath.Join(kept, "opt/conda/lib/python3.11/site-packages/torch/much.py")); err == nil {
		t.Error("a file that doctor does not read is kept")
	}
}

// keptOf makes an image of a folder and returns what the second program keeps of it.
func keptOf(t *testing.T, folder string) (into string) {
	t.Helper()
	text, err := tarOfFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(text)), nil })
	if err != nil {
		t.Fatal(err)
	}
	img, err := mutate.AppendLayers(empty.Image, l)
	if err == nil {
		img, err = mutate.Config(img, v1.Config{Env: []string{"A=b"}})
	}
	if err != nil {
		t.Fatal(err)
	}
	a, stdout, stderr := appWith(t, nil)
	into = t.TempDir()
	if err := a.unpackImage(t.Context(), "made-up", img, into); err != nil {
		t.Fatal(err)
	}
	var image cli.UnpackedImage
	if err := json.Unmarshal(stdout.Bytes(), &image); err != nil || !cmp.Equal(image.Env, []string{"A=b"}) ||
		!strings.HasPrefix(stderr.String(), "reading the layers of made-up, ") {
		t.Errorf("%v: %+v, %s", err, image, stderr)
	}
	return into
}

// saidOf is all that doctor reads below a root, as JSON.
func saidOf(t *testing.T, folder string) []string {
	t.Helper()
	files, closeFiles, err := loader.Below(t.Context(), folder)
	if err != nil {
		t.Fatal(err)
	}
	defer closeFiles()
	said := []any{host.Read(files, host.Environment(files), matrices.Embedded())}
	for _, at := range []string{"opt/conda", "opt/conda/lib/python3.11/site-packages", "opt/venv"} {
		below, err := fs.Sub(files, at)
		if err != nil {
			t.Fatal(err)
		}
		env, err := source.ReadFolder(t.Context(), below, at)
		if err != nil {
			t.Fatal(err)
		}
		e := installed.Read(installed.Machine{Root: files, Facts: matrices.Embedded()}, at, "/"+at)
		said = append(said, env, e, e.Checks())
	}
	var list []string
	for _, s := range said {
		text, err := json.MarshalIndent(s, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, string(text))
	}
	return list
}

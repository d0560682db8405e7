package container

import (
	"slices"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"

	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// withoutLibraries observes what an image has none of, by its name: the images of
// distributions and languages hold nothing of CUDA, those of NVIDIA's that are called base
// its run-time library alone, and the others cuDNN only where their tag says so; the compiler
// is in those called devel.
// https://hub.docker.com/r/nvidia/cuda
func (i image) withoutLibraries() {
	switch {
	case i.repository == "docker.io/nvidia/cuda" || i.repository == "nvcr.io/nvidia/cuda":
		words := strings.FieldsFunc(i.tag, func(c rune) bool { return c == '-' })
		if slices.Contains(words, "runtime") {
			i.add(observed.Observation{Kind: observed.Lacks, Value: observed.CompilerOfCUDA})
		}
		for n, word := range words {
			if strings.HasPrefix(word, "cudnn") {
				return
			}
			words[n] = strings.TrimRight(word, "0123456789.")
		}
		for _, word := range words {
			switch word {
			case "base":
				i.add(observed.Observation{Kind: observed.Lacks, Value: observed.LibrariesOfCUDA})
				return
			case "runtime", "devel":
				i.add(observed.Observation{Kind: observed.Lacks, Value: observed.LibraryCUDNN})
				return
			}
		}
	case i.bare():
		i.add(observed.Observation{Kind: observed.Lacks, Value: observed.LibrariesOfCUDA})
	}
}

// loaderPath is what LD_LIBRARY_PATH says in NVIDIA's images of CUDA before 12.8.1: where the
// tools for containers put the driver's libraries. Later ones name their CUDA there.
// https://gitlab.com/nvidia/container-images/cuda
const loaderPath = "/usr/local/nvidia/lib:/usr/local/nvidia/lib64"

// withoutLoaderPath observes that an image's own CUDA is not on the loader's path.
func (i image) withoutLoaderPath() {
	if cuda := cudaOfImage(i.repository + ":" + i.tag); cuda != "" && version.Compare(cuda, "12.8.1") < 0 {
		i.add(observed.Observation{Kind: observed.Lacks, Value: observed.LoaderPath})
	}
}

// dropLoaderPath takes that back where a stage names a CUDA on the path.
func (d *dockerfile) dropLoaderPath(s *stage) {
	if !strings.Contains(strings.ReplaceAll(s.variables.Value("LD_LIBRARY_PATH"), loaderPath, ""), "cuda") {
		return
	}
	d.r.Env.Observations = slices.DeleteFunc(d.r.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Lacks && o.Value == observed.LoaderPath
	})
}

// bare reports whether an image is one of a distribution, of a language or of an installer,
// whose makers put nothing of CUDA into it.
func (i image) bare() bool { return i.plain() && !install.NamesCUDA(i.tag) }

// takesCondaForge reports whether conda takes packages from conda-forge in an image where nobody names a channel.
// https://github.com/conda-forge/miniforge#miniforge
// https://micromamba-docker.readthedocs.io/en/latest/quick_start.html
func takesCondaForge(reference string) bool {
	repository, _, err := splitImage(reference)
	return err == nil && slices.Contains([]string{"docker.io/condaforge/miniforge3", "docker.io/condaforge/mambaforge",
		"docker.io/mambaorg/micromamba"}, repository)
}

// plain reports whether an image is one of a distribution, of a language or of an installer: one
// without packages for GPUs.
func (i image) plain() bool {
	if _, is := distribution(i.repository); is {
		return true
	}
	switch i.repository {
	case "docker.io/library/python", "docker.io/library/pypy", "docker.io/library/buildpack-deps",
		"docker.io/continuumio/miniconda3", "docker.io/continuumio/anaconda3", "docker.io/condaforge/miniforge3",
		"docker.io/condaforge/mambaforge", "docker.io/mambaorg/micromamba", "ghcr.io/astral-sh/uv",
		"mcr.microsoft.com/devcontainers/python", "mcr.microsoft.com/devcontainers/base":
		return true
	}
	return false
}

// opaque reports whether nothing is known of what an image holds. Whoever copies a well-known one to a
// registry of their own keeps the last word of its name.
func (i image) opaque() bool {
	last := i.repository[strings.LastIndexByte(i.repository, '/')+1:]
	if _, is := distribution("docker.io/library/" + last); is || i.plain() || softwareIn(i.repository) != "" {
		return false
	}
	switch last {
	case "python", "cuda", "cudagl", "l4t-base", "l4t-cuda", "l4t-jetpack":
		return false
	}
	return !strings.HasPrefix(i.repository, "docker.io/library/") && i.repository != "docker.io/runpod/base"
}

// brings observes that an instruction which copies from another image, or from the build
// context, may bring libraries of CUDA: it names them, or the image does that they are in.
func (d *dockerfile) brings(node *parser.Node) {
	start, end := d.lines(node)
	text := d.r.Text[start:end]
	for _, flag := range node.Flags {
		if name, ok := strings.CutPrefix(flag, "--from="); ok {
			if at := d.find(name); at >= 0 {
				name = d.stages[at].base
			}
			text += " " + name
		}
	}
	if install.NamesCUDA(text) {
		d.r.Observe(observed.Observation{Kind: observed.Brought}, start, end)
	}
}

package source

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// OverFlags lays flags over an environment. Where --framework or --with names an image, such as
// nvcr.io/nvidia/tensorflow:25.02-tf2-py3, it says what that holds; and a package of the system's, such as
// libcudnn9-cuda-12, that this is there. A system that is said to be conda's, such as linux-conda, has its packages
// from there.
func OverFlags(env *observed.Environment, given *observed.Flags) {
	flags, images := *given, observed.Environment{}
	if condaWord.MatchString(flags.OS) && !isOthersImage(flags.OS) {
		if env.Installer == "" {
			env.Installer = observed.Conda
		}
		flags.OS = strings.Trim(condaWord.ReplaceAllString(flags.OS, ""), " :-()")
		if !strings.ContainsFunc(flags.OS, unicode.IsLetter) { // no system is named by a version alone
			flags.OS = ""
		}
	}
	flags.Framework = withoutImages(&images, "--framework", given.Framework)
	flags.With = withoutImages(&images, "--with", given.With)
	flags.With = withoutLibraries(&images, "--with", flags.With)
	Over(env, append(images.Observations, flags.Observations()...))
	env.Notes = append(env.Notes, images.Notes...)
}

// condaWord stands in a system's name for who installed what is there: linux-conda, "Ubuntu 22.04 (Miniconda)". Its
// version may stand behind it, as in anaconda3-2023.09, and so may the rest of its channel's name: conda-forge. So do
// images of it say where they come from, and which they are: continuumio/miniconda3:24.1.2-0, miniconda3-latest.
var condaWord = lazyregexp.New(
	`(?i)(?:^[\w.-]+/(?:[\w.-]+/)*)?\b(?:(?:ana|mini)?conda|miniforge|mambaforge|(?:micro)?mamba)(?:-forge)?\d*\b` +
		`(?:[-:](?:latest\b|v?[\d.]+\b))?[-\d.]*`)

// isOthersImage reports whether a system is the reference of an image that is called after conda and is none of its
// makers': mycompany/conda-train:1.2.
func isOthersImage(system string) bool {
	at := strings.LastIndexByte(system, '/')
	name, _, _ := strings.Cut(system[at+1:], ":")
	return at > 0 && condaWord.ReplaceAllString(name, "") != ""
}

// withoutLibraries returns the values of a flag that name no package of a distribution with CUDA or a library of
// NVIDIA's, and adds what those say.
func withoutLibraries(env *observed.Environment, flag string, values []string) []string {
	var rest []string
	for _, value := range values {
		name, version := strings.TrimSpace(value), ""
		if end := strings.IndexAny(name, "= "); end > 0 {
			name, version = name[:end], strings.Trim(name[end:], "= ")
		}
		o, is := install.InDistribution(name, version)
		if !is {
			rest = append(rest, value)
			continue
		}
		o.At, o.Text = request.Position{File: flag}, flag+" "+value
		env.Observations = append(env.Observations, o)
		if o.Kind == observed.Brought {
			env.Notes = append(env.Notes, observed.Note{At: o.At, Text: fmt.Sprintf(
				"not judged: %s: it may have brought CUDA's libraries, in a version that it does not say", value)})
		}
	}
	return rest
}

// withoutImages returns the values of a flag that name no image, and adds what the images say of
// what they hold.
func withoutImages(images *observed.Environment, flag string, values []string) []string {
	var rest []string
	for _, value := range values {
		if ref, is := container.Reference(value); is {
			observeImage(images, flag, ref, flag+" "+value)
		} else {
			rest = append(rest, value)
		}
	}
	return rest
}

// observeImage adds what the reference of an image says of what it holds, all of it from
// one place and with one text.
func observeImage(env *observed.Environment, place, ref, text string) *document.Reading {
	before := len(env.Observations)
	r := &document.Reading{Document: document.New(place, ref, document.UTF8), Env: env}
	container.Image(r, ref, 0, len(ref))
	for i := before; i < len(env.Observations); i++ {
		o := &env.Observations[i]
		o.At, o.Text = request.Position{File: place}, text
	}
	return r
}

package source

import (
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// OverFlags lays flags over an environment. Where --with names an image, such as
// nvcr.io/nvidia/tensorflow:25.02-tf2-py3, it says what that holds.
func OverFlags(env *observed.Environment, given *observed.Flags) {
	flags, images := *given, observed.Environment{}
	flags.With = nil
	for _, with := range given.With {
		ref, is := container.Reference(with)
		if !is {
			flags.With = append(flags.With, with)
			continue
		}
		observeImage(&images, "--with", ref, "--with "+with)
	}
	Over(env, append(images.Observations, flags.Observations()...))
	env.Notes = append(env.Notes, images.Notes...)
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

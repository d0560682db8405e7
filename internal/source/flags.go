package source

import (
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// OverFlags lays flags over an environment. Where --framework or --with names an image, such as
// nvcr.io/nvidia/tensorflow:25.02-tf2-py3, it says what that holds.
func OverFlags(env *observed.Environment, given *observed.Flags) {
	flags, images := *given, observed.Environment{}
	flags.Framework = withoutImages(&images, "--framework", given.Framework)
	flags.With = withoutImages(&images, "--with", given.With)
	Over(env, append(images.Observations, flags.Observations()...))
	env.Notes = append(env.Notes, images.Notes...)
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

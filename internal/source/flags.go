package source

import (
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
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
		before := len(images.Observations)
		r := document.Reading{Document: document.New("--with", ref, ""), Env: &images}
		container.Image(&r, ref, 0, len(ref))
		for i := range images.Observations[before:] {
			o := &images.Observations[before+i]
			o.At.Line, o.At.Column, o.Text = 0, 0, "--with "+with
		}
	}
	Over(env, append(images.Observations, flags.Observations()...))
	env.Notes = append(env.Notes, images.Notes...)
}

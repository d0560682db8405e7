package build

import (
	"testing"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// What a builder made of an image is kept, and holds for what it was made from alone.
func TestAnImageThatWasDescribedIsNotDescribedAgain(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	prepared := func() (*job, string) {
		t.Helper()
		o, err := Options{Base: base}.withDefaults()
		if err != nil {
			t.Fatal(err)
		}
		j, err := prepare(t.Context(), b, r, o)
		if err != nil {
			t.Fatal(err)
		}
		key, err := j.imageKey(b)
		if err != nil {
			t.Fatal(err)
		}
		return j, key
	}
	j, key := prepared()
	if _, err := j.kept(b, key); err == nil {
		t.Fatal("an image is kept that nobody has made")
	}
	first, err := describe(t.Context(), b, j, builder.Progress{})
	if err != nil {
		t.Fatal(err)
	}
	j, again := prepared()
	if again != key {
		t.Errorf("the same image is kept as %s, and then as %s", key, again)
	}
	kept, err := j.kept(b, key)
	if err != nil {
		t.Fatal(err)
	}
	if kept.Digest != first.Digest || kept.ConfigDigest != first.ConfigDigest || kept.Size != first.Size ||
		kept.Manifest.MediaType != first.Manifest.MediaType {
		t.Errorf("made: %+v\nkept: %+v", first, kept)
	}
	for _, d := range []digest.Digest{first.Digest, first.ConfigDigest} {
		if _, err := j.layout.Info(t.Context(), d); err != nil {
			t.Error(err)
		}
	}

	for name, change := range map[string]func(j *job, b *builder.Builder){
		"another builder": func(_ *job, b *builder.Builder) { b.Version += "+another" },
		"another config":  func(j *job, _ *builder.Builder) { j.config.Config.Env = append(j.config.Config.Env, "A=1") },
		"another day": func(j *job, _ *builder.Builder) {
			later := j.config.Created.Add(24 * time.Hour)
			j.config.Created = &later
		},
		"a layer less": func(j *job, _ *builder.Builder) { j.recipe.Layers = j.recipe.Layers[1:] },
		"another base": func(j *job, _ *builder.Builder) { j.below = j.below[1:] },
	} {
		j, _ := prepared()
		other := *b
		change(j, &other)
		if got, err := j.imageKey(&other); err != nil || got == key {
			t.Errorf("%s: kept as the same image (%v)", name, err)
		}
	}

	nameless := *b
	nameless.Version = ""
	if _, err := describe(t.Context(), &nameless, j, builder.Progress{}); err != nil {
		t.Fatal(err)
	}
	if again, err = j.imageKey(&nameless); err != nil {
		t.Fatal(err)
	}
	if _, err := j.kept(&nameless, again); err == nil {
		t.Error("an image is kept of a builder that does not say its version")
	}

	var made madeImage
	if err := s.Link(imageKind, key, &made); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(m *madeImage){
		"manifest": func(m *madeImage) { m.Manifest = append([]byte(" "), m.Manifest...) },
		"config":   func(m *madeImage) { m.Config = append([]byte(" "), m.Config...) },
		"digest":   func(m *madeImage) { m.Image.Digest = digest.FromString("another") },
	} {
		spoilt := made
		spoil(&spoilt)
		if err := s.SetLink(imageKind, key, spoilt); err != nil {
			t.Fatal(err)
		}
		if _, err := j.kept(b, key); err == nil {
			t.Errorf("a record whose %s was changed is believed", name)
		}
	}
}

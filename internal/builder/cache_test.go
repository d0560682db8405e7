package builder_test

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

// copyBlobs brings files from one store into another, as a download would.
func copyBlobs(t *testing.T, from, to *store.Store, debs []lock.AptPackage) {
	t.Helper()
	for _, p := range debs {
		d := digest.NewDigestFromEncoded(digest.SHA256, p.SHA256)
		if err := copyBlob(t.Context(), from, to, d); err != nil {
			t.Fatal(err)
		}
	}
}

func copyBlob(ctx context.Context, from, to *store.Store, d digest.Digest) error {
	_, err := to.Put(ctx, d, func(w io.Writer) error {
		f, err := from.Open(d)
		if err != nil {
			return err
		}
		_, err = io.Copy(w, f)
		return errors.Join(err, f.Close())
	})
	return err
}

func TestAFreshBuilderTakesTheInstallationFromACache(t *testing.T) {
	buildertest.Require(t)
	world := worldtest.Start(t, testworld.Images)
	ref := world.Image("library/debian:12-slim")
	base, err := (&registry.Client{}).Resolve(t.Context(), ref, platform)
	if err != nil {
		t.Fatal(err)
	}
	local := filepath.Join(t.TempDir(), "cache")
	host := buildertest.Registry(t)
	to := []builder.Cache{
		{Type: builder.CacheRegistry, Attrs: map[string]string{"ref": host + "/cache:apt"}},
		{Type: "local", Attrs: map[string]string{"dest": local}},
		{Type: builder.CacheInline},
	}
	s := buildertest.Store(t)
	b := buildertest.Connect(t, s)
	debs := resolveDebs(t, b, base)
	download(t, s, debs)
	spec := builder.AptSpec{
		Base: base.Content, Reference: ref, Platform: platform, Packages: debs, Compression: layer.Zstd, CacheTo: to,
	}
	var made layer.Layer
	for _, c := range to[:2] { // a build writes one cache at a time
		spec.CacheTo = []builder.Cache{c, to[2]}
		s2 := buildertest.Store(t)
		copyBlobs(t, s, s2, debs)
		if made, err = buildertest.Connect(t, s2).AptLayer(t.Context(), spec); err != nil {
			t.Fatal(err)
		}
	}
	for name, from := range map[string]builder.Cache{
		"registry": {Type: builder.CacheRegistry, Attrs: map[string]string{"ref": host + "/cache:apt"}},
		"local":    {Type: "local", Attrs: map[string]string{"src": local}},
	} {
		fresh := buildertest.Store(t)
		copyBlobs(t, s, fresh, debs)
		spec.CacheTo, spec.CacheFrom = nil, []builder.Cache{from}
		progress := &trigger{on: "never", do: func() {}}
		spec.Progress = builder.Progress{Mode: "plain", Writer: progress}
		got, err := buildertest.Connect(t, fresh).AptLayer(t.Context(), spec)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got.Digest != made.Digest {
			t.Errorf("%s: the layer is %s, want %s", name, got.Digest, made.Digest)
		}
		if text := progress.seen.String(); !strings.Contains(text, "CACHED") || strings.Contains(text, "Setting up") {
			t.Errorf("%s: the packages were installed again:\n%s", name, text)
		}
		if _, changed := from.Attrs["digest"]; changed {
			t.Errorf("%s: the caller's attributes were written to", name)
		}
	}
}

func TestAnImageIsItsOwnCache(t *testing.T) {
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := project(t, s, base, healthy)
	first, err := buildertest.Connect(t, s).Build(t.Context(), r, builder.BuildOptions{
		Base: base, CacheTo: []builder.Cache{{Type: builder.CacheInline}},
		Outputs: []builder.Output{{Type: builder.OutputPush, Tags: []string{host + "/demo:1", host + "/demo/demo:1"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	var asked int
	mirrors := &registry.Client{Mirrors: []request.Mirror{{Host: "docker.io", To: host}}}
	build := func(ref string) (*builder.Result, error) {
		empty := buildertest.Store(t)
		return buildertest.Connect(t, empty).Build(t.Context(), r, builder.BuildOptions{
			Base: base, Outputs: []builder.Output{{Type: builder.OutputOCI, Dest: filepath.Join(t.TempDir(), "x.tar")}}, Registry: mirrors,
			CacheFrom: []builder.Cache{{Type: builder.CacheRegistry, Attrs: map[string]string{"ref": ref}}},
			Fill: func(context.Context, digest.Digest) error {
				asked++
				return errors.New("a layer must be made")
			},
		})
	}
	for _, ref := range []string{host + "/demo:1", "docker.io/demo/demo:1"} {
		second, err := build(ref)
		if err != nil {
			t.Fatal(err)
		}
		if second.Digest != first.Digest || asked > 0 {
			t.Errorf("%s: digest %s, want %s; %d layers were asked for", ref, second.Digest, first.Digest, asked)
		}
	}
	if _, err := build(buildertest.Registry(t) + "/demo:1"); err == nil || !strings.Contains(err.Error(), "a layer must be made") {
		t.Errorf("a cache that has nothing: %v", err)
	}
}

package aptlayer_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/aptlayer"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
)

// copyBlobs brings files from one store into another, as a download would.
func copyBlobs(t *testing.T, from, to *store.Store, debs []lock.AptPackage) {
	t.Helper()
	for _, p := range debs {
		d := digest.NewDigestFromEncoded(digest.SHA256, p.SHA256)
		if err := buildertest.CopyBlob(t.Context(), from, to, d); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAFreshBuilderTakesTheInstallationFromACache(t *testing.T) {
	buildertest.Require(t)
	world := worldtest.Start(t, testworld.Images)
	ref := world.Image("library/debian:12-slim")
	base, err := (&registry.Client{}).Resolve(t.Context(), ref, buildertest.Platform)
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
	debs := buildertest.ResolveDebs(t, b, base, packages()...)
	buildertest.DownloadDebs(t, s, debs)
	spec := aptlayer.Spec{
		Base: base.Content, Reference: ref, Platform: buildertest.Platform, Packages: debs, Compression: layer.Zstd,
		CacheTo: to,
	}
	var made layer.Layer
	for _, c := range to[:2] { // a build writes one cache at a time
		spec.CacheTo = []builder.Cache{c, to[2]}
		s2 := buildertest.Store(t)
		copyBlobs(t, s, s2, debs)
		if made, err = aptlayer.Make(t.Context(), buildertest.Connect(t, s2), spec); err != nil {
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
		progress := &buildertest.Trigger{On: "never", Do: func() {}}
		spec.Progress = builder.Progress{Mode: "plain", Writer: progress}
		got, err := aptlayer.Make(t.Context(), buildertest.Connect(t, fresh), spec)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got.Digest != made.Digest {
			t.Errorf("%s: the layer is %s, want %s", name, got.Digest, made.Digest)
		}
		if text := progress.Seen.String(); !strings.Contains(text, "CACHED") || strings.Contains(text, "Setting up") {
			t.Errorf("%s: the packages were installed again:\n%s", name, text)
		}
		if _, changed := from.Attrs["digest"]; changed {
			t.Errorf("%s: the caller's attributes were written to", name)
		}
	}
}

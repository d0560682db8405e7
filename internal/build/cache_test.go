package build_test

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/registry"
)

func TestAnImageIsItsOwnCache(t *testing.T) {
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	first, err := build.Build(t.Context(), buildertest.Connect(t, s), r, build.Options{
		Base: base, CacheTo: []builder.Cache{{Type: builder.CacheInline}},
		Outputs: []build.Output{{Type: build.OutputPush, Tags: []string{host + "/demo:1", host + "/demo/demo:1"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	var asked int
	mirrors := &registry.Client{Mirrors: []registry.Mirror{{Host: "docker.io", To: host}}}
	again := func(ref string) (*build.Result, error) {
		empty := buildertest.Store(t)
		return build.Build(t.Context(), buildertest.Connect(t, empty), r, build.Options{
			Base: base, Outputs: []build.Output{{Type: build.OutputOCI, Dest: filepath.Join(t.TempDir(), "x.tar")}},
			Registry:  mirrors,
			CacheFrom: []builder.Cache{{Type: builder.CacheRegistry, Attrs: map[string]string{"ref": ref}}},
			Fetch: func(context.Context, digest.Digest) error {
				asked++
				return errors.New("a layer must be made")
			},
		})
	}
	for _, ref := range []string{host + "/demo:1", "docker.io/demo/demo:1"} {
		second, err := again(ref)
		if err != nil {
			t.Fatal(err)
		}
		if second.Digest != first.Digest || asked > 0 {
			t.Errorf("%s: digest %s, want %s; %d layers were asked for", ref, second.Digest, first.Digest, asked)
		}
	}
	if _, err := again(buildertest.Registry(t) + "/demo:1"); err == nil ||
		!strings.Contains(err.Error(), "a layer must be made") {
		t.Errorf("a cache that has nothing: %v", err)
	}
}

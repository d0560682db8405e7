package aptlayer_test

import (
	"archive/tar"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

// packages are a daemon with a user of its own and a setuid helper (dbus), a
// Python package that is compiled on installation, and a shared library.
func packages() []string { return []string{"dbus", "python3-six", "libjpeg62-turbo"} }

func TestAptLayerIsTheSameFromAnyBuilder(t *testing.T) {
	buildertest.Require(t)
	world := worldtest.Start(t, testworld.Images)
	ref := world.Image("library/debian:12-slim")
	base, err := (&registry.Client{}).Resolve(t.Context(), ref, buildertest.Platform)
	if err != nil {
		t.Fatal(err)
	}

	var first recipe.Layer
	var debs []lock.AptPackage
	for i, snapshotter := range []string{"overlayfs", "native"} {
		s := buildertest.Store(t)
		b := buildertest.Serve(t, s, "--oci-worker-snapshotter="+snapshotter)
		if i == 0 {
			debs = buildertest.ResolveDebs(t, b, base, packages()...)
		}
		buildertest.DownloadDebs(t, s, debs)
		r := &recipe.Recipe{
			Target: "apt", Platform: buildertest.Platform, Base: recipe.Base{Reference: ref, Digest: base.Digest},
			Apt: debs, Layers: []recipe.Layer{{Kind: recipe.Apt, Name: "apt packages", CreatedBy: "apt"}},
			Config: recipe.Config{User: "0:0"},
			// The image's own tools prove that the packages are installed.
			SelfTest: recipe.SelfTest{Args: []string{"dpkg", "--verify", "python3-six"}},
		}
		result, err := build.Build(t.Context(), b, r, build.Options{Base: base.Content})
		if err != nil {
			var failed *build.SelfTestError
			if errors.As(err, &failed) {
				t.Log(failed.Output)
			}
			t.Fatal(err)
		}
		got := result.Layers[0]
		if r.Layers[0].Digest != "" {
			t.Error("the caller's recipe was changed")
		}
		if i == 0 {
			first = got
			checkAptLayer(t, s, got)
			again, err := build.Build(t.Context(), b, r, build.Options{Base: base.Content})
			if err != nil || again.Digest != result.Digest {
				t.Errorf("again: %v, %v", again, err)
			}
			checkLockedApt(t, s, b, r, got, base)
			continue
		}
		if got.Digest != first.Digest {
			t.Errorf("%s gives %s, overlayfs gave %s\n%s", snapshotter, got.DiffID, first.DiffID,
				strings.Join(listing(t, s, got), "\n"))
		}
	}
}

// checkLockedApt builds with the layer's digest known before: it is made when
// the builder asks for it, and has to be that one.
func checkLockedApt(t *testing.T, s *store.Store, b *builder.Builder, r *recipe.Recipe, l recipe.Layer,
	base *registry.Image) {
	t.Helper()
	locked := *r
	locked.Layers = []recipe.Layer{l}
	if err := s.Remove(digest.Digest(l.Digest)); err != nil {
		t.Fatal(err)
	}
	options := build.Options{Base: base.Content,
		Outputs: []build.Output{{Type: build.OutputOCI, Dest: path.Join(t.TempDir(), "image.tar")}}}
	result, err := build.Build(t.Context(), b, &locked, options)
	if err != nil || result.Layers[0].Digest != l.Digest {
		t.Errorf("with the layer's digest known: %v", err)
	}
	wrong := l
	wrong.Digest = digest.FromString("another layer")
	wrong.DiffID = digest.FromString("another tar")
	locked.Layers = []recipe.Layer{wrong}
	if _, err := build.Build(t.Context(), b, &locked, options); err == nil ||
		!strings.Contains(err.Error(), "but the lock says "+wrong.Digest.String()) {
		t.Errorf("with another digest in the lock: %v", err)
	}
}

func checkAptLayer(t *testing.T, s *store.Store, l recipe.Layer) {
	t.Helper()
	names := map[string]bool{}
	for _, line := range listing(t, s, l) {
		fields := strings.Fields(line)
		names[fields[len(fields)-1]] = true
		if strings.Contains(line, "dbus-daemon-launch-helper") && !strings.Contains(line, "rwsr-xr--") {
			t.Errorf("the setuid bit is lost: %s", line)
		}
	}
	for _, want := range []string{"usr/bin/dbus-daemon", "usr/lib/python3/dist-packages/six.py", "var/lib/dpkg/status",
		"etc/ld.so.cache"} {
		if !names[want] {
			t.Errorf("%s is missing", want)
		}
	}
	for name := range names {
		for _, never := range []string{"var/log/", "var/cache/apt/", "tmp/", "run/"} {
			if strings.HasPrefix(name, never) && !strings.HasSuffix(name, "/") {
				t.Errorf("%s is in the layer", name)
			}
		}
	}
	if names["etc/machine-id"] || names["var/lib/dbus/machine-id"] {
		t.Error("a machine id is in the layer")
	}
}

// listing shows a layer's entries with all that its digest depends on.
func listing(t *testing.T, s *store.Store, l recipe.Layer) []string {
	t.Helper()
	f, err := s.Open(digest.Digest(l.Digest))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := zstd.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var lines []string
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return lines
		}
		if err != nil {
			t.Fatal(err)
		}
		sum, err := digest.FromReader(r)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprint(sum.Encoded()[:8], " ", h.FileInfo().Mode(), " ", unixMode(h.Mode), " ", h.Uid, ":",
			h.Gid, " ", h.ModTime.Unix(), " ", h.Linkname, " ", h.Name))
	}
}

func unixMode(mode int64) string {
	text := []byte("rwxrwxrwx")
	for i := range text {
		if mode&(1<<(8-i)) == 0 {
			text[i] = '-'
		}
	}
	if mode&0o4000 != 0 {
		text[2] = 's'
	}
	return string(text)
}

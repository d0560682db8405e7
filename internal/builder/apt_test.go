package builder_test

import (
	"archive/tar"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

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
var packages = []string{"dbus", "python3-six", "libjpeg62-turbo"}

func TestAptLayerIsTheSameFromAnyBuilder(t *testing.T) {
	buildertest.Require(t)
	world := worldtest.Start(t, testworld.Images)
	ref := world.Image("library/debian:12-slim")
	base, err := (&registry.Client{}).Resolve(t.Context(), ref, platform)
	if err != nil {
		t.Fatal(err)
	}

	var first recipe.Layer
	var debs []lock.AptPackage
	for i, snapshotter := range []string{"overlayfs", "native"} {
		s := buildertest.Store(t)
		b := serve(t, s, "--oci-worker-snapshotter="+snapshotter)
		if i == 0 {
			debs = resolveDebs(t, b, base)
		}
		download(t, s, debs)
		r := &recipe.Recipe{
			Target: "apt", Platform: platform, Base: recipe.Base{Reference: ref, Digest: base.Digest},
			Apt: debs, Layers: []recipe.Layer{{Kind: recipe.Apt, Name: "apt packages", CreatedBy: "apt"}},
			Config: recipe.Config{User: "0:0"},
			// The image's own tools prove that the packages are installed.
			SelfTest: recipe.SelfTest{Args: []string{"dpkg", "--verify", "python3-six"}},
		}
		result, err := b.Build(t.Context(), r, builder.BuildOptions{Base: base.Content})
		if err != nil {
			var failed *builder.SelfTestError
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
			again, err := b.Build(t.Context(), r, builder.BuildOptions{Base: base.Content})
			if err != nil || again.Digest != result.Digest {
				t.Errorf("again: %v, %v", again, err)
			}
			checkLockedApt(t, s, b, r, got, base)
			continue
		}
		if got.Digest != first.Digest {
			t.Errorf("%s gives %s, overlayfs gave %s\n%s", snapshotter, got.DiffID, first.DiffID, strings.Join(listing(t, s, got), "\n"))
		}
	}
}

// checkLockedApt builds with the layer's digest known before: it is made when
// the builder asks for it, and has to be that one.
func checkLockedApt(t *testing.T, s *store.Store, b *builder.Builder, r *recipe.Recipe, l recipe.Layer, base *registry.Image) {
	t.Helper()
	locked := *r
	locked.Layers = []recipe.Layer{l}
	if err := s.Remove(digest.Digest(l.Digest)); err != nil {
		t.Fatal(err)
	}
	options := builder.BuildOptions{Base: base.Content, Outputs: []builder.Output{{Type: builder.OutputOCI, Dest: path.Join(t.TempDir(), "image.tar")}}}
	result, err := b.Build(t.Context(), &locked, options)
	if err != nil || result.Layers[0].Digest != l.Digest {
		t.Errorf("with the layer's digest known: %v", err)
	}
	wrong := l
	wrong.Digest = digest.FromString("another layer").String()
	wrong.DiffID = digest.FromString("another tar").String()
	locked.Layers = []recipe.Layer{wrong}
	if _, err := b.Build(t.Context(), &locked, options); err == nil || !strings.Contains(err.Error(), "but the lock says "+wrong.Digest) {
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
	for _, want := range []string{"usr/bin/dbus-daemon", "usr/lib/python3/dist-packages/six.py", "var/lib/dpkg/status", "etc/ld.so.cache"} {
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
		lines = append(lines, fmt.Sprint(sum.Encoded()[:8], " ", h.FileInfo().Mode(), " ", unixMode(h.Mode), " ", h.Uid, ":", h.Gid, " ", h.ModTime.Unix(), " ", h.Linkname, " ", h.Name))
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

// resolveDebs asks the base image's own apt what to install.
func resolveDebs(t *testing.T, b *builder.Builder, base *registry.Image) []lock.AptPackage {
	t.Helper()
	script := "set -eu\napt-get update -qq\napt-get install -o Acquire::ForceHash=SHA256 -qq --yes --no-install-recommends --print-uris \"$@\" >/uris\n"
	result, err := b.Run(t.Context(), builder.RunSpec{
		Image: base.Content, Platform: platform, Network: true, Outputs: []string{"/uris"},
		Files: map[string][]byte{"/apt.sh": []byte(script)}, Args: append([]string{"/bin/sh", "/apt.sh"}, packages...),
	})
	if err != nil {
		t.Fatal(err)
	}
	var debs []lock.AptPackage
	for line := range strings.Lines(string(result.Files["/uris"])) {
		fields := strings.Fields(line) // 'URL' FILE SIZE SHA256:HEX
		debs = append(debs, lock.AptPackage{
			URL: strings.Trim(fields[0], "'"), File: fields[1], SHA256: strings.TrimPrefix(fields[3], "SHA256:"),
		})
	}
	if len(debs) < len(packages) {
		t.Fatalf("apt names %d packages: %s", len(debs), result.Files["/uris"])
	}
	return debs
}

func download(t *testing.T, s *store.Store, debs []lock.AptPackage) {
	t.Helper()
	for _, p := range debs {
		_, err := s.Put(t.Context(), digest.NewDigestFromEncoded(digest.SHA256, p.SHA256), func(w io.Writer) error {
			response, err := http.Get(p.URL)
			if err != nil {
				return err
			}
			defer response.Body.Close()
			_, err = io.Copy(w, response.Body)
			return err
		})
		if err != nil {
			t.Fatalf("%s: %v", path.Base(p.URL), err)
		}
	}
}

package buildertest

import (
	"archive/tar"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Project is a recipe with a wheel-like layer in zstd, one in gzip, a self-test
// and a copy, on the toolbox image.
func Project(t testing.TB, s *store.Store, base v1.Image, script string) *recipe.Recipe {
	t.Helper()
	zstd, gzip := layer.Options{}, layer.Options{Compression: layer.Gzip}
	text := strings.Repeat("some weights and some more ", 1000)
	layers := []recipe.Layer{
		files(t, s, recipe.Environment, zstd,
			layer.File{Path: "/opt/env/pyvenv.cfg", Content: []byte("home = /bin\n")}),
		files(t, s, recipe.Wheels, zstd, layer.File{Path: "/opt/env/lib/torch.py", Content: []byte(text)}),
		files(t, s, recipe.Wheels, gzip, layer.File{Path: "/opt/env/lib/numpy.py", Content: []byte(text + "numpy")}),
		files(t, s, recipe.SelfTestKit, zstd,
			layer.File{Path: "/opt/envsolve/script", Content: []byte(script)},
			layer.File{Path: "/opt/env/bin/envsolve-selftest", Link: "/bin/toolbox"}),
		files(t, s, recipe.Files, zstd,
			layer.File{Path: "/app/main.py", Content: []byte("print('hello')\n")},
			layer.File{Path: "/app/run", Mode: 0o755, Content: []byte("#!/bin/toolbox\n")}),
	}
	digest, err := base.Digest()
	if err != nil {
		t.Fatal(err)
	}
	return &recipe.Recipe{
		Target: "demo", Platform: Platform,
		Base:   recipe.Base{Reference: "example.com/toolbox:1", Digest: digest.String()},
		Layers: layers,
		Config: recipe.Config{
			Env: []string{"PATH=/opt/env/bin", "VIRTUAL_ENV=/opt/env"}, User: "1000:1000", WorkingDir: "/app",
			Labels: map[string]string{"a": "b"},
		},
		SelfTest: recipe.SelfTest{Args: []string{recipe.SelfTestCommand}},
	}
}

func files(t testing.TB, s *store.Store, kind recipe.Kind, opt layer.Options, files ...layer.File) recipe.Layer {
	t.Helper()
	var made layer.Layer
	if _, err := s.Put(t.Context(), "", func(w io.Writer) (err error) {
		made, err = layer.FromFiles(t.Context(), files, opt, w)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return recipe.Layer{
		Kind: kind, Name: files[0].Path, CreatedBy: "envsolve: " + files[0].Path, Layer: made.Layer,
	}
}

func Write(t testing.TB, path, content string, mode fs.FileMode) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), mode); err != nil {
		t.Fatal(err)
	}
}

func Tag(t testing.TB, ref string) name.Tag {
	t.Helper()
	tag, err := name.NewTag(ref)
	if err != nil {
		t.Fatal(err)
	}
	return tag
}

func Pull(t testing.TB, ref string) v1.Image {
	t.Helper()
	img, err := remote.Image(Tag(t, ref))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func PushedDigest(t testing.TB, ref string) string {
	t.Helper()
	d, err := Pull(t, ref).Digest()
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

// ArchiveDigest is the digest of the manifest that an OCI archive's index names.
func ArchiveDigest(t testing.TB, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := tar.NewReader(f)
	for {
		h, err := r.Next()
		if err != nil {
			t.Fatalf("%s: no index.json: %v", path, err)
		}
		if h.Name != "index.json" {
			continue
		}
		index, err := v1.ParseIndexManifest(r)
		if err != nil || len(index.Manifests) != 1 {
			t.Fatalf("%s: %v, %v", path, index, err)
		}
		return index.Manifests[0].Digest.String()
	}
}

func FileDigest(t testing.TB, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	d, err := digest.FromReader(f)
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

const Healthy = "echo all is well\nid\nexists /app/main.py\n"

const Platform = "linux/amd64"

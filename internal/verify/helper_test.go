package verify

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"io"
	"testing"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/static"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/imageconfig"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/recipe"
)

// blob is a layer made by hand.
type blob struct {
	bytes  []byte
	digest digest.Digest
	diffID digest.Digest
}

// tarOf makes a tar of regular files: name, content, name, content, …
func tarOf(t testing.TB, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		h := tar.Header{Name: files[i], Mode: 0o644, Size: int64(len(files[i+1])), ModTime: time.Unix(315532800, 0)}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, files[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func zstdBlob(t testing.TB, plain []byte) blob {
	t.Helper()
	var b bytes.Buffer
	w, err := zstd.NewWriter(&b)
	if err != nil {
		t.Fatal(err)
	}
	return compressed(t, plain, w, &b)
}

func gzipBlob(t testing.TB, plain []byte) blob {
	t.Helper()
	var b bytes.Buffer
	return compressed(t, plain, gzip.NewWriter(&b), &b)
}

func compressed(t testing.TB, plain []byte, w io.WriteCloser, out *bytes.Buffer) blob {
	t.Helper()
	if _, err := w.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return blob{bytes: out.Bytes(), digest: digest.FromBytes(out.Bytes()), diffID: digest.FromBytes(plain)}
}

// image is an image of layers and a config, as a builder would write it: the
// config is any JSON document, to which rootfs is added.
type image struct {
	v1.Image
	raw      []byte
	manifest v1.Manifest
	layers   map[v1.Hash]v1.Layer
}

func (i *image) RawConfigFile() ([]byte, error)  { return i.raw, nil }
func (i *image) Manifest() (*v1.Manifest, error) { return &i.manifest, nil }
func (i *image) RawManifest() ([]byte, error)    { return json.Marshal(i.manifest) }
func (i *image) Digest() (v1.Hash, error) {
	raw, err := json.Marshal(i.manifest)
	return v1.Hash{Algorithm: "sha256", Hex: digest.FromBytes(raw).Encoded()}, err
}
func (i *image) LayerByDigest(h v1.Hash) (v1.Layer, error) { return i.layers[h], nil }

func imageOf(t testing.TB, config any, blobs ...blob) *image {
	t.Helper()
	first, err := json.Marshal(config)
	if err != nil {
		t.Fatal(err)
	}
	var document map[string]any
	if err := json.Unmarshal(first, &document); err != nil {
		t.Fatal(err)
	}
	i := &image{Image: empty.Image, layers: map[v1.Hash]v1.Layer{}}
	ids := []digest.Digest{}
	for _, b := range blobs {
		l := static.NewLayer(b.bytes, types.OCILayerZStd)
		h := v1.Hash{Algorithm: "sha256", Hex: b.digest.Encoded()}
		i.layers[h] = l
		i.manifest.Layers = append(i.manifest.Layers, v1.Descriptor{MediaType: types.OCILayerZStd, Digest: h,
			Size: int64(len(b.bytes))})
		ids = append(ids, b.diffID)
	}
	document["rootfs"] = map[string]any{"type": "layers", "diff_ids": ids}
	if i.raw, err = json.Marshal(document); err != nil {
		t.Fatal(err)
	}
	i.manifest.SchemaVersion = 2
	i.manifest.Config = v1.Descriptor{Digest: v1.Hash{Algorithm: "sha256", Hex: digest.FromBytes(i.raw).Encoded()}}
	return i
}

// world is a locked image and its parts: base, environment, two wheels, apt and
// the self-test.
type world struct {
	base                     *image
	recipe                   *recipe.Recipe
	below, env, torch, numpy blob
	apt, selfTest            blob
	torchTar, aptTar         []byte
	config                   ocispec.Image
}

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{}
	w.below = gzipBlob(t, tarOf(t, "etc/os-release", "ID=debian\n"))
	w.env = zstdBlob(t, tarOf(t, "opt/env/pyvenv.cfg", "home = /usr/local/bin\n"))
	w.torchTar = tarOf(t, "opt/env/torch/__init__.py", "import c\n", "opt/env/torch/lib.so", "ELF")
	w.torch = zstdBlob(t, w.torchTar)
	w.numpy = zstdBlob(t, tarOf(t, "opt/env/numpy/__init__.py", "\n"))
	w.aptTar = tarOf(t, "var/lib/dpkg/status", status("2.39.5-1"))
	w.apt = zstdBlob(t, w.aptTar)
	w.selfTest = zstdBlob(t, tarOf(t, "opt/envsolve/lock.json", "{}\n"))
	created := time.Unix(1_700_000_000, 0).UTC()
	w.base = imageOf(t, ocispec.Image{
		Created: &created, Platform: ocispec.Platform{OS: "linux", Architecture: "amd64"},
		Config: ocispec.ImageConfig{Env: []string{"PATH=/usr/local/bin:/usr/bin"}, Cmd: []string{"python3"},
			ExposedPorts: map[string]struct{}{"80/tcp": {}}},
		History: []ocispec.History{{Created: &created, CreatedBy: "debian"}},
	}, w.below)
	baseDigest, err := w.base.Digest()
	if err != nil {
		t.Fatal(err)
	}
	layer := func(kind recipe.Kind, name string, b blob) recipe.Layer {
		return recipe.Layer{
			Kind: kind, Name: name, CreatedBy: "envsolve: " + name,
			Layer: oci.Layer{Digest: b.digest, DiffID: b.diffID},
		}
	}
	w.recipe = &recipe.Recipe{
		Target: "train", Platform: "linux/amd64",
		Base: recipe.Base{Reference: "docker.io/library/python:3.12", Digest: baseDigest.String()},
		Layers: []recipe.Layer{
			layer(recipe.Environment, "virtual environment", w.env), layer(recipe.Wheels, "torch 2.5.1", w.torch),
			layer(recipe.Wheels, "numpy 2.1.0", w.numpy), {Kind: recipe.Apt, Name: "apt packages",
				CreatedBy: "envsolve: apt git"},
			layer(recipe.SelfTestKit, "self-test", w.selfTest),
		},
		Apt: []lock.AptPackage{{Name: "git", Version: "2.39.5-1", Arch: "amd64"}},
		Config: recipe.Config{
			Env: []string{"PATH=/opt/env/bin", "NVIDIA_REQUIRE_CUDA=driver>=535"}, User: "1000:1000",
			Labels: map[string]string{"dev.envsolve.lock.digest": "sha256:aa"},
		},
	}
	var base ocispec.Image
	if err := json.Unmarshal(w.base.raw, &base); err != nil {
		t.Fatal(err)
	}
	w.config = imageconfig.Of(w.recipe, base)
	return w
}

// blobs are the layers of the image as it should be.
func (w *world) blobs() []blob {
	return []blob{w.below, w.env, w.torch, w.numpy, w.apt, w.selfTest}
}

func status(version string) string {
	return "Package: base-files\nStatus: install ok installed\nArchitecture: amd64\nVersion: 12\n\n" +
		"Package: git\nStatus: install ok installed\nArchitecture: amd64\nVersion: " + version +
		"\nDescription: fast\n Version: 9\n\n" +
		"Package: gone\nStatus: deinstall ok config-files\nArchitecture: amd64\nVersion: 1\n"
}

// object is a value as its JSON document.
func object(t testing.TB, v any) map[string]any {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var document map[string]any
	if err := json.Unmarshal(raw, &document); err != nil {
		t.Fatal(err)
	}
	return document
}

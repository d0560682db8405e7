package imagetest

import (
	"archive/tar"
	"bytes"
	"io"
	"os"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/klauspost/compress/zstd"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// tested is an image as envsolve builds them, with a stand-in for the self-test
// that follows a script; its layer is compressed with zstd.
func tested(t *testing.T, script string) v1.Image {
	t.Helper()
	base := buildertest.Base(t)
	img, err := mutate.Append(base, mutate.Addendum{Layer: zstdLayer(t, map[string][]byte{
		"opt/env/bin/envsolve-selftest": toolbox(t, base), "opt/envsolve/script": []byte(script),
	}), MediaType: types.OCILayerZStd})
	if err != nil {
		t.Fatal(err)
	}
	return labelled(t, img, map[string]string{"org.opencontainers.image.title": "train", gpusLabel: "h100-sxm,t4"},
		"1000:1000")
}

func labelled(t *testing.T, img v1.Image, labels map[string]string, user string) v1.Image {
	t.Helper()
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	config = config.DeepCopy()
	config.Config.Labels, config.Config.User = labels, user
	if img, err = mutate.ConfigFile(img, config); err != nil {
		t.Fatal(err)
	}
	return img
}

// toolbox takes the program out of the base's first layer.
func toolbox(t *testing.T, base v1.Image) []byte {
	t.Helper()
	layers, err := base.Layers()
	if err != nil {
		t.Fatal(err)
	}
	content, err := layers[0].Uncompressed()
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	for r := tar.NewReader(content); ; {
		header, err := r.Next()
		if err != nil {
			t.Fatalf("no toolbox in the base: %v", err)
		}
		if "/"+header.Name == buildertest.Toolbox {
			program, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			return program
		}
	}
}

func zstdLayer(t *testing.T, files map[string][]byte) v1.Layer {
	t.Helper()
	var buf bytes.Buffer
	z, err := zstd.NewWriter(&buf)
	if err != nil {
		t.Fatal(err)
	}
	w := tar.NewWriter(z)
	if err := w.WriteHeader(&tar.Header{Name: "tmp/", Mode: 0o1777, Typeflag: tar.TypeDir}); err != nil {
		t.Fatal(err)
	}
	for name, content := range files {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o755, Size: int64(len(content)),
			Typeflag: tar.TypeReg}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	layer, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(buf.Bytes())), nil
	}, tarball.WithMediaType(types.OCILayerZStd))
	if err != nil {
		t.Fatal(err)
	}
	return layer
}

// skipUnlessCI skips a test that this machine cannot run, but not in CI, which
// installs what it needs.
func skipUnlessCI(t *testing.T, why string) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatal(why)
	}
	t.Skip(why)
}

package buildertest

import (
	"archive/tar"
	"bytes"
	"fmt"
	"io"
	"log"
	"maps"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/internal/testworld/image"
)

// Toolbox is the program in Base: it does what tests need of a shell, and is
// the only one there. See toolbox/main.go.
const Toolbox = "/bin/toolbox"

// Base is a small image that runs: two layers, the second of which holds
// nothing but /etc. The first holds Toolbox.
func Base(t testing.TB) v1.Image {
	t.Helper()
	program := compile(t)
	first := archive(t, map[string]string{"bin/": "", "tmp/": "", "root/": "", "bin/toolbox": program})
	second := archive(t, map[string]string{
		"etc/": "", "etc/passwd": "root:x:0:0::/root:/bin/toolbox\n", "etc/release": "toolbox\n",
	})
	made := v1.Time{Time: time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC)}
	img, err := mutate.Append(empty.Image,
		mutate.Addendum{Layer: first, History: v1.History{Created: made, CreatedBy: "toolbox"}},
		mutate.Addendum{Layer: second, History: v1.History{Created: made, CreatedBy: "etc"}},
	)
	if err != nil {
		t.Fatal(err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	config = config.DeepCopy()
	config.OS, config.Architecture, config.Created = "linux", "amd64", made
	config.Config.Env = []string{"PATH=/bin", "BASE=yes"}
	config.Config.Cmd = []string{Toolbox, "echo", "hello"}
	if img, err = mutate.ConfigFile(img, config); err != nil {
		t.Fatal(err)
	}
	return img
}

// Registry serves an empty registry on loopback and gives its host.
func Registry(t testing.TB) (host string) {
	t.Helper()
	server := httptest.NewServer(image.WithOpenRanges(registry.New(registry.WithReferrersSupport(true),
		registry.Logger(log.New(io.Discard, "", 0)))))
	t.Cleanup(server.Close)
	return strings.TrimPrefix(server.URL, "http://")
}

// Push puts an image into a registry and gives it as it is there: its layers
// are read from the network when they are asked for.
func Push(t testing.TB, img v1.Image, ref string) v1.Image {
	t.Helper()
	tag, err := name.NewTag(ref)
	if err != nil {
		t.Fatal(err)
	}
	if err := remote.Write(tag, img); err != nil {
		t.Fatal(err)
	}
	got, err := remote.Image(tag)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func compile(t testing.TB) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "toolbox")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", bin,
		"github.com/envsolve/envsolve/internal/builder/buildertest/toolbox")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=linux", "GOARCH=amd64")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("compiling the toolbox: %v\n%s", err, out)
	}
	program, err := os.ReadFile(bin)
	if err != nil {
		t.Fatal(err)
	}
	return string(program)
}

// archive makes a layer; a name with a slash at the end is a folder.
func archive(t testing.TB, files map[string]string) v1.Layer {
	t.Helper()
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for _, n := range slices.Sorted(maps.Keys(files)) {
		h := &tar.Header{Name: n, Mode: 0o755, Size: int64(len(files[n])), Typeflag: tar.TypeReg,
			ModTime: time.Unix(1e9, 0)}
		if strings.HasSuffix(n, "/") {
			h.Typeflag = tar.TypeDir
		}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, files[n]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	layer, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(buf.Bytes())), nil
	})
	if err != nil {
		t.Fatal(fmt.Errorf("layer: %w", err))
	}
	return layer
}

//go:build unix

package main

import (
	"archive/tar"
	"bytes"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/name"
	gcr "github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
)

// hostileRegistry serves images, and of those below evil a status line and an
// error that are hostile.
func hostileRegistry(t *testing.T) (host string) {
	t.Helper()
	images := gcr.New(gcr.Logger(log.New(io.Discard, "", 0)))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/v2/evil/") {
			images.ServeHTTP(w, r)
			return
		}
		answer(w, "418 "+clitest.HostileBytes, `{"errors":[{"code":"DENIED","message":"`+clitest.Hidden+`"}]}`)
	}))
	t.Cleanup(server.Close)
	return strings.TrimPrefix(server.URL, "http://")
}

// answer writes a status line as no server of Go's would.
func answer(w http.ResponseWriter, status, body string) {
	conn, _, err := w.(http.Hijacker).Hijack()
	if err != nil {
		return
	}
	defer conn.Close()
	fmt.Fprintf(conn, "HTTP/1.1 %s\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s",
		status, len(body), body)
}

// writeHostile writes what the commands read.
func writeHostile(t *testing.T, dir, host string) {
	t.Helper()
	write := func(name, text string, mode os.FileMode) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
	}
	write("src/main.py", "", 0o600) // which the sample lock copies
	write("short"+evil, "PK", 0o600)
	writeZip(t, filepath.Join(dir, "evil.whl"), wheelFiles())
	write("says", clitest.HostileBytes+"\n", 0o600)
	says := "#!/bin/sh\n/bin/cat '" + dir + "/says'\n/bin/cat '" + dir + "/says' >&2\nexit 5\n"
	write("tools/docker", "#!/bin/sh\ntest \"$1\" = info && exec /bin/cat '"+dir+"/info'\n"+says, 0o755)
	write("info", `{"ServerVersion": "`+clitest.Hidden+`"}`, 0o600)
	write("tools/podman", says, 0o755)
	write("tools/kubectl", says, 0o755)
	hostile := hostileImage(t)
	if _, err := layout.Write(filepath.Join(dir, "layout"), mutate.AppendManifests(empty.Index,
		mutate.IndexAddendum{Add: hostile})); err != nil {
		t.Fatal(err)
	}
	at, err := name.ParseReference(host + "/base:1")
	if err != nil {
		t.Fatal(err)
	}
	if err := remote.Write(at, hostile); err != nil {
		t.Fatal(err)
	}
	digest, err := hostile.Digest()
	if err != nil {
		t.Fatal(err)
	}
	writeLocks(t, dir, host, digest.String(), write)
	nameBlob(t, filepath.Join(dir, "cache"+evil, "envsolve"))
}

// wheelFiles are a wheel with hostile names, versions and paths.
func wheelFiles() map[string]string {
	return map[string]string{
		"torch-1.dist-info/METADATA":     "Metadata-Version: 2.1\nName: torch\nVersion: 1" + clitest.HostileBytes + "\n\n",
		"torch/version.py":               "cuda: Optional[str] = '12" + clitest.HostileBytes + "'\n",
		evil + "/libcudnn.so." + evil:    "\x7fELF",
		evil + "/libcudnn.so.9":          "\x7fELF",
		"lib/" + evil + "/libcudnn.so.9": "\x7fELF",
	}
}

// hostileImage is one of which config and files are hostile.
func hostileImage(t *testing.T) v1.Image {
	t.Helper()
	files := wheelFiles()
	files["etc/os-release"] = "PRETTY_NAME=\"" + clitest.HostileBytes + "\"\n"
	var content bytes.Buffer
	w := tar.NewWriter(&content)
	for name, text := range files {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(text))}); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(content.Bytes())), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	img, err := mutate.Append(empty.Image, mutate.Addendum{Layer: l, History: v1.History{CreatedBy: evil, Comment: evil}})
	if err != nil {
		t.Fatal(err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	config = config.DeepCopy()
	config.OS, config.Architecture = "linux", "amd64"
	config.Config = v1.Config{
		Env:        []string{"NVIDIA_REQUIRE_CUDA=" + evil, "A" + evil + "=" + evil},
		Labels:     map[string]string{evil: evil, "dev.envsolve.target": evil},
		Entrypoint: []string{evil}, User: evil, WorkingDir: "/" + evil,
	}
	if img, err = mutate.ConfigFile(img, config); err != nil {
		t.Fatal(err)
	}
	return img
}

// writeLocks writes target files with locks of an image that is in the registry,
// of one that the registry keeps back, and one that does not fit.
func writeLocks(t *testing.T, dir, host, digest string, write func(name, text string, mode os.FileMode)) {
	t.Helper()
	locked, asked := clitest.SampleLock(t, dir, "envsolve.hcl", "elsewhere.hcl", "stale.hcl")
	one := &locked.Targets[0]
	one.Request = asked
	one.Wheels = slices.DeleteFunc(one.Wheels, func(w lock.Wheel) bool { return w.Layer.Digest == "" })
	one.Base.Reference, one.Base.Digest = host+"/base:1", digest
	write("envsolve.lock.hcl", string(lock.Write(locked)), 0o600)
	one.Base.Reference = host + "/evil/base:1"
	write("elsewhere.lock.hcl", string(lock.Write(locked)), 0o600)
	one.Request = append(one.Request, "tags = "+clitest.Hidden)
	write("stale.lock.hcl", string(lock.Write(locked)), 0o600)
}

// nameBlob has a cache hold a blob of a hostile name.
func nameBlob(t *testing.T, dir string) {
	t.Helper()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	blob, err := st.Put(t.Context(), "", func(w io.Writer) error {
		_, err := io.WriteString(w, "x")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := st.SetName(blob.Digest, evil); err != nil {
		t.Fatal(err)
	}
}

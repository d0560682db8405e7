package registry

import (
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/remote"
)

// serve starts a real registry that holds one image for the platform under
// dockerhub/library/python:3.12, and returns its host and the image's digest.
func serve(t *testing.T, os, arch string) (host, digest string) {
	t.Helper()
	server := httptest.NewServer(registry.New(registry.Logger(log.New(io.Discard, "", 0))))
	t.Cleanup(server.Close)
	host = strings.TrimPrefix(server.URL, "http://")
	img, err := random.Image(64, 1)
	if err != nil {
		t.Fatal(err)
	}
	img, err = mutate.ConfigFile(img, &v1.ConfigFile{OS: os, Architecture: arch, RootFS: rootFS(t, img)})
	if err != nil {
		t.Fatal(err)
	}
	tag, err := name.NewTag(host + "/dockerhub/library/python:3.12")
	if err != nil {
		t.Fatal(err)
	}
	if err := remote.Write(tag, img); err != nil {
		t.Fatal(err)
	}
	hash, err := img.Digest()
	if err != nil {
		t.Fatal(err)
	}
	return host, hash.String()
}

func rootFS(t *testing.T, img v1.Image) v1.RootFS {
	t.Helper()
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	return config.RootFS
}

func TestResolveGoesThroughTheMirror(t *testing.T) {
	host, digest := serve(t, "linux", "amd64")
	c := &Client{Mirrors: []Mirror{{Host: "docker.io", To: host + "/dockerhub/"}}}
	img, err := c.Resolve(t.Context(), "docker.io/library/python:3.12", "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	if img.Digest != digest {
		t.Errorf("digest = %s, want %s", img.Digest, digest)
	}
	if img.Reference != "docker.io/library/python:3.12" {
		t.Errorf("reference = %s: a mirror must not show in it", img.Reference)
	}
	if want := host + "/dockerhub/library/python@" + digest; img.Source.String() != want {
		t.Errorf("source = %s, want %s", img.Source, want)
	}
	again, err := c.Pinned(t.Context(), "docker.io/library/python:3.12", digest, "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	if again.Digest != digest {
		t.Errorf("pinned digest = %s, want %s", again.Digest, digest)
	}
}

func TestResolveErrorsSayTheNextStep(t *testing.T) {
	host, _ := serve(t, "linux", "arm64")
	login := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("WWW-Authenticate", `Basic realm="private"`)
		w.WriteHeader(http.StatusUnauthorized)
	}))
	t.Cleanup(login.Close)
	private := strings.TrimPrefix(login.URL, "http://")
	forbids := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusForbidden)
	}))
	t.Cleanup(forbids.Close)
	forbidden := strings.TrimPrefix(forbids.URL, "http://")
	gone := httptest.NewServer(http.NotFoundHandler())
	closed := strings.TrimPrefix(gone.URL, "http://")
	gone.Close()
	for _, tt := range []struct{ name, mirror, ref, want string }{
		{"login", private, "docker.io/library/python:3.12", "run `docker login " + private + "`"},
		{"forbidden", forbidden, "docker.io/library/python:3.12",
			"refuses it: run `docker login " + forbidden + "` as somebody who may"},
		{"no such tag", host + "/dockerhub", "docker.io/library/python:9",
			"not found at " + host + "/dockerhub/library/python"},
		{"other platform", host + "/dockerhub", "docker.io/library/python:3.12",
			"no child with platform|is for linux/arm64, not linux/amd64"},
		{"unreachable", closed, "docker.io/library/python:3.12", "cannot be reached"},
		{"bad reference", host, "docker.io/library/py thon:3.12", "image reference"},
		{"bad mirror", "no spaces here", "docker.io/library/python:3.12", "mirror of docker.io"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := &Client{Mirrors: []Mirror{{Host: "docker.io", To: tt.mirror}}}
			_, err := c.Resolve(t.Context(), tt.ref, "linux/amd64")
			if err == nil {
				t.Fatal("no error")
			}
			for want := range strings.SplitSeq(tt.want, "|") {
				if strings.Contains(err.Error(), want) {
					return
				}
			}
			t.Errorf("error %q does not say %q", err, tt.want)
		})
	}
}

func TestReferencesGoThroughMirrorsAndStayAsWrittenElsewhere(t *testing.T) {
	c := &Client{Mirrors: []Mirror{{Host: "docker.io", To: "harbor.example.com/hub"}}}
	for ref, want := range map[string]string{
		"team/cache:apt":                  "harbor.example.com/hub/team/cache:apt",
		"docker.io/library/python":        "harbor.example.com/hub/library/python:latest",
		"ghcr.io/team/cache":              "ghcr.io/team/cache",
		"registry.example.com:5000/a/b:1": "registry.example.com:5000/a/b:1",
	} {
		if got, err := c.Mirrored(ref); err != nil || got != want {
			t.Errorf("%s: %s, want %s (%v)", ref, got, want, err)
		}
	}
	if _, err := c.Mirrored("UPPER case"); err == nil || !strings.Contains(err.Error(), `image reference "UPPER case"`) {
		t.Errorf("no reference: %v", err)
	}
}

package image

import (
	"io"
	"log"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/crane"
	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/validate"
)

// published makes a small image and a registry that serves it.
func published(t *testing.T, archive string) (host string) {
	t.Helper()
	root, blobs := t.TempDir(), t.TempDir()
	plant(t, root, map[string]string{"etc/os-release": "ID=debian\n"})
	l, err := writeLayer(blobs, root, nil, date)
	if err != nil {
		t.Fatal(err)
	}
	img := pythonImage(Suite{Codename: "trixie", Major: "13", Python: "3.13", Date: date}, l, l)
	handler := registry.New(registry.WithBlobHandler(registry.NewDiskBlobHandler(blobs)),
		registry.Logger(log.New(io.Discard, "", 0)))
	if err := Publish(handler, blobs, "hub", img, archive); err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(handler)
	t.Cleanup(s.Close)
	return strings.TrimPrefix(s.URL, "http://")
}

func TestPublishedImageIsValid(t *testing.T) {
	host := published(t, "http://127.0.0.1:1/debian")
	for _, tag := range []string{"3.13-slim-trixie", "3.13-trixie"} {
		img, err := crane.Pull(host+"/hub/library/python:"+tag,
			crane.WithPlatform(&v1.Platform{OS: "linux", Architecture: "amd64"}))
		if err != nil {
			t.Fatal(err)
		}
		if err := validate.Image(img); err != nil {
			t.Error(err)
		}
		config, err := img.ConfigFile()
		if err != nil || config.OS != "linux" || config.Architecture != "amd64" || len(config.History) != 3 ||
			config.Config.Cmd[0] != "python3" {
			t.Errorf("%v %+v", err, config)
		}
	}
	if _, err := crane.Pull(host + "/hub/library/python:2.7"); err == nil {
		t.Error("a tag that was not published can be pulled")
	}
}

func TestDigestDependsOnTheArchiveAlone(t *testing.T) {
	digest := func(archive string) string {
		d, err := crane.Digest(published(t, archive) + "/hub/library/python:3.13-slim-trixie")
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	one := digest("http://127.0.0.1:1/debian")
	if digest("http://127.0.0.1:1/debian") != one {
		t.Error("one archive gave two digests")
	}
	if digest("http://127.0.0.1:2/debian") == one {
		t.Error("two archives gave one digest")
	}
}

func TestSourcesNameTheArchive(t *testing.T) {
	blobs := t.TempDir()
	l, err := sourcesLayer(blobs, Image{Codename: "trixie", Created: date}, "http://127.0.0.1:1/debian")
	if err != nil {
		t.Fatal(err)
	}
	text := list(t, blobs, l)["etc/apt/sources.list.d/debian.sources"]
	if !strings.Contains(text, "URIs: http://127.0.0.1:1/debian\nSuites: trixie\n") {
		t.Errorf("got %q", text)
	}
}

package registry

import (
	"archive/tar"
	"encoding/json"
	"errors"
	"io/fs"
	"log"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-containerregistry/pkg/name"
	gcr "github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/partial"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/artifact"
)

// empties serves a registry without images, with or without the referrers API.
func empties(t *testing.T, api bool) (host string) {
	t.Helper()
	server := httptest.NewServer(gcr.New(gcr.WithReferrersSupport(api), gcr.Logger(log.New(t.Output(), "", 0))))
	t.Cleanup(server.Close)
	return strings.TrimPrefix(server.URL, "http://")
}

func someImage(t testing.TB) (v1.Image, v1.Descriptor) {
	t.Helper()
	img, err := random.Image(64, 2)
	if err != nil {
		t.Fatal(err)
	}
	img = mutate.MediaType(img, types.OCIManifestSchema1)
	d, err := partial.Descriptor(img)
	if err != nil {
		t.Fatal(err)
	}
	return img, *d
}

func documents() []artifact.Document {
	return []artifact.Document{
		{ArtifactType: artifact.TypeSPDX, Predicate: artifact.PredicateSPDX, Content: []byte(`{"spdxVersion":"SPDX-2.3"}`)},
		{ArtifactType: artifact.TypeInToto, Predicate: artifact.PredicateSLSA, Content: []byte(`{"_type":"x"}`)},
	}
}

func artifacts(t *testing.T, image v1.Descriptor) []*artifact.Artifact {
	t.Helper()
	var all []*artifact.Artifact
	for _, d := range documents() {
		a, err := artifact.Attach(d, image, time.Unix(1e9, 0))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, a)
	}
	return all
}

func byType(all []artifact.Document) map[string]string {
	found := map[string]string{}
	for _, d := range all {
		found[d.ArtifactType+" "+d.Predicate] = string(d.Content)
	}
	return found
}

func TestAttachedDocumentsAreFoundInEveryRegistry(t *testing.T) {
	for _, api := range []bool{true, false} {
		host := empties(t, api)
		img, desc := someImage(t)
		tags := []string{host + "/train:1", host + "/train:latest", host + "/other/train:1"}
		for _, tag := range tags {
			ref, err := name.ParseReference(tag)
			if err != nil {
				t.Fatal(err)
			}
			if err := remote.Write(ref, img); err != nil {
				t.Fatal(err)
			}
		}
		c := &Client{}
		for range 2 { // the second time nothing is added
			if err := c.Attach(t.Context(), tags, artifacts(t, desc)); err != nil {
				t.Fatal(err)
			}
		}
		for _, tag := range tags {
			got, err := c.Attached(t.Context(), tag, desc.Digest)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(byType(documents()), byType(got)); diff != "" || len(got) != 2 {
				t.Errorf("referrers API %v: %s has %d (-want +got):\n%s", api, tag, len(got), diff)
			}
		}
		now, closeImage, err := c.Open(t.Context(), tags[0], "linux/amd64")
		if err != nil {
			t.Fatal(err)
		}
		if d, err := now.Digest(); err != nil || d != desc.Digest {
			t.Errorf("the image is %s now, it was %s (%v)", d, desc.Digest, err)
		}
		_ = closeImage()
	}
}

func TestAnImageWithoutDocumentsHasNone(t *testing.T) {
	host := empties(t, false)
	_, desc := someImage(t)
	got, err := (&Client{}).Attached(t.Context(), host+"/train:1", desc.Digest)
	if err != nil || len(got) > 0 {
		t.Errorf("%v, %v", got, err)
	}
	// What refers to another image is none of this one's.
	if err := (&Client{}).Attach(t.Context(), []string{host + "/train:1"}, artifacts(t, desc)); err != nil {
		t.Fatal(err)
	}
	_, other := someImage(t)
	got, err = (&Client{}).Attached(t.Context(), host+"/train:1", other.Digest)
	if err != nil || len(got) > 0 {
		t.Errorf("%v, %v", got, err)
	}
}

func TestAttachSaysWhatARegistryRefuses(t *testing.T) {
	_, desc := someImage(t)
	err := (&Client{}).Attach(t.Context(), []string{"127.0.0.1:1/train:1"}, artifacts(t, desc))
	if err == nil || !strings.Contains(err.Error(), "127.0.0.1:1 cannot be reached") ||
		!strings.Contains(err.Error(), artifact.TypeSPDX) {
		t.Errorf("got %v", err)
	}
	if err := (&Client{}).Attach(t.Context(), []string{"UPPER case"}, nil); err == nil {
		t.Error("a tag that is none was taken")
	}
}

// layoutWith is a folder with an image under two names, and its documents.
func layoutWith(t *testing.T) (dir string, image v1.Descriptor) {
	t.Helper()
	dir = t.TempDir()
	img, desc := someImage(t)
	path, err := layout.Write(dir, empty.Index)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []string{"one", "two"} {
		if err := path.AppendImage(img, layout.WithAnnotations(map[string]string{"org.opencontainers.image.ref.name": n})); err != nil {
			t.Fatal(err)
		}
	}
	if err := artifact.Layout(dir, func(d v1.Descriptor) ([]*artifact.Artifact, error) {
		return artifacts(t, d),
			nil
	}); err != nil {
		t.Fatal(err)
	}
	return dir, desc
}

func TestAttachedDocumentsAreFoundInLayoutsAndArchives(t *testing.T) {
	dir, desc := layoutWith(t)
	file := filepath.Join(t.TempDir(), "image.tar")
	pack(t, dir, file)
	for _, text := range []string{dir, file} {
		img, closeImage, err := (&Client{}).Open(t.Context(), text, "linux/amd64")
		if err != nil {
			t.Fatal(err)
		}
		if d, err := img.Digest(); err != nil || d != desc.Digest {
			t.Errorf("%s: opened %s, want %s (%v)", text, d, desc.Digest, err)
		}
		got, err := (&Client{}).Attached(t.Context(), text, desc.Digest)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(byType(documents()), byType(got)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
		_ = closeImage()
	}
}

func TestADocumentThatWasChangedIsRefused(t *testing.T) {
	dir, desc := layoutWith(t)
	changed := 0
	if err := filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
		if raw, _ := os.ReadFile(name); string(raw) == `{"_type":"x"}` {
			changed++
			return os.WriteFile(name, []byte(`{"_type":"y"}`), 0o644)
		}
		return err
	}); err != nil || changed != 1 {
		t.Fatal(changed, err)
	}
	if _, err := (&Client{}).Attached(t.Context(), dir, desc.Digest); err == nil ||
		!strings.Contains(err.Error(), "the bytes are sha256:") {
		t.Errorf("got %v", err)
	}
}

// What is listed and has been removed since is passed over: lists are made by clients.
func TestADocumentThatIsGoneIsPassedOver(t *testing.T) {
	dir, desc := layoutWith(t)
	var list v1.IndexManifest
	raw, err := os.ReadFile(filepath.Join(dir, "index.json"))
	if err := errors.Join(err, json.Unmarshal(raw, &list)); err != nil {
		t.Fatal(err)
	}
	gone := v1.Hash{Algorithm: "sha256", Hex: strings.Repeat("0", 64)}
	list.Manifests = append(list.Manifests, v1.Descriptor{MediaType: types.OCIManifestSchema1, Digest: gone, Size: 10})
	if raw, err = json.Marshal(list); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index.json"), raw, 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := (&Client{}).Attached(t.Context(), dir, desc.Digest)
	if diff := cmp.Diff(byType(documents()), byType(got)); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}

// pack makes an archive of a layout.
func pack(t *testing.T, dir, file string) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	w := tar.NewWriter(f)
	if err := w.AddFS(os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

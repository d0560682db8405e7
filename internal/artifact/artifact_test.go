package artifact

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// subject is an image that documents are attached to.
type subject struct {
	Image   v1.Descriptor
	Created time.Time
}

func attached(t *testing.T) (subject, Attacher) {
	t.Helper()
	in := subject{
		Image: v1.Descriptor{
			MediaType: types.OCIManifestSchema1, Size: 7, Digest: v1.Hash{Algorithm: "sha256", Hex: strings.Repeat("ab", 32)},
		},
		Created: time.Date(2025, 3, 1, 12, 0, 0, 0, time.FixedZone("far", 7*3600)),
	}
	documents := []Document{
		{ArtifactType: TypeInToto, Predicate: PredicateSLSA, Content: []byte(`{"mode":"max"}`)},
		{ArtifactType: TypeInToto, Predicate: PredicateSLSA, Content: []byte(`{"mode":"min"}`)},
		{ArtifactType: TypeSPDX, Predicate: PredicateSPDX, Content: []byte(`{"spdxVersion":"SPDX-2.3"}`)},
	}
	return in, func(image v1.Descriptor) ([]*Artifact, error) {
		var all []*Artifact
		for _, d := range documents {
			a, err := Attach(d, image, in.Created)
			if err != nil {
				return nil, err
			}
			all = append(all, a)
		}
		return all, nil
	}
}

func TestAnArtifactRefersToItsImage(t *testing.T) {
	in, attach := attached(t)
	artifacts, err := attach(in.Image)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range artifacts {
		m, err := v1.ParseManifest(bytes.NewReader(a.Manifest))
		if err != nil {
			t.Fatal(err)
		}
		if m.Subject == nil || m.Subject.Digest != in.Image.Digest || m.Subject.Size != in.Image.Size ||
			m.Subject.MediaType != in.Image.MediaType {
			t.Errorf("subject %+v", m.Subject)
		}
		if m.ArtifactType != a.ArtifactType || a.Descriptor.ArtifactType != a.ArtifactType ||
			m.Config.MediaType != emptyType {
			t.Errorf("types %s, %s, %s", m.ArtifactType, a.Descriptor.ArtifactType, m.Config.MediaType)
		}
		if !strings.HasPrefix(m.Annotations["org.opencontainers.image.created"], "2025-03-01T05:00:00Z") {
			t.Errorf("annotations %v", m.Annotations)
		}
		if got := describe("", a.Content).Digest; m.Layers[0].Digest != got ||
			m.Layers[0].MediaType != types.MediaType(a.ArtifactType) {
			t.Errorf("layer %+v", m.Layers[0])
		}
	}
}

// archiveOf is a tar as BuildKit writes it: the index after the blobs.
func archiveOf(t *testing.T, index v1.IndexManifest, blob string) []byte {
	t.Helper()
	raw, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for _, e := range []struct{ name, content string }{
		{"blobs/sha256/" + strings.Repeat("ab", 32), blob}, {"index.json", string(raw)},
		{"oci-layout", `{"imageLayoutVersion":"1.0.0"}`},
	} {
		if err := w.WriteHeader(&tar.Header{Name: e.name, Typeflag: tar.TypeReg, Mode: 0o444,
			Size: int64(len(e.content))}); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, e.content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func entries(t *testing.T, archive []byte) map[string]string {
	t.Helper()
	found := map[string]string{}
	r := tar.NewReader(bytes.NewReader(archive))
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if _, twice := found[h.Name]; twice {
			t.Errorf("%s is in the archive twice", h.Name)
		}
		found[h.Name] = string(content)
	}
}

func TestAnArchiveGetsItsArtifacts(t *testing.T) {
	in, attach := attached(t)
	named := func(name string) v1.Descriptor {
		d := in.Image
		d.Annotations = map[string]string{"org.opencontainers.image.ref.name": name}
		return d
	}
	large := strings.Repeat("weights", 1<<20)
	before := archiveOf(t, v1.IndexManifest{SchemaVersion: 2, Manifests: []v1.Descriptor{named("one"), named("two")}},
		large)
	var out bytes.Buffer
	w := Archive(&out, attach)
	if _, err := io.Copy(w, bytes.NewReader(before)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	got := entries(t, out.Bytes())
	if got["blobs/sha256/"+in.Image.Digest.Hex] != large || got["oci-layout"] == "" {
		t.Error("the image is not as it was")
	}
	index, err := v1.ParseIndexManifest(strings.NewReader(got["index.json"]))
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, d := range index.Manifests {
		kinds = append(kinds, d.ArtifactType)
		manifest, ok := got["blobs/sha256/"+d.Digest.Hex]
		if !ok || (IsArtifact(d) && describe("", []byte(manifest)).Digest != d.Digest) {
			t.Errorf("%s is not in the archive", d.Digest)
		}
	}
	if diff := cmp.Diff([]string{"", "", TypeInToto, TypeInToto, TypeSPDX}, kinds); diff != "" {
		t.Errorf("index (-want +got):\n%s", diff)
	}
}

func TestAnArchiveThatCannotBeExtended(t *testing.T) {
	in, attach := attached(t)
	other := in.Image
	other.Digest.Hex = strings.Repeat("cd", 32)
	good := archiveOf(t, v1.IndexManifest{Manifests: []v1.Descriptor{in.Image}}, "")
	refusal := errors.New("no lock")
	for _, tt := range []struct {
		name, want string
		archive    []byte
		attach     Attacher
		to         io.Writer
	}{
		{"two images", "several images", archiveOf(t, v1.IndexManifest{Manifests: []v1.Descriptor{in.Image, other}}, ""),
			attach, io.Discard},
		{"no image", "no image", archiveOf(t, v1.IndexManifest{}, ""), attach, io.Discard},
		{"no archive", "archive of the builder", bytes.Repeat([]byte("x"), 4096), attach, io.Discard},
		{"no documents", "no lock", good, func(v1.Descriptor) ([]*Artifact, error) { return nil, refusal }, io.Discard},
		{"no room", "disk full", good, attach, full{}},
	} {
		w := Archive(tt.to, tt.attach)
		_, copied := io.Copy(w, bytes.NewReader(tt.archive))
		if err := errors.Join(copied, w.Close()); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

type full struct{}

// Write has no room.
func (full) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestAFolderGetsItsArtifacts(t *testing.T) {
	in, attach := attached(t)
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "blobs/sha256"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := Layout(dir, attach); err == nil {
		t.Error("a folder without an index was taken")
	}
	raw, err := json.Marshal(v1.IndexManifest{SchemaVersion: 2, Manifests: []v1.Descriptor{in.Image}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index.json"), raw, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Layout(dir, attach); err != nil {
		t.Fatal(err)
	}
	blobs, err := filepath.Glob(filepath.Join(dir, "blobs/sha256/*"))
	if err != nil || len(blobs) != 7 { // three manifests, three documents, one empty config
		t.Errorf("%v (%v)", blobs, err)
	}
}

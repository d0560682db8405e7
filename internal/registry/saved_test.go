package registry

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	contentstore "github.com/containerd/containerd/v2/core/content"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	"github.com/containerd/containerd/v2/plugins/content/local"
	containerdplatforms "github.com/containerd/platforms"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// saved is an archive as containerd writes it for docker image save, with the options
// that Docker gives it, of an image that came with an attestation and has a sister for
// another platform that was not pulled.
type saved struct {
	store    contentstore.Store
	image    v1.Hash
	manifest string         // of the image
	index    map[string]any // what the index holds
}

func newSaved(t *testing.T) *saved {
	t.Helper()
	store, err := local.NewStore(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s := &saved{store: store}
	img, _ := someImage(t)
	b, desc, _ := bundle{}.blobs(t, img)
	for _, h := range b {
		s.put(t, "application/octet-stream", h.Linkname)
	}
	s.image, s.manifest = hashOf(desc), b.content(blobPath(hashOf(desc)))
	none, err := random.Image(64, 1)
	if err != nil {
		t.Fatal(err)
	}
	_, away, _ := bundle{}.blobs(t, none)
	statement := s.put(t, "application/vnd.in-toto+json", `{"_type":"https://in-toto.io/Statement/v0.1"}`)
	config := s.put(t, ocispec.MediaTypeImageConfig, `{"architecture":"unknown","os":"unknown","rootfs":{"type":"layers"}}`)
	attestation := s.put(t, ocispec.MediaTypeImageManifest, text(map[string]any{"schemaVersion": 2,
		"mediaType": ocispec.MediaTypeImageManifest, "config": config, "layers": []any{statement}}))
	attestation["platform"] = map[string]any{"os": "unknown", "architecture": "unknown"}
	attestation["annotations"] = map[string]any{"vnd.docker.reference.type": "attestation-manifest",
		"vnd.docker.reference.digest": desc["digest"]}
	s.index = map[string]any{"schemaVersion": 2, "mediaType": ocispec.MediaTypeImageIndex, "manifests": []any{
		with(away, "platform", map[string]any{"os": "linux", "architecture": "arm64"}),
		with(desc, "platform", map[string]any{"os": "linux", "architecture": "amd64"}), attestation}}
	return s
}

// put writes a blob into the store.
func (s *saved) put(t *testing.T, media, blob string) map[string]any {
	t.Helper()
	d := ocispec.Descriptor{MediaType: media, Digest: digest.FromString(blob), Size: int64(len(blob))}
	if err := contentstore.WriteBlob(t.Context(), s.store, blob, strings.NewReader(blob), d); err != nil {
		t.Fatal(err)
	}
	return map[string]any{"mediaType": media, "digest": d.Digest.String(), "size": d.Size}
}

// save writes the archive of what a document describes, by its type.
func (s *saved) save(t *testing.T, document map[string]any, names ...string) string {
	t.Helper()
	d := s.put(t, document["mediaType"].(string), text(document))
	at := ocispec.Descriptor{MediaType: d["mediaType"].(string), Digest: digest.Digest(d["digest"].(string)),
		Size: d["size"].(int64)}
	var out bytes.Buffer
	err := imagearchive.Export(t.Context(), s.store, &out, imagearchive.WithManifest(at, names...),
		imagearchive.WithPlatform(containerdplatforms.OnlyStrict(ocispec.Platform{OS: "linux", Architecture: "amd64"})),
		imagearchive.WithSkipMissing(s.store), imagearchive.WithSkipNonDistributableBlobs())
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "saved.tar")
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestWhatDockerSavesIsRead reads what Docker with containerd's store saves: an
// archive whose index leads to an index.
func TestWhatDockerSavesIsRead(t *testing.T) {
	s := newSaved(t)
	manifests := s.index["manifests"].([]any)
	alone := with(s.index, "manifests", manifests[1:])
	for name, file := range map[string]string{
		"for one of two platforms":      s.save(t, s.index, "docker.io/library/train:1"),
		"with an attestation":           s.save(t, alone, "docker.io/library/train:1"),
		"under two names":               s.save(t, alone, "docker.io/library/train:1", "docker.io/library/train:2"),
		"without a name":                s.save(t, alone),
		"as an index of Docker's types": s.save(t, with(alone, "mediaType", "application/vnd.docker.distribution.manifest.list.v2+json"), "a.example/b:1"),
	} {
		if h, err := readImage(file); err != nil || h != s.image {
			t.Errorf("%s: %s, %v", name, h, err)
		}
		if err := othersFind(file, s.image); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	twin := s.put(t, ocispec.MediaTypeImageManifest, s.manifest+" ")
	twice := with(s.index, "manifests", slices.Concat(manifests, []any{with(twin, "platform",
		map[string]any{"os": "linux", "architecture": "amd64"})}))
	for want, file := range map[string]string{
		"2 images for linux/amd64": s.save(t, twice, "docker.io/library/train:1"),
		"is an image as well":      s.save(t, with(alone, "layers", []any{}), "docker.io/library/train:1"),
		"programs differ in which": s.besides(t, alone),
	} {
		if h, err := readImage(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s, %v, want %q", h, err, want)
		}
	}
}

// besides is an archive of an index with another image beside it.
func (s *saved) besides(t *testing.T, document map[string]any) string {
	t.Helper()
	a := newAttack(t)
	at := s.put(t, document["mediaType"].(string), text(document))
	b := a.evil.add(blobPath(hashOf(at)), text(document)).set("index.json", text(index(at, a.evilDesc)))
	file := filepath.Join(t.TempDir(), "besides.tar")
	if err := os.WriteFile(file, b.bytes(t), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

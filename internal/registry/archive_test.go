package registry

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	contentstore "github.com/containerd/containerd/v2/core/content"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	"github.com/containerd/containerd/v2/plugins/content/local"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"
)

// bundle is the entries of an image's archive, in order.
type bundle []tar.Header

// add puts a regular file at the end; its content travels in Linkname, which
// files have none of.
func (b bundle) add(name, content string) bundle {
	h := tar.Header{Typeflag: tar.TypeReg, Name: name, Linkname: content, Size: int64(len(content)), Mode: 0o644}
	return append(slices.Clip(b), h)
}

// content returns what a file holds.
func (b bundle) content(name string) string { return b[b.has(name)].Linkname }

func (b bundle) has(name string) int {
	return slices.IndexFunc(b, func(h tar.Header) bool { return h.Name == name })
}

// set changes the content of a file.
func (b bundle) set(name, content string) bundle {
	i := b.has(name)
	return slices.Concat(b[:i], bundle{}.add(name, content), b[i+1:])
}

func text(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(raw)
}

func (b bundle) bytes(t testing.TB) []byte {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, h := range b {
		content := ""
		if h.Typeflag == tar.TypeReg {
			content, h.Linkname = h.Linkname, ""
		}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// blobs adds an image's blobs, and returns its descriptor and what manifest.json
// says of it.
func (b bundle) blobs(t testing.TB, img v1.Image) (bundle, map[string]any, map[string]any) {
	t.Helper()
	must := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	raw, err := img.RawManifest()
	must(err)
	config, err := img.RawConfigFile()
	must(err)
	m, err := img.Manifest()
	must(err)
	hash, err := img.Digest()
	must(err)
	b = b.add(blobPath(hash), string(raw)).add(blobPath(m.Config.Digest), string(config))
	layers, err := img.Layers()
	must(err)
	paths := []string{}
	for i, l := range layers {
		r, err := l.Compressed()
		must(err)
		content, err := io.ReadAll(r)
		must(err)
		paths = append(paths, blobPath(m.Layers[i].Digest))
		b = b.add(paths[i], string(content))
	}
	return b, map[string]any{"mediaType": m.MediaType, "digest": hash.String(), "size": len(raw)},
		map[string]any{"Config": blobPath(m.Config.Digest), "RepoTags": []string{"train:1"}, "Layers": paths}
}

// attack is an archive of one image, and the parts that attacks are made of.
type attack struct {
	good                bundle
	evil                bundle // with the blobs of another image besides
	desc, docker        map[string]any
	evilDesc, evilEntry map[string]any
	layer               string // the path of the good image's first layer
}

func newAttack(t testing.TB) *attack {
	t.Helper()
	img, _ := someImage(t)
	other, err := random.Image(64, 3)
	if err != nil {
		t.Fatal(err)
	}
	other = mutate.MediaType(other, types.OCIManifestSchema1)
	a := &attack{}
	a.good, a.desc, a.docker = bundle{}.add("oci-layout", `{"imageLayoutVersion":"1.0.0"}`).blobs(t, img)
	a.layer = a.docker["Layers"].([]string)[0]
	a.good = a.good.add("index.json", text(index(a.desc))).add("manifest.json", text([]any{a.docker}))
	a.evil, a.evilDesc, a.evilEntry = a.good.blobs(t, other)
	return a
}

func index(descriptors ...map[string]any) map[string]any {
	return map[string]any{"schemaVersion": 2, "manifests": descriptors}
}

// with returns a copy of an object with one more field.
func with(object map[string]any, key string, value any) map[string]any {
	object = maps.Clone(object)
	object[key] = value
	return object
}

// tampered is an archive that must not be taken, and what is said of it, or
// said of it in a folder.
type tampered struct {
	name, want string
	bundle     bundle
}

func (a tampered) refused(err error) bool {
	for want := range strings.SplitSeq(a.want, "|") {
		if err != nil && strings.Contains(err.Error(), want) {
			return true
		}
	}
	return false
}

// attacks are archives of which one reader takes another image than index.json
// leads to at first sight, or takes other bytes.
func (a *attack) attacks() []tampered {
	docker := func(entries ...any) bundle { return a.evil.set("manifest.json", text(entries)) }
	entry := func(key string, value any) bundle { return docker(with(a.docker, key, value)) }
	manifests := func(all ...map[string]any) bundle { return a.evil.set("index.json", text(index(all...))) }
	goodLayers, evilLayers := a.docker["Layers"].([]string), a.evilEntry["Layers"].([]string)
	half := strings.TrimSuffix(text(a.docker), "}")
	both := strings.TrimSuffix(text(index(a.desc)), "}") + `,"manifests":` + text([]any{a.evilDesc}) + "}"
	link := func(kind byte) bundle {
		i := a.evil.has("manifest.json")
		linked := tar.Header{Typeflag: kind, Name: "manifest.json", Linkname: "evil.json"}
		return slices.Concat(a.evil[:i], bundle{linked}, a.evil[i+1:]).add("evil.json", text([]any{a.evilEntry}))
	}
	old := strings.Repeat("b", 64)
	evilIndex, manifest := text(index(a.evilDesc)), blobPath(hashOf(a.desc))
	return []tampered{
		{"manifest.json names another config", `manifest.json: its config is`,
			entry("Config", a.evilEntry["Config"])},
		{"manifest.json names one layer more", `manifest.json: its layers are not the 2`,
			entry("Layers", append(slices.Clone(goodLayers), evilLayers[0]))},
		{"manifest.json names one layer less", `manifest.json: its layers are not the 2`,
			entry("Layers", goodLayers[1:])},
		{"manifest.json names a parent", `manifest.json: it has a parent`,
			entry("Parent", a.evilDesc["digest"])},
		{"manifest.json takes a layer elsewhere", `come from elsewhere`,
			entry("LayerSources", map[string]any{"sha256:" + old: a.evilDesc})},
		{"manifest.json has a second image", `manifest.json: its config is`,
			docker(a.docker, a.evilEntry)},
		{"manifest.json has its layers twice", `"layers" is there twice`,
			a.evil.set("manifest.json", "["+half+`,"layers":`+text(evilLayers)+"}]")},
		{"manifest.json goes on after its end", `second document`,
			a.evil.set("manifest.json", "["+half+"}]"+text([]any{a.evilEntry}))},
		{"manifest.json has its config in another case too", `"config" is there twice`,
			entry("config", a.evilEntry["Config"])},
		{"manifest.json is a folder's of skopeo", `cannot unmarshal object`,
			a.evil.set("manifest.json", text(a.desc))},
		{"index.json has a second image", `2 images|another image`,
			manifests(a.desc, a.evilDesc)},
		{"index.json has its manifests twice", `"manifests" is there twice`,
			a.evil.set("index.json", both)},
		{"index.json hides an image as a document", `is an image itself`,
			manifests(a.desc, with(a.evilDesc, "artifactType", "text/plain"))},
		{"index.json hides an image in an index", `neither an image nor`,
			manifests(a.desc, with(a.evilDesc, "mediaType", types.OCIImageIndex))},
		{"index.json describes the image twice", `described in two ways`,
			manifests(a.desc, with(a.desc, "mediaType", types.DockerManifestSchema2))},
		{"index.json has the image from elsewhere", `described in two ways`,
			manifests(a.desc, with(a.desc, "urls", []string{"https://example.com/x"}))},
		{"index.json is there twice", `is there twice, and programs differ`,
			a.evil.add("index.json", evilIndex)},
		{"index.json is there twice by another way", `is there twice, and programs differ`,
			a.evil.add("./x/../index.json", evilIndex)},
		{"index.json is there from the root too", `is there twice, and programs differ`,
			a.evil.add("/index.json", evilIndex)},
		{"manifest.json is a symbolic link", `no regular file|its config is`,
			link(tar.TypeSymlink)},
		{"manifest.json is a hard link", `no regular file`,
			link(tar.TypeLink)},
		{"a folder lies over manifest.json", `is there twice`,
			a.evil.add("manifest.json/x", "")},
		{"a path leads out", `leads out of it`,
			a.evil.add("../index.json", evilIndex)},
		{"the manifest is not its digest's", `its bytes are`,
			a.evil.set(manifest, a.evil.content(blobPath(hashOf(a.evilDesc))))},
		{"the manifest has its layers twice", `is there twice`,
			a.twice()},
		{"the config is not its digest's", `its bytes are`,
			a.evil.set(a.docker["Config"].(string), `{"rootfs":{"type":"layers"}}`)},
		{"the first layer is longer", `named as one of`,
			a.evil.set(a.layer, a.evil.content(a.layer)+"x")},
		{"the first layer is another", `its bytes are`,
			a.evil.set(a.layer, strings.Repeat("x", len(a.evil.content(a.layer))))},
		{"repositories names an image of old", `repositories: it leads to`,
			a.evil.add("repositories", `{"train":{"1":"`+old+`"}}`).
				add(old+"/json", "{}").add(old+"/layer.tar", "")},
		{"repositories leads out", `repositories: it leads to`,
			a.evil.add("repositories", `{"train":{"1":"../../x"}}`)},
	}
}

func hashOf(descriptor map[string]any) v1.Hash {
	h, err := v1.NewHash(descriptor["digest"].(string))
	if err != nil {
		panic(err)
	}
	return h
}

// twice has a manifest with two lists of layers, by its right digest.
func (a *attack) twice() bundle {
	manifest := a.evil.content(blobPath(hashOf(a.desc)))
	manifest = strings.TrimSuffix(manifest, "}") + `,"Layers":[]}`
	desc := with(with(a.desc, "digest", digest.FromString(manifest).String()), "size", len(manifest))
	return a.evil.add(blobPath(hashOf(desc)), manifest).set("index.json", text(index(desc)))
}

// readImage reads an image as verify and inspect do.
func readImage(name string) (v1.Hash, error) {
	img, closeImage, err := fromFiles(name, "linux/amd64")
	if err != nil {
		return v1.Hash{}, err
	}
	defer closeImage()
	layers, err := img.Layers()
	if err != nil {
		return v1.Hash{}, err
	}
	for _, l := range layers {
		r, err := l.Compressed()
		if err != nil {
			return v1.Hash{}, err
		}
		if _, err := io.Copy(io.Discard, r); err != nil {
			return v1.Hash{}, err
		}
	}
	if _, err := img.RawConfigFile(); err != nil {
		return v1.Hash{}, err
	}
	return img.Digest()
}

func TestEveryWayIntoAnArchiveNamesTheSameBytes(t *testing.T) {
	a := newAttack(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "image.tar")
	save := func(content []byte) {
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	named := with(a.desc, "annotations", map[string]string{"org.opencontainers.image.ref.name": "two"})
	good := map[string]bundle{
		"as containerd writes it":            a.good,
		"with blobs that nothing names":      a.evil,
		"without manifest.json":              a.good[:a.good.has("manifest.json")],
		"with the image under two names":     a.good.set("index.json", text(index(a.desc, named))),
		"with a repositories as Docker 28's": a.good.add("repositories", `{"train":{"1":"`+strings.Repeat("b", 64)+`"}}`),
		"with folders":                       append(bundle{{Typeflag: tar.TypeDir, Name: "blobs/", Mode: 0o755}}, a.good...),
	}
	for name, b := range good {
		save(b.bytes(t))
		if h, err := readImage(file); err != nil || h != hashOf(a.desc) {
			t.Errorf("%s: %s, %v", name, h, err)
		}
		if err := othersFind(file, hashOf(a.desc)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if found := containerdFinds(t, file); !slices.Equal(found, []string{hashOf(a.desc).String()}) {
			t.Errorf("%s: containerd finds %v", name, found)
		}
	}
	for _, tt := range a.attacks() {
		save(tt.bundle.bytes(t))
		if h, err := readImage(file); !tt.refused(err) {
			t.Errorf("%s: %s, %v", tt.name, h, err)
		}
	}
	save(append(a.good.bytes(t), a.evil.bytes(t)...))
	if _, err := readImage(file); err == nil || !strings.Contains(err.Error(), "follows its end") {
		t.Errorf("an archive after the archive: %v", err)
	}
}

func TestEveryWayIntoAFolderNamesTheSameBytes(t *testing.T) {
	a := newAttack(t)
	unpack := func(b bundle) (dir string, ok bool) {
		dir = t.TempDir()
		for _, h := range b {
			name := filepath.Join(dir, h.Name)
			out := !filepath.IsLocal(h.Name)
			if _, err := os.Lstat(name); err == nil || out || h.Typeflag == tar.TypeLink {
				return "", false // a folder cannot say such a thing
			}
			err := os.MkdirAll(filepath.Dir(name), 0o755)
			if err == nil && h.Typeflag == tar.TypeSymlink {
				err = os.Symlink(h.Linkname, name)
			} else if err == nil {
				err = os.WriteFile(name, []byte(h.Linkname), 0o644)
			}
			if err != nil {
				return "", false
			}
		}
		return dir, true
	}
	dir, _ := unpack(a.good)
	if h, err := readImage(dir); err != nil || h != hashOf(a.desc) {
		t.Fatalf("%s, %v", h, err)
	}
	tried := 0
	for _, tt := range a.attacks() {
		if dir, ok := unpack(tt.bundle); ok {
			tried++
			if h, err := readImage(dir); !tt.refused(err) {
				t.Errorf("%s: %s, %v", tt.name, h, err)
			}
		}
	}
	if tried < 15 {
		t.Errorf("only %d attacks fit into a folder", tried)
	}
}

func TestTwoImagesForOnePlatformAreRefused(t *testing.T) {
	a := newAttack(t)
	amd := map[string]any{"os": "linux", "architecture": "amd64"}
	for _, tt := range []struct {
		name  string
		other any
		want  string
	}{{"two platforms", with(amd, "architecture", "arm64"), ""}, {"one platform twice", amd, "2 images for linux/amd64"}} {
		dir := t.TempDir()
		both := index(with(a.desc, "platform", amd), with(a.evilDesc, "platform", tt.other))
		for _, h := range a.evil.set("index.json", text(both)) {
			if h.Name == "manifest.json" {
				continue
			}
			if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, h.Name)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, h.Name), []byte(h.Linkname), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		h, err := readImage(dir)
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %s, %v", tt.name, h, err)
		}
	}
}

func TestNothingOfALayoutIsReadOutsideIt(t *testing.T) {
	a := newAttack(t)
	dir, out := t.TempDir(), t.TempDir()
	path, err := layout.Write(dir, empty.Index)
	if err != nil {
		t.Fatal(err)
	}
	secret := filepath.Join(out, "index.json")
	if err := os.WriteFile(secret, []byte(text(index(a.desc))), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(string(path), "index.json")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(secret, file); err != nil {
		t.Fatal(err)
	}
	if _, err := readImage(dir); err == nil || !strings.Contains(err.Error(), "escapes") {
		t.Errorf("%v", err)
	}
}

// containerdFinds are the images that containerd takes out of an archive.
func containerdFinds(t *testing.T, file string) []string {
	t.Helper()
	store, err := local.NewStore(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	at, err := imagearchive.ImportIndex(t.Context(), store, f)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := contentstore.ReadBlob(t.Context(), store, at)
	if err != nil {
		t.Fatal(err)
	}
	var found struct{ Manifests []struct{ Digest string } }
	if err := json.Unmarshal(raw, &found); err != nil {
		t.Fatal(err)
	}
	var digests []string
	for _, m := range found.Manifests {
		digests = append(digests, m.Digest)
	}
	slices.Sort(digests)
	return slices.Compact(digests)
}

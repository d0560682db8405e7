package registry

import (
	"archive/tar"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// linked adds a symbolic link; content travels in Linkname anyhow.
func (b bundle) linked(name, target string) bundle {
	return append(b[:len(b):len(b)], tar.Header{Typeflag: tar.TypeSymlink, Name: name, Linkname: target})
}

// oldSaved is what docker save before version 25 writes of an image with two layers, the
// second of which is there twice, and its entry in manifest.json.
func oldSaved(t *testing.T) (b bundle, entry map[string]any, img v1.Image) {
	t.Helper()
	img, err := random.Image(64, 2)
	if err != nil {
		t.Fatal(err)
	}
	layers, err := img.Layers()
	if err == nil {
		img, err = mutate.AppendLayers(img, layers[1])
	}
	if err != nil {
		t.Fatal(err)
	}
	config, err := img.RawConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	id, err := img.ConfigName()
	if err != nil {
		t.Fatal(err)
	}
	b = b.add(id.Hex+".json", string(config))
	for i, folder := range []string{"aa", "bb"} {
		r, err := layers[i].Uncompressed()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		b = b.add(folder+"/VERSION", "1.0").add(folder+"/json", "{}").add(folder+"/layer.tar", string(content))
	}
	b = b.linked("cc/layer.tar", "../bb/layer.tar").add("repositories", `{"train":{"1":"cc"}}`)
	entry = map[string]any{"Config": id.Hex + ".json", "RepoTags": []string{"train:1"},
		"Layers": []string{"aa/layer.tar", "bb/layer.tar", "cc/layer.tar"}}
	return b, entry, img
}

func writeArchive(t *testing.T, content []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "image.tar")
	if err := os.WriteFile(file, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestDockerArchivesAreRead reads archives with a manifest.json alone: of Docker before
// version 25, of Podman, and with layers that are compressed, as crane pulls them.
func TestDockerArchivesAreRead(t *testing.T) {
	old, entry, img := oldSaved(t)
	podman := bundle{old[0]}.add("11.tar", old.content("aa/layer.tar")).add("22.tar", old.content("bb/layer.tar")).
		linked("aa/layer.tar", "../11.tar").linked("bb/layer.tar", "../22.tar")
	pulled := filepath.Join(t.TempDir(), "pulled.tar")
	if err := tarball.WriteToFile(pulled, name.MustParseReference("a.example/train:1"), img); err != nil {
		t.Fatal(err)
	}
	want, err := img.ConfigName()
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string]string{
		"docker": writeArchive(t, old.add("manifest.json", text([]any{entry})).bytes(t)),
		"podman": writeArchive(t, podman.add("manifest.json",
			text([]any{with(entry, "Layers", []string{"11.tar", "22.tar", "22.tar"})})).bytes(t)),
		"crane": pulled,
	} {
		read, closeImage, err := fromFiles(file, "linux/amd64")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, err := read.ConfigName(); err != nil || got != want {
			t.Errorf("%s: config %s, %v, want %s", name, got, err, want)
		}
		if layers, err := read.Layers(); err != nil || len(layers) != 3 {
			t.Errorf("%s: %d layers, %v", name, len(layers), err)
		}
		if _, err := readImage(file); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := closeImage(); err != nil {
			t.Error(err)
		}
	}
}

// TestWhatIsNoArchiveIsNamed has other kinds of file in an archive's place: each is named by
// what it begins with, and the message says what is read instead.
func TestWhatIsNoArchiveIsNamed(t *testing.T) {
	whole, _, _ := oldSaved(t)
	archive := whole.bytes(t)
	layout := func(manifests ...any) string {
		index := map[string]any{"schemaVersion": 2, "manifests": append([]any{}, manifests...)}
		return string(bundle{}.add("oci-layout", `{"imageLayoutVersion":"1.0.0"}`).add("index.json", text(index)).bytes(t))
	}
	gone := map[string]any{"mediaType": types.OCIManifestSchema1, "size": 10,
		"digest": "sha256:" + strings.Repeat("a", 64)}
	block := func(begins string) string { return begins + strings.Repeat("x", 600) }
	for content, want := range map[string]string{
		"":                            "it is empty: \"envsolve build --output type=oci,dest=FILE\"",
		"short":                       `a file that begins with "short": "envsolve build`,
		block("<html>Sign in\x1b[2J"): `a file that begins with "<html>Sign in\x1b[2Jxxxxxxx": "envsolve build`,
		block("hsqs"):                 "it is a SquashFS file, and images are read from archives",
		block("#!/usr/bin/env run-singularity\n\x00SIF_MAGIC\x00"): "it is a SIF file",
		block("PK\x03\x04"):          "it is a zip file, such as a wheel",
		block("\xfd7zXZ\x00"):        `it is compressed, and archives are read in place: "unxz -k `,
		block("BZh9"):                `"bunzip2 -k `,
		string(archive[:600]):        "it ends in the midst of a file: copy or write it again",
		strings.Repeat("\x00", 1024): "not an OCI layout: index.json: there is no such file",
		layout():                     `it holds no image: "envsolve build`,
		layout(gone):                 "there is no such file: the image is not whole, copy or write it again",
	} {
		if _, err := readImage(writeArchive(t, []byte(content))); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v, want %q", content, err, want)
		}
	}
}

func TestDockerArchivesAreRefused(t *testing.T) {
	old, entry, _ := oldSaved(t)
	unlinked := old[:len(old)-2]
	archive := func(b bundle) string { return writeArchive(t, b.bytes(t)) }
	manifest := func(entries ...any) bundle { return old.add("manifest.json", text(entries)) }
	var packed strings.Builder
	z := gzip.NewWriter(&packed)
	if _, err := z.Write(manifest(entry).bytes(t)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for want, file := range map[string]string{
		"2 images, not one":                archive(manifest(entry, entry)),
		"names 1 layers, and the config 3": archive(manifest(with(entry, "Layers", []string{"aa/layer.tar"}))),
		"dd/layer.tar: there is no such": archive(manifest(with(entry, "Layers",
			[]string{"aa/layer.tar", "bb/layer.tar", "dd/layer.tar"}))),
		"its bytes are":                 archive(manifest(entry).set("aa/layer.tar", strings.Repeat("x", 2048))),
		`"etc/layer.tar" is no regular`: archive(manifest(entry).linked("etc/layer.tar", "/etc/passwd.tar")),
		`"index.json" is no regular`:    archive(unlinked.linked("index.json", "bb/layer.tar")),
		`"cc/layer.tar" is no regular`:  archive(manifest(entry).add("oci-layout", "{}")),
		"an OCI layout in part": archive(unlinked.
			add("manifest.json", text([]any{entry})).add("oci-layout", "{}")),
		"is there twice":                        archive(manifest(entry).add("cc/layer.tar", "")),
		`"gunzip -k `:                           writeArchive(t, []byte(packed.String())),
		`"docker save" and "podman save" write`: archive(old),
	} {
		if _, err := readImage(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

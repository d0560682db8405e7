package registry

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/opencontainers/go-digest"
)

// FuzzArchive reads any bytes at all as an archive. Whatever is taken, other
// readers find the same image in.
func FuzzArchive(f *testing.F) {
	a := newAttack(f)
	f.Add(a.good.bytes(f))
	for _, tt := range a.attacks() {
		f.Add(tt.bundle.bytes(f))
	}
	file := filepath.Join(f.TempDir(), "image.tar")
	f.Fuzz(func(t *testing.T, raw []byte) { everyReaderAgrees(t, file, raw) })
}

// everyReaderAgrees saves an archive; where it is taken as an image, other readers
// must find that image in it and no other.
func everyReaderAgrees(t *testing.T, file string, raw []byte) {
	t.Helper()
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := readImage(file)
	if err != nil {
		return
	}
	if err := errors.Join(othersFind(file, got), indexLeadsTo(file, got)); err != nil {
		t.Error(err)
	}
}

// FuzzLayout reads archives whose documents are any text, and whose blobs are by
// their right digests all the same: as random bytes, nothing would get past the
// first sum.
//
// In the texts, {image} is the digest of the manifest, {config} that of the
// config, {layer} and {evil} are those of two layers, {image.size} and so on
// their sizes, all without sha256: before them.
func FuzzLayout(f *testing.F) {
	const (
		layers   = `"layers":[{"mediaType":"application/vnd.oci.image.layer.v1.tar","digest":"sha256:{layer}","size":{layer.size}}]`
		image    = `{"mediaType":"application/vnd.oci.image.manifest.v1+json","digest":"sha256:{image}","size":{image.size}}`
		manifest = `{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":{` +
			`"mediaType":"application/vnd.oci.image.config.v1+json","digest":"sha256:{config}","size":{config.size}},` + layers + `}`
		docker = `[{"Config":"blobs/sha256/{config}","RepoTags":["train:1"],"Layers":["blobs/sha256/{layer}"]}]`
		config = `{"os":"linux","architecture":"amd64","rootfs":{"type":"layers","diff_ids":["sha256:{layer}"]}}`
		tags   = `{"train":{"1":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}}`
		list   = `{"schemaVersion":2,"manifests":[` + image + `]}`
	)
	f.Add(list, manifest, config, docker, "", "")
	f.Add(list, manifest, config, "", tags, "")
	f.Add(list, manifest, config, strings.ReplaceAll(docker, "{layer}", "{evil}"), tags, "repositories/x")
	f.Add(list[:len(list)-2]+","+image+"]}", manifest, config, docker, "", "blobs/sha256")
	f.Add(list, manifest[:len(manifest)-1]+`,"Layers":[]}`, config, docker, "", "./index.json")
	f.Add(list, manifest, config, docker[:len(docker)-1]+","+docker[1:], "", "manifest.json/x")
	f.Add(list, manifest[:len(manifest)-1]+`,"subject":`+image+`,"artifactType":"text/plain"}`, config, docker, "", "x")
	file := filepath.Join(f.TempDir(), "image.tar")
	fill := func(words []string, text string) string { return strings.NewReplacer(words...).Replace(text) }
	f.Fuzz(func(t *testing.T, list, manifest, config, docker, tags, more string) {
		words := []string{}
		b := bundle{}
		blob := func(name, text string) {
			text = fill(words, text)
			sum := digest.FromString(text).Encoded()
			words = append(words, "{"+name+"}", sum, "{"+name+".size}", strconv.Itoa(len(text)))
			if path := "blobs/sha256/" + sum; b.has(path) < 0 {
				b = b.add(path, text)
			}
		}
		blob("layer", "a layer")
		blob("evil", "another layer")
		blob("config", config)
		blob("image", manifest)
		b = b.add("index.json", fill(words, list))
		for name, text := range map[string]string{"manifest.json": docker, "repositories": tags} {
			if text != "" {
				b = b.add(name, fill(words, text))
			}
		}
		if more != "" && !strings.Contains(more, "\x00") && !strings.HasSuffix(more, "/") { // as tar cannot write
			b = b.add(more, list)
		}
		everyReaderAgrees(t, file, b.bytes(t))
	})
}

// indexLeadsTo reads an archive's index.json by encoding/json and takes every
// image that it lists: there must be none but the wanted one.
func indexLeadsTo(file string, want v1.Hash) error {
	archive, err := openArchive(file)
	if err != nil {
		return err
	}
	defer archive.Close()
	raw, err := readDocument(archive, "index.json")
	if err != nil {
		return err
	}
	var index struct{ Manifests []v1.Descriptor }
	if err := json.Unmarshal(raw, &index); err != nil {
		return err
	}
	for _, d := range index.Manifests {
		raw, err := readDocument(archive, blobPath(d.Digest))
		var m struct{ Config v1.Descriptor }
		if err != nil || json.Unmarshal(raw, &m) != nil {
			continue
		}
		if d.Digest != want && m.Config.MediaType.IsConfig() {
			return fmt.Errorf("%s: index.json leads to %s too", want, d.Digest)
		}
	}
	return nil
}

// othersFind reads an archive by its manifest.json, where it has one.
func othersFind(file string, want v1.Hash) error {
	img, closeImage, err := fromFiles(file, "linux/amd64")
	if err != nil {
		return err
	}
	defer closeImage()
	m, err := img.Manifest()
	if err != nil {
		return err
	}
	layers := []string{}
	for _, l := range m.Layers {
		layers = append(layers, blobPath(l.Digest))
	}
	manifest, err := tarball.LoadManifest(func() (io.ReadCloser, error) { return os.Open(file) })
	if err != nil {
		return nil // it has none
	}
	for _, d := range manifest {
		if d.Config != blobPath(m.Config.Digest) || !slices.Equal(d.Layers, layers) {
			return fmt.Errorf("%s: manifest.json leads to %s with %q, index.json to %s with %q", want, d.Config, d.Layers,
				m.Config.Digest, layers)
		}
	}
	return nil
}

package imagetest

import (
	"archive/tar"
	"encoding/json"
	"fmt"
	"io"

	v1 "github.com/google/go-containerregistry/pkg/v1"
)

// archive is an image in the form that "docker load" and "podman load" read:
// config, layers, and a manifest.json that lists them (Docker Image
// Specification 1.2, "Combined Image JSON + Filesystem Changeset Format").
type archive struct {
	tag   string
	image v1.Image
	plain bool // write layers without compression
}

// entry is manifest.json's one element.
type entry struct {
	Config   string
	RepoTags []string
	Layers   []string
}

// write streams the archive; no layer is held in memory.
func (a archive) write(w io.Writer) error {
	config, err := a.image.RawConfigFile()
	if err != nil {
		return err
	}
	layers, err := a.image.Layers()
	if err != nil {
		return err
	}
	manifest := entry{Config: "config.json", RepoTags: []string{a.tag}}
	t := tar.NewWriter(w)
	if err := writeFile(t, manifest.Config, config); err != nil {
		return err
	}
	for i, l := range layers {
		name := fmt.Sprintf("%d/layer.tar", i) // a layer may be there twice
		if err := a.layer(t, name, l); err != nil {
			return fmt.Errorf("layer %d: %w", i, err)
		}
		manifest.Layers = append(manifest.Layers, name)
	}
	text, err := json.Marshal([]entry{manifest})
	if err != nil {
		return err
	}
	if err := writeFile(t, "manifest.json", text); err != nil {
		return err
	}
	return t.Close()
}

func writeFile(t *tar.Writer, name string, content []byte) error {
	if err := t.WriteHeader(&tar.Header{Name: name, Size: int64(len(content)), Mode: 0o644,
		Typeflag: tar.TypeReg}); err != nil {
		return err
	}
	_, err := t.Write(content)
	return err
}

func (a archive) layer(t *tar.Writer, name string, l v1.Layer) error {
	open, size := l.Compressed, l.Size
	if a.plain {
		open, size = l.Uncompressed, func() (int64, error) { return measure(l.Uncompressed) }
	}
	n, err := size()
	if err != nil {
		return err
	}
	content, err := open()
	if err != nil {
		return err
	}
	defer content.Close()
	if err := t.WriteHeader(&tar.Header{Name: name, Size: n, Mode: 0o644, Typeflag: tar.TypeReg}); err != nil {
		return err
	}
	_, err = io.Copy(t, content)
	return err
}

// measure reads to the end: a tar header comes before its file, and nothing but
// the bytes tells how many there will be.
func measure(open func() (io.ReadCloser, error)) (int64, error) {
	content, err := open()
	if err != nil {
		return 0, err
	}
	defer content.Close()
	return io.Copy(io.Discard, content)
}

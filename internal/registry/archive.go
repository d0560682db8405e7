package registry

import (
	"archive/tar"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/partial"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// archive is an OCI layout in a tar file, read in place: layers of many
// gigabytes are not unpacked to look at a manifest.
type archive struct {
	file     *os.File
	entries  map[string]entry // by path: blobs/sha256/…
	manifest v1.Manifest
	raw      []byte
	media    types.MediaType
}

type entry struct{ offset, size int64 }

// fromArchive opens what `build --output type=oci` or type=docker wrote.
func fromArchive(name string) (v1.Image, func() error, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	a := &archive{file: f, entries: map[string]entry{}}
	img, err := a.open()
	if err != nil {
		return nil, nil, fmt.Errorf("image %s: %w", name, errors.Join(err, f.Close()))
	}
	return img, f.Close, nil
}

func (a *archive) open() (v1.Image, error) {
	if err := a.scan(); err != nil {
		return nil, fmt.Errorf("not an image archive: %w", err)
	}
	var index v1.IndexManifest
	raw, err := a.read("index.json")
	if err == nil {
		err = json.Unmarshal(raw, &index)
	}
	if err != nil {
		return nil, fmt.Errorf("not an OCI archive: %w", err)
	}
	only := images(index.Manifests)
	if len(only) != 1 {
		return nil, fmt.Errorf("the archive holds %d images, not one", len(only))
	}
	a.media = only[0].MediaType
	if a.raw, err = a.read(blobPath(only[0].Digest)); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(a.raw, &a.manifest); err != nil {
		return nil, err
	}
	return partial.CompressedToImage(a)
}

// scan notes where each file of the archive lies.
func (a *archive) scan() error {
	r := tar.NewReader(a.file)
	for {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		offset, err := a.file.Seek(0, io.SeekCurrent)
		if err != nil {
			return err
		}
		a.entries[path.Clean(header.Name)] = entry{offset: offset, size: header.Size}
	}
}

func blobPath(h v1.Hash) string { return path.Join("blobs", h.Algorithm, h.Hex) }

func (a *archive) section(name string) (*io.SectionReader, error) {
	e, ok := a.entries[name]
	if !ok {
		return nil, fmt.Errorf("the archive has no %s", name)
	}
	return io.NewSectionReader(a.file, e.offset, e.size), nil
}

// maxDocument bounds what is read of a manifest or config.
const maxDocument = 16 << 20

func (a *archive) read(name string) ([]byte, error) {
	s, err := a.section(name)
	if err != nil {
		return nil, err
	}
	if s.Size() > maxDocument {
		return nil, fmt.Errorf("%s is %d bytes large, which no manifest is", name, s.Size())
	}
	return io.ReadAll(s)
}

// MediaType implements partial.CompressedImageCore.
func (a *archive) MediaType() (types.MediaType, error) { return a.media, nil }

// RawManifest implements partial.CompressedImageCore.
func (a *archive) RawManifest() ([]byte, error) { return a.raw, nil }

// RawConfigFile implements partial.CompressedImageCore.
func (a *archive) RawConfigFile() ([]byte, error) { return a.read(blobPath(a.manifest.Config.Digest)) }

// LayerByDigest implements partial.CompressedImageCore.
func (a *archive) LayerByDigest(h v1.Hash) (partial.CompressedLayer, error) {
	for _, d := range a.manifest.Layers {
		if d.Digest == h {
			return archiveLayer{a, d}, nil
		}
	}
	return nil, fmt.Errorf("the image has no layer %s", h)
}

type archiveLayer struct {
	archive *archive
	desc    v1.Descriptor
}

func (l archiveLayer) Digest() (v1.Hash, error)            { return l.desc.Digest, nil }
func (l archiveLayer) Size() (int64, error)                { return l.desc.Size, nil }
func (l archiveLayer) MediaType() (types.MediaType, error) { return l.desc.MediaType, nil }

func (l archiveLayer) Compressed() (io.ReadCloser, error) {
	s, err := l.archive.section(blobPath(l.desc.Digest))
	if err != nil {
		return nil, err
	}
	return io.NopCloser(s), nil
}

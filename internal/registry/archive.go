package registry

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/partial"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/strictjson"
)

// fromFiles opens what `build --output type=oci` or type=docker wrote, and what other
// programs save: an archive or a folder with an OCI layout, or a docker-archive.
func fromFiles(name, platform string) (v1.Image, func() error, error) {
	s, err := openSource(name)
	if err != nil {
		return nil, nil, fmt.Errorf("image %s: %w", name, err)
	}
	img, err := imageOf(s, platform)
	if err != nil {
		return nil, nil, fmt.Errorf("image %s: %w", name, errors.Join(err, s.Close()))
	}
	return img, s.Close, nil
}

// imageOf finds the image of a layout. Every way by which a program finds an
// image there must lead to this one, see agree.
func imageOf(s source, platform string) (v1.Image, error) {
	var index v1.IndexManifest
	err := decode(s, "index.json", &index)
	if errors.Is(err, errNoFile) && s.below("manifest.json") {
		img, err := dockerArchive(s)
		if err != nil {
			return nil, err
		}
		return partial.CompressedToImage(img)
	}
	if errors.Is(err, errNoFile) {
		return nil, fmt.Errorf("not an OCI layout: %w, and no manifest.json of a docker-archive: %s", err, written)
	}
	if err != nil {
		return nil, fmt.Errorf("not an OCI layout: %w", err)
	}
	listed, err := unfold(s, index.Manifests)
	if err != nil {
		return nil, fmt.Errorf("index.json: %w", err)
	}
	at, err := pick(s, listed, platform)
	if err != nil {
		return nil, err
	}
	img := &stored{source: s, media: at.MediaType}
	if img.raw, err = readBlob(s, at); err != nil {
		return nil, err
	}
	if err := strictjson.Unmarshal(img.raw, &img.manifest); err != nil {
		return nil, fmt.Errorf("manifest %s: %w", at.Digest, err)
	}
	if err := agree(s, listed.manifests, at, &img.manifest); err != nil {
		return nil, err
	}
	return partial.CompressedToImage(img)
}

// readBlob reads a small blob, and holds it to what names it.
func readBlob(s source, d v1.Descriptor) ([]byte, error) {
	raw, err := readDocument(s, blobPath(d.Digest))
	if err != nil {
		return nil, lacking(err)
	}
	if got := digest.FromBytes(raw).String(); got != d.Digest.String() {
		return nil, fmt.Errorf("%s: its bytes are %s", blobPath(d.Digest), got)
	}
	if d.Size != int64(len(raw)) {
		return nil, fmt.Errorf("%s: it is %d bytes large, and named as one of %d", blobPath(d.Digest), len(raw), d.Size)
	}
	return raw, nil
}

// lacking says what it means that a layout does not have what one of its own files names.
func lacking(err error) error {
	if errors.Is(err, errNoFile) {
		return fmt.Errorf("%w: the image is not whole, copy or write it again", err)
	}
	return err
}

// stored is an image in a layout.
type stored struct {
	source   source
	manifest v1.Manifest
	raw      []byte
	media    types.MediaType
}

// MediaType implements partial.CompressedImageCore.
func (i *stored) MediaType() (types.MediaType, error) { return i.media, nil }

// RawManifest implements partial.CompressedImageCore.
func (i *stored) RawManifest() ([]byte, error) { return i.raw, nil }

// RawConfigFile implements partial.CompressedImageCore.
func (i *stored) RawConfigFile() ([]byte, error) {
	raw, err := readBlob(i.source, i.manifest.Config)
	if err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	var document json.RawMessage
	if err := strictjson.Unmarshal(raw, &document); err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	return raw, nil
}

// LayerByDigest implements partial.CompressedImageCore.
func (i *stored) LayerByDigest(h v1.Hash) (partial.CompressedLayer, error) {
	for _, d := range i.manifest.Layers {
		if d.Digest == h {
			return storedLayer{i.source, d}, nil
		}
	}
	return nil, fmt.Errorf("the image has no layer %s", h)
}

type storedLayer struct {
	source source
	desc   v1.Descriptor
}

func (l storedLayer) Digest() (v1.Hash, error)            { return l.desc.Digest, nil }
func (l storedLayer) Size() (int64, error)                { return l.desc.Size, nil }
func (l storedLayer) MediaType() (types.MediaType, error) { return l.desc.MediaType, nil }

// Compressed returns the layer's bytes. Where they are not those of its digest,
// the last read fails.
func (l storedLayer) Compressed() (io.ReadCloser, error) {
	c, err := l.source.open(blobPath(l.desc.Digest))
	if err != nil {
		return nil, lacking(err)
	}
	if c.Size() != l.desc.Size {
		return nil, errors.Join(fmt.Errorf("layer %s: it is %d bytes large, and named as one of %d",
			l.desc.Digest, c.Size(), l.desc.Size), c.Close())
	}
	return &proven{ReadCloser: c, want: l.desc.Digest, hash: digest.Canonical.Hash()}, nil
}

// proven hashes what is read, and fails at the end where it has another digest.
type proven struct {
	io.ReadCloser
	want v1.Hash
	hash hash.Hash
}

// Read implements io.Reader.
func (p *proven) Read(b []byte) (int, error) {
	n, err := p.ReadCloser.Read(b)
	_, _ = p.hash.Write(b[:n])
	if errors.Is(err, io.EOF) {
		if got := digest.NewDigest(digest.Canonical, p.hash); got.String() != p.want.String() {
			return n, fmt.Errorf("layer %s: its bytes are %s", p.want, got)
		}
	}
	return n, err
}

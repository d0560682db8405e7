package image

import (
	"archive/tar"
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// Publish puts an image into a registry whose blobs are the given folder, under
// PREFIX/REPOSITORY, as an index with one platform as Docker Hub has it. The
// archive's URL becomes the image's apt source, as its last layer, where the
// image names a suite.
func Publish(registry http.Handler, blobs, prefix string, img Image, archive string) error {
	built, err := assemble(blobs, img, archive)
	if err != nil {
		return fmt.Errorf("image %s: %w", img.Repository, err)
	}
	index := mutate.AppendManifests(mutate.IndexMediaType(empty.Index, types.OCIImageIndex), mutate.IndexAddendum{
		Add:        built,
		Descriptor: v1.Descriptor{Platform: &v1.Platform{OS: "linux", Architecture: "amd64"}},
	})
	repository := path.Join(prefix, img.Repository)
	digest, err := built.Digest()
	if err != nil {
		return err
	}
	if err := putManifest(registry, repository, digest.String(), built); err != nil {
		return err
	}
	for _, tag := range img.Tags {
		if err := putManifest(registry, repository, tag, index); err != nil {
			return err
		}
	}
	return nil
}

// assemble builds the image's config and manifest, and stores the config and
// the sources layer as blobs.
func assemble(blobs string, img Image, archive string) (v1.Image, error) {
	layers := img.Layers[:len(img.Layers):len(img.Layers)]
	if img.Codename != "" {
		sources, err := sourcesLayer(blobs, img, archive)
		if err != nil {
			return nil, err
		}
		layers = append(layers, sources)
	}
	base := mutate.ConfigMediaType(mutate.MediaType(empty.Image, types.OCIManifestSchema1), types.OCIConfigJSON)
	var history []mutate.Addendum
	for i, l := range layers {
		step := "apt sources: " + archive
		if i < len(img.Steps) {
			step = img.Steps[i]
		}
		history = append(history, mutate.Addendum{
			Layer:   blob{layer: l, blobs: blobs},
			History: v1.History{Created: v1.Time{Time: img.Created}, CreatedBy: step},
		})
	}
	built, err := mutate.Append(base, history...)
	if err != nil {
		return nil, err
	}
	config, err := built.ConfigFile()
	if err != nil {
		return nil, err
	}
	config = config.DeepCopy()
	config.OS, config.Architecture = "linux", "amd64"
	config.Created = v1.Time{Time: img.Created}
	config.Config = v1.Config{Env: img.Env, Cmd: img.Command}
	if built, err = mutate.ConfigFile(built, config); err != nil {
		return nil, err
	}
	return built, storeConfig(blobs, built)
}

func storeConfig(blobs string, img v1.Image) error {
	raw, err := img.RawConfigFile()
	if err != nil {
		return err
	}
	digest, err := img.ConfigName()
	if err != nil {
		return err
	}
	file := BlobPath(blobs, digest.String())
	if err := os.WriteFile(file+".part", raw, 0o644); err != nil {
		return err
	}
	return os.Rename(file+".part", file)
}

// sources is a deb822 source, sources.list(5).
const sources = `Types: deb
URIs: %s
Suites: %s
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
`

func sourcesLayer(blobs string, img Image, archive string) (Layer, error) {
	text := fmt.Appendf(nil, sources, archive, img.Codename)
	return writeBlob(blobs, func(w io.Writer) error {
		t := tar.NewWriter(w)
		err := t.WriteHeader(&tar.Header{
			Name: "etc/apt/sources.list.d/debian.sources", Typeflag: tar.TypeReg, Mode: 0o644,
			Size: int64(len(text)), ModTime: img.Created, Format: tar.FormatPAX,
		})
		if err != nil {
			return err
		}
		if _, err := t.Write(text); err != nil {
			return err
		}
		return t.Close()
	})
}

type manifest interface {
	RawManifest() ([]byte, error)
	MediaType() (types.MediaType, error)
}

// putManifest hands a manifest to the registry without a network between.
func putManifest(registry http.Handler, repository, reference string, m manifest) error {
	raw, err := m.RawManifest()
	if err != nil {
		return err
	}
	mediaType, err := m.MediaType()
	if err != nil {
		return err
	}
	req := httptest.NewRequest(http.MethodPut, "/v2/"+repository+"/manifests/"+reference, bytes.NewReader(raw))
	req.Header.Set("Content-Type", string(mediaType))
	answer := httptest.NewRecorder()
	registry.ServeHTTP(answer, req)
	if answer.Code != http.StatusCreated {
		return fmt.Errorf("registry: %s:%s: %d %s", repository, reference, answer.Code, answer.Body)
	}
	return nil
}

// blob is a layer of which only the description is read: the registry serves
// its content from the blob folder.
type blob struct {
	layer Layer
	blobs string
}

func (b blob) Digest() (v1.Hash, error)            { return v1.NewHash(b.layer.Digest) }
func (b blob) DiffID() (v1.Hash, error)            { return v1.NewHash(b.layer.DiffID) }
func (b blob) Size() (int64, error)                { return b.layer.Size, nil }
func (b blob) MediaType() (types.MediaType, error) { return types.OCILayer, nil }

func (b blob) Compressed() (io.ReadCloser, error) {
	return os.Open(BlobPath(b.blobs, b.layer.Digest))
}

func (b blob) Uncompressed() (io.ReadCloser, error) {
	return nil, fmt.Errorf("layer %s is kept compressed only", b.layer.Digest)
}

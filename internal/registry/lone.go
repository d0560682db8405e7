package registry

import (
	"context"
	"fmt"
	"io"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// manifest is that of an artifact which belongs to no image, as its bytes.
type manifest []byte

// MediaType implements remote.Taggable.
func (manifest) MediaType() (types.MediaType, error) { return types.OCIManifestSchema1, nil }

// RawManifest implements remote.Taggable.
func (m manifest) RawManifest() ([]byte, error) { return m, nil }

// PushArtifact puts an artifact into a registry under a tag, and returns its
// repository. An error of the registry's is a *PushError.
func (c *Client) PushArtifact(ctx context.Context, tag string, raw []byte, blobs [][]byte) (repository string, err error) {
	at, err := newTag(tag)
	if err != nil {
		return "", err
	}
	if err := c.put(ctx, at, manifest(raw), blobs); err != nil {
		return "", c.pushError(ctx, tag, at, err)
	}
	return at.Context().Name(), nil
}

// Artifact is a manifest in a registry, with the way to its blobs.
type Artifact struct {
	Repository string // where it was asked for, before the mirrors
	Digest     string // of the manifest, sha256:…
	Manifest   []byte
	open       func(digest string) (io.ReadCloser, error)
}

// Artifact returns the manifest that a reference names, by tag or by digest. Of a
// reference with a digest it has that digest.
func (c *Client) Artifact(ctx context.Context, ref string) (*Artifact, error) {
	asked, err := name.ParseReference(ref)
	if err != nil {
		return nil, fmt.Errorf("reference %q: %w", ref, err)
	}
	at, err := c.rewrite(ref)
	if err != nil {
		return nil, err
	}
	got, err := remote.Get(at, c.options(ctx)...)
	if err != nil {
		return nil, explain("artifact", ref, at, err)
	}
	open := func(digest string) (io.ReadCloser, error) {
		layer, err := remote.Layer(at.Context().Digest(digest), c.options(ctx)...)
		if err != nil {
			return nil, err
		}
		return layer.Compressed()
	}
	return &Artifact{Repository: asked.Context().Name(), Digest: got.Digest.String(), Manifest: got.Manifest, open: open}, nil
}

// Blob returns a blob of the artifact, and holds it to its digest.
func (a *Artifact) Blob(digest string, size int64) ([]byte, error) {
	hash, err := v1.NewHash(digest)
	if err != nil {
		return nil, err
	}
	raw, err := whole(func(v1.Descriptor) (io.ReadCloser, error) { return a.open(digest) }, v1.Descriptor{Digest: hash, Size: size})
	if err != nil {
		return nil, fmt.Errorf("%s: %s: %w", a.Repository, digest, err)
	}
	return raw, nil
}

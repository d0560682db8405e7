package registry

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// PushIndex returns a tag to images of several platforms, which its repository has
// by now: by platform ("linux/arm64"), their manifests. A runtime that pulls the
// tag gets the one for its machine. Equal images give an equal index.
func (c *Client) PushIndex(ctx context.Context, tag string, manifests map[string]v1.Descriptor) (v1.Hash, error) {
	to, err := newTag(tag)
	if err != nil {
		return v1.Hash{}, err
	}
	raw, err := indexOf(manifests)
	if err != nil {
		return v1.Hash{}, fmt.Errorf("tag %q: %w", tag, err)
	}
	if err := remote.Put(to, platforms(raw), c.options(ctx)...); err != nil {
		return v1.Hash{}, c.pushError(ctx, tag, to, err)
	}
	digest, _, err := v1.SHA256(bytes.NewReader(raw))
	return digest, err
}

// indexOf writes the image index (OCI image specification, image-index.md), its
// platforms in the order of their names.
func indexOf(manifests map[string]v1.Descriptor) ([]byte, error) {
	index := v1.IndexManifest{SchemaVersion: 2, MediaType: types.OCIImageIndex}
	for _, name := range slices.Sorted(maps.Keys(manifests)) {
		platform, err := v1.ParsePlatform(name)
		if err != nil {
			return nil, fmt.Errorf("platform %q: %w", name, err)
		}
		d := manifests[name]
		index.Manifests = append(index.Manifests, v1.Descriptor{MediaType: d.MediaType, Size: d.Size, Digest: d.Digest,
			Platform: platform})
	}
	return json.Marshal(index)
}

// platforms is an image index that is ready to be sent.
type platforms []byte

// RawManifest implements remote.Taggable.
func (p platforms) RawManifest() ([]byte, error) { return p, nil }

// MediaType tells package remote what the manifest is.
func (p platforms) MediaType() (types.MediaType, error) { return types.OCIImageIndex, nil }

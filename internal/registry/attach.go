package registry

import (
	"context"
	"fmt"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/static"

	"github.com/envsolve/envsolve/internal/artifact"
)

// Attach puts artifacts beside the image that they refer to, once into each
// repository that the tags name. A registry without the referrers API gets the
// list of them under the tag that the distribution specification gives for that
// (sha256-…).
func (c *Client) Attach(ctx context.Context, tags []string, artifacts []*artifact.Artifact) error {
	done := map[name.Repository]bool{}
	for _, text := range tags {
		tag, err := newTag(text)
		if err != nil {
			return err
		}
		repository := tag.Context()
		if done[repository] {
			continue
		}
		done[repository] = true
		for _, a := range artifacts {
			if err := c.attach(ctx, repository, a); err != nil {
				return explain("repository", repository.String(), tag,
					fmt.Errorf("attaching %s: %w", a.ArtifactType, err))
			}
		}
	}
	return nil
}

func (c *Client) attach(ctx context.Context, to name.Repository, a *artifact.Artifact) error {
	return c.put(ctx, to.Digest(a.Descriptor.Digest.String()), a, a.Blobs)
}

// put sends blobs, and then the manifest that names them.
func (c *Client) put(ctx context.Context, at name.Reference, manifest remote.Taggable, blobs [][]byte) error {
	for _, content := range blobs {
		if err := remote.WriteLayer(at.Context(), static.NewLayer(content, ""), c.options(ctx)...); err != nil {
			return err
		}
	}
	return remote.Put(at, manifest, c.options(ctx)...)
}

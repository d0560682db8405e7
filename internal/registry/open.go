package registry

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/remote"

	"github.com/envsolve/envsolve/internal/artifact"
)

// Open finds an image that a user names: an archive that build wrote
// (image.tar), a folder with an OCI layout, or a reference in a registry.
// A file or folder of that name goes before a reference; close releases it.
func (c *Client) Open(ctx context.Context, text, platform string) (img v1.Image, close func() error, err error) {
	none := func() error { return nil }
	info, err := os.Stat(text)
	switch {
	case err == nil && info.IsDir():
		img, err = fromLayout(text, platform)
		return img, none, err
	case err == nil:
		return fromArchive(text)
	case strings.HasPrefix(text, ".") || filepath.IsAbs(text):
		return nil, none, fmt.Errorf("image %s: no such file or folder", text)
	}
	img, _, err = c.fetch(ctx, text, platform)
	return img, none, err
}

// fetch gives the image that a reference names for a platform, and the place
// that it came from, which a mirror may have moved.
func (c *Client) fetch(ctx context.Context, text, platform string) (v1.Image, name.Reference, error) {
	at, err := c.rewrite(text)
	if err != nil {
		return nil, nil, err
	}
	p, err := v1.ParsePlatform(platform)
	if err != nil {
		return nil, nil, fmt.Errorf("platform %q: %w", platform, err)
	}
	img, err := remote.Image(at, append(c.options(ctx), remote.WithPlatform(*p))...)
	if err != nil {
		return nil, nil, explain(text, at, err)
	}
	return img, at, nil
}

// Blob copies a blob of the repository that a reference names.
func (c *Client) Blob(ctx context.Context, ref, digest string, w io.Writer) error {
	at, err := c.rewrite(ref)
	if err != nil {
		return err
	}
	layer, err := remote.Layer(at.Context().Digest(digest), c.options(ctx)...)
	if err != nil {
		return explain(ref, at, err)
	}
	r, err := layer.Compressed()
	if err != nil {
		return explain(ref, at, err)
	}
	_, err = io.Copy(w, r)
	return errors.Join(err, r.Close())
}

// fromLayout takes the image of the platform, or the only one there is.
func fromLayout(dir, platform string) (v1.Image, error) {
	index, err := layout.ImageIndexFromPath(dir)
	if err != nil {
		return nil, fmt.Errorf("image %s: not an OCI layout: %w", dir, err)
	}
	manifest, err := index.IndexManifest()
	if err != nil {
		return nil, fmt.Errorf("image %s: %w", dir, err)
	}
	d, err := pick(manifest, platform)
	if err != nil {
		return nil, fmt.Errorf("image %s: %w", dir, err)
	}
	return index.Image(d.Digest)
}

// pick takes the descriptor of the platform's image out of an index, or the
// only one there is.
func pick(manifest *v1.IndexManifest, platform string) (v1.Descriptor, error) {
	found := images(manifest.Manifests)
	for _, d := range found {
		if d.Platform != nil && d.Platform.OS+"/"+d.Platform.Architecture == platform {
			return d, nil
		}
	}
	if len(found) != 1 {
		return v1.Descriptor{}, fmt.Errorf("it holds %d images, none of them for %s", len(found), platform)
	}
	return found[0], nil
}

// images lists the images of an index, each once: an index names an image for
// each of its tags, and what is attached to an image besides.
func images(entries []v1.Descriptor) []v1.Descriptor {
	var found []v1.Descriptor
	for _, d := range entries {
		known := slices.ContainsFunc(found, func(f v1.Descriptor) bool { return f.Digest == d.Digest })
		if d.MediaType.IsImage() && !artifact.IsArtifact(d) && !known {
			found = append(found, d)
		}
	}
	return found
}

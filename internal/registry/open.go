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
	"github.com/google/go-containerregistry/pkg/v1/remote"

	"github.com/envsolve/envsolve/internal/artifact"
)

// Open finds an image that a user names: an archive that build wrote
// (image.tar), a folder with an OCI layout, or a reference in a registry.
// A file or folder of that name goes before a reference; close releases it.
func (c *Client) Open(ctx context.Context, text, platform string) (img v1.Image, close func() error, err error) {
	none := func() error { return nil }
	_, err = os.Stat(text)
	switch {
	case err == nil:
		return fromFiles(text, platform)
	case strings.HasPrefix(text, ".") || filepath.IsAbs(text):
		return nil, none, fmt.Errorf("image %s: no such file or folder", text)
	}
	img, _, err = c.fetch(ctx, text, platform)
	return img, none, err
}

// fetch returns the image that a reference names for a platform, and the place
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
		return nil, nil, explain("image", text, at, err)
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
		return explain("image", ref, at, err)
	}
	r, err := layer.Compressed()
	if err != nil {
		return explain("image", ref, at, err)
	}
	_, err = io.Copy(w, r)
	return errors.Join(err, r.Close())
}

// images lists the images of an index, each once: an index names an image for
// each of its tags, and what is attached to an image besides, of which BuildKit's
// own attestations call themselves images for an unknown platform.
func images(entries []v1.Descriptor) []v1.Descriptor {
	var found []v1.Descriptor
	for _, d := range entries {
		known := slices.ContainsFunc(found, func(f v1.Descriptor) bool { return f.Digest == d.Digest })
		attestation := d.Platform != nil && d.Platform.OS == "unknown" && d.Platform.Architecture == "unknown"
		if d.MediaType.IsImage() && !artifact.IsArtifact(d) && !attestation && !known {
			found = append(found, d)
		}
	}
	return found
}

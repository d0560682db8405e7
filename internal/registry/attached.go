package registry

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/remote/transport"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/artifact"
)

// maxAttached bounds what is read of a document; a bill of materials of a
// thousand wheels takes a megabyte.
const maxAttached = 64 << 20

// maxAllAttached bounds what is read of all that are attached to one image.
const maxAllAttached = 4 * maxAttached

// Attached returns the documents that are attached to an image, where the image
// was opened by Open with the same text. What else refers to the image, such as
// signatures, is passed over.
func (c *Client) Attached(ctx context.Context, text string, image v1.Hash) ([]artifact.Document, error) {
	place, done, err := c.place(ctx, text, image)
	if err != nil {
		return nil, err
	}
	defer done()
	entries, err := place.referrers()
	if err != nil {
		return nil, fmt.Errorf("what is attached to %s: %w", text, err)
	}
	var found []artifact.Document
	size := 0
	for _, d := range entries {
		document, ours, err := read(place, d, image)
		if isGone(err) {
			continue // the list is older than what has been removed since
		}
		if err != nil {
			return nil, fmt.Errorf("what is attached to %s: %s: %w", text, d.Digest, err)
		}
		if !ours {
			continue
		}
		found = append(found, document)
		if size += len(document.Content); len(found) > mostReferrers || size > maxAllAttached {
			return nil, fmt.Errorf("what is attached to %s: more than %d documents, or %d bytes of them, are not read", text,
				mostReferrers, maxAllAttached)
		}
	}
	return found, nil
}

// isGone reports whether a manifest or a blob is not there.
func isGone(err error) bool {
	var answer *transport.Error
	return errors.As(err, &answer) && answer.StatusCode == http.StatusNotFound || errors.Is(err, errNoFile)
}

// mostReferrers bounds how many documents are looked through.
const mostReferrers = 64

// Referring returns the documents of one artifact type that refer to what a reference
// and a digest name.
func (c *Client) Referring(ctx context.Context, ref, digest, artifactType string) ([][]byte, error) {
	at, err := c.rewrite(ref)
	if err != nil {
		return nil, err
	}
	to, err := v1.NewHash(digest)
	if err != nil {
		return nil, err
	}
	place := remotely{at.Context(), to, c.options(ctx)}
	entries, err := place.referrers()
	if err != nil {
		return nil, explain("artifact", ref, at, err)
	}
	if len(entries) > mostReferrers {
		return nil, fmt.Errorf("%d documents refer to %s: more than %d are not looked through", len(entries), digest,
			mostReferrers)
	}
	var found [][]byte
	for _, d := range entries {
		content, err := place.document(d, artifactType)
		if err != nil {
			return nil, fmt.Errorf("what refers to %s: %s: %w", ref, d.Digest, err)
		}
		if content != nil {
			found = append(found, content)
		}
	}
	return found, nil
}

// document returns the one layer of a manifest that refers to the image, and nil of
// one that is of another type. Its own word counts: lists of registries without the
// referrers API are made by clients, and say other types.
func (r remotely) document(d v1.Descriptor, artifactType string) ([]byte, error) {
	if d.MediaType != types.OCIManifestSchema1 {
		return nil, nil
	}
	raw, err := whole(r.manifest, d)
	if err != nil {
		return nil, err
	}
	var m v1.Manifest
	if err := json.Unmarshal(raw, &m); err != nil {
		return nil, err
	}
	if m.ArtifactType != artifactType {
		return nil, nil
	}
	if m.Subject == nil || m.Subject.Digest != r.image || len(m.Layers) != 1 {
		return nil, errors.New("its manifest is not one document that refers there")
	}
	return whole(r.blob, m.Layers[0])
}

// place is where an image and what refers to it are.
type place interface {
	referrers() ([]v1.Descriptor, error)
	manifest(v1.Descriptor) (io.ReadCloser, error)
	blob(v1.Descriptor) (io.ReadCloser, error)
}

func (c *Client) place(ctx context.Context, text string, image v1.Hash) (place, func() error, error) {
	if _, err := os.Stat(text); err == nil {
		s, err := openSource(text)
		if err != nil {
			return nil, nil, fmt.Errorf("image %s: %w", text, err)
		}
		return files{s}, s.Close, nil
	}
	at, err := c.rewrite(text)
	if err != nil {
		return nil, nil, err
	}
	return remotely{at.Context(), image, c.options(ctx)}, func() error { return nil }, nil
}

// read opens the manifest of a referrer. It is believed no more than its digest.
func read(p place, d v1.Descriptor, image v1.Hash) (document artifact.Document, ours bool, err error) {
	if d.MediaType != types.OCIManifestSchema1 {
		return document, false, nil
	}
	raw, err := whole(p.manifest, d)
	if err != nil {
		return document, false, err
	}
	var m v1.Manifest
	if err := json.Unmarshal(raw, &m); err != nil {
		return document, false, err
	}
	ours = m.ArtifactType == artifact.TypeSPDX || m.ArtifactType == artifact.TypeInToto
	if !ours || m.Subject == nil || m.Subject.Digest != image || len(m.Layers) != 1 {
		return document, false, nil
	}
	document = artifact.Document{ArtifactType: m.ArtifactType,
		Predicate: m.Layers[0].Annotations["in-toto.io/predicate-type"]}
	document.Content, err = whole(p.blob, m.Layers[0])
	return document, true, err
}

// whole reads what a descriptor names, and holds it to its digest.
func whole(open func(v1.Descriptor) (io.ReadCloser, error), d v1.Descriptor) ([]byte, error) {
	if d.Size > maxAttached {
		return nil, fmt.Errorf("%d bytes are more than any such document takes", d.Size)
	}
	r, err := open(d)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	raw, err := io.ReadAll(io.LimitReader(r, maxAttached+1))
	if err != nil {
		return nil, err
	}
	if hash, _, err := v1.SHA256(bytes.NewReader(raw)); err != nil || hash != d.Digest {
		return nil, errors.Join(fmt.Errorf("the bytes are %s, not %s", hash, d.Digest), err)
	}
	return raw, nil
}

// remotely is a repository in a registry.
type remotely struct {
	repository name.Repository
	image      v1.Hash
	options    []remote.Option
}

func (r remotely) referrers() ([]v1.Descriptor, error) {
	index, err := remote.Referrers(r.repository.Digest(r.image.String()), r.options...)
	if err != nil {
		return nil, err
	}
	m, err := index.IndexManifest()
	if err != nil {
		return nil, err
	}
	return m.Manifests, nil
}

func (r remotely) manifest(d v1.Descriptor) (io.ReadCloser, error) {
	got, err := remote.Get(r.repository.Digest(d.Digest.String()), r.options...)
	if err != nil {
		return nil, err
	}
	return io.NopCloser(bytes.NewReader(got.Manifest)), nil
}

func (r remotely) blob(d v1.Descriptor) (io.ReadCloser, error) {
	layer, err := remote.Layer(r.repository.Digest(d.Digest.String()), r.options...)
	if err != nil {
		return nil, err
	}
	return layer.Compressed()
}

// files is an OCI layout in a folder or an archive.
type files struct{ source source }

func (f files) referrers() ([]v1.Descriptor, error) {
	var m v1.IndexManifest
	err := decode(f.source, "index.json", &m)
	return m.Manifests, err
}

func (f files) manifest(d v1.Descriptor) (io.ReadCloser, error) { return f.blob(d) }

func (f files) blob(d v1.Descriptor) (io.ReadCloser, error) {
	return f.source.open(blobPath(d.Digest))
}

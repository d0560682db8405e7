package artifact

import (
	"bytes"
	"encoding/json"
	"io"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// The annotations of an artifact's manifest.
const (
	annotationPredicate = "in-toto.io/predicate-type"
	annotationCreated   = "org.opencontainers.image.created"
)

// emptyType is the media type of a config that says nothing (OCI image
// specification 1.1, "Guidance for an Empty Descriptor").
const emptyType = types.MediaType("application/vnd.oci.empty.v1+json")

const emptyConfig = "{}"

// Artifact is a document attached to something in a registry: a manifest and its two blobs.
type Artifact struct {
	Document
	Descriptor v1.Descriptor // of the manifest, as an index lists it
	Manifest   []byte
	Blobs      [][]byte // config and document
}

// Attach makes the artifact of a document that refers to an image.
func Attach(d Document, image v1.Descriptor, created time.Time) (*Artifact, error) {
	layer := describe(types.MediaType(d.ArtifactType), d.Content)
	layer.Annotations = map[string]string{annotationPredicate: d.Predicate}
	return referrer(d, layer, image, map[string]string{
		annotationPredicate: d.Predicate, annotationCreated: created.UTC().Format(time.RFC3339),
	})
}

// Refer makes the artifact of a document that refers to what a descriptor names.
func Refer(d Document, to v1.Descriptor, annotations map[string]string) (*Artifact, error) {
	return referrer(d, describe(types.MediaType(d.ArtifactType), d.Content), to, annotations)
}

func referrer(d Document, layer, to v1.Descriptor, annotations map[string]string) (*Artifact, error) {
	raw, err := json.Marshal(v1.Manifest{
		SchemaVersion: 2, MediaType: types.OCIManifestSchema1, ArtifactType: d.ArtifactType,
		Config: describe(emptyType, []byte(emptyConfig)), Layers: []v1.Descriptor{layer}, Annotations: annotations,
		Subject: &v1.Descriptor{MediaType: to.MediaType, Size: to.Size, Digest: to.Digest},
	})
	if err != nil {
		return nil, err
	}
	self := describe(types.OCIManifestSchema1, raw)
	self.ArtifactType, self.Annotations = d.ArtifactType, annotations
	return &Artifact{Document: d, Descriptor: self, Manifest: raw, Blobs: [][]byte{[]byte(emptyConfig), d.Content}}, nil
}

// MediaType implements remote.Taggable.
func (a *Artifact) MediaType() (types.MediaType, error) { return a.Descriptor.MediaType, nil }

// RawManifest implements remote.Taggable.
func (a *Artifact) RawManifest() ([]byte, error) { return a.Manifest, nil }

// describe never fails: reading from memory does not.
func describe(media types.MediaType, content []byte) v1.Descriptor {
	hash, size, _ := v1.SHA256(io.NopCloser(bytes.NewReader(content)))
	return v1.Descriptor{MediaType: media, Digest: hash, Size: size}
}

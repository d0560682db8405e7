// Package factpack says how facts stand in a registry, and finds those that were
// fetched in the cache. It talks to no registry.
//
// Facts are one OCI artifact:
//
//	artifactType  application/vnd.envsolve.facts.v1
//	config        the empty object of the specification
//	layers        the snapshot, as matrices.Encode writes it
//	annotations   org.opencontainers.image.created and .version, the date of the
//	              facts; dev.envsolve.facts.digest, what plans and locks call them by
//
// The same facts are always the same bytes. In the cache lie manifest and snapshot, as
// blobs: who knows the digest of the manifest needs to believe nobody else.
package factpack

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	v1 "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/matrices"
)

// Type is the artifact type of facts, and SnapshotType the media type of their one
// layer. The number changes with what programs of former releases cannot read.
const (
	Type         = "application/vnd.envsolve.facts.v1"
	SnapshotType = "application/vnd.envsolve.facts.v1.snapshot"
)

// annotationDigest is the annotation with the digest of the facts.
const annotationDigest = "dev.envsolve.facts.digest"

// Pack is facts as an artifact.
type Pack struct {
	Digest   digest.Digest // of the manifest
	Facts    string        // digest of the facts
	Manifest []byte
	Blobs    [][]byte // config and snapshot
}

// Of returns the artifact of facts.
func Of(facts *matrices.Set) (*Pack, error) {
	snapshot := matrices.Encode(facts.Tables())
	again, err := matrices.Read(snapshot, "")
	if err != nil {
		return nil, fmt.Errorf("the facts cannot be written: %w", err)
	}
	annotations := map[string]string{v1.AnnotationVersion: again.Version(), annotationDigest: again.Digest()}
	if day, err := time.Parse("2006.01.02", again.Version()); err == nil {
		annotations[v1.AnnotationCreated] = day.UTC().Format(time.RFC3339)
	}
	manifest, err := json.Marshal(v1.Manifest{
		Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageManifest, ArtifactType: Type,
		Config: v1.DescriptorEmptyJSON, Annotations: annotations,
		Layers: []v1.Descriptor{{MediaType: SnapshotType, Digest: digest.FromBytes(snapshot), Size: int64(len(snapshot))}},
	})
	if err != nil {
		return nil, err
	}
	return &Pack{Digest: digest.FromBytes(manifest), Facts: again.Digest(), Manifest: manifest,
		Blobs: [][]byte{v1.DescriptorEmptyJSON.Data, snapshot}}, nil
}

// Snapshot returns the descriptor of the snapshot that a manifest names. What is
// something else than facts that this program reads is an error.
func Snapshot(manifest []byte) (v1.Descriptor, error) {
	var m v1.Manifest
	if err := json.Unmarshal(manifest, &m); err != nil {
		return v1.Descriptor{}, fmt.Errorf("its manifest is no JSON: %w", err)
	}
	switch {
	case m.ArtifactType != Type && isFacts(m.ArtifactType):
		return v1.Descriptor{}, fmt.Errorf("it is of type %s, and this envsolve reads %s: install the release that it is for",
			m.ArtifactType, Type)
	case m.ArtifactType != Type:
		return v1.Descriptor{}, fmt.Errorf("it holds no facts: its type is %q and not %s", kindOf(m), Type)
	case len(m.Layers) != 1 || m.Layers[0].MediaType != SnapshotType:
		return v1.Descriptor{}, fmt.Errorf("it does not hold one layer of type %s", SnapshotType)
	case m.Layers[0].Size > matrices.MostBytes:
		return v1.Descriptor{}, fmt.Errorf("its snapshot of %d bytes is larger than any of facts", m.Layers[0].Size)
	case m.Layers[0].Digest.Validate() != nil || m.Layers[0].Digest.Algorithm() != digest.SHA256:
		return v1.Descriptor{}, fmt.Errorf("its snapshot has no SHA-256 digest: %q", m.Layers[0].Digest)
	}
	return m.Layers[0], nil
}

// isFacts reports whether an artifact type is that of facts of another release.
func isFacts(artifactType string) bool {
	var version int
	n, err := fmt.Sscanf(artifactType, "application/vnd.envsolve.facts.v%d", &version)
	return n == 1 && err == nil
}

// kindOf is what a manifest calls itself.
func kindOf(m v1.Manifest) string {
	for _, kind := range []string{m.ArtifactType, m.Config.MediaType, m.MediaType} {
		if kind != "" {
			return kind
		}
	}
	return "unknown"
}

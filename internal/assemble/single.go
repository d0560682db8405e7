package assemble

import (
	"encoding/json"

	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/planner/oci"
)

// Single returns the manifest and the config of the image that consists of one layer
// alone. Both follow from the layer and the platform, so that whoever knows a lock
// knows the digest by which a registry has its layers.
func Single(l oci.Layer, platform ocispec.Platform) (manifest, config []byte, err error) {
	config, err = json.Marshal(ocispec.Image{
		Platform: platform,
		RootFS:   ocispec.RootFS{Type: "layers", DiffIDs: []digest.Digest{l.DiffID}},
	})
	if err != nil {
		return nil, nil, err
	}
	manifest, err = json.Marshal(ocispec.Manifest{
		Versioned: specs.Versioned{SchemaVersion: 2},
		MediaType: ocispec.MediaTypeImageManifest,
		Config: ocispec.Descriptor{MediaType: ocispec.MediaTypeImageConfig, Digest: digest.FromBytes(config),
			Size: int64(len(config))},
		Layers: []ocispec.Descriptor{{MediaType: l.MediaType, Digest: l.Digest, Size: l.Size}},
	})
	return manifest, config, err
}

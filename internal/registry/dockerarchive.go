package registry

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/strictjson"
)

// dockerArchive finds the image of what docker save wrote before version 25, and podman
// save and crane pull write still: a manifest.json that names a config and layers, and no
// index.json. Its manifest is made anew, and has the digests of the files as they lie there.
func dockerArchive(s source) (*stored, error) {
	if s.below("index.json") || s.below("oci-layout") {
		return nil, errors.New("it is an OCI layout in part, and programs differ in what they make of that")
	}
	var entries []json.RawMessage
	if err := decode(s, "manifest.json", &entries); err != nil {
		return nil, err
	}
	if len(entries) != 1 {
		return nil, fmt.Errorf("manifest.json: the archive holds %d images, not one: save them one by one", len(entries))
	}
	var e dockerEntry
	if err := strictjson.Unmarshal(entries[0], &e); err != nil {
		return nil, fmt.Errorf("manifest.json: %w", err)
	}
	raw, err := readDocument(s, e.Config)
	if err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	var config struct {
		RootFS struct {
			DiffIDs []v1.Hash `json:"diff_ids"`
		} `json:"rootfs"`
	}
	if err := json.Unmarshal(raw, &config); err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	if len(config.RootFS.DiffIDs) != len(e.Layers) {
		return nil, fmt.Errorf("manifest.json: it names %d layers, and the config %d",
			len(e.Layers), len(config.RootFS.DiffIDs))
	}
	found := named{s, map[string]string{}}
	at := found.name(v1.Hash{Algorithm: "sha256", Hex: digest.FromBytes(raw).Encoded()}, e.Config)
	m := v1.Manifest{SchemaVersion: 2, MediaType: types.OCIManifestSchema1, Layers: []v1.Descriptor{},
		Config: v1.Descriptor{MediaType: types.OCIConfigJSON, Digest: at, Size: int64(len(raw))}}
	for i, file := range e.Layers {
		d, err := describeLayer(s, file, config.RootFS.DiffIDs[i])
		if err != nil {
			return nil, fmt.Errorf("layer %s: %w", file, err)
		}
		found.name(d.Digest, file)
		m.Layers = append(m.Layers, d)
	}
	img := &stored{source: found, manifest: m, media: m.MediaType}
	img.raw, err = json.Marshal(&m)
	return img, err
}

// describeLayer describes a layer by its file: a tar has the digest that the config has of
// it, and of one that is compressed it is counted.
func describeLayer(s source, file string, diffID v1.Hash) (v1.Descriptor, error) {
	c, err := s.open(file)
	if err != nil {
		return v1.Descriptor{}, err
	}
	defer c.Close()
	d := v1.Descriptor{MediaType: types.OCIUncompressedLayer, Digest: diffID, Size: c.Size()}
	head := make([]byte, 4)
	n, err := io.ReadFull(c, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return d, err
	}
	if media := compressed(head[:n]); media != "" {
		hash := digest.Canonical.Hash()
		_, _ = hash.Write(head)
		if _, err := io.Copy(hash, c); err != nil {
			return d, err
		}
		d.MediaType = media
		d.Digest = v1.Hash{Algorithm: "sha256", Hex: digest.NewDigest(digest.Canonical, hash).Encoded()}
	}
	return d, nil
}

// compressed returns the type of a layer that begins like this; empty of a plain tar.
func compressed(head []byte) types.MediaType {
	switch {
	case strings.HasPrefix(string(head), "\x1f\x8b"):
		return types.OCILayer
	case string(head) == "\x28\xb5\x2f\xfd":
		return types.OCILayerZStd
	}
	return ""
}

// named is the files of an archive under the paths that an OCI layout has for their digests.
type named struct {
	source
	files map[string]string
}

func (n named) name(h v1.Hash, file string) v1.Hash {
	n.files[blobPath(h)] = file
	return h
}

func (n named) open(name string) (content, error) {
	if file, ok := n.files[name]; ok {
		return n.source.open(file)
	}
	return nil, fmt.Errorf("%s: %w", name, errNoFile)
}

// linkedLayers follows the links of a docker-archive: docker save wrote a layer once, and
// links to it where it is there again; podman save adds links for very old readers.
func (a *archive) linkedLayers() error {
	layout := a.below("index.json") || a.below("oci-layout")
	for _, name := range slices.Sorted(maps.Keys(a.links)) {
		to := path.Join(path.Dir(name), a.links[name])
		e, ok := a.entries[to]
		if layout || !ok || a.folders[name] || path.Base(name) != "layer.tar" || path.Ext(to) != ".tar" {
			return fmt.Errorf("%q is no regular file, and an image's archive holds no others", name)
		}
		a.entries[name] = e
	}
	return nil
}

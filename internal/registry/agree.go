package registry

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/strictjson"
)

// listed is what an index lists. In an index of several platforms whoever reads it
// chooses by platform, whatever else an archive holds.
type listed struct {
	manifests []v1.Descriptor
	choice    bool
}

// unfold follows index.json to the index that its entries name, once for each of its
// names. So does Docker with containerd's store save what came with documents beside
// it or for several platforms.
func unfold(s source, entries []v1.Descriptor) (listed, error) {
	if len(entries) == 0 || !entries[0].MediaType.IsIndex() {
		return listed{entries, !s.only()}, nil
	}
	for _, d := range entries {
		if d.Digest != entries[0].Digest || d.MediaType != entries[0].MediaType || d.Size != entries[0].Size {
			return listed{}, fmt.Errorf("it names %s beside the index %s, and programs differ in which they take",
				d.Digest, entries[0].Digest)
		}
	}
	raw, err := readBlob(s, entries[0])
	if err != nil {
		return listed{}, err
	}
	var inner struct {
		v1.IndexManifest
		Config, Layers json.RawMessage
	}
	if err := strictjson.Unmarshal(raw, &inner); err != nil {
		return listed{}, fmt.Errorf("index %s: %w", entries[0].Digest, err)
	}
	if inner.Config != nil || inner.Layers != nil || inner.MediaType != "" && inner.MediaType != entries[0].MediaType {
		return listed{}, fmt.Errorf("index %s is an image as well, or of another type than it says", entries[0].Digest)
	}
	return listed{inner.Manifests, true}, nil
}

// pick finds the image of the platform in an index, or the only one there is.
// Whoever reads an archive without a choice takes what is in it, whatever it is for.
func pick(s source, l listed, platform string) (v1.Descriptor, error) {
	found := images(l.manifests)
	if len(found) == 0 {
		return v1.Descriptor{}, errors.New("it holds no image: " + written)
	}
	if !l.choice && len(found) != 1 {
		return v1.Descriptor{}, fmt.Errorf("the archive holds %d images, not one", len(found))
	}
	var fits []v1.Descriptor
	for _, d := range found {
		if d.Platform != nil && d.Platform.OS+"/"+d.Platform.Architecture == platform {
			fits = append(fits, d)
		}
	}
	switch {
	case len(fits) == 1:
		return fits[0], nil
	case len(fits) > 1:
		return v1.Descriptor{}, fmt.Errorf("it holds %d images for %s, and programs differ in which they take",
			len(fits), platform)
	case len(found) != 1:
		return v1.Descriptor{}, fmt.Errorf("it holds %d images, none of them for %s", len(found), platform)
	}
	return found[0], nil
}

// agree holds every way into a layout to the image that was found: Docker before
// version 25, Podman's docker-archive and others go by manifest.json and not by
// index.json, and very old ones by repositories.
func agree(s source, manifests []v1.Descriptor, at v1.Descriptor, m *v1.Manifest) error {
	for _, d := range manifests {
		if err := indexed(s, d, at); err != nil {
			return fmt.Errorf("index.json: %s: %w", d.Digest, err)
		}
	}
	if err := dockerManifest(s, m); err != nil {
		return fmt.Errorf("manifest.json: %w", err)
	}
	if err := repositories(s); err != nil {
		return fmt.Errorf("repositories: %w", err)
	}
	return nil
}

// indexed holds an entry of the index to the image: it is the image itself under
// one of its names, one for another platform, or a document beside it.
func indexed(s source, d, at v1.Descriptor) error {
	switch {
	case d.Digest == at.Digest:
		if d.MediaType != at.MediaType || d.Size != at.Size || len(d.URLs) > 0 {
			return errors.New("it is there twice, and described in two ways")
		}
		return nil
	case d.MediaType.IsImage() && !artifact.IsArtifact(d):
		if d.Platform == nil || d.Platform.OS == "" || d.Platform.Architecture == "" {
			return errors.New("it is another image, and does not say for which platform")
		}
		return nil
	case d.MediaType.IsImage():
		return unlessMissing(beside(s, d)) // an archive need not have what was not pulled
	}
	return fmt.Errorf("it is neither an image nor a document beside one, but %q", d.MediaType)
}

// beside holds what calls itself a document beside an image to that: a program
// that does not know of such documents must not find an image in it.
func beside(s source, d v1.Descriptor) error {
	raw, err := readBlob(s, d)
	if err != nil {
		return err
	}
	var m v1.Manifest
	if err := strictjson.Unmarshal(raw, &m); err != nil {
		return err
	}
	if m.Config.MediaType.IsConfig() || m.Subject == nil {
		return errors.New("it calls itself a document beside an image, and is an image itself")
	}
	for key := range d.Annotations {
		if key == "io.containerd.image.name" || key == "org.opencontainers.image.ref.name" {
			return errors.New("it calls itself a document beside an image, and has the name of an image")
		}
	}
	return nil
}

// dockerEntry is an image as manifest.json lists it.
type dockerEntry struct {
	Config       string
	RepoTags     []string
	Layers       []string
	Parent       string                    `json:",omitempty"`
	LayerSources map[v1.Hash]v1.Descriptor `json:",omitempty"`
}

// dockerManifest holds a manifest.json to the image: the same config and the
// same layers in the same order, in every entry.
func dockerManifest(s source, m *v1.Manifest) error {
	var entries []json.RawMessage
	if err := decode(s, "manifest.json", &entries); err != nil {
		return unlessMissing(err)
	}
	layers := make([]string, 0, len(m.Layers))
	for _, d := range m.Layers {
		layers = append(layers, blobPath(d.Digest))
	}
	for _, raw := range entries {
		var e dockerEntry
		if err := strictjson.Unmarshal(raw, &e); err != nil {
			return err
		}
		switch {
		case e.Config != blobPath(m.Config.Digest):
			return fmt.Errorf("its config is %q, where index.json leads to %s", e.Config, m.Config.Digest)
		case !slices.Equal(e.Layers, layers):
			return fmt.Errorf("its layers are not the %d to which index.json leads", len(layers))
		case e.Parent != "":
			return errors.New("it has a parent, where index.json leads to an image without one")
		}
		for d := range maps.Values(e.LayerSources) {
			known := slices.ContainsFunc(m.Layers, func(l v1.Descriptor) bool { return l.Digest == d.Digest })
			if !known || len(d.URLs) > 0 {
				return fmt.Errorf("it has layer %s come from elsewhere", d.Digest)
			}
		}
	}
	return nil
}

// repositories sees to it that the oldest way in leads nowhere: it names folders
// with a layer.tar, by the image's and the tag's name.
func repositories(s source) error {
	var tags map[string]map[string]string
	if err := decode(s, "repositories", &tags); err != nil {
		return unlessMissing(err)
	}
	for _, byTag := range tags {
		for _, id := range byTag {
			if _, err := v1.NewHash("sha256:" + id); err != nil || s.below(id) {
				return fmt.Errorf("it leads to %q, where index.json leads elsewhere", id)
			}
		}
	}
	return nil
}

func unlessMissing(err error) error {
	if errors.Is(err, errNoFile) {
		return nil
	}
	return err
}

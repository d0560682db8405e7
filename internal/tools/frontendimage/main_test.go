package main

import (
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
)

// mostBytes is how large the image may be, compressed: it is fetched before the first
// build of anybody.
const mostBytes = 12_000_000

func TestTheImageIsTheSameEachTime(t *testing.T) {
	var digests []v1.Hash
	for range 2 {
		index, err := makeImage(t.Context(), []string{"linux/amd64"})
		if err != nil {
			t.Fatal(err)
		}
		digest, err := index.Digest()
		if err != nil {
			t.Fatal(err)
		}
		digests = append(digests, digest)
		check(t, index)
	}
	if digests[0] != digests[1] {
		t.Errorf("the image is %s, and then %s", digests[0], digests[1])
	}
}

func check(t *testing.T, index v1.ImageIndex) {
	t.Helper()
	manifest, err := index.IndexManifest()
	if err != nil {
		t.Fatal(err)
	}
	img, err := index.Image(manifest.Manifests[0].Digest)
	if err != nil {
		t.Fatal(err)
	}
	size := int64(0)
	layers, err := img.Layers()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range layers {
		n, err := l.Size()
		if err != nil {
			t.Fatal(err)
		}
		size += n
	}
	if size == 0 || size > mostBytes {
		t.Errorf("the image has %d bytes, more than %d", size, mostBytes)
	}
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	if config.Config.Labels["moby.buildkit.frontend.network.none"] != "true" || config.Architecture != "amd64" {
		t.Errorf("the config is %+v", config)
	}
}

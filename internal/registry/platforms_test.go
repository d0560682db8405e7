package registry

import (
	"errors"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/partial"
	"github.com/google/go-containerregistry/pkg/v1/random"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// imageFor is an image and its descriptor.
func imageFor(t *testing.T) (v1.Image, v1.Descriptor) {
	t.Helper()
	img, err := random.Image(layerSize, 1)
	if err != nil {
		t.Fatal(err)
	}
	d, err := partial.Descriptor(img)
	if err != nil {
		t.Fatal(err)
	}
	return img, *d
}

// TestOneTagGivesEachPlatformItsImage reads back what was pushed, as a machine
// of each platform does.
func TestOneTagGivesEachPlatformItsImage(t *testing.T) {
	d := worldtest.Distribution(t)
	c, tag := &Client{}, d.Host+"/team/train:1"
	intel, intelIs := imageFor(t)
	arm, armIs := imageFor(t)
	pushOne(t, c, Push{Image: intel, Tags: []string{d.Host + "/team/train:intel"}, Beside: []string{tag}})
	pushOne(t, c, Push{Image: arm, Beside: []string{tag}})
	if _, _, err := c.fetch(t.Context(), tag, "linux/amd64"); err == nil {
		t.Error("an image that goes beside others has taken the tag for itself")
	}
	var digests []v1.Hash
	for range 2 {
		digest, err := c.PushIndex(t.Context(), tag, map[string]v1.Descriptor{"linux/arm64": armIs, "linux/amd64": intelIs})
		if err != nil {
			t.Fatal(err)
		}
		digests = append(digests, digest)
	}
	if digests[0] != digests[1] {
		t.Errorf("equal images give %v", digests)
	}
	for platform, want := range map[string]v1.Hash{"linux/amd64": intelIs.Digest, "linux/arm64": armIs.Digest} {
		for _, ref := range []string{tag, d.Host + "/team/train@" + digests[0].String()} {
			img, _, err := c.fetch(t.Context(), ref, platform)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := img.Digest(); err != nil || got != want {
				t.Errorf("%s for %s is %v, want %v (%v)", ref, platform, got, want, err)
			}
		}
	}
}

func TestAnIndexThatCannotBePushedIsTold(t *testing.T) {
	d := worldtest.Distribution(t)
	_, one := imageFor(t)
	if _, err := (&Client{}).PushIndex(t.Context(), "Team/UPPER:1",
		map[string]v1.Descriptor{"linux/amd64": one}); err == nil {
		t.Error("a name that is none is taken")
	}
	if _, err := (&Client{}).PushIndex(t.Context(), d.Host+"/a:1", map[string]v1.Descriptor{"/": one}); err == nil {
		t.Error("a platform that is none is taken")
	}
	// The registry holds an index to what it has.
	var refused *PushError
	if _, err := (&Client{}).PushIndex(t.Context(), d.Host+"/a:1",
		map[string]v1.Descriptor{"linux/amd64": one}); !errors.As(err, &refused) {
		t.Errorf("an index of what is not there: %v", err)
	}
}

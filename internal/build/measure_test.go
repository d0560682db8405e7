package build

import (
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/recipe"
)

func TestAnImageHasTheLayersThatWentIn(t *testing.T) {
	a, b := digest.FromString("a"), digest.FromString("b")
	j := &job{recipe: &recipe.Recipe{Layers: []recipe.Layer{{Layer: oci.Layer{Digest: a}}, {Layer: oci.Layer{Digest: b}}}}}
	for _, tt := range []struct {
		layers []digest.Digest
		says   string
	}{
		{[]digest.Digest{a, b}, ""},
		{[]digest.Digest{a}, "left out 1 of 2 layers"},
		{nil, "left out 2 of 2 layers"},
		{[]digest.Digest{b, a}, "changed layer 1"},
		{[]digest.Digest{a, b, b}, "changed layer 3"},
	} {
		var manifest ocispec.Manifest
		for _, d := range tt.layers {
			manifest.Layers = append(manifest.Layers, ocispec.Descriptor{Digest: d})
		}
		err := (&Result{}).measure(&builder.Builder{}, j, manifest)
		if (err == nil) != (tt.says == "") || err != nil && !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%v: %v", tt.layers, err)
		}
	}
}

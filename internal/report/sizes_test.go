package report

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

func TestSizesAreShownByLayer(t *testing.T) {
	s := &plan.LockedSizes{DownloadBytes: 2_500_000_000, ImageBytes: 3_100_000_000, BaseBytes: 48_000_000,
		AptBytes: 12_300_000, LayerBudget: 60}
	s.Layers = []plan.LockedLayer{
		{Bytes: 900_000_000, Wheels: []string{"torch 2.5.1+cu124"}},
		{Bytes: 5_000_000, Wheels: []string{"a 1", "b 1", "c 1", "d 1", "e 1", "f 1"}},
	}
	const want = `  download  2.50 GB
  image     3.10 GB: base 48.0 MB, wheels 905.0 MB in 2 layers of at most 60, distribution packages
            12.3 MB
    900.0 MB  torch 2.5.1+cu124
    5.0 MB    a 1, b 1, c 1, d 1 and 2 more
`
	var b bytes.Buffer
	if err := WriteSizes(&b, s, Options{}); err != nil || b.String() != want {
		t.Errorf("%v\n%s\nwant\n%s", err, b.String(), want)
	}
	for i := range 20 {
		s.Layers = append(s.Layers, plan.LockedLayer{Bytes: 1_000_000, Wheels: []string{fmt.Sprint("p ", i)}})
	}
	b.Reset()
	if err := WriteSizes(&b, s, Options{}); err != nil ||
		!bytes.HasSuffix(b.Bytes(), []byte("\n    14.0 MB   14 more layers\n")) {
		t.Errorf("%v\n%s", err, b.String())
	}
}

package builder

import (
	"context"
	"math"
	"path/filepath"
	"strings"
	"testing"

	gateway "github.com/moby/buildkit/frontend/gateway/client"
	fstypes "github.com/tonistiigi/fsutil/types"
)

// claimed is a result whose files say that they have a size.
type claimed struct {
	gateway.Reference
	size int64
}

func (c claimed) StatFile(context.Context, gateway.StatRequest) (*fstypes.Stat, error) {
	return &fstypes.Stat{Size: c.size}, nil
}

func (claimed) ReadFile(context.Context, gateway.ReadRequest) ([]byte, error) {
	return []byte("{}"), nil
}

func TestAnOutputIsBounded(t *testing.T) {
	if got, err := readFile(t.Context(), claimed{size: 4}, "a"); err != nil || string(got) != "{}{}" {
		t.Errorf("got %q, %v", got, err)
	}
	_, err := readFile(t.Context(), claimed{size: math.MaxInt64}, "report.json")
	if err == nil || !strings.Contains(err.Error(), "report.json") {
		t.Errorf("got %v", err)
	}
}

func TestHomeOfIsNoProject(t *testing.T) {
	home, err := homeOf(func(string) string { return "" })
	if err == nil && !filepath.IsAbs(home) {
		t.Errorf("without HOME it is %q", home)
	}
	if home, err := homeOf(func(string) string { return "/a" }); err != nil || home != "/a" {
		t.Errorf("of HOME=/a it is %q, %v", home, err)
	}
}

func TestReasonOf(t *testing.T) {
	_, err := reach(t.Context(), "unix:///none/a.sock", "", Options{}.withDefaults())
	if got := reasonOf(err); got == nil || strings.Contains(got.Error(), "unix:///none/a.sock") {
		t.Errorf("of %v the reason is %v", err, got)
	}
}

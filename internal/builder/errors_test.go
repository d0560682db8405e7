package builder

import (
	"errors"
	"fmt"
	"net"
	"path/filepath"
	"testing"

	"github.com/moby/buildkit/client"
	gatewaypb "github.com/moby/buildkit/frontend/gateway/pb"
)

// TestABusyBuilderHasNotGoneAway asks at a socket whose owner does not come to
// answer, and at one that nobody owns.
func TestABusyBuilderHasNotGoneAway(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "s")
	busy, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	c, err := client.New(t.Context(), "unix://"+socket)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	b := &Builder{Address: "unix://" + socket, client: c}
	failed := fmt.Errorf("process did not complete: %w", &gatewaypb.ExitError{ExitCode: 5})
	other := errors.New("no such file")

	for _, given := range []error{failed, other} {
		if got := b.Explain(t.Context(), given); !errors.Is(got, given) {
			t.Errorf("busy: %v became %v", given, got)
		}
	}
	if err := busy.Close(); err != nil {
		t.Fatal(err)
	}
	if code, _ := ExitCode(b.Explain(t.Context(), failed)); code != 5 {
		t.Errorf("a program's exit code became %d", code)
	}
	var lost *LostError
	if got := b.Explain(t.Context(), other); !errors.As(got, &lost) {
		t.Errorf("nobody there: %v", got)
	}
}

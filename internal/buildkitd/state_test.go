package buildkitd

import (
	"os"
	"path/filepath"
	"testing"
)

func TestAStateFolderIsNoPattern(t *testing.T) {
	s := state{dir: filepath.Join(t.TempDir(), "[x]*")}
	half := s.path("root/runc-overlayfs/content/ingest/a")
	if err := os.MkdirAll(half, 0o700); err != nil {
		t.Fatal(err)
	}
	if got := s.halfReceived(); len(got) != 1 || got[0] != half {
		t.Errorf("found %q", got)
	}
}

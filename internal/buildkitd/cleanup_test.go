package buildkitd

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestMountsAreFoundThroughLinks has a state folder that is reached by a link, as
// a home folder on another disk may be.
func TestMountsAreFoundThroughLinks(t *testing.T) {
	root := t.TempDir()
	precious, state, link := filepath.Join(root, "precious"), filepath.Join(root, "state"), filepath.Join(root, "link")
	left := filepath.Join(state, "left")
	for _, dir := range []string{precious, left} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(precious, "file")
	if err := os.WriteFile(file, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(state, link); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount(precious, left, "", unix.MS_BIND, ""); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a folder: "+err.Error())
	}
	t.Cleanup(func() { _ = unix.Unmount(left, unix.MNT_DETACH) }) // gone already, if all is well
	if err := unmountBelow(link); err != nil {
		t.Fatal(err)
	}
	if here, err := os.ReadDir(left); err != nil || len(here) > 0 {
		t.Errorf("still mounted: %v %v", here, err)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

func TestAFolderThatIsNotThereHasNoMounts(t *testing.T) {
	if err := unmountBelow(filepath.Join(t.TempDir(), "none")); err != nil {
		t.Error(err)
	}
}

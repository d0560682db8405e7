package elftest

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Root writes files below a folder of its own, and symbolic links, whose text is "->" and
// their target.
func Root(t testing.TB, files map[string]string) (folder string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets administrators alone make symbolic links, and doctor looks into roots of Linux")
	}
	folder = t.TempDir()
	for name, text := range files {
		at := filepath.Join(folder, name)
		err := os.MkdirAll(filepath.Dir(at), 0o755)
		if target, ok := strings.CutPrefix(text, "->"); ok && err == nil {
			err = os.Symlink(target, at)
		} else if err == nil {
			err = os.WriteFile(at, []byte(text), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

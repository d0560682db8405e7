package explorertest

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// The axe-core that tests use, which npm fetches, and what it must be.
const (
	axeArchive = "axe-core-4.14.1.tgz"
	axeName    = "axe-core@4.14.1"
	axeHash    = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
)

// Axe returns the script of axe-core, which looks for what keeps people out.
func Axe(t testing.TB) string {
	t.Helper()
	folder := t.TempDir()
	cmd := exec.Command("npm", "pack", axeName)
	cmd.Dir = folder
	if out, err := cmd.CombinedOutput(); err != nil {
		worldtest.SkipUnlessCI(t, "npm does not fetch "+axeName+": "+err.Error()+"\n"+string(out))
	}
	archive, err := os.ReadFile(filepath.Join(folder, axeArchive))
	if err != nil {
		t.Fatal(err)
	}
	if sum := sha512.Sum512(archive); base64.StdEncoding.EncodeToString(sum[:]) != axeHash {
		t.Fatalf("%s is another one: %x", axeArchive, sum)
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	for files := tar.NewReader(unpacked); ; {
		header, err := files.Next()
		if err != nil {
			t.Fatalf("%s holds no axe.min.js: %v", axeArchive, err)
		}
		if header.Name == "package/axe.min.js" {
			script, err := io.ReadAll(files)
			if err != nil {
				t.Fatal(err)
			}
			return string(script)
		}
	}
}

package testworld_test

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestRelocatableBuildsAreServed fetches a build from where the mirror leads, and holds
// it to the digest of the table.
func TestRelocatableBuildsAreServed(t *testing.T) {
	w := worldtest.Start(t, testworld.Pythons)
	_, url, found := strings.Cut(w.PythonsTable(), `url       = "https://builds.example.com/`)
	if !found {
		t.Fatal(w.PythonsTable())
	}
	name, _, _ := strings.Cut(url, `"`)
	answer, err := http.Get("http://" + w.Addr + "/python/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, answer.Body); err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer.Status, err)
	}
	if sum := hex.EncodeToString(hash.Sum(nil)); !strings.Contains(w.PythonsTable(), sum) {
		t.Errorf("%s has digest %s, and the table says\n%s", name, sum, w.PythonsTable())
	}
	if mirror := w.PythonsMirror(); !strings.Contains(mirror, w.Addr+"/python") {
		t.Error(mirror)
	}
}

package buildkitd_test

import (
	"os"
	"testing"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// TestManagedBuilderOutlivesTheFoldersOfItsFirstUser starts the daemon with a
// temporary folder that is then removed, as a script's or a CI step's is.
func TestManagedBuilderOutlivesTheFoldersOfItsFirstUser(t *testing.T) {
	buildertest.Require(t)
	gone, err := os.MkdirTemp("", "first-user")
	if err != nil {
		t.Fatal(err)
	}
	st := buildertest.Store(t)
	t.Setenv("TMPDIR", gone)
	b := buildertest.Connect(t, st)
	if err := os.RemoveAll(gone); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", "")
	_, err = b.Run(t.Context(), builder.RunSpec{
		Image: buildertest.Base(t), Platform: "linux/amd64", Args: []string{"toolbox", "copy", "/in/file", "/out"},
		Files: map[string][]byte{"/in/file": []byte("x")}, Outputs: []string{"/out"},
	})
	if err != nil {
		t.Errorf("the daemon misses its first user's temporary folder: %v", err)
	}
}

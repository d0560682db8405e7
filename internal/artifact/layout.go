package artifact

import (
	"os"
	"path/filepath"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/atomicfile"
)

// layoutMode lets everybody read the files of a layout, as the image's own blobs.
const layoutMode = 0o644

// Layout adds the artifacts of its one image to a folder with an OCI layout.
// The index comes last, so that a layout cut short is the one it was before.
func Layout(dir string, attach Attacher) error {
	name := filepath.Join(dir, "index.json")
	raw, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	raw, err = extend(raw, attach, func(d v1.Hash, content []byte) error {
		return atomicfile.Write(filepath.Join(dir, "blobs", d.Algorithm, d.Hex), content, layoutMode)
	})
	if err != nil {
		return err
	}
	return atomicfile.Write(name, raw, layoutMode)
}

package attest

import (
	"os"
	"path/filepath"

	v1 "github.com/google/go-containerregistry/pkg/v1"
)

// Layout adds the artifacts of its one image to a folder with an OCI layout.
func Layout(dir string, attach Attacher) error {
	name := filepath.Join(dir, "index.json")
	raw, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	raw, err = extend(raw, attach, func(d v1.Hash, content []byte) error {
		return os.WriteFile(filepath.Join(dir, "blobs", d.Algorithm, d.Hex), content, 0o644) //nolint:gosec // as the blobs beside it
	})
	if err != nil {
		return err
	}
	return os.WriteFile(name, raw, 0o644) //nolint:gosec // as the blobs beside it
}

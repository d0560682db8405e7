package builder

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/opencontainers/go-digest"
	"github.com/tonistiigi/fsutil"
)

// BlobsLocal names the folder of blobs in a session.
const BlobsLocal = "blobs"

// BlobFolder shows blobs of the store under names of their own, without copying
// them.
type BlobFolder struct {
	fsutil.FS
	path string
}

// LinkBlobs makes a folder with a hard link for each blob. It must be removed.
func (b *Builder) LinkBlobs(blobs map[string]digest.Digest) (*BlobFolder, error) {
	path, err := b.Store.ScratchDir("blobs-*")
	if err != nil {
		return nil, err
	}
	f := &BlobFolder{path: path}
	for name, d := range blobs {
		blob, ok := b.Store.Path(d)
		if !ok {
			f.Remove()
			return nil, fmt.Errorf("%s (%s) is not in the cache", name, d)
		}
		if err := os.Link(blob, filepath.Join(path, filepath.Base(name))); err != nil {
			f.Remove()
			return nil, b.Store.WriteError(err)
		}
	}
	if f.FS, err = fsutil.NewFS(path); err != nil {
		f.Remove()
		return nil, err
	}
	return f, nil
}

func (f *BlobFolder) Remove() { os.RemoveAll(f.path) }

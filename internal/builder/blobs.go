package builder

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/opencontainers/go-digest"
	"github.com/tonistiigi/fsutil"
)

// blobsLocal names the folder of blobs in a session.
const blobsLocal = "blobs"

// blobFolder shows blobs of the store under names of their own, without copying
// them.
type blobFolder struct {
	fsutil.FS
	path string
}

// linkBlobs makes a folder with a hard link for each blob. It must be removed.
func (b *Builder) linkBlobs(blobs map[string]digest.Digest) (*blobFolder, error) {
	path, err := b.store.ScratchDir("blobs-*")
	if err != nil {
		return nil, err
	}
	f := &blobFolder{path: path}
	for name, d := range blobs {
		blob, ok := b.store.Path(d)
		if !ok {
			f.remove()
			return nil, fmt.Errorf("%s (%s) is not in the cache", name, d)
		}
		if err := os.Link(blob, filepath.Join(path, filepath.Base(name))); err != nil {
			f.remove()
			return nil, b.store.WriteError(err)
		}
	}
	if f.FS, err = fsutil.NewFS(path); err != nil {
		f.remove()
		return nil, err
	}
	return f, nil
}

func (f *blobFolder) remove() { os.RemoveAll(f.path) }

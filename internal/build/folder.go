package build

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/containerd/v2/core/images"
	"github.com/moby/buildkit/client/ociindex"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/atomicfile"
)

// createFolder makes a folder beside the destination, which gets its name when
// all is done. A layout that is there is replaced; any other folder is the
// user's own.
func (x *exports) createFolder(dest string) (string, error) {
	if dest == "" {
		return "", errors.New("say where to: dest=FOLDER")
	}
	dest = filepath.Clean(dest)
	if real, err := filepath.EvalSymlinks(dest); err == nil {
		dest = real // a link stays what it is
	}
	if err := replaceable(dest); err != nil {
		return "", err
	}
	atomicfile.Sweep(dest)
	dir, err := os.MkdirTemp(filepath.Dir(dest), atomicfile.Pattern(dest))
	if err != nil {
		return "", err
	}
	release := atomicfile.Hold(dir)
	x.pending = append(x.pending, pending{
		finish: func() error {
			defer release()
			return errors.Join(takePlace(dir, dest), os.RemoveAll(dir))
		},
		abort: func() error {
			defer release()
			return os.RemoveAll(dir)
		},
	})
	return dir, nil
}

func takePlace(dir, dest string) error {
	if err := replaceable(dest); err != nil {
		return err
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		return err
	}
	return atomicfile.ReplaceFolder(dir, dest)
}

// replaceable allows what is absent, empty or an OCI layout.
func replaceable(dest string) error {
	entries, err := os.ReadDir(dest)
	if errors.Is(err, fs.ErrNotExist) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dest, ocispec.ImageLayoutFile)); err != nil {
		return fmt.Errorf("%s is a folder with other things in it: name a new one", dest)
	}
	return nil
}

// writeFolder copies the image's blobs, then names them in the index.
func (l imageLayout) writeFolder(ctx context.Context, blobs content.Provider, manifest ocispec.Descriptor,
	attach artifact.Attacher) error {
	if err := os.MkdirAll(filepath.Join(l.dir, "blobs", manifest.Digest.Algorithm().String()), 0o755); err != nil {
		return err
	}
	keep := images.HandlerFunc(func(ctx context.Context, d ocispec.Descriptor) ([]ocispec.Descriptor, error) {
		if err := l.keep(ctx, blobs, d); err != nil {
			return nil, err
		}
		return images.Children(ctx, blobs, d)
	})
	if err := images.Walk(ctx, keep, manifest); err != nil {
		return err
	}
	var named []ociindex.NameOrTag
	for _, n := range l.names {
		named = append(named, ociindex.Name(n))
	}
	if err := ociindex.NewStoreIndex(l.dir).Put(manifest, named...); err != nil {
		return err
	}
	if attach == nil {
		return nil
	}
	return artifact.Layout(l.dir, attach)
}

// keep writes one blob.
func (l imageLayout) keep(ctx context.Context, blobs content.Provider, d ocispec.Descriptor) error {
	r, err := blobs.ReaderAt(ctx, d)
	if err != nil {
		return err
	}
	defer r.Close()
	if r.Size() != d.Size {
		return fmt.Errorf("blob %s has %d bytes, not %d", d.Digest, r.Size(), d.Size)
	}
	f, err := os.OpenFile(filepath.Join(l.dir, "blobs", d.Digest.Algorithm().String(), d.Digest.Encoded()),
		os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, content.NewReader(r))
	return errors.Join(err, f.Close())
}

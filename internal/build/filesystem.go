package build

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/rootfs"
	"github.com/envsolve/envsolve/internal/squashfs"
)

// isFileSystem reports whether a layout is no layout but a file system.
func (l imageLayout) isFileSystem() bool {
	return l.kind == OutputSquashFS || l.kind == OutputEnroot || l.kind == OutputSIF
}

// treeCompression is the compression of an output that is a file system.
func treeCompression(o Output) squashfs.Compression {
	switch {
	case !imageLayout{kind: o.Type}.isFileSystem():
		return ""
	case o.Compression != "":
		return squashfs.Compression(o.Compression)
	case o.Type == OutputSIF:
		return squashfs.Gzip
	}
	return squashfs.Zstd
}

// writeFileSystem writes the image's tree out of its layers.
func (l imageLayout) writeFileSystem(ctx context.Context, blobs *imageBlobs, job *job) error {
	f, err := l.file.anew()
	if err != nil {
		return err
	}
	o := rootfs.Options{Compression: l.compression, Modified: *job.config.Created}
	switch l.kind {
	case OutputEnroot:
		if err := o.ForEnroot(job.config.Config); err != nil {
			return err
		}
	case OutputSIF:
		if err := o.ForSIF(job.config.Config); err != nil {
			return err
		}
		return errors.Join(l.writeSIF(ctx, f, blobs, job, o), f.Close())
	}
	return errors.Join(rootfs.Write(ctx, f, layersOf(blobs, job), o), f.Close())
}

// writeSIF writes the tree to a file that goes when it is in the image.
func (l imageLayout) writeSIF(ctx context.Context, out *os.File, blobs *imageBlobs, job *job, o rootfs.Options) error {
	part, err := os.CreateTemp(filepath.Dir(l.file.dest), atomicfile.Pattern(l.file.dest))
	if err != nil {
		return err
	}
	release := atomicfile.Hold(part.Name())
	defer release()
	err = rootfs.Write(ctx, part, layersOf(blobs, job), o)
	if err == nil {
		err = rootfs.WriteSIF(out, part, job.platform.Architecture)
	}
	return errors.Join(err, part.Close(), os.Remove(part.Name()))
}

// layersOf are the image's layers, the base's first.
func layersOf(blobs *imageBlobs, job *job) []rootfs.Layer {
	sizes := map[digest.Digest]int64{}
	for _, l := range job.below {
		sizes[digest.Digest(l.Digest.String())] = l.Size
	}
	for _, l := range job.recipe.Layers {
		sizes[l.Digest] = l.Size
	}
	var layers []rootfs.Layer
	for _, d := range job.digests() {
		layers = append(layers, rootfs.Layer{Digest: d, Size: sizes[d],
			Open: func(ctx context.Context) (io.ReadCloser, error) {
				r, err := blobs.ReaderAt(ctx, ocispec.Descriptor{Digest: d, Size: sizes[d]})
				if err != nil {
					return nil, err
				}
				return blobReader{content.NewReader(r), r}, nil
			}})
	}
	return layers
}

// blobReader reads a blob from its beginning.
type blobReader struct {
	io.Reader
	io.Closer
}

package layer

import (
	"archive/tar"
	"bytes"
	"context"
	"crypto/sha256"
	"io"
	"os"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"
)

// A Tree is where a layer is written out as the files that it holds.
type Tree interface {
	// Write writes one entry, as its header in a tar says. Calls for files may run beside
	// each other; the folder that an entry lies in has been written before.
	Write(h *tar.Header, content io.Reader) error
	// Open opens a file that has been written.
	Open(name string) (io.ReadCloser, error)
}

// WheelsInto writes the layer that a Maker makes of the same wheels and options into a
// tree, and returns its diff ID. compiled is what a Compiler made of TarOfModules, where
// the options ask for byte code. The files are unpacked beside each other, each by its
// own time; the diff ID, which goes by their order, is made of what was written.
func WheelsInto(ctx context.Context, wheels []Source, opt Options, compiled *os.File, into Tree) (digest.Digest,
	error) {
	opt, err := opt.normalize()
	if err != nil {
		return "", err
	}
	if opt.Bytecode != "" {
		if opt.compiled, err = readBytecode(compiled); err != nil {
			return "", err
		}
	}
	items, err := planWheels(wheels, opt)
	if err == nil {
		items, err = withParents(items)
	}
	if err != nil {
		return "", err
	}
	return writeOut(ctx, items, opt.parallel(), into)
}

// writeOut writes items, in the order of their paths, and returns the digest of the tar
// that they would make.
func writeOut(ctx context.Context, items []item, workers int, into Tree) (digest.Digest, error) {
	var files []int
	for i := range items {
		if items[i].open != nil {
			files = append(files, i)
			continue
		}
		if err := into.Write(items[i].header(), bytes.NewReader(items[i].data)); err != nil {
			return "", err
		}
	}
	written := make([]chan struct{}, len(items)) // closed when the file is whole
	for _, i := range files {
		written[i] = make(chan struct{})
	}
	work, ctx := errgroup.WithContext(ctx)
	next := make(chan int)
	work.Go(func() error {
		defer close(next)
		for _, i := range files {
			select {
			case next <- i:
			case <-ctx.Done():
				return context.Cause(ctx)
			}
		}
		return nil
	})
	for range workers {
		work.Go(func() error {
			for i := range next {
				if err := items[i].writeInto(into); err != nil {
					return err
				}
				close(written[i])
			}
			return nil
		})
	}
	hash := sha256.New()
	work.Go(func() error { return hashOf(ctx, items, written, into, hash) })
	if err := work.Wait(); err != nil {
		return "", err
	}
	return digest.NewDigest(digest.SHA256, hash), nil
}

// writeInto unpacks one file.
func (it *item) writeInto(into Tree) error {
	content, err := it.open()
	if err != nil {
		return named(err, it.from)
	}
	defer content.Close()
	return named(into.Write(it.header(), content), it.from)
}

// hashOf hashes the tar of what is in a tree, each file as soon as it was written.
func hashOf(ctx context.Context, items []item, written []chan struct{}, in Tree, to io.Writer) error {
	t, buffer := tar.NewWriter(to), make([]byte, chunkSize)
	for i := range items {
		if written[i] == nil {
			if err := items[i].write(t, nil, buffer); err != nil {
				return err
			}
			continue
		}
		select {
		case <-written[i]:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		content, err := in.Open(items[i].path)
		if err != nil {
			return err
		}
		err = items[i].write(t, content, buffer)
		content.Close()
		if err != nil {
			return err
		}
	}
	return t.Close()
}

package build

import (
	"context"
	"errors"
	"fmt"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/errdefs"
	"github.com/moby/buildkit/util/grpcerrors"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"golang.org/x/sync/errgroup"
	"google.golang.org/grpc/codes"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/store"
)

// imageBlobs are the blobs of an assembled image, from where they cost least:
// the store, then the builder, then made or fetched anew.
type imageBlobs struct {
	layout  *builder.Layout
	builder content.Store
	read    func(n int) // is told what is read of them; may be nil
}

// countedReader tells how much is read.
type countedReader struct {
	content.ReaderAt
	read func(n int)
}

// ReadAt implements io.ReaderAt.
func (r countedReader) ReadAt(p []byte, offset int64) (int, error) {
	n, err := r.ReaderAt.ReadAt(p, offset)
	r.read(n)
	return n, err
}

func readBlobs(b *builder.Builder, j *job) *imageBlobs {
	return &imageBlobs{layout: j.layout, builder: b.Content()}
}

// fetch sees to it that all blobs can be read, several at a time.
func (i *imageBlobs) fetch(ctx context.Context, all []digest.Digest) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(fetchesAtOnce)
	for _, d := range all {
		group.Go(func() error {
			r, err := i.open(ctx, ocispec.Descriptor{Digest: d})
			if err != nil {
				return err
			}
			return r.Close()
		})
	}
	return group.Wait()
}

// Info tells what the builder knows of a blob: nothing that an archive is to say.
func (i *imageBlobs) Info(_ context.Context, d digest.Digest) (content.Info, error) {
	return content.Info{Digest: d}, nil
}

// ReaderAt opens a blob.
func (i *imageBlobs) ReaderAt(ctx context.Context, desc ocispec.Descriptor) (content.ReaderAt, error) {
	r, err := i.open(ctx, desc)
	if err != nil || i.read == nil {
		return r, err
	}
	return countedReader{r, i.read}, nil
}

func (i *imageBlobs) open(ctx context.Context, desc ocispec.Descriptor) (content.ReaderAt, error) {
	r, err := i.layout.Open(ctx, desc.Digest)
	if !errors.Is(err, store.ErrNotFound) {
		return r, err
	}
	anew := func() (content.ReaderAt, error) { return i.layout.ReaderAt(ctx, desc) }
	r, err = i.builder.ReaderAt(ctx, desc)
	switch {
	case errdefs.IsNotFound(err):
		return anew()
	case err != nil:
		return nil, err
	}
	r = &prunedReader{ReaderAt: r, anew: anew}
	return &hashedReader{ReaderAt: r, of: desc.Digest, hash: desc.Digest.Verifier()}, nil
}

// hashedReader holds a blob of the builder's to its digest, of which nobody else makes sure. It is for one
// reader that begins at the beginning: the read that ends the blob fails where it is another one.
type hashedReader struct {
	content.ReaderAt
	of   digest.Digest
	hash digest.Verifier
	read int64 // bytes that are hashed
}

// ReadAt implements io.ReaderAt.
func (r *hashedReader) ReadAt(p []byte, offset int64) (int, error) {
	if offset != r.read {
		return 0, fmt.Errorf("blob %s: it is read at %d, behind what was read up to %d", r.of, offset, r.read)
	}
	n, err := r.ReaderAt.ReadAt(p, offset)
	_, _ = r.hash.Write(p[:n]) // never fails
	if r.read += int64(n); r.read == r.Size() && !r.hash.Verified() {
		return n, fmt.Errorf("the builder has other bytes for blob %s than its digest says: "+
			"run envsolve builder prune", r.of)
	}
	return n, err
}

// prunedReader reads a blob of the builder's, which may be pruned at any time: then
// the blob is made or fetched anew, and reading goes on where it was. It is for one
// reader at a time.
type prunedReader struct {
	content.ReaderAt
	anew func() (content.ReaderAt, error) // nil once it has been used
}

// ReadAt implements io.ReaderAt.
func (r *prunedReader) ReadAt(p []byte, offset int64) (int, error) {
	n, err := r.ReaderAt.ReadAt(p, offset)
	// The reader passes on gRPC's errors as they are.
	if r.anew == nil || grpcerrors.Code(err) != codes.NotFound {
		return n, err
	}
	another, err := r.anew()
	if err != nil {
		return n, err
	}
	err = r.ReaderAt.Close()
	r.ReaderAt, r.anew = another, nil
	if err != nil {
		return n, err
	}
	rest, err := r.ReaderAt.ReadAt(p[n:], offset+int64(n))
	return n + rest, err
}

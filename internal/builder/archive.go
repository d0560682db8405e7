package builder

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	contentproxy "github.com/containerd/containerd/v2/core/content/proxy"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	"github.com/containerd/errdefs"
	names "github.com/distribution/reference"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/store"
)

// fillAtOnce is how many missing blobs are made or fetched at a time.
const fillAtOnce = 4

// imageFile is an archive that an image goes into, written by us: the blobs lie in
// the store, so they need not travel to the builder and back.
type imageFile struct {
	kind  string // OutputOCI or OutputDocker
	file  *os.File
	names []string // with their registry and tag
}

// archive opens a file for an image.
func (x *exports) archive(o Output) error {
	f, err := x.create(o.Dest)
	if err != nil {
		return err
	}
	a := imageFile{kind: o.Type, file: f}
	for _, tag := range o.Tags {
		// As BuildKit and Docker spell it: docker.io/library/name:latest.
		ref, err := names.ParseNormalizedNamed(tag)
		if err != nil {
			return fmt.Errorf("tag %q: %w", tag, err)
		}
		a.names = append(a.names, names.TagNameOnly(ref).String())
	}
	x.archives = append(x.archives, a)
	return nil
}

// writeArchives puts the image that the builder has assembled into files.
func (b *Builder) writeArchives(ctx context.Context, job *job, manifest ocispec.Descriptor, archives []imageFile) error {
	if len(archives) == 0 {
		return nil
	}
	blobs := &imageBlobs{layout: job.layout, builder: contentproxy.NewContentStore(b.client.ContentClient())}
	if err := blobs.fill(ctx, job.digests()); err != nil {
		return err
	}
	manifest.Annotations = map[string]string{ocispec.AnnotationCreated: job.config.Created.UTC().Format(time.RFC3339)}
	for _, a := range archives {
		if err := a.write(ctx, blobs, manifest); err != nil {
			return fmt.Errorf("output %s: %w", a.kind, b.explain(ctx, err))
		}
	}
	return nil
}

// digests are the image's layers, the base's first.
func (j *job) digests() []digest.Digest {
	var all []digest.Digest
	for _, l := range j.below {
		all = append(all, digest.Digest(l.Digest.String()))
	}
	for _, l := range j.recipe.Layers {
		all = append(all, digest.Digest(l.Digest))
	}
	return all
}

func (a imageFile) write(ctx context.Context, blobs content.InfoReaderProvider, manifest ocispec.Descriptor) error {
	opts := []imagearchive.ExportOpt{imagearchive.WithManifest(manifest, a.names...)}
	if a.kind == OutputOCI {
		opts = append(opts, imagearchive.WithSkipDockerManifest())
	}
	return errors.Join(imagearchive.Export(ctx, blobs, a.file, opts...), a.file.Close())
}

// imageBlobs are the blobs of an assembled image, from where they cost least:
// the store, then the builder, then made or fetched anew.
type imageBlobs struct {
	layout  *layout
	builder content.Store
}

// fill sees to it that all blobs can be read, several at a time.
func (i *imageBlobs) fill(ctx context.Context, all []digest.Digest) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(fillAtOnce)
	for _, d := range all {
		group.Go(func() error {
			r, err := i.ReaderAt(ctx, ocispec.Descriptor{Digest: d})
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
	r, err := i.layout.open(desc.Digest)
	if !errors.Is(err, store.ErrNotFound) {
		return r, err
	}
	r, err = i.builder.ReaderAt(ctx, desc)
	if !errdefs.IsNotFound(err) {
		return r, err
	}
	return i.layout.ReaderAt(ctx, desc)
}

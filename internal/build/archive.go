package build

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	names "github.com/distribution/reference"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/squashfs"
)

// fetchesAtOnce is how many missing blobs are made or fetched at a time.
const fetchesAtOnce = 4

// imageLayout is an archive or a folder that an image goes into, written by us:
// the blobs lie in the store, so they need not travel to the builder and back.
type imageLayout struct {
	kind  string   // OutputOCI, OutputDocker or a file system
	file  *rewrite // nil for a folder
	dir   string
	dest  string   // what the folder is going to be called
	names []string // with their registry and tag

	compression squashfs.Compression // of a file system
}

// layout opens a file or a folder for an image.
func (x *exports) layout(o Output) (err error) {
	l := imageLayout{kind: o.Type, compression: treeCompression(o)}
	if o.Folder {
		l.dest = o.Dest
		l.dir, err = x.createFolder(o.Dest)
	} else {
		l.file, err = x.create(o.Dest)
	}
	if err != nil {
		return err
	}
	if l.file != nil && l.file.through && l.isFileSystem() {
		return fmt.Errorf("dest=%s: a file system is not written from its beginning to its end: name a file", o.Dest)
	}
	for _, tag := range o.Tags {
		// As BuildKit and Docker spell it: docker.io/library/name:latest.
		ref, err := names.ParseNormalizedNamed(tag)
		if err != nil {
			return fmt.Errorf("tag %q: %w", tag, err)
		}
		l.names = append(l.names, names.TagNameOnly(ref).String())
	}
	x.layouts = append(x.layouts, l)
	return nil
}

// writeLayouts puts the image that the builder has assembled into files and
// folders, and beside it in OCI layouts what is to be attached.
func writeLayouts(ctx context.Context, b *builder.Builder, job *job, manifest ocispec.Descriptor, layouts []imageLayout,
	attach artifact.Attacher, p builder.Progress) error {
	if len(layouts) == 0 {
		return nil
	}
	phase := p.Phases.Begin(progress.Write)
	manifest.Annotations = map[string]string{ocispec.AnnotationCreated: job.config.Created.UTC().Format(time.RFC3339)}
	layouts, err := changed(layouts, manifest, attach)
	if err != nil {
		return err
	}
	if len(layouts) == 0 {
		phase.Say("the image is there already, unchanged")
		phase.End()
		return nil
	}
	blobs := readBlobs(b, job)
	blobs.read = countRead(phase, job.size()*int64(len(layouts)))
	if err := blobs.fetch(ctx, job.digests()); err != nil {
		return err
	}
	for _, l := range layouts {
		if err := l.writeAny(ctx, blobs, job, manifest, attach); err != nil {
			return fmt.Errorf("output %s: %w", l.kind, b.Explain(ctx, err))
		}
	}
	phase.End()
	return nil
}

// countRead returns what counts the bytes that are written, of an image of a size.
func countRead(phase *progress.Phase, size int64) func(n int) {
	var written atomic.Int64
	return func(n int) { phase.Part("image", min(written.Add(int64(n)), size), size) }
}

// changed leaves out the archives that hold the image already. What is attached
// is made anew each time.
func changed(layouts []imageLayout, manifest ocispec.Descriptor, attach artifact.Attacher) ([]imageLayout, error) {
	var left []imageLayout
	for _, l := range layouts {
		content, err := l.content(manifest)
		if err != nil {
			return nil, err
		}
		if (attach == nil || l.isFileSystem()) && l.file != nil && l.file.begin(content) {
			continue
		}
		left = append(left, l)
	}
	return left, nil
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

// size is how many bytes the image's layers have.
func (j *job) size() (total int64) {
	for _, l := range j.below {
		total += l.Size
	}
	for _, l := range j.recipe.Layers {
		total += l.Size
	}
	return total
}

func (l imageLayout) writeAny(ctx context.Context, blobs *imageBlobs, job *job, manifest ocispec.Descriptor,
	attach artifact.Attacher) error {
	if l.isFileSystem() {
		return builder.DiskFull(l.file.dest, l.writeFileSystem(ctx, blobs, job))
	}
	return l.write(ctx, blobs, manifest, attach)
}

func (l imageLayout) write(ctx context.Context, blobs content.InfoReaderProvider, manifest ocispec.Descriptor,
	attach artifact.Attacher) error {
	switch {
	case l.file == nil:
		return builder.DiskFull(l.dest, l.writeFolder(ctx, blobs, manifest, attach))
	case l.kind == OutputDocker:
		err := imagearchive.Export(ctx, blobs, l.file, imagearchive.WithManifest(manifest, l.names...))
		return errors.Join(err, l.file.Close())
	case attach == nil:
		return errors.Join(writeOCI(ctx, blobs, l.file, manifest, l.names), l.file.Close())
	}
	out := artifact.Archive(l.file, attach)
	return errors.Join(writeOCI(ctx, blobs, out, manifest, l.names), out.Close(), l.file.Close())
}

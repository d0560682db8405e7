package build

import (
	"archive/tar"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/containerd/v2/core/images"
	"github.com/distribution/reference"
	"github.com/opencontainers/image-spec/specs-go"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
)

// writeOCI writes an image as a tar of an OCI layout, its entries by name, the image
// once under each of its names in the index. It is what containerd's exporter writes,
// to the byte, and takes less of the processor: blobs are not hashed once more, and
// the kernel copies those that lie in files.
func writeOCI(ctx context.Context, blobs content.Provider, out io.Writer, manifest ocispec.Descriptor,
	names []string) error {
	w := tarWriter{ctx: ctx, out: out}
	all, err := blobsBelow(ctx, blobs, manifest)
	if err != nil {
		return err
	}
	algorithm := manifest.Digest.Algorithm().String()
	w.header(tar.Header{Typeflag: tar.TypeDir, Name: "blobs/", Mode: 0o755})
	w.header(tar.Header{Typeflag: tar.TypeDir, Name: "blobs/" + algorithm + "/", Mode: 0o755})
	for _, d := range all {
		w.blob(blobs, d, "blobs/"+algorithm+"/"+d.Digest.Encoded())
	}
	w.document(ocispec.ImageIndexFile, 0o644, ocispec.Index{
		Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: ocispec.MediaTypeImageIndex,
		Manifests: named(manifest, names)})
	w.document(ocispec.ImageLayoutFile, 0o444, ocispec.ImageLayout{Version: ocispec.ImageLayoutVersion})
	w.write(make([]byte, 2*tarBlock))
	return w.err
}

// blobsBelow returns the manifest and all that it names, once each, by digest.
func blobsBelow(ctx context.Context, blobs content.Provider, manifest ocispec.Descriptor) ([]ocispec.Descriptor,
	error) {
	all := map[string]ocispec.Descriptor{}
	err := images.Walk(ctx, images.HandlerFunc(
		func(ctx context.Context, d ocispec.Descriptor) ([]ocispec.Descriptor, error) {
			if err := d.Digest.Validate(); err != nil {
				return nil, err
			}
			if d.Digest.Algorithm() != manifest.Digest.Algorithm() {
				return nil, fmt.Errorf("blob %s has another kind of digest than manifest %s", d.Digest, manifest.Digest)
			}
			all[d.Digest.String()] = d
			return images.Children(ctx, blobs, d)
		}), manifest)
	byDigest := func(a, b ocispec.Descriptor) int { return cmp.Compare(a.Digest, b.Digest) }
	return slices.SortedFunc(maps.Values(all), byDigest), err
}

// named returns an image's entries in an index, one for each name with its registry
// and tag, as containerd and Docker read them.
func named(manifest ocispec.Descriptor, names []string) []ocispec.Descriptor {
	if len(names) == 0 {
		return []ocispec.Descriptor{manifest}
	}
	var entries []ocispec.Descriptor
	for _, name := range names {
		entry := manifest
		entry.Annotations = maps.Clone(manifest.Annotations)
		if entry.Annotations == nil {
			entry.Annotations = map[string]string{}
		}
		entry.Annotations[images.AnnotationImageName] = name
		entry.Annotations[ocispec.AnnotationRefName] = tagOf(name)
		entries = append(entries, entry)
	}
	return entries
}

// tagOf returns a name's tag; the name where it has none.
func tagOf(name string) string {
	ref, err := reference.Parse(name)
	if tagged, ok := ref.(reference.Tagged); err == nil && ok {
		return tagged.Tag()
	}
	return name
}

// tarBlock is what the content of a tar's entries is padded to, in bytes.
const tarBlock = 512

// tarWriter writes a tar whose contents go to it past archive/tar, so that the kernel
// can copy files. After an error it writes nothing.
type tarWriter struct {
	ctx context.Context
	out io.Writer
	err error
}

func (w *tarWriter) write(p []byte) {
	if w.err == nil {
		_, w.err = w.out.Write(p)
	}
}

// header writes an entry without its content.
func (w *tarWriter) header(h tar.Header) {
	if w.err == nil {
		w.err = tar.NewWriter(w.out).WriteHeader(&h)
	}
}

// pad ends the content of an entry.
func (w *tarWriter) pad(size int64) { w.write(make([]byte, -size&(tarBlock-1))) }

// document writes a file of JSON.
func (w *tarWriter) document(name string, mode int64, v any) {
	text, err := json.Marshal(v)
	if w.err == nil {
		w.err = err
	}
	w.header(tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: mode, Size: int64(len(text))})
	w.write(text)
	w.pad(int64(len(text)))
}

// blob writes a blob.
func (w *tarWriter) blob(blobs content.Provider, d ocispec.Descriptor, name string) {
	w.header(tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o444, Size: d.Size})
	if w.err == nil {
		w.err = w.copy(blobs, d)
	}
	w.pad(d.Size)
}

// copyAtOnce is how many bytes are copied before the next look at the context.
const copyAtOnce = 16 << 20

func (w *tarWriter) copy(blobs content.Provider, d ocispec.Descriptor) (err error) {
	r, err := blobs.ReaderAt(w.ctx, d)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.Close()) }()
	if r.Size() != d.Size {
		return fmt.Errorf("blob %s has %d bytes, not %d", d.Digest, r.Size(), d.Size)
	}
	from, count := source(r)
	for left := d.Size; left > 0; {
		if err := w.ctx.Err(); err != nil {
			return err
		}
		n, err := io.CopyN(w.out, from, min(left, copyAtOnce))
		if err != nil {
			return fmt.Errorf("blob %s: %w", d.Digest, err)
		}
		count(int(n))
		left -= n
	}
	return nil
}

// source returns what a blob is read from, its file where it has one, and what is to be
// told of what was read past its reader.
func source(r content.ReaderAt) (from io.Reader, count func(n int)) {
	from, count = content.NewReader(r), func(int) {}
	counted, isCounted := r.(countedReader)
	if isCounted {
		r = counted.ReaderAt
	}
	f := builder.File(r)
	if f == nil {
		return from, count
	}
	if isCounted {
		count = counted.read
	}
	return f, count
}

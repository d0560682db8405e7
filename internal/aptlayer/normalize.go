package aptlayer

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/aptinstall"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/oci"
)

// entry is one file of a tar, and where its content is.
type entry struct {
	header tar.Header
	offset int64
}

// archive is a tar that is read twice: for its entries, then for their content.
type archive interface {
	io.ReadSeeker
	io.ReaderAt
}

// normalize rewrites an uncompressed layer of BuildKit's so that the same
// packages give the same bytes:
//
//   - entries are sorted by path; of the names of one file the first has the
//     content, and the others are hard links to it;
//   - no time is after newest, the time the newest package was built (which its
//     builder has already clamped the times of its files to), so that files
//     that were written during the installation get that one;
//   - no user and group names, no access and change times;
//   - logs, caches and machine identities are left out.
//
// newest is in seconds since 1970.
func normalize(ctx context.Context, in archive, newest int64, c layer.Compression, w io.Writer) (layer.Layer, error) {
	entries, err := readEntries(in, newest)
	if err != nil {
		return layer.Layer{}, err
	}
	compressed := &countingHash{w: w, digester: digest.Canonical.Digester()}
	z, err := compressor(c, compressed)
	if err != nil {
		return layer.Layer{}, err
	}
	plain := &countingHash{w: z, digester: digest.Canonical.Digester()}
	if err := writeEntries(ctx, plain, in, entries); err != nil {
		return layer.Layer{}, err
	}
	if err := z.Close(); err != nil {
		return layer.Layer{}, err
	}
	return layer.Layer{
		Layer: oci.Layer{
			MediaType: c.MediaType(), Digest: compressed.digester.Digest(), DiffID: plain.digester.Digest(),
			Size: compressed.size,
		},
		UncompressedSize: plain.size, Files: len(entries),
	}, nil
}

func readEntries(in archive, newest int64) ([]entry, error) {
	var all []entry
	r := tar.NewReader(in)
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("layer of the builder: %w", err)
		}
		if sparse(h) {
			return nil, fmt.Errorf("layer of the builder: %s is a sparse file, which layers have none of", h.Name)
		}
		offset, err := in.Seek(0, io.SeekCurrent)
		if err != nil {
			return nil, err
		}
		all = append(all, entry{header: aptinstall.Header(h, newest), offset: offset})
	}
	slices.SortStableFunc(all, func(a, b entry) int { return aptinstall.Compare(a.header, b.header) })
	return linked(all)
}

// linked leaves out what no layer of normal form has, and gives the content of a file
// with several names to the first of those that stay.
func linked(all []entry) ([]entry, error) {
	files := map[string]entry{}
	for _, e := range all {
		if e.header.Typeflag != tar.TypeReg {
			continue
		}
		if _, twice := files[e.header.Name]; twice {
			return nil, fmt.Errorf("layer of the builder: it has %s twice", e.header.Name)
		}
		files[e.header.Name] = e
	}
	first := map[string]string{} // of a file's names, by the one that the builder has given the content
	var kept []entry
	for _, e := range all {
		name, source := e.header.Name, e.header.Name
		if e.header.Typeflag == tar.TypeLink {
			source = e.header.Linkname
		}
		if !aptinstall.Keeps(strings.TrimSuffix(name, "/"), e.header.Typeflag == tar.TypeDir) {
			continue
		}
		file, regular := files[source]
		if e.header.Typeflag == tar.TypeLink && !regular {
			return nil, fmt.Errorf("layer of the builder: %s is a hard link to %s, which is no file of it", name, source)
		}
		if regular {
			e = file
			e.header.Name = name
			if first[source] == "" {
				first[source] = name
			} else {
				e.header.Typeflag, e.header.Linkname, e.header.Size = tar.TypeLink, first[source], 0
			}
		}
		kept = append(kept, e)
	}
	return kept, nil
}

// sparse tells entries whose content is not what lies in the tar.
func sparse(h *tar.Header) bool {
	_, major := h.PAXRecords["GNU.sparse.major"]
	_, size := h.PAXRecords["GNU.sparse.size"]
	return h.Typeflag == tar.TypeGNUSparse || major || size
}

func writeEntries(ctx context.Context, w io.Writer, in archive, entries []entry) error {
	out := tar.NewWriter(w)
	for _, e := range entries {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := out.WriteHeader(&e.header); err != nil {
			return fmt.Errorf("%s: %w", e.header.Name, err)
		}
		if e.header.Typeflag != tar.TypeReg {
			continue
		}
		if _, err := io.Copy(out, io.NewSectionReader(in, e.offset, e.header.Size)); err != nil {
			return fmt.Errorf("%s: %w", e.header.Name, err)
		}
	}
	return out.Close()
}

// compressor returns the same bytes on any number of processors: one at work.
func compressor(c layer.Compression, w io.Writer) (io.WriteCloser, error) {
	if c == layer.Gzip {
		return gzip.NewWriterLevel(w, gzip.DefaultCompression)
	}
	return zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedDefault))
}

type countingHash struct {
	w        io.Writer
	digester digest.Digester
	size     int64
}

// Write passes on, hashes and counts.
func (c *countingHash) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	c.size += int64(n)
	c.digester.Hash().Write(p[:n])
	return n, err
}

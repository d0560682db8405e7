package wheel

import (
	"archive/zip"
	"cmp"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/klauspost/compress/flate"
)

// Limits against archives that are built to exhaust the machine. No wheel that
// anyone publishes comes near them.
const (
	maxEntries      = 1 << 20
	maxUnpacked     = 256 << 30 // bytes, of the whole wheel
	maxRatio        = 250       // unpacked to packed, of the whole wheel…
	ratioFrom       = 256 << 20 // …once it unpacks to this many bytes
	maxDeflateRatio = 1100      // what deflate can reach at all, with room
	maxMetadata     = 64 << 20  // bytes of a file of .dist-info that is read as a whole
)

// Kinds of file in the upper half of a zip entry's external attributes.
const (
	modeKind    = 0o170000
	modeFolder  = 0o040000
	modeRegular = 0o100000
	modeLink    = 0o120000
	modeExec    = 0o111
)

// Archive is a wheel's zip file, found to be harmless by its directory alone.
type Archive struct {
	Files  []*zip.File          // regular files in the order of the zip
	ByName map[string]*zip.File //
}

// Open reads the directory of a zip and checks all that can be told
// before anything is unpacked.
func Open(r io.ReaderAt, size int64) (*Archive, error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return nil, Refuse("", "it is not a zip file: %v", err)
	}
	z.RegisterDecompressor(zip.Deflate, inflater())
	if len(z.File) > maxEntries {
		return nil, Refuse("", "it has %d entries, more than the %d allowed", len(z.File), maxEntries)
	}
	a := &Archive{ByName: make(map[string]*zip.File, len(z.File))}
	for _, f := range z.File {
		if err := a.add(f); err != nil {
			return nil, err
		}
	}
	if err := checkVolume(a.Files, size); err != nil {
		return nil, err
	}
	return a, checkOverlap(a.Files, size)
}

// add takes an entry in, unless it is a folder: those follow from the files.
func (a *Archive) add(f *zip.File) error {
	if err := CheckPath(strings.TrimSuffix(f.Name, "/")); err != nil {
		return err
	}
	if f.NonUTF8 && strings.ContainsFunc(f.Name, func(r rune) bool { return r > 0x7e }) {
		return Refuse(f.Name, "the name is not marked as UTF-8")
	}
	if _, ok := a.ByName[f.Name]; ok {
		return Refuse(f.Name, "the archive has two entries of this name")
	}
	if strings.HasSuffix(f.Name, "/") {
		return nil
	}
	if err := checkEntry(f); err != nil {
		return err
	}
	a.ByName[f.Name] = f
	a.Files = append(a.Files, f)
	return nil
}

func checkEntry(f *zip.File) error {
	switch f.ExternalAttrs >> 16 & modeKind {
	case 0, modeRegular:
	case modeLink:
		return Refuse(f.Name, "it is a symbolic link; wheels hold plain files")
	case modeFolder:
		return Refuse(f.Name, "it is a folder under a file's name")
	default:
		return Refuse(f.Name, "it is neither a file nor a folder")
	}
	switch {
	case f.Flags&1 != 0:
		return Refuse(f.Name, "it is encrypted")
	case f.Method != zip.Store && f.Method != zip.Deflate:
		return Refuse(f.Name, "it is compressed by method %d; wheels are stored or deflated", f.Method)
	case f.Method == zip.Store && f.CompressedSize64 != f.UncompressedSize64:
		return Refuse(f.Name, "it is stored, but of two sizes")
	case f.UncompressedSize64 > maxUnpacked:
		return Refuse(f.Name, "it unpacks to %d bytes, more than the %d allowed", f.UncompressedSize64, int64(maxUnpacked))
	case f.UncompressedSize64/maxDeflateRatio > f.CompressedSize64:
		return Refuse(f.Name, "it claims to unpack from %d to %d bytes, which deflate cannot do", f.CompressedSize64,
			f.UncompressedSize64)
	}
	return nil
}

// checkVolume bounds what the wheel unpacks to.
func checkVolume(files []*zip.File, size int64) error {
	var total uint64
	for _, f := range files {
		total += f.UncompressedSize64 // at most maxEntries × maxUnpacked: no overflow
	}
	if total > maxUnpacked {
		return Refuse("", "it unpacks to %d bytes, more than the %d allowed", total, int64(maxUnpacked))
	}
	if total >= ratioFrom && total/maxRatio > uint64(size) {
		return Refuse("", "it unpacks from %d to %d bytes: a zip bomb", size, total)
	}
	return nil
}

// checkOverlap refuses entries that share bytes: how a small archive unpacks
// to a huge one, and how two readers see two contents.
func checkOverlap(files []*zip.File, size int64) error {
	type span struct {
		from, to int64
		name     string
	}
	spans := make([]span, 0, len(files))
	for _, f := range files {
		from, err := f.DataOffset()
		if err != nil {
			return Refuse(f.Name, "its header cannot be read: %v", err)
		}
		if f.CompressedSize64 > uint64(size) || from+int64(f.CompressedSize64) > size {
			return Refuse(f.Name, "it reaches beyond the end of the archive")
		}
		spans = append(spans, span{from, from + int64(f.CompressedSize64), f.Name})
	}
	slices.SortFunc(spans, func(a, b span) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	for i := 1; i < len(spans); i++ {
		if spans[i].from < spans[i-1].to {
			return Refuse(spans[i].name, "it overlaps %q in the archive", spans[i-1].name)
		}
	}
	return nil
}

// Read returns the content of a small entry, unchecked against RECORD.
func (a *Archive) Read(name string) ([]byte, error) {
	f := a.ByName[name]
	if f == nil {
		return nil, Refuse(name, "the archive lacks it")
	}
	if f.UncompressedSize64 > maxMetadata {
		return nil, Refuse(name, "it is larger than %d bytes", maxMetadata)
	}
	r, err := f.Open()
	if err != nil {
		return nil, Refuse(name, "it cannot be unpacked: %v", err)
	}
	data, err := ReadAll(r, name, maxMetadata)
	if err != nil {
		return nil, Refuse(name, "it cannot be unpacked: %v", err)
	}
	return data, nil
}

// Executable follows pip: any execute bit of an entry marked as a regular file.
func Executable(f *zip.File) bool {
	mode := f.ExternalAttrs >> 16
	return mode&modeKind == modeRegular && mode&modeExec != 0
}

// inflater makes decompressors that reuse each other's memory.
func inflater() zip.Decompressor {
	var pool sync.Pool
	return func(r io.Reader) io.ReadCloser {
		if f, ok := pool.Get().(io.ReadCloser); ok {
			if f.(flate.Resetter).Reset(r, nil) == nil {
				return &pooled{f, &pool}
			}
		}
		return &pooled{flate.NewReader(r), &pool}
	}
}

type pooled struct {
	io.ReadCloser
	pool *sync.Pool
}

func (p *pooled) Close() error {
	if p.ReadCloser == nil {
		return nil
	}
	err := p.ReadCloser.Close()
	p.pool.Put(p.ReadCloser)
	p.ReadCloser = nil
	return err
}

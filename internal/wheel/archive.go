package wheel

import (
	"archive/zip"
	"cmp"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/inflate"
)

// Limits against archives that are built to exhaust the machine. No wheel that
// anyone publishes comes near them.
const (
	maxEntries      = 1 << 20
	maxUnpacked     = 256 << 30 // bytes, of the whole wheel
	maxRatio        = 250       // unpacked to packed, of the whole wheel…
	ratioFrom       = 256 << 20 // …once it unpacks to this many bytes
	maxDeflateRatio = 1100      // what deflate can reach at all, with room
	maxMetadata     = 8 << 20   // bytes of a file of .dist-info that is read as a whole
	maxPoints       = 1 << 20   // bytes of entry_points.txt
	recordFrom      = 1 << 20   // bytes of RECORD…
	recordPerFile   = 512       // …and these more for each file
	foldersFrom     = 1000      // folders…
	foldersPerFile  = 4         // …and these more for each file
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
	if errors.Is(err, zip.ErrFormat) {
		return nil, Refuse("", "it is not a zip file, or its end is missing")
	}
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
	if err := errors.Join(checkVolume(a.Files, size), checkFolders(a.Files)); err != nil {
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
		return Refuse(f.Name, "it unpacks to %d bytes, more than the %d allowed", f.UncompressedSize64,
			int64(maxUnpacked))
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

// checkFolders bounds the folders that lead to the files: each is an entry of the
// layer, and names of 4 kB have two thousand of them.
func checkFolders(files []*zip.File) error {
	most := foldersFrom + foldersPerFile*len(files)
	names := make([]string, 0, len(files))
	for _, f := range files {
		names = append(names, f.Name)
	}
	slices.Sort(names)
	before, folders := "", 0
	for _, name := range names {
		same := 0
		for same < min(len(name), len(before)) && name[same] == before[same] {
			same++
		}
		same = strings.LastIndexByte(name[:same], '/') + 1
		folders += strings.Count(name[same:], "/")
		before = name
	}
	if folders > most {
		return Refuse("", "its %d files lie in %d folders, which is more than any wheel has", len(files), folders)
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
func (a *Archive) Read(name string) ([]byte, error) { return a.read(name, maxMetadata) }

// read is Read for entries that are smaller still.
func (a *Archive) read(name string, most int64) ([]byte, error) {
	r, err := a.open(name, most)
	if err != nil {
		return nil, err
	}
	data, err := ReadAll(r, name, most)
	if err != nil {
		return nil, Refuse(name, "it cannot be unpacked: %v", err)
	}
	return data, nil
}

// open opens a small entry, unchecked against RECORD.
func (a *Archive) open(name string, most int64) (io.ReadCloser, error) {
	f := a.ByName[name]
	if f == nil {
		return nil, Refuse(name, "the archive lacks it")
	}
	if f.UncompressedSize64 > uint64(most) {
		return nil, Refuse(name, "it is larger than %d bytes", most)
	}
	r, err := f.Open()
	if err != nil {
		return nil, Refuse(name, "it cannot be unpacked: %v", err)
	}
	return r, nil
}

// Script returns the program of a name that a wheel installs; nil where it has none.
func (a *Archive) Script(name string) *zip.File {
	for path, f := range a.ByName {
		if strings.HasSuffix(path, ".data/scripts/"+name) {
			return f
		}
	}
	return nil
}

// Executable follows pip: any execute bit of an entry marked as a regular file.
func Executable(f *zip.File) bool {
	mode := f.ExternalAttrs >> 16
	return mode&modeKind == modeRegular && mode&modeExec != 0
}

// inflater makes decompressors that reuse each other's memory.
func inflater() zip.Decompressor {
	pool := sync.Pool{New: func() any { return inflate.NewReader(nil) }}
	return func(r io.Reader) io.ReadCloser {
		d := pool.Get().(*inflate.Reader)
		d.Reset(r)
		return &pooled{d, &pool}
	}
}

type pooled struct {
	*inflate.Reader
	pool *sync.Pool
}

func (p *pooled) Close() error {
	if p.Reader != nil {
		p.Reset(nil)
		p.pool.Put(p.Reader)
		p.Reader = nil
	}
	return nil
}

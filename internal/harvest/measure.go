package harvest

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
)

// Measured is what was read off one file of a package. It is kept under the
// file's digest.
type Measured struct {
	Metadata  string             `json:"metadata"`  // METADATA, or PKG-INFO of a source distribution
	Libraries map[string]Library `json:"libraries"` // by their path in the wheel
	// Built is what its build wrote into it; nil where nobody has looked.
	Built *Built `json:"built,omitempty"`
}

// Library is what was read off one shared library.
type Library struct {
	Needed  []string `json:"needed,omitempty"`  // libraries that it loads: libcudart.so.13
	Glibc   string   `json:"glibc,omitempty"`   // highest symbol version that it needs
	Glibcxx string   `json:"glibcxx,omitempty"` // the same of libstdc++
	Code    []string `json:"code,omitempty"`    // GPU code: sm_80 machine code, compute_80 PTX
	// how often each of them stands there
	Pieces map[string]int `json:"pieces,omitempty"`
	NumPy  string         `json:"numpy,omitempty"` // that it loads beside: >=1.19, or <2
	// how it is bound to torch: cxx11, pre-cxx11 or stable
	TorchABI string `json:"torch_abi,omitempty"`
}

// recordKind is where measurements are in the store. The number changes with
// what is measured.
const recordKind = "measured-4"

// Largest members that are read, in bytes.
const (
	mostMetadata = 8 << 20
	mostLibrary  = 8 << 30
	mostInfo     = 16 << 20 // of a source distribution, packed, until its PKG-INFO
	mostMembers  = 1 << 20
)

// measure reads a file of a package: its metadata, and its libraries where they
// are asked for. What the store has is not read again.
func (h *Harvester) measure(ctx context.Context, f index.File, libraries bool) (*Measured, error) {
	if f.SHA256 == "" {
		return nil, fmt.Errorf("%s: the index gives no hash for it, so that nothing can be said of its bytes", f.Name)
	}
	m := &Measured{}
	err := h.Store.Link(recordKind, f.SHA256, m)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	known := err == nil
	if m.Libraries == nil {
		m.Libraries = map[string]Library{}
	}
	// Whoever read libraries alone may have been stopped before the metadata, which comes last.
	if known && !libraries && m.Metadata != "" {
		return m, nil
	}
	if !strings.HasSuffix(f.Name, ".whl") {
		return m, h.sourceInfo(ctx, f, m, known)
	}
	if known && h.whole(f) && m.Built != nil {
		return m, nil
	}
	if f.HasMetadata && !libraries {
		return m, h.metadataBeside(ctx, f, m)
	}
	return m, h.wheel(ctx, f, m, libraries)
}

// metadataBeside reads the METADATA that an index has beside a wheel (PEP 658).
func (h *Harvester) metadataBeside(ctx context.Context, f index.File, m *Measured) error {
	data, err := h.Client.Metadata(ctx, f)
	if err != nil {
		return err
	}
	m.Metadata = head(data)
	return h.Store.SetLink(recordKind, f.SHA256, m)
}

// wholeKind marks wheels of which every library was read.
const wholeKind = "measured-whole-4"

func (h *Harvester) whole(f index.File) bool {
	var yes bool
	return h.Store.Link(wholeKind, f.SHA256, &yes) == nil && yes
}

// wheel reads a wheel by ranges.
func (h *Harvester) wheel(ctx context.Context, f index.File, m *Measured, libraries bool) error {
	h.tell("reading " + f.Name)
	f, err := h.sized(ctx, f)
	if err != nil {
		return err
	}
	r, err := h.open(ctx, f)
	if err != nil {
		return err
	}
	defer r.Close()
	archive, err := zip.NewReader(r, f.Size)
	if err != nil {
		return fmt.Errorf("%s: it is no zip file: %w", f.Name, err)
	}
	if len(archive.File) > mostMembers {
		return fmt.Errorf("%s: it has %d members, which no wheel has", f.Name, len(archive.File))
	}
	for _, member := range archive.File {
		switch {
		case isMetadata(member.Name) && m.Metadata == "":
			err = h.metadata(r, member, m)
		case libraries && isLibrary(member.Name):
			err = h.library(ctx, r, member, m)
		default:
			continue
		}
		if err != nil {
			return fmt.Errorf("%s: %s: %w", f.Name, member.Name, err)
		}
		if err := h.Store.SetLink(recordKind, f.SHA256, m); err != nil {
			return err
		}
	}
	if libraries && m.Built == nil {
		if err := h.built(r, archive, m); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		if err := h.Store.SetLink(recordKind, f.SHA256, m); err != nil {
			return err
		}
	}
	if m.Metadata == "" {
		return fmt.Errorf("%s: it has no METADATA, so it is no wheel", f.Name)
	}
	if libraries {
		return h.Store.SetLink(wholeKind, f.SHA256, true)
	}
	return nil
}

func isMetadata(name string) bool {
	dir, base := path.Split(name)
	return base == "METADATA" && strings.HasSuffix(dir, ".dist-info/") && strings.Count(name, "/") == 1
}

func isLibrary(name string) bool {
	base := path.Base(name)
	switch path.Ext(base) {
	case ".so", ".dll", ".pyd":
		return true
	}
	return strings.Contains(base, ".so.")
}

func (h *Harvester) metadata(r archiveFile, member *zip.File, m *Measured) error {
	data, err := unpack(r, member, mostMetadata)
	m.Metadata = head(data)
	return err
}

// head returns the fields of METADATA, without the description below them.
func head(metadata []byte) string {
	fields, _, _ := bytes.Cut(bytes.ReplaceAll(metadata, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	return string(fields) + "\n"
}

// unpack reads a small member.
func unpack(r archiveFile, member *zip.File, most uint64) ([]byte, error) {
	if member.UncompressedSize64 > most {
		return nil, fmt.Errorf("it is %d bytes large, more than the %d that are read", member.UncompressedSize64, most)
	}
	content, err := open(r, member)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(content, int64(most)))
	return data, errors.Join(err, content.Close())
}

func open(r archiveFile, member *zip.File) (io.ReadCloser, error) {
	at, err := member.DataOffset()
	if err != nil {
		return nil, err
	}
	r.expect(at + int64(member.CompressedSize64))
	content, err := member.Open()
	return content, err
}

// library unpacks a library beside the store, where it can be read by offsets.
func (h *Harvester) library(ctx context.Context, r archiveFile, member *zip.File, m *Measured) error {
	if _, known := m.Libraries[member.Name]; known {
		return nil
	}
	if member.UncompressedSize64 > mostLibrary {
		return fmt.Errorf("it is %d bytes large, more than any library", member.UncompressedSize64)
	}
	dir, err := h.Store.ScratchDir("harvest-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file, err := os.Create(filepath.Join(dir, "library"))
	if err != nil {
		return err
	}
	defer file.Close()
	content, err := open(r, member)
	if err != nil {
		return err
	}
	_, err = io.CopyN(file, content, int64(member.UncompressedSize64))
	if err == nil { // the sum of the zip is checked at its end
		_, err = io.Copy(io.Discard, io.LimitReader(content, 1))
	}
	if err := errors.Join(err, content.Close(), ctx.Err()); err != nil {
		return err
	}
	found, err := readLibrary(file)
	if err == nil {
		m.Libraries[member.Name] = found
	}
	return err
}

// sourceInfo reads PKG-INFO of a source distribution, which comes as a stream:
// no more of it is read than needed.
func (h *Harvester) sourceInfo(ctx context.Context, f index.File, m *Measured, known bool) error {
	if known || !strings.HasSuffix(f.Name, ".tar.gz") {
		return nil
	}
	h.tell("reading " + f.Name)
	f, err := h.sized(ctx, f)
	if err != nil {
		return err
	}
	r := io.ReaderAt(&remote{ctx: ctx, client: h.Client, file: f, budget: h.Budget, tail: span{from: f.Size}})
	if _, err := r.ReadAt(make([]byte, 1), 0); errors.Is(err, index.ErrNoRanges) {
		file, err := h.fetchWhole(ctx, f)
		if err != nil {
			return err
		}
		defer file.Close()
		r = file
	}
	unzipped, err := gzip.NewReader(io.NewSectionReader(r, 0, min(f.Size, mostInfo)))
	if err != nil {
		return fmt.Errorf("%s: it is no gzip file: %w", f.Name, err)
	}
	archive := tar.NewReader(unzipped)
	for {
		entry, err := archive.Next()
		if err != nil {
			return fmt.Errorf("%s: it has no PKG-INFO among what can be read of it: %w", f.Name, err)
		}
		if path.Base(entry.Name) != "PKG-INFO" || strings.Count(path.Clean(entry.Name), "/") != 1 {
			continue
		}
		data, err := io.ReadAll(io.LimitReader(archive, mostMetadata))
		if err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		head, _, _ := strings.Cut(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n\n")
		m.Metadata = head + "\n"
		return h.Store.SetLink(recordKind, f.SHA256, m)
	}
}

func (h *Harvester) tell(text string) {
	if h.Status != nil {
		h.Status(text)
	}
}

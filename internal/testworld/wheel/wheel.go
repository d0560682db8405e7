// Package wheel writes wheels, following the binary distribution format of the
// Python packaging user guide: a zip whose dist-info folder comes last, with
// METADATA, WHEEL, entry points and a RECORD of every file's SHA-256 and size.
//
// Writing is deterministic: members are sorted, times are the zip epoch, and
// modes are 0644 or 0755.
package wheel

import (
	"archive/zip"
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/klauspost/compress/flate"
)

// Member is a file of a wheel: from disk, or given as bytes.
type Member struct {
	Path       string // on disk; empty where Data is the content
	Data       []byte
	Executable bool
}

// Wheel is a wheel to be written.
type Wheel struct {
	Name     string // as in the metadata, any spelling
	Version  string
	Tag      string // cp313-cp313-manylinux_2_28_x86_64
	Purelib  bool
	Metadata Metadata
	// EntryPoints is the text of entry_points.txt; empty for none.
	EntryPoints string
	// Members by archive name, such as "torch/__init__.py". Further files of
	// the dist-info folder may be among them; the four above may not.
	Members map[string]Member
}

// Escape returns a name or version the form it has in file names: runs of
// "-", "_" and "." in names become "_", "-" in versions becomes "_".
func Escape(name string) string {
	return strings.ToLower(strings.Join(strings.FieldsFunc(name, func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "_"))
}

// FileName is the wheel's name, such as torch-2.6.0+cpu-cp313-cp313-linux_x86_64.whl.
func (w Wheel) FileName() string {
	return Escape(w.Name) + "-" + strings.ReplaceAll(w.Version, "-", "_") + "-" + w.Tag + ".whl"
}

// DistInfo is the name of the dist-info folder.
func (w Wheel) DistInfo() string {
	return Escape(w.Name) + "-" + strings.ReplaceAll(w.Version, "-", "_") + ".dist-info"
}

// Written describes a wheel on disk.
type Written struct {
	File           string // base name
	SHA256         string // hex
	Size           int64
	MetadataSHA256 string // hex, of the METADATA member
}

// WriteTo writes the wheel into a folder, by rename, and its METADATA beside it
// as FILE.metadata (PEP 658).
func (w Wheel) WriteTo(dir string) (Written, error) {
	tmp, err := os.CreateTemp(dir, ".part-*")
	if err != nil {
		return Written{}, err
	}
	defer os.Remove(tmp.Name())
	defer tmp.Close()
	hash := sha256.New()
	if err := w.write(io.MultiWriter(tmp, hash)); err != nil {
		return Written{}, fmt.Errorf("%s: %w", w.FileName(), err)
	}
	info, err := tmp.Stat()
	if err != nil {
		return Written{}, err
	}
	if err := tmp.Chmod(0o644); err != nil {
		return Written{}, err
	}
	file := filepath.Join(dir, w.FileName())
	metadata := w.Metadata.Bytes()
	if err := os.WriteFile(file+".metadata", metadata, 0o644); err != nil {
		return Written{}, err
	}
	sum := sha256.Sum256(metadata)
	return Written{
		File: w.FileName(), SHA256: hex.EncodeToString(hash.Sum(nil)), Size: info.Size(),
		MetadataSHA256: hex.EncodeToString(sum[:]),
	}, os.Rename(tmp.Name(), file)
}

func (w Wheel) write(to io.Writer) error {
	archive := zip.NewWriter(to)
	archive.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, 4) // size matters less here than the minutes of a cold start
	})
	var record bytes.Buffer
	for _, m := range w.all() {
		if err := addMember(archive, m.name, m.Member, &record); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	name := w.DistInfo() + "/RECORD"
	fmt.Fprintf(&record, "%s,,\n", name)
	if err := addMember(archive, name, Member{Data: record.Bytes()}, io.Discard); err != nil {
		return err
	}
	return archive.Close()
}

type namedMember struct {
	name string
	Member
}

// all lists the members in the order in which they are written: sorted, with
// the dist-info folder at the end, as the format recommends.
func (w Wheel) all() []namedMember {
	info := w.DistInfo() + "/"
	members := maps.Clone(w.Members)
	if members == nil {
		members = map[string]Member{}
	}
	members[info+"METADATA"] = Member{Data: w.Metadata.Bytes()}
	members[info+"WHEEL"] = Member{Data: w.wheelFile()}
	if w.EntryPoints != "" {
		members[info+"entry_points.txt"] = Member{Data: []byte(w.EntryPoints)}
	}
	var list []namedMember
	for name, m := range members {
		list = append(list, namedMember{name, m})
	}
	slices.SortFunc(list, func(a, b namedMember) int {
		return cmp.Or(
			cmp.Compare(rank(strings.HasPrefix(a.name, info)), rank(strings.HasPrefix(b.name, info))),
			strings.Compare(a.name, b.name),
		)
	})
	return list
}

func rank(last bool) int {
	if last {
		return 1
	}
	return 0
}

func (w Wheel) wheelFile() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "Wheel-Version: 1.0\nGenerator: envsolve-testworld\nRoot-Is-Purelib: %t\n", w.Purelib)
	for _, tag := range expandTag(w.Tag) {
		fmt.Fprintf(&b, "Tag: %s\n", tag)
	}
	return b.Bytes()
}

// expandTag turns a compressed tag set into its single tags.
func expandTag(tag string) []string {
	parts := strings.SplitN(tag, "-", 3)
	if len(parts) != 3 {
		return []string{tag}
	}
	var tags []string
	for _, python := range strings.Split(parts[0], ".") {
		for _, abi := range strings.Split(parts[1], ".") {
			for _, platform := range strings.Split(parts[2], ".") {
				tags = append(tags, python+"-"+abi+"-"+platform)
			}
		}
	}
	return tags
}

func addMember(archive *zip.Writer, name string, m Member, record io.Writer) error {
	header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)}
	header.SetMode(0o644)
	if m.Executable {
		header.SetMode(0o755)
	}
	out, err := archive.CreateHeader(header)
	if err != nil {
		return err
	}
	content := io.Reader(bytes.NewReader(m.Data))
	if m.Path != "" {
		file, err := os.Open(m.Path)
		if err != nil {
			return err
		}
		defer file.Close()
		content = file
	}
	hash := sha256.New()
	size, err := io.Copy(io.MultiWriter(out, hash), content)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(record, "%s,sha256=%s,%d\n", csvName(name),
		base64.RawURLEncoding.EncodeToString(hash.Sum(nil)),
		size)
	return err
}

// csvName quotes a name that has a comma or a quote, RECORD being a CSV file.
func csvName(name string) string {
	if !strings.ContainsAny(name, ",\"") {
		return name
	}
	return `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
}

package loader

import (
	"bufio"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// Object is a library or a program, as far as the loader reads it.
type Object struct {
	Path           string   // on the machine
	Needed         []string // names of what it is linked with
	RPath, RunPath []string // folders, absolute
	class          elf.Class
	machine        elf.Machine
}

// mostEntries is more than any library has of needed names or of folders in a path.
const mostEntries = 1000

// mostOfSection is more than the dynamic section of any library takes, in bytes.
const mostOfSection = 1 << 20

// mostOfNames is more than those of the texts of a dynamic section that the loader reads
// here take together, in bytes.
const mostOfNames = 1 << 20

// Object reads a file of the machine.
func (l *Loader) Object(name string) (*Object, error) {
	file, err := l.root.Open(strings.TrimPrefix(l.Real(name), "/"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r, ok := file.(io.ReaderAt)
	if !ok {
		return nil, fmt.Errorf("%s: it cannot be read in parts", name)
	}
	o, err := readObject(name, r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for _, folders := range [][]string{o.RPath, o.RunPath} {
		for i, dir := range folders {
			folders[i] = l.clean(dir)
		}
	}
	return o, nil
}

// readObject reads the dynamic section of an ELF file.
func readObject(name string, r io.ReaderAt) (*Object, error) {
	var magic [4]byte
	if _, err := r.ReadAt(magic[:], 0); err != nil || string(magic[:]) != elf.ELFMAG {
		return nil, fmt.Errorf("no ELF file")
	}
	f, err := elf.NewFile(r)
	if err != nil {
		return nil, err
	}
	if dynamic := f.SectionByType(elf.SHT_DYNAMIC); dynamic != nil && dynamic.Size > mostOfSection {
		return nil, fmt.Errorf("a dynamic section of more than %d bytes, which no library has", mostOfSection)
	}
	o := &Object{Path: path.Clean(name), class: f.Class, machine: f.Machine}
	texts := dynamicTexts{file: f, left: mostOfNames}
	if o.Needed, err = texts.of(elf.DT_NEEDED); err != nil {
		return nil, err
	}
	if o.RPath, err = o.folders(&texts, elf.DT_RPATH); err != nil {
		return nil, err
	}
	if o.RunPath, err = o.folders(&texts, elf.DT_RUNPATH); err != nil {
		return nil, err
	}
	if len(o.Needed)+len(o.RPath)+len(o.RunPath) > mostEntries {
		return nil, errTooMany
	}
	return o, nil
}

var errTooMany = fmt.Errorf("more than %d names in its dynamic section", mostEntries)

// dynamicTexts reads texts that the dynamic section of a file points to: the texts alone,
// since the symbols' names beside them may take many megabytes.
type dynamicTexts struct {
	file *elf.File
	left int // bytes
}

// of returns the texts of the entries with a tag, in their order.
func (t *dynamicTexts) of(tag elf.DynTag) ([]string, error) {
	offsets, err := t.file.DynValue(tag)
	if err != nil || len(offsets) == 0 {
		return nil, err
	}
	if len(offsets) > mostEntries {
		return nil, errTooMany
	}
	link := int(t.file.SectionByType(elf.SHT_DYNAMIC).Link)
	if link >= len(t.file.Sections) || t.file.Sections[link].ReaderAt == nil {
		return nil, errors.New("a dynamic section without texts")
	}
	section := t.file.Sections[link]
	list := make([]string, len(offsets))
	for i, offset := range offsets {
		if offset >= section.Size {
			return nil, fmt.Errorf("%v at %#x, beyond the texts", tag, offset)
		}
		from := io.NewSectionReader(section, int64(offset), int64(section.Size-offset))
		text, err := bufio.NewReaderSize(io.LimitReader(from, int64(t.left)), 128).ReadString(0)
		if err != nil {
			return nil, fmt.Errorf("%v at %#x has no end", tag, offset)
		}
		t.left -= len(text)
		list[i] = strings.TrimSuffix(text, "\x00")
	}
	return list, nil
}

// folders returns the folders of a path in the dynamic section, $ORIGIN put in.
func (o *Object) folders(texts *dynamicTexts, tag elf.DynTag) ([]string, error) {
	values, err := texts.of(tag)
	if err != nil {
		return nil, err
	}
	origin := path.Dir(o.Path)
	put := strings.NewReplacer("$ORIGIN", origin, "${ORIGIN}", origin, "$LIB", "lib64", "${LIB}", "lib64")
	var list []string
	for _, value := range values {
		for dir := range strings.SplitSeq(value, ":") {
			if dir = put.Replace(dir); path.IsAbs(dir) && len(dir) < mostPath {
				list = append(list, dir)
			}
		}
	}
	return list, nil
}

// defaultFolders returns the folders that the loader looks in last: those of Debian's
// multiarch, then those that it is made with anywhere.
func (o *Object) defaultFolders() []string {
	list := []string{"/lib64", "/usr/lib64", "/lib", "/usr/lib"}
	switch o.machine {
	case elf.EM_X86_64:
		list = append([]string{"/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu"}, list...)
	case elf.EM_AARCH64:
		list = append([]string{"/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu"}, list...)
	case elf.EM_NONE: // of no object: on any machine
		list = append([]string{"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"}, list...)
	}
	return list
}

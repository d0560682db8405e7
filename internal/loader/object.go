package loader

import (
	"debug/elf"
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

// mostOfSection is more than the names of any library take, in bytes.
const mostOfSection = 256 << 20

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
	if names := f.SectionByType(elf.SHT_DYNAMIC); names != nil && int(names.Link) < len(f.Sections) &&
		max(names.Size, f.Sections[names.Link].Size) > mostOfSection {
		return nil, fmt.Errorf("more than %d bytes of names, which no library has", mostOfSection)
	}
	o := &Object{Path: path.Clean(name), class: f.Class, machine: f.Machine}
	if o.Needed, err = f.DynString(elf.DT_NEEDED); err != nil {
		return nil, err
	}
	if o.RPath, err = o.folders(f, elf.DT_RPATH); err != nil {
		return nil, err
	}
	if o.RunPath, err = o.folders(f, elf.DT_RUNPATH); err != nil {
		return nil, err
	}
	if len(o.Needed)+len(o.RPath)+len(o.RunPath) > mostEntries {
		return nil, fmt.Errorf("more than %d names in its dynamic section", mostEntries)
	}
	return o, nil
}

// folders returns the folders of a path in the dynamic section, $ORIGIN put in.
func (o *Object) folders(f *elf.File, tag elf.DynTag) ([]string, error) {
	values, err := f.DynString(tag)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, value := range values {
		for dir := range strings.SplitSeq(value, ":") {
			for _, origin := range []string{"$ORIGIN", "${ORIGIN}"} {
				dir = strings.ReplaceAll(dir, origin, path.Dir(o.Path))
			}
			for _, lib := range []string{"$LIB", "${LIB}"} {
				dir = strings.ReplaceAll(dir, lib, "lib64")
			}
			if path.IsAbs(dir) {
				list = append(list, path.Clean(dir))
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

package repack

import (
	"debug/elf"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

// object is an ELF file that is or goes into a wheel.
type object struct {
	name   string // in the archive
	path   string // on disk
	soname string
	needed []string
	glibc  int // newest GLIBC_2.X symbol version that it asks for
	// machine is the processor that it is compiled for.
	machine elf.Machine
}

// readObject returns nil for a file that is no ELF file or is not dynamic.
func readObject(name, path string) (*object, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var magic [4]byte
	if _, err := io.ReadFull(file, magic[:]); err != nil || string(magic[:]) != elf.ELFMAG {
		return nil, nil //nolint:nilerr // a short file is no ELF file
	}
	f, err := elf.NewFile(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if f.SectionByType(elf.SHT_DYNAMIC) == nil {
		return nil, nil
	}
	o := &object{name: name, path: path, machine: f.Machine}
	if o.needed, err = f.ImportedLibraries(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	sonames, err := f.DynString(elf.DT_SONAME)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(sonames) > 0 {
		o.soname = sonames[0]
	}
	if o.glibc, err = newestGlibc(f); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return o, nil
}

func newestGlibc(f *elf.File) (int, error) {
	if f.SectionByType(elf.SHT_GNU_VERNEED) == nil {
		return 0, nil // it asks for no versioned symbol
	}
	needs, err := f.DynamicVersionNeeds()
	if err != nil {
		return 0, err
	}
	newest := 0
	for _, need := range needs {
		for _, version := range need.Needs {
			newest = max(newest, glibcMinor(version.Dep))
		}
	}
	return newest, nil
}

// glibcMinor returns 38 for GLIBC_2.38 and 0 for anything else.
func glibcMinor(version string) int {
	minor, ok := strings.CutPrefix(version, "GLIBC_2.")
	if !ok {
		return 0
	}
	minor, _, _ = strings.Cut(minor, ".")
	n, err := strconv.Atoi(minor)
	if err != nil {
		return 0
	}
	return n
}

// manylinuxFloor is the oldest glibc that pip's platform tags begin at for
// today's interpreters (PEP 600 with CentOS 7).
const manylinuxFloor = 17

// platformTag is PEP 600's tag for the newest glibc that any object asks for, on
// the processor that all of them are for.
func platformTag(objects []*object) string {
	minor, machine := manylinuxFloor, "x86_64"
	for _, o := range objects {
		minor = max(minor, o.glibc)
		if o.machine == elf.EM_AARCH64 {
			machine = "aarch64"
		}
	}
	return fmt.Sprintf("manylinux_2_%d_%s", minor, machine)
}

// inBaseImage reports whether every base image has a library: glibc's own, the
// C++ runtime and zlib, all of them needed by dpkg or apt.
func inBaseImage(soname string) bool {
	switch soname {
	case "libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libresolv.so.2", "libutil.so.1",
		linker, "ld-linux-aarch64.so.1", "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1":
		return true
	}
	return false
}

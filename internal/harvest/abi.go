package harvest

import (
	"bytes"
	"debug/elf"
	"io"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// What NumPy's headers put into each module that uses its C interface. The check
// at import has one wording up to 1.24, and from 1.25 on another one that names
// the oldest NumPy. Modules compiled with the headers of 2.0 and later look for
// NumPy under its new name first, and load beside both majors; those compiled
// with older headers demand the ABI of NumPy 1.
var (
	numpyOldCheck = []byte("module compiled against API version ")
	numpyNewName  = []byte("numpy._core._multiarray_umath\x00")
	numpyNewCheck = lazyregexp.New(
		`module was compiled against NumPy C-API version 0x%x \(NumPy (\d{1,2}\.\d{1,2})\) `)
)

// mostOverlap is as long as any of the texts above.
const mostOverlap = 256

// numpySpec returns the versions of NumPy that a library loads beside; "" for one
// that does not use the C interface by NumPy's own headers.
func numpySpec(image *elf.File) (string, error) {
	old, renamed, floor := false, false, ""
	for _, s := range image.Sections {
		if s.Type != elf.SHT_PROGBITS || s.Flags&elf.SHF_ALLOC == 0 || s.Flags&(elf.SHF_EXECINSTR|elf.SHF_WRITE) != 0 {
			continue
		}
		err := chunks(s.Open(), func(text []byte) {
			old = old || bytes.Contains(text, numpyOldCheck)
			renamed = renamed || bytes.Contains(text, numpyNewName)
			for _, m := range numpyNewCheck.FindAllSubmatch(text, -1) {
				floor = version.Newest(floor, string(m[1]))
			}
		})
		if err != nil {
			return "", err
		}
	}
	switch {
	case old || floor != "" && !renamed:
		return and(floorSpec(floor), "<2"), nil
	case floor != "":
		return floorSpec(floor), nil
	}
	return "", nil
}

func floorSpec(floor string) string {
	if floor == "" {
		return ""
	}
	return ">=" + floor
}

// and joins two specifiers; each may be empty.
func and(a, b string) string { return strings.Trim(a+","+b, ",") }

// chunks hands over what is read, piece by piece: what is no longer than
// mostOverlap stands whole in one of them.
func chunks(r io.Reader, see func(text []byte)) error {
	buffer := make([]byte, 1<<20)
	kept := 0
	for {
		n, err := io.ReadFull(r, buffer[kept:])
		see(buffer[:kept+n])
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return nil
		}
		if err != nil {
			return err
		}
		kept = copy(buffer, buffer[len(buffer)-mostOverlap:])
	}
}

// The ways in which a library is bound to torch, as the cell torch_abi has them.
const (
	torchCXX11  = "cxx11"     // by the C++ interface, with std::string of the C++11 ABI
	torchOld    = "pre-cxx11" // the same with the std::string before it
	torchStable = "stable"    // by the C functions that stay from release to release
)

// torchABI returns how the symbols that a library looks for elsewhere bind it to
// torch; "" where none of them does, or where they do not show the ABI.
func torchABI(undefined []elf.ImportedSymbol) string {
	found := map[string]bool{}
	for _, s := range undefined {
		switch {
		case strings.HasPrefix(s.Name, "aoti_torch_"):
			found[torchStable] = true
		case !ofTorch(s.Name):
		case strings.Contains(s.Name, "NSt7__cxx11"):
			found[torchCXX11] = true
		case mangledOldString(s.Name):
			found[torchOld] = true
		default:
			found["either"] = true
		}
	}
	switch {
	case found[torchCXX11] && found[torchOld]: // parts of different origin, of which no torch loads all
		return ""
	case found[torchCXX11]:
		return torchCXX11
	case found[torchOld]:
		return torchOld
	case found[torchStable] && !found["either"]:
		return torchStable
	}
	return ""
}

// ofTorch reports whether a mangled name (Itanium C++ ABI) is in one of torch's
// namespaces.
func ofTorch(symbol string) bool {
	name, ok := strings.CutPrefix(symbol, "_Z")
	name = strings.TrimLeft(name, "NKTIVSGR")
	return ok && (strings.HasPrefix(name, "3c10") || strings.HasPrefix(name, "2at") || strings.HasPrefix(name, "5torch"))
}

// mangledOldString reports whether a mangled name has std::string of before C++11
// in it, which is written Ss. Names, which have their length before them, and
// literals are passed over.
func mangledOldString(symbol string) bool {
	s := strings.TrimPrefix(symbol, "_Z")
	for len(s) > 0 {
		digits := 0
		for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
			digits++
		}
		switch {
		case digits > 0:
			n, err := strconv.Atoi(s[:digits])
			if err != nil || n > len(s)-digits {
				return false
			}
			s = s[digits+n:]
		case strings.HasPrefix(s, "Ss"):
			return true
		case s[0] == 'S': // another substitution: St, S_, S1A_
			s = afterSequence(s[1:])
		case s[0] == 'T', s[0] == 'A': // a parameter of a template, the bound of an array
			s = afterSequence(s[1:])
		case s[0] == 'L': // a literal: Lj4E
			_, s, _ = strings.Cut(s, "E")
		default:
			s = s[1:]
		}
	}
	return false
}

// afterSequence returns what follows a number that ends in _; of a single letter
// that letter.
func afterSequence(s string) string {
	end := strings.IndexFunc(s, func(r rune) bool { return (r < '0' || r > '9') && (r < 'A' || r > 'Z') })
	switch {
	case end >= 0 && s[end] == '_':
		return s[end+1:]
	case len(s) > 0 && (s[0] < '0' || s[0] > '9'):
		return s[1:]
	}
	return s
}

// abiCells writes what the libraries of a wheel are bound to: the NumPy that all of
// them load beside, and torch's C++ ABI, where they agree on it.
func abiCells(row *matrices.PackageRelease, libraries map[string]Library) {
	abis := map[string]bool{}
	floor, below := "", false
	for _, l := range libraries {
		if l.TorchABI != "" {
			abis[l.TorchABI] = true
		}
		below = below || strings.HasSuffix(l.NumPy, "<2")
		if v, ok := strings.CutPrefix(strings.TrimSuffix(strings.TrimSuffix(l.NumPy, "<2"), ","), ">="); ok {
			floor = version.Newest(floor, v)
		}
	}
	if len(abis) > 1 {
		delete(abis, torchStable) // which goes with either
	}
	if abi := only(abis); row.TorchABI == "" {
		row.TorchABI = abi
	}
	row.NumPyABI = floorSpec(floor)
	if below {
		row.NumPyABI = and(row.NumPyABI, "<2")
	}
}

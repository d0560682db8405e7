package harvest

import (
	"debug/elf"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/inspect"
	"github.com/envsolve/envsolve/matrices/version"
)

// readLibrary reads a shared library: of one for Windows its GPU code alone.
func readLibrary(file *os.File) (Library, error) {
	l, err := readELF(file)
	if err != nil {
		return Library{}, err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return Library{}, err
	}
	contents, err := inspect.File("library", file)
	if err != nil {
		return Library{}, err
	}
	for _, c := range contents.Code {
		l.Code, l.Pieces = append(l.Code, c.Architectures...), c.Pieces
	}
	return l, nil
}

// readELF reads what the loader of Linux reads of a library; of a text that stands for
// one, or a library for another system, it reads nothing.
func readELF(file *os.File) (Library, error) {
	image, err := elf.NewFile(file)
	var format *elf.FormatError
	if errors.As(err, &format) || errors.Is(err, io.EOF) {
		return Library{}, nil
	}
	if err != nil {
		return Library{}, err
	}
	l := Library{}
	if l.Needed, err = image.ImportedLibraries(); err != nil {
		l.Needed = nil // one without a dynamic section loads nothing
	}
	slices.Sort(l.Needed)
	needs, _ := image.DynamicVersionNeeds()
	for _, need := range needs {
		for _, dep := range need.Needs {
			l.Glibc = newestSymbol(l.Glibc, dep.Dep, "GLIBC_")
			l.Glibcxx = newestSymbol(l.Glibcxx, dep.Dep, "GLIBCXX_")
		}
	}
	undefined, _ := image.ImportedSymbols() // none without a dynamic section
	l.TorchABI = torchABI(undefined)
	l.NumPy, err = numpySpec(image)
	return l, err
}

// newestSymbol is the newer of a version and that of a symbol version, such as
// GLIBC_2.28.
func newestSymbol(known, symbol, prefix string) string {
	v, ok := strings.CutPrefix(symbol, prefix)
	if !ok || !version.IsDotted(v) || known != "" && version.Compare(v, known) <= 0 {
		return known
	}
	return v
}

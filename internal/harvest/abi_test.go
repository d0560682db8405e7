package harvest

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// sharedObject makes a library that looks for symbols elsewhere and has texts.
func sharedObject(t *testing.T, undefined []string, texts ...string) []byte {
	t.Helper()
	names, symbols := "\x00", make([]byte, 24) // the first symbol is none
	for _, s := range undefined {
		symbol := make([]byte, 24)
		binary.LittleEndian.PutUint32(symbol, uint32(len(names)))
		symbol[4] = byte(elf.STB_GLOBAL) << 4
		symbols = append(symbols, symbol...)
		names += s + "\x00"
	}
	sections := []struct {
		name    string
		kind    elf.SectionType
		flags   elf.SectionFlag
		link    uint32
		entry   uint64
		content []byte
	}{
		{name: "", kind: elf.SHT_NULL},
		{".dynsym", elf.SHT_DYNSYM, elf.SHF_ALLOC, 2, 24, symbols},
		{".dynstr", elf.SHT_STRTAB, elf.SHF_ALLOC, 0, 0, []byte(names)},
		{".rodata", elf.SHT_PROGBITS, elf.SHF_ALLOC, 0, 0, []byte(strings.Join(texts, "\x00") + "\x00")},
		{".shstrtab", elf.SHT_STRTAB, 0, 0, 0, []byte("\x00.dynsym\x00.dynstr\x00.rodata\x00.shstrtab\x00")},
	}
	head := elf.Header64{Type: uint16(elf.ET_DYN), Machine: uint16(elf.EM_X86_64), Version: 1, Ehsize: 64,
		Shentsize: 64, Shnum: uint16(len(sections)), Shstrndx: 4}
	copy(head.Ident[:], elf.ELFMAG+"\x02\x01\x01")
	var content, table bytes.Buffer
	strings := sections[4].content
	for _, s := range sections {
		header := elf.Section64{Type: uint32(s.kind), Flags: uint64(s.flags), Link: s.link, Entsize: s.entry,
			Off: 64 + uint64(content.Len()), Size: uint64(len(s.content)), Addralign: 1}
		if s.name != "" {
			header.Name = uint32(bytes.Index(strings, []byte("\x00"+s.name+"\x00")) + 1)
		}
		content.Write(s.content)
		if err := binary.Write(&table, binary.LittleEndian, header); err != nil {
			t.Fatal(err)
		}
	}
	head.Shoff = 64 + uint64(content.Len())
	var out bytes.Buffer
	if err := binary.Write(&out, binary.LittleEndian, head); err != nil {
		t.Fatal(err)
	}
	out.Write(content.Bytes())
	out.Write(table.Bytes())
	return out.Bytes()
}

const (
	numpy124 = "module compiled against API version 0x%x but this version of numpy is 0x%x"
	numpy125 = "module was compiled against NumPy C-API version 0x%x (NumPy 1.25) but the running NumPy has"
	numpy2   = "module was compiled against NumPy C-API version 0x%x (NumPy 1.19) but the running NumPy has"
	renamed  = "numpy._core._multiarray_umath"
	newCheck = "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
	oldCheck = "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"
)

// TestTheABIOfALibraryIsRead reads made-up libraries, each a wheel's only one.
func TestTheABIOfALibraryIsRead(t *testing.T) {
	tests := map[string]struct {
		undefined, texts []string
		numpy, torch     string
	}{
		"nothing":                 {undefined: []string{"malloc"}, texts: []string{"numpy"}},
		"NumPy up to 1.24":        {texts: []string{"module compiled against ABI version 0x%x", numpy124}, numpy: "<2"},
		"NumPy 1.25":              {texts: []string{numpy125}, numpy: ">=1.25,<2"},
		"NumPy 2":                 {texts: []string{renamed, numpy2}, numpy: ">=1.19"},
		"pybind11 alone":          {texts: []string{"numpy._core", "numpy.core.multiarray"}},
		"both, of two parts":      {texts: []string{renamed, numpy2, numpy124}, numpy: ">=1.19,<2"},
		"behind much":             {texts: []string{strings.Repeat("x", 1<<20-20), renamed, numpy2}, numpy: ">=1.19"},
		"C++11":                   {undefined: []string{newCheck, "_ZNSs4swapERSs"}, torch: "cxx11"},
		"before C++11":            {undefined: []string{oldCheck}, torch: "pre-cxx11"},
		"no string":               {undefined: []string{"_ZNK2at6Tensor3endEv", "_ZN5torch8autograd10GradSssEv"}},
		"a string in a template":  {undefined: []string{"_ZN3c104implISsLj4EE3runET_"}, torch: "pre-cxx11"},
		"another's string":        {undefined: []string{"_ZN5boost3runERKSs"}},
		"parts of different ABIs": {undefined: []string{oldCheck, newCheck}},
		"C functions":             {undefined: []string{"aoti_torch_empty_strided"}, torch: "stable"},
		"C functions and C++":     {undefined: []string{"aoti_torch_empty_strided", "_ZNK2at6Tensor3endEv"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "library")
			if err := os.WriteFile(path, sharedObject(t, tt.undefined, tt.texts...), 0o600); err != nil {
				t.Fatal(err)
			}
			file, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			l, err := readLibrary(file)
			if err != nil || l.NumPy != tt.numpy || l.TorchABI != tt.torch {
				t.Errorf("got NumPy %q and torch %q (%v), want %q and %q", l.NumPy, l.TorchABI, err, tt.numpy, tt.torch)
			}
		})
	}
}

// TestAWheelIsBoundByAllOfItsLibraries puts libraries together.
func TestAWheelIsBoundByAllOfItsLibraries(t *testing.T) {
	row := &matrices.PackageRelease{}
	abiCells(row, map[string]Library{
		"a.so": {NumPy: ">=1.19"}, "b.so": {NumPy: ">=1.25,<2", TorchABI: torchStable}, "c.so": {TorchABI: torchCXX11},
	})
	if row.NumPyABI != ">=1.25,<2" || row.TorchABI != torchCXX11 {
		t.Errorf("got %q and %q", row.NumPyABI, row.TorchABI)
	}
	row = &matrices.PackageRelease{}
	abiCells(row, map[string]Library{"a.so": {TorchABI: torchOld}, "b.so": {TorchABI: torchCXX11}})
	if row.NumPyABI != "" || row.TorchABI != "" {
		t.Errorf("of two ABIs it took %q and %q", row.NumPyABI, row.TorchABI)
	}
}

// TestTheABIOfRealWheels reads small wheels of the public index whose makers say
// what they are compiled against.
func TestTheABIOfRealWheels(t *testing.T) {
	if testing.Short() {
		t.Skip("-short asks for no network, and this reads 15 MB of wheels of the public index")
	}
	client := &http.Client{Timeout: 10 * time.Second}
	answer, err := client.Get(plan.DefaultIndex + "/numba/")
	if err != nil {
		t.Skipf("the public index does not answer: %v", err)
	}
	answer.Body.Close()
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	h := &Harvester{Client: &index.Client{}, Index: plan.DefaultIndex, Store: st, Facts: matrices.Embedded(),
		Budget: &Budget{Left: 64 << 20}}
	for _, want := range []struct{ name, version, numpy, torch, built string }{
		{"numba", "0.61.2", ">=1.20", "", ""},
		{"torchaudio", "2.5.1", "", "pre-cxx11", "2.5.1"},
		{"torchaudio", "2.7.1", "", "cxx11", "2.7.1"},
		{"torchcodec", "0.14.0", "", "stable", ""},
		{"xformers", "0.0.35", "", "stable", "2.10.0"},
	} {
		rows, err := h.Rows(t.Context(), Wanted{Name: want.name, Version: want.version}, "")
		if err != nil {
			t.Skipf("the public index does not answer as it should: %v", err)
		}
		if got := rows[0]; got.NumPyABI != want.numpy || got.TorchABI != want.torch ||
			got.TorchBuilt != want.built {
			t.Errorf("%s: NumPy %q, torch %q, compiled against %q, want %+v", want.name, got.NumPyABI, got.TorchABI,
				got.TorchBuilt, want)
		}
	}
}

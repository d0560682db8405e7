package matrices

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func TestLoadReadsEveryKindOfField(t *testing.T) {
	tables, diags := Load([]File{{"a.hcl", []byte(`
source "s" {
  title = "A page"
  date  = "2026-11-20"
  class = "vendor"
}
architecture "7.5" {
  name   = "turing"
  tegra  = true
  source = ["s@v1:file.txt"]
}
gpu "t4" {
  name               = "Tesla T4 $${not a template}"
  arch               = "turing"
  compute_capability = "7.5"
  memory_gib         = [16, 14.5]
  class              = "datacenter"
  source             = ["s"]
  inferred           = ["memory_gib"]
  cell_source        = { name = ["s"] }
  notes              = ["first", "second"]
  other "compute_capability" {
    value  = "7.0"
    why    = "it is older"
    source = ["s"]
  }
}
framework "pytorch" "2.0" {
  package = "torch"
  pairs   = { torchvision = "0.15" }
  source  = ["s"]
  build "cpu" {
    source = ["s"]
    platform "linux/amd64" { sm = [] }
    platform "windows/amd64" {}
  }
}
`)}})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	want := Tables{
		Architectures: []Architecture{{ComputeCapability: "7.5", Name: "turing", Tegra: true, Evidence: Evidence{Sources: []string{"s@v1:file.txt"}}}},
		GPUs: []GPU{{ID: "t4", Name: "Tesla T4 ${not a template}", Arch: "turing", ComputeCapability: "7.5", MemoryGiB: []float64{16, 14.5}, Class: "datacenter",
			Evidence: Evidence{Sources: []string{"s"}, Inferred: []string{"memory_gib"}, Cells: map[string][]string{"name": {"s"}},
				Notes: []string{"first", "second"}, Others: []Other{{Cell: "compute_capability", Value: "7.0", Why: "it is older", Sources: []string{"s"}}}}}},
		Frameworks: map[string][]FrameworkRelease{"pytorch": {{Framework: "pytorch", Version: "2.0", Package: "torch",
			Pairs: map[string]string{"torchvision": "0.15"}, Evidence: Evidence{Sources: []string{"s"}},
			Builds: []Build{{Variant: "cpu", Evidence: Evidence{Sources: []string{"s"}}, Platforms: []PlatformBuild{
				{Platform: "linux/amd64", KernelsKnown: true}, {Platform: "windows/amd64"}}}}}}},
		Packages: map[string][]PackageRelease{},
	}
	want.Sources = []Source{{ID: "s", Title: "A page", Date: "2026-11-20", Class: Vendor}}
	if diff := cmp.Diff(want, tables); diff != "" {
		t.Error(diff)
	}
}

func TestLoadSortsReleases(t *testing.T) {
	text := "source \"s\" {\n  title = \"A page\"\n  date = \"2026\"\n  class = \"vendor\"\n}\n"
	for _, v := range []string{"2.9.0", "2.10.0", "2.10.0rc1", "2.9.0.post1"} {
		text += "framework \"f\" \"" + v + "\" {\n  package = \"f\"\n  source = [\"s\"]\n}\n"
	}
	for _, v := range []string{"12.4.1", "9.2.148", "12.10.0"} {
		text += "cuda \"" + v + "\" {\n  source = [\"s\"]\n}\n"
	}
	tables, diags := Load([]File{{"a.hcl", []byte(text)}})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var frameworks, cuda []string
	for _, r := range tables.Frameworks["f"] {
		frameworks = append(frameworks, r.Version)
	}
	for _, r := range tables.CUDAReleases {
		cuda = append(cuda, r.Version)
	}
	if diff := cmp.Diff([]string{"2.10.0", "2.10.0rc1", "2.9.0.post1", "2.9.0"}, frameworks); diff != "" {
		t.Errorf("frameworks are not newest first: %s", diff)
	}
	if diff := cmp.Diff([]string{"9.2.148", "12.4.1", "12.10.0"}, cuda); diff != "" {
		t.Errorf("toolkits are not oldest first: %s", diff)
	}
}

func TestFilesSkipsWhatIsNoTable(t *testing.T) {
	fsys := fstest.MapFS{
		"b.hcl": {Data: []byte("b")}, "a/x.hcl": {Data: []byte("a")}, "a/notes.md": {}, "testdata/lint/broken.hcl": {}, "snapshot.bin": {},
	}
	files, err := Files(fsys)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]File{{"a/x.hcl", []byte("a")}, {"b.hcl", []byte("b")}}, files); diff != "" {
		t.Error(diff)
	}
}

func TestSchemaCoversEveryFieldOfEveryRow(t *testing.T) {
	unwritten := map[string]bool{"Overlay": true, "Overridden": true, "Evidence": true, "KernelsKnown": true, "PTXKnown": true, "BranchesKnown": true}
	var visit func(typ reflect.Type)
	visit = func(typ reflect.Type) {
		for i := range typ.NumField() {
			f := typ.Field(i)
			if f.Anonymous {
				visit(f.Type)
				continue
			}
			if f.Tag.Get("hcl") == "" && !unwritten[f.Name] {
				t.Errorf("%s.%s stands in no table", typ.Name(), f.Name)
			}
			if f.Type.Kind() == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct {
				visit(f.Type.Elem())
			}
		}
	}
	for _, spec := range schema() {
		visit(spec.row.typ)
		if n := len(codecOf(spec.row.typ).fields); n > 64 {
			t.Errorf("%s has %d fields; the bit mask of the snapshot holds 64", spec.block, n)
		}
	}
}

func TestCompareVersions(t *testing.T) {
	ordered := []string{"", "9", "9.0", "9.2", "9.10", "10.0.1", "10.0rc1", "11", "450.80.02", "450.80.10", "525.60.13", "525.105.17", "580"}
	for i, a := range ordered {
		for j, b := range ordered {
			got := CompareVersions(a, b)
			if (i < j) != (got < 0) || (i > j) != (got > 0) {
				t.Errorf("%q against %q: %d", a, b, got)
			}
		}
	}
}

func TestComparePEP440(t *testing.T) {
	ordered := []string{"not a version", "1.0", "2.10rc0", "2.10", "2.10.post1", "2.10.1+cu118", "2.10.1+cu121", "2.11"}
	for i, a := range ordered {
		for j, b := range ordered {
			got := ComparePEP440(a, b)
			if (i < j) != (got < 0) || (i > j) != (got > 0) {
				t.Errorf("%q against %q: %d", a, b, got)
			}
		}
	}
}

// FuzzLoad feeds the loader with files: it must not panic, every problem must
// have its place, and what it accepts must survive the snapshot.
func FuzzLoad(f *testing.F) {
	paths, err := filepath.Glob("testdata/lint/*.hcl")
	if err != nil || len(paths) == 0 {
		f.Fatal("no seeds", err)
	}
	for _, path := range append(paths, "nvidia/libraries.hcl") {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("gpu \"t4\" {\n  name = [for x in y : x]\n}\n"))
	f.Add([]byte("gpu \"t4\" {\n  pci_ids = { a = 1 }\n  memory_gib = 1e999\n}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		tables, diags := Load([]File{{"f.hcl", data}})
		for _, d := range diags {
			if d.Subject == nil || d.Subject.Filename != "f.hcl" {
				t.Fatalf("a problem without its place: %v", d)
			}
		}
		if diags.HasErrors() {
			return
		}
		s := New(tables)
		for _, info := range s.TableInfos() {
			again := decodeRows(string(encodeRows(rowsOf(t, s, info.Name))), rowsOf(t, s, info.Name).Type().Elem())
			if diff := cmp.Diff(rowsOf(t, s, info.Name).Interface(), again); diff != "" {
				t.Fatalf("%s changed in the snapshot: %s", info.Name, diff)
			}
		}
	})
}

func rowsOf(t *testing.T, s *Set, name string) reflect.Value {
	rows, _, err := s.table(name)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// FuzzCompareVersions holds the laws of a total order.
func FuzzCompareVersions(f *testing.F) {
	f.Add("12.4.1", "12.4", "12.10")
	f.Add("9.1.0.70", "8.9.7.29", "9.1.0.70rc1")
	f.Add("", "..", "a.b")
	f.Fuzz(func(t *testing.T, a, b, c string) {
		if CompareVersions(a, b) != -CompareVersions(b, a) {
			t.Errorf("%q and %q", a, b)
		}
		if CompareVersions(a, b) <= 0 && CompareVersions(b, c) <= 0 && CompareVersions(a, c) > 0 {
			t.Errorf("%q <= %q <= %q, but not the ends", a, b, c)
		}
	})
}

// FuzzFindGPU must never panic, and always either answer or explain.
func FuzzFindGPU(f *testing.F) {
	for _, seed := range []string{"h100", "aws:p5.48xlarge", "sm_90", "10de:2330", "rtx 6000", "", "::", "\xff", "GRID T4-16C"} {
		f.Add(seed)
	}
	s := Embedded()
	f.Fuzz(func(t *testing.T, text string) {
		boards, _, err := s.FindGPU(text)
		if (err == nil) != (len(boards) > 0) {
			t.Errorf("%q: %d boards and error %v", text, len(boards), err)
		}
		for _, b := range boards {
			if b.ID == "" || b.ComputeCapability == "" {
				t.Errorf("%q gives a board without id or capability: %+v", text, b)
			}
		}
	})
}

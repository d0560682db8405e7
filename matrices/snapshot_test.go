package matrices

import (
	"os"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// shipped reads the table files once for all tests.
var shipped = sync.OnceValues(func() (Tables, error) {
	files, err := Files(os.DirFS("."))
	if err != nil {
		return Tables{}, err
	}
	tables, diags := Load(files)
	if len(diags) > 0 {
		return tables, diags
	}
	tables.Version = Embedded().Version()
	return tables, nil
})

// loadTables reads the table files as go generate does.
func loadTables(t testing.TB) Tables {
	t.Helper()
	tables, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

func TestSnapshotIsMadeOfTheTables(t *testing.T) {
	got := Encode(loadTables(t))
	want, err := os.ReadFile("snapshot.bin")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("snapshot.bin is out of date: run go generate ./matrices")
	}
	if string(got) != snapshot {
		t.Error("the embedded snapshot is not the file")
	}
}

func TestSnapshotHoldsEveryRowUnchanged(t *testing.T) {
	want := loadTables(t)
	s := Embedded()
	value := reflect.ValueOf(&want).Elem()
	read := 0
	for _, spec := range schema() {
		for _, rows := range spec.lists(value) {
			if rows.Len() == 0 {
				t.Errorf("no rows in the table of %s blocks", spec.block)
				continue
			}
			name := spec.name
			if spec.keyed() {
				name = rows.Index(0).Field(0).String()
			}
			got, _, err := s.table(name)
			if err != nil {
				t.Fatal(err)
			}
			read++
			if diff := cmp.Diff(rows.Interface(), got.Interface()); diff != "" {
				t.Errorf("%s differs (-table +snapshot):\n%.2000s", name, diff)
			}
		}
	}
	if diff := cmp.Diff(want.Sources, s.Sources()); diff != "" {
		t.Errorf("sources differ:\n%.2000s", diff)
	}
	if read != len(s.TableNames()) {
		t.Errorf("compared %d tables, the snapshot has %d", read, len(s.TableNames()))
	}
}

func TestEncodeGivesTheSameBytesEveryTime(t *testing.T) {
	tables := loadTables(t)
	first := Encode(tables)
	for range 2 {
		if string(Encode(tables)) != string(first) {
			t.Fatal("two encodings of the same tables differ")
		}
	}
}

func TestDigestTellsContentsApart(t *testing.T) {
	row := Chip{Name: "GA102", ComputeCapability: "8.6", Arch: "ampere"}
	a := New(Tables{Version: "2026.11.20", Chips: []Chip{row}})
	row.ComputeCapability = "8.7"
	b := New(Tables{Version: "2026.11.20", Chips: []Chip{row}})
	c := New(Tables{Version: "2026.11.21", Chips: []Chip{row}})
	if a.Digest() == b.Digest() || b.Digest() == c.Digest() {
		t.Error("different facts, one digest")
	}
	if !strings.HasPrefix(a.Digest(), "sha256:") || len(a.Digest()) != len("sha256:")+64 {
		t.Errorf("digest %q", a.Digest())
	}
	if got := New(loadTables(t)).Digest(); got != Embedded().Digest() {
		t.Errorf("digest of the tables %s, of the snapshot %s", got, Embedded().Digest())
	}
}

func TestRoundTripOfEveryKindOfField(t *testing.T) {
	want := Tables{
		Version: "1",
		GPUs: []GPU{{
			ID: "x", MemoryGiB: []float64{0.5, 1e12, 80}, Aliases: []string{"a", "", "a"},
			Evidence: Evidence{Cells: map[string][]string{"name": {"s", "t"}, "class": nil}, Others: []Other{{Cell: "name", Value: "ü"}}},
		}, {}},
		Instances: []Instance{{Count: 0.25, Counts: []float64{1, 2}}},
		Frameworks: map[string][]FrameworkRelease{"f": {{
			Framework: "f", Pairs: map[string]string{"a": "1", "": "2"}, Prerelease: true,
			Builds: []Build{{Variant: "v", Platforms: []PlatformBuild{{KernelsKnown: true}, {PTXKnown: true, SM: []string{"9.0"}}}}, {}},
		}}},
	}
	_, _, sections, err := directory(string(Encode(want)))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]any{}
	for _, s := range sections {
		for _, spec := range schema() {
			if spec.block == s.block {
				got[s.name] = decodeRows(s.data, spec.row.typ)
			}
		}
	}
	if diff := cmp.Diff(map[string]any{"gpus": want.GPUs, "instances": want.Instances, "f": want.Frameworks["f"]}, got); diff != "" {
		t.Error(diff)
	}
}

func TestDirectoryRejectsOtherFiles(t *testing.T) {
	for _, data := range []string{"", "EVM", "GIF89a and more"} {
		if _, _, _, err := directory(data); err == nil {
			t.Errorf("%q is taken for a snapshot", data)
		}
	}
}

func TestDecodingIsLazy(t *testing.T) {
	s := Embedded()
	s.GPUs()
	for name, l := range s.tables {
		if (l.rows != nil) != (name == "gpus") {
			t.Errorf("table %s decoded: %v", name, l.rows != nil)
		}
	}
}

// BenchmarkPlanTables decodes what one plan needs.
func BenchmarkPlanTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := Embedded()
		s.GPUs()
		s.GPUGroups()
		s.Architectures()
		s.DriverBranches()
		s.DriverFloors()
		s.CUDAReleases()
		s.CUDNNReleases()
		s.OSes()
		s.PythonImages()
		s.Frameworks("pytorch")
	}
}

// BenchmarkEmbedded opens the snapshot without decoding a table.
func BenchmarkEmbedded(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		Embedded()
	}
}

// BenchmarkAllTables decodes everything.
func BenchmarkAllTables(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := Embedded()
		for _, name := range s.TableNames() {
			if _, _, err := s.table(name); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkFindGPU resolves a name that needs the index of spellings.
func BenchmarkFindGPU(b *testing.B) {
	s := Embedded()
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := s.FindGPU("NVIDIA-H100-80GB-HBM3"); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCompile is what go generate does.
func BenchmarkCompile(b *testing.B) {
	files := tableFiles(b)
	for b.Loop() {
		tables, diags := Load(files)
		if diags.HasErrors() {
			b.Fatal(diags)
		}
		Encode(tables)
	}
}

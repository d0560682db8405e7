package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/google/go-cmp/cmp"
)

// convertedTables loads what the converter makes of the small collections.
func convertedTables(t *testing.T) matrices.Tables {
	t.Helper()
	var files []matrices.File
	for name, data := range converted(t) {
		files = append(files, matrices.File{Name: name, Data: data})
	}
	tables, _ := matrices.Load(files) // references to rows that the small collections lack are no concern here
	return tables
}

func TestConverterDropsNothing(t *testing.T) {
	list, err := lost("testdata", convertedTables(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, value := range list {
		t.Error(value)
	}
}

// Each collection has rows in the small ones, so that the test above looks at
// all of them.
func TestEveryListOfTheCollectionsIsCompared(t *testing.T) {
	for _, p := range pairings {
		if rows, err := p.rows("testdata"); err != nil || len(rows) == 0 {
			t.Errorf("%s %s: %d rows, %v", p.json, p.list, len(rows), err)
		}
	}
}

func TestDroppedValuesAndRowsAreListed(t *testing.T) {
	tables := convertedTables(t)
	for i := range tables.NGCImages {
		tables.NGCImages[i].DriversDataCenter = nil
	}
	tables.CUDNNReleases = tables.CUDNNReleases[1:]
	list, err := lost("testdata", tables)
	if err != nil {
		t.Fatal(err)
	}
	all := strings.Join(list, "\n")
	for _, want := range []string{"ngc.json: nvcr.io/nvidia/", " driver_min data_center: ", "cudnn.json: ", ": no such row"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q in\n%s", want, all)
		}
	}
}

func TestLostNamesTheCollectionThatIsBroken(t *testing.T) {
	if _, err := lost(t.TempDir(), matrices.Tables{}); err == nil || !strings.Contains(err.Error(), "gpus.json") {
		t.Errorf("error %v", err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "gpus.json"), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := lost(dir, matrices.Tables{}); err == nil || !strings.Contains(err.Error(), "gpus.json: unexpected end") {
		t.Errorf("error %v", err)
	}
}

func TestHoldsKnowsHowTablesWriteValues(t *testing.T) {
	row := plain(`build "cu118" {
  cuda      = "11.8"
  sm        = ["9.0", "10.0"]
  platforms = ["linux/amd64"]
  min_glibc = "2.27"
  requires  = { jaxlib = "==0.4.25+cuda12" }
  python    = ["3.9", "3.10"]
  notes     = ["a \"quoted\" word"]
}`)
	for value, want := range map[string]bool{
		"11.8": true, "1.8": false, "11": false, "sm_90": true, "100": true, "sm_80": false, "linux-x86_64": true, "linux-aarch64": false,
		"manylinux_2_27": true, "jaxlib==0.4.25+cuda12": true, "jaxlib==0.4.25": false, "3.9-3.10": true, "3.9-3.11": false,
		`a "quoted" word`: true, "macos": true, "11.8 (wheels)": true,
	} {
		if got := holds(row, leaf{"x", value}); got != want {
			t.Errorf("%s: %v", value, got)
		}
	}
}

func TestLeavesLeaveOutBuildsOfOtherMakers(t *testing.T) {
	got := leavesOf(map[string]any{
		"src": []any{"S1"}, "version": "1.0", "yes": true, "none": nil, "number": 2.5,
		"variants": []any{map[string]any{"tag": "cu118", "index": "a"}, map[string]any{"tag": "rocm6.3", "index": "b"}},
	}, "")
	want := []leaf{{" number", "2.5"}, {" variants index", "a"}, {" variants tag", "cu118"}, {" version", "1.0"}}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(leaf{})); diff != "" {
		t.Error(diff)
	}
}

// The small collections are picked from real ones: what they say still stands
// in the tables, however these were edited since.
func TestTablesHoldWhatTheCollectionsSay(t *testing.T) {
	var out strings.Builder
	if err := check("testdata", "../../matrices", &out); err != nil {
		t.Errorf("%v\n%s", err, &out)
	}
}

func TestCheckFailsOnTablesThatLackRows(t *testing.T) {
	var out strings.Builder
	err := check("testdata", t.TempDir(), &out)
	if err == nil || !strings.Contains(err.Error(), "do not stand in the tables") || !strings.Contains(out.String(), "gpus.json: t4: no such row\n") {
		t.Errorf("error %v, output %s", err, &out)
	}
}

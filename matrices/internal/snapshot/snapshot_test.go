package snapshot

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// board and part have a field of every kind that a row can have.
type board struct {
	ID      string              `hcl:"id,label"`
	Names   []string            `hcl:"names"`
	Memory  []float64           `hcl:"memory"`
	Count   float64             `hcl:"count"`
	Retired bool                `hcl:"retired"`
	Pairs   map[string]string   `hcl:"pairs"`
	Parts   []part              `hcl:"part"`
	Cells   map[string][]string `hcl:"cell_source"`
	Proof
}

type part struct {
	Variant string   `hcl:"variant,label"`
	SM      []string `hcl:"sm" known:"Known"`
	Known   bool
}

// Proof is embedded, as evidence is. What has no tag is not stored.
type Proof struct {
	Notes []string `hcl:"notes"`
	File  string
}

func TestRoundTripOfEveryKindOfField(t *testing.T) {
	want := []board{
		{
			ID: "x", Names: []string{"a", "", "a"}, Memory: []float64{0.5, 1e12, 80}, Count: 0.25, Retired: true,
			Pairs: map[string]string{"a": "1", "": "2"}, Parts: []part{{Variant: "v", Known: true}, {SM: []string{"9.0"}}, {}},
			Cells: map[string][]string{"name": {"s", "t"}, "class": nil}, Proof: Proof{Notes: []string{"ü"}},
		},
		{},
		{ID: "x", Count: 1 << 40, Names: []string{"a", "", "a"}, Pairs: map[string]string{"a": "1", "": "2"}},
	}
	if diff := cmp.Diff(want, roundTrip(t, reflect.ValueOf(want))); diff != "" {
		t.Error(diff)
	}
	unstored := []board{{ID: "x", Proof: Proof{File: "mine.hcl"}}}
	if got := roundTrip(t, reflect.ValueOf(unstored)).([]board); got[0].ID != "x" || got[0].File != "" {
		t.Errorf("a field without a tag came back as %q", got[0].File)
	}
}

// roundTrip encodes rows and decodes them again.
func roundTrip(t *testing.T, rows reflect.Value) any {
	t.Helper()
	version, digest, sections, err := Decode(string(Encode("1", []Section{NewSection("boards", "board", rows)})))
	if err != nil {
		t.Fatal(err)
	}
	if version != "1" || len(digest) != len("sha256:")+64 || len(sections) != 1 {
		t.Fatalf("version %q, digest %q, %d sections", version, digest, len(sections))
	}
	if s := sections[0]; s.Name != "boards" || s.Block != "board" {
		t.Fatalf("section %s of %s blocks", s.Name, s.Block)
	}
	return sections[0].Rows(rows.Type().Elem())
}

// A row type may grow beyond the 64 fields that one mask holds.
func TestRowsWithMoreFieldsThanAMaskHolds(t *testing.T) {
	for _, count := range []int{63, 64, 65, 130} {
		var fields []reflect.StructField
		for i := range count {
			tag := reflect.StructTag(fmt.Sprintf("hcl:\"f%d\"", i))
			fields = append(fields, reflect.StructField{Name: fmt.Sprint("F", i), Type: reflect.TypeFor[string](), Tag: tag})
		}
		rows := reflect.MakeSlice(reflect.SliceOf(reflect.StructOf(fields)), 3, 3)
		for i := range count {
			rows.Index(0).Field(i).SetString(fmt.Sprint("v", i))
			if i%7 == 0 {
				rows.Index(2).Field(i).SetString("x")
			}
		}
		if diff := cmp.Diff(rows.Interface(), roundTrip(t, rows)); diff != "" {
			t.Errorf("%d fields: %s", count, diff)
		}
	}
}

func TestDecodeRejectsOtherFiles(t *testing.T) {
	for _, data := range []string{"", "EVM", "GIF89a and more"} {
		if _, _, _, err := Decode(data); err == nil {
			t.Errorf("%q is taken for a snapshot", data)
		}
	}
}

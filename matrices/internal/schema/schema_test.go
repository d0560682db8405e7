package schema

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type tables struct {
	Version string
	Boards  []board            `table:"boards" block:"board"`
	Builds  map[string][]build `block:"build"`
}

type board struct {
	ID    string   `hcl:"id,label" check:"id"`
	Slot  string   `hcl:"slot,label"`
	Names []string `hcl:"names" check:"lower,keys=os"`
	Parts []part   `hcl:"part" check:"repeats"`
	Proof
}

type part struct {
	Kind    string   `hcl:"kind,label"`
	Sources []string `hcl:"source"`
	Width   float64  `hcl:"width"`
}

type build struct {
	Package string   `hcl:"package,label"`
	Version string   `hcl:"version,label"`
	SM      []string `hcl:"sm" known:"Known"`
	Known   bool
}

// Proof is embedded, as evidence is.
type Proof struct {
	Sources []string            `hcl:"source"`
	Cells   map[string][]string `hcl:"cell_source"`
}

func TestSchemaOfARow(t *testing.T) {
	row := Of(reflect.TypeFor[board]())
	if diff := cmp.Diff([]string{"names", "source", "cell_source"}, row.Names(Attribute)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"id", "slot"}, row.Names(Label)); diff != "" || len(row.Labels()) != 2 {
		t.Error(diff)
	}
	cells := []string{"id", "slot", "names", "part", "source", "width", "cell_source"}
	if diff := cmp.Diff(cells, row.Cells()); diff != "" {
		t.Error(diff)
	}
	names, ok := row.Field("names", Attribute)
	if diff := cmp.Diff([]string{"lower", "keys=os"}, names.Checks); diff != "" || !ok {
		t.Errorf("field names: %v %s", ok, diff)
	}
	if _, ok := row.Field("names", Nested); ok {
		t.Error("an attribute is found among the blocks")
	}
	if !row.Repeats("part") || row.Repeats("names") {
		t.Error("parts may repeat, and names are no blocks")
	}
	sm, _ := Of(reflect.TypeFor[build]()).Field("sm", Attribute)
	if diff := cmp.Diff([]int{3}, sm.Known); diff != "" || names.Known != nil {
		t.Errorf("the field that records presence: %s", diff)
	}
}

func TestIDsAreMadeOfLabels(t *testing.T) {
	all := tables{
		Boards: []board{{ID: "a", Slot: "1"}, {ID: "a", Slot: "2", Parts: []part{{Kind: "fan"}, {}}}},
		Builds: map[string][]build{"vllm": {{Package: "vllm", Version: "0.6.3"}}, "apex": {{Package: "apex", Version: "1"}}},
	}
	value := reflect.ValueOf(&all).Elem()
	var got []string
	for _, spec := range Tables(value.Type()) {
		names, lists := spec.Lists(value)
		for i, rows := range lists {
			for j := range rows.Len() {
				id := spec.Row.ID(rows.Index(j))
				got = append(got, spec.Block+" "+names[i]+"/"+id)
				if spec.Row.Find(rows, id) != j {
					t.Errorf("%s is not found at %d", id, j)
				}
			}
		}
	}
	want := []string{"board boards/a:1", "board boards/a:2", "build apex/1", "build vllm/0.6.3"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	boards, ok := TableWith(value.Type(), "board")
	if !ok || boards.Row.Find(value.Field(1), "a:3") >= 0 {
		t.Error("a row is found that there is not")
	}
	if _, ok := TableWith(value.Type(), "gpu"); ok {
		t.Error("a table of blocks that no field has")
	}
	parts, _ := boards.Row.Field("part", Nested)
	if got := parts.BlockName(value.Field(1).Index(1).FieldByName("Parts").Index(0)); got != "part fan" {
		t.Errorf("the block is called %q", got)
	}
}

func TestCitedSourcesOfARow(t *testing.T) {
	row := board{
		Parts: []part{{Sources: []string{"c@v1:a/b.txt"}}},
		Proof: Proof{Sources: []string{"a", "a:page"}, Cells: map[string][]string{"names": {"b@2024"}}},
	}
	ids := map[string]bool{"before": true}
	Of(reflect.TypeFor[board]()).Cited(reflect.ValueOf(row), ids)
	if diff := cmp.Diff(map[string]bool{"before": true, "a": true, "b": true, "c": true}, ids); diff != "" {
		t.Error(diff)
	}
}

func TestSplitCitation(t *testing.T) {
	for citation, want := range map[string][2]string{
		"vllm": {"vllm", ""}, "vllm@v1:setup.py": {"vllm", "@v1:setup.py"}, "page:§2": {"page", ":§2"},
		"a@b@c": {"a", "@b@c"}, "": {"", ""},
	} {
		if id, place := SplitCitation(citation); id != want[0] || place != want[1] {
			t.Errorf("%q is %q at %q", citation, id, place)
		}
	}
}

func TestPartOfARow(t *testing.T) {
	row := board{Proof: Proof{Sources: []string{"a"}}}
	if p := Part[Proof](reflect.ValueOf(&row).Elem()); p != &row.Proof {
		t.Error("the proof of a row is not the row's own")
	}
	if p := Part[Proof](reflect.ValueOf(&build{}).Elem()); p != nil {
		t.Errorf("a build has the proof %v", p)
	}
}

func TestTextOfCells(t *testing.T) {
	for want, value := range map[string]any{
		"a": "a", "none": []string{}, "8.0, 9.0": []string{"8.0", "9.0"}, "a 1; b 2": map[string]string{"b": "2", "a": "1"},
		"0.5": 0.5, "1e+12": 1e12, "true": true, "x none; y p, q": map[string][]string{"y": {"p", "q"}, "x": nil},
	} {
		if got := Text(reflect.ValueOf(value)); got != want {
			t.Errorf("%v is written %q, want %q", value, got, want)
		}
	}
}

func TestEmptyCells(t *testing.T) {
	for _, value := range []any{"", []string{}, map[string]string{}, 0.0, false} {
		if !Empty(reflect.ValueOf(value)) {
			t.Errorf("%#v holds something", value)
		}
	}
	for _, value := range []any{"a", []string{""}, 0.1, true} {
		if Empty(reflect.ValueOf(value)) {
			t.Errorf("%#v holds nothing", value)
		}
	}
}

package snapshot

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// shelf is a row as one release has it, and after it as a later one has.
type shelf struct {
	ID    string `hcl:"id,label"`
	Books []book `hcl:"book"`
	Proof
}

type book struct {
	Title string `hcl:"title,label"`
}

type laterShelf struct {
	Wood string `hcl:"wood"`
	ID   string `hcl:"id,label"`
	Proof
	Books []laterBook `hcl:"book"`
	Locks bool
}

type laterBook struct {
	Pages float64 `hcl:"pages"`
	Title string  `hcl:"title,label"`
}

func readAs[T any](t *testing.T, rows any) ([]T, error) {
	t.Helper()
	written := Encode("1", []Section{NewSection("shelves", "shelf", reflect.ValueOf(rows))})
	_, _, sections, err := Read(string(written))
	if err != nil {
		t.Fatal(err)
	}
	got, err := sections[0].Read(reflect.TypeFor[T]())
	if err != nil {
		return nil, err
	}
	return got.([]T), nil
}

func TestRowsOfAFormerReleaseAreRead(t *testing.T) {
	old := []shelf{{ID: "a", Books: []book{{"x"}, {"y"}}, Proof: Proof{Notes: []string{"n"}}}, {ID: "b"}}
	got, err := readAs[laterShelf](t, old)
	want := []laterShelf{{ID: "a", Books: []laterBook{{Title: "x"}, {Title: "y"}}, Proof: Proof{Notes: []string{"n"}}}, {ID: "b"}}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(err, diff)
	}
}

func TestWhatALaterReleaseSaysMoreIsNotLost(t *testing.T) {
	_, err := readAs[shelf](t, []laterShelf{{ID: "a"}})
	var unknown *UnknownError
	if !errors.As(err, &unknown) || unknown.Error() != `wood of rows of type "shelf"` {
		t.Errorf("%v", err)
	}
	type other struct {
		ID    []string `hcl:"id,label"`
		Books []book   `hcl:"book"`
		Proof
	}
	if _, err := readAs[other](t, []shelf{{ID: "a"}}); !errors.As(err, &unknown) || unknown.Field != "id" {
		t.Errorf("a cell of another type: %v", err)
	}
}

func TestFormsThatAreNone(t *testing.T) {
	for _, form := range []string{"", "book{};", "id", "id string", "id string;}", "book{title string;", "book{title string;}id string;"} {
		if c, err := bind(reflect.TypeFor[shelf](), "shelf", form); err == nil {
			t.Errorf("%q is taken for %v", form, c)
		}
	}
}

// TestEveryCutIsAnError reads what is left of sections that are cut short.
func TestEveryCutIsAnError(t *testing.T) {
	written := NewSection("shelves", "shelf", reflect.ValueOf([]shelf{{ID: "a", Books: []book{{"x"}}}}))
	for n := range len(written.data) {
		cut := written
		cut.data = written.data[:n]
		if _, err := cut.Read(reflect.TypeFor[shelf]()); err == nil || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("%d of %d bytes: %v", n, len(written.data), err)
		}
	}
}

// FuzzSection reads whatever in whatever form: rows or an error, and never a panic.
func FuzzSection(f *testing.F) {
	s := NewSection("boards", "board", reflect.ValueOf([]board{{ID: "x", Names: []string{"a"}, Memory: []float64{1, 0.5},
		Pairs: map[string]string{"a": "1"}, Parts: []part{{SM: []string{"9.0"}, Known: true}},
		Cells: map[string][]string{"name": {"s"}}}}))
	f.Add(s.data, s.form)
	f.Fuzz(func(_ *testing.T, data, form string) {
		if _, err := (Section{Block: "board", data: data, form: form}).Read(reflect.TypeFor[board]()); err != nil {
			return
		}
	})
}

package report

import (
	"bytes"
	"encoding/json"
	"io"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/compare"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// forged begins a line that a text from outside tries to add to a report.
const forged = "forged: all is well"

// made returns a document of a type, at random in its shape, whose texts are drawn
// from a list.
func made[T any](r *rand.Rand, texts []string) T {
	var doc T
	fill(reflect.ValueOf(&doc).Elem(), r, texts, 8)
	return doc
}

// fill sets all that is exported in a value, as documents are: lists are empty now
// and then, and where they lie too deep, and a pointer is nil only where it may be.
func fill(v reflect.Value, r *rand.Rand, texts []string, depth int) {
	if raw, ok := v.Addr().Interface().(*json.RawMessage); ok { // what another program wrote, and was found valid
		*raw, _ = json.Marshal(texts[r.IntN(len(texts))])
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(texts[r.IntN(len(texts))])
	case reflect.Bool:
		v.SetBool(r.IntN(2) > 0)
	case reflect.Int, reflect.Int64:
		v.SetInt(r.Int64N(1 << r.IntN(50)))
	case reflect.Pointer:
		if !optional(v.Type()) || r.IntN(4) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem(), r, texts, depth-1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), r, texts, depth-1)
			}
		}
		either(v.Addr().Interface(), r)
	case reflect.Slice:
		for range r.IntN(3) * min(max(depth, 0), 1) {
			element := reflect.New(v.Type().Elem()).Elem()
			fill(element, r, texts, depth-1)
			v.Set(reflect.Append(v, element))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range r.IntN(3) * min(max(depth, 0), 1) {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			fill(key, r, texts, depth-1)
			fill(value, r, texts, depth-1)
			v.SetMapIndex(key, value)
		}
	}
}

// optional tells whether documents leave out what a pointer of a type points to.
func optional(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[*plan.Evidence](), reflect.TypeFor[*plan.LockedSizes](), reflect.TypeFor[*diagnose.Advice](),
		reflect.TypeFor[*compare.Driver](), reflect.TypeFor[*compare.Sets](), reflect.TypeFor[*compare.Download]():
		return true
	}
	return false
}

// either leaves one answer in what has one of several.
func either(v any, r *rand.Rand) {
	switch v := v.(type) {
	case *plan.Plan:
		if r.IntN(2) > 0 {
			v.Stack = nil
		} else {
			v.Conflict = nil
		}
	case *verdict.Judged:
		switch r.IntN(3) {
		case 0:
			v.Conflict, v.Missing = nil, nil
		case 1:
			v.Stack, v.Missing = nil, nil
		case 2:
			v.Stack, v.Conflict = nil, nil
		}
	}
}

// clean holds a report to its promises, whatever its texts are.
func clean(t *testing.T, kind string, f Format, write func(w io.Writer) error) {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		t.Fatalf("%s as %s: %v", kind, f, err)
	}
	got := b.String()
	if f == JSON || f == SARIF {
		if !json.Valid(b.Bytes()) {
			t.Fatalf("%s as %s is no JSON:\n%s", kind, f, got)
		}
		return
	}
	if printable.Text(got) != got {
		t.Fatalf("%s as %s holds what is not printable: %q", kind, f, got)
	}
	for line := range strings.Lines(got) {
		if strings.HasPrefix(strings.TrimSpace(line), forged) || f == GitHub && !strings.HasPrefix(line, "::") {
			t.Fatalf("%s as %s holds a line that a text added: %q", kind, f, line)
		}
	}
}

// FuzzReports writes documents of every kind in every format: nothing in them adds
// a line, a control character or a syntax error.
func FuzzReports(f *testing.F) {
	for i, text := range hostile {
		f.Add(text, uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		if len(text) > 1000 {
			return // no text of a report is that long, and many of them take their time
		}
		r := rand.New(rand.NewPCG(seed, 0))
		texts := []string{text, text + "\n" + forged, "\r" + forged + text, "", "works", "fails", "ok", "conflict", "12.4"}
		opt := Options{Why: r.IntN(2) > 0, Width: r.IntN(200)}
		planned, differing := made[plan.Document](r, texts), made[compare.Document](r, texts)
		examined, explained := made[Examined](r, texts), made[Explained](r, texts)
		outdated, checked := made[Outdated](r, texts), made[verdict.Document](r, texts)
		for _, format := range []Format{Table, JSON, Markdown} {
			clean(t, "a plan", format, func(w io.Writer) error { return Write(w, planned, format, opt) })
			clean(t, "a difference", format, func(w io.Writer) error { return WriteDiff(w, differing, format, opt) })
			clean(t, "a machine", format, func(w io.Writer) error { return WriteExamined(w, examined, format, opt) })
			clean(t, "a log", format, func(w io.Writer) error { return WriteExplained(w, explained, format, opt) })
			clean(t, "what is outdated", format, func(w io.Writer) error { return WriteOutdated(w, outdated, format, opt) })
		}
		for _, format := range []Format{Table, JSON, Markdown, SARIF, GitHub} {
			clean(t, "a verdict", format, func(w io.Writer) error { return WriteChecked(w, &checked, format, opt) })
		}
	})
}

package wheel_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

const metadata = `Metadata-Version: 2.1
Name: example
License: first line
        second line
Requires-Dist: one>=1
Requires-Dist: two; extra == "x"

Description with: a colon.

Second paragraph.
`

func TestMetadataSurvivesReadingAndWriting(t *testing.T) {
	m := wheel.ParseMetadata(metadata)
	if diff := cmp.Diff(metadata, string(m.Bytes())); diff != "" {
		t.Error(diff)
	}
	if got, want := m.Get("license"), "first line\n        second line"; got != want {
		t.Errorf("the license is %q, want %q", got, want)
	}
	if diff := cmp.Diff([]string{"one>=1", `two; extra == "x"`}, m.All("Requires-Dist")); diff != "" {
		t.Error(diff)
	}
	if m.Get("Author") != "" || m.All("Author") != nil {
		t.Error("a field that is not there has a value")
	}
}

func TestMetadataChangesMakeCopies(t *testing.T) {
	m := wheel.ParseMetadata(metadata)
	changed := m.Map("requires-dist", func(v string) string {
		if strings.HasPrefix(v, "two") {
			return ""
		}
		return v + ",<2"
	}).With("Keywords", "new")
	if diff := cmp.Diff([]string{"one>=1,<2"}, changed.All("Requires-Dist")); diff != "" {
		t.Error(diff)
	}
	if changed.Get("Keywords") != "new" || string(m.Bytes()) != metadata {
		t.Errorf("the original became %s", m.Bytes())
	}
}

func FuzzMetadata(f *testing.F) {
	f.Add(metadata)
	f.Add("Name: x\r\n\r\nbody")
	f.Add(" continuation of nothing\n:\n")
	f.Fuzz(func(t *testing.T, text string) {
		once := wheel.ParseMetadata(text).Bytes()
		if twice := wheel.ParseMetadata(string(once)).Bytes(); string(once) != string(twice) {
			t.Errorf("%q was written as %q, then as %q", text, once, twice)
		}
	})
}

package document

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

func TestFilesAreCountedOnce(t *testing.T) {
	tree := fstest.MapFS{}
	for n := range MostFiles + 1 {
		tree[fmt.Sprint(n)] = &fstest.MapFile{Data: []byte("#!/bin/sh\nx")}
	}
	files := In(tree)
	for range 2 {
		for n := range MostFiles {
			if _, err := files.Open("Dockerfile", fmt.Sprint(n)); err != nil {
				t.Fatalf("file %d: %v", n, err)
			}
		}
	}
	last := fmt.Sprint(MostFiles)
	if _, err := files.Open("Dockerfile", last); err == nil {
		t.Errorf("more than %d files are opened", MostFiles)
	}
	if got := files.FirstLine("Dockerfile", last); got != "#!/bin/sh" {
		t.Errorf("FirstLine = %q", got)
	}
}

func TestPartsOfParts(t *testing.T) {
	doc := New("Dockerfile", "one\ntwo\nthree\n", UTF8)
	r := &Reading{Document: doc, Env: &observed.Environment{}}
	part, ok := r.Part("two", 4, 7, 0)
	if !ok || strings.TrimSpace(part.Text) != "two" {
		t.Fatalf("Part = %q, %t", part.Text, ok)
	}
	other, ok := part.Part("three", 8, 13, 4)
	if !ok || strings.TrimSpace(other.Text) != "three" || other.Position(8).Line != 3 {
		t.Errorf("a part of a part = %q at line %d, %t", other.Text, other.Position(8).Line, ok)
	}
}

func TestWorkIsBoundedAcrossReadings(t *testing.T) {
	r := &Reading{Document: New("Dockerfile", strings.Repeat("x\n", 8), UTF8), Env: &observed.Environment{}}
	runs := 0
	for below, ok := r.Part("a.sh", 0, 4, 0); ok; below, ok = below.Part("a.sh", 0, 4, 0) {
		runs++
	}
	if runs > MostWork/leastWork || runs == 0 {
		t.Errorf("%d parts are read of one another", runs)
	}
	if r.Aside().Afford("b.sh", 1, 0) || r.Afford("b.sh", 1, 0) {
		t.Error("what one reading has spent does not count in another")
	}
}

func TestEmbeddedTextsKeepTheirPlaces(t *testing.T) {
	doc := New("compose.yml", "one: |\n  two\n  three\nfour\n", UTF8)
	part := doc.Embedded(len("one: |\n  "), "two\n  three\n")
	if at := part.Position(strings.Index(part.Text, "three")); at.Line != 3 || at.Column != 3 {
		t.Errorf("a word stands at %v", at)
	}
	if offset, ok := part.Offset(3, 3); !ok || !strings.HasPrefix(part.Text[offset:], "three") {
		t.Errorf("Offset = %d, %t", offset, ok)
	}
	if offset, ok := part.LineStart(2); !ok || !strings.HasPrefix(part.Text[offset:], "  three") {
		t.Errorf("LineStart = %d, %t", offset, ok)
	}
	if _, ok := part.Offset(1, 1); ok {
		t.Error("a line before the text is in it")
	}
}

func TestTextsWithoutBytesKeepTheirPlaces(t *testing.T) {
	doc := New("docker-bake.hcl", "on\n$${a} $${b} c\n$${d} e\n", UTF8)
	cut := doc.Without([]int{3, 9, 17})
	if cut.Text != "on\n${a} ${b} c\n${d} e\n" {
		t.Fatalf("the text is %q", cut.Text)
	}
	part := cut.Embedded(strings.Index(cut.Text, "${b}"), cut.Text[strings.Index(cut.Text, "${b}"):])
	if got := part.Written(strings.Index(part.Text, "c"), len(part.Text)); got != "c\n$${d} e\n" {
		t.Errorf("in the source stands %q", got)
	}
	for word, want := range map[string]request.Position{"${b}": {Line: 2, Column: 8}, "c": {Line: 2, Column: 13},
		"{d}": {Line: 3, Column: 3}, "e": {Line: 3, Column: 7}} {
		for name, d := range map[string]*Document{"whole": cut, "part": part} {
			at := d.Position(strings.Index(d.Text, word))
			if at.Line != want.Line || at.Column != want.Column {
				t.Errorf("%s: %q stands at %v, want %v", name, word, at, want)
			}
			if offset, ok := d.Offset(at.Line, at.Column); !ok || !strings.HasPrefix(d.Text[offset:], word) {
				t.Errorf("%s: Offset of %q = %d, %t", name, word, offset, ok)
			}
		}
	}
}

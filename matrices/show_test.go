package matrices

import (
	"strings"
	"testing"
)

// TestShow holds the text of rows of each kind: releases with builds, blocks of
// one line, disagreements, single cells, a table.
func TestShow(t *testing.T) {
	var b strings.Builder
	for _, ref := range []string{
		"pytorch 2.5.1", "pytorch 2.5.1+cu124", "pytorch/2.5.1+cu124#sm", "drivers 570", "drivers/580#end-of-support",
		"gpus b300-sxm6-ac", "gpus t4",
		"errors cudnn-not-initialized", "libraries cuda:10.2", "instances aws:p5.48xlarge", "architectures",
		"cudnn 9.10.2.21", "images 12.4.1-cudnn-runtime-ubuntu22.04",
	} {
		text, err := Embedded().Show(strings.Fields(ref)...)
		if err != nil {
			t.Errorf("%s: %v", ref, err)
		}
		b.WriteString("$ envsolve matrices show " + ref + "\n" + text + "\n")
	}
	golden(t, "testdata/show.txt", b.String())
}

func TestShowSaysWhatThereIsNot(t *testing.T) {
	for ref, want := range map[string]string{
		"pytorch 9.9": `pytorch has no row "9.9"`, "pytorhc": `there is no table "pytorhc". Did you mean pytorch?`,
		"source:gpus": "there is no table", "gpus/t4#clas": "Did you mean class?",
	} {
		if _, err := Embedded().Show(strings.Fields(ref)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", ref, err, want)
		}
	}
}

// Every citation of a shown row has a number, and every number a source.
func TestShowNumbersEverySource(t *testing.T) {
	text, err := Embedded().Show("pytorch", "2.7.1")
	if err != nil {
		t.Fatal(err)
	}
	rows, sources, _ := strings.Cut(text, "\nsources\n")
	for n := 1; strings.Contains(rows, markOf(n)); n++ {
		if !strings.Contains(sources, "  "+markOf(n)+" ") {
			t.Errorf("no source %d", n)
		}
	}
	for _, part := range []string{"\nbuild cu118\n", "\nbuild cpu\n", "  platform linux/arm64\n"} {
		if !strings.Contains(rows, part) {
			t.Errorf("no %q in\n%s", part, rows)
		}
	}
}

func markOf(n int) string { return "[" + string(rune('0'+n)) + "]" }

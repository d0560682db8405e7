package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

func TestTailOfCountsTheLinesThatItLeavesOut(t *testing.T) {
	var log strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&log, "line %d\n", i+1)
	}
	for _, most := range []int{1, 100, 4096, 1 << 20} {
		got, err := tailOf(iotest.OneByteReader(strings.NewReader(log.String())), most)
		if err != nil {
			t.Fatal(err)
		}
		if len(got.text) != min(most, log.Len()) || !strings.HasSuffix(log.String(), string(got.text)) {
			t.Errorf("the last %d bytes: %q", most, got.text)
		}
		if lines := got.skipped + bytes.Count(got.text, []byte("\n")); lines != 1000 {
			t.Errorf("of the last %d bytes: %d lines in all", most, lines)
		}
	}
	broken := errors.New("broken")
	if _, err := tailOf(io.MultiReader(strings.NewReader("a\n"), iotest.ErrReader(broken)), 10); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

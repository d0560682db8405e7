package report

import (
	"strings"
	"testing"
)

// A long cell has a line to itself and takes no room from what stands beside the others.
func TestColumnsLeaveRoomForWhatTheySay(t *testing.T) {
	long := "git+https://example.org/" + strings.Repeat("long", 12)
	p := newPage(Options{Width: 80})
	p.columns(4, []row{{"einops==0.3.0", "nobody knows it"}, {long, "nobody knows it"}, {"a", "b"}})
	want := "    einops==0.3.0  nobody knows it\n    " + long + "\n                   nobody knows it\n" +
		"    a              b\n"
	if got := p.b.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	p = newPage(Options{Width: 80})
	p.columns(4, []row{{long, "nobody knows it"}})
	if got, want := p.b.String(), "    "+long+"\n      nobody knows it\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

package matrices

import (
	"bytes"
	"strings"
	"testing"
)

// TestFactsThatAreReadAreThoseThatWereWritten reads the program's own snapshot as
// one that came from elsewhere, and writes it again.
func TestFactsThatAreReadAreThoseThatWereWritten(t *testing.T) {
	set, err := Read([]byte(embedded), "")
	if err != nil {
		t.Fatal(err)
	}
	if set.Digest() != Embedded().Digest() || set.Version() != Embedded().Version() {
		t.Errorf("facts of %s, %s", set.Version(), set.Digest())
	}
	for name, of := range map[string]*Set{"read": set, "embedded": Embedded()} {
		if !bytes.Equal(Encode(of.Tables()), []byte(embedded)) {
			t.Errorf("the facts that are %s are written as other bytes", name)
		}
	}
}

func TestFactsOfOtherReleases(t *testing.T) {
	written := string(Encode(Tables{Version: "2026.1.2", GPUs: []GPU{{ID: "x"}}, Chips: []Chip{{}}}))
	for name, c := range map[string]struct{ data, want string }{
		"no snapshot": {"GIF89a", "the snapshot of the facts does not begin with EVM1"},
		"a later form": {"EVM2 and more",
			`the snapshot of the facts is in the form "EVM2", and this envsolve reads EVM1: install the release that it is for`},
		"cut short": {written[:len(written)-1], "the snapshot of the facts is damaged: it is sha256:"},
		"a byte":    {written[:len(written)-9] + "?" + written[len(written)-8:], "damaged: it is sha256:"},
		"a head":    {"EVM1\x80", "the snapshot of the facts is damaged"},
		"large":     {strings.Repeat("x", MostBytes+1), "is larger than any of facts"},
	} {
		if _, err := Read([]byte(c.data), ""); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// FuzzRead reads whatever: facts or an error, and never a panic.
func FuzzRead(f *testing.F) {
	f.Add(Encode(Tables{Version: "1", GPUs: []GPU{{ID: "x", Aliases: []string{"y"}}}}))
	f.Add([]byte(embedded[:4000]))
	f.Fuzz(func(_ *testing.T, data []byte) {
		if set, err := Read(data, ""); err == nil {
			set.Tables()
		}
	})
}

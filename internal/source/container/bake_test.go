package container

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/source/document"
)

func TestTextsOfTooManyPartsAreNotRead(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		ok   bool
	}{
		"many dollars":     {strings.Repeat("$${x} ", 100_000), false},
		"many in one file": {strings.Repeat("$${x} ", 1000), true},
		"many lines":       {strings.Repeat("RUN true\n", 1000), true},
	} {
		text := "target \"a\" {\n  dockerfile-inline = <<EOT\n" + c.text + "\nEOT\n}\n"
		if err := Readable(document.New("a.hcl", text, document.UTF8)); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

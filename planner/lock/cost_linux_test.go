package lock

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
)

// TestWhatAnyLockCosts reads locks of 10 MB: real ones of many targets, and some
// that are made to take memory or time.
func TestWhatAnyLockCosts(t *testing.T) {
	const size = 10 << 20
	fill := func(head, part, tail string) string {
		if bounded.Here() {
			return "" // the process that reads it has it in a file
		}
		return head + strings.Repeat(part, (size-len(head)-len(tail))/len(part)) + tail
	}
	head := string(Write(Lock{}))
	many := Lock{}
	for written := 0; written < size-100_000 && !bounded.Here(); written += len(Write(sample())) {
		target := sample().Targets[0]
		target.Name = fmt.Sprintf("t%d", len(many.Targets))
		many.Targets = append(many.Targets, target)
	}
	for name, src := range map[string]string{
		"targets":          string(Write(many)),
		"blocks":           fill(head, "target \"a\" \"b\" {\n}\n", ""),
		"lines":            fill(head, "\n", ""),
		"attributes":       fill(head+"target \"a\" \"b\" {\n", "  x = 1\n", "}\n"),
		"a list":           fill(head+"target \"a\" \"b\" {\n  request = [\n", "    \"a\",\n", "  ]\n}\n"),
		"brackets":         fill(head+"target \"a\" \"b\" {\n  request = ", "[", "\n}\n"),
		"blocks in blocks": fill(head, "target \"a\" \"b\" {\n", ""),
		"a text":           fill(head+"target \"a\" \"b\" {\n  request = [\n    \"", "x", "\",\n  ]\n}\n"),
		"escapes":          fill(head+"target \"a\" \"b\" {\n  request = [\n    \"", `\u0041`, "\",\n  ]\n}\n"),
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), []byte(src), func(file string) {
				raw, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				_, err = Read(resum(raw), DefaultName)
				t.Log(err)
			})
		})
	}
}

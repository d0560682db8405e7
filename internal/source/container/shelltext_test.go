package container

import (
	"strings"
	"testing"
)

// The flags of a RUN end where its command begins, however the lines between them end.
func TestShellTextBeginsBehindTheFlags(t *testing.T) {
	for name, text := range map[string]string{
		"one line":    "RUN --mount=type=cache,target=/x if true; then pip install torch; fi",
		"lines":       "RUN --mount=type=cache,target=/x \\\n  --network=none \\\n  if true; then pip install torch; fi",
		"crlf":        "RUN --mount=type=cache,target=/x \\\r\n  --network=none \\\r\n  if true; then pip install torch; fi",
		"blanks":      "RUN --mount=type=cache,target=/x \\ \t\n  if true; then pip install torch; fi",
		"comment":     "RUN --mount=type=cache \\\n  # of pip\n\n  --network=none \\\n  if true; then pip install torch; fi",
		"keyword":     "RUN \\\n  # of pip\n  if true; then pip install torch; fi",
		"other marks": "RUN --mount=type=cache,target=C:\\x `\n  if true; then pip install torch; fi",
	} {
		escape := '\\'
		if strings.Contains(text, "`") {
			escape = '`'
		}
		got := shellText(text, escape, false)
		if want := "if true; then pip install torch; fi"; strings.TrimLeft(got, " ") != want || len(got) != len(text) {
			t.Errorf("%s: %q, want %q behind blanks", name, got, want)
		}
	}
}

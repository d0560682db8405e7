package lock

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// TestNoByteChangesUnnoticed flips every byte of a lock in every bit, takes
// every byte out and doubles it: each is refused, or means nothing at all.
func TestNoByteChangesUnnoticed(t *testing.T) {
	text := Write(sample())
	want := Write(*mustRead(t, text))
	check := func(changed []byte, what string, at int) {
		t.Helper()
		if bytes.Equal(changed, text) {
			return
		}
		l, err := Read(changed, DefaultName)
		if err == nil && !bytes.Equal(Write(*l), want) {
			t.Errorf("%s byte %d (%q) changes the lock unnoticed", what, at, text[at])
		}
		if err == nil {
			t.Errorf("%s byte %d (%q) is not noticed", what, at, text[at])
		}
	}
	for i := range text {
		for bit := range 8 {
			changed := bytes.Clone(text)
			changed[i] ^= 1 << bit
			check(changed, "flipping", i)
		}
		check(append(bytes.Clone(text[:i]), text[i+1:]...), "without", i)
		check(append(bytes.Clone(text[:i+1]), text[i:]...), "twice", i)
		check(text[:i], "cut at", i)
	}
}

func TestLineEndsOfWindowsAreHarmless(t *testing.T) {
	text := Write(sample())
	crlf := bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
	if got := Write(*mustRead(t, crlf)); !bytes.Equal(got, text) {
		t.Error("a file with CRLF throughout reads as another lock")
	}
	mixed := bytes.Replace(text, []byte("\n"), []byte("\r\n"), 3)
	if _, err := Read(mixed, DefaultName); !errors.Is(err, ErrEdited) {
		t.Errorf("a file with some CRLF: %v, want ErrEdited", err)
	}
}

func TestReadNamesWhatIsWrong(t *testing.T) {
	text := string(Write(sample()))
	forge := func(old, new string) string {
		if !strings.Contains(text, old) {
			t.Fatalf("the sample has no %q", old)
		}
		return string(resum([]byte(strings.Replace(text, old, new, 1))))
	}
	tests := []struct {
		name, src string
		is        error
		want      string
	}{
		{"empty", "", ErrNotLock, `run "envsolve lock"`},
		{"a target file", "target \"a\" {\n}\n", ErrNotLock, "no lock file"},
		{"binary", "\x7fELF\x00\x01", ErrNotLock, ""},
		{"another schema", forge("envsolve.lock/v1", "terraform/v1"), ErrNotLock, "terraform/v1"},
		{"newer", forge("envsolve.lock/v1", "envsolve.lock/v12"), ErrNewer, "update envsolve"},
		{"edited", strings.Replace(text, "2.5.1+cu124", "2.5.0+cu124", 1), ErrEdited, "take it back from version control"},
		{"cut short", text[:len(text)/2], ErrEdited, ""},
		{"merge conflict", strings.Replace(text, "checksum", "<<<<<<< HEAD\nchecksum", 1), ErrEdited, "merge conflict"},
		{"upper-case checksum", strings.Replace(text, "checksum = \"sha256:", "checksum = \"SHA256:", 1), ErrEdited, ""},
		{"unknown attribute", forge("glibc ", "glibd "), nil, "lock.hcl:75: glibd is unknown in base"},
		{"unknown block", forge("  selftest {", "  selftast {"), nil, "a block selftast is unknown in target"},
		{"attribute twice", forge("    glibc     = \"2.36\"", "    glibc     = \"2.36\"\n    glibc     = \"2.37\""), nil,
			"there twice"},
		{"block twice", forge("  base {\n", "  base {\n  }\n  base {\n"), nil, "a second block base"},
		{"labels", forge("  base {\n", "  base \"x\" {\n"), nil, "has no labels"},
		{"labels missing", forge("target \"train\" \"linux/amd64\"", "target \"train\""), nil, "has 2 labels, not 1"},
		{"wrong type", forge("size        = 16163", "size        = \"16163\""), nil, "size is string, not int64"},
		{"package without version", forge("torch==2.5.1", "torch=2.5.1"), nil, "has no version"},
		{"target twice", forge("target \"train\" \"linux/arm64\"", "target \"train\" \"linux/amd64\""), nil,
			"it is there twice for linux/amd64"},
		{"template", forge("$${y}", "${y}"), nil, "no templates"},
		{"bad escape", forge("\\\"minor", "\\xminor"), nil, "no escape"},
		{"no such number", forge("16163", "016163"), nil, "no value"},
		{"not a value", forge("16163", "maybe"), nil, "no value"},
		{"comma", forge("\"cuda/12.4#min-driver\",", "\"cuda/12.4#min-driver\""), nil, "a comma is expected"},
		{"brace", forge("  base {\n", "  base (\n"), nil, "a value or a block is expected"},
		{"open block", string(resum([]byte(strings.TrimSuffix(text, "}\n")))), nil, "ends within a block target"},
		{"open string", forge("\"2.36\"", "\"2.36"), nil, "a string has no end"},
		{"name", forge("  base {\n", "  Base {\n"), nil, "a name is expected"},
		{"not UTF-8", forge("2.36", "2.\xff6"), nil, "not UTF-8"},
		{"deep", string(resum([]byte(text + strings.Repeat("a {\n", 40)))), nil, "too deep"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read([]byte(tt.src), DefaultName)
			if err == nil {
				t.Fatal("no error")
			}
			if tt.is != nil && !errors.Is(err, tt.is) {
				t.Errorf("error %q is not %q", err, tt.is)
			}
			if !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), DefaultName+":") {
				t.Errorf("error %q does not say %q", err, tt.want)
			}
		})
	}
}

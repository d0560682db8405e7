package clitest

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer/html"
)

// Marker begins and ends Hostile, so that it is found however it is shown.
const Marker = "EVIL"

// Hostile is text that steers terminals, hides and turns what is read, and is
// markup. It can be a file's name.
const Hostile = Marker + "\x1b[31m\x1b[2J\x1b]0;title\a\u009b8m\x7f\u202e\u2066" + hidden + Marker

// Hidden is what of Hostile is let into target files and locks: text that cannot
// be seen, and markup.
const Hidden = Marker + hidden + Marker

const hidden = "\u200b\u200d\u00ad\u3164\ufe0f\u2028\ue000\U000e0041<img src=x>[a](javascript:b)`|*_~www.evil.example"

// HostileBytes is Hostile with bytes that are no UTF-8.
const HostileBytes = Hostile + "\x9b31m\xff\xe2\x82" + Marker

// HostileFile is the name of a file of a kind.
func HostileFile(extension string) string { return Hostile + extension }

// Where says what a command's output goes to.
type Where string

// The places that output goes to.
const (
	Pipes    Where = "pipes"
	Terminal Where = "terminal"
	// Display is a terminal on which progress is shown.
	Display Where = "display"
)

// ShowsPrintable runs a command that meets Hostile, and fails where its output
// does not show it, or holds anything of it that a terminal obeys or hides; in a
// page of Markdown also what a renderer takes for markup.
func ShowsPrintable(t *testing.T, cmd *exec.Cmd, where Where) {
	t.Helper()
	stdout, stderr := outputs(t, cmd, where)
	if !strings.Contains(stdout+stderr, Marker) {
		t.Errorf("%q does not show what is hostile:\n%s%s", cmd.Args[1:], stdout, stderr)
	}
	for name, text := range map[string]string{"standard output": stdout, "standard error": stderr} {
		switch where {
		case Terminal:
			text = without(text, own)
		case Display:
			text = without(without(text, own), moves)
		}
		if found := Unprintable(text); found != "" {
			t.Errorf("%q: %s holds %s:\n%q", cmd.Args[1:], name, found, text)
		}
	}
	if where == Pipes && strings.Contains(strings.Join(cmd.Args, " "), "-o markdown") {
		showsNoMarkup(t, stdout)
	}
}

// outputs are what a command printed; of a terminal both are one.
func outputs(t *testing.T, cmd *exec.Cmd, where Where) (stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	if where != Pipes {
		return onTerminal(t, cmd), ""
	}
	cmd.Stdout, cmd.Stderr = &out, &err
	ran(t, cmd.Run())
	return out.String(), err.String()
}

// ran lets a command end as it likes.
func ran(t *testing.T, err error) {
	t.Helper()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
}

// own are the sequences that envsolve itself writes. The first of Hostile is one
// of them, and stands right behind the marker.
var own = regexp.MustCompile(`(^|[^L])\x1b\[(0|1|2|31|32|33|1;4)m|` + Marker + `\x1b\[0m`)

// moves are those of a display of progress, which moves the cursor, hides it, draws
// its line anew, and has a colour more.
var moves = regexp.MustCompile(`(^|[^L])(\x1b\[(1[AB]|0G|\?25[lh]|34m)|\r\x1b\[J)`)

func without(text string, sequences *regexp.Regexp) string {
	for sequences.MatchString(text) {
		text = sequences.ReplaceAllString(text, "$1")
	}
	return text
}

// Unprintable names the first character of a text that a terminal obeys or hides.
func Unprintable(text string) string {
	if !utf8.ValidString(text) {
		return "what is no UTF-8"
	}
	for _, r := range strings.ReplaceAll(text, "\r\n", "\n") {
		if r != '\n' && r != '\t' && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co,
			unicode.Zl, unicode.Zp, unicode.Bidi_Control, unicode.Variation_Selector,
			unicode.Other_Default_Ignorable_Code_Point) {
			return fmt.Sprintf("%U", r)
		}
	}
	return ""
}

// showsNoMarkup renders a page as GitHub does, without its protection.
func showsNoMarkup(t *testing.T, page string) {
	t.Helper()
	var b bytes.Buffer
	md := goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithRendererOptions(html.WithUnsafe()))
	if err := md.Convert([]byte(page), &b); err != nil {
		t.Fatal(err)
	}
	for _, markup := range []string{"<img", "<a ", "<em>", "<del>"} {
		if strings.Contains(b.String(), markup) {
			t.Errorf("a page holds %s:\n%s\nof\n%s", markup, b.String(), page)
		}
	}
}

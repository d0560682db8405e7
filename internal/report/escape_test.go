package report

import (
	"bytes"
	"html"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	rendered "github.com/yuin/goldmark/renderer/html"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
)

// rendersAs returns GitHub's Markdown as HTML. What is HTML in it stays, as it does in
// renderers that trust what they read.
func rendersAs(t *testing.T, markdown string) string {
	t.Helper()
	var b bytes.Buffer
	md := goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithRendererOptions(rendered.WithUnsafe()))
	if err := md.Convert([]byte(markdown), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// placed are the places where text from outside stands in a page, and the HTML
// around it. %s is the text.
func placed(text string) map[string]string {
	block := newPage(Options{})
	codeBlock(block, "sh", []string{text})
	table := newPage(Options{})
	markdownTable(table, row{"part"}, []row{{text}})
	return map[string]string{
		escape(text):                  "<p>%s</p>",
		"## " + escape(text):          "<h2>%s</h2>",
		"- " + escape(text):           "<ul><li>%s</li></ul>",
		"- **" + escape(text) + "**:": "<ul><li><strong>%s</strong>:</li></ul>",
		"x " + code(text):             "<p>x <code>%s</code></p>",
		block.b.String():              `<pre><code class="language-sh">%s</code></pre>`,
		table.b.String():              "<table><thead><tr><th>part</th></tr></thead><tbody><tr><td>%s</td></tr></tbody></table>",
	}
}

// shownAsItIs fails where text from outside becomes anything but text.
func shownAsItIs(t *testing.T, text string) {
	t.Helper()
	text = printable.Line(text)
	if strings.TrimSpace(text) == "" {
		return
	}
	for markdown, want := range placed(text) {
		before, after, _ := strings.Cut(want, "%s")
		got := strings.ReplaceAll(rendersAs(t, markdown), "\n", "")
		inside, ok := strings.CutPrefix(got, before)
		if inside, ok = cutSuffix(inside, after, ok); !ok || strings.ContainsAny(inside, "<>") ||
			!same(html.UnescapeString(inside), text) {
			t.Errorf("%q, written as\n%s\nis shown as\n%s", text, markdown, got)
		}
	}
}

func cutSuffix(s, suffix string, before bool) (string, bool) {
	s, ok := strings.CutSuffix(s, suffix)
	return s, ok && before
}

// same compares words: spaces at both ends, and how many there are, do not count.
func same(a, b string) bool {
	return strings.Join(strings.Fields(a), " ") == strings.Join(strings.Fields(b), " ")
}

// hostile are texts that would become markup.
var hostile = []string{
	"<script>alert(1)</script>", "<!-- ", "&lt;b&gt; &amp; &#60;", "[a](https://evil.example)",
	"![a](https://evil.example/x.png)", "[a]: https://evil.example", "https://evil.example",
	"www.evil.example", "me@evil.example", "<https://evil.example>", "a | b \\| c", "`a` ``b`` ```",
	"*a* **b** _c_ ~~d~~ ~e~", "# head", "## ", "> quoted", "- item", "+ item", "1. one", "2) two", "---",
	"===", "***", "```sh", "~~~", "\\", "a\\", "\\*", "| --- |", ":--", "- [ ] task", "$x$", "\tcode",
	"    code", " a ", "`", "a\nb\r\n# c", "\x1b[31mred", "\u202eturned", "[^1]", "[[wiki]]", "a  ",
	"http:evil", "mailto:a@b.example", "--gpu h100", "-1", "1.5 2)",
}

func TestMarkdownShowsTextAsItIs(t *testing.T) {
	for _, text := range hostile {
		shownAsItIs(t, text)
	}
}

func FuzzMarkdown(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		shownAsItIs(t, text)
		for _, format := range []Format{Table, Markdown} {
			printed := written(t, plan.Conflict{
				Rules: []plan.ConflictRule{{Text: text, At: text, Facts: []string{text}}}, Fixes: []plan.Fix{{Text: text}},
			}, format)
			if printable.Text(printed) != printed {
				t.Errorf("%s holds what is not printable: %q", format, printed)
			}
		}
	})
}

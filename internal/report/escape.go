package report

import (
	"regexp"
	"strings"
	"sync"
)

// markup are the characters with which Markdown begins something inside a line
// (CommonMark 0.31, GitHub Flavored Markdown), and the beginnings of addresses
// that become links by themselves.
var markup = strings.NewReplacer(
	`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "|", `\|`, "~", `\~`, "$", `\$`, "@", `\@`, "#", `\#`,
	"<", "&lt;", "&", "&amp;", "://", `:\//`, "www.", `www\.`,
)

// What begins a block is compiled when it is first asked for: most commands write
// no Markdown.
var (
	// beginsBlock finds a quotation, a list, a rule or a table at the beginning of a line.
	beginsBlock = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([-+](\s|$)|>|-{3}|=+\s*$|:?-+:?\s*$)`)
	})
	// beginsNumber finds the number of a numbered list.
	beginsNumber = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,9})([.)](\s|$))`) })
)

// escape returns text, which is on one line, such that a Markdown renderer shows
// it as it is.
func escape(s string) string {
	s = strings.TrimSpace(s)
	if at := beginsNumber().FindStringSubmatchIndex(s); at != nil {
		number := s[:at[3]]
		return number + `\` + markup.Replace(s[at[3]:])
	}
	text := markup.Replace(s)
	if beginsBlock().MatchString(s) {
		return `\` + text
	}
	return text
}

// code returns text, which is on one line, as a code span.
func code(s string) string {
	if s == "" {
		return ""
	}
	ticks := strings.Repeat("`", longestRun(s, '`')+1)
	if strings.HasPrefix(s, "`") || strings.HasSuffix(s, "`") || strings.HasPrefix(s, " ") &&
		strings.HasSuffix(s, " ") {
		s = " " + s + " "
	}
	return ticks + s + ticks
}

// codeBlock writes lines as they are, to be copied.
func codeBlock(p *page, language string, lines []string) {
	fence := "```"
	for _, line := range lines {
		fence = strings.Repeat("`", max(len(fence), longestRun(line, '`')+1))
	}
	p.line("%s%s", fence, language)
	for _, line := range lines {
		p.line("%s", line)
	}
	p.line("%s", fence)
}

// longestRun returns how often a character stands in a row at most.
func longestRun(s string, c rune) int {
	longest, run := 0, 0
	for _, r := range s {
		if run++; r != c {
			run = 0
		}
		longest = max(longest, run)
	}
	return longest
}

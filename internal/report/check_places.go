package report

import (
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/verdict"
)

// finding is a verdict at a place of a source, for tools that annotate lines.
type finding struct {
	file         string // empty where it has no place in a file
	line, column int
	rule, level  string // of a conflict; error, warning, note
	text         string
	fixes        []string // the texts of the ways out
}

var place = regexp.MustCompile(`^(.+):(\d+):(\d+)$`)

// findingsOf lists what is to be annotated: each conflict at the places in
// files that take part in it, each open question at none.
func findingsOf(doc *verdict.Document) []finding {
	var list []finding
	for i := range doc.Judged {
		j := &doc.Judged[i]
		switch {
		case j.Conflict != nil:
			list = append(list, conflictFindings(j)...)
		case j.Verdict == verdict.Unproven && j.Missing != nil:
			text := verdictWords(j) + ": " + j.Missing.Why + "; look up " + j.Missing.Observe
			list = append(list, finding{rule: "unproven", level: "warning", text: text})
		}
	}
	return list
}

// verdictWords returns a verdict with what it is for.
func verdictWords(j *verdict.Judged) string {
	return strings.TrimSpace(string(j.Verdict) + " " + judgedOn(j))
}

func conflictFindings(j *verdict.Judged) []finding {
	var texts, places []string
	rule := "fails"
	for _, r := range j.Conflict.Rules {
		texts = append(texts, r.Text)
		if r.Kind == "fact" && rule == "fails" {
			rule = r.Rule
		}
		if place.MatchString(r.At) {
			places = append(places, r.At)
		}
	}
	text := verdictWords(j) + ": " + strings.Join(texts, " · ")
	if len(j.Fixes) > 0 {
		text += "; change: " + j.Fixes[0].Text
	}
	f := finding{rule: rule, level: "error", text: text}
	for i := range j.Fixes {
		f.fixes = append(f.fixes, j.Fixes[i].Text)
	}
	if len(places) == 0 {
		return []finding{f}
	}
	var list []finding
	for _, at := range places {
		m := place.FindStringSubmatch(at)
		f.file = m[1]
		f.line, _ = strconv.Atoi(m[2])
		f.column, _ = strconv.Atoi(m[3])
		list = append(list, f)
	}
	return list
}

// checkedGitHub writes workflow commands, whose values GitHub takes with these
// characters escaped.
func checkedGitHub(w io.Writer, doc *verdict.Document) error {
	data := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	for _, f := range findingsOf(doc) {
		at := ""
		if f.file != "" {
			at = fmt.Sprintf("file=%s,line=%d,col=%d,", property.Replace(f.file), f.line, f.column)
		}
		_, err := fmt.Fprintf(w, "::%s %stitle=envsolve %s::%s\n", f.level, at, property.Replace(f.rule), data.Replace(f.text))
		if err != nil {
			return err
		}
	}
	return nil
}

package report

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// finding is a verdict at a place of a source, for tools that annotate lines.
type finding struct {
	file         string // empty where it has no place in a file
	line, column int
	rule, level  string // of a conflict; error, warning, note
	text         string
	container    string   // of a manifest with several
	fixes        []string // the texts of the ways out
}

var place = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(.+):(\d+):(\d+)$`) })

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
	f := finding{rule: "fails", text: verdictWords(j), container: j.Container}
	for i := range j.Fixes {
		f.fixes = append(f.fixes, j.Fixes[i].Text)
	}
	return atPlaces(f, j.Conflict.Rules)
}

// planFindings lists what is to be annotated of plans: each conflict at the places
// in files that take part in it, and each warning at none, once for all targets that
// have it.
func planFindings(doc plan.Document) []finding {
	var list []finding
	said := map[string]bool{}
	for i := range doc.Plans {
		p := &doc.Plans[i]
		if p.Conflict != nil {
			f := finding{rule: "conflict", text: fmt.Sprintf("target %q has no stack", p.Target)}
			for k := range p.Conflict.Fixes {
				f.fixes = append(f.fixes, p.Conflict.Fixes[k].Text)
			}
			list = append(list, atPlaces(f, p.Conflict.Rules)...)
		}
		for _, w := range p.Warnings {
			if !said[w.Rule+w.Text] {
				said[w.Rule+w.Text] = true
				list = append(list, finding{rule: w.Rule, level: "warning", text: p.Target + ": " + w.Text})
			}
		}
	}
	return list
}

// atPlaces puts an error that rules make at each place in a file that takes part in
// it; at none where they have none. It names the first fact and the first way out.
func atPlaces(f finding, rules []plan.ConflictRule) []finding {
	var texts, places []string
	rule := f.rule
	for _, r := range rules {
		texts = append(texts, r.Text)
		if r.Kind == "fact" && rule == f.rule {
			rule = r.Rule
		}
		if place().MatchString(r.At) && !slices.Contains(places, r.At) { // one line can ask for two things
			places = append(places, r.At)
		}
	}
	f.text += ": " + strings.Join(texts, " · ")
	if len(f.fixes) > 0 {
		f.text += "; change: " + f.fixes[0]
	}
	f.rule, f.level = rule, "error"
	if len(places) == 0 {
		return []finding{f}
	}
	var list []finding
	for _, at := range places {
		m := place().FindStringSubmatch(at)
		f.file = m[1]
		f.line, _ = strconv.Atoi(m[2])
		f.column, _ = strconv.Atoi(m[3])
		list = append(list, f)
	}
	return list
}

// writeAnnotations writes workflow commands, whose values GitHub takes with these
// characters escaped.
func writeAnnotations(w io.Writer, list []finding) error {
	data := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	for _, f := range list {
		at := ""
		if f.file != "" {
			at = fmt.Sprintf("file=%s,line=%d,col=%d,", property.Replace(f.file), f.line, f.column)
		}
		_, err := fmt.Fprintf(w, "::%s %stitle=envsolve %s::%s\n", f.level, at, property.Replace(f.rule),
			data.Replace(f.text))
		if err != nil {
			return err
		}
	}
	return nil
}

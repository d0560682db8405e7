// Package judge judges what sources say of an environment, for the command line and
// for the explorer alike.
package judge

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Environment judges an environment, and adds to the verdict what the readers of its
// sources could make nothing of. The errors are those of [planner.Planner.Check]; where
// there is nothing to judge, it says what was passed over.
func Environment(p *planner.Planner, env *observed.Environment) (verdict.Document, error) {
	doc, err := p.Check(*env)
	if err != nil && !errors.Is(err, planner.ErrNothingToJudge) {
		return doc, err
	}
	for _, n := range env.Notes {
		name, why, ok := strings.Cut(strings.TrimPrefix(n.Text, "not judged: "), ": ")
		if !ok {
			name, why = n.At.File, n.Text
		}
		doc.NotJudged = append(doc.NotJudged,
			verdict.NotJudged{At: n.At.String(), Name: unquoted(name), Why: why})
	}
	if err != nil {
		return doc, nothing(&doc)
	}
	return doc, nil
}

// unquoted takes the quotes off a name that is quoted as a whole.
func unquoted(name string) string {
	if inside, ok := strings.CutPrefix(name, `"`); ok && strings.HasSuffix(inside, `"`) {
		return strings.TrimSuffix(inside, `"`)
	}
	return name
}

// nothing is the error where there is nothing to judge, with what was passed over, and why.
func nothing(doc *verdict.Document) error {
	if len(doc.NotJudged) == 0 {
		return planner.ErrNothingToJudge
	}
	clean := printable.Document(*doc)
	text := ""
	for i := range clean.NotJudged {
		n := &clean.NotJudged[i]
		name := n.Name + ": "
		if strings.HasPrefix(n.At, n.Name) { // the file
			name = ""
		}
		text += fmt.Sprintf("\n  %s: %s%s", n.At, name, strings.TrimPrefix(n.Why, "not judged: "))
	}
	return fmt.Errorf("%w; not judged:%s", planner.ErrNothingToJudge, text)
}

// Patches returns each way out of a verdict as a patch of the sources, which are read
// anew.
func Patches(
	read func(name string) ([]byte, error), env *observed.Environment, doc *verdict.Document,
) (map[string]report.Patch, error) {
	list := map[string]report.Patch{}
	for _, j := range doc.Judged {
		for _, fix := range j.Fixes {
			files, byHand, err := source.Rewrite(read, env, fix.Changes)
			if err != nil {
				return nil, err
			}
			list[fix.Text] = patch(files, byHand)
		}
	}
	return list, nil
}

func patch(files []source.Rewritten, byHand []source.ByHand) (p report.Patch) {
	for _, file := range files {
		p.Diff += file.Diff()
		line, lines, text := file.Lines()
		p.Files = append(p.Files, report.Replacement{File: file.Name, Line: line, Lines: lines, Text: text})
	}
	for _, hand := range byHand {
		if !hand.At.ByFlag() { // of a flag, the change itself says how to ask
			p.ByHand = append(p.ByHand, fmt.Sprintf("%s: %s", hand.At, hand.Why))
		}
	}
	return p
}

// Write writes a verdict, all text in it printable.
func Write(w io.Writer, doc *verdict.Document, format report.Format, opt report.Options) error {
	clean := printable.Document(*doc)
	return report.WriteChecked(w, &clean, format, opt)
}

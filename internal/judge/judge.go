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
// sources could make nothing of. The errors are those of [planner.Planner.Check]; with
// [planner.ErrNothingToJudge] the verdict holds what was left out, and why.
func Environment(p *planner.Planner, env *observed.Environment) (verdict.Document, error) {
	doc, err := p.Check(*env)
	if err != nil && !errors.Is(err, planner.ErrNothingToJudge) {
		return doc, err
	}
	for _, n := range env.Notes {
		text := strings.TrimPrefix(n.Text, "not judged: ")
		name, why, ok := strings.Cut(text, ": ")
		if !ok {
			name, why = n.At.File, text
		}
		if inside, begins := strings.CutPrefix(name, `"`); begins {
			name = strings.TrimSuffix(inside, `"`)
		}
		doc.NotJudged = append(doc.NotJudged, verdict.NotJudged{At: n.At.String(), Name: name, Why: why})
	}
	return doc, err
}

// Patches returns each way out of a verdict as a patch of the sources, which are read
// anew.
func Patches(
	read func(name string) ([]byte, error), env *observed.Environment, doc *verdict.Document,
) (map[string]report.Patch, error) {
	list := map[string]report.Patch{}
	for i := range doc.Judged {
		j := &doc.Judged[i]
		for _, fix := range j.Fixes {
			files, byHand, err := source.Rewrite(read, env, fix.Changes)
			if err != nil {
				return nil, err
			}
			list[report.PatchKey(j, &fix)] = patch(files, byHand)
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

// Package judge judges what sources say of an environment, for the command line and
// for the explorer alike.
package judge

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
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
	uninstallFirst(env, &doc)
	for _, n := range env.Notes {
		if !n.Holds(env) {
			continue
		}
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

// Again judges the sources as they are rewritten, with all else that was observed.
type Again func(files []source.Rewritten) (verdict.Document, error)

// mostProofs is how many verdicts are found anew to prove the patches of an answer: each patch takes all of
// them.
const mostProofs = 10_000

// Patches returns each way out of a verdict as a patch of the sources, which are read
// anew. A patch with which they do not become what the way out says is none: it is to be
// made by hand, and why is said. Again is called from several goroutines at once.
func Patches(
	read func(name string) ([]byte, error), again Again, env *observed.Environment, doc *verdict.Document,
) (map[string]report.Patch, error) {
	list := map[string]report.Patch{}
	type doubted struct {
		key   string
		files []source.Rewritten
		fix   *verdict.Fix
		of    int
	}
	var doubts []doubted
	for of := range doc.Judged {
		j := &doc.Judged[of]
		for i := range j.Fixes {
			fix := &j.Fixes[i]
			key := report.PatchKey(j, fix)
			if _, made := list[key]; made {
				continue
			}
			if len(list) > mostProofs/len(doc.Judged) {
				list[key] = report.Patch{ByHand: []string{"too much is judged here for a patch of each change: " +
					"make it by hand, or judge its source alone"}}
				continue
			}
			files, byHand, err := source.Rewrite(read, env, fix.Changes)
			if err != nil {
				return nil, err
			}
			list[key] = patch(files, byHand)
			if len(files) > 0 && len(byHand) == 0 && !changesMachine(env, fix) {
				doubts = append(doubts, doubted{key, files, fix, of})
			}
		}
	}
	whys := make([]string, len(doubts))
	var all sync.WaitGroup
	turns := make(chan struct{}, runtime.GOMAXPROCS(0)) // each judges all sources anew, in memory of its own
	for i, d := range doubts {
		turns <- struct{}{}
		all.Go(func() {
			defer func() { <-turns }()
			whys[i] = unkept(again, d.files, doc, d.fix, d.of)
		})
	}
	all.Wait()
	for i, why := range whys {
		if why != "" {
			list[doubts[i].key] = report.Patch{ByHand: []string{why + ": make the change by hand"}}
		}
	}
	return list, nil
}

// changesMachine reports whether a way out changes something besides the sources, without
// which they need not work: the driver, or a library of the system that no image of theirs
// brings.
func changesMachine(env *observed.Environment, fix *verdict.Fix) bool {
	image := slices.ContainsFunc(fix.Changes, func(c observed.Change) bool {
		return c.Of >= 0 && c.Of < len(env.Observations) && env.Observations[c.Of].Kind == observed.Image
	})
	return slices.ContainsFunc(fix.Change, func(c plan.Change) bool {
		return c.Part == "driver" || !image && (c.Part == "cuda" || c.Part == "cudnn")
	})
}

// unkept says why sources that are rewritten do not become what a way out of a verdict
// says; empty where they do.
func unkept(again Again, files []source.Rewritten, doc *verdict.Document, fix *verdict.Fix, of int) string {
	after, err := again(files)
	if err != nil {
		return fmt.Sprintf("written into the sources, they cannot be judged any more (%v)", err)
	}
	promised := verdict.Works
	if fix.Doubtful {
		promised = verdict.Unproven
	}
	if why := Unkept(doc, &after, of, promised); why != "" {
		return "written into the sources, " + why
	}
	return ""
}

// Unkept says which verdict is worse after a change, or that the one that the change is
// for is worse than promised; empty where the change keeps what it says.
func Unkept(before, after *verdict.Document, of int, promised verdict.Verdict) string {
	if len(after.Judged) != len(before.Judged) {
		return "something else is judged"
	}
	for i := range before.Judged {
		was, is := &before.Judged[i], &after.Judged[i]
		if was.Container != is.Container || was.GPU != is.GPU || was.Driver != is.Driver {
			return "something else is judged"
		}
		at := was.Verdict
		if i == of {
			at = promised
		}
		if is.Verdict != at && verdict.Worst(is.Verdict, at) == is.Verdict {
			return fmt.Sprintf("the verdict%s is %q, and not %q", on(is), is.Verdict, at)
		}
	}
	return ""
}

// on says of which machine a verdict is.
func on(j *verdict.Judged) string {
	text := ""
	if j.Container != "" {
		text = " of " + j.Container
	}
	if j.GPU != "" {
		text += " on " + j.GPU
	}
	if j.Driver != "" {
		text += " with the driver " + j.Driver
	}
	return text
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

// Package judge judges what sources say of an environment, for the command line and
// for the explorer alike.
package judge

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

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

// mostProofs is how many verdicts are found anew, in all, to prove the patches of an answer, and atOnce how many
// of these are proved at the same time. Each time that sources are judged anew takes a verdict for each of the answer.
const (
	mostProofs = 1_000
	atOnce     = 8
)

// Patches returns each way out of a verdict as a patch of the sources, which are read
// anew, and leaves in the verdict those alone that their own check confirms, in full, and those that
// cannot be written. Where none is left of several, the conflict's note says what stays.
// Again is called from several goroutines at once.
func Patches(
	read func(name string) ([]byte, error), again Again, env *observed.Environment, doc *verdict.Document,
) (map[string]report.Patch, error) {
	list := map[string]report.Patch{}
	var all []*asked
	from := &State{Env: *env, Doc: *doc}
	seen := map[string]bool{}
	most := max(1, mostProofs/max(1, len(doc.Judged)))
	for of := range doc.Judged {
		j := &doc.Judged[of]
		for i := range j.Fixes {
			fix := &j.Fixes[i]
			key := report.PatchKey(j, fix)
			if !seen[key] && len(seen) >= most {
				list[key] = tooMuch()
				continue
			}
			seen[key] = true
			files, byHand, err := source.Rewrite(read, env, fix.Changes)
			if err != nil {
				return nil, err
			}
			made := patch(files, byHand)
			made.ByHand = append(made.ByHand, fix.Unwritten...)
			list[key] = made
			if len(files) > 0 && len(fix.Unwritten) == 0 && len(byHand) == 0 && !changesMachine(env, fix) {
				all = append(all, &asked{of: of, at: i, fix: fix})
			}
		}
	}
	known := &known{again: again, left: most}
	if err := known.prove(read, from, all); err != nil {
		return nil, err
	}
	judged := slices.Clone(doc.Judged)
	proofs := make([]map[int]*Proof, len(judged))
	for _, a := range all {
		if a.proof.cut {
			list[report.PatchKey(&judged[a.of], a.fix)] = tooMuch()
		}
		if proofs[a.of] == nil {
			proofs[a.of] = map[int]*Proof{}
		}
		proofs[a.of][a.at] = &a.proof
	}
	for of := range judged {
		keepProved(&judged[of], proofs[of], list)
	}
	doc.Judged = judged
	return list, nil
}

// asked is a way out that is to be proved: by its place in a verdict, and that of this.
type asked struct {
	of, at int
	fix    *verdict.Fix
	proof  Proof
	err    error
}

// tooMuch stands for the patch of a way out that is not proved, since very much is judged.
func tooMuch() report.Patch {
	return report.Patch{ByHand: []string{"too much is judged here for a patch of each change: " +
		"make it by hand, or judge its source alone"}}
}

// known judges what sources become only once, however many ways out of several verdicts lead there, and
// no more than so often.
type known struct {
	again   Again
	left    int      // how often sources may still be judged
	answers sync.Map // of func() answer, by the digest of the sources' text
	judged  atomic.Int64
}

// answer is what sources become, as far as proofs go on from it.
type answer struct {
	env observed.Environment
	doc verdict.Document
	err error
}

// prove proves ways out in their order, several at the same time. Those that may still be judged are shared out
// among these before, so that which are cut off does not depend on which is done first.
func (k *known) prove(read func(name string) ([]byte, error), from *State, all []*asked) error {
	turns := make(chan struct{}, runtime.GOMAXPROCS(0)) // each judges all sources anew, in memory of its own
	for len(all) > 0 && k.left > 0 {
		batch := all[:min(len(all), atOnce, max(1, k.left/mostChecks))]
		all = all[len(batch):]
		var running sync.WaitGroup
		for _, a := range batch {
			turns <- struct{}{}
			running.Go(func() {
				defer func() { <-turns }()
				a.proof, a.err = prove(read, k.once, from, a.of, a.fix, min(mostChecks, k.left/len(batch)))
				a.proof.After = State{Files: a.proof.After.Files}
			})
		}
		running.Wait()
		k.left -= int(k.judged.Swap(0))
		for _, a := range batch {
			if a.err != nil {
				return a.err
			}
		}
	}
	for _, a := range all {
		a.proof.cut = true
	}
	return nil
}

// once is an [Again] that judges the same sources once.
func (k *known) once(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
	text := sha256.New()
	for _, file := range files {
		fmt.Fprintf(text, "%q %q\n", file.Name, file.After)
	}
	found, _ := k.answers.LoadOrStore([sha256.Size]byte(text.Sum(nil)), sync.OnceValue(func() (a answer) {
		k.judged.Add(1)
		env, doc, err := k.again(files)
		a.err, a.doc.Judged = err, make([]verdict.Judged, len(doc.Judged))
		for i := range doc.Judged {
			j := &doc.Judged[i]
			a.doc.Judged[i] = verdict.Judged{Container: j.Container, GPU: j.GPU, Driver: j.Driver, Verdict: j.Verdict}
			if j.Verdict != verdict.Works { // what it rests on, and what may be done
				a.doc.Judged[i].Conflict, a.doc.Judged[i].Missing, a.doc.Judged[i].Fixes = j.Conflict, j.Missing, j.Fixes
				a.env = env
			}
		}
		return a
	}))
	a := found.(func() answer)()
	return a.env, a.doc, a.err
}

// keepProved leaves the ways out of a verdict that their own check confirms, each as it was proved, and those
// of which there is no proof.
func keepProved(j *verdict.Judged, proofs map[int]*Proof, list map[string]report.Patch) {
	kept := []verdict.Fix{}
	var shown [][]source.Rewritten
	var refuted *Proof
	for i := range j.Fixes {
		proof := proofs[i]
		switch {
		case proof == nil, proof.cut:
			kept = append(kept, j.Fixes[i])
		case proof.Worse != "":
			kept = append(kept, j.Fixes[i])
			list[report.PatchKey(j, &j.Fixes[i])] = report.Patch{
				ByHand: []string{"written into the sources, " + proof.Worse + ": make the change by hand"}}
		case proof.manual():
			kept = append(kept, proof.Fix)
			made := patch(proof.before, proof.ByHand)
			made.ByHand = append(made.ByHand, proof.Fix.Unwritten...)
			list[report.PatchKey(j, &proof.Fix)] = made
		case !proof.Holds():
			if refuted == nil {
				refuted = proof
			}
		case !slices.ContainsFunc(shown, func(files []source.Rewritten) bool {
			return slices.EqualFunc(files, proof.After.Files, sameText)
		}):
			shown = append(shown, proof.After.Files)
			kept = append(kept, proof.Fix)
			list[report.PatchKey(j, &proof.Fix)] = patch(proof.After.Files, nil)
		}
	}
	// What works comes before what is not established.
	slices.SortStableFunc(kept, func(a, b verdict.Fix) int { return boolOrder(a.Doubtful, b.Doubtful) })
	if j.Fixes = smallest(kept); len(kept) > 0 || refuted == nil || j.Conflict == nil {
		return
	}
	conflict := *j.Conflict
	conflict.Note = strings.TrimPrefix(conflict.Note+"; "+refuted.NoneFound(), "; ")
	j.Conflict = &conflict
}

// smallest returns ways out without those that do more than another one that works.
func smallest(fixes []verdict.Fix) []verdict.Fix {
	all := slices.Clone(fixes)
	return slices.DeleteFunc(fixes, func(f verdict.Fix) bool {
		return slices.ContainsFunc(all, func(other verdict.Fix) bool {
			less := len(other.Change) > 0 && len(other.Change) < len(f.Change) && !other.Doubtful
			return less && !slices.ContainsFunc(other.Change, func(c plan.Change) bool {
				return !slices.ContainsFunc(f.Change, func(x plan.Change) bool { return x.Part == c.Part && x.To == c.To })
			})
		})
	})
}

// boolOrder puts false before true.
func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// NoneFound says that a way out was refuted, and by what.
func (p *Proof) NoneFound() string {
	text, _ := p.Fix.Cut()
	return "no change of these sources alone was found that works: with " + text + ", " + p.Refuted
}

// changesMachine reports whether a way out changes something besides the sources, without
// which they need not work: the driver, or a library of the system that no image of theirs
// brings, nor conda.
func changesMachine(env *observed.Environment, fix *verdict.Fix) bool {
	brings := slices.ContainsFunc(fix.Changes, func(c observed.Change) bool {
		if c.Of < 0 || c.Of >= len(env.Observations) {
			return false
		}
		o := &env.Observations[c.Of]
		return o.Kind == observed.Image || o.Kind == observed.CUDA && o.Conda
	})
	return slices.ContainsFunc(fix.Change, func(c plan.Change) bool {
		return c.Part == "driver" || !brings && (c.Part == "cuda" || c.Part == "cudnn")
	})
}

// worse says which verdict is worse after a change, or that the one that the change is
// for is worse than promised, and where: at none where something else is judged. It is empty where the change
// keeps what it says.
func worse(before, after *verdict.Document, of int, promised verdict.Verdict) (at int, why string) {
	const other = "something else is judged"
	if len(after.Judged) != len(before.Judged) {
		return -1, other
	}
	at = -1
	for i := range before.Judged {
		was, is := &before.Judged[i], &after.Judged[i]
		if was.Container != is.Container || was.GPU != is.GPU || was.Driver != is.Driver {
			return -1, other
		}
		least := was.Verdict
		if i == of {
			least = promised
		}
		if is.Verdict == least || verdict.Worst(is.Verdict, least) != is.Verdict {
			continue
		}
		if i == of || at < 0 {
			at, why = i, fmt.Sprintf("the verdict%s is %q, and not %q", on(is), is.Verdict, least)
		}
		if i == of {
			break
		}
	}
	return at, why
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

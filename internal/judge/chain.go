package judge

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// mostRounds is how many ways out are written over one another until the sources work, and mostChecks how
// often the sources are judged anew for that, at most.
const (
	mostRounds = 4
	mostChecks = 8
)

// State is sources as ways out leave them, and the verdict on them.
type State struct {
	Env   observed.Environment
	Doc   verdict.Document
	Files []source.Rewritten // what is rewritten, by name, each as it was at first and as it is
}

// Again judges the sources as they are rewritten, with all else that was observed.
type Again func(files []source.Rewritten) (observed.Environment, verdict.Document, error)

// Proof is what becomes of sources with a way out of the verdict on them.
type Proof struct {
	// Fix is what is done in all: the way out, and those of the verdicts that were found then.
	// What is not established about it is said in its text.
	Fix verdict.Fix
	// After is how the sources are then; without files where nothing proves the way out.
	After State
	// Refuted says what stays, where the sources do not work with it; Worse says what else is worse then.
	// Both are empty where it does what it says.
	Refuted, Worse string
	ByHand         []source.ByHand // what cannot be written; nothing is proved then

	before []source.Rewritten // what the ways out before one that is made by hand have written

	cut bool // neither proved nor refuted: the sources may not be judged any more
}

// Holds reports whether the sources become what the way out says.
func (p *Proof) Holds() bool { return len(p.After.Files) > 0 && p.Refuted == "" && p.Worse == "" }

// manual reports whether the last of several ways out is one that is made by hand.
func (p *Proof) manual() bool { return len(p.before) > 0 }

// prover follows ways out of verdicts until one holds.
type prover struct {
	read    func(name string) ([]byte, error)
	again   Again
	first   *State
	of      int
	most    int // checks
	checks  int
	best    *Proof // the first that leaves something unproven
	byHand  *Proof // the first whose last step is made by hand
	refuted *Proof // the way out itself, where nothing holds
	seen    [][]source.Rewritten
	cut     bool // more might have been tried
}

// mostWritten is how many verdicts are found anew, in all, to write ways out one over the other.
const mostWritten = 10_000

// Bound is what the ways out share that are proved one after the other: how many verdicts may be found anew for them.
type Bound struct{ left int }

// NewBound returns the bound of what is written in one go.
func NewBound() *Bound { return &Bound{mostWritten} }

// Prove writes a way out of the verdict at a place into the sources, and judges these anew. Where they do not
// work then, it goes on with the ways out of that verdict, a few times. Each time takes a verdict for each that the
// sources have; where no more may be found, the proof is cut off.
func (b *Bound) Prove(
	read func(name string) ([]byte, error), again Again, from *State, of int, fix *verdict.Fix,
) (Proof, error) {
	if b.left <= 0 {
		return Proof{Fix: *fix, cut: true}, nil
	}
	each := max(1, len(from.Doc.Judged))
	counted := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
		b.left -= each
		return again(files)
	}
	return prove(read, counted, from, of, fix, min(mostChecks, (b.left+each-1)/each))
}

// CutOff reports whether the way out is neither proved nor refuted, since too much is judged.
func (p *Proof) CutOff() bool { return p.cut }

// prove writes a way out and judges the sources anew, with a number of checks at most, one or more.
func prove(
	read func(name string) ([]byte, error), again Again, from *State, of int, fix *verdict.Fix, most int,
) (Proof, error) {
	p := &prover{read: read, again: again, first: from, of: of, most: most}
	proof, err := p.follow(from, of, []*verdict.Fix{fix}, nil)
	switch {
	case err != nil:
		return Proof{}, err
	case proof != nil:
		return *proof, nil
	case p.best != nil:
		return *p.best, nil
	case p.byHand != nil:
		return *p.byHand, nil
	}
	p.refuted.cut = p.cut && most < mostChecks
	return *p.refuted, nil
}

// step is one way out that was written, and the environment that it changes.
type step struct {
	env *observed.Environment
	fix *verdict.Fix
}

// follow tries ways out of a verdict in turn, each with those of the verdict that is found then, and returns the
// first that works; nil where none does.
func (p *prover) follow(from *State, of int, fixes []*verdict.Fix, done []step) (*Proof, error) {
	for _, fix := range fixes {
		if p.checks == p.most {
			p.cut = true
			return nil, nil
		}
		proof, err := p.write(from, fix, append(slices.Clone(done), step{&from.Env, fix}))
		if err != nil {
			return nil, err
		}
		if proof == nil {
			continue
		}
		if p.refuted == nil {
			p.refuted = proof
		}
		if len(proof.After.Files) == 0 {
			if proof.before = from.Files; proof.manual() {
				p.byHand = cmp.Or(p.byHand, proof)
			}
			continue
		}
		next := p.weigh(proof, fix)
		if proof.Holds() {
			if proof.After.Doc.Judged[p.of].Verdict == verdict.Works {
				return proof, nil
			}
			p.best = cmp.Or(p.best, proof)
			next = p.of // what is unproven then may be settled by a change, too
		}
		if next < 0 || len(done)+1 == mostRounds {
			continue
		}
		j := &proof.After.Doc.Judged[next]
		var further []*verdict.Fix
		for i := range j.Fixes {
			if f := &j.Fixes[i]; !changesMachine(&proof.After.Env, f) {
				further = append(further, f)
			}
		}
		found, err := p.follow(&proof.After, next, further, append(slices.Clone(done), step{&from.Env, fix}))
		if found != nil || err != nil {
			return found, err
		}
	}
	return nil, nil
}

// write writes a way out into the sources and judges them; nil where they have been judged so before.
func (p *prover) write(from *State, fix *verdict.Fix, done []step) (*Proof, error) {
	proof := &Proof{Fix: *fix}
	if len(done) > 1 {
		proof.Fix = joined(done)
	}
	read := func(name string) ([]byte, error) { return from.read(name, p.read) }
	changed, byHand, err := source.Rewrite(read, &from.Env, fix.Changes)
	if err != nil {
		return nil, err
	}
	if proof.ByHand = byHand; len(byHand)+len(fix.Unwritten) > 0 || len(changed) == 0 {
		return proof, nil
	}
	files := over(from.Files, changed)
	if slices.ContainsFunc(p.seen, func(s []source.Rewritten) bool { return slices.EqualFunc(s, files, sameText) }) {
		return nil, nil
	}
	p.seen = append(p.seen, files)
	p.checks++
	env, doc, err := p.again(files)
	proof.After = State{Env: env, Doc: doc, Files: files}
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return nil, err
	}
	if err != nil {
		proof.After.Doc = verdict.Document{}
		proof.Refuted = fmt.Sprintf("the sources cannot be judged any more (%v)", err)
	}
	return proof, nil
}

func sameText(a, b source.Rewritten) bool { return a.Name == b.Name && bytes.Equal(a.After, b.After) }

// weigh says what a way out leaves that is against it, and returns the verdict to go on from; -1 for none.
func (p *prover) weigh(proof *Proof, fix *verdict.Fix) (next int) {
	before, after := &p.first.Doc, &proof.After.Doc
	if proof.Refuted != "" {
		return -1
	}
	promised := verdict.Works
	if fix.Doubtful || before.Judged[p.of].Verdict == verdict.Fails {
		promised = verdict.Unproven
	}
	at, why := worse(before, after, p.of, promised)
	switch {
	case why == "":
		j := &after.Judged[p.of]
		if j.Verdict == verdict.Unproven && !proof.Fix.Doubtful {
			proof.Fix.Doubtful = true
			why := cmp.Or(strings.TrimPrefix(stays(j), ": "), "it is not established that it works then")
			proof.Fix.Text += "; unproven: " + why
		}
		return -1
	case at < 0:
		proof.Refuted = why
	case at == p.of:
		j := &after.Judged[at]
		proof.Refuted = fmt.Sprintf("the verdict%s is %q%s", on(j), j.Verdict, stays(j))
	default:
		proof.Worse = why
	}
	return at
}

// stays says what a verdict rests on, in a few words.
func stays(j *verdict.Judged) string {
	if j.Conflict != nil {
		for _, r := range j.Conflict.Rules {
			if r.Kind == "fact" {
				return ": " + r.Text
			}
		}
	}
	if j.Missing != nil {
		return ": " + j.Missing.Why
	}
	return ""
}

// joined returns ways out that were written one over the other as one: of what is changed twice the later one
// holds.
func joined(done []step) verdict.Fix {
	last := done[len(done)-1].fix
	fix := verdict.Fix{Stack: last.Stack, Doubtful: last.Doubtful, Change: []plan.Change{}, Unwritten: last.Unwritten}
	var texts []string
	said, parts := map[string]int{}, map[string]int{} // where in those, and in the changes
	for _, s := range done {
		for _, c := range s.fix.Changes {
			name, text := wordChange(s.env, c)
			at, twice := said[name]
			if !twice {
				at, texts = len(texts), append(texts, "")
				said[name] = at
			}
			texts[at] = text
		}
		for _, c := range s.fix.Change {
			at, twice := parts[c.Part]
			if !twice {
				parts[c.Part] = len(fix.Change)
				fix.Change = append(fix.Change, c)
				continue
			}
			fix.Change[at].To = c.To
		}
	}
	_, behind := last.Cut()
	fix.Text = joinWords(texts) + behind
	return fix
}

// wordChange words a change as a way out does, and says what it is of.
func wordChange(env *observed.Environment, c observed.Change) (name, text string) {
	value := c.Value
	if c.Label != "" {
		value += "+" + c.Label
	}
	name = c.Name
	if c.Of >= 0 && c.Of < len(env.Observations) {
		switch o := &env.Observations[c.Of]; o.Kind {
		case observed.Package:
			name = cmp.Or(name, o.Name)
		case observed.Python:
			return string(o.Kind), "Python " + value
		case observed.CUDA:
			if o.Conda {
				return string(o.Kind), "CUDA " + value
			}
			return o.At.String(), value
		case observed.IntoSystem: // the same word behind each command
			return value, value
		default:
			return o.At.String(), value
		}
	}
	if c.Value == "" {
		return name, "without " + name
	}
	conda := c.Of >= 0 && c.Of < len(env.Observations) && env.Observations[c.Of].Conda
	if text = name + "==" + value; c.Index != "" && !conda {
		text += " from " + c.Index
	}
	name, _, _ = strings.Cut(name, "[")
	return name, text
}

func joinWords(texts []string) string {
	if len(texts) < 2 {
		return strings.Join(texts, "")
	}
	return strings.Join(texts[:len(texts)-1], ", ") + " and " + texts[len(texts)-1]
}

// read reads a file as the ways out so far leave it.
func (s *State) read(name string, read func(name string) ([]byte, error)) ([]byte, error) {
	for _, file := range s.Files {
		if file.Name == name {
			return file.After, nil
		}
	}
	return read(name)
}

// over returns the files with all ways out so far and those of one more, each as it was at first.
func over(files, changed []source.Rewritten) []source.Rewritten {
	list := slices.Clone(files)
	for _, file := range changed {
		if at := slices.IndexFunc(list, func(f source.Rewritten) bool { return f.Name == file.Name }); at >= 0 {
			list[at].After = file.After
		} else {
			list = append(list, file)
		}
	}
	slices.SortFunc(list, func(a, b source.Rewritten) int { return cmp.Compare(a.Name, b.Name) })
	return list
}

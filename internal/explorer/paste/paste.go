// Package paste judges what people paste into the page for that, and explains the
// errors in it, in a browser or anywhere else: a function takes a text and returns a
// text. Its documents are, byte for byte, what "envsolve check -o json" and "envsolve
// explain -o json" print. It also writes stacks for other tools, which takes as much
// code as the readers do.
package paste

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"strings"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Question is what is to be judged.
type Question struct {
	Sources []string          `json:"sources"` // names of files, in their order, or "-" for what a program has printed
	Files   map[string][]byte `json:"files"`   // by their names; what sources name may be among them
	Stdin   []byte            `json:"stdin"`
	Flags   observed.Flags    `json:"flags"` // those of "envsolve check", in lower case
}

// Answer is all that the page shows.
type Answer struct {
	Document string `json:"document"` // what "envsolve check -o json" prints
	Markdown string `json:"markdown"`
	// Unjudged is why there is nothing to judge, as "envsolve check" says it. The document
	// holds what was left out then.
	Unjudged string `json:"unjudged,omitempty"`
}

// mostBytes is how much is read: a browser takes some five times as long as the
// command line.
const mostBytes = 4 << 20

// Judger judges by one set of facts.
type Judger struct {
	facts   *matrices.Set
	planner *planner.Planner
}

// New returns a judger.
func New(facts *matrices.Set) *Judger { return &Judger{facts, planner.New(facts)} }

// Call calls a function by its name:
//
//	about        the version and the digest of the facts
//	check JSON   an Answer to a Question
//	explain LOG  what "envsolve explain -o json" prints of a log, whose bytes are in base64
//	emit TEXT    KIND ADDRESS: what "envsolve emit KIND" writes of the question of an address
func (j *Judger) Call(name, text string) (string, error) {
	switch name {
	case "about":
		about, err := json.Marshal(plan.MatricesInfo{Version: j.facts.Version(), Digest: j.facts.Digest()})
		return string(about), err
	case "check":
		return j.check(text)
	case "explain":
		return j.explain(text)
	case "emit":
		return j.emit(text)
	}
	return "", fmt.Errorf("there is no function %q: there are about, check, emit, explain", name)
}

func (j *Judger) check(text string) (string, error) {
	if len(text) > mostBytes*4/3 { // files are in base64
		return "", fmt.Errorf("more than %d MB: cut out the part that matters, or ask \"envsolve check\"",
			mostBytes>>20)
	}
	var q Question
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&q); err != nil {
		return "", fmt.Errorf("the question cannot be read: %w", err)
	}
	env, doc, err := j.judge(&q)
	if errors.Is(err, planner.ErrNothingToJudge) {
		return answer(&doc, report.Options{}, err.Error())
	}
	if err != nil {
		return "", err
	}
	read := func(name string) ([]byte, error) { return fs.ReadFile(files(q.Files), name) }
	again := func(rewritten []source.Rewritten) (observed.Environment, verdict.Document, error) {
		then := q
		then.Files = maps.Clone(q.Files)
		for _, file := range rewritten {
			then.Files[file.Name] = file.After
		}
		return j.judge(&then)
	}
	shown, err := judge.Patches(read, again, &env, &doc)
	if err != nil {
		return "", err
	}
	return answer(&doc, report.Options{Patches: shown}, "")
}

func (j *Judger) judge(q *Question) (observed.Environment, verdict.Document, error) {
	platform := j.planner.SaidPlatform(q.Flags.Observations())
	env, err := source.ReadIn(context.Background(), files(q.Files), q.Sources, bytes.NewReader(q.Stdin), platform)
	if err != nil {
		return env, verdict.Document{}, err
	}
	source.OverFlags(&env, &q.Flags)
	doc, err := judge.Environment(j.planner, &env)
	return env, doc, err
}

// answer writes a verdict as the page takes it, and why there is none.
func answer(doc *verdict.Document, opt report.Options, unjudged string) (string, error) {
	var document, markdown strings.Builder
	if err := judge.Write(&document, doc, report.JSON, opt); err != nil {
		return "", err
	}
	if err := judge.Write(&markdown, doc, report.Markdown, opt); err != nil {
		return "", err
	}
	text, err := json.Marshal(Answer{document.String(), markdown.String(), unjudged})
	return string(text), err
}

// Package call answers the questions of the explorer's page, in a browser or
// anywhere else: a function takes a text and returns a text. What it returns of a
// plan is, byte for byte, what the command line prints.
package call

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Answerer answers questions out of one set of facts.
type Answerer struct {
	facts   *matrices.Set
	planner *planner.Planner
}

// New returns an answerer for facts.
func New(facts *matrices.Set) *Answerer {
	return &Answerer{facts: facts, planner: planner.New(facts)}
}

// Names lists what can be called, sorted.
func (a *Answerer) Names() []string {
	return []string{"about", "answer", "fact", "plan"}
}

// Call calls a function by its name:
//
//	about           the version and the digest of the facts
//	answer ADDRESS  all that the page shows of a question, as Answer
//	fact ID         a fact with its sources, as text
//	plan ADDRESS    what "envsolve plan -o json" prints
func (a *Answerer) Call(name, text string) (string, error) {
	switch name {
	case "about":
		return encode(plan.MatricesInfo{Version: a.facts.Version(), Digest: a.facts.Digest()})
	case "answer":
		return a.answer(text)
	case "fact":
		return a.fact(text)
	case "plan":
		doc, _, err := a.plan(text)
		if err != nil {
			return "", err
		}
		return document(doc)
	}
	return "", fmt.Errorf("there is no function %q: there are %s", name, strings.Join(a.Names(), ", "))
}

// plan plans the question of an address.
func (a *Answerer) plan(address string) (plan.Document, request.Request, error) {
	q, err := ReadAddress(address)
	if err != nil {
		return plan.Document{}, request.Request{}, err
	}
	asked, err := q.Request(a.facts)
	if err != nil {
		return plan.Document{}, asked, err
	}
	doc, err := a.planner.PlanAll([]request.Request{asked})
	return doc, asked, err
}

// document writes a document as the command line does.
func document(doc plan.Document) (string, error) {
	var b strings.Builder
	err := report.Write(&b, doc, report.JSON, report.Options{})
	return b.String(), err
}

// encode writes what the page reads; <, > and & stay what they are.
func encode(v any) (string, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return b.String(), err
}

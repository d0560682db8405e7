package paste

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/planner/emit"
	"github.com/envsolve/envsolve/planner/request"
)

// errNoStack is returned for a question without an answer.
var errNoStack = errors.New("no stack does this")

// emit writes the stack of a question for another tool.
func (j *Judger) emit(text string) (string, error) {
	name, address, _ := strings.Cut(text, " ")
	at := slices.IndexFunc(emit.Kinds(), func(k emit.Kind) bool { return k.Name == name })
	if at < 0 {
		return "", fmt.Errorf("nothing is written for %q", name)
	}
	q, err := call.ReadAddress(address)
	if err != nil {
		return "", err
	}
	asked, err := q.Request(j.facts)
	if err != nil {
		return "", err
	}
	doc, err := j.planner.PlanAll([]request.Request{asked})
	if err != nil {
		return "", err
	}
	stack := doc.Plans[0].Stack
	if stack == nil {
		return "", errNoStack
	}
	written, err := emit.Kinds()[at].Write(emit.FromPlan(asked, *stack, nil))
	return string(written), err
}

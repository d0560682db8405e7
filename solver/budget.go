package solver

import (
	"errors"
	"fmt"
)

// ErrBudget is what errors.Is finds when a question needed more search nodes
// than Problem.Budget allows. Nothing is known about the answer then: it is
// never a guess.
var ErrBudget = errors.New("search budget spent")

// The default budget keeps every question well under a second on one core of
// 2020's making, without a clock: a node costs about as many steps as the
// model's tables have words, and there are this many steps to spend. Problems
// of real stacks take some tens of nodes; this gives them thousands.
const (
	defaultSteps = 200_000_000
	stepsPerNode = 2_000 // what a node costs besides
	fewestNodes  = 500
	mostNodes    = 100_000
)

// allot sets the nodes that a question may take.
func (m *Model) allot() {
	if m.nodes = m.budget; m.nodes <= 0 {
		m.nodes = min(max(defaultSteps/m.steps(), fewestNodes), mostNodes)
	}
}

// steps estimates what one search node costs.
func (m *Model) steps() int {
	steps := stepsPerNode
	for _, a := range m.arcs {
		steps += a.table.words
	}
	for _, rule := range m.wide {
		for _, d := range m.rules[rule].Dims {
			steps += 8 * m.dims[d].Size // calls of a predicate
		}
	}
	for i := range m.levels {
		steps += 4 * m.levels[i].words() // costs are looked at one by one
	}
	return steps
}

// spend counts a node.
func (s *search) spend() bool {
	s.nodes++
	s.spent = s.nodes > s.budget
	return !s.spent
}

// overspent is the error of a question that ran out of nodes.
func (s *search) overspent() error {
	return fmt.Errorf("%w: no proof within %d search nodes over %d dimensions and %d rules",
		ErrBudget, s.budget, len(s.dims), len(s.rules))
}

package solver

import "errors"

// Relaxation is a smallest set of requirements whose loosening makes the
// problem solvable, with the best solution that then results.
type Relaxation struct {
	// Rules are the indexes of the loosened requirements, ascending.
	Rules []int
	// Cost is the sum of their costs.
	Cost int
	// Solution is nearest to what was asked on the loosened dimensions, and
	// the optimum on all others.
	Solution Solution
}

var errNotYet = errors.New("solver: not there yet")

// Conflict gives the indexes of one minimal set of rules that cannot hold
// together, in the order in which they read as a chain; nil when the problem
// has a solution.
func (m *Model) Conflict() ([]int, error) { return nil, errNotYet }

// Conflicts gives up to limit minimal conflicts that share no requirement, the first
// being Conflict's.
func (m *Model) Conflicts(limit int) ([][]int, error) { return nil, errNotYet }

// Relaxations gives up to limit cheapest minimal sets of requirements to loosen,
// each solved; nil when the problem has a solution or no loosening helps.
func (m *Model) Relaxations(limit int) ([]Relaxation, error) { return nil, errNotYet }

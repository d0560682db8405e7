package solver

import "errors"

// Solution is an assignment that satisfies every rule.
type Solution struct {
	// Values holds one value per dimension.
	Values []int
	// Broken lists the soft rules with a cost, by index, ascending.
	Broken []int
	// Nodes counts the search nodes it took.
	Nodes int
}

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

// ErrBudget is what errors.Is finds when a question needed more search nodes
// than Problem.Budget allows. Nothing is known about the answer then.
var ErrBudget = errors.New("search budget spent")

// Unsatisfiable is the error of Solve for a problem that no assignment
// satisfies. Conflict and Relaxations say why, and what would help.
type Unsatisfiable struct {
	// Nodes counts the search nodes it took to prove it.
	Nodes int
}

// Error says that nothing satisfies the rules.
func (*Unsatisfiable) Error() string { return "no assignment satisfies every rule" }

// Model is a compiled problem. It never changes: goroutines may share it.
type Model struct{ problem Problem }

var errNotYet = errors.New("solver: not there yet")

// Compile checks the problem and builds its tables.
func Compile(p Problem) (*Model, error) { return &Model{problem: p}, nil }

// With gives the model with more rules, sharing this one's tables. The new
// rules' indexes follow those of the model's own.
func (m *Model) With(rules ...Rule) (*Model, error) { return nil, errNotYet }

// Solve gives the proven optimum, *Unsatisfiable or ErrBudget.
func (m *Model) Solve() (Solution, error) { return Solution{}, errNotYet }

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

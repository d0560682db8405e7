package solver

// The functions in this file are the package's surface:
//
//	Compile(Problem) (*Model, error)          checks the problem and builds its tables
//	(*Model).Solve() (Solution, error)        the proven optimum; *Unsatisfiable when there is none, ErrBudget
//	(*Model).Conflict() ([]int, error)        one minimal set of rule indexes, in chain order (requirement, fact …, requirement)
//	(*Model).Conflicts(max int) ([][]int, error)   independent minimal conflicts
//	(*Model).Relaxations(max int) ([]Relaxation, error)   cheapest minimal sets of requirements to loosen, each solved
//	(*Model).With(rules ...Rule) (*Model, error)   the same model with more rules (why-not, matrix cells), sharing its tables

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

package solver

// Kind tells who stands behind a rule.
type Kind int

const (
	// Fact is a rule of the world: a vendor's table, a wheel's content.
	Fact Kind = iota
	// Requirement is a rule that the user wrote, and may change.
	Requirement
)

// Dimension is one thing to be decided.
type Dimension struct {
	// Name is for error messages and tests.
	Name string
	// Size is the number of candidate values, 0 to Size-1, best first.
	Size int
}

// Rule allows or forbids combinations of values.
type Rule struct {
	// ID names the rule; it need not be unique.
	ID string
	// Kind tells requirements, which can be relaxed, from facts, which cannot.
	Kind Kind
	// Dims are the dimensions the rule speaks of, one or more, without repeats.
	Dims []int
	// Allows reports whether the rule holds for values[i] of Dims[i]. It must
	// be a pure function; it is called while compiling for rules over one or
	// two dimensions, and during the search for wider ones. It must not keep
	// or change the slice.
	Allows func(values []int) bool
	// Class says which values the rule cannot tell apart: values of Dims[i]
	// for which Class(i, value) gives the same number. Allows is then called
	// for one value of each class only, which makes tables over large
	// dimensions cheap. Nil means that every value is its own class.
	Class func(i, value int) int
	// Table is the rule spelled out by Tabulate, for dimensions of these
	// sizes. Allows and Class are not called then, and need not be set.
	Table *Table
	// Inferred marks rules with weaker evidence: they give way first when a
	// conflict could be shown with other rules.
	Inferred bool
	// Cost is what loosening a requirement costs; relaxations are ranked by
	// it. Facts have none.
	Cost int
	// Distance tells how far a value of Dims[0] is from what this requirement
	// (over one dimension) asks for. When it is relaxed, a nearest value that
	// works is proposed. Nil means that none is nearer than another.
	Distance func(value int) int
}

// Soft is a rule that may be broken at a cost. The sum of the costs at a lower
// level is minimised before anything at a higher level is looked at, and all
// levels before the order of the dimensions.
type Soft struct {
	ID    string
	Level int
	Dims  []int
	// Cost is 0 where the rule holds, more where it is broken; never negative.
	// It must be pure, and must not keep or change the slice.
	Cost func(values []int) int
	// Class is like a Rule's: values it does not tell apart cost the same.
	Class func(i, value int) int
	// Table is the cost spelled out by TabulateCosts, for dimensions of these
	// sizes. Cost and Class are not called then, and need not be set.
	Table *CostTable
}

// Problem is what Compile takes.
type Problem struct {
	Dimensions []Dimension
	Rules      []Rule
	Soft       []Soft
	// Budget bounds the search nodes that one question (Solve, Conflict,
	// Conflicts, Relaxations) may take in all. 0 means a default, worked out
	// from the size of the tables, that ends every question within a second.
	// A question that needs more returns ErrBudget, never a guess.
	Budget int
}

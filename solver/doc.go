// Package solver finds the best assignment of a small set of finite domains
// under named rules, proves that it is the best, and, where there is none,
// names a smallest set of rules that cannot hold together and the nearest
// changes that work.
//
// The package knows nothing of GPUs, files, clocks or networks: dimensions
// have sizes, rules have predicates, and every result is a list of indexes
// that the caller turns into words.
//
// # Answers
//
// [Compile] turns a [Problem] into a [Model], which never changes and may be
// asked by several goroutines.
//
//   - [Model.Solve] gives the optimum. Dimensions stand in order of preference
//     and so do the values of each: the optimum is the lexicographically first
//     assignment that satisfies every rule, among those whose soft rules cost
//     least at the lowest level, among these least at the next level, and so
//     on. It is proven, never estimated.
//   - [Model.Conflict] gives a minimal set of rules that cannot hold together:
//     the whole set has no solution, and without any one of its rules there is
//     one. [Model.Conflicts] gives several that share no requirement.
//   - [Model.Relaxations] gives the requirements to loosen, fewest first, then
//     cheapest, each set with the solution it leads to. No part of a set would
//     do.
//   - [Model.With] adds rules to a model. "Why not x?" is the Conflict of a
//     model with the rule that x be chosen; a cell of a matrix is a model with
//     the rules of the cell.
//   - [Model.Left] gives the values that some rules leave possible between
//     them, for the words of a conflict.
//   - [CoverOf] shares members that cannot all be served at once out over the
//     fewest groups that can.
//
// The same problem gives the same answers, always: nothing depends on the
// order of a map, on time or on scheduling.
//
// # Limits
//
// Every question ends. It may visit as many search nodes as [Problem].Budget
// says, counted over all of the question's parts; the default is worked out
// from the size of the tables so that it ends within a second. A question
// that needs more returns [ErrBudget] and no answer, rather than one without
// a proof.
//
// # Method
//
// A domain is a bitset. A rule over one dimension is the bitset of allowed
// values. A rule over two is a table for each side, from groups of values
// that it treats alike to the bitset of allowed partners; arc consistency
// (AC-3) takes away the values whose partners are all gone. A rule over more
// dimensions waits until at most one of them is open, and then filters that
// one. The predicates of rules over one or two dimensions are called by
// Compile alone, once for each combination of classes ([Rule].Class): tell the
// classes wherever a rule looks at a trait of a value, not at the value, since
// these calls cost more than everything else.
//
// The search decides dimensions in their order, best value first, so that the
// first solution is the optimum. Every domain carries the set of decisions
// and rules that made it what it is. A failure therefore names its reasons:
// the search jumps over decisions that have no part in it (conflict-directed
// backjumping), and a failure without any decision names the rules that clash.
//
// A level of soft rules is a bound on a sum of costs: at every node the sum of
// the least that each soft rule still costs must not exceed the bound, and
// values that would make it do so are taken away. Solve first tries the bound
// that propagation shows to be the least at every level; only where that
// fails it minimises one level after the other, by branch and bound.
//
// Conflicts are made minimal by QuickXplain (Junker, AAAI 2004), the least
// convincing rules first: inferred facts, then facts, then requirements.
// Relaxations are minimal hitting sets of conflicts (Reiter, AI 1987), found
// in ascending order, with conflicts learned from the sets that do not help.
package solver

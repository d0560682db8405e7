package plan

// Rule is a rule of the world that plans keep: its id, what it says, and where
// it comes from.
type Rule struct {
	ID       string
	Kind     RuleKind
	Text     string
	Source   string // the document that states it
	Inferred bool   // follows from other facts, and gives way to them in conflicts
	Soft     bool   // a weakness that costs rank and brings a warning, not a refusal
}

// RuleKind tells what a rule is about.
type RuleKind string

// The kinds of rules.
const (
	// Runs is the kind of rules that hold wherever these parts run together,
	// however they got there.
	Runs RuleKind = "runs"
	// Made is the kind of rules about what exists to be fetched and built:
	// images, indexes, tags.
	Made RuleKind = "made"
)

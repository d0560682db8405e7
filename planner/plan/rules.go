package plan

// Rule is a rule of the world that plans keep: its id, what it says, and where
// it comes from.
type Rule struct {
	ID       string
	Text     string
	Source   string // the document that states it
	Inferred bool   // follows from other facts, and gives way to them in conflicts
	Soft     bool   // a weakness that costs rank and brings a warning, not a refusal
}

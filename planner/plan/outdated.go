package plan

// HeldBack is a part of a stack of which the facts know something newer.
type HeldBack struct {
	Name   string // pytorch, torchvision, vllm
	Have   string
	Newest string
	// Conflict says what keeps the newest out, and what would let it in; nil
	// when nothing does but the order of preference.
	Conflict *Conflict
	// Instead lists the other parts that would change with the newest, where
	// nothing keeps it out: what the order of preference put before it.
	Instead []Change
}

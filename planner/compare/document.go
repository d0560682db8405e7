package compare

// Document is the result of Compare: what `diff -o json` prints. Field order is
// the order of the JSON keys, a promise to scripts.
type Document struct {
	Schema  string       `json:"schema"`
	Before  Side         `json:"before"`
	After   Side         `json:"after"`
	Targets []Difference `json:"targets"`
}

// What became of a target.
const (
	StatusSame    = "same"
	StatusChanged = "changed"
	StatusAdded   = "added"   // only after has it
	StatusRemoved = "removed" // only before had it
	StatusBroken  = "broken"  // it had a stack and has none any more
	StatusFixed   = "fixed"   // it had none and has one
	StatusNone    = "none"    // it has a stack on neither side
)

// Difference is what changes in one target. Everything but target and status
// is empty where nothing changes, or where a side has no stack.
type Difference struct {
	Target        string    `json:"target"`
	Status        string    `json:"status"`
	Parts         []Change  `json:"parts"`
	Driver        *Driver   `json:"driver"`
	GPUs          *Sets     `json:"gpus"`         // names of the target's boards
	Capabilities  *Sets     `json:"capabilities"` // compute capabilities that the stack has code for
	Packages      []Change  `json:"packages"`
	DownloadBytes *Download `json:"download_bytes"` // where both sides are locked
}

// Directions of a change.
const (
	Raised  = "raised"
	Lowered = "lowered"
	Changed = "changed"
	Added   = "added"
	Removed = "removed"
)

// Change is one part or package that changes. Before is empty for a new one,
// After for one that is gone.
type Change struct {
	Name   string `json:"name"`
	Before string `json:"before"`
	After  string `json:"after"`
	Change string `json:"change"` // raised, lowered, changed, added, removed
}

// Driver is how the driver's floor changes, and which of the driver branches
// that the facts know can no more, or now, reach it.
type Driver struct {
	Before         string   `json:"before"`
	After          string   `json:"after"`
	Change         string   `json:"change"`
	BranchesLost   []string `json:"branches_lost"`
	BranchesGained []string `json:"branches_gained"`
}

// Sets is what a set gains and loses.
type Sets struct {
	Gained []string `json:"gained"`
	Lost   []string `json:"lost"`
}

// Download is the bytes to download, before and after.
type Download struct {
	Before int64 `json:"before"`
	After  int64 `json:"after"`
}

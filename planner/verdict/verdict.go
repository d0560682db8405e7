// Package verdict holds what is said of an environment that is there already:
// whether it works, and why. It is plain data; [planner.Planner.Check] makes it.
package verdict

import (
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// Schema names the JSON that Document encodes to.
const Schema = "envsolve.check/v1"

// Verdict is what is said of an environment.
type Verdict string

// The verdicts.
const (
	Works    Verdict = "works"    // the facts show that it does
	Fails    Verdict = "fails"    // whatever is not observed, it cannot
	Unproven Verdict = "unproven" // the facts, or the observations, do not settle it
)

// Document is the result of a check: what `check -o json` prints.
type Document struct {
	Schema   string            `json:"schema"`
	Matrices plan.MatricesInfo `json:"matrices"`
	// Verdict is that of the worst of Judged: fails before unproven before works. It is
	// unproven where there was nothing to judge.
	Verdict Verdict  `json:"verdict"`
	Sources []string `json:"sources"`
	Judged  []Judged `json:"judged"` // one for each GPU and driver
	// Readings say how what was found is understood, in its order.
	Readings []Reading `json:"readings"`
	// NotJudged holds what no fact is about, each once.
	NotJudged []NotJudged `json:"not_judged"`
	// Missing is what is to be named, where there was nothing to judge.
	Missing *Missing `json:"missing,omitempty"`
}

// Judged is the verdict for one GPU on one driver.
type Judged struct {
	// Container is the one of a manifest with several that is judged, or the report or the
	// machine of a text with several; empty for others.
	Container string `json:"container,omitempty"`

	GPU     string  `json:"gpu"`    // as observed; empty where none was
	Driver  string  `json:"driver"` // likewise
	Verdict Verdict `json:"verdict"`
	// Inferred tells that the verdict rests on what is known of something near:
	// the release that a nightly precedes, the architectures of a toolkit.
	Inferred bool `json:"inferred"`
	// InferredFrom says what it rests on, as far as that is not said elsewhere.
	InferredFrom []string `json:"inferred_from,omitempty"`

	Stack    *plan.Stack    `json:"stack"`    // as it is taken to be, where it can run
	Conflict *plan.Conflict `json:"conflict"` // the smallest, where it fails
	Missing  *Missing       `json:"missing"`  // what would settle it, where it is unproven
	Warnings []plan.Warning `json:"warnings"`
	Fixes    []Fix          `json:"fixes"`
}

// Missing is the one observation that would settle a verdict.
type Missing struct {
	Why     string   `json:"why"`     // what is not known
	Observe string   `json:"observe"` // what to look up
	Command string   `json:"command"` // that shows it; empty where none does
	Facts   []string `json:"facts"`
}

// Reading says how an observation is understood.
type Reading struct {
	At    string `json:"at"`
	Text  string `json:"text"`  // as it stands in the source
	Taken string `json:"taken"` // what it is taken for
}

// NotJudged is something found that nothing known is about.
type NotJudged struct {
	At   string `json:"at"`
	Name string `json:"name"`
	Why  string `json:"why"`
}

// Fix is a change of the environment that has been solved.
type Fix struct {
	Text string `json:"text"` // for people, with what it leads to
	// Changes are what to do, as sources write it; empty where it is not a change
	// of what the sources say, such as another driver.
	Changes []observed.Change `json:"-"`
	// Unwritten are those of what to do, for people, that no line of the sources can say.
	Unwritten []string `json:"-"`
	// Doubtful says that it is not established that it works then; the text says why.
	Doubtful bool          `json:"-"`
	Change   []plan.Change `json:"change"`
	Stack    *plan.Stack   `json:"stack"`
	// Patch is the change as the sources write it, a unified diff; empty where they
	// do not say what is to change. ByHand is what no patch does, with the places.
	Patch  string   `json:"patch,omitempty"`
	ByHand []string `json:"by_hand,omitempty"`
}

// Worst returns the worse of two verdicts.
func Worst(a, b Verdict) Verdict {
	for _, v := range []Verdict{Fails, Unproven} {
		if a == v || b == v {
			return v
		}
	}
	return Works
}

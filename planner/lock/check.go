package lock

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Stale says what a lock was made for is not what is asked for now.
type Stale struct {
	Targets []TargetChange // never empty
}

// TargetChange is what changed in the request of one target.
type TargetChange struct {
	Name     string
	Platform string
	Missing  bool          // the lock does not have the target at all
	Changes  []plan.Change // From is "" for a part that is new, To for one that is gone
	// Places are where the target file says what changed, one for each change:
	// the new value, or the target that lacks the old one.
	Places []request.Position
}

// Error says all changes, a line for each target, and the next step.
func (s *Stale) Error() string {
	var b strings.Builder
	b.WriteString("the lock is stale")
	for _, t := range s.Targets {
		fmt.Fprintf(&b, "\n  %s", t)
	}
	b.WriteString("\nrun \"envsolve lock\" to bring it up to date")
	return b.String()
}

// String returns one line: `target "train": gpu = "h100" → "h200" (envsolve.hcl:3:9)`.
func (t TargetChange) String() string {
	if t.Missing {
		return fmt.Sprintf("target %q for %s is not locked", t.Name, t.Platform)
	}
	var parts []string
	for i, c := range t.Changes {
		text := fmt.Sprintf("%s = %s → %s", c.Part, c.From, c.To)
		if c.From == "" {
			text = fmt.Sprintf("%s = %s is new", c.Part, c.To)
		} else if c.To == "" {
			text = fmt.Sprintf("%s = %s is gone", c.Part, c.From)
		}
		if i < len(t.Places) && t.Places[i] != (request.Position{}) {
			text += fmt.Sprintf(" (%s)", t.Places[i])
		}
		parts = append(parts, text)
	}
	return fmt.Sprintf("target %q: %s", t.Name, strings.Join(parts, "; "))
}

// Check compares a lock with what is asked for now. The error is nil or a
// *Stale. Targets that are locked and not asked for are no matter: a command may
// work on some targets of a file.
func (l *Lock) Check(requests []request.Request, indexes []request.Index) error {
	stale := &Stale{}
	for _, r := range requests {
		t := l.Find(r.Name(), Platform(r))
		if t == nil {
			t = l.moved(r, requests)
		}
		if t == nil {
			stale.Targets = append(stale.Targets, TargetChange{Name: r.Name(), Platform: Platform(r), Missing: true})
			continue
		}
		if changes := Compare(t.Request, RequestLines(r, indexes)); len(changes) > 0 {
			stale.Targets = append(stale.Targets, TargetChange{
				Name: r.Name(), Platform: Platform(r), Changes: changes, Places: places(r, indexes, changes),
			})
		}
	}
	if len(stale.Targets) == 0 {
		return nil
	}
	return stale
}

func places(r request.Request, indexes []request.Index, changes []plan.Change) []request.Position {
	var all []request.Position
	for _, c := range changes {
		value, err := strconv.Unquote(c.To)
		if err != nil { // gone, or several values in another order
			all = append(all, Place(r, indexes, c.Part))
			continue
		}
		all = append(all, Place(r, indexes, c.Part+" = "+value))
	}
	return all
}

// Find returns the locked target of a name and platform, or nil.
func (l *Lock) Find(name, platform string) *Target {
	for i := range l.Targets {
		if t := &l.Targets[i]; t.Name == name && t.Platform == platform {
			return t
		}
	}
	return nil
}

// moved finds the target that a request had before its platform changed: the
// only one of its name, which no other request claims.
func (l *Lock) moved(r request.Request, requests []request.Request) *Target {
	var found *Target
	for i := range l.Targets {
		t := &l.Targets[i]
		if t.Name != r.Name() {
			continue
		}
		claimed := slices.ContainsFunc(requests, func(other request.Request) bool {
			return other.Name() == t.Name && Platform(other) == t.Platform
		})
		if claimed || found != nil {
			return nil
		}
		found = t
	}
	return found
}

// OtherFacts reports whether a lock was made with other facts than these.
func (l *Lock) OtherFacts(m plan.MatricesInfo) bool { return l.Matrices.Digest != m.Digest }

// Compare tells two sets of request lines apart, part by part, values in quotes.
// Values that a part lost and gained are paired in order; a part whose values
// only changed their order is shown whole.
func Compare(before, now []string) []plan.Change {
	old, new := byPart(before), byPart(now)
	var parts []string
	for part := range old {
		parts = append(parts, part)
	}
	for part := range new {
		parts = append(parts, part)
	}
	slices.Sort(parts)
	var changes []plan.Change
	for _, part := range slices.Compact(parts) {
		changes = append(changes, comparePart(part, old[part], new[part])...)
	}
	return changes
}

func byPart(lines []string) map[string][]string {
	out := map[string][]string{}
	for _, line := range lines {
		part, value, _ := strings.Cut(line, " = ")
		out[part] = append(out[part], value)
	}
	return out
}

func comparePart(part string, old, new []string) []plan.Change {
	if slices.Equal(old, new) {
		return nil
	}
	lost, gained := without(old, new), without(new, old)
	if len(lost)+len(gained) == 0 {
		return []plan.Change{{Part: part, From: quoted(old), To: quoted(new)}}
	}
	var out []plan.Change
	for i := range max(len(lost), len(gained)) {
		c := plan.Change{Part: part}
		if i < len(lost) {
			c.From = fmt.Sprintf("%q", lost[i])
		}
		if i < len(gained) {
			c.To = fmt.Sprintf("%q", gained[i])
		}
		out = append(out, c)
	}
	return out
}

// without returns the values of a that b does not have, each as often as it is
// there too many times.
func without(a, b []string) []string {
	left := map[string]int{}
	for _, s := range b {
		left[s]++
	}
	var out []string
	for _, s := range a {
		if left[s] > 0 {
			left[s]--
			continue
		}
		out = append(out, s)
	}
	return out
}

func quoted(values []string) string {
	out := make([]string, len(values))
	for i, value := range values {
		out[i] = fmt.Sprintf("%q", value)
	}
	return strings.Join(out, ", ")
}

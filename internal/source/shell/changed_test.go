package shell

import (
	"maps"
	"math/rand/v2"
	"strconv"
	"testing"
)

// TestChangesAreTakenBackAndNotPiledUp holds that whatever is changed in whichever order, what is gone back to is what
// was, and that no more changes are kept than there are variables for each place that somebody goes back to.
func TestChangesAreTakenBackAndNotPiledUp(t *testing.T) {
	const names, most = 5, 4
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		r := &reader{variables: &Variables{}, mayReturn: nowhere}
		var walk func(depth int)
		walk = func(depth int) {
			for range 40 {
				name := string(rune('A' + random.IntN(names)))
				switch random.IntN(8) {
				case 0:
					r.lose()
				case 1, 2:
					if depth == most {
						break
					}
					values, lost := maps.Clone(r.variables.values), r.variables.lost
					undoes := random.IntN(2) == 0
					r.marking(func(from int) {
						if random.IntN(3) == 0 {
							walk(depth + 1)
						}
						r.set(name, "inside", true)
						changed, _ := r.changedFrom(from)
						found := map[string]bool{}
						for _, c := range changed {
							found[c] = true
						}
						for n, of := range r.variables.values {
							if of != values[n] && !found[n] {
								t.Fatalf("%s has changed, and nothing says so", n)
							}
						}
						if undoes {
							r.undo(from)
						}
					})
					for n, of := range r.variables.values {
						if undoes && (of != values[n] || r.variables.lost != lost) {
							t.Fatalf("%s is %v after it was taken back, and was %v", n, of, values[n])
						}
					}
				default:
					r.set(name, strconv.Itoa(random.IntN(1000)), true)
				}
				if n := len(r.changed); n > (names+1)*(depth+1) {
					t.Fatalf("%d changes at depth %d", n, depth)
				}
			}
		}
		walk(0)
		r.undo(0)
		for n, of := range r.variables.values {
			if of != (value{}) {
				t.Fatalf("%s is %v in the end", n, of)
			}
		}
	}
}

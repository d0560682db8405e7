package progress

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// The phases of a command, by the names that are shown.
const (
	Resolve  = "resolve"
	Fetch    = "fetch"
	Install  = "install"
	Layers   = "layers"
	Assemble = "assemble"
	SelfTest = "self-test"
	Write    = "write"
	Push     = "push"
)

// Phase is one stretch of work. The methods of a nil Phase do nothing.
type Phase struct {
	of      *Phases
	name    string
	started time.Time

	doing  string           // what goes on right now
	waits  string           // what that waits for, shown in its place; "" for nothing
	whole  time.Time        // when the last part became whole; zero where none did
	noun   string           // what the parts are, "files"
	parts  map[string]*part // those with a size
	expect expected         // what is known beforehand
	kept   bool             // parts that are whole at once were there before
	words  string           // about what was done
	outOf  int              // how many things the phase is about
	others string           // what those are that are no parts
	ended  bool
	said   time.Time // when the last line about it was written, where lines stay
}

// expected is what is known of the parts before they are told of.
type expected struct {
	parts int
	bytes int64
}

// part is a file, a layer, or another thing whose bytes are counted.
type part struct {
	done, total int64
	there       bool // it was there from the beginning
}

// Doing says what goes on in the phase right now.
func (p *Phase) Doing(text string) {
	p.change(func() { p.doing = text })
}

// Waiting says what that which goes on waits for at the moment; "" ends the wait.
func (p *Phase) Waiting(text string) {
	p.change(func() { p.waits = text })
}

// Part notes how many bytes of a part there are; total is 0 while it is not known.
func (p *Phase) Part(name string, done, total int64) {
	p.change(func() {
		whole := total > 0 && done >= total
		known := p.parts[name]
		if known == nil {
			known = &part{there: whole && p.kept}
			p.parts[name] = known
		}
		finished := whole && !known.there && known.done < total
		known.done, known.total = done, total
		if finished {
			p.whole = p.of.options.Now()
		}
		if finished && p.of.options.Details {
			p.of.line(p.name, name+", "+Bytes(total))
		}
	})
}

// Expect says how many parts there will be, and with how many bytes, as far as that
// is known; what is not is 0.
func (p *Phase) Expect(parts int, bytes int64) *Phase {
	p.change(func() { p.expect = expected{parts, bytes} })
	return p
}

// Of says what the parts of the phase are: "files".
func (p *Phase) Of(noun string) *Phase {
	p.change(func() { p.noun = noun })
	return p
}

// Kept says that parts which are whole when they are first told of were there
// before.
func (p *Phase) Kept() *Phase {
	p.change(func() { p.kept = true })
	return p
}

// OutOf says how many things the phase is about, of which only some become parts;
// what these are called, as in "layers sent", and the others, as in "layers on the
// builder".
func (p *Phase) OutOf(n int, parts, others string) *Phase {
	p.change(func() { p.outOf, p.noun, p.others = n, parts, others })
	return p
}

// Say adds words to the line that stays when the phase is done.
func (p *Phase) Say(words string) {
	if p == nil {
		return
	}
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	p.words = words
}

// End ends the phase. Its line stays.
func (p *Phase) End() {
	if p == nil {
		return
	}
	p.of.end(p, p.finished)
}

func (p *Phase) change(how func()) {
	if p == nil {
		return
	}
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	how()
	p.of.changed(p)
}

// running is the line of a phase that goes on.
func (p *Phase) running(now time.Time) string {
	var words []string
	if doing := cmp.Or(p.waits, p.doing); doing != "" {
		words = append(words, doing)
	}
	done, total, whole, there := p.sums()
	if total = max(total, p.expect.bytes); p.noun != "" && p.outOf == 0 && len(p.parts)+p.expect.parts > 0 {
		words = append(words, fmt.Sprintf("%d of %s", whole, many(max(len(p.parts), p.expect.parts), p.noun)))
	}
	taken := now.Sub(p.started)
	rate := perSecond(done-there, taken)
	switch {
	case total > 0 && done < total:
		words = append(words, Bytes(done)+" of "+Bytes(total))
		if rate > 0 {
			words = append(words, Bytes(rate)+"/s", left(total-done, rate))
		}
	case done > 0:
		rate = 0
		words = append(words, Bytes(done))
		if p.outOf > 0 {
			words[len(words)-1] += " sent, being unpacked"
		}
	}
	if rate == 0 && taken >= time.Second {
		words = append(words, seconds(taken))
	}
	return strings.Join(words, ", ")
}

// finished is the line of a phase that is done.
func (p *Phase) finished(now time.Time) string {
	var words []string
	if p.words != "" {
		words = append(words, p.words)
	}
	done, _, _, there := p.sums()
	switch {
	case p.outOf > 0:
		words = append(words, fmt.Sprintf("%d of %s", len(p.parts), many(p.outOf, p.noun)))
	case p.noun != "" && len(p.parts) > 0:
		words = append(words, many(len(p.parts), p.noun))
	}
	if done > 0 {
		words = append(words, Bytes(done))
	}
	if n := p.wereThere(); n == len(p.parts) && n > 0 {
		words = append(words, "all there before")
	} else if n > 0 {
		words = append(words, fmt.Sprintf("%d there before", n))
	}
	taken := now.Sub(p.started)
	if p.outOf == 0 && !p.whole.IsZero() {
		taken = p.whole.Sub(p.started) // what follows is about other phases
	}
	if taken >= time.Second {
		words = append(words, seconds(taken))
		if rate := perSecond(done-there, taken); rate > 0 {
			words = append(words, Bytes(rate)+"/s")
		}
	}
	if len(words) == 0 {
		return "done"
	}
	return strings.Join(words, ", ")
}

// stopped is the line of a phase that did not come to its end.
func (p *Phase) stopped(now time.Time) string {
	words := p.running(now)
	if words == "" {
		return "stopped"
	}
	return words + ", stopped"
}

// sums are the bytes that are there, that there will be, the parts that are whole,
// and the bytes of those that were there before.
func (p *Phase) sums() (done, total int64, whole int, there int64) {
	for _, name := range slices.Sorted(maps.Keys(p.parts)) {
		part := p.parts[name]
		done, total = done+part.done, total+part.total
		if part.total > 0 && part.done >= part.total {
			whole++
		}
		if part.there {
			there += part.done
		}
	}
	return done, total, whole, there
}

// reused says what the phase used again; empty for nothing.
func (p *Phase) reused() string {
	switch there := p.wereThere(); {
	case p.outOf > len(p.parts):
		return fmt.Sprintf("%d of %s", p.outOf-len(p.parts), many(p.outOf, p.others))
	case there > 0:
		return fmt.Sprintf("%d of %s", there, many(len(p.parts), p.noun))
	}
	return ""
}

// wereThere is how many parts were there before.
func (p *Phase) wereThere() (n int) {
	for _, part := range p.parts {
		if part.there {
			n++
		}
	}
	return n
}

package progress

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/envsolve/envsolve/internal/printable"
)

// Options say where phases are shown, and how.
type Options struct {
	Writer   io.Writer
	Terminal bool       // a line may be drawn over again
	Width    func() int // of the terminal, in columns; nil: not known
	// Details has a line for each part that has come, where lines stay.
	Details bool
	Now     func() time.Time // nil: the machine's clock
}

// Phases are the phases of a command. The methods of nil Phases do nothing, so that
// whoever shows nothing needs none. Several may use them at a time.
type Phases struct {
	options Options

	mu     sync.Mutex
	active []*Phase
	reused []string  // what was used again, in words
	drawn  int       // lines on the terminal that are drawn over again
	last   time.Time // when they were drawn
	stop   chan struct{}
}

const (
	drawEvery = 100 * time.Millisecond
	// lineEvery is how often a phase that goes on has a line, where lines stay.
	lineEvery = 30 * time.Second
	// nameWidth is the column of what is said about phases.
	nameWidth = 11
)

// New returns phases that are shown. They end with Close.
func New(o Options) *Phases {
	ps := &Phases{options: o, stop: make(chan struct{})}
	if o.Now == nil {
		ps.options.Now = time.Now
		go ps.tick()
	}
	return ps
}

// tick draws while nothing is told, for the seconds that pass.
func (ps *Phases) tick() {
	ticker := time.NewTicker(time.Second)
	defer ticker.Stop()
	for {
		select {
		case <-ps.stop:
			return
		case <-ticker.C:
			ps.mu.Lock()
			for _, p := range ps.active {
				ps.changed(p)
			}
			ps.mu.Unlock()
		}
	}
}

// Begin begins a phase, or returns the one of that name that goes on.
func (ps *Phases) Begin(name string) *Phase {
	if ps == nil {
		return nil
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	for _, p := range ps.active {
		if p.name == name {
			return p
		}
	}
	now := ps.options.Now()
	p := &Phase{of: ps, name: name, started: now, said: now, parts: map[string]*part{}}
	ps.active = append(ps.active, p)
	ps.draw(now)
	return p
}

// Finish ends the phases of some names, where they go on.
func (ps *Phases) Finish(names ...string) {
	if ps == nil {
		return
	}
	for _, p := range ps.going() {
		if slices.Contains(names, p.name) {
			p.End()
		}
	}
}

// Reused adds to what Sum says.
func (ps *Phases) Reused(what string) {
	if ps == nil {
		return
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	ps.reused = append(ps.reused, what)
}

// Sum shows a line that says what was used again since the last one.
func (ps *Phases) Sum() {
	if ps == nil {
		return
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	if len(ps.reused) > 0 {
		ps.line("reused", strings.Join(ps.reused, ", "))
	}
	ps.reused = nil
}

// Note shows a line that stays, about no phase of its own.
func (ps *Phases) Note(name, text string) {
	if ps == nil {
		return
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	ps.line(name, text)
}

// Close ends what still goes on, which then was stopped.
func (ps *Phases) Close() {
	if ps == nil {
		return
	}
	for _, p := range ps.going() {
		ps.end(p, p.stopped)
	}
	select {
	case <-ps.stop:
	default:
		close(ps.stop)
	}
}

func (ps *Phases) going() []*Phase {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return slices.Clone(ps.active)
}

func (ps *Phases) end(p *Phase, words func(time.Time) string) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	if p.ended {
		return
	}
	p.ended = true
	ps.active = slices.DeleteFunc(ps.active, func(other *Phase) bool { return other == p })
	if what := p.reused(); what != "" {
		ps.reused = append(ps.reused, what)
	}
	ps.line(p.name, words(ps.options.Now()))
}

// changed shows that a phase has come further, not too often.
func (ps *Phases) changed(p *Phase) {
	now := ps.options.Now()
	switch {
	case p.ended:
	case ps.options.Terminal:
		if now.Sub(ps.last) >= drawEvery {
			ps.draw(now)
		}
	case now.Sub(p.said) >= lineEvery:
		p.said = now
		ps.line(p.name, p.running(now))
	}
}

// line writes a line that stays, above those that are drawn over again.
func (ps *Phases) line(name, text string) {
	var b strings.Builder
	ps.erase(&b)
	b.WriteString(ps.row(name, text) + "\n")
	ps.rows(&b, ps.options.Now())
	ps.write(b.String())
}

func (ps *Phases) draw(now time.Time) {
	if !ps.options.Terminal {
		return
	}
	var b strings.Builder
	ps.erase(&b)
	ps.rows(&b, now)
	ps.write(b.String())
}

// erase goes back to the first of the lines that are drawn over again, and removes
// them.
func (ps *Phases) erase(b *strings.Builder) {
	if ps.drawn > 1 {
		fmt.Fprintf(b, "\x1b[%dA", ps.drawn-1)
	}
	if ps.drawn > 0 {
		b.WriteString("\r\x1b[J")
	}
	ps.drawn = 0
}

// rows draws a line for each phase that goes on.
func (ps *Phases) rows(b *strings.Builder, now time.Time) {
	if !ps.options.Terminal {
		return
	}
	for i, p := range ps.active {
		if i > 0 {
			b.WriteString("\n")
		}
		b.WriteString(ps.fitting(ps.row(p.name, p.running(now))))
	}
	ps.drawn, ps.last = len(ps.active), now
}

func (ps *Phases) row(name, text string) string {
	return fmt.Sprintf("  %-*s%s", nameWidth, name, printable.Line(text))
}

// fitting cuts a line off where the terminal ends: one that wraps cannot be drawn
// over.
func (ps *Phases) fitting(line string) string {
	if ps.options.Width == nil {
		return line
	}
	width := ps.options.Width() - 1
	if width <= 1 || utf8.RuneCountInString(line) <= width {
		return line
	}
	return string([]rune(line)[:width-1]) + "…"
}

func (ps *Phases) write(text string) {
	_, _ = io.WriteString(ps.options.Writer, text) // a broken terminal must not stop the work
}

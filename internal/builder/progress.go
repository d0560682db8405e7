package builder

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/util/progress/progressui"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/progress"
)

// Progress says how the work is shown.
type Progress struct {
	Mode   string    // auto, tty, plain, quiet or rawjson; empty is auto
	Writer io.Writer // usually stderr; nil shows nothing
	// Phases, if not nil, show the work as phases of a command, and not by the
	// builder's own steps. Phase is the one that a solve belongs to.
	Phases *progress.Phases
	Phase  string
}

// ProgressModes are the values of Progress.Mode.
func ProgressModes() []string { return []string{"auto", "tty", "plain", "quiet", "rawjson"} }

// Display shows one solve, and keeps what its steps write.
type Display struct {
	show  func(chan *client.SolveStatus) error
	shown func(*client.SolveStatus) *client.SolveStatus
	logs  *stepLogs
}

// Open opens the display of a solve.
func (p Progress) Open(title string) (*Display, error) {
	if p.Phases != nil {
		show := &phaseDisplay{progress: p}
		return &Display{show: show.update, shown: (&statusPrinter{}).next, logs: &stepLogs{}}, nil
	}
	mode, w := progressui.DisplayMode(p.Mode), p.Writer
	if w == nil {
		mode, w = progressui.QuietMode, io.Discard
	}
	d, err := progressui.NewDisplay(displayed(mode, w), mode, progressui.WithPhase(title))
	if err != nil {
		return nil, fmt.Errorf("--progress %s: %w (one of %s)", p.Mode, err, strings.Join(ProgressModes(), ", "))
	}
	show := func(ch chan *client.SolveStatus) error {
		// Not the solve's context: the display also shows how a solve is cancelled.
		_, err := d.UpdateFrom(context.Background(), ch)
		return err
	}
	display := &Display{show: show, shown: (&statusPrinter{}).next, logs: &stepLogs{}}
	if mode == progressui.RawJSONMode { // for programs: what it writes is escaped, and means the same
		display.shown = func(s *client.SolveStatus) *client.SolveStatus { return s }
	}
	return display, nil
}

// follow starts the display and gives the channel that a solve reports to and
// closes. wait returns when all of it has been shown.
func (d *Display) follow() (ch chan *client.SolveStatus, wait func()) {
	in, out := make(chan *client.SolveStatus), make(chan *client.SolveStatus)
	var work sync.WaitGroup
	work.Add(2)
	go func() {
		defer work.Done()
		defer close(out)
		for status := range in {
			d.logs.add(status)
			out <- d.shown(status)
		}
	}()
	go func() {
		defer work.Done()
		if err := d.show(out); err != nil {
			for range out { // a broken terminal must not stop the build
			}
		}
	}()
	return in, work.Wait
}

// Output returns what the step of a name wrote, both streams as they came.
func (d *Display) Output(step string) string { return d.logs.of(step) }

// StreamTo has every piece of output handed on as it comes.
func (d *Display) StreamTo(to func(*client.VertexLog)) { d.logs.stream = to }

// maxStepLog bounds what is kept of one step's output.
const maxStepLog = 4 << 20

// stepLogs keeps the output of each step.
type stepLogs struct {
	stream func(*client.VertexLog) // gets every piece as it comes, if not nil

	mu     sync.Mutex
	names  map[digest.Digest]string
	text   map[digest.Digest][]byte
	errors map[string]string // by name of the step
}

func (l *stepLogs) add(s *client.SolveStatus) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.names == nil {
		l.names, l.text, l.errors = map[digest.Digest]string{}, map[digest.Digest][]byte{}, map[string]string{}
	}
	for _, v := range s.Vertexes {
		l.names[v.Digest] = v.Name
		if v.Error != "" {
			l.errors[v.Name] = v.Error
		}
	}
	for _, entry := range s.Logs {
		if l.stream != nil {
			l.stream(entry)
		}
		text := append(l.text[entry.Vertex], entry.Data...)
		l.text[entry.Vertex] = text[max(0, len(text)-maxStepLog):]
	}
}

// of returns what the step of a name wrote, both streams as they came.
func (l *stepLogs) of(name string) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	for d, n := range l.names {
		if n == name && len(l.text[d]) > 0 {
			return string(l.text[d])
		}
	}
	return ""
}

// Step shows work that is no solve of the builder's as a step of its own.
func (p Progress) Step(title, name string, work func(report func(done, total int64)) error) error {
	if p.Phases != nil {
		return p.phaseStep(name, work)
	}
	d, err := p.Open(title)
	if err != nil {
		return err
	}
	status, wait := d.follow()
	started := time.Now()
	v := client.Vertex{Digest: digest.FromString(name), Name: name, Started: &started}
	status <- &client.SolveStatus{Vertexes: []*client.Vertex{&v}}
	err = work(func(done, total int64) {
		status <- &client.SolveStatus{Statuses: []*client.VertexStatus{{
			ID: "sending", Vertex: v.Digest, Current: done, Total: total, Timestamp: time.Now(), Started: &started,
		}}}
	})
	ended := v
	now := time.Now()
	if ended.Completed = &now; err != nil {
		ended.Error = err.Error()
	}
	status <- &client.SolveStatus{Vertexes: []*client.Vertex{&ended}}
	close(status)
	wait()
	return err
}

package builder

import (
	"io"
	"os"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/solver/pb"
	"github.com/moby/buildkit/util/progress/progressui"
	"github.com/opencontainers/go-digest"
	"golang.org/x/term"

	"github.com/envsolve/envsolve/internal/printable"
)

// displayed returns what a display writes to. One that moves the cursor gets the
// terminal itself: what it shows is printable before.
func displayed(mode progressui.DisplayMode, w io.Writer) io.Writer {
	f, isFile := printable.Unwrap(w).(*os.File)
	switch mode {
	case progressui.AutoMode, progressui.DefaultMode, progressui.TtyMode:
		if isFile && term.IsTerminal(int(f.Fd())) {
			return f
		}
	}
	return w
}

// statusPrinter makes what a builder reports printable: names that come from
// images and servers, and what containers write.
type statusPrinter struct {
	logs map[logKey]*printable.Stream
}

// logKey is one of the two streams of a step.
type logKey struct {
	step   digest.Digest
	stream int
}

// next returns a printable copy of a report; it is called with each in its turn.
func (p *statusPrinter) next(s *client.SolveStatus) *client.SolveStatus {
	clean := &client.SolveStatus{}
	for _, v := range s.Vertexes {
		clean.Vertexes = append(clean.Vertexes, printableStep(*v))
	}
	for _, v := range s.Statuses {
		clean.Statuses = append(clean.Statuses, printable.Document(v))
	}
	for _, l := range s.Logs {
		entry := *l
		entry.Data = p.stream(logKey{l.Vertex, l.Stream}).Next(l.Data)
		clean.Logs = append(clean.Logs, &entry)
	}
	for _, w := range s.Warnings { // of which displays show no more
		clean.Warnings = append(clean.Warnings, &client.VertexWarning{
			Vertex: w.Vertex, Level: w.Level, Short: []byte(printable.Line(string(w.Short))),
		})
	}
	return clean
}

func printableStep(v client.Vertex) *client.Vertex {
	v.Name, v.Error = printable.Line(v.Name), printable.Text(v.Error)
	if g := v.ProgressGroup; g != nil {
		v.ProgressGroup = &pb.ProgressGroup{Id: g.Id, Name: printable.Line(g.Name), Weak: g.Weak}
	}
	return &v
}

func (p *statusPrinter) stream(key logKey) *printable.Stream {
	if p.logs == nil {
		p.logs = map[logKey]*printable.Stream{}
	}
	if p.logs[key] == nil {
		p.logs[key] = &printable.Stream{}
	}
	return p.logs[key]
}

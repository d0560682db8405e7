package builder

import (
	"bytes"
	"io"
	"time"

	"github.com/containerd/platforms"
	"github.com/moby/buildkit/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/sandbox"
)

// Sandbox returns what runs containers of a platform on this machine beside the builder,
// as the builder's steps would; nil where nothing does. Layers that are made here need not
// be sent to the builder then, nor be unpacked by it.
func (b *Builder) Sandbox(platform ocispec.Platform) *sandbox.Sandbox {
	if b.sandbox == nil || !platforms.Default().Match(platform) || b.sandbox.Available() != nil {
		return nil
	}
	return b.sandbox
}

// ExplainBeside makes a *FullError of an error in the sandbox where its disk, which is the
// managed builder's, has no room left.
func (b *Builder) ExplainBeside(err error) error {
	if _, failed := ExitCode(err); err == nil || failed {
		return err
	}
	if full := b.Full(err.Error()); full != nil {
		return full
	}
	return err
}

// LocalStep is a command that runs on this machine and is shown as a step of a builder's.
type LocalStep struct {
	*Display
	status chan<- *client.SolveStatus
	vertex client.Vertex
}

// Begin says that the command begins.
func (s *LocalStep) Begin() {
	now := time.Now()
	s.vertex.Started = &now
	s.send()
}

// Cached says that the command need not run, since it has run before.
func (s *LocalStep) Cached() { s.vertex.Cached = true }

// send reports the step as it is now.
func (s *LocalStep) send() {
	v := s.vertex
	s.status <- &client.SolveStatus{Vertexes: []*client.Vertex{&v}}
}

// Stdout returns what takes the command's output.
func (s *LocalStep) Stdout() io.Writer { return stepWriter{s, 1} }

// Stderr returns what takes the command's messages.
func (s *LocalStep) Stderr() io.Writer { return stepWriter{s, 2} }

// stepWriter shows what is written to it as one of a step's streams.
type stepWriter struct {
	step   *LocalStep
	stream int
}

func (w stepWriter) Write(text []byte) (int, error) {
	w.step.status <- &client.SolveStatus{Logs: []*client.VertexLog{{Vertex: w.step.vertex.Digest, Stream: w.stream,
		Data: bytes.Clone(text), Timestamp: time.Now()}}}
	return len(text), nil
}

// Local shows a command that runs on this machine as a step of a builder's, and keeps what
// it writes.
func (p Progress) Local(title, name string, run func(*LocalStep) error) (*Display, error) {
	d, err := p.Open(title)
	if err != nil {
		return nil, err
	}
	status, wait := d.follow()
	step := LocalStep{Display: d, status: status, vertex: client.Vertex{Digest: digest.FromString(name), Name: name}}
	err = run(&step)
	if step.vertex.Started != nil || step.vertex.Cached {
		now := time.Now()
		if step.vertex.Completed = &now; err != nil {
			step.vertex.Error = err.Error()
		}
		step.send()
	}
	close(status)
	wait()
	return d, err
}

package builder

import (
	"context"
	"strings"

	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/moby/buildkit/identity"
)

// Sending is a solve that files of its session take part in.
type Sending struct {
	Options  client.SolveOpt
	Progress Progress
	Title    string
	Step     string // name of the step that receives the files
	// Key is what the files are sent under: the builder keeps what it received
	// under a key, and is then sent what has changed since.
	Key string
	// Build solves with the files sent under the key.
	Build func(ctx context.Context, c gateway.Client, key string) (*gateway.Result, error)
}

// SolveSending solves, and returns what the steps wrote as well.
//
// A builder whose disk was full may keep files that it no longer protects from
// its own cleaning, and sending more of them under the same key can then fail.
// So where the step that receives files fails, the solve is repeated once, under
// a key that nothing was sent under before.
func (b *Builder) SolveSending(ctx context.Context, s Sending) (*Display, error) {
	d, err := b.sendUnder(ctx, s, s.Key)
	if err != nil && ctx.Err() == nil && d != nil && d.failed(s.Step) {
		return b.sendUnder(ctx, s, s.Key+"-"+identity.NewID())
	}
	return d, err
}

func (b *Builder) sendUnder(ctx context.Context, s Sending, key string) (*Display, error) {
	d, err := s.Progress.Open(s.Title)
	if err != nil {
		return nil, err
	}
	_, err = b.Solve(ctx, s.Options, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
		return s.Build(ctx, c, key)
	})
	return d, err
}

// failed reports whether the step of a name failed by itself, and was not
// cancelled because another did.
func (d *Display) failed(step string) bool {
	d.logs.mu.Lock()
	defer d.logs.mu.Unlock()
	reason := d.logs.errors[step]
	return reason != "" && !strings.Contains(reason, context.Canceled.Error())
}

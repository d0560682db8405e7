package builder

import (
	"context"
	"errors"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	gatewaypb "github.com/moby/buildkit/frontend/gateway/pb"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// solve runs a build function with its progress shown, and explains its errors.
func (b *Builder) solve(ctx context.Context, opt client.SolveOpt, d *display, fn gateway.BuildFunc) (*client.SolveResponse, error) {
	status, wait := d.follow()
	response, err := b.client.Build(ctx, opt, "", fn, status)
	wait()
	return response, b.explain(ctx, err)
}

// reference evaluates a state and gives what it came to.
func reference(ctx context.Context, c gateway.Client, state llb.State, platform ocispec.Platform) (gateway.Reference, error) {
	def, err := state.Marshal(ctx, llb.Platform(platform))
	if err != nil {
		return nil, err
	}
	result, err := c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB(), Evaluate: true})
	if err != nil {
		return nil, err
	}
	return result.SingleRef()
}

// exitCode finds the exit code of a failed step.
func exitCode(err error) (int, bool) {
	var exit *gatewaypb.ExitError
	if errors.As(err, &exit) {
		return int(exit.ExitCode), true
	}
	return 0, false
}

// gone tells whether the builder has stopped answering.
func (b *Builder) gone(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	_, err := b.client.ListWorkers(ctx)
	return err != nil
}

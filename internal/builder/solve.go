package builder

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	contentproxy "github.com/containerd/containerd/v2/core/content/proxy"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	gatewaypb "github.com/moby/buildkit/frontend/gateway/pb"
	"github.com/moby/buildkit/util/grpcerrors"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"google.golang.org/grpc/codes"
)

// Solve runs a build function with its progress shown, and explains its errors.
func (b *Builder) Solve(ctx context.Context, opt client.SolveOpt, d *Display,
	fn gateway.BuildFunc) (*client.SolveResponse, error) {
	ctx, stop := b.watch(ctx)
	defer stop()
	layout, _ := opt.OCIStores[StoreID].(*Layout)
	if layout != nil {
		_ = layout.reason(nil) // of an earlier solve
		if layout.registry != nil {
			defer layout.registry.during(layout)()
		}
	}
	var response *client.SolveResponse
	var err error
	for range solvesAllowed {
		status, wait := d.follow()
		response, err = b.client.Build(ctx, opt, "", fn, status)
		wait()
		if !b.readOverAnother(ctx, layout, opt.Exports, err) {
			break
		}
	}
	if layout != nil && err != nil && ctx.Err() == nil {
		err = layout.reason(err)
	}
	return response, b.Explain(ctx, err)
}

// solvesAllowed is how often a solve is run whose content the builder reads over another's
// connection, which ends.
const solvesAllowed = 3

// readOverAnother reports whether a solve failed since another one's connection ended: of
// several that need a layer at a time, the builder reads it for all over the session of any,
// and fails them all where that one is cut off. What is written as the builder sends it is
// not begun twice.
func (b *Builder) readOverAnother(ctx context.Context, layout *Layout, exports []client.ExportEntry, err error) bool {
	sent := func(e client.ExportEntry) bool { return e.Output != nil }
	if layout == nil || layout.TakesSolves() || err == nil || ctx.Err() != nil || slices.ContainsFunc(exports, sent) {
		return false
	}
	code := grpcerrors.Code(err)
	return (code == codes.Unavailable || code == codes.Canceled) && b.ask(ctx, b.answerTimeout) == nil
}

// Content is the builder's content store: the blobs of what it has solved.
func (b *Builder) Content() content.Store {
	return contentproxy.NewContentStore(b.client.ContentClient())
}

// missesAllowed is how many questions in a row a builder may leave unanswered.
const missesAllowed = 3

// defaultAnswerTimeout is the time between two questions, and for each answer. A
// builder under full load answers in well under a second.
const defaultAnswerTimeout = 15 * time.Second

// watch asks the builder now and then whether it is there, and ends the context
// with a *LostError when it is not: a machine that drops off the network closes
// no connection.
func (b *Builder) watch(ctx context.Context) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	go func() {
		ticker := time.NewTicker(b.answerTimeout)
		defer ticker.Stop()
		for misses := 0; misses < missesAllowed; {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
			if misses++; b.ask(ctx, b.answerTimeout) == nil {
				misses = 0
			}
		}
		cancel(&LostError{Address: b.Address, Log: b.logFile, Err: fmt.Errorf("it has not answered for %s",
			missesAllowed*b.answerTimeout)})
	}()
	return ctx, func() { cancel(nil) }
}

// ask asks the builder something that it answers at once, if it does within a time.
func (b *Builder) ask(ctx context.Context, within time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	_, err := b.client.ListWorkers(ctx)
	return err
}

// Evaluate evaluates a state and gives what it came to.
func Evaluate(ctx context.Context, c gateway.Client, state llb.State, platform ocispec.Platform) (gateway.Reference,
	error) {
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

// ExitCode finds the exit code of a failed step's program. Where it is not the
// program that failed but the sandbox around it, there is none, see sandboxed.
func ExitCode(err error) (int, bool) {
	var exit *gatewaypb.ExitError
	var broken *SandboxError
	if errors.As(err, &exit) && !errors.As(err, &broken) {
		return int(exit.ExitCode), true
	}
	return 0, false
}

// sandboxFailures begin the line in which a container runtime says why it could
// not run a program; the exit code is then its own, and looks like the program's.
func sandboxFailures() []string {
	return []string{"runc run failed:", "runc create failed:", "error running container:", "buildkit-runc run failed:"}
}

// ExplainSandbox makes a *SandboxError of a step that failed before its program began,
// or that the builder lost track of. The output is what the step wrote.
func (b *Builder) ExplainSandbox(err error, output string) error {
	code, failed := ExitCode(err)
	if !failed {
		return err
	}
	for line := range strings.SplitSeq(output, "\n") {
		for _, start := range sandboxFailures() {
			if strings.HasPrefix(strings.TrimSpace(line), start) {
				return &SandboxError{Address: b.Address, Reason: strings.TrimSpace(line), Err: err}
			}
		}
	}
	if code >= gatewaypb.UnknownExitStatus && strings.TrimSpace(output) == "" {
		return &SandboxError{Address: b.Address, Reason: firstLine(err.Error()), Err: err}
	}
	return err
}

// gone tells whether there is no builder at the address anymore. One that has not
// answered yet may be busy: watch has the patience to tell the two apart.
func (b *Builder) gone(ctx context.Context) bool {
	return grpcerrors.Code(b.ask(ctx, 2*time.Second)) == codes.Unavailable
}

package builder

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/moby/buildkit/util/grpcerrors"
	"google.golang.org/grpc/codes"

	"github.com/envsolve/envsolve/internal/buildkitd"
)

// UnreachableError says that the builder the user named does not answer.
type UnreachableError struct {
	Address string
	From    string // --builder, ENVSOLVE_BUILDER or BUILDKIT_HOST
	Err     error
}

// Error names the builder, who named it, and what to check.
func (e *UnreachableError) Error() string {
	return fmt.Sprintf("builder %s (from %s) does not answer: %v\n"+
		"Check that buildkitd runs there and that this user may reach it; without a builder named, envsolve starts its own",
		e.Address, e.From, dialWords(e.Err))
}

// Unwrap returns the reason.
func (e *UnreachableError) Unwrap() error { return e.Err }

// dialWords returns why a builder is not reached without what gRPC puts around it, and of a
// program that should lead there, such as docker exec, the last line that it wrote.
func dialWords(err error) string {
	text := err.Error()
	if _, desc, ok := strings.Cut(text, "connection error: desc = "); ok {
		if inner, err := strconv.Unquote(desc); err == nil {
			text = strings.TrimPrefix(inner, "transport: Error while dialing: ")
		}
	}
	command, said, ok := strings.Cut(text, "stderr=")
	_, command, bracket := strings.Cut(command, "command [")
	command, status, exited := strings.Cut(command, "] has exited with ")
	if !ok || !bracket || !exited {
		return text
	}
	status, _, _ = strings.Cut(status, ",")
	lines := strings.Split(strings.TrimSpace(said), "\n")
	return strings.TrimSuffix(fmt.Sprintf("%s: %s: %s", command, status, lines[len(lines)-1]), ": ")
}

// addressError says what is wrong with a builder's address: nothing was asked.
type addressError struct{ error }

// newAddressError returns one of a format and its operands.
func newAddressError(format string, args ...any) error {
	return &addressError{fmt.Errorf(format, args...)}
}

// LostError says that the builder went away in the middle of its work.
type LostError struct {
	Address string
	Log     string // file that may say why; empty for a builder that is not ours
	Err     error
}

// Error names the builder and the next step.
func (e *LostError) Error() string {
	msg := fmt.Sprintf("builder %s went away in the middle of the work: %v\nRun the command again: what was finished is kept", e.Address, e.Err)
	if e.Log != "" {
		msg += "\nIts log: " + e.Log
	}
	return msg
}

// Unwrap returns the reason.
func (e *LostError) Unwrap() error { return e.Err }

// CommandError says that a command in a container failed.
type CommandError struct {
	Args     []string
	ExitCode int
	Output   string // the end of what it wrote, both streams
}

// Error returns the command, its exit code and the end of its output.
func (e *CommandError) Error() string {
	msg := fmt.Sprintf("%s: exit code %d", strings.Join(e.Args, " "), e.ExitCode)
	if out := strings.TrimRight(e.Output, "\n"); out != "" {
		msg += "\n" + buildkitd.Tail(out, 40)
	}
	return msg
}

// SandboxError says that the builder could not run a program in a container: it
// says nothing of the program.
type SandboxError struct {
	Address string
	Reason  string // in the runtime's words
	Err     error
}

// Error names the builder, the reason and the next step.
func (e *SandboxError) Error() string {
	return fmt.Sprintf("builder %s could not run a container: %s\nCheck runc and the space, memory and control groups where it runs, or name another builder", e.Address, e.Reason)
}

// Unwrap returns the reason.
func (e *SandboxError) Unwrap() error { return e.Err }

// Explain turns BuildKit's errors into ours: a cancelled context stays one, a
// dead builder becomes a *LostError, a full disk of the builder's a *FullError. A
// program's exit code is an answer: who gives one has not gone away.
func (b *Builder) Explain(ctx context.Context, err error) error {
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	_, failed := ExitCode(err)
	if grpcerrors.Code(err) == codes.Unavailable || !failed && b.gone(ctx) {
		return &LostError{Address: b.Address, Log: b.logFile, Err: errors.New(firstLine(err.Error()))}
	}
	if strings.Contains(err.Error(), "unsupported offset") { // see state.halfReceived
		return fmt.Errorf("builder %s keeps a half of a blob, left by a transfer that was cut short, and cannot go on with it: restart that buildkitd, with `envsolve builder stop` if it is the managed one: %w", b.Address, err)
	}
	if !failed && !noRoomHere(err) {
		if full := b.Full(err.Error()); full != nil {
			return full
		}
	}
	return err
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

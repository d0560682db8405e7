package frontend

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"strings"

	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/frontend/dockerui"
	gateway "github.com/moby/buildkit/frontend/gateway/client"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/target"
)

const filenameKey = "filename"

// language names HCL to those who colour messages.
const language = "HCL"

// client is a gateway with options of its own.
type client struct {
	gateway.Client
	opts map[string]string
}

// BuildOpts implements gateway.Client.
func (c client) BuildOpts() gateway.BuildOpts {
	o := c.Client.BuildOpts()
	o.Opts = c.opts
	return o
}

// read gets the target file from the client and evaluates it; the lock beside it comes
// with it. What is wrong with the file is kept: a linter wants to show it.
func (f Frontend) read(ctx context.Context, c gateway.Client) (*asked, error) {
	opts := maps.Clone(c.BuildOpts().Opts)
	if opts[filenameKey] == "" {
		opts[filenameKey] = target.DefaultName
	}
	named := client{c, opts}
	ui, err := dockerui.NewClient(named)
	if err != nil {
		return nil, err
	}
	a := &asked{client: named, ui: ui, opts: opts, dir: f.Dir, bases: map[string]bool{}}
	name := opts[filenameKey]
	a.source, err = ui.ReadEntrypoint(ctx, language, llb.FollowPaths([]string{asPattern(name),
		asPattern(name + ".dockerignore"), asPattern(lock.Beside(name))}))
	if err != nil {
		return nil, missingFile(err, opts[filenameKey])
	}
	file, diags := target.Parse(a.source.Data, a.source.Filename,
		target.Options{Vars: variables(opts), VarFlag: "--build-arg"})
	a.file = file
	if diags.HasErrors() {
		a.faults = a.diagnosed(diags)
	}
	return a, nil
}

// isMissing tells that a file is not there from other errors of reading it, which
// come from the builder as text.
func isMissing(err error) bool { return strings.Contains(err.Error(), "no such file or directory") }

func missingFile(err error, name string) error {
	if !isMissing(err) {
		return err
	}
	return fmt.Errorf("there is no target file %s: name it with -f, or write one with \"envsolve init\" (%w)",
		printable.Line(name), err)
}

// readLock reads the lock, where the target file was found.
func (a *asked) readLock(ctx context.Context) (*lock.Lock, error) {
	solved, err := a.client.Solve(ctx, gateway.SolveRequest{Definition: a.source.Definition.ToPB()})
	if err != nil {
		return nil, err
	}
	ref, err := solved.SingleRef()
	if err != nil {
		return nil, err
	}
	name := lock.Beside(a.opts[filenameKey])
	content, err := dockerui.ReadFile(ctx, ref, name)
	switch {
	case err == nil:
		return lock.Read(content, path.Base(name))
	case isMissing(err):
		return nil, a.unlocked(name)
	}
	return nil, err
}

// unlocked says how to get a lock. The frontend has no network to make one.
func (a *asked) unlocked(name string) error {
	return fmt.Errorf("%s: there is no lock, and a build makes none: run \"envsolve lock %s\" where %s lies, and keep the lock beside it",
		printable.Line(name), printable.Line(a.opts[filenameKey]), printable.Line(a.opts[filenameKey]))
}

// readFile reads a file of the build context.
func (a *asked) readFile(ctx context.Context, name string) ([]byte, error) {
	state, err := a.ui.MainContext(ctx, contextOptions([]string{name}, "file")...)
	if err != nil {
		return nil, err
	}
	ref, err := a.solve(ctx, *state, true)
	if err != nil {
		return nil, err
	}
	content, err := dockerui.ReadFile(ctx, ref, name)
	if err != nil && isMissing(err) {
		return nil, errors.New("there is no such file in the build context")
	}
	return content, err
}

// contextOptions ask a client for some paths of the build context, whatever its
// .dockerignore says.
func contextOptions(paths []string, what string) []llb.LocalOption {
	opts := []llb.LocalOption{llb.ExcludePatterns(nil), llb.SharedKeyHint("envsolve-" + what)}
	for _, p := range paths {
		if path.Clean(p) == "." {
			return opts
		}
	}
	patterns := make([]string, len(paths))
	for i, p := range paths {
		patterns[i] = asPattern(p)
	}
	return append(opts, llb.FollowPaths(patterns))
}

// asPattern returns a pattern that matches a path as it is written, which BuildKit would
// take for a pattern itself. A question mark stands for what is special in one: clients on
// Windows know no other way, and a file more that is sent is none more that is copied.
func asPattern(name string) string {
	return strings.NewReplacer("*", "?", "[", "?", "]", "?", `\`, "?").Replace(name)
}

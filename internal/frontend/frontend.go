package frontend

import (
	"context"

	"github.com/moby/buildkit/frontend/dockerui"
	gateway "github.com/moby/buildkit/frontend/gateway/client"

	"github.com/envsolve/envsolve/planner/target"
)

// Frontend answers requests of BuildKit.
type Frontend struct {
	// Dir is a folder of the program's own, into which it writes the user's facts.
	Dir string
}

// Build answers one request: a build, or a question about the target file.
func (f Frontend) Build(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
	a, err := f.read(ctx, c)
	if err != nil {
		return nil, err
	}
	if result, handled, err := a.answer(ctx); handled || err != nil {
		return result, err
	}
	return a.build(ctx)
}

// asked is one request, with the target file that it is about.
type asked struct {
	client gateway.Client
	ui     *dockerui.Client
	opts   map[string]string
	source *dockerui.Source // the target file, and the way to its messages
	dir    string           // the frontend's own folder

	bases  map[string]bool // names of the base images of what is built
	file   *target.File
	faults error // what is wrong with the file, as its user reads it
}

package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/tonistiigi/fsutil"
)

// build builds the target by the frontend, and returns the time of the whole request.
func (f *frontendBench) build(ctx context.Context, through string, exports []client.ExportEntry) (time.Duration, error) {
	opt, err := f.options()
	if err != nil {
		return 0, err
	}
	opt.Frontend, opt.FrontendAttrs, opt.Exports = through, f.attrs(through), exports
	return f.timed(func(status chan *client.SolveStatus) error {
		_, err := f.client.Solve(ctx, nil, opt, status)
		return err
	})
}

// check has the frontend check the target file, as docker build --check does.
func (f *frontendBench) check(ctx context.Context, through string) (time.Duration, error) {
	opt, err := f.options()
	if err != nil {
		return 0, err
	}
	attrs := f.attrs(through, "requestid=frontend.lint", "frontend.caps=moby.buildkit.frontend.subrequests")
	return f.timed(func(status chan *client.SolveStatus) error {
		_, err := f.client.Build(ctx, opt, "", func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
			result, err := c.Solve(ctx, gateway.SolveRequest{Frontend: through, FrontendOpt: attrs})
			if err == nil && len(result.Metadata["result.json"]) == 0 {
				err = errors.New("the frontend answers nothing")
			}
			return gateway.NewResult(), err
		}, status)
		return err
	})
}

func (f *frontendBench) options() (client.SolveOpt, error) {
	project, err := fsutil.NewFS(filepath.Dir(f.target))
	return client.SolveOpt{LocalMounts: map[string]fsutil.FS{"context": project, "dockerfile": project}}, err
}

// timed returns how long a request takes, whose messages stand in its error.
func (f *frontendBench) timed(request func(chan *client.SolveStatus) error) (time.Duration, error) {
	status, shown := make(chan *client.SolveStatus), make(chan struct{})
	var output strings.Builder
	go func() {
		defer close(shown)
		for update := range status {
			for _, line := range update.Logs {
				output.Write(line.Data)
			}
		}
	}()
	start := time.Now()
	err := request(status)
	took := time.Since(start)
	<-shown
	if err != nil {
		return 0, fmt.Errorf("frontend: %w\n%s", err, output.String())
	}
	return took, nil
}

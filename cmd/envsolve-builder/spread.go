package main

import (
	"bytes"
	"context"
	"io"
	"sync"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/planner/lock"
)

// spread has the builders of a pool do the jobs. Where several are at work at the
// same time, each line of theirs says which target it is about.
func (a *app) spread(ctx context.Context, pool *builder.Pool, jobs []buildJob,
	do func(context.Context, *builder.Builder, buildJob) error) error {
	together := len(pool.Members) > 1 && len(jobs) > 1
	var mu sync.Mutex
	var work []builder.Job
	for _, job := range jobs {
		name := job.request.Name()
		job.log = a.Stderr
		if together {
			job.progress = lineByLine(job.progress)
		}
		if together && job.progress != "rawjson" {
			job.log = &prefixed{mu: &mu, w: a.Stderr, prefix: name + " | "}
		}
		work = append(work, builder.Job{Name: name, Platform: lock.Platform(job.request),
			Run: func(ctx context.Context, b *builder.Builder) error {
				return do(ctx, b, job)
			}})
	}
	return pool.Run(ctx, work)
}

// lineByLine is a progress mode of which several can share a terminal.
func lineByLine(mode string) string {
	if mode == "tty" {
		return "auto" // lines, since what they are written to is no terminal
	}
	return mode
}

// prefixed writes whole lines, each with a prefix, to a writer that others use
// too.
type prefixed struct {
	mu      *sync.Mutex
	w       io.Writer
	prefix  string
	partial []byte // of the last line
}

// Write implements io.Writer.
func (p *prefixed) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.partial = append(p.partial, text...)
	end := bytes.LastIndexByte(p.partial, '\n') + 1
	var out bytes.Buffer
	for line := range bytes.Lines(p.partial[:end]) {
		out.WriteString(p.prefix)
		out.Write(line)
	}
	p.partial = bytes.Clone(p.partial[end:])
	if out.Len() == 0 {
		return len(text), nil
	}
	if _, err := p.w.Write(out.Bytes()); err != nil {
		return 0, err
	}
	return len(text), nil
}

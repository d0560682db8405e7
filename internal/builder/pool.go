package builder

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
)

// Pool is several builders that share the work of one command.
type Pool struct {
	Members []*Builder
	log     io.Writer
}

// Job is a piece of work that any builder can do. It may be started again from
// the beginning on another builder, when the first goes away.
type Job struct {
	Name     string
	Platform string // which its builder must run; empty: any
	Run      func(ctx context.Context, b *Builder) error
}

// ConnectAll reaches all builders that the options name, all at the same time.
// One that does not answer is told of and left out; when none does, the error
// says so of each. Without a name there is one member, the managed builder.
func ConnectAll(ctx context.Context, o Options) (*Pool, error) {
	o = o.withDefaults()
	addresses, from := o.addresses()
	if len(addresses) < 2 {
		b, err := Connect(ctx, o)
		if err != nil {
			return nil, err
		}
		return &Pool{Members: []*Builder{b}, log: o.Log}, nil
	}
	found, errs := make([]*Builder, len(addresses)), make([]error, len(addresses))
	var work sync.WaitGroup
	for i, address := range addresses {
		work.Go(func() { found[i], errs[i] = reach(ctx, address, from, o) })
	}
	work.Wait()
	p := &Pool{log: o.Log}
	for _, b := range found {
		if b != nil {
			p.Members = append(p.Members, b)
		}
	}
	if len(p.Members) == 0 {
		return nil, errors.Join(errs...)
	}
	for i, err := range errs {
		if err != nil {
			fmt.Fprintf(o.Log, "envsolve: going on without builder %s: %v\n", addresses[i], reasonOf(err))
		}
	}
	return p, nil
}

// reasonOf returns why a builder does not answer, without its address.
func reasonOf(err error) error {
	var unreachable *UnreachableError
	if errors.As(err, &unreachable) {
		return errors.New(dialWords(unreachable.Err))
	}
	return err
}

// Close ends all connections.
func (p *Pool) Close() error {
	var errs []error
	for _, b := range p.Members {
		errs = append(errs, b.Close())
	}
	return errors.Join(errs...)
}

// Run spreads the jobs over the builders, in their order, one at a time on each
// and only on those that run a job's platform. A platform that none of them runs
// is a *PlatformError, before anything is done.
// A job whose builder goes away starts again on another; when none is left the
// error names all that were lost and what was not done. Any other failure stops
// all work.
func (p *Pool) Run(ctx context.Context, jobs []Job) error {
	for _, job := range jobs {
		if _, err := p.For(job.Platform); job.Platform != "" && err != nil {
			return fmt.Errorf("target %q: %w", job.Name, err)
		}
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	q := &queue{waiting: slices.Clone(jobs), cancel: cancel}
	q.changed = sync.NewCond(&q.mu)
	var work sync.WaitGroup
	for _, b := range p.Members {
		work.Go(func() { p.work(ctx, q, b) })
	}
	work.Wait()
	return q.verdict()
}

// work does jobs on one builder until there are none, or it is lost.
func (p *Pool) work(ctx context.Context, q *queue, b *Builder) {
	for {
		job, ok := q.next(b)
		if !ok {
			return
		}
		err := job.Run(ctx, b)
		var lost *LostError
		if errors.As(err, &lost) && ctx.Err() == nil {
			if q.lose(job, lost) < len(p.Members) {
				fmt.Fprintf(p.log, "envsolve: builder %s went away; %s starts again on another\n", b.Address, job.Name)
			}
			return
		}
		q.finish(err)
		if err != nil {
			return
		}
	}
}

// queue is the jobs that are not done.
type queue struct {
	cancel context.CancelCauseFunc

	mu      sync.Mutex
	changed *sync.Cond
	waiting []Job
	running int
	lost    []*LostError
	err     error // of the first job that failed
}

// next waits for a job that the builder can do: one that runs may come back.
func (q *queue) next(b *Builder) (Job, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	fits := func(j Job) bool { return j.Platform == "" || b.Runs(j.Platform) }
	for !slices.ContainsFunc(q.waiting, fits) && q.running > 0 && q.err == nil {
		q.changed.Wait()
	}
	at := slices.IndexFunc(q.waiting, fits)
	if at < 0 || q.err != nil {
		return Job{}, false
	}
	job := q.waiting[at]
	q.waiting = slices.Delete(q.waiting, at, at+1)
	q.running++
	return job, true
}

// finish notes how a job ended.
func (q *queue) finish(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.running--
	if err != nil && q.err == nil {
		q.err = err
		q.cancel(err)
	}
	q.changed.Broadcast()
}

// lose puts a job back, and tells how many builders are gone by now.
func (q *queue) lose(job Job, lost *LostError) int {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.running--
	q.waiting = append([]Job{job}, q.waiting...)
	q.lost = append(q.lost, lost)
	q.changed.Broadcast()
	return len(q.lost)
}

func (q *queue) verdict() error {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case q.err != nil:
		return q.err
	case len(q.waiting) == 0:
		return nil
	case len(q.lost) == 1:
		return q.lost[0]
	}
	var names []string
	for _, job := range q.waiting {
		names = append(names, job.Name)
	}
	return &AllLostError{Lost: q.lost, Jobs: names}
}

// AllLostError says that every builder of several went away.
type AllLostError struct {
	Lost []*LostError
	Jobs []string // what was not done
}

// Error names the builders, the work that is left, and the next step.
func (e *AllLostError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "no builder is left for %s:", strings.Join(e.Jobs, ", "))
	for _, lost := range e.Lost {
		fmt.Fprintf(&b, "\n  %s went away: %v", lost.Address, lost.Err)
	}
	b.WriteString("\nRun the command again when they are back: what was finished is kept")
	return b.String()
}

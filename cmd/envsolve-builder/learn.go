package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/learn"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// Bounds of learning for one lock.
const (
	mostRounds   = 12        // plans
	mostBlames   = 4         // answers of pip that are learned from
	learnedBytes = 512 << 20 // of wheels whose index has no metadata beside them
)

// newLearner returns what learns of packages for the targets, with those that were
// learned before, or that an earlier lock rests on, as the indexes have them now.
func (a *app) newLearner(ctx context.Context, asked *cli.Asked, old *lock.Lock, st *store.Store) (*learn.Learner, error) {
	l := &learn.Learner{
		Harvester: &harvest.Harvester{Client: a.indexClient(), Store: st, Facts: asked.Tables,
			Budget: &harvest.Budget{Left: learnedBytes}},
		Facts: asked.Tables, Day: time.Now().UTC().Format(time.DateOnly),
		Say: func(text string) { fmt.Fprintln(a.Stderr, "envsolve:", text) },
	}
	sources := plan.SourcesOf(plan.Stack{}, asked.Indexes)
	for _, name := range append(slices.Clone(asked.Facts.Learned()), learnedIn(asked, old)...) {
		if err := l.Remember(ctx, name, sources.Owner(name).URL); err != nil {
			return nil, err
		}
	}
	asked.Facts = learned.Lay(asked.Tables, l.Packages())
	return l, nil
}

// learnedIn lists the packages that the locked stacks of the targets give a
// version of, with a reason, and that no table holds.
func learnedIn(asked *cli.Asked, old *lock.Lock) []string {
	var names []string
	for _, r := range asked.Requests {
		t := old.Find(r.Name(), lock.Platform(r))
		if t == nil {
			continue
		}
		for _, reason := range t.Reasons {
			if t.Stack.Packages[reason.Part] != "" && !learned.Knows(asked.Tables, reason.Part) {
				names = append(names, reason.Part)
			}
		}
	}
	return names
}

// planLearning plans the targets, and anew with what the packages that the facts
// do not know turn out to require, until nothing more is learned. What ends in a
// conflict is printed.
func (a *app) planLearning(ctx context.Context, asked *cli.Asked, old *lock.Lock, upgrade lock.Upgrade,
	l *learn.Learner) (plan.Document, error) {
	for round := 0; ; round++ {
		doc, err := a.PlanKeeping(asked, old, upgrade)
		if err != nil {
			return doc, err
		}
		grown, err := a.learnMore(ctx, asked, doc, old, upgrade, l)
		if err != nil {
			return doc, err
		}
		if !grown || round == mostRounds {
			return doc, a.RefuseConflicts(doc)
		}
		asked.Facts = learned.Lay(asked.Tables, l.Packages())
	}
}

// learnMore looks at the plans: older releases of what was learned are read where
// the newer ones clash.
func (a *app) learnMore(ctx context.Context, asked *cli.Asked, doc plan.Document, old *lock.Lock, upgrade lock.Upgrade,
	l *learn.Learner) (bool, error) {
	if cli.Verdict(doc, false) != nil {
		return l.More(ctx)
	}
	grown := false
	for i := range doc.Plans {
		some, err := l.Look(ctx, learnTarget(asked, doc, i, old, upgrade))
		if err != nil {
			return false, err
		}
		grown = grown || some
	}
	return grown, nil
}

// learnTarget is a planned target as it is looked at.
func learnTarget(asked *cli.Asked, doc plan.Document, i int, old *lock.Lock, upgrade lock.Upgrade) learn.Target {
	t := learn.Target{Stack: *doc.Plans[i].Stack, Indexes: asked.Indexes, Kept: map[string]string{}}
	r := asked.Requests[i]
	before := old.Find(r.Name(), lock.Platform(r))
	if before == nil || upgrade.All {
		return t
	}
	for _, w := range before.Wheels {
		if !upgrade.Has(w.Name) {
			t.Kept[w.Name] = w.Version
		}
	}
	return t
}

// lockLearning plans and resolves, and plans anew where pip finds no packages that
// go with the plan and something can be learned from what it says.
func (a *app) lockLearning(ctx context.Context, job *lockJob, flags *builderFlags) ([]lock.Target, error) {
	l, err := a.newLearner(ctx, job.asked, job.old, job.store)
	if err != nil {
		return nil, err
	}
	for job.blames = 0; ; job.blames++ {
		if job.doc, err = a.planLearning(ctx, job.asked, job.old, job.upgrade, l); err != nil {
			return nil, errors.Join(err, a.remember(job, l))
		}
		targets, err := a.resolve(ctx, *job, flags)
		var none *resolve.ImpossibleError
		if !errors.As(err, &none) || job.blames > mostBlames {
			return targets, errors.Join(err, a.remember(job, l))
		}
		grown := false
		for i := range job.doc.Plans {
			some, err := l.Blame(ctx, learnTarget(job.asked, job.doc, i, job.old, job.upgrade), none.Blamed)
			if err != nil {
				return nil, err
			}
			grown = grown || some
		}
		if !grown {
			job.blames = mostBlames // pip has all the time it takes
		}
		job.asked.Facts = learned.Lay(job.asked.Tables, l.Packages())
	}
}

// remember keeps what was learned for later plans.
func (a *app) remember(job *lockJob, l *learn.Learner) error {
	return cli.RememberLearned(job.store, l.Packages(), job.asked.Indexes)
}

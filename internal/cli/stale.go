package cli

import (
	"bytes"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/compare"
	"github.com/envsolve/envsolve/planner/compare/locked"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// relocking says how the stacks of a stale lock would change, as far as it is
// known without a network: what "envsolve plan" gives against what is locked.
// It begins with a line break, or is empty where nothing can be planned.
func relocking(asked *Asked, l *lock.Lock) string {
	p := planner.New(asked.Facts)
	doc, err := p.PlanAll(asked.Requests)
	if err != nil {
		return ""
	}
	now := compare.FromDocument(doc, asked.Path, compare.KindTarget)
	difference := compare.Compare(locked.Side(lockedOf(asked, l), LockPath(asked.Path)), now, p.Reach)
	difference.Targets = slices.DeleteFunc(difference.Targets, func(d compare.Difference) bool {
		return d.Status == compare.StatusSame
	})
	if len(difference.Targets) == 0 {
		return "; the planned stack stays as it is"
	}
	var table bytes.Buffer
	if err := report.WriteDiff(&table, difference, report.Table, report.Options{}); err != nil {
		return ""
	}
	text := strings.TrimRight(table.String(), "\n")
	return "; it would change this:\n  " + strings.ReplaceAll(text, "\n", "\n  ")
}

// lockedOf is the part of a lock that is asked for.
func lockedOf(asked *Asked, l *lock.Lock) *lock.Lock {
	part := &lock.Lock{Matrices: l.Matrices}
	for _, t := range l.Targets {
		if slices.ContainsFunc(asked.Requests, func(r request.Request) bool { return r.Name() == t.Name }) {
			part.Targets = append(part.Targets, t)
		}
	}
	return part
}

// LockedPlan is what a lock holds as a plan.
func LockedPlan(asked *Asked, l *lock.Lock) plan.Document {
	doc := plan.Document{Schema: plan.PlanSchema, Matrices: l.Matrices}
	for _, r := range asked.Requests {
		t := l.Find(r.Name(), lock.Platform(r))
		doc.Plans = append(doc.Plans, plan.Plan{
			Target: t.Name, Status: plan.StatusOK, Stack: &t.Stack, Reasons: t.Reasons, Locked: t.Sizes(),
		})
	}
	return doc
}

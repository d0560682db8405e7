package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// LoadFile is Load for commands that need a file: a lock stands beside one.
func (a *App) LoadFile(args []string, flags *TargetFlags) (*Asked, error) {
	asked, err := a.Load(args, flags)
	if err != nil {
		return nil, err
	}
	if asked.Path == "" {
		return nil, UsageError("a lock belongs to a target file: write one with envsolve init")
	}
	return asked, nil
}

// LockPath is where the lock of a target file stands.
func LockPath(targetFile string) string {
	if info, err := os.Stat(targetFile); err == nil && info.IsDir() {
		return filepath.Join(targetFile, lock.DefaultName)
	}
	return filepath.Clean(lock.Beside(targetFile))
}

// mostOfALock bounds a lock file, in bytes: one of a stack with 400 wheels and as
// many reasons is below a megabyte.
const mostOfALock = 256 << 20

// ReadLock reads the lock beside a target file; nil when there is none.
func ReadLock(path string) (*lock.Lock, error) {
	src, err := tablefile.Read(path, mostOfALock)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	l, err := lock.Read(src, path)
	if err != nil {
		return nil, &ExitError{Code: ExitLock, Err: err}
	}
	return l, nil
}

// MeasureByLock puts the sizes of what is locked into plans, where there is a
// lock of the same stacks. A lock that cannot be read is none here: a plan does
// not depend on it.
func (a *App) MeasureByLock(asked *Asked, doc plan.Document) {
	if asked.Path == "" {
		return
	}
	if l, err := ReadLock(LockPath(asked.Path)); err == nil && l != nil {
		l.Measure(doc.Plans)
	}
}

// LockedAs reads the lock and insists that it fits the request.
func (a *App) LockedAs(asked *Asked) (*lock.Lock, error) {
	path := LockPath(asked.Path)
	l, err := ReadLock(path)
	if err != nil {
		return nil, err
	}
	if l == nil {
		return nil, &ExitError{Code: ExitLock,
			Err: fmt.Errorf("%s: there is no lock: run \"envsolve lock\" and keep the file with the target file", path)}
	}
	if err := l.Check(asked.Requests, asked.Indexes); err != nil {
		return nil, &ExitError{Code: ExitLock, Err: fmt.Errorf("%s: %w%s", path, err, relocking(asked, l))}
	}
	return l, nil
}

// Planned solves every target; conflicts are printed and end the command.
func (a *App) Planned(asked *Asked) (plan.Document, error) {
	return a.PlannedKeeping(asked, nil, lock.Upgrade{All: true})
}

// PlannedKeeping is Planned for targets of which some are locked, see PlanKeeping.
func (a *App) PlannedKeeping(asked *Asked, old *lock.Lock, upgrade lock.Upgrade) (plan.Document, error) {
	doc, err := a.PlanKeeping(asked, old, upgrade)
	if err != nil {
		return doc, err
	}
	return doc, a.RefuseConflicts(doc)
}

// PlanKeeping solves every target, conflicts among the answers. What a lock holds
// of them is kept where it still fits, but for what is to be upgraded.
func (a *App) PlanKeeping(asked *Asked, old *lock.Lock, upgrade lock.Upgrade) (plan.Document, error) {
	doc, err := planner.New(asked.Facts).PlanAllKeeping(asked.Requests, func(r request.Request) *planner.Earlier {
		if old == nil || upgrade.All {
			return nil
		}
		t := old.Find(r.Name(), lock.Platform(r))
		if t == nil {
			return nil
		}
		return &planner.Earlier{Stack: t.Stack, Reasons: t.Reasons, Free: upgrade.Has}
	})
	if err != nil {
		return doc, a.InputError(err, asked.Sources)
	}
	return doc, nil
}

// RefuseConflicts prints the conflicts among plans, and returns the error with
// which they end a command.
func (a *App) RefuseConflicts(doc plan.Document) error {
	err := Verdict(doc, false)
	if err == nil {
		return nil
	}
	width, isTerminal := Terminal(a.Stderr)
	printed := report.Write(a.Stderr, conflicts(doc), report.Table, report.Options{
		Color: isTerminal && a.Env("NO_COLOR") == "", Width: min(width, 140),
	})
	return errors.Join(err, printed)
}

// conflicts keeps the plans that failed.
func conflicts(doc plan.Document) plan.Document {
	kept := doc
	kept.Plans = nil
	for _, p := range doc.Plans {
		if p.Status == plan.StatusConflict {
			kept.Plans = append(kept.Plans, p)
		}
	}
	return kept
}

// Verdict returns the exit code that the plans deserve; they are printed already.
func Verdict(doc plan.Document, strict bool) error {
	for _, result := range doc.Plans {
		if result.Status == plan.StatusConflict {
			return &ExitError{Code: ExitConflict}
		}
	}
	if !strict {
		return nil
	}
	for _, plan := range doc.Plans {
		if len(plan.Warnings) > 0 {
			return &ExitError{Code: ExitConflict, Err: fmt.Errorf(
				"target %q works only with warnings, which --strict refuses (%s)", plan.Target, plan.Warnings[0].Rule)}
		}
	}
	return nil
}

package planner

import (
	"github.com/envsolve/envsolve/planner/internal/check"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/meaning"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ErrNothingToJudge is returned for an environment in which nothing is that the
// facts are about: neither a framework nor a package that loads CUDA.
var ErrNothingToJudge = check.ErrNothingToJudge

// Check judges an environment that is there already, as it was observed: it
// works, it fails, or what was observed does not settle it. Only rules on what
// runs are asked; what was not observed is what the installer would have given.
// The error is ErrNothingToJudge, with which the verdict says what was left out and why,
// or that of a question that could not be solved.
func (p *Planner) Check(env observed.Environment) (verdict.Document, error) {
	return check.Judge(&p.engine, env)
}

// SaidPlatform returns the platform that observations say, such as linux/arm64, also by a system or by a board that
// comes on one alone. It is empty where they say none.
func (p *Planner) SaidPlatform(list []observed.Observation) string {
	return existing.SaidPlatform(p.engine.Facts, list)
}

// Meant returns what observations mean in the words of a target: the same reading
// that [Planner.Check] judges.
func (p *Planner) Meant(env observed.Environment) observed.Meaning {
	return meaning.Of(p.engine.Facts, env)
}

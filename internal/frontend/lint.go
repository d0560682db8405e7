package frontend

import (
	"bytes"
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/moby/buildkit/frontend/subrequests/lint"
	"github.com/moby/buildkit/solver/errdefs"
	"github.com/moby/buildkit/solver/pb"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

const (
	// conflictRule heads a conflict that no fact is part of.
	conflictRule = "conflict"
	// otherFactsRule heads the warning that answers rest on other facts than those
	// which the file names.
	otherFactsRule = "facts-from"
)

// lint plans the targets and shows conflicts and warnings at their places: docker
// build --check. It needs neither a lock nor a network.
func (a *asked) lint(ctx context.Context) (*lint.LintResults, error) {
	results := &lint.LintResults{}
	source := results.AddSource(a.source.SourceMap)
	if a.faults != nil {
		results.Error = buildError(a.faults, source)
		return results, nil
	}
	requests := a.file.Requests
	if a.ui.Target != "" {
		var err error
		if requests, err = a.file.Select(a.ui.Target); err != nil {
			return nil, err
		}
	}
	doc, err := a.plan(ctx, requests)
	if err != nil {
		results.Error = buildError(a.inputFaults(err), source)
		return results, nil
	}
	if a.file.From != "" {
		results.AddWarning(otherFactsRule, "", "", "the file names facts of a registry ("+a.file.From+"), which the "+
			"frontend does not read: this check goes by its own, of "+matrices.Embedded().Version()+
			"; \"envsolve plan\" goes by those", source, []parser.Range{parserRange(a.file.FromAt.Line)})
	}
	for i, p := range doc.Plans {
		if err := a.lintPlan(results, source, doc, p, requests[i]); err != nil {
			return nil, err
		}
	}
	return results, nil
}

// plan solves targets by our facts and the user's own.
func (a *asked) plan(ctx context.Context, requests []request.Request) (plan.Document, error) {
	facts := matrices.Embedded()
	if len(a.file.Overlays) > 0 {
		paths, err := a.overlays(ctx)
		if err == nil {
			facts, err = overlay.Apply(facts, paths...)
		}
		if err != nil {
			return plan.Document{}, err
		}
	}
	return planner.New(facts).PlanAll(requests)
}

// buildError is what a linter shows of a file that cannot be read.
func buildError(err error, source int) *lint.BuildError {
	shown := &lint.BuildError{Message: err.Error(), Location: pb.Location{SourceIndex: int32(source)}}
	var placed *errdefs.SourceError
	if errors.As(err, &placed) {
		shown.Location.Ranges = placed.Ranges
	}
	return shown
}

// lintPlan adds what is to be said of one target.
func (a *asked) lintPlan(results *lint.LintResults, source int, doc plan.Document, p plan.Plan,
	r request.Request) error {
	at := parserRange(r.At.Line)
	for _, w := range p.Warnings {
		results.AddWarning(w.Rule, "", "", w.Text, source, []parser.Range{at})
	}
	if p.Conflict == nil {
		return nil
	}
	doc.Plans = []plan.Plan{p}
	var text bytes.Buffer
	if err := report.Write(&text, doc, report.Table, report.Options{}); err != nil {
		return err
	}
	rule, link := headOf(p.Conflict)
	places := placesOf(p.Conflict, a.source.Filename)
	if len(places) == 0 {
		places = []parser.Range{at}
	}
	results.AddWarning(rule, "", link, strings.TrimRight(text.String(), "\n"), source, places)
	return nil
}

// headOf is the rule that a conflict is known by, and where it stands.
func headOf(c *plan.Conflict) (rule, link string) {
	for _, r := range c.Rules {
		if r.Kind != "fact" {
			continue
		}
		if r.Evidence != nil {
			link = r.Evidence.URL
		}
		return r.Rule, link
	}
	return conflictRule, ""
}

// placesOf are the lines of the file that a conflict is about, in their order.
func placesOf(c *plan.Conflict, file string) []parser.Range {
	var places []parser.Range
	for _, r := range c.Rules {
		rest, ok := strings.CutPrefix(r.At, file+":")
		if !ok {
			continue
		}
		line, _, _ := strings.Cut(rest, ":")
		if n, err := strconv.Atoi(line); err == nil {
			places = append(places, parserRange(n))
		}
	}
	return places
}

func parserRange(line int) parser.Range {
	return parser.Range{Start: parser.Position{Line: line}, End: parser.Position{Line: line}}
}

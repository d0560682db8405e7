package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// NoteAlternatives notes software of other makers than the tables' for GPUs or
// platforms that no build of a framework serves: NVIDIA's own images, builds
// of conda-forge.
func NoteAlternatives(c *plan.Conflict, f *facts.Facts, q *query.Query) {
	if texts := Alternatives(c, f, q); texts != "" {
		addNote(c, "other makers have builds that serve it, which a plan does not cover: "+texts)
	}
}

// Alternatives returns software of other makers than the tables' for GPUs or platforms that no build of a framework
// serves, by what stands in a conflict; empty where the facts know of none.
func Alternatives(c *plan.Conflict, f *facts.Facts, q *query.Query) string {
	served := []string{hardware.Kernels, hardware.BrokenPTX, hardware.RunTimeKernels, hardware.DocumentedFloor,
		system.BuildPlatform, system.CPUBuild}
	if !slices.ContainsFunc(served, func(rule string) bool { return Names(c, rule) }) {
		return ""
	}
	var texts []string
	rows := f.Guidance()
	for i := range rows {
		asked := slices.ContainsFunc(q.Frameworks(), func(p *query.Package) bool { return p.Name == rows[i].Subject })
		if asked && on(q, rows[i].InsteadOn) {
			texts = append(texts, rows[i].Text)
		}
	}
	return strings.Join(texts, "; ")
}

// on reports whether all GPUs of the target are of the architectures or
// capabilities, or it is for one of the platforms.
func on(q *query.Query, places []string) bool {
	if slices.Contains(places, q.Platform) {
		return true
	}
	return len(q.GPUs) > 0 && !slices.ContainsFunc(q.GPUs, func(g query.GPU) bool {
		return !slices.Contains(places, g.Arch.Name) && !slices.Contains(places, g.CC())
	})
}

// NotePythonAlternatives notes, where a system lacks the Python asked for, which
// images have it.
func NotePythonAlternatives(c *plan.Conflict, q *query.Query) {
	if q.Python == nil || q.OS == nil || q.Request.Image.Base.Set() || !Names(c, system.PythonImage) {
		return
	}
	note := fmt.Sprintf("no image of %s has Python %s; one of your own that has it would do: image { base = … } with os = %q", q.OS.ID, q.Python.Text.Value, q.OS.ID)
	if from := q.Request.PythonFrom; from.Value == request.PythonSystem {
		note += "; so may a relocatable build, which " + request.Spell(from.At, "python_from", from.Value) + " leaves out"
	}
	addNote(c, note)
}

// NoteFrameworks notes which frameworks have a stack on GPUs that have none with the target's.
func NoteFrameworks(c *plan.Conflict, gpus, frameworks []string) {
	if more := len(gpus) - words.FewNames; more > 1 {
		gpus = append(slices.Clone(gpus[:words.FewNames]), fmt.Sprintf("%d more", more))
	}
	if len(frameworks) > 0 {
		addNote(c, "on "+words.JoinWords(gpus, "and")+", other frameworks have a stack: "+
			words.JoinList(frameworks))
	}
}

// addNote adds a sentence to what is noted below a conflict.
func addNote(c *plan.Conflict, note string) { c.Note = strings.TrimPrefix(c.Note+"; "+note, "; ") }

// Names reports whether a rule stands in the conflict or in one beside it.
func Names(c *plan.Conflict, rule string) bool {
	return slices.ContainsFunc(c.Rules, func(r plan.ConflictRule) bool { return r.Rule == rule }) ||
		slices.ContainsFunc(c.Others, func(o plan.Conflict) bool { return Names(&o, rule) })
}

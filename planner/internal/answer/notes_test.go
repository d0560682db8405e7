package answer

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestReleasesThatNobodyRead are named beside a conflict, which says nothing of
// them; those of tables need no note.
func TestReleasesThatNobodyRead(t *testing.T) {
	f := facts.New(matrices.New(matrices.Tables{PackageInfos: []matrices.PackageInfo{
		{Name: "unsloth", Evidence: matrices.Evidence{Learned: "a wheel", Notes: []string{"2024 of unsloth was not read"}}},
		{Name: "trl", Evidence: matrices.Evidence{Learned: "a wheel", Notes: []string{"releases before 0.9 of trl were not read"}}},
		{Name: "vllm", Evidence: matrices.Evidence{Notes: []string{"a note of a table"}}},
	}}))
	for _, test := range []struct {
		said  string
		names []string
		want  string
	}{
		{"", []string{"unsloth"}, "2024 of unsloth was not read"},
		{"as it is", []string{"unsloth", "trl"},
			"as it is; 2024 of unsloth was not read and releases before 0.9 of trl were not read"},
		{"as it is", []string{"vllm", "unheard-of"}, "as it is"},
	} {
		q := &query.Query{}
		for _, name := range test.names {
			q.Packages = append(q.Packages, &query.Package{Kind: query.Extension, Name: name})
		}
		c := plan.Conflict{Note: test.said}
		if NoteUnread(&c, f, q); c.Note != test.want {
			t.Errorf("%v: %q, want %q", test.names, c.Note, test.want)
		}
	}
}

// TestHowOldTheFactsAre is the day of the oldest table that a plan cites, in
// whatever part of it; tables that do not say have no say.
func TestHowOldTheFactsAre(t *testing.T) {
	f := facts.New(matrices.New(matrices.Tables{Upstreams: []matrices.Upstream{
		{Table: "pytorch", Looked: "2026-11-20"}, {Table: "cuda", Looked: "2026-09-01"}, {Table: "python", Looked: "2026-10-05"},
	}}))
	cites := func(refs ...string) []plan.Reason { return []plan.Reason{{Facts: refs}} }
	for name, test := range map[string]struct {
		p      plan.Plan
		oldest string
		table  string
		tables []string
	}{
		"reasons": {plan.Plan{Reasons: cites("pytorch/2.5.1", "python/3.12#images", "pytorch/2.5.1+cu124#cuda")},
			"2026-10-05", "python", []string{"python", "pytorch"}},
		"a warning too": {plan.Plan{Reasons: cites("pytorch/2.5.1"), Warnings: []plan.Warning{{Facts: []string{"cuda/12.4.1"}}}},
			"2026-09-01", "cuda", []string{"cuda", "pytorch"}},
		"what is ahead too": {plan.Plan{Horizon: []plan.Horizon{{Facts: []string{"python/3.9#end-of-life"}}}},
			"2026-10-05", "python", []string{"python"}},
		"one that does not say": {plan.Plan{Reasons: cites("gpus/t4", "pytorch/2.5.1")}, "2026-11-20", "pytorch",
			[]string{"gpus", "pytorch"}},
	} {
		got := age(f, &test.p)
		if got == nil || got.Oldest != test.oldest || got.Table != test.table || !slices.Equal(got.Tables, test.tables) {
			t.Errorf("%s: %+v, want %s of %s", name, got, test.oldest, test.table)
		}
	}
	if got := age(f, &plan.Plan{Reasons: cites("gpus/t4", "what the user asks")}); got != nil {
		t.Errorf("no table says up to which day it has everything: %+v", got)
	}
}

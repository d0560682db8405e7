package verdict_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// schema returns the published schema, compiled.
func schema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(verdict.JSONSchema))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("check.json", doc); err != nil {
		t.Fatal(err)
	}
	compiled, err := compiler.Compile("check.json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled
}

func valid(t *testing.T, compiled *jsonschema.Schema, doc any) error {
	t.Helper()
	text, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return compiled.Validate(value)
}

func TestDocumentsKeepTheSchema(t *testing.T) {
	rule := plan.ConflictRule{Kind: "fact", Rule: "kernel-coverage", Text: "no code", At: "a.txt:1:1", Facts: []string{"x/y"},
		Evidence: &plan.Evidence{Class: "measured", Date: "2026-11-20"}}
	doc := verdict.Document{Schema: verdict.Schema, Verdict: verdict.Fails, Sources: []string{"a.txt"},
		Judged: []verdict.Judged{
			{GPU: "t4", Verdict: verdict.Fails, Warnings: []plan.Warning{},
				Conflict: &plan.Conflict{Rules: []plan.ConflictRule{rule}, Fixes: []plan.Fix{}, Note: "n",
					Others: []plan.Conflict{{Rules: []plan.ConflictRule{rule}, Fixes: []plan.Fix{}}}},
				Fixes: []verdict.Fix{{Text: "torch==2.8.0", Change: []plan.Change{{Part: "framework", From: "a", To: "b"}},
					Stack: &plan.Stack{}}}},
			{Verdict: verdict.Unproven, Missing: &verdict.Missing{Facts: []string{}}, Warnings: []plan.Warning{{Rule: "r"}},
				Fixes: []verdict.Fix{}, Stack: &plan.Stack{}},
		},
		Readings: []verdict.Reading{{At: "--gpu", Text: "3090", Taken: "RTX 3090"}}, NotJudged: []verdict.NotJudged{{Name: "x"}}}
	compiled := schema(t)
	if err := valid(t, compiled, doc); err != nil {
		t.Error(err)
	}
	doc.Judged[0].Verdict = "maybe"
	if valid(t, compiled, doc) == nil {
		t.Error("the schema takes a verdict that is none")
	}
	doc.Judged[0].Verdict, doc.Judged[0].Fixes[0].Change = verdict.Fails, nil
	if valid(t, compiled, doc) == nil {
		t.Error("the schema takes a fix without a list of changes")
	}
}

func TestWorst(t *testing.T) {
	for _, test := range []struct{ a, b, want verdict.Verdict }{
		{verdict.Works, verdict.Works, verdict.Works}, {verdict.Works, verdict.Unproven, verdict.Unproven},
		{verdict.Unproven, verdict.Fails, verdict.Fails}, {verdict.Fails, verdict.Works, verdict.Fails},
	} {
		if got := verdict.Worst(test.a, test.b); got != test.want {
			t.Errorf("%s and %s: %s, want %s", test.a, test.b, got, test.want)
		}
	}
}

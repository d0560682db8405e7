package check_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/check"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// A package of a file is the distribution of that name, also where people call a framework
// so; a flag means the framework.
func TestAliasesAreWordsOfFlags(t *testing.T) {
	e := engine(t)
	file := func(name, value string, line int) observed.Observation {
		return observed.Observation{Kind: observed.Package, Name: name, Value: value,
			At: request.Position{File: "requirements.txt", Line: line, Column: 1}}
	}
	env := observed.Environment{Observations: []observed.Observation{
		file("onnx", "1.16.0", 1), file("torch", "2.5.1", 2),
		{Kind: observed.GPU, Value: "t4", At: request.Position{File: "--gpu"}},
	}}
	doc, err := check.Judge(e, env)
	if err != nil {
		t.Fatal(err)
	}
	if doc.Verdict != verdict.Works {
		t.Errorf("a file with onnx and torch: %s: %s", doc.Verdict, said(doc))
	}
	if env.Observations[0].Name != "onnx" {
		t.Errorf("the observations that were given are changed: %v", env.Observations[0])
	}
	for _, flags := range []observed.Flags{
		{Framework: []string{"tf==1.15"}, GPU: []string{"RTX 3090"}, CUDA: "10.0"},
		{With: []string{"tf==1.15"}, GPU: []string{"RTX 3090"}, CUDA: "10.0"},
	} {
		if doc := judge(t, e, flags); doc.Verdict != verdict.Fails {
			t.Errorf("%+v: %s", flags, doc.Verdict)
		}
	}
	asked := judge(t, e, observed.Flags{Framework: []string{"onnxruntime==1.18.1"}, GPU: []string{"T4"}, CUDA: "12.1",
		With: []string{"torch==2.1.2+cu121", "onnx==1.16.1"}})
	if asked.Verdict != verdict.Fails || !strings.Contains(said(asked), "ONNX Runtime 1.18.1") {
		t.Errorf("onnx beside the framework that is called so: %s: %s", asked.Verdict, said(asked))
	}
}

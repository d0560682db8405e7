package judge_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// A judgement is what an environment that flags describe is judged to be.
type judgement struct {
	flags observed.Flags
	want  verdict.Verdict
	says  string // somewhere in the answer
}

func testJudgements(t *testing.T, tests map[string]judgement) {
	t.Helper()
	p := planner.New(matrices.Embedded())
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			var env observed.Environment
			source.OverFlags(&env, &test.flags)
			doc, err := judge.Environment(p, &env)
			if err != nil {
				t.Fatal(err)
			}
			if answer := answered(t, &doc); doc.Verdict != test.want || !strings.Contains(answer, test.says) {
				t.Errorf("%s, want %s, and %q in it:\n%s", doc.Verdict, test.want, test.says, answer)
			}
		})
	}
}

// TestFermi judges boards whose compute capability CUDA 9 dropped, and names that
// such boards share with others.
func TestFermi(t *testing.T) {
	torch := []string{"pytorch==1.2.0"}
	testJudgements(t, map[string]judgement{
		"a workstation's board": {observed.Flags{GPU: []string{"Quadro 4000"}, Framework: torch},
			verdict.Fails, "carry no sm_20 code for Quadro 4000"},
		"kernels that are compiled at run time": {
			observed.Flags{GPU: []string{"Tesla M2070"}, Framework: []string{"cupy"}, CUDA: "9.1"},
			verdict.Fails, "Tesla M2070 is 2.0"},
		"a toolkit that knows it": {
			observed.Flags{GPU: []string{"GTX 580"}, Framework: []string{"numba==0.50.1"}, CUDA: "8.0"},
			verdict.Works, "driver branch 390 is the last"},
		"the generation": {observed.Flags{GPU: []string{"Fermi"}, Framework: torch}, verdict.Fails, "sm_20"},
		"a name of several chips": {observed.Flags{GPU: []string{"GT 730"}, Framework: torch},
			verdict.Unproven, "(sm_35) works and GeForce GT 730 (sm_21) fails"},
		"and its chip": {observed.Flags{GPU: []string{"GT 730 (GF108)"}, Framework: torch},
			verdict.Fails, "carry no sm_21 code"},
		"another of its chips": {observed.Flags{GPU: []string{"GK208B [GeForce GT 730]"}, Framework: torch},
			verdict.Works, "pytorch 1.2.0"},
		"a driver that only one of them has": {
			observed.Flags{GPU: []string{"GT 710"}, Driver: []string{"470.82.01"}, Framework: torch},
			verdict.Works, "pytorch 1.2.0"},
		"a driver that none of them has": {
			observed.Flags{GPU: []string{"GT 710"}, Driver: []string{"590.44.01"}, Framework: torch}, verdict.Fails, "GT 710"},
	})
}

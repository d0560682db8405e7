package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestSmallModelsAnswerAsTheWholeDoes solves requests over everything and
// compares with what the planner finds in its narrowed models.
func TestSmallModelsAnswerAsTheWholeDoes(t *testing.T) {
	p := embedded()
	for _, words := range append(sampleRequests(), "tensorflow", "jax gpu=v100", "onnxruntime cudnn=8", "cupy gpu=t4",
		"gpu=a100 pytorch jax", "package=vllm gpu=l40s", "tensorflow==2.10.*", "tensorflow==2.15.0") {
		whole := plantest.AnswerWithout(t, p.facts, words, "")
		if got := plantest.Summary(plantest.Plan(t, p, words).Stack); got != whole {
			t.Errorf("%s:\n planned %s\n whole   %s", words, got, whole)
		}
	}
}

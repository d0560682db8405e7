package answer_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func TestEmptyListsAreListsInJSON(t *testing.T) {
	for _, words := range []string{"pytorch build=cpu", "gpu=rtx-5090 pytorch==2.5.1"} {
		text, err := json.Marshal(plantest.Plan(t, planner.New(matrices.Embedded()), words))
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range []string{`"gpus":null`, `"reasons":null`, `"warnings":null`, `"facts":null`, `"fixes":null`,
			`"rules":null`, `"change":null`} {
			if strings.Contains(string(text), bad) {
				t.Errorf("%s: %s in %s", words, bad, text)
			}
		}
	}
}

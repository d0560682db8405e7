package cli

import (
	"bytes"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

func cell(name, version string) request.Request {
	return request.Request{Target: "ci", Cell: name, GPUs: []request.Text{{Value: "rtx-5090"}},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch", Version: request.Text{Value: version}}}}
}

func TestOnlyPossibleCellsAreKept(t *testing.T) {
	var said bytes.Buffer
	a := quiet(&said)
	requests := []request.Request{cell("a", "2.5.1"), cell("b", "2.14.1")}
	asked := &Asked{Requests: requests, All: append(requests, request.Request{Target: "other"}),
		Facts: matrices.Embedded()}
	if err := a.KeepPossible(asked, &ImpossibleFlags{}); err != nil || len(asked.Requests) != 2 || said.Len() > 0 {
		t.Fatalf("without the flag %d requests are kept, %v, saying %q", len(asked.Requests), err, said.String())
	}
	if err := a.KeepPossible(asked, &ImpossibleFlags{Drop: true}); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, r := range append(asked.Requests, asked.All...) {
		names = append(names, r.Name())
	}
	if got := strings.Join(names, " "); got != "ci[b] ci[b] other" {
		t.Errorf("kept %s", got)
	}
	if !strings.HasPrefix(said.String(), "left out ci[a]: ") || strings.Count(said.String(), "\n") != 1 {
		t.Errorf("said %q", said.String())
	}
}

func TestAWholeMatrixIsNeverLeftOut(t *testing.T) {
	var said bytes.Buffer
	asked := &Asked{Requests: []request.Request{cell("a", "2.5.1"), cell("b", "2.4.1")}, Facts: matrices.Embedded()}
	err := quiet(&said).KeepPossible(asked, &ImpossibleFlags{Drop: true})
	if code(err) != ExitConflict || !strings.Contains(err.Error(), `every cell of target "ci" is impossible`) {
		t.Errorf("got %v", err)
	}
	if code((&ImpossibleFlags{Drop: true, fail: true}).Check()) != ExitUsage {
		t.Error("both flags at once are taken")
	}
}

package main

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestThePictureIsOfTodaysImports(t *testing.T) {
	page, err := os.ReadFile("../../../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	rooms, err := list()
	if err != nil {
		t.Fatal(err)
	}
	want, err := replace(string(page), draw(rooms))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, string(page)); diff != "" {
		t.Errorf("docs/architecture.md draws other rooms (-today +page); run go generate ./internal/tools/architecture:\n%s",
			diff)
	}
}

func TestArrowsLeaveOutWhatIsReachedOverAnother(t *testing.T) {
	rooms := imports{"cmd/a": {"planner", "planner/plan", "solver"}, "planner": {"planner/plan", "solver"},
		"planner/plan": nil, "solver": nil}
	if diff := cmp.Diff([]string{"planner"}, rooms.direct("cmd/a")); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"planner/plan", "solver"}, rooms.direct("planner")); diff != "" {
		t.Error(diff)
	}
	picture := draw(rooms)
	for _, want := range []string{"  subgraph cmd\n    p_cmd_a[a]\n  end\n", "  p_cmd_a --> p_planner\n",
		"    p_planner_plan[plan]\n"} {
		if !strings.Contains(picture, want) {
			t.Errorf("the picture lacks %q:\n%s", want, picture)
		}
	}
}

func TestTestHelpersAreNoRooms(t *testing.T) {
	for path, want := range map[string]bool{
		module + "planner/internal/rules":         true,
		module + "internal/tools/rulespage":       false,
		module + "internal/builder/buildertest":   false,
		module + "internal/testworld/pyindex":     false,
		"github.com/hashicorp/hcl/v2":             false,
		module + "internal/builder/buildertest/x": false,
	} {
		if _, ok := roomOf(path); ok != want {
			t.Errorf("roomOf(%s) is %v, want %v", path, ok, want)
		}
	}
}

func TestAPageWithoutPlaceForThePictureIsRefused(t *testing.T) {
	if _, err := replace("# A page\n", "picture"); err == nil {
		t.Error("a page without the lines is taken")
	}
}

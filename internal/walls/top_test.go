package walls

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestTopLevelHoldsNothingElse keeps the first folder that a stranger sees short.
func TestTopLevelHoldsNothingElse(t *testing.T) {
	allowed := strings.Fields("cmd planner solver templates matrices examples internal docs go.mod go.sum README.md" +
		" Makefile LICENSE NOTICE CONTRIBUTING.md SECURITY.md .ci .github .gitignore" +
		" .pre-commit-hooks.yaml action.yml") // where the tools that read these two look for them
	cmd := exec.Command("git", "ls-tree", "--name-only", "HEAD")
	cmd.Dir = "../.."
	out, err := cmd.Output()
	if err != nil {
		worldtest.SkipUnlessCI(t, "not a clone: git ls-tree: "+err.Error())
	}
	for name := range strings.Lines(string(out)) {
		if name = strings.TrimSpace(name); !slices.Contains(allowed, name) {
			t.Errorf("the repository's top level holds %q", name)
		}
	}
}

package system_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

func TestNotLockable(t *testing.T) {
	for python, told := range map[string]bool{"2.7": true, "3.6": true, "3.7": false, "3.10": false, "3.14": false} {
		if got := system.NotLockable(python); (got != "") != told {
			t.Errorf("Python %s: %q", python, got)
		}
	}
}

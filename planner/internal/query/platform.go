package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// readPlatform settles the platform: the user's, or that of machines which
// come on one alone, such as Grace Hopper and Jetson, or linux/amd64.
func (q *Query) readPlatform(faults *Faults) {
	text := q.Request.Platform
	if text.Set() {
		q.Platform, q.PlatformAt = text.Value, text
		if !slices.Contains(facts.Platforms(), text.Value) {
			faults.Add(text.At, "unknown platform "+words.Quote(text.Value), "plans can be made for %s",
				words.JoinWords(facts.Platforms(), "and"))
		}
		return
	}
	q.settlePlatform()
}

// settlePlatform settles a platform that nobody wrote by the boards.
func (q *Query) settlePlatform() {
	q.Platform, q.PlatformBy = facts.LinuxAMD64, ""
	for _, g := range q.GPUs {
		for _, b := range g.Boards {
			if ArmOnly(b) {
				q.Platform, q.PlatformBy = facts.LinuxARM64, b.Name
			}
		}
	}
}

// ArmOnly reports whether a board comes only on Arm machines: Jetson modules,
// and the superchips that join a GPU to a Grace CPU.
func ArmOnly(b matrices.GPU) bool {
	if b.Class == "jetson" {
		return true
	}
	for _, chip := range []string{"gh200", "gb200", "gb300", "gb10", "dgx-spark"} {
		if b.ID == chip || strings.HasPrefix(b.ID, chip+"-") {
			return true
		}
	}
	return false
}

package query

import (
	"slices"

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
		if !slices.Contains(matrices.Platforms(), text.Value) {
			faults.Add(text.At, "unknown platform "+words.Quote(text.Value), "plans can be made for %s",
				words.JoinWords(matrices.Platforms(), "and"))
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
			if facts.ArmOnly(&b) {
				q.Platform, q.PlatformBy = facts.LinuxARM64, b.Name
			}
		}
	}
}

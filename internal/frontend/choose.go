package frontend

import (
	"fmt"
	"strings"

	"github.com/containerd/platforms"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

// chosen returns the targets to build: one, or one for each platform that is asked
// for.
func (a *asked) chosen() ([]request.Request, error) {
	var names []string
	if a.ui.Target != "" {
		names = []string{a.ui.Target}
	}
	all, err := a.file.Select(names...)
	if err != nil {
		return nil, fmt.Errorf("--target: %w", err)
	}
	if len(a.ui.TargetPlatforms) == 0 {
		return a.only(all, "")
	}
	var chosen []request.Request
	for _, p := range a.ui.TargetPlatforms {
		name := platforms.Format(platforms.Normalize(p))
		var of []request.Request
		for _, r := range all {
			if lock.Platform(r) == name {
				of = append(of, r)
			}
		}
		one, err := a.only(of, name)
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, one...)
	}
	return chosen, nil
}

// only insists on a single target.
func (a *asked) only(requests []request.Request, platform string) ([]request.Request, error) {
	if len(requests) == 1 {
		return requests, nil
	}
	var names []string
	for _, r := range requests {
		names = append(names, printable.Line(r.Name()))
	}
	of := ""
	if platform != "" {
		of = " for " + platform
	}
	switch {
	case len(names) > 0:
		return nil, fmt.Errorf("%s has %d targets%s, and a build makes one: choose with --target: %s",
			printable.Line(a.file.Path), len(names), of, strings.Join(names, ", "))
	case platform != "":
		return nil, fmt.Errorf("--platform %s: no target%s is for it: give one platform = %q and run \"envsolve lock\"",
			platform, ofName(a.ui.Target), platform)
	}
	return nil, fmt.Errorf("%s has no target to build", printable.Line(a.file.Path))
}

func ofName(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf(" %q", printable.Line(name))
}

package python

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// environments observes the platforms on which a marker of a list may hold, which says where uv installs a project:
// elsewhere it refuses to. Where it installs it on all of them there is nothing to observe.
// https://docs.astral.sh/uv/reference/settings/#environments
func environments(r *document.Reading, markers []*tree.Node) {
	var said, on []string
	for _, m := range markers {
		if m.Kind != tree.Text {
			return // uv reads no such project
		}
		said = append(said, m.Value)
	}
	all := requirement.Platforms()
	for i := range all {
		for _, marker := range said {
			if all[i].MayHold(marker) {
				on = append(on, all[i].Name)
				break
			}
		}
	}
	if len(said) > 0 && len(on) < len(all) {
		r.Observe(observed.Observation{Kind: observed.Locked, Name: strings.Join(said, ", "),
			Value: strings.Join(on, " ")}, markers[0].Start, markers[0].Start)
	}
}

// ofEnvironments reads for which environments uv locks a project, and notes those for which there have to be wheels
// of all that it locks: for each of these it looks for them, whatever the machine is.
func (p *project) ofEnvironments(root *tree.Node) {
	if !p.r.Asked.Synced && len(p.r.Within) > 0 {
		return // uv pip installs what it names
	}
	environments(p.r, root.List("tool", "uv", "environments"))
	if at := root.At("tool", "uv", "required-environments"); at != nil {
		p.r.Note(at.Start, "not judged: required-environments: uv locks the project only where what it requires has "+
			"wheels for these")
	}
}

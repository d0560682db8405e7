package planner

import (
	"fmt"
	"slices"
	"strings"
)

// sayElsewhere notes software of other makers than the tables' for GPUs or
// platforms that no build of a framework serves: NVIDIA's own images, builds
// of conda-forge.
func (c *Conflict) sayElsewhere(f *facts, a *ask) {
	served := []string{ruleKernels.ID, ruleBrokenPTX.ID, ruleRunTimeKernels.ID, ruleDocumentedFloor.ID, ruleBuildPlatform.ID}
	if !slices.ContainsFunc(served, c.names) {
		return
	}
	var texts []string
	rows := f.Guidance()
	for i := range rows {
		asked := slices.ContainsFunc(a.frameworks, func(fa frameworkAsk) bool { return fa.name == rows[i].Subject })
		if asked && a.on(rows[i].InsteadOn) {
			texts = append(texts, rows[i].Text)
		}
	}
	if len(texts) == 0 {
		return
	}
	note := "other makers have builds that serve it, which a plan does not cover: " + strings.Join(texts, "; ")
	c.addNote(note)
}

// on reports whether all GPUs of the target are of the architectures or
// capabilities, or it is for one of the platforms.
func (a *ask) on(places []string) bool {
	if slices.Contains(places, a.platform) {
		return true
	}
	return len(a.gpus) > 0 && !slices.ContainsFunc(a.gpus, func(g gpuAsk) bool {
		return !slices.Contains(places, g.arch.Name) && !slices.Contains(places, g.cc())
	})
}

// pythonElsewhere notes, where a system lacks the Python asked for, which
// images have it.
func (c *Conflict) pythonElsewhere(a *ask) {
	if a.python == nil || a.os == nil || a.request.Image.Base.Set() || !c.names(rulePythonImage.ID) {
		return
	}
	note := fmt.Sprintf("no image of %s has Python %s; one of your own that has it would do: image { base = … } with os = %q", a.os.id, a.python.text.Value, a.os.id)
	c.addNote(note)
}

// addNote adds a sentence to what is noted below a conflict.
func (c *Conflict) addNote(note string) { c.Note = strings.TrimPrefix(c.Note+"; "+note, "; ") }

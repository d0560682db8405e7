package source

import (
	"fmt"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// Over lays observations over those of an environment: what they say of a thing
// replaces what was said of it before. What differs is noted.
func Over(env *observed.Environment, list []observed.Observation) {
	if len(list) == 0 {
		return
	}
	said, again := map[thing]bool{}, map[saying]bool{}
	for i := range list {
		said[thingOf(&list[i])], again[sayingOf(&list[i])] = true, true
	}
	kept := make([]observed.Observation, 0, len(env.Observations)+len(list)) // of thousands, which are large
	for i := range env.Observations {
		o := &env.Observations[i]
		if !said[thingOf(o)] {
			kept = append(kept, *o)
		} else if o.Value != "" && !again[sayingOf(o)] {
			env.Notes = append(env.Notes, observed.Note{At: o.At, Text: fmt.Sprintf(
				"not judged: %s: what is named later holds", document.Excerpt(o.Words()))})
		}
	}
	env.Observations = append(kept, list...)
}

// thing is what an observation is about.
type thing struct {
	kind     observed.Kind
	name, in string
}

func thingOf(o *observed.Observation) thing {
	switch o.Kind {
	case observed.CUDNN, observed.NCCL:
		return thing{o.Kind, "", o.In}
	case observed.Package, observed.Build:
		return thing{o.Kind, o.Name, ""}
	}
	return thing{kind: o.Kind}
}

// saying is what an observation says of a thing.
type saying struct {
	of               thing
	value, specifier string
}

func sayingOf(o *observed.Observation) saying { return saying{thingOf(o), o.Value, o.Specifier} }

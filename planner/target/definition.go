package target

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// definition is one target block, not yet evaluated.
type definition struct {
	name  string
	block *hclsyntax.Block
	// layers is the target and what it inherits from, lowest first. It is nil
	// until linearize has run, and empty when inheritance is broken.
	layers    []*definition
	done      bool
	inherited bool // another target inherits from it
}

func (l *loader) declareTarget(block *hclsyntax.Block) {
	name := block.Labels[0]
	if first := l.targets[name]; first != nil {
		l.errorf(block.LabelRanges[0], "Duplicate target", "Target %q is defined already, at %s.", name,
			place(first.block.DefRange()))
		return
	}
	if err := checkTargetName(name); err != nil {
		l.errorf(block.LabelRanges[0], "Bad target name", "%s.", capital(err.Error()))
		return
	}
	what := fmt.Sprintf("target %q", name)
	l.check(block.Body, targetSchema(), what)
	seen := map[string]*hclsyntax.Block{}
	for _, inner := range block.Body.Blocks {
		switch inner.Type {
		case "framework":
			l.checkFramework(inner, seen)
		case "image":
			l.checkImage(inner)
		case "selftest":
			l.check(inner.Body, selftestSchema(), "selftest")
		case "host":
			l.check(inner.Body, hostSchema(), "host")
		}
	}
	def := &definition{name: name, block: block}
	l.targets[name] = def
	l.order = append(l.order, def)
}

func (l *loader) checkFramework(block *hclsyntax.Block, seen map[string]*hclsyntax.Block) {
	if len(block.Labels) != 1 {
		return
	}
	name := block.Labels[0]
	if first := seen[name]; first != nil {
		l.errorf(block.LabelRanges[0], "Duplicate framework", "Framework %q is asked for already, at %s.", name,
			place(first.DefRange()))
		return
	}
	seen[name] = block
	l.check(block.Body, frameworkSchema(), fmt.Sprintf("framework %q", name))
}

func (l *loader) checkImage(block *hclsyntax.Block) {
	l.check(block.Body, imageSchema(), "image")
	for _, inner := range block.Body.Blocks {
		if inner.Type == "copy" {
			l.check(inner.Body, copySchema(), "copy")
		}
	}
}

// linearize puts a target and all that it inherits from into one order, lowest
// first. above holds the targets on the way here, to find a way around.
func (l *loader) linearize(def *definition, above []string) bool {
	if def.done {
		return len(def.layers) > 0
	}
	above = append(above, def.name)
	parents, ok := l.parents(def, above)
	if !ok {
		def.done = true
		return false
	}
	var layers []*definition
	for _, parent := range parents {
		if !l.linearize(parent, above) {
			def.done = true
			return false
		}
		for _, layer := range parent.layers {
			if !slices.Contains(layers, layer) {
				layers = append(layers, layer)
			}
		}
	}
	def.layers, def.done = append(layers, def), true
	return true
}

// parents evaluates inherits.
func (l *loader) parents(def *definition, above []string) ([]*definition, bool) {
	attr := def.block.Body.Attributes["inherits"]
	if attr == nil {
		return nil, true
	}
	value, ok := l.root.eval(attr.Expr)
	if !ok {
		return nil, false
	}
	if value.IsNull() {
		return nil, true
	}
	names := l.texts(&attribute{name: "inherits", value: value, expr: attr.Expr, at: attr.NameRange})
	if len(names) != len(listOf(value)) {
		return nil, false
	}
	places := elementRanges(attr.Expr, value)
	var out []*definition
	for i, name := range names {
		at := attr.Expr.Range()
		if places != nil {
			at = places[i]
		}
		parent := l.targets[name.Value]
		switch {
		case parent == nil:
			l.errorf(at, "Unknown target", "There is no target %q.%s", name.Value,
				spelling.DidYouMean(name.Value, slices.Sorted(maps.Keys(l.targets))))
			ok = false
		case slices.Contains(above, name.Value):
			i := slices.Index(above, name.Value)
			chain := strings.Join(append(slices.Clone(above[i:]), name.Value), " → ")
			l.errorf(at, "Circular inheritance", "Target %q inherits from itself: %s.", name.Value, chain)
			ok = false
		default:
			parent.inherited = true
			out = append(out, parent)
		}
	}
	return out, ok
}

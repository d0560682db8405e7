package target

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// schema is what a block may hold.
type schema struct {
	attrs    []string
	required []string
	// blocks holds the inner block types, by the name that a label stands for;
	// "" for a block without a label.
	blocks map[string]string
	// single holds the inner blocks that may appear once.
	single []string
}

func fileSchema() schema {
	return schema{
		blocks: map[string]string{
			"variable": "NAME", "locals": "", "target": "NAME",
			"index": "NAME", "mirror": "HOST", "matrices": "",
		},
		single: []string{"matrices"},
	}
}

func variableSchema() schema {
	return schema{
		attrs:  []string{"type", "default", "description"},
		blocks: map[string]string{"validation": ""},
	}
}

func validationSchema() schema {
	attrs := []string{"condition", "error_message"}
	return schema{attrs: attrs, required: attrs}
}

func targetSchema() schema {
	return schema{
		attrs: []string{
			"gpu", "driver", "python", "python_from", "platform", "os", "packages", "cuda", "cudnn", "nccl",
			"toolkit", "forward_compatibility", "indexes", "prefer", "inherits", "matrix", "exclude",
		},
		blocks: map[string]string{"framework": "NAME", "host": "", "image": "", "selftest": ""},
		single: []string{"host", "image", "selftest"},
	}
}

func frameworkSchema() schema {
	return schema{attrs: []string{"version", "cuda", "with", "assume_like"}}
}

func imageSchema() schema {
	return schema{
		attrs: []string{
			"tags", "apt", "env", "user", "workdir", "entrypoint", "command", "labels", "base", "bytecode",
		},
		blocks: map[string]string{"copy": ""},
	}
}

func copySchema() schema {
	attrs := []string{"from", "to"}
	return schema{attrs: attrs, required: attrs}
}

func indexSchema() schema {
	return schema{attrs: []string{"url", "packages", "find_links"}, required: []string{"url"}}
}

func mirrorSchema() schema {
	return schema{attrs: []string{"to"}, required: []string{"to"}}
}

func matricesSchema() schema {
	return schema{attrs: []string{"from", "overlay"}}
}

// blockNames returns the names of the inner blocks, sorted.
func (s schema) blockNames() []string {
	var names []string
	for name := range s.blocks {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// check reports what the schema does not allow in a body. what names the place
// in messages: `target "train"`, "the file".
func (l *loader) check(body *hclsyntax.Body, s schema, what string) {
	for name, attr := range body.Attributes {
		if !slices.Contains(s.attrs, name) {
			l.unknownAttribute(attr, s, what)
		}
	}
	for _, name := range s.required {
		if body.Attributes[name] == nil {
			l.errorf(body.MissingItemRange(), "Missing attribute", "%s needs %s.", capital(what), name)
		}
	}
	seen := map[string]*hclsyntax.Block{}
	for _, block := range body.Blocks {
		if l.checkBlock(block, s, what) && slices.Contains(s.single, block.Type) {
			if first := seen[block.Type]; first != nil {
				l.errorf(block.DefRange(), "Duplicate block", "%s has a block %s already, at %s.", capital(what), block.Type,
					place(first.DefRange()))
				continue
			}
			seen[block.Type] = block
		}
	}
}

func (l *loader) unknownAttribute(attr *hclsyntax.Attribute, s schema, what string) {
	label, isBlock := s.blocks[attr.Name]
	switch {
	case isBlock && label == "":
		l.errorf(attr.NameRange, "Block expected", `%s is a block: write %s { … }, without "=".`, attr.Name, attr.Name)
	case isBlock:
		l.errorf(attr.NameRange, "Block expected", `%s is a block: write %s "%s" { … }, without "=".`, attr.Name, attr.Name,
			label)
	case len(s.attrs) == 0:
		l.errorf(attr.NameRange, "Unknown attribute",
			`%s takes no attributes; %q belongs into a block, such as target "NAME" { … }.`, capital(what), attr.Name)
	default:
		names := append(slices.Clone(s.attrs), s.blockNames()...)
		l.errorf(attr.NameRange, "Unknown attribute", "%s has no attribute %q.%s", capital(what), attr.Name,
			spelling.DidYouMean(attr.Name, names))
	}
}

// checkBlock reports whether the block's type and labels are as they should be.
func (l *loader) checkBlock(block *hclsyntax.Block, s schema, what string) bool {
	label, known := s.blocks[block.Type]
	switch {
	case !known && slices.Contains(s.attrs, block.Type):
		l.errorf(block.TypeRange, "Attribute expected", "%s is an attribute: write %s = …", block.Type, block.Type)
	case !known:
		names := append(s.blockNames(), s.attrs...)
		l.errorf(block.TypeRange, "Unknown block", "%s has no block %q.%s", capital(what), block.Type,
			spelling.DidYouMean(block.Type, names))
	case label == "" && len(block.Labels) > 0:
		l.errorf(block.LabelRanges[0], "Label not expected", "A block %s takes no label: write %s { … }.", block.Type,
			block.Type)
	case label != "" && len(block.Labels) != 1:
		l.errorf(block.DefRange(), "Wrong labels", `A block %s takes one label: write %s "%s" { … }.`, block.Type, block.Type,
			label)
	default:
		return true
	}
	return false
}

// place names a range the way messages do.
func place(r hcl.Range) string {
	return fmt.Sprintf("%s:%d:%d", r.Filename, r.Start.Line, r.Start.Column)
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// quoteList returns `"a", "b"`.
func quoteList(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = fmt.Sprintf("%q", name)
	}
	return strings.Join(quoted, ", ")
}

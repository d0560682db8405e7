package target

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"

	"github.com/envsolve/envsolve/planner/request"
)

// loader holds one file while it is evaluated.
type loader struct {
	file      *File
	dir       string
	opts      Options
	diags     hcl.Diagnostics
	reported  map[string]bool
	variables map[string]*variable
	locals    map[string]*hclsyntax.Attribute
	targets   map[string]*definition
	order     []*definition
	root      *scope
	functions map[string]function.Function
	known     map[hclsyntax.Expression]known
	budget    budget
	used      map[string]bool // "var.x", "local.y": evaluated at least once
	full      bool            // more targets were asked for than a file may have

	frameworks *frameworks
}

func newLoader(f *File, opts Options) *loader {
	l := &loader{
		file:      f,
		dir:       filepath.Dir(f.Path),
		opts:      opts,
		reported:  map[string]bool{},
		variables: map[string]*variable{},
		locals:    map[string]*hclsyntax.Attribute{},
		targets:   map[string]*definition{},
		known:     map[hclsyntax.Expression]known{},
		used:      map[string]bool{},

		frameworks: frameworksOf(opts.Facts),
	}
	l.root = newScope(l, nil)
	return l
}

func (l *loader) load(body *hclsyntax.Body) {
	l.check(body, fileSchema(), "the file")
	l.declare(body.Blocks)
	l.checkVars()
	l.loadSettings(body.Blocks)
	l.checkFrameworks()
	l.loadTargets(body)
	l.sweep()
}

// declare collects what expressions may refer to, before any is evaluated.
func (l *loader) declare(blocks hclsyntax.Blocks) {
	for _, block := range blocks {
		switch {
		case block.Type == "locals":
			l.declareLocals(block)
		case len(block.Labels) != 1:
		case block.Type == "variable":
			l.declareVariable(block)
		case block.Type == "target":
			l.declareTarget(block)
		}
	}
}

func (l *loader) declareLocals(block *hclsyntax.Block) {
	for _, inner := range block.Body.Blocks {
		l.errorf(inner.TypeRange, "Unknown block", "locals hold attributes only: write %s = …", inner.Type)
	}
	for name, attr := range block.Body.Attributes {
		if first := l.locals[name]; first != nil {
			l.errorf(attr.NameRange, "Duplicate local", "local.%s is defined already, at %s.", name, place(first.NameRange))
			continue
		}
		l.locals[name] = attr
	}
}

// sweep evaluates the variables and locals that nothing used, so that their
// mistakes show too. A variable without a value is no mistake until it is used.
// They are taken by name: where a cycle is entered decides how it is told.
func (l *loader) sweep() {
	for _, name := range slices.Sorted(maps.Keys(l.variables)) {
		v := l.variables[name]
		if !l.used["var."+name] && l.hasValue(v) {
			l.root.variable(name, v.block.DefRange())
		}
	}
	for _, name := range slices.Sorted(maps.Keys(l.locals)) {
		if !l.used["local."+name] {
			l.root.local(name, l.locals[name].NameRange)
		}
	}
}

// errorf records an error at a range, once.
func (l *loader) errorf(at hcl.Range, summary, format string, args ...any) {
	l.report(&hcl.Diagnostic{
		Severity: hcl.DiagError,
		Summary:  summary,
		Detail:   fmt.Sprintf(format, args...),
		Subject:  at.Ptr(),
	})
}

// report records a diagnostic, unless the same one was recorded before: the
// cells of a matrix and the heirs of a target meet the same mistake again.
func (l *loader) report(diag *hcl.Diagnostic) {
	key := diag.Summary + "\x00" + diag.Detail
	if diag.Subject != nil {
		key += "\x00" + diag.Subject.String()
	}
	if !l.reported[key] {
		l.reported[key] = true
		l.diags = append(l.diags, diag)
	}
}

// sorted returns the diagnostics in the order of the file.
func (l *loader) sorted() hcl.Diagnostics {
	slices.SortStableFunc(l.diags, func(a, b *hcl.Diagnostic) int {
		if a.Subject == nil || b.Subject == nil {
			return cmp.Compare(btoi(a.Subject != nil), btoi(b.Subject != nil))
		}
		return cmp.Or(
			cmp.Compare(a.Subject.Filename, b.Subject.Filename),
			cmp.Compare(a.Subject.Start.Byte, b.Subject.Start.Byte),
			cmp.Compare(a.Summary, b.Summary),
			cmp.Compare(a.Detail, b.Detail),
		)
	})
	return l.diags
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// position turns a range into what a request carries.
func position(r hcl.Range) request.Position {
	return request.Position{File: r.Filename, Line: r.Start.Line, Column: r.Start.Column}
}

// known is what evaluating an expression once taught about it.
type known struct {
	refs     []hcl.Traversal
	constant bool
	value    cty.Value
}

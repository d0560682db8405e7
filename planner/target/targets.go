package target

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// loadTargets evaluates every target and fills in the requests.
func (l *loader) loadTargets(body *hclsyntax.Body) {
	over, err := flags.Parse(l.opts.Flags, l.frameworks)
	if err != nil {
		l.report(&hcl.Diagnostic{Severity: hcl.DiagError, Summary: "Bad flag", Detail: err.Error() + "."})
	}
	for _, def := range l.order {
		l.linearize(def, nil)
	}
	if len(l.order) == 0 && !l.diags.HasErrors() {
		l.errorf(body.MissingItemRange(), "No target",
			"%s defines no target. The shortest is:\n\ntarget \"train\" {\n  framework \"pytorch\" {}\n}", l.file.Path)
	}
	for _, def := range l.order {
		if len(def.layers) > 0 {
			l.loadTarget(def, over)
		}
	}
}

func (l *loader) loadTarget(def *definition, over *flags.Overrides) {
	named, packages := false, false
	for _, layer := range def.layers {
		named = named || hasBlock(layer.block.Body, "framework") || hasUnknownBlock(layer.block.Body)
		packages = packages || layer.block.Body.Attributes["packages"] != nil
	}
	if !named && def.inherited {
		l.file.Bases = append(l.file.Bases, def.name)
		l.decode(def, nil)
		return
	}
	if !named && !packages && len(over.Frameworks) == 0 { // packages may bring one, or need none
		l.errorf(def.block.DefRange(), "No framework",
			"Target %q names no framework: add one, such as framework \"pytorch\" {}, inherit it, or name packages that bring one.", def.name)
	}
	cells, ok := l.cells(def)
	if !ok {
		return
	}
	if cells == nil {
		if !l.room(def, 1) {
			return
		}
		req := l.decode(def, nil)
		over.Apply(&req)
		l.file.Requests = append(l.file.Requests, req)
		return
	}
	for _, c := range cells {
		req := l.decode(def, c)
		over.Apply(&req)
		l.file.Requests = append(l.file.Requests, req)
	}
}

// hasUnknownBlock reports whether a target has a block of another name than its schema's, which has been reported
// and may be a framework misspelt.
func hasUnknownBlock(body *hclsyntax.Body) bool {
	known := targetSchema().blocks
	return slices.ContainsFunc(body.Blocks, func(block *hclsyntax.Block) bool {
		_, ok := known[block.Type]
		return !ok
	})
}

func hasBlock(body *hclsyntax.Body, name string) bool {
	for _, block := range body.Blocks {
		if block.Type == name {
			return true
		}
	}
	return false
}

// decoder evaluates one target, or one cell of its matrix.
type decoder struct {
	*loader
	s      *scope
	bodies []*hclsyntax.Body // of the target and what it inherits, lowest first
	cell   *cell
}

func (l *loader) decode(def *definition, c *cell) request.Request {
	d := &decoder{loader: l, s: l.root, cell: c}
	if c != nil {
		d.s = c.scope
	}
	for _, layer := range def.layers {
		d.bodies = append(d.bodies, layer.block.Body)
	}
	req := request.Request{Target: def.name, At: position(def.block.DefRange())}
	if c != nil {
		req.Cell = c.name
	}
	d.parts(&req)
	req.Frameworks = d.frameworks()
	req.Packages = d.packages()
	req.Host = d.host(d.inner("host"))
	req.Image = d.image(d.inner("image"))
	req.SelfTest = d.selftest(d.inner("selftest"))
	return req
}

func (d *decoder) parts(req *request.Request) {
	req.GPUs = d.textOrTexts(d.part("gpu"))
	req.Drivers = d.textOrTexts(d.part("driver"))
	req.Python = d.text(d.part("python"))
	req.PythonFrom = d.oneOf(d.part("python_from"), request.PythonPlaces())
	req.Platform = d.oneOf(d.part("platform"), matrices.Platforms())
	req.OS = d.text(d.part("os"))
	req.CUDA = d.text(d.part("cuda"))
	req.CUDNN = d.text(d.part("cudnn"))
	req.NCCL = d.text(d.part("nccl"))
	req.Toolkit = d.boolean(d.part("toolkit"))
	req.ForwardCompat = d.boolean(d.part("forward_compatibility"))
	req.Indexes = request.Distinct(d.textOrTexts(d.part("indexes")))
	req.Prefer = d.texts(d.part("prefer"))
}

// part evaluates an attribute of the target itself, which a cell may set.
func (d *decoder) part(name string) *attribute {
	if d.cell != nil && d.cell.attrs[name] != nil {
		return nonNull(d.cell.attrs[name])
	}
	return d.attr(d.bodies, name)
}

// attr evaluates the uppermost attribute of a name. It is nil when there is
// none, when it is null, and when it cannot be evaluated, which is reported.
func (d *decoder) attr(bodies []*hclsyntax.Body, name string) *attribute {
	for i := len(bodies) - 1; i >= 0; i-- {
		if attr := bodies[i].Attributes[name]; attr != nil {
			return d.evaluate(attr)
		}
	}
	return nil
}

func (d *decoder) evaluate(attr *hclsyntax.Attribute) *attribute {
	value, ok := d.s.eval(attr.Expr)
	if !ok {
		return nil
	}
	return nonNull(&attribute{name: attr.Name, value: value, expr: attr.Expr, at: attr.NameRange})
}

func nonNull(a *attribute) *attribute {
	if a.value.IsNull() || !a.value.IsWhollyKnown() {
		return nil
	}
	return a
}

// inner returns the bodies of an inner block, lowest first.
func (d *decoder) inner(name string) []*hclsyntax.Body {
	var out []*hclsyntax.Body
	for _, body := range d.bodies {
		for _, block := range body.Blocks {
			if block.Type == name {
				out = append(out, block.Body)
			}
		}
	}
	return out
}

// merged evaluates a map attribute in every body, the upper over the lower.
func (d *decoder) merged(bodies []*hclsyntax.Body, name string) map[string]entry {
	out := map[string]entry{}
	for _, body := range bodies {
		attr := body.Attributes[name]
		if attr == nil {
			continue
		}
		if value, ok := d.s.eval(attr.Expr); ok && value.IsNull() {
			clear(out)
			continue
		}
		if a := d.evaluate(attr); a != nil {
			d.lay(out, a)
		}
	}
	if d.cell != nil && name == "packages" && d.cell.attrs[name] != nil {
		if a := nonNull(d.cell.attrs[name]); a != nil {
			d.lay(out, a)
		}
	}
	return out
}

// lay puts the keys of a map over those below; null takes a key away.
func (d *decoder) lay(below map[string]entry, a *attribute) {
	entries, _ := d.s.entries(a)
	for _, e := range entries {
		if e.value.IsNull() {
			delete(below, e.key)
			continue
		}
		below[e.key] = e
	}
}

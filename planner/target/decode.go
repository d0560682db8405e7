package target

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

// oneOf reads a string that has to be one of a few.
func (d *decoder) oneOf(a *attribute, names []string) request.Text {
	t := d.text(a)
	if !t.Set() || slices.Contains(names, t.Value) {
		return t
	}
	hint := spelling.DidYouMean(t.Value, names)
	if hint == "" {
		hint = " It is one of " + strings.Join(names, ", ") + "."
	}
	d.errorf(a.valueRange(), "Unsupported value", "%s cannot be %q.%s", a.name, t.Value, hint)
	return request.Text{}
}

// frameworks merges the framework blocks of all layers by name, in the order in
// which they first appear.
func (d *decoder) frameworks() []request.FrameworkRequest {
	bodies := map[string][]*hclsyntax.Body{}
	blocks := map[string]*hclsyntax.Block{}
	var order []string
	for _, body := range d.bodies {
		for _, block := range body.Blocks {
			if block.Type != "framework" || len(block.Labels) != 1 {
				continue
			}
			name := block.Labels[0]
			if bodies[name] == nil {
				order = append(order, name)
			}
			bodies[name] = append(bodies[name], block.Body)
			blocks[name] = block
		}
	}
	var out []request.FrameworkRequest
	for _, name := range order {
		version := d.attr(bodies[name], "version")
		if d.cell != nil && d.cell.frameworks[name] != nil {
			version = nonNull(d.cell.frameworks[name])
		}
		out = append(out, request.FrameworkRequest{
			Name:    name,
			Version: d.specifier(version),
			CUDA:    d.text(d.attr(bodies[name], "cuda")),
			With:    d.companions(d.attr(bodies[name], "with")),

			AssumeLike: d.text(d.attr(bodies[name], "assume_like")),
			At:         position(blocks[name].DefRange()),
		})
	}
	return out
}

// specifier reads a version specifier; "" and "*" ask for any version.
func (d *decoder) specifier(a *attribute) request.Text {
	if a == nil || a.value.Type() == cty.String && spelling.AnyVersion(a.value.AsString()) {
		return request.Text{}
	}
	t := d.text(a)
	if !t.Set() {
		return t
	}
	if err := spelling.CheckSpecifier(t.Value); err != nil {
		d.errorf(a.valueRange(), "Bad version", "%s: %v.", a.name, err)
		return request.Text{}
	}
	return t
}

// companions reads the packages that go with a framework.
func (d *decoder) companions(a *attribute) []request.Text {
	names := d.texts(a)
	for i, name := range names {
		parsed, err := spelling.ParsePackage(name.Value)
		switch {
		case err != nil:
			d.errorf(a.valueRange(), "Bad package", "%s.", capital(err.Error()))
		case parsed.Specifier != "" || len(parsed.Extras) > 0:
			d.errorf(a.valueRange(), "Bad package", "with takes names only: write packages = { %s = %q } for the version.",
				parsed.Name, parsed.Specifier)
		default:
			names[i].Value = parsed.Name
		}
	}
	return names
}

// packages merges packages by name and sorts them.
func (d *decoder) packages() []request.PackageRequest {
	merged := d.merged(d.bodies, "packages")
	byName := map[string]request.PackageRequest{}
	for _, key := range slices.Sorted(maps.Keys(merged)) {
		e := merged[key]
		p, err := spelling.ParsePackage(key)
		if err == nil && p.Specifier != "" {
			err = spelling.BadPackage(key, "the version is the value")
		}
		if err != nil {
			d.errorf(e.at, "Bad package", "%s.", capital(err.Error()))
			continue
		}
		if e.value.Type() != cty.String {
			d.wrongType(e.value, "a string with a version specifier", e.where, "package "+key, e.expr)
			continue
		}
		if p.Specifier = strings.TrimSpace(e.value.AsString()); spelling.AnyVersion(p.Specifier) {
			p.Specifier = ""
		} else if err := spelling.CheckSpecifier(p.Specifier); err != nil {
			d.errorf(e.where, "Bad version", "Package %s: %v.", key, err)
			continue
		}
		if first, found := byName[p.Name]; found {
			d.errorf(e.at, "Duplicate package", "%q is the package %s, which is asked for already, at %s.", key, p.Name,
				first.At)
			continue
		}
		p.At = position(e.at)
		byName[p.Name] = p
	}
	var out []request.PackageRequest
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		out = append(out, byName[name])
	}
	return out
}

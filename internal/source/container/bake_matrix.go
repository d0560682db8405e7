package container

import (
	"cmp"
	"fmt"
	"maps"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/internal/source/document"
)

// member is one of the targets that a target with a matrix stands for.
type member struct {
	name   string
	target string               // that stands for it
	values map[string]cty.Value // of the matrix's variables
}

// members returns the targets that one stands for: itself, or those of its matrix, as many as are judged. It tells of
// a matrix of which only the build knows what is in it.
// https://docs.docker.com/build/bake/reference/#targetmatrix
func (b *bakeFile) members(name string) []member {
	at := b.targets[name].Body.Attributes["matrix"]
	if at == nil {
		return []member{{name: name, target: name}}
	}
	object, is := at.Expr.(*hclsyntax.ObjectConsExpr)
	list := []member{{}}
	for i := 0; is && i < len(object.Items); i++ {
		item := object.Items[i]
		key, named := b.value(item.KeyExpr)
		variable, isText := textOf(key)
		values, known := b.value(item.ValueExpr)
		if !named || !isText || !known || values.IsNull() || !values.IsWhollyKnown() || !values.CanIterateElements() {
			is = false
			break
		}
		var longer []member
		for _, before := range list {
			for it := values.ElementIterator(); it.Next() && len(longer) <= mostJudged; {
				one := member{values: map[string]cty.Value{}}
				maps.Copy(one.values, before.values)
				_, one.values[variable] = it.Element()
				longer = append(longer, one)
			}
		}
		list = longer
	}
	if !is {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the matrix of the target %s: name its Dockerfile",
			document.Excerpt(name))
		return nil
	}
	if len(list) > mostJudged {
		list = list[:mostJudged]
		b.r.Note(at.NameRange.Start.Byte, "not judged: more than %d targets of the matrix of the target %s", mostJudged,
			document.Excerpt(name))
	}
	for i := range list {
		b.where(list[i].values, func() {
			called, _ := b.text(b.targets[name].Body.Attributes["name"])
			list[i].target = name
			list[i].name = cmp.Or(called, fmt.Sprintf("%s (%d)", name, i+1))
		})
	}
	return list
}

// where does something where further variables have values.
func (b *bakeFile) where(values map[string]cty.Value, do func()) {
	outer := map[string]cty.Value{}
	for name, value := range values {
		if was, is := b.variables.Variables[name]; is {
			outer[name] = was
		}
		b.variables.Variables[name] = value
	}
	do()
	for name := range values {
		delete(b.variables.Variables, name)
	}
	maps.Copy(b.variables.Variables, outer)
}

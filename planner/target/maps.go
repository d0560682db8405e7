package target

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// entry is one key of a map attribute.
type entry struct {
	key   string
	value cty.Value
	at    hcl.Range            // of the key, or of the attribute when the map is computed
	where hcl.Range            // of the value
	expr  hclsyntax.Expression // of the value; nil when the map is computed
}

// entries returns the keys of a map in alphabetical order, each with its place.
// A key that is written twice is an error; HCL alone would keep the last.
func (s *scope) entries(a *attribute) ([]entry, bool) {
	if !isMap(a.value) {
		s.l.wrongType(a.value, "a map", a.valueRange(), a.name, nil)
		return nil, false
	}
	places, ok := s.keyPlaces(a)
	var out []entry
	for it := a.value.ElementIterator(); it.Next(); {
		key, value := it.Element()
		e := entry{key: key.AsString(), value: value, at: a.at, where: a.valueRange()}
		if item, found := places[e.key]; found {
			e.at, e.where, e.expr = item.KeyExpr.Range(), item.ValueExpr.Range(), item.ValueExpr
		}
		out = append(out, e)
	}
	return out, ok
}

// keyPlaces finds the keys of a map that is written out.
func (s *scope) keyPlaces(a *attribute) (map[string]hclsyntax.ObjectConsItem, bool) {
	object, ok := unwrap(a.expr).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil, true
	}
	places := make(map[string]hclsyntax.ObjectConsItem, len(object.Items))
	unique := true
	for _, item := range object.Items {
		value, ok := s.eval(item.KeyExpr)
		if !ok || value.IsNull() || value.Type() != cty.String {
			continue
		}
		key := value.AsString()
		if first, found := places[key]; found {
			s.l.errorf(item.KeyExpr.Range(), "Duplicate key", "%s has the key %q already, at %s.", a.name, key,
				place(first.KeyExpr.Range()))
			unique = false
			continue
		}
		places[key] = item
	}
	return places, unique
}

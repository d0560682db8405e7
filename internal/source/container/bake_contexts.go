package container

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/internal/source/document"
)

// contexts returns what FROM may name of a target's further contexts: an image, or what another target leaves. Others,
// such as folders, are noted.
// https://docs.docker.com/build/bake/reference/#targetcontexts
func (b *bakeFile) contexts(name string, at *hclsyntax.Attribute) map[string]*base {
	if at == nil {
		return nil
	}
	object, is := at.Expr.(*hclsyntax.ObjectConsExpr)
	if !is {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the further contexts of the target %s", document.Excerpt(name))
		return nil
	}
	bases := map[string]*base{}
	for _, item := range object.Items {
		key, _ := b.value(item.KeyExpr)
		called, ok := textOf(key)
		value, known := b.value(item.ValueExpr)
		text, isText := textOf(value)
		image, ofImage := strings.CutPrefix(text, "docker-image://")
		other, ofTarget := strings.CutPrefix(text, "target:")
		one := &base{at: item.KeyExpr.Range().Start.Byte}
		switch _, isMember := b.ofMatrix[other]; {
		case !ok || !known || !isText:
			b.notJudged(item.KeyExpr.Range(), "which context that is, is known only where it is built")
			continue
		case ofImage:
			one.image = image
		case ofTarget && (isMember || b.targets[other] != nil):
			one.built = func(r *document.Reading) *stage { return b.left(r, other) }
		}
		bases[strings.ToLower(called)] = one
	}
	return bases
}

// left reads the image of a target that another one takes as its base, and returns the stage that it ends with; nil
// where that is not here.
func (b *bakeFile) left(r *document.Reading, name string) (last *stage) {
	if b.deep == mostInherited {
		return nil
	}
	b.deep++
	defer func() { b.deep-- }()
	one, is := b.ofMatrix[name]
	if !is {
		one = member{target: name}
	}
	b.bases[one.target] = true
	b.where(one.values, func() {
		attributes, build := b.attributes(one.target)
		if d := b.dockerfile(one.target, attributes, build); d != nil {
			last = d.asBase(r)
			b.leftContexts(one.target, d.given.bases)
		}
	})
	return last
}

// leftContexts notes the further contexts of a target that are no base of what it builds.
func (b *bakeFile) leftContexts(name string, bases map[string]*base) {
	for _, called := range slices.Sorted(maps.Keys(bases)) {
		if one := bases[called]; !one.taken && !b.told[one.at] {
			b.told[one.at] = true
			b.r.Note(one.at, "not judged: the further context %s of the target %s", document.Excerpt(called),
				document.Excerpt(name))
		}
	}
}

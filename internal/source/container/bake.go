package container

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/convert"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// bakeFile is a Bake file that is being read.
type bakeFile struct {
	r         *document.Reading
	targets   map[string]*hclsyntax.Block
	groups    map[string]*hclsyntax.Block
	names     []string // of targets, in their order
	variables *hcl.EvalContext
}

// IsBake reports whether a document is a Bake file: it has groups, or targets with what Bake alone says of them.
// https://docs.docker.com/build/bake/reference/
func IsBake(doc *document.Document) bool {
	for _, block := range blocksOf(doc) {
		if block.Type == "group" || block.Type == "function" {
			return true
		}
		for _, name := range []string{"args", "context", "contexts", "dockerfile", "dockerfile-inline", "inherits",
			"platforms", "tags"} {
			if block.Type == "target" && block.Body.Attributes[name] != nil {
				return true
			}
		}
	}
	return false
}

// blocksOf returns the blocks of a document of HCL; none of one that is none.
func blocksOf(doc *document.Document) []*hclsyntax.Block {
	file, diagnostics := hclsyntax.ParseConfig([]byte(doc.Text), doc.Name, hcl.InitialPos)
	if file == nil || diagnostics.HasErrors() {
		return nil
	}
	body, _ := file.Body.(*hclsyntax.Body)
	if body == nil {
		return nil
	}
	return body.Blocks
}

// Bake reads the targets that a Bake file builds where none is named: those of the group that is called default, the
// target of that name, or all, but for those that are there to be inherited.
func Bake(r *document.Reading) error {
	b := &bakeFile{r: r, targets: map[string]*hclsyntax.Block{}, groups: map[string]*hclsyntax.Block{},
		variables: &hcl.EvalContext{Variables: map[string]cty.Value{}}}
	blocks := blocksOf(r.Document)
	for _, block := range blocks {
		b.add(block)
	}
	for range mostInherited { // one may be the default of another
		for _, block := range blocks {
			b.variable(block)
		}
	}
	built := b.built()
	if len(built) == 0 {
		return fmt.Errorf("%s: no target of it is built: name a Dockerfile", r.Name)
	}
	for _, name := range b.names {
		if !slices.Contains(built, name) && !strings.HasPrefix(name, "_") {
			r.Note(b.targets[name].TypeRange.Start.Byte, "not judged: the target %s, which is built only where it is named",
				document.Excerpt(name))
		}
	}
	for _, name := range built {
		of(r, name, func() { b.target(name) })
	}
	return nil
}

// add takes a block that has a name. Of two targets of one name the attributes of both count, which is not read.
func (b *bakeFile) add(block *hclsyntax.Block) {
	if len(block.Labels) != 1 {
		return
	}
	switch name := block.Labels[0]; {
	case block.Type == "group":
		b.groups[name] = block
	case block.Type == "target" && b.targets[name] != nil:
		b.r.Note(block.TypeRange.Start.Byte, "not judged: the target %s, which stands here once more",
			document.Excerpt(name))
	case block.Type == "target":
		b.targets[name] = block
		b.names = append(b.names, name)
	}
}

// variable takes the default of a variable. The environment of the build may say another value.
func (b *bakeFile) variable(block *hclsyntax.Block) {
	if block.Type != "variable" || len(block.Labels) != 1 {
		return
	}
	if at := block.Body.Attributes["default"]; at != nil {
		value, diagnostics := at.Expr.Value(b.variables)
		if text, _ := textOf(value); !diagnostics.HasErrors() && len(text) <= shell.MostOfWord {
			b.variables.Variables[block.Labels[0]] = value
		}
	}
}

// built returns the names of the targets that are built where none is named.
func (b *bakeFile) built() []string {
	const byDefault = "default"
	if b.groups[byDefault] == nil && b.targets[byDefault] == nil {
		inherited := map[string]bool{}
		for _, name := range b.names {
			for _, other := range b.list(b.targets[name].Body.Attributes["inherits"]) {
				inherited[other] = true
			}
		}
		return slices.DeleteFunc(slices.Clone(b.names), func(name string) bool {
			return strings.HasPrefix(name, "_") || inherited[name]
		})
	}
	var list []string
	seen := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		if group := b.groups[name]; group != nil {
			for _, other := range b.list(group.Body.Attributes["targets"]) {
				add(other)
			}
		} else if b.targets[name] != nil {
			list = append(list, name)
		}
	}
	add(byDefault)
	if len(list) == 0 && b.targets[byDefault] != nil {
		list = []string{byDefault}
	}
	return list
}

// text returns the value of an attribute; false where nobody knows it, or there is none.
func (b *bakeFile) text(at *hclsyntax.Attribute) (string, bool) {
	if at == nil {
		return "", false
	}
	value, diagnostics := at.Expr.Value(b.variables)
	if diagnostics.HasErrors() {
		return "", false
	}
	return textOf(value)
}

// textOf returns a value as a text.
func textOf(value cty.Value) (string, bool) {
	text, err := convert.Convert(value, cty.String)
	if err != nil || !text.IsKnown() || text.IsNull() {
		return "", false
	}
	return text.AsString(), true
}

// list returns the texts of a list, as far as they are known.
func (b *bakeFile) list(at *hclsyntax.Attribute) (texts []string) {
	if at == nil {
		return nil
	}
	value, diagnostics := at.Expr.Value(b.variables)
	if diagnostics.HasErrors() || !value.CanIterateElements() {
		return nil
	}
	for it := value.ElementIterator(); it.Next(); {
		_, one := it.Element()
		if text, ok := textOf(one); ok {
			texts = append(texts, text)
		}
	}
	return texts
}

// mostInherited is how many targets one may inherit, over others, and how often variables may lead to one another.
const mostInherited = 16

// merge takes the attributes of a target over those that it inherits, of which later ones win, and the arguments of all.
// It returns how many targets may still be inherited.
func (b *bakeFile) merge(name string, attributes map[string]*hclsyntax.Attribute, build build, left int) int {
	block := b.targets[name]
	if block == nil || left < 0 {
		return left
	}
	for _, other := range b.list(block.Body.Attributes["inherits"]) {
		if left = b.merge(other, attributes, build, left-1); left < 0 {
			b.r.Note(block.TypeRange.Start.Byte, "not judged: what else the target %s inherits", document.Excerpt(name))
			break
		}
	}
	for key, at := range block.Body.Attributes {
		if key == "args" {
			b.arguments(at, build)
		} else {
			attributes[key] = at
		}
	}
	return left
}

// arguments takes the values of build arguments. Those that only the build knows are told as not judged.
func (b *bakeFile) arguments(at *hclsyntax.Attribute, build build) {
	object, is := at.Expr.(*hclsyntax.ObjectConsExpr)
	if !is {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the build arguments, which are known only where it is built")
		return
	}
	for _, item := range object.Items {
		key, diagnostics := item.KeyExpr.Value(b.variables)
		name, ok := textOf(key)
		if diagnostics.HasErrors() || !ok {
			continue
		}
		value, diagnostics := item.ValueExpr.Value(b.variables)
		if text, ok := textOf(value); ok && !diagnostics.HasErrors() {
			build.arguments[name] = text
			continue
		}
		delete(build.arguments, name)
		b.r.Note(item.KeyExpr.Range().Start.Byte, "not judged: the build argument %s", document.Excerpt(name))
	}
}

// target reads what the image of a target holds.
func (b *bakeFile) target(name string) {
	build := build{arguments: shell.Variables{}}
	attributes := map[string]*hclsyntax.Attribute{}
	b.merge(name, attributes, build, mostInherited)
	start := b.targets[name].TypeRange.Start.Byte
	if at := attributes["matrix"]; at != nil {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the matrix of the target %s: name its Dockerfile", document.Excerpt(name))
		return
	}
	if at := attributes["contexts"]; at != nil {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the further contexts of the target %s", document.Excerpt(name))
	}
	defer func(was string) { b.r.Machine = was }(b.r.Machine)
	b.platform(attributes["platforms"])
	build.target, _ = b.text(attributes["target"])
	context, known := b.text(attributes["context"])
	if attributes["context"] != nil && (!known || strings.Contains(context, "://")) {
		b.r.Note(attributes["context"].NameRange.Start.Byte, "not judged: the context of the target %s is not here",
			document.Excerpt(name))
		return
	}
	context = cmp.Or(context, ".")
	if at := attributes["dockerfile-inline"]; at != nil {
		build.context = context
		b.inline(at, build)
		return
	}
	file, known := b.text(attributes["dockerfile"])
	if at := attributes["dockerfile"]; at != nil {
		if start = at.NameRange.Start.Byte; !known {
			b.r.Note(start, "not judged: which Dockerfile that is, is known only where it is built")
			return
		}
	}
	follow(b.r, path.Join(context, cmp.Or(file, "Dockerfile")), context, start, build)
}

// platform takes the platform that a target is built for, where it is one.
func (b *bakeFile) platform(at *hclsyntax.Attribute) {
	list := b.list(at)
	if at == nil || len(list) == 0 {
		return
	}
	start, end := at.Expr.Range().Start.Byte, at.Expr.Range().End.Byte
	if len(list) > 1 {
		b.r.NotJudged(start, end, "it is built for each of these: --platform says for which it is judged")
		return
	}
	if n := strings.Index(b.r.Text[start:end], list[0]); n >= 0 {
		start, end = start+n, start+n+len(list[0])
	}
	b.r.Observe(observed.Observation{Kind: observed.Platform, Value: list[0]}, start, end)
	b.r.Machine = shell.MachineOf(list[0])
}

// inline reads a Dockerfile that stands in the file, as it is written there.
func (b *bakeFile) inline(at *hclsyntax.Attribute, build build) {
	text, _ := b.text(at)
	start, end := at.Expr.Range().Start.Byte, at.Expr.Range().End.Byte
	n := strings.Index(b.r.Text[start:end], text)
	if text == "" || n < 0 {
		b.r.Note(at.NameRange.Start.Byte, "not judged: a Dockerfile that is written with escapes")
		return
	}
	within(b.r, start+n, text, at.NameRange.Start.Byte, build)
}

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
	told      map[int]bool // the offsets of what has been told as not judged
	expanded  map[string][]member
	ofMatrix  map[string]member // by their names
	bases     map[string]bool   // targets of which others are built
	deep      int               // how many targets are read, each as the base of another
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

// mostJoined is how many bytes are gone over where HCL joins the parts of texts, each with all before it: lines of
// here-documents, and what is between signs that may begin an expression.
const mostJoined = 1 << 30

// Readable reports why a document of HCL takes too long to read.
func Readable(doc *document.Document) error {
	tokens, _ := hclsyntax.LexConfig([]byte(doc.Text), doc.Name, hcl.InitialPos)
	all, one := 0, 0
	for _, token := range tokens {
		if token.Type != hclsyntax.TokenStringLit && token.Type != hclsyntax.TokenQuotedLit {
			one = 0
			continue
		}
		one += len(token.Bytes)
		if all += one; all > mostJoined {
			return fmt.Errorf("%s:%d: texts of more parts than anybody writes", doc.Name, token.Range.Start.Line)
		}
	}
	return nil
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
		variables: &hcl.EvalContext{Variables: map[string]cty.Value{}}, told: map[int]bool{},
		expanded: map[string][]member{}, ofMatrix: map[string]member{}, bases: map[string]bool{}}
	blocks := blocksOf(r.Document)
	for _, block := range blocks {
		b.add(block)
	}
	for range mostInherited { // one may be the default of another
		for _, block := range blocks {
			b.variable(block)
		}
	}
	for _, name := range b.names {
		b.expanded[name] = b.members(name)
		for _, one := range b.expanded[name] {
			b.ofMatrix[one.name] = one
		}
		if len(b.expanded[name]) == 0 {
			b.expanded[name] = []member{{target: name}} // of which nobody knows what they are called
		}
	}
	var built []string
	list := b.built()
	for _, one := range list {
		built = append(built, one.target)
	}
	if len(built) == 0 {
		return fmt.Errorf("%s: no target of it is built: name a Dockerfile", r.Name)
	}
	for _, one := range list {
		if one.name == "" {
			continue
		}
		of(r, one.name, func() { b.where(one.values, func() { b.target(one.target) }) })
	}
	for _, name := range b.names {
		if !slices.Contains(built, name) && !b.bases[name] && !strings.HasPrefix(name, "_") {
			r.Note(b.targets[name].TypeRange.Start.Byte, "not judged: the target %s, which is built only where it is named",
				document.Excerpt(name))
		}
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

// variable takes the default of a variable that is a text, a number, a boolean, or a short list of such. The
// environment of the build may say another value.
func (b *bakeFile) variable(block *hclsyntax.Block) {
	if block.Type != "variable" || len(block.Labels) != 1 {
		return
	}
	if at := block.Body.Attributes["default"]; at != nil {
		if value, ok := b.value(at.Expr); ok && sizeOf(value) <= shell.MostOfWord {
			b.variables.Variables[block.Labels[0]] = value
		}
	}
}

// value returns the value of an expression; false where nobody knows it, or where there is something in it that may
// take long to find out or make a large value of a short text: loops, products and large numbers.
func (b *bakeFile) value(expr hclsyntax.Expression) (cty.Value, bool) {
	bounded, size := true, 0
	_ = hclsyntax.VisitAll(expr, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n := n.(type) {
		case *hclsyntax.ForExpr, *hclsyntax.SplatExpr:
			bounded = false
		case *hclsyntax.BinaryOpExpr:
			bounded = bounded && n.Op != hclsyntax.OpMultiply && n.Op != hclsyntax.OpDivide
		case *hclsyntax.LiteralValueExpr:
			bounded = bounded && !isLarge(n.Val)
		case *hclsyntax.ScopeTraversalExpr:
			for _, step := range n.Traversal {
				index, is := step.(hcl.TraverseIndex)
				bounded = bounded && !(is && isLarge(index.Key))
			}
			if value, known := b.variables.Variables[n.Traversal.RootName()]; known && size <= shell.MostOfWord {
				size += sizeOf(value)
			}
		}
		return nil
	})
	if !bounded || size > shell.MostOfWord {
		return cty.DynamicVal, false
	}
	value, diagnostics := expr.Value(b.variables)
	return value, !diagnostics.HasErrors()
}

// mostBits is how many bits a number may have before its point, or zeros behind it.
const mostBits = 64

// isLarge reports whether a value is a number that takes a long text to write.
func isLarge(value cty.Value) bool {
	if value.IsNull() || !value.IsKnown() || value.Type() != cty.Number {
		return false
	}
	exponent := value.AsBigFloat().MantExp(nil)
	return exponent > mostBits || exponent < -mostBits
}

// sizeOf returns how many bytes a value takes as texts, which is a text, a number, a boolean or a list of such; more
// than any may take of all other values.
func sizeOf(value cty.Value) (size int) {
	if text, ok := textOf(value); ok {
		return len(text)
	}
	if !value.IsKnown() || !value.CanIterateElements() {
		return shell.MostOfWord + 1
	}
	for it := value.ElementIterator(); it.Next() && size <= shell.MostOfWord; {
		_, one := it.Element()
		text, ok := textOf(one)
		if !ok {
			return shell.MostOfWord + 1
		}
		size += 1 + len(text)
	}
	return size
}

// built returns the targets that are built where none is named.
func (b *bakeFile) built() (list []member) {
	const byDefault = "default"
	if b.groups[byDefault] == nil && b.targets[byDefault] == nil {
		inherited := map[string]bool{}
		for _, name := range b.names {
			for _, other := range b.elements(b.targets[name].Body.Attributes["inherits"], "") {
				inherited[other.text] = true
			}
		}
		for _, name := range b.names {
			if !strings.HasPrefix(name, "_") && !inherited[name] {
				list = append(list, b.expanded[name]...)
			}
		}
		return list
	}
	seen := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		if group := b.groups[name]; group != nil {
			for _, other := range b.elements(group.Body.Attributes["targets"], whichTarget) {
				b.there(other)
				add(other.text)
			}
		} else if b.targets[name] != nil {
			list = append(list, b.expanded[name]...)
		} else if one, is := b.ofMatrix[name]; is {
			list = append(list, one)
		}
	}
	add(byDefault)
	if len(list) == 0 && b.targets[byDefault] != nil {
		list = b.expanded[byDefault]
	}
	return list
}

// text returns the value of an attribute; false where nobody knows it, or there is none.
func (b *bakeFile) text(at *hclsyntax.Attribute) (string, bool) {
	if at == nil {
		return "", false
	}
	value, known := b.value(at.Expr)
	if !known {
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

// What an element of a list says that only the build knows.
const (
	whichTarget   = "which target that is, is known only where it is built"
	whichPlatform = "which platform that is, is known only where it is built"
)

// element is a text of a list, and where it stands, or the list.
type element struct {
	text string
	at   hcl.Range
}

// elements returns the texts of a list that are known. The others are told as not judged, with what only the build
// knows, where that is not empty.
func (b *bakeFile) elements(at *hclsyntax.Attribute, unknown string) (list []element) {
	if at == nil {
		return nil
	}
	take := func(value cty.Value, known bool, at hcl.Range) {
		if text, ok := textOf(value); known && ok {
			list = append(list, element{text, at})
		} else if unknown != "" {
			b.notJudged(at, unknown)
		}
	}
	if tuple, is := at.Expr.(*hclsyntax.TupleConsExpr); is {
		for _, one := range tuple.Exprs {
			value, known := b.value(one)
			take(value, known, one.Range())
		}
		return list
	}
	switch value, known := b.value(at.Expr); {
	case known && value.IsNull():
	case known && value.CanIterateElements():
		for it := value.ElementIterator(); it.Next(); {
			_, one := it.Element()
			take(one, true, at.Expr.Range())
		}
	case unknown != "":
		b.notJudged(at.Expr.Range(), unknown)
	}
	return list
}

// notJudged tells once of what stands in a place that nothing is known about it.
func (b *bakeFile) notJudged(at hcl.Range, why string) {
	if !b.told[at.Start.Byte] {
		b.told[at.Start.Byte] = true
		b.r.NotJudged(at.Start.Byte, at.End.Byte, why)
	}
}

// there tells of the name of a target or a group that there is none in the file.
func (b *bakeFile) there(name element) {
	_, is := b.ofMatrix[name.text]
	if !is && b.targets[name.text] == nil && b.groups[name.text] == nil {
		b.notJudged(name.at, "no target of this file is called that")
	}
}

// mostInherited is how many targets one may inherit, over others, and how often variables may lead to one another.
const mostInherited = 16

// merge takes the attributes of a target over those that it inherits, of which later ones win, and the arguments of
// all. It returns how many targets may still be inherited.
func (b *bakeFile) merge(name string, attributes map[string]*hclsyntax.Attribute, build build, left int) int {
	block := b.targets[name]
	if block == nil || left < 0 {
		return left
	}
	for _, other := range b.elements(block.Body.Attributes["inherits"], whichTarget) {
		b.there(other)
		if left = b.inherit(other.text, attributes, build, left-1); left < 0 {
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

// inherit takes what another target says, or a member of a target's matrix, with the values that this has.
func (b *bakeFile) inherit(name string, attributes map[string]*hclsyntax.Attribute, build build, left int) int {
	one, is := b.ofMatrix[name]
	if !is || one.target == name {
		return b.merge(name, attributes, build, left)
	}
	of := map[string]*hclsyntax.Attribute{}
	b.where(one.values, func() {
		left = b.merge(one.target, of, build, left)
		for key, at := range of {
			if key != "matrix" && key != "name" {
				attributes[key] = b.settled(at)
			}
		}
	})
	return left
}

// settled returns an attribute that has its value in the place of what that is computed from.
func (b *bakeFile) settled(at *hclsyntax.Attribute) *hclsyntax.Attribute {
	value, known := b.value(at.Expr)
	if !known {
		value = cty.DynamicVal
	}
	other := *at
	other.Expr = &hclsyntax.LiteralValueExpr{Val: value, SrcRange: at.Expr.Range()}
	return &other
}

// arguments takes the values of build arguments. Those that only the build knows are told as not judged.
func (b *bakeFile) arguments(at *hclsyntax.Attribute, build build) {
	object, is := at.Expr.(*hclsyntax.ObjectConsExpr)
	if !is {
		b.r.Note(at.NameRange.Start.Byte, "not judged: the build arguments, which are known only where it is built")
		return
	}
	for _, item := range object.Items {
		key, known := b.value(item.KeyExpr)
		name, ok := textOf(key)
		if !known || !ok {
			continue
		}
		value, known := b.value(item.ValueExpr)
		if text, ok := textOf(value); ok && known {
			build.arguments[name] = text
			continue
		}
		delete(build.arguments, name)
		b.r.Note(item.KeyExpr.Range().Start.Byte, "not judged: the build argument %s", document.Excerpt(name))
	}
}

// target reads what the image of a target holds.
func (b *bakeFile) target(name string) {
	attributes, build := b.attributes(name)
	defer func(was string) { b.r.Machine = was }(b.r.Machine)
	b.platform(attributes["platforms"])
	if d := b.dockerfile(name, attributes, build); d != nil {
		d.read()
		b.leftContexts(name, d.given.bases)
	}
}

// attributes returns the attributes of a target with those that it inherits, and its build arguments.
func (b *bakeFile) attributes(name string) (map[string]*hclsyntax.Attribute, build) {
	build := build{arguments: map[string]string{}}
	attributes := map[string]*hclsyntax.Attribute{}
	b.merge(name, attributes, build, mostInherited)
	return attributes, build
}

// dockerfile returns the Dockerfile of a target and what its build is told; nil where that is not here.
func (b *bakeFile) dockerfile(name string, attributes map[string]*hclsyntax.Attribute, build build) *dockerfileOf {
	start := b.targets[name].TypeRange.Start.Byte
	if at := attributes["matrix"]; at != nil && b.targets[name].Body.Attributes["matrix"] == nil { // of another target
		b.r.Note(at.NameRange.Start.Byte, "not judged: the matrix of the target %s: name its Dockerfile",
			document.Excerpt(name))
		return nil
	}
	build.bases = b.contexts(name, attributes["contexts"])
	if at := attributes["target"]; at != nil {
		var known bool
		if build.target, known = b.text(at); !known {
			b.notJudged(at.Expr.Range(), "which stage that is, is known only where it is built: the last one is judged")
		}
	}
	context, known := b.text(attributes["context"])
	if attributes["context"] != nil && (!known || strings.Contains(context, "://")) {
		b.r.Note(attributes["context"].NameRange.Start.Byte, "not judged: the context of the target %s is not here",
			document.Excerpt(name))
		return nil
	}
	context = cmp.Or(context, ".")
	if at := attributes["dockerfile-inline"]; at != nil {
		build.context = context
		return b.inline(at, build)
	}
	file, known := b.text(attributes["dockerfile"])
	if at := attributes["dockerfile"]; at != nil {
		if start = at.NameRange.Start.Byte; !known {
			b.r.Note(start, "not judged: which Dockerfile that is, is known only where it is built")
			return nil
		}
	}
	return followed(b.r, path.Join(context, cmp.Or(file, "Dockerfile")), context, start, build)
}

// platform takes the platform that a target is built for, where it is one.
func (b *bakeFile) platform(at *hclsyntax.Attribute) {
	list := b.elements(at, whichPlatform)
	if len(list) == 0 {
		return
	}
	start, end := at.Expr.Range().Start.Byte, at.Expr.Range().End.Byte
	if len(list) > 1 {
		b.r.NotJudged(start, end, "it is built for each of these: --platform says for which it is judged")
		return
	}
	name := list[0].text
	if n := strings.Index(b.r.Text[start:end], name); n >= 0 {
		start, end = start+n, start+n+len(name)
	}
	b.r.Observe(observed.Observation{Kind: observed.Platform, Value: name}, start, end)
	b.r.Machine = shell.MachineOf(name)
}

// inline returns a Dockerfile that stands in the file, as it is written there.
func (b *bakeFile) inline(at *hclsyntax.Attribute, build build) *dockerfileOf {
	const note = "not judged: a Dockerfile that "
	from, to := at.Expr.Range().Start.Byte, at.Expr.Range().End.Byte
	raw := b.r.Text[from:to]
	doc := b.r.Embedded(from, raw)
	start := strings.LastIndex(doc.Text, raw)
	if strings.HasPrefix(raw, "<<") {
		doc = doc.Without(escapes(doc.Text, start))
		raw = doc.Text[start:]
	}
	text, known := b.text(at)
	n := strings.Index(raw, text)
	if n < 0 {
		n, text = indented(raw, text)
	}
	switch name := at.NameRange.Start.Byte; {
	case !known:
		b.r.Note(name, note+"is known only where it is built")
	case n < 0 && putsIn(at.Expr):
		b.r.Note(name, note+"parts are put into where it is built")
	case n < 0 || text == "":
		b.r.Note(name, note+"is written with escapes")
	case strings.HasPrefix(raw, "<<-") && strings.Contains(text, "<<"): // which end where a line is a word alone
		b.r.Note(name, note+"has here-documents and stands in an indented one")
	default:
		return embedded(b.r, doc.Embedded(start+n, text), name, build)
	}
	return nil
}

// putsIn reports whether a text has parts that are no texts.
func putsIn(expr hclsyntax.Expression) bool {
	if _, is := expr.(*hclsyntax.TemplateWrapExpr); is {
		return true
	}
	template, is := expr.(*hclsyntax.TemplateExpr)
	return is && slices.ContainsFunc(template.Parts, func(part hclsyntax.Expression) bool {
		_, is := part.(*hclsyntax.LiteralValueExpr)
		return !is
	})
}

// escapes returns the offsets of the bytes, from one on, that keep a "${" or a "%{" in a here-document what it is.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#template-literals
func escapes(text string, from int) (list []int) {
	for i := from; i+2 < len(text); i++ {
		if text[i+2] == '{' && text[i] == text[i+1] && (text[i] == '$' || text[i] == '%') {
			list = append(list, i)
		}
	}
	return list
}

// indented returns where in an indented here-document a text stands that is its value, and the text with its indents;
// -1 where it does not stand there as it is.
func indented(raw, text string) (start int, as string) {
	if !strings.HasPrefix(raw, "<<-") {
		return -1, ""
	}
	start = strings.IndexByte(raw, '\n') + 1
	end := start
	for line := range strings.Lines(text) {
		n := strings.IndexByte(raw[end:], '\n') + 1
		if indent, ok := strings.CutSuffix(raw[end:end+n], line); !ok || strings.TrimLeft(indent, " \t") != "" {
			return -1, ""
		}
		end += n
	}
	return start, raw[start:end]
}

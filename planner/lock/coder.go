package lock

import (
	"errors"
	"fmt"
	"slices"
)

// node is a block of the file: labels, attributes and inner blocks, in order.
type node struct {
	kind   string
	labels []string
	attrs  []attr
	blocks []*node
	line   int
	read   bool // taken by the coder
}

// attr is an attribute; its value is a string, int64, bool, []string or
// map[string]string.
type attr struct {
	name  string
	value any
	line  int
	read  bool // taken by the coder
}

// coder moves values between a node and a struct, in either direction.
type coder struct {
	node    *node
	reading bool
	err     error
}

// fail keeps the first error, with the line of the block it is in.
func (c *coder) fail(err error) {
	if c.err == nil {
		var placed *lineError
		if !errors.As(err, &placed) {
			err = &lineError{line: c.node.line, err: err}
		}
		c.err = err
	}
}

// lineError places an error in the file.
type lineError struct {
	line int
	err  error
}

func (e *lineError) Error() string { return fmt.Sprintf("%d: %v", e.line, e.err) }

func (e *lineError) Unwrap() error { return e.err }

// take looks up an attribute while reading.
func take[T any](c *coder, name string, v *T) {
	i := slices.IndexFunc(c.node.attrs, func(a attr) bool { return a.name == name })
	if i < 0 {
		return
	}
	a := &c.node.attrs[i]
	a.read = true
	value, ok := a.value.(T)
	if !ok {
		c.fail(&lineError{a.line, fmt.Errorf("%s is %T, not %T", name, a.value, *v)})
		return
	}
	*v = value
}

func (c *coder) put(name string, value any, zero bool) {
	if !zero {
		c.node.attrs = append(c.node.attrs, attr{name: name, value: value})
	}
}

func (c *coder) text(name string, v *string) {
	if c.reading {
		take(c, name, v)
		return
	}
	c.put(name, *v, *v == "")
}

func (c *coder) number(name string, v *int64) {
	if c.reading {
		take(c, name, v)
		return
	}
	c.put(name, *v, *v == 0)
}

func (c *coder) truth(name string, v *bool) {
	if c.reading {
		take(c, name, v)
		return
	}
	c.put(name, *v, !*v)
}

func (c *coder) texts(name string, v *[]string) {
	if c.reading {
		take(c, name, v)
		return
	}
	c.put(name, *v, len(*v) == 0)
}

func (c *coder) table(name string, v *map[string]string) {
	if c.reading {
		take(c, name, v)
		return
	}
	c.put(name, *v, len(*v) == 0)
}

// optional codes a number for which zero and unknown differ.
func (c *coder) optional(name string, v **int64) {
	if !c.reading {
		if *v != nil {
			c.put(name, **v, false)
		}
		return
	}
	if slices.ContainsFunc(c.node.attrs, func(a attr) bool { return a.name == name }) {
		*v = new(int64)
		take(c, name, *v)
	}
}

// labels codes the labels of the block itself.
func (c *coder) labels(vs ...*string) {
	if !c.reading {
		for _, v := range vs {
			c.node.labels = append(c.node.labels, *v)
		}
		return
	}
	if len(c.node.labels) != len(vs) {
		c.fail(fmt.Errorf("a block %s has %d labels, not %d", c.node.kind, len(vs), len(c.node.labels)))
		return
	}
	for i, v := range vs {
		*v = c.node.labels[i]
	}
}

// only codes an inner block that appears once, or not at all when it is empty.
func (c *coder) only(kind string, code func(*coder)) {
	if !c.reading {
		inner := &node{kind: kind}
		code(&coder{node: inner})
		if len(inner.attrs)+len(inner.blocks) > 0 {
			c.node.blocks = append(c.node.blocks, inner)
		}
		return
	}
	seen := false
	for _, inner := range c.node.blocks {
		if inner.kind != kind {
			continue
		}
		if seen {
			c.fail(&lineError{inner.line, fmt.Errorf("a second block %s", kind)})
		}
		seen = true
		if len(inner.labels) > 0 {
			c.fail(&lineError{inner.line, fmt.Errorf("a block %s has no labels", kind)})
		}
		c.read(inner, code)
	}
}

// each codes inner blocks that may appear any number of times.
func each[T any](c *coder, kind string, list *[]T, code func(*coder, *T)) {
	if !c.reading {
		for i := range *list {
			inner := &node{kind: kind}
			code(&coder{node: inner}, &(*list)[i])
			c.node.blocks = append(c.node.blocks, inner)
		}
		return
	}
	for _, inner := range c.node.blocks {
		if inner.kind == kind {
			var v T
			c.read(inner, func(c *coder) { code(c, &v) })
			*list = append(*list, v)
		}
	}
}

// read codes one inner block and sees that nothing in it was left over.
func (c *coder) read(inner *node, code func(*coder)) {
	inner.read = true
	r := &coder{node: inner, reading: true}
	code(r)
	r.leftover()
	if r.err != nil {
		c.fail(r.err)
	}
}

// leftover reports an attribute or block that reading did not take.
func (c *coder) leftover() {
	for _, a := range c.node.attrs {
		if !a.read {
			c.fail(&lineError{a.line, fmt.Errorf("%s is unknown in %s, or there twice", a.name, c.node.kind)})
		}
	}
	for _, b := range c.node.blocks {
		if !b.read {
			c.fail(&lineError{b.line, fmt.Errorf("a block %s is unknown in %s", b.kind, c.node.kind)})
		}
	}
}

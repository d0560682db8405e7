package call

import (
	"fmt"
	"net/url"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// Question is what a page asks: what the flags of "envsolve plan" can ask for,
// and the CUDA compilers, for which there is no flag.
type Question struct {
	flags.Flags
	Toolkit bool
	Facts   string // version of the facts that a link was made with; empty in others
}

// part is a part of a question by its name in addresses.
type part struct {
	name string
	list *[]string // for parts that repeat
	text *string
	yes  *bool
}

// parts lists the parts of a question in the order of addresses. Their names
// are those of the flags.
func (q *Question) parts() []part {
	return []part{
		{name: "gpu", list: &q.GPU}, {name: "driver", list: &q.Driver}, {name: "framework", list: &q.Framework},
		{name: "with", list: &q.With}, {name: "cuda", text: &q.CUDA}, {name: "cudnn", text: &q.CUDNN},
		{name: "nccl", text: &q.NCCL}, {name: "python", text: &q.Python}, {name: "os", text: &q.OS},
		{name: "platform", text: &q.Platform}, {name: "assume-like", list: &q.AssumeLike},
		{name: "forward-compat", yes: &q.ForwardCompat}, {name: "toolkit", yes: &q.Toolkit},
		{name: "facts", text: &q.Facts},
	}
}

// ReadAddress reads a question as the address of a page has it behind its #:
// gpu=rtx-5090&framework=pytorch==2.5.1. What it does not know is an error.
func ReadAddress(address string) (Question, error) {
	var q Question
	values, err := url.ParseQuery(strings.TrimPrefix(address, "#"))
	if err != nil {
		return q, fmt.Errorf("the address cannot be read: %w", err)
	}
	for _, p := range q.parts() {
		given := values[p.name]
		delete(values, p.name)
		switch {
		case p.list != nil:
			*p.list = given
		case len(given) > 1:
			return q, fmt.Errorf("the address says %s twice", p.name)
		case len(given) == 1 && p.text != nil:
			*p.text = given[0]
		case len(given) == 1 && given[0] != "true":
			return q, fmt.Errorf("the address says %s=%s: it is true, or left out", p.name, given[0])
		case len(given) == 1:
			*p.yes = true
		}
	}
	for name := range values {
		return q, fmt.Errorf("the address asks for %q, which is no part of a question", name)
	}
	return q, nil
}

// Address writes a question as ReadAddress reads it, readable for people.
func (q *Question) Address() string {
	var list []string
	add := func(name, value string) {
		list = append(list, name+"="+strings.ReplaceAll(url.QueryEscape(value), "%3D", "="))
	}
	for _, p := range q.parts() {
		switch {
		case p.list != nil:
			for _, value := range *p.list {
				add(p.name, value)
			}
		case p.text != nil && *p.text != "":
			add(p.name, *p.text)
		case p.yes != nil && *p.yes:
			add(p.name, "true")
		}
	}
	return strings.Join(list, "&")
}

// Request returns what the question asks for.
func (q *Question) Request(facts *matrices.Set) (request.Request, error) {
	asked, err := flags.Request(facts, q.Flags)
	asked.Toolkit = q.Toolkit
	return asked, err
}

// questionOf returns the question that asks for a request that came of one.
func questionOf(r *request.Request) Question {
	q := Question{Toolkit: r.Toolkit}
	q.GPU, q.Driver = values(r.GPUs), values(r.Drivers)
	for _, f := range r.Frameworks {
		q.Framework = append(q.Framework, f.Name+f.Version.Value)
		if f.AssumeLike.Set() {
			q.AssumeLike = append(q.AssumeLike, f.Name+"=="+f.AssumeLike.Value)
		}
	}
	for i := range r.Packages {
		q.With = append(q.With, withExtras(&r.Packages[i])+r.Packages[i].Specifier)
	}
	q.CUDA, q.CUDNN, q.NCCL = r.CUDA.Value, r.CUDNN.Value, r.NCCL.Value
	q.Python, q.OS, q.Platform = r.Python.Value, r.OS.Value, r.Platform.Value
	q.ForwardCompat = r.ForwardCompat
	return q
}

// withExtras returns the name of a package with its extras: ray[default].
func withExtras(p *request.PackageRequest) string {
	if len(p.Extras) == 0 {
		return p.Name
	}
	return p.Name + "[" + strings.Join(p.Extras, ",") + "]"
}

func values(texts []request.Text) (list []string) {
	for _, t := range texts {
		list = append(list, t.Value)
	}
	return list
}

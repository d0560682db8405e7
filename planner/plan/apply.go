package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// Apply returns a request with the changes of a fix made to it, as its user
// would make them: the stack of that request is the fix's. The request given is
// left as it is. A change of what the request does not ask for is an error: the
// fix is one of another request.
func (f *Fix) Apply(r request.Request) (request.Request, error) {
	e := editor{request: r, stack: f.Stack}
	e.request.GPUs = slices.Clone(r.GPUs)
	e.request.Drivers = slices.Clone(r.Drivers)
	e.request.Packages = slices.Clone(r.Packages)
	e.request.Frameworks = slices.Clone(r.Frameworks)
	for i := range e.request.Frameworks {
		e.request.Frameworks[i].With = slices.Clone(r.Frameworks[i].With)
	}
	for _, change := range f.Change {
		if !e.apply(change) {
			return request.Request{}, fmt.Errorf(
				"%s: the fix changes %s from %q to %q, and the request does not ask for that: plan it again",
				r.Name(), change.Part, change.From, change.To)
		}
	}
	return e.request, nil
}

// editor makes changes to a request, whose lists are its own.
type editor struct {
	request request.Request
	stack   *Stack // what the changes lead to; nil where it is not known
}

// apply makes a change, and reports whether the request asks for what it changes.
func (e *editor) apply(c Change) bool {
	r := &e.request
	switch c.Part {
	case "gpu":
		return e.changeGPUs(c)
	case "driver":
		return changeText(r.Drivers, c)
	case "framework":
		return e.changeVersion(c)
	case "framework.cuda":
		return e.changeBuild(c)
	case "python":
		return replace(&r.Python, c)
	case "os":
		return replace(&r.OS, c)
	case "platform":
		return replace(&r.Platform, c)
	case "cuda":
		return replace(&r.CUDA, c)
	case "cudnn":
		return replace(&r.CUDNN, c)
	case "nccl":
		return replace(&r.NCCL, c)
	case "forward_compatibility":
		r.ForwardCompat = c.To == "true"
		return true
	case "indexes":
		return e.changeIndexes(c)
	case "toolkit":
		r.Toolkit = c.To == "true"
		return true
	}
	return e.changePackage(c)
}

// replace changes a part that has one value; without a new one it is given up.
func replace(text *request.Text, c Change) bool {
	if text.Value != c.From {
		return false
	}
	if text.Value = c.To; c.To == "" {
		*text = request.Text{}
	}
	return true
}

// changeIndexes puts others in the place of all indexes that the request names.
func (e *editor) changeIndexes(c Change) bool {
	asked := e.request.Indexes
	if len(asked) == 0 || c.From != strings.Join(request.Values(asked), ", ") {
		return false
	}
	e.request.Indexes = nil
	for name := range strings.SplitSeq(c.To, ", ") {
		if name != "" {
			e.request.Indexes = append(e.request.Indexes, request.Text{Value: name, At: asked[0].At})
		}
	}
	return true
}

// changeText changes the first of some values that is the change's.
func changeText(list []request.Text, c Change) bool {
	at := slices.IndexFunc(list, func(t request.Text) bool { return t.Value == c.From })
	if at >= 0 {
		list[at].Value = c.To
	}
	return at >= 0
}

// changeGPUs takes the GPUs that a change names out of the request, and puts
// the new one, if there is any, in their place.
func (e *editor) changeGPUs(c Change) bool {
	var kept []request.Text
	at := request.Position{}
	for _, t := range e.request.GPUs {
		if !strings.Contains(", "+c.From+", ", ", "+t.Value+", ") {
			kept = append(kept, t)
			continue
		}
		at = t.At
	}
	found := len(kept) < len(e.request.GPUs)
	if c.To != "" {
		kept = append(kept, request.Text{Value: c.To, At: at})
	}
	e.request.GPUs = kept
	return found
}

// changeVersion changes the version of a framework, which its own entry asks
// for or the package that it is installed as. A build that the version names
// stays.
func (e *editor) changeVersion(c Change) bool {
	name, from, _ := strings.Cut(c.From, " ")
	edit := func(spec string) string {
		to := "==" + c.To
		if _, build, named := strings.Cut(spec, "+"); named {
			to += "+" + build
		}
		return to
	}
	return e.editFramework(name, from, c.To, edit)
}

// editFramework edits the version that a framework is asked for by: its own, or
// that of the package that it is installed as. Of several packages that are
// asked for alike it is the one that comes in version to.
func (e *editor) editFramework(name, from, to string, edit func(string) string) bool {
	for i := range e.request.Frameworks {
		if f := &e.request.Frameworks[i]; f.Name == name && f.Version.Value == from {
			f.Version.Value = edit(from)
			return true
		}
	}
	found := -1
	for i := range e.request.Packages {
		p := &e.request.Packages[i]
		if p.Specifier == from && (found < 0 || p.Name == name || e.installs(p.Name, to)) {
			found = i
		}
	}
	if found >= 0 {
		e.request.Packages[found].Specifier = edit(from)
	}
	return found >= 0
}

// installs reports whether the stack that the changes lead to has a package in
// a version.
func (e *editor) installs(name, version string) bool {
	if e.stack == nil {
		return false
	}
	has, _, _ := strings.Cut(e.stack.Packages[name], "+")
	return has == version
}

// changeBuild changes the CUDA that a framework's build is made for: its cuda,
// or the label of its version.
func (e *editor) changeBuild(c Change) bool {
	name, from := "", c.From
	if framework, cuda, several := strings.Cut(c.From, " "); several {
		name, from = framework, cuda
	}
	for i := range e.request.Frameworks {
		f := &e.request.Frameworks[i]
		switch {
		case name != "" && f.Name != name:
		case f.CUDA.Set() && strings.EqualFold(f.CUDA.Value, from):
			return replace(&f.CUDA, Change{From: f.CUDA.Value, To: c.To})
		case relabel(&f.Version.Value, from, c.To):
			return true
		}
	}
	for i := range e.request.Packages {
		if relabel(&e.request.Packages[i].Specifier, from, c.To) {
			return true
		}
	}
	return false
}

// relabel changes the local label of a version, where it is the one given.
func relabel(version *string, from, to string) bool {
	base, labelled := strings.CutSuffix(*version, "+"+from)
	if labelled {
		*version = base + "+" + to
	}
	return labelled
}

// changePackage changes the version of a package, in a framework's list or the
// target's own, or gives it up.
func (e *editor) changePackage(c Change) bool {
	name, extra := cutExtra(c.Part)
	for i := range e.request.Frameworks {
		f := &e.request.Frameworks[i]
		at := slices.IndexFunc(f.With, func(t request.Text) bool { return asks(t.Value, name, c.From) })
		switch {
		case at < 0:
		case c.To == "":
			f.With = slices.Delete(f.With, at, at+1)
			return true
		default:
			f.With[at].Value = name + "==" + c.To
			return true
		}
	}
	at := slices.IndexFunc(e.request.Packages, func(p request.PackageRequest) bool { return p.Name == name })
	if at < 0 {
		return false
	}
	p := &e.request.Packages[at]
	switch {
	case c.To != "":
		p.Specifier = "==" + c.To
	case extra != "":
		p.Extras = slices.DeleteFunc(slices.Clone(p.Extras), func(x string) bool { return x == extra })
	default:
		e.request.Packages = slices.Delete(e.request.Packages, at, at+1)
	}
	return true
}

// cutExtra cuts jax[cuda12] into the package and its extra.
func cutExtra(part string) (name, extra string) {
	name, extra, _ = strings.Cut(part, "[")
	return name, strings.TrimSuffix(extra, "]")
}

// asks reports whether an entry of a framework's list is of a package and
// version.
func asks(entry, name, spec string) bool {
	asked, found := strings.CutSuffix(strings.TrimSpace(entry), spec)
	return found && request.NormalizeName(strings.TrimSpace(asked)) == name
}

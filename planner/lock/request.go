package lock

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// DefaultPlatform is the platform of a request that names none.
const DefaultPlatform = "linux/amd64"

// Platform returns the platform that a request is for.
func Platform(r request.Request) string {
	if r.Platform.Set() {
		return r.Platform.Value
	}
	return DefaultPlatform
}

// RequestLines returns a request's canonical text: "part = value", one line for
// each value that the user set, parts in alphabetical order. A part with several
// values has several lines: sorted where their order means nothing (gpu, driver,
// with, apt), in the user's order elsewhere.
//
// indexes are the target file's. Image tags are left out: they name an image
// and change nothing in it, so that CI may set them from a commit. So are
// mirrors, which serve the same bytes.
func RequestLines(r request.Request, indexes []request.Index) []string {
	return requestLines(r, indexes).out
}

// Place finds a request line in the target file: the value, its part where the
// value has no place of its own, or the target.
func Place(r request.Request, indexes []request.Index, line string) request.Position {
	l := requestLines(r, indexes)
	for _, key := range []string{line, partOf(line)} {
		if at, ok := l.at[key]; ok {
			return at
		}
	}
	return r.At
}

func requestLines(r request.Request, indexes []request.Index) *lines {
	l := &lines{at: map[string]request.Position{}}
	l.sorted("gpu", r.GPUs)
	l.sorted("driver", r.Drivers)
	l.text("python", r.Python)
	l.text("python_from", r.PythonFrom)
	l.add("platform", Platform(r))
	l.text("os", r.OS)
	l.text("cuda", r.CUDA)
	l.text("cudnn", r.CUDNN)
	l.text("nccl", r.NCCL)
	if r.Toolkit {
		l.add("toolkit", "true")
	}
	if r.ForwardCompat {
		l.add("forward_compatibility", "true")
	}
	l.sorted("indexes", r.Indexes)
	l.text("host.system", r.Host.System)
	l.text("host.gpu_operator", r.Host.GPUOperator)
	l.text("host.container_toolkit", r.Host.Toolkit)
	l.text("host.efa", r.Host.EFA)
	l.text("host.mig", r.Host.MIG)
	for _, p := range r.Prefer {
		l.text("prefer", p)
	}
	for _, f := range r.Frameworks {
		part := "framework." + f.Name
		l.text(part, request.Text{Value: orAny(f.Version.Value), At: first(f.Version.At, f.At)})
		l.text(part+".assume_like", f.AssumeLike)
		l.text(part+".cuda", f.CUDA)
		l.sorted(part+".with", f.With)
	}
	for _, p := range r.Packages {
		name := p.Name
		if len(p.Extras) > 0 {
			name += "[" + strings.Join(p.Extras, ",") + "]"
		}
		l.text("package."+name, request.Text{Value: orAny(p.Specifier), At: p.At})
	}
	l.image(r.Image)
	l.add("selftest.gpu", r.SelfTest.GPU)
	l.text("selftest.smoke", r.SelfTest.Smoke)
	if r.SelfTest.Guard {
		l.add("selftest.guard", "true")
	}
	for _, i := range indexes {
		l.text("index."+i.Name, request.Text{Value: i.URL, At: i.At})
		if i.FindLinks {
			l.add("index."+i.Name+".find_links", "true")
		}
		for _, p := range slices.Sorted(slices.Values(i.Packages)) {
			l.add("index."+i.Name+".package", p)
		}
	}
	slices.SortStableFunc(l.out, func(a, b string) int { return strings.Compare(partOf(a), partOf(b)) })
	return l
}

// first returns the first place that is one.
func first(places ...request.Position) request.Position {
	for _, at := range places {
		if at != (request.Position{}) {
			return at
		}
	}
	return request.Position{}
}

// lines are request lines, and where those with a place were written, by the
// line and by its part.
type lines struct {
	out []string
	at  map[string]request.Position
}

func (l *lines) add(part, value string) { l.out = append(l.out, part+" = "+value) }

func (l *lines) text(part string, t request.Text) {
	if t.Value != "" {
		l.add(part, t.Value)
		l.place(part, t)
	}
}

func (l *lines) place(part string, t request.Text) {
	if t.At == (request.Position{}) {
		return
	}
	l.at[part+" = "+t.Value] = t.At
	if _, ok := l.at[part]; !ok {
		l.at[part] = t.At
	}
}

func (l *lines) sorted(part string, texts []request.Text) {
	var values []string
	for _, t := range texts {
		values = append(values, t.Value)
		l.place(part, t)
	}
	slices.Sort(values)
	for _, value := range slices.Compact(values) {
		l.add(part, value)
	}
}

func (l *lines) image(i request.ImageRequest) {
	l.sorted("image.apt", i.Apt)
	l.table("image.env.", i.Env)
	l.table("image.labels.", i.Labels)
	l.text("image.user", i.User)
	l.text("image.workdir", i.Workdir)
	l.text("image.base", i.Base)
	if i.Bytecode {
		l.add("image.bytecode", "true")
	}
	var order []string
	for _, c := range i.Copy {
		l.text("image.copy."+c.To, request.Text{Value: c.From, At: c.At})
		order = append(order, c.To)
	}
	if len(order) > 1 && !slices.IsSorted(order) { // the later one may replace what the former has
		l.add("image.copy", strings.Join(order, ", "))
	}
	for _, s := range i.Entrypoint {
		l.add("image.entrypoint", s)
	}
	for _, s := range i.Command {
		l.add("image.command", s)
	}
}

func (l *lines) table(prefix string, table map[string]string) {
	for _, key := range slices.Sorted(maps.Keys(table)) {
		l.add(prefix+key, table[key])
	}
}

// orAny writes an empty specifier so that the line says what it means.
func orAny(specifier string) string {
	if specifier == "" {
		return "*"
	}
	return specifier
}

func partOf(line string) string {
	part, _, _ := strings.Cut(line, " = ")
	return part
}

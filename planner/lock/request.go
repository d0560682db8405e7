package lock

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner"
)

// DefaultPlatform is the platform of a request that names none.
const DefaultPlatform = "linux/amd64"

// Platform gives the platform that a request is for.
func Platform(r planner.Request) string {
	if r.Platform.Set() {
		return r.Platform.Value
	}
	return DefaultPlatform
}

// RequestLines gives a request's canonical text: "part = value", one line for
// each value that the user set, parts in alphabetical order. A part with several
// values has several lines: sorted where their order means nothing (gpu, driver,
// with, apt), in the user's order elsewhere.
//
// indexes are the target file's. Image tags are left out: they name an image
// and change nothing in it, so that CI may set them from a commit. So are
// mirrors, which serve the same bytes.
func RequestLines(r planner.Request, indexes []planner.Index) []string {
	l := &lines{}
	l.sorted("gpu", r.GPUs)
	l.sorted("driver", r.Drivers)
	l.text("python", r.Python)
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
	for _, p := range r.Prefer {
		l.add("prefer", p.Value)
	}
	for _, f := range r.Frameworks {
		part := "framework." + f.Name
		l.add(part, orAny(f.Version.Value))
		l.text(part+".assume_like", f.AssumeLike)
		l.text(part+".cuda", f.CUDA)
		l.sorted(part+".with", f.With)
	}
	for _, p := range r.Packages {
		name := p.Name
		if len(p.Extras) > 0 {
			name += "[" + strings.Join(p.Extras, ",") + "]"
		}
		l.add("package."+name, orAny(p.Specifier))
	}
	l.image(r.Image)
	l.add("selftest.gpu", r.SelfTest.GPU)
	l.text("selftest.smoke", r.SelfTest.Smoke)
	if r.SelfTest.Guard {
		l.add("selftest.guard", "true")
	}
	for _, i := range indexes {
		l.add("index."+i.Name, i.URL)
		if i.FindLinks {
			l.add("index."+i.Name+".find_links", "true")
		}
		for _, p := range slices.Sorted(slices.Values(i.Packages)) {
			l.add("index."+i.Name+".package", p)
		}
	}
	slices.SortStableFunc(l.out, func(a, b string) int { return strings.Compare(partOf(a), partOf(b)) })
	return l.out
}

type lines struct{ out []string }

func (l *lines) add(part, value string) { l.out = append(l.out, part+" = "+value) }

func (l *lines) text(part string, t planner.Text) {
	if t.Value != "" {
		l.add(part, t.Value)
	}
}

func (l *lines) sorted(part string, texts []planner.Text) {
	var values []string
	for _, t := range texts {
		values = append(values, t.Value)
	}
	slices.Sort(values)
	for _, value := range slices.Compact(values) {
		l.add(part, value)
	}
}

func (l *lines) image(i planner.ImageRequest) {
	l.sorted("image.apt", i.Apt)
	l.table("image.env.", i.Env)
	l.table("image.labels.", i.Labels)
	l.text("image.user", i.User)
	l.text("image.workdir", i.Workdir)
	l.text("image.base", i.Base)
	for _, c := range i.Copy {
		l.add("image.copy."+c.To, c.From)
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

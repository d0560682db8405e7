package planner

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Canonical gives what the user set as sorted lines "part = value". Two
// requests with the same lines ask for the same thing, wherever and in
// whatever order it was written; a lock keeps them to say which part changed.
// Parts that the user did not set are left out.
func Canonical(r Request) []string {
	var c canonical
	c.texts("gpu", r.GPUs)
	c.texts("driver", r.Drivers)
	c.text("python", r.Python)
	c.text("platform", r.Platform)
	c.text("os", r.OS)
	c.text("cuda", r.CUDA)
	c.text("cudnn", r.CUDNN)
	c.text("nccl", r.NCCL)
	c.flag("toolkit", r.Toolkit)
	c.flag("forward_compatibility", r.ForwardCompat)
	c.ordered("prefer", r.Prefer)
	for i := range r.Frameworks {
		c.framework(&r.Frameworks[i])
	}
	for _, p := range r.Packages {
		c.add("packages."+p.Name, strings.Join(strings.Fields(p.Specifier), ""))
	}
	c.image(&r.Image)
	if r.SelfTest.GPU != "" {
		c.add("selftest.gpu", r.SelfTest.GPU)
	}
	c.text("selftest.smoke", r.SelfTest.Smoke)
	c.flag("selftest.guard", r.SelfTest.Guard)
	slices.Sort(c.lines)
	return c.lines
}

// canonical collects lines.
type canonical struct{ lines []string }

func (c *canonical) add(part, value string) { c.lines = append(c.lines, part+" = "+value) }

func (c *canonical) text(part string, t Text) {
	if t.Set() {
		c.add(part, strings.TrimSpace(t.Value))
	}
}

// texts adds a list in which order means nothing.
func (c *canonical) texts(part string, list []Text) {
	for _, t := range list {
		c.text(part, t)
	}
}

// ordered adds a list in which order means something.
func (c *canonical) ordered(part string, list []Text) {
	if len(list) == 0 {
		return
	}
	var values []string
	for _, t := range list {
		values = append(values, strings.TrimSpace(t.Value))
	}
	c.add(part, strings.Join(values, " "))
}

func (c *canonical) flag(part string, set bool) {
	if set {
		c.add(part, strconv.FormatBool(set))
	}
}

func (c *canonical) framework(f *FrameworkRequest) {
	part := "framework." + f.Name
	c.add(part, "asked")
	c.text(part+".version", f.Version)
	c.text(part+".assume_like", f.AssumeLike)
	c.text(part+".cuda", f.CUDA)
	c.texts(part+".with", f.With)
}

func (c *canonical) image(r *ImageRequest) {
	c.texts("image.tag", r.Tags)
	c.texts("image.apt", r.Apt)
	c.text("image.user", r.User)
	c.text("image.workdir", r.Workdir)
	c.text("image.base", r.Base)
	c.flag("image.bytecode", r.Bytecode)
	for _, name := range slices.Sorted(maps.Keys(r.Env)) {
		c.add("image.env."+name, strconv.Quote(r.Env[name]))
	}
	for _, name := range slices.Sorted(maps.Keys(r.Labels)) {
		c.add("image.label."+name, strconv.Quote(r.Labels[name]))
	}
	for _, copied := range r.Copy {
		c.add("image.copy", strconv.Quote(copied.From)+" to "+strconv.Quote(copied.To))
	}
	c.words("image.entrypoint", r.Entrypoint)
	c.words("image.command", r.Command)
}

func (c *canonical) words(part string, list []string) {
	if list == nil {
		return
	}
	quoted := make([]string, len(list))
	for i, w := range list {
		quoted[i] = strconv.Quote(w)
	}
	c.add(part, "["+strings.Join(quoted, ", ")+"]")
}

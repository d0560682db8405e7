package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
)

// Meant returns what observations mean in the words of a target: the same reading
// that [Judge] judges.
func Meant(e *search.Engine, env observed.Environment) observed.Meaning {
	names := containers(&env)
	if len(names) > 1 {
		env = inContainer(&env, names[0])
	}
	c := newEnvironment(e, &env)
	m := observed.Meaning{Drivers: saidAll(c.drivers)}
	if len(names) > 1 {
		m.Left = append(m.Left, fmt.Sprintf("the target is for the container %s: %s would be targets of their own",
			names[0], words.JoinWords(names[1:], "and")))
	}
	for i := range c.gpus {
		for j := range c.gpus[i].Boards {
			m.GPUs = append(m.GPUs, c.gpus[i].seen.said(c.gpus[i].Boards[j].ID))
		}
		if len(c.gpus[i].Boards) == 0 {
			c.leave(c.gpus[i].seen, "the facts know no such GPU")
		}
	}
	if c.python.of >= 0 {
		m.Python = c.python.said(c.python.value)
	}
	c.meantSystem(&m)
	for i := range c.frameworks {
		m.Frameworks = append(m.Frameworks, c.meantFramework(&c.frameworks[i]))
	}
	c.meantCUDA(&m)
	for i := range c.packages {
		c.meantPackage(&m, &c.packages[i])
	}
	for _, n := range c.left() {
		m.Left = append(m.Left, n.At+": "+n.Name+": "+n.Why)
	}
	return m
}

// said returns a value with where it was observed.
func (s *seen) said(value string) observed.Said {
	return observed.Said{Value: value, At: s.at, Text: s.text}
}

func saidAll(list []seen) []observed.Said {
	var all []observed.Said
	for i := range list {
		all = append(all, list[i].said(list[i].value))
	}
	return all
}

// meantSystem takes in the system, where images of it can be made, and the
// platform.
func (c *environment) meantSystem(m *observed.Meaning) {
	if c.platform != facts.LinuxAMD64 {
		m.Platform = observed.Said{Value: c.platform}
	}
	for i := range c.env.Observations {
		o := &c.env.Observations[i]
		s := seen{of: i, at: position(i, o), text: o.Text}
		switch {
		case o.Kind == observed.OS && c.system.ID != "" && !c.system.AtLeast && c.hasImages(c.system.ID):
			m.OS = s.said(c.system.ID)
		case o.Kind == observed.OS, o.Kind == observed.Glibc:
			c.leave(s, "images are made of other systems; it counted by its C library")
		case o.Kind == observed.Platform:
			m.Platform = s.said(c.platform)
		}
	}
}

// meantVersion returns the versions of a package. What a file pins is that
// release; what people say may be a series.
func meantVersion(p *seenPackage) observed.Said {
	if p.Series && !p.at.ByFlag() && p.value == p.Exact {
		return p.said("==" + p.Exact)
	}
	return p.said(p.Specifier)
}

func (c *environment) meantFramework(p *seenPackage) observed.MeantPackage {
	f := observed.MeantPackage{Name: p.framework, Version: meantVersion(p)}
	switch {
	case p.Label == "cpu":
		f.CUDA = p.said("cpu")
	case strings.HasPrefix(p.Label, "cu") && reading.ReadCUDA(p.Label).Version != "":
		f.CUDA = p.said(reading.ReadCUDA(p.Label).Version)
	case p.Label != "":
		c.leave(p.seen, "a build of its maker's own; a target takes those of the index")
	}
	return f
}

// meantCUDA takes in a CUDA that is said to be the build's. What the machine has
// is not asked for: images bring their own.
func (c *environment) meantCUDA(m *observed.Meaning) {
	for i := range c.cudas {
		s := &c.cudas[i]
		if s.Of != reading.OfBuild && !s.CPU || len(m.Frameworks) == 0 {
			c.leave(s.seen, "the machine's CUDA; an image brings its own")
			continue
		}
		if value := s.Version; m.Frameworks[0].CUDA.Value == "" {
			if s.CPU {
				value = "cpu"
			}
			m.Frameworks[0].CUDA = s.seen.said(value)
		}
	}
}

// meantPackage takes in a package: as a framework's companion where it is one.
func (c *environment) meantPackage(m *observed.Meaning, p *seenPackage) {
	if strings.HasPrefix(p.Name, "nvidia-") && strings.Contains(p.Name, "-cu1") {
		c.leave(p.seen, "a library of CUDA, which the framework's build brings")
		return
	}
	for i := range m.Frameworks {
		f := &m.Frameworks[i]
		info := c.facts.FrameworkInfo(f.Name)
		if slices.Contains(info.Companions, p.Name) && info.CorePackage != p.Name {
			f.With = append(f.With, p.said(p.Name))
			return
		}
	}
	m.Packages = append(m.Packages, observed.MeantPackage{Name: p.Name, Version: meantVersion(p)})
}

// hasImages reports whether the facts know a system by its id, as one that images are
// made of.
func (c *environment) hasImages(id string) bool {
	return slices.ContainsFunc(c.facts.OSes(), func(row matrices.OS) bool { return row.ID == id })
}

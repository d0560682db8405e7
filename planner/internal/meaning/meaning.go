// Package meaning says what observations of an environment mean in the words of a target, by the same reading that is
// judged.
package meaning

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
)

// reader is an environment whose meaning is told.
type reader struct{ *existing.Environment }

// Of returns what observations mean in the words of a target.
func Of(known *facts.Facts, env observed.Environment) observed.Meaning {
	names := existing.Containers(&env)
	if len(names) > 1 {
		env = env.InContainer(names[0])
	}
	c := &reader{existing.New(known, &env)}
	m := observed.Meaning{Drivers: saidAll(c.Drivers)}
	if len(names) > 1 {
		m.Left = append(m.Left, fmt.Sprintf("the target is for %s: %s would be targets of their own",
			names[0], words.JoinWords(names[1:], "and")))
	}
	c.meantIndexes(&m)
	for i := range c.GPUs {
		for j := range c.GPUs[i].Boards {
			m.GPUs = append(m.GPUs, said(&c.GPUs[i].Seen, c.GPUs[i].Boards[j].ID))
		}
		if len(c.GPUs[i].Boards) == 0 {
			c.Leave(c.GPUs[i].Seen, c.noSuchGPU(c.GPUs[i].Value))
		}
	}
	if c.Python.Number >= 0 {
		m.Python = said(&c.Python, c.Python.Value)
	}
	c.meantSystem(&m)
	for i := range c.Frameworks {
		m.Frameworks = append(m.Frameworks, c.meantFramework(&c.Frameworks[i]))
	}
	c.meantCUDA(&m)
	for i := range c.Packages {
		c.meantPackage(&m, &c.Packages[i])
	}
	c.meantImage(&m)
	for _, s := range c.Malformed {
		c.Leave(s, "it is no requirement")
	}
	for _, n := range c.Left() {
		m.Left = append(m.Left, n.At+": "+n.Name+": "+n.Why)
	}
	return m
}

// noSuchGPU says of a name that it is that of no GPU, and which ones are near it.
func (c *reader) noSuchGPU(name string) string {
	_, near, err := c.Facts.FindGPU(name)
	if err != nil && !strings.HasPrefix(err.Error(), "unknown GPU") {
		return err.Error() // it stands for several
	}
	return "the facts know no such GPU" + words.Prefixed("; ", words.DidYouMean(near)) +
		"; to plan for a newer one, name its compute capability instead, such as sm_120"
}

// said returns a value with where it was observed.
func said(s *existing.Seen, value string) observed.Said {
	return observed.Said{Value: value, At: s.At, Text: s.Words}
}

func saidAll(list []existing.Seen) []observed.Said {
	var all []observed.Said
	for i := range list {
		all = append(all, said(&list[i], list[i].Value))
	}
	return all
}

// meantSystem takes in the system, where images of it can be made, and the
// platform.
func (c *reader) meantSystem(m *observed.Meaning) {
	if c.Platform != facts.LinuxAMD64 {
		m.Platform = c.meantPlatform()
	}
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		s := existing.Seen{Number: i, At: existing.Position(i, o), Words: o.Text}
		switch {
		case o.Kind == observed.OS && c.System.ID != "" && !c.System.AtLeast && c.hasImages(c.System.ID):
			m.OS = said(&s, c.System.ID)
		case o.Kind == observed.OS, o.Kind == observed.Glibc:
			c.Leave(s, "images are made of other systems; it counted by its C library")
		case o.Kind == observed.Platform, o.Kind == observed.Locked && o.Value == c.Platform:
			m.Platform = said(&s, c.Platform)
		}
	}
}

// meantPlatform returns the platform with what it follows from, where no source says it outright.
func (c *reader) meantPlatform() observed.Said {
	g := c.ArmOnly()
	switch {
	case c.System.Platform == c.Platform:
		return observed.Said{Value: c.Platform, Text: "what the system is for"}
	case g != nil && c.Platform == facts.LinuxARM64:
		from := said(&g.Seen, c.Platform)
		from.Text += ", which comes on Arm machines alone"
		return from
	}
	return observed.Said{Value: c.Platform, Text: "what the wheels are for"}
}

// meantVersion returns the versions of a package. What a file pins is that
// release; what people say may be a series.
func meantVersion(p *existing.Package) observed.Said {
	if p.Series && !p.At.ByFlag() && p.Value == p.Exact {
		return said(&p.Seen, "=="+p.Exact)
	}
	return said(&p.Seen, p.Specifier)
}

func (c *reader) meantFramework(p *existing.Package) observed.MeantPackage {
	f := observed.MeantPackage{Name: p.Framework, Version: meantVersion(p)}
	if len(p.Extras) > 0 {
		c.Leave(p.Seen, "its extras ("+strings.Join(p.Extras, ", ")+"): a target's framework block has none; "+
			"cuda in it says "+
			"the build")
	}
	switch {
	case p.Label == "cpu":
		f.CUDA = said(&p.Seen, "cpu")
	case strings.HasPrefix(p.Label, "cu") && reading.ReadCUDA(p.Label).Version != "":
		f.CUDA = said(&p.Seen, reading.ReadCUDA(p.Label).Version)
	case p.Label != "":
		c.Leave(p.Seen, "a build of its maker's own; a target takes those of the index")
	default:
		f.CUDA = c.cudaOfIndex(p)
	}
	return f
}

// cudaOfIndex returns the CUDA of a framework's build that the index it comes from says, which
// is its makers' own; without a value where none does.
func (c *reader) cudaOfIndex(p *existing.Package) (cuda observed.Said) {
	take := func(address string, s *existing.Seen) {
		label := path.Base(strings.TrimSuffix(address, "/"))
		switch value := reading.ReadCUDA(label).Version; {
		case !c.HasBuildsOf(p.Framework, address):
		case label == "cpu":
			cuda = said(s, "cpu")
		case strings.HasPrefix(label, "cu") && value != "":
			cuda = said(s, value)
		}
	}
	for i := range c.Env.Indexes {
		x := &c.Env.Indexes[i]
		if len(x.Packages) == 0 || slices.Contains(x.Packages, p.Name) {
			take(x.URL, &existing.Seen{At: x.At, Words: x.URL})
		}
	}
	if !p.Conda {
		take(p.From, &p.Seen)
	}
	return cuda
}

// meantCUDA takes in a CUDA that is said to be the build's. What the machine has
// is not asked for: images bring their own.
func (c *reader) meantCUDA(m *observed.Meaning) {
	for i := range c.CUDAs {
		s := &c.CUDAs[i]
		if s.Of != reading.OfBuild && !s.CPU || len(m.Frameworks) == 0 {
			c.Leave(s.Seen, "the machine's CUDA; an image brings its own")
			continue
		}
		if value := s.Version; m.Frameworks[0].CUDA.Value == "" {
			if s.CPU {
				value = "cpu"
			}
			m.Frameworks[0].CUDA = said(&s.Seen, value)
		}
	}
}

// meantPackage takes in a package: as a framework's companion where it is one.
func (c *reader) meantPackage(m *observed.Meaning, p *existing.Package) {
	if strings.HasPrefix(p.Name, "nvidia-") && strings.Contains(p.Name, "-cu1") {
		c.Leave(p.Seen, "a library of CUDA, which the framework's build brings")
		return
	}
	for i := range m.Frameworks {
		f := &m.Frameworks[i]
		info := c.Facts.FrameworkInfo(f.Name)
		if slices.Contains(info.Companions, p.Name) && info.CorePackage != p.Name && len(p.Extras) == 0 &&
			meantVersion(p).Value == "" { // with takes names alone
			f.With = append(f.With, said(&p.Seen, p.Name))
			return
		}
	}
	extras := slices.Clone(p.Extras)
	slices.Sort(extras)
	m.Packages = append(m.Packages, observed.MeantPackage{Name: p.Name, Extras: slices.Compact(extras),
		Version: meantVersion(p)})
}

// aptName is a name that the image's apt may hold: no version, and no word of a script.
func aptName(name string) bool {
	return regexp.MustCompile(`^[a-z0-9][a-z0-9+.-]*[a-z0-9+.]$`).MatchString(name)
}

// meantImage takes in packages of the image's distribution, where that stays the one which has
// them, and tells what else the image is told.
func (c *reader) meantImage(m *observed.Meaning) {
	ofApt := strings.HasPrefix(m.OS.Value, "ubuntu") || strings.HasPrefix(m.OS.Value, "debian")
	for i := range c.Env.Notes {
		n := &c.Env.Notes[i]
		for _, name := range n.Apt {
			switch named := func(s observed.Said) bool { return s.Value == name }; {
			case !ofApt || !aptName(name) || strings.Contains(name, "cuda") || strings.Contains(name, "nvidia"):
				c.Leave(existing.Seen{Number: -1, At: n.At, Words: name}, "a package of the system; "+
					"image { apt = […] } takes names without versions")
			case !slices.ContainsFunc(m.Apt, named):
				m.Apt = append(m.Apt, observed.Said{Value: name, At: n.At, Text: "apt"})
			}
		}
	}
	for _, s := range c.Env.Settings {
		c.Leave(existing.Seen{Number: -1, At: s.At, Words: s.Text}, "image { "+s.As+" = … } says the like")
	}
}

// hasImages reports whether the facts know a system by its id, as one that images are
// made of.
func (c *reader) hasImages(id string) bool {
	return slices.ContainsFunc(c.Facts.OSes(), func(row matrices.OS) bool { return row.ID == id && row.BaseImage != "" })
}

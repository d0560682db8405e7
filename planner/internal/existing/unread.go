package existing

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Unread is something that a user named and that cannot be read: what it is may decide.
type Unread struct {
	Seen
	Kind      observed.Kind
	Framework string // the id of the framework whose version it is; empty for others
}

// leaveUnread records that something cannot be read, and why. What a user named by a flag may
// decide, and what cannot be installed; reports hold many words behind their labels.
func (c *Environment) leaveUnread(s Seen, kind observed.Kind, why string) {
	c.Leave(s, why)
	if s.Value == observed.EmptyRange || s.At.ByFlag() && !reading.NamesNoRelease(s.Value) && !reading.SaysNone(s.Value) {
		c.Unread = append(c.Unread, Unread{Seen: s, Kind: kind})
	}
}

// readPlatform reads a platform. The last one that can be read holds.
func (c *Environment) readPlatform(s Seen) {
	switch platform := reading.ReadPlatform(s.Value); {
	case reading.IsMacOS(s.Value):
		c.System.NoGPU = reading.MacOS
	case platform != "":
		c.Platform = platform
	default:
		c.leaveUnread(s, observed.Platform, "software is judged for linux/amd64, linux/arm64 and windows/amd64")
	}
}

// readUnreadVersion records that the version of a framework cannot be read: it holds neither a
// version, a build, a day nor a word that leaves the release open.
func (c *Environment) readUnreadVersion(p *Package, o *observed.Observation) {
	if p.Framework == "" || o.Value == "" || p.Specifier != "" || p.Label != "" || p.By != "" || p.Source || p.ForCPU ||
		reading.NamesNoRelease(o.Value) || p.Name != o.Name || len(p.Extras) > 0 ||
		slices.ContainsFunc(c.CUDAs, func(s CUDA) bool { return s.Number == p.Number }) {
		return
	}
	c.Leave(p.Seen, "which release it is cannot be read in it")
	c.Unread = append(c.Unread, Unread{Seen: p.Seen, Kind: observed.Package, Framework: p.Framework})
}

// HoldOpen returns a verdict with what was named and cannot be read: nothing works for certain
// while that may decide. What fails without it fails with it.
func (c *Environment) HoldOpen(j verdict.Judged) verdict.Judged {
	if j.Verdict != verdict.Works {
		return j
	}
	onCPU := j.Stack != nil && j.Stack.CUDA.Version == ""
	for i := range c.Unread {
		if missing := c.unreadDecides(&c.Unread[i], onCPU); missing != nil {
			j.Verdict, j.Missing, j.Inferred = verdict.Unproven, missing, false
			if kind := c.Unread[i].Kind; kind != observed.Driver {
				j.Stack = nil // it is of another release, platform or system
			}
			return j
		}
	}
	return j
}

// unreadDecides returns what to look up in place of something that cannot be read; nil where that
// decides nothing, as a driver does where all runs on the CPU.
func (c *Environment) unreadDecides(u *Unread, onCPU bool) *verdict.Missing {
	missing := func(why, observe, command string) *verdict.Missing {
		return &verdict.Missing{Why: fmt.Sprintf(why, words.Quote(u.Value)), Observe: observe, Command: command,
			Facts: []string{}}
	}
	if u.Value == observed.EmptyRange {
		return &verdict.Missing{Why: fmt.Sprintf("no version is within %q", u.Words), Facts: []string{},
			Observe: "the version that is meant"}
	}
	switch u.Kind {
	case observed.Package:
		return c.UnreadRelease(u)
	case observed.Platform:
		return missing("%s names no platform that software is judged for", "the system and its processor", "uname -sm")
	case observed.OS:
		return missing("the facts know no system %s", "which system it is", "cat /etc/os-release")
	case observed.Glibc:
		fetched := func(p Package) bool { return !p.Source } // what was compiled there fits
		if c.System.Glibc != "" || !slices.ContainsFunc(c.Frameworks, fetched) && !slices.ContainsFunc(c.Packages, fetched) {
			return nil
		}
		return missing("the facts do not hold the C library of %s", "its version", "ldd --version")
	case observed.Driver:
		if onCPU || len(c.Drivers) > 0 {
			return nil
		}
		return missing("%s holds no version of a driver", "the driver's version",
			"nvidia-smi --query-gpu=driver_version --format=csv")
	case observed.CUDA:
		if onCPU || len(c.CUDAs) > 0 {
			return nil
		}
		return missing("%s holds no version of CUDA", "which CUDA it is", "nvidia-smi; nvcc --version")
	case observed.CUDNN:
		if onCPU || c.CUDNN.Number >= 0 {
			return nil
		}
		return missing("%s holds no version of cuDNN", "which cuDNN it is", "ldconfig -p | grep libcudnn")
	case observed.Python:
		if c.Python.Number >= 0 {
			return nil
		}
		return missing("%s holds no version of Python", "which Python it is", "python --version")
	}
	return nil
}

// UnreadRelease asks for the release of a framework whose version cannot be read; nil where
// something else that was observed says which it is.
func (c *Environment) UnreadRelease(u *Unread) *verdict.Missing {
	at := slices.IndexFunc(c.Frameworks, func(p Package) bool { return p.Framework == u.Framework })
	if at < 0 || c.Frameworks[at].Specifier != "" {
		return nil
	}
	info := c.Facts.FrameworkInfo(u.Framework)
	return &verdict.Missing{Why: fmt.Sprintf("%q names no release of %s", u.Words, info.Name), Observe: "its version",
		Command: c.Showing(info.Packages[0]), Facts: []string{}}
}

// UnreadOf returns the version of a framework that cannot be read; nil where there is none.
func (c *Environment) UnreadOf(framework string) *Unread {
	at := slices.IndexFunc(c.Unread, func(u Unread) bool { return u.Framework == framework })
	if at < 0 || c.UnreadRelease(&c.Unread[at]) == nil {
		return nil
	}
	return &c.Unread[at]
}

// Showing returns the command that shows which version of a package is installed.
func (c *Environment) Showing(name string) string {
	switch c.Env.Installer {
	case observed.UV:
		return "uv pip show " + name
	case observed.Poetry, observed.PDM:
		return c.Env.Installer + " show " + name
	case observed.Pipenv:
		return "pipenv run pip show " + name
	case observed.Conda, observed.Pixi: // both find names that hold this one
		return c.Env.Installer + " list " + name
	}
	return "pip show " + name
}

// UnsaidRelease says that nobody said which release a framework is that was built
// from source, or by a vendor for an image of its own: no installer would have
// chosen it, so that the default says nothing.
func (c *Environment) UnsaidRelease() *verdict.Missing {
	for i := range c.Frameworks {
		p := &c.Frameworks[i]
		if !p.Source || p.Exact != "" {
			continue
		}
		module := c.Facts.FrameworkInfo(p.Framework).Module
		return &verdict.Missing{
			Why: fmt.Sprintf("%s (%s) is a build of its own, and which release it is, is not said", p.Name,
				p.Words),
			Observe: "its version", Command: fmt.Sprintf("python -c 'import %s; print(%[1]s.__version__)'", module),
			Facts: []string{}}
	}
	return nil
}

// SeenJetPack returns the observation that says which JetPack there is; nil where none does.
func (c *Environment) SeenJetPack() *Seen {
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		if o.Kind == observed.OS && reading.ReadSystem(c.Facts.Set, o.Value).JetPack != "" {
			s := SeenOf(i, o)
			return &s
		}
	}
	return nil
}

// SeenWithoutGPU returns what says that the system is one on which no program finds a GPU; nil
// where nothing does.
func (c *Environment) SeenWithoutGPU() *Seen {
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		if o.Kind == observed.OS && reading.ReadSystem(c.Facts.Set, o.Value).NoGPU != "" ||
			o.Kind == observed.Platform && reading.IsMacOS(o.Value) {
			s := SeenOf(i, o)
			return &s
		}
	}
	return nil
}

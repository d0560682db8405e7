package check

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// toolOf returns what is said by a name that people list among packages, though it is
// that of the machine's CUDA toolkit, or of conda's, which is the builds'; empty for
// packages.
func toolOf(name string) observed.Kind {
	switch name {
	case "nvcc", "local-cuda", "system-cuda", "detected-cuda", "cuda-toolkit", "cuda-nvcc", "cuda-module":
		return observed.Toolkit
	case "cudatoolkit", "pytorch-cuda":
		return observed.Build
	case "driver-cuda", "driver's-cuda", "driver-api", "cuda-driver", "nvidia-smi":
		return observed.Ceiling
	}
	return ""
}

// readTool reads a CUDA that is listed among the packages, and reports whether it
// was one.
func (c *environment) readTool(s seen, o *observed.Observation) bool {
	kind := toolOf(request.NormalizeName(strings.ReplaceAll(o.Name, " ", "-")))
	if kind == "" || reading.FirstVersion(o.Value) == "" {
		return false
	}
	s.value = o.Value
	c.readCUDA(s, kind, false)
	return true
}

// readArchList reads the compute capabilities that a build of a framework prints as
// its own, which people list among packages (torch arch list), and reports whether
// that is what it was.
func (c *environment) readArchList(s seen, o *observed.Observation) bool {
	name, is := strings.CutSuffix(request.NormalizeName(strings.ReplaceAll(o.Name, " ", "-")), "-arch-list")
	if !is {
		return false
	}
	name = strings.TrimSuffix(name, "-cuda")
	if id, _ := c.frameworkOf(name, s.at); id == "" {
		return false
	}
	said := reading.ReadCapabilities(o.Value)
	if len(said.SM) == 0 {
		return false
	}
	c.compiledFor = append(c.compiledFor, query.Compiled{Name: name, Text: o.Value, SM: said.SM, PTX: said.PTX})
	return true
}

// readLoaderPath reads LD_LIBRARY_PATH where it is listed among the packages and names
// CUDA libraries, and reports whether that is what it was.
func (c *environment) readLoaderPath(s seen, o *observed.Observation) bool {
	if request.NormalizeName(o.Name) != "ld-library-path" {
		return false
	}
	if low := strings.ToLower(o.Value); !strings.Contains(low, "cuda") && !strings.Contains(low, "cudnn") {
		c.leave(s, "it names no libraries of CUDA")
		return true
	}
	c.take(s, "what the loader looks through before the wheels")
	s.value = o.Value
	c.loaderPath = s
	return true
}

// readOwnBuild reads what is said of a framework's build as if it were a package (build
// "community", wheel "mind tf1.4-gpu-cuda9", channel "peterjc123", ngc-tensorflow), and
// reports whether that is what it was. Such a build is none of the index.
func (c *environment) readOwnBuild(s seen, o *observed.Observation) bool {
	name := request.NormalizeName(o.Name)
	if of, ngc := strings.CutPrefix(name, "ngc-"); ngc && c.facts.FrameworkCalled(of) != "" {
		c.take(s, "NVIDIA's own build, of its containers")
		c.notOfIndex = true
		return true
	}
	if name != "build" && name != "channel" && name != "wheel" {
		return false
	}
	if o.Value == "" || o.Value[0] >= '0' && o.Value[0] <= '9' || reading.NamesNoRelease(o.Value) {
		return false
	}
	c.take(s, "where the framework's build is from")
	c.notOfIndex = true
	return true
}

// settleOwnBuilds marks the frameworks that are named as builds of their own, where
// something is said of where they are from.
func (c *environment) settleOwnBuilds() {
	for i := range c.frameworks {
		c.frameworks[i].source = c.frameworks[i].source || c.notOfIndex && c.frameworks[i].byName
	}
}

// readPackage reads a package. The later of two entries of one name holds where
// it says a version.
func (c *environment) readPackage(s seen, o *observed.Observation) {
	if c.readTool(s, o) || c.readArchList(s, o) || c.readLoaderPath(s, o) || c.readOwnBuild(s, o) {
		return
	}
	made := reading.ReadMade(o.Value)
	if made.Absent {
		c.take(s, "not there")
		return
	}
	p := seenPackage{seen: s, from: o.From, source: o.Source || made.Own, changed: made.Changed, installed: o.Installed,
		conda: o.Conda, alone: o.Alone}
	switch {
	case o.Specifier != "" && o.Value == "":
		p.Requirement = reading.Requirement{Name: o.Name, Specifier: o.Specifier}
		if !strings.ContainsAny(o.Specifier, "<>!~,") {
			p.ReadVersion(o.Specifier)
		}
	default:
		p.Requirement = reading.Requirement{Name: c.distributionIn(o)}
		p.ReadVersion(o.Value)
	}
	p.Extras = o.Extras
	if o.Label != "" && p.Label == "" {
		p.Label = labelOfBuild(o.Label)
	}
	p.Name = request.NormalizeName(p.Name)
	if made.CPU {
		c.readCPU(&p)
	}
	p.framework, p.byName = c.frameworkOf(p.Name, s.at)
	c.addWheel(&p)
	c.readCompiled(&p, o.Value)
	if p.Specifier == "" {
		p.by = reading.ReadDate(o.Value)
	}
	if p.framework == "" {
		c.addPackage(p)
		return
	}
	at := slices.IndexFunc(c.frameworks, func(q seenPackage) bool { return q.framework == p.framework })
	if at < 0 {
		c.frameworks = append(c.frameworks, p)
		return
	}
	if !p.byName {
		c.beside = append(c.beside, c.frameworks[at], p)
	}
	old := c.frameworks[at]
	if c.frameworks[at] = c.merge(old, p); old.installed && !p.installed && p.Exact != "" && old.Exact != p.Exact {
		c.replaceBuild(&old)
	}
}

// replaceBuild takes in that another release of a framework is installed over one which is
// there, as in a base image: the CUDA of that build says nothing of it, but where that takes
// CUDA and cuDNN from the system they stay.
func (c *environment) replaceBuild(old *seenPackage) {
	c.cudas = slices.DeleteFunc(c.cudas, func(s seenCUDA) bool { return s.Of == reading.OfBuild && s.at == old.at })
	for _, release := range c.facts.Frameworks(old.framework) {
		if release.Version != old.Exact {
			continue
		}
		for i := range release.Builds {
			row := &release.Builds[i]
			if !slices.ContainsFunc(row.Platforms, func(p matrices.PlatformBuild) bool {
				return p.Platform == facts.LinuxAMD64 && p.Delivery == matrices.DeliverySystem
			}) || len(row.JetPack) > 0 || row.CUDA == "" {
				continue
			}
			c.cudas = append(c.cudas, seenCUDA{CUDA: reading.CUDA{Version: row.CUDA, Of: reading.OfToolkit}, seen: old.seen})
			if c.cudnn.of < 0 && row.CUDNN != "" {
				c.cudnn = old.seen
				c.cudnn.value = row.CUDNN
			}
			return
		}
	}
}

// addPackage adds a package that is no framework's, or lays it over an earlier entry.
func (c *environment) addPackage(p seenPackage) {
	if at, there := c.packageAt[p.Name]; there {
		c.packages[at] = c.merge(c.packages[at], p)
		return
	}
	c.packageAt[p.Name] = len(c.packages)
	c.packages = append(c.packages, p)
}

// distributionIn returns the package that an observation is of: where the version of
// a framework is the name of one of its packages, that one (cupy==cupy-cuda12x).
func (c *environment) distributionIn(o *observed.Observation) string {
	value := request.NormalizeName(strings.TrimSpace(o.Value))
	if value == "" || o.Value[0] >= '0' && o.Value[0] <= '9' {
		return o.Name
	}
	id, named := c.frameworkOf(request.NormalizeName(o.Name), o.At)
	if id == "" {
		return o.Name
	}
	if of, _ := c.frameworkOf(value, request.Position{}); of == id && (named || value != id) {
		return value
	}
	return o.Name
}

// readCPU takes in that a package is a build for the CPU: of a framework or one
// that is made for its builds, by the label; of the package with a framework's
// compiled code, as the framework's CUDA.
func (c *environment) readCPU(p *seenPackage) {
	for _, id := range c.facts.FrameworkNames() {
		info := c.facts.FrameworkInfo(id)
		switch {
		case info.CorePackage == p.Name:
			c.cudas = append(c.cudas, seenCUDA{CUDA: reading.CUDA{CPU: true}, seen: p.seen})
		case p.Label == "" && (id == p.Name || slices.Contains(info.Distributions(), p.Name) ||
			slices.Contains(info.IndexCompanions, p.Name)):
			p.Label = "cpu"
		}
	}
}

// readCompiled takes in what a package is said to be compiled for. Of a framework
// itself only the GPUs are: what it was made with, its label says.
func (c *environment) readCompiled(p *seenPackage, text string) {
	said := reading.ReadCompiled(text)
	if p.framework != "" {
		c.readBuildCUDA(p, said.CUDA)
		said.Torch, said.CUDA = "", ""
	}
	if !said.Says() {
		return
	}
	one := query.Compiled{Name: p.Name, Text: text, Torch: said.Torch, CUDA: said.CUDA, SM: said.SM, PTX: said.PTX}
	c.compiledFor = append(c.compiledFor, one)
}

// readBuildCUDA takes in the CUDA that a framework's wheel is said to be for, where no
// label says it.
func (c *environment) readBuildCUDA(p *seenPackage, cuda string) {
	if cuda != "" && p.Label == "" && !p.source {
		c.cudas = append(c.cudas, seenCUDA{CUDA: reading.CUDA{Version: cuda, Of: reading.OfBuild}, seen: p.seen})
	}
}

// merge lays an observation over an earlier one of the same thing. A range that takes the
// version seen before in says nothing new, and of two ranges both hold.
func (c *environment) merge(old, p seenPackage) seenPackage {
	if old.Exact != "" && p.Exact != "" && old.Specifier != p.Specifier && old.at.File == p.at.File {
		c.take(p.seen, "the one that holds, and not "+old.text+" before it")
	}
	p.source, p.changed = p.source || old.source, p.changed || old.changed
	if isRange(old.Specifier, old.Exact) && isRange(p.Specifier, p.Exact) && !p.at.ByFlag() && old.Specifier != p.Specifier {
		p.Specifier = old.Specifier + "," + p.Specifier
	}
	if p.Specifier == "" || isRange(p.Specifier, p.Exact) && old.allowedBy(p.Specifier) {
		old.source, old.changed = p.source, p.changed
		old.Extras = append(old.Extras, p.Extras...)
		if !p.byName {
			old.Name, old.byName = p.Name, old.byName && p.byName
		}
		return old
	}
	if p.byName && !old.byName {
		p.Name, p.byName = old.Name, false
	}
	p.Extras = append(slices.Clone(old.Extras), p.Extras...)
	return p
}

// isRange reports whether a specifier names no one version or series.
func isRange(specifier, exact string) bool { return specifier != "" && exact == "" }

// allowedBy reports whether a package was seen in a version that a specifier allows.
func (p *seenPackage) allowedBy(specifier string) bool {
	spec, err := version.ParseSpecifier(specifier)
	return err == nil && p.Exact != "" && spec.Allows(p.Exact)
}

// labelOfBuild reads conda's build strings: py3.10_cuda12.1_cudnn8.9.2_0 is
// cu121.
func labelOfBuild(label string) string {
	_, cuda, found := strings.Cut(label, "cuda")
	if !found {
		if strings.Contains(label, "cpu") {
			return "cpu"
		}
		return ""
	}
	ver := reading.FirstVersion(cuda)
	if strings.HasPrefix(cuda, ver) && version.Parts(ver) > 1 {
		return "cu" + strings.ReplaceAll(version.Minor(ver), ".", "")
	}
	if version.IsDotted(ver) && len(ver) == 3 {
		return "cu" + ver // conda-forge's cuda121
	}
	return ""
}

// frameworkOf returns the framework that a name stands for, and whether it is
// the framework's own name rather than a package's.
func (c *environment) frameworkOf(name string, at request.Position) (id string, byName bool) {
	id, own := c.facts.FrameworkOf(name)
	return id, own || id != "" && at.File == "--framework"
}

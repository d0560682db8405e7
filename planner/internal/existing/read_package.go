package existing

import (
	"cmp"
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
func (c *Environment) readTool(s Seen, o *observed.Observation) bool {
	if cuda := observed.NamesCUDA(o.Name); cuda != "" && (o.Conda || o.At.ByFlag()) {
		s.Value = cuda
		c.readCUDA(s, observed.Build, true)
		return true
	}
	kind := toolOf(request.NormalizeName(strings.ReplaceAll(o.Name, " ", "-")))
	if kind == "" || reading.FirstVersion(o.Value) == "" {
		return false
	}
	s.Value = o.Value
	c.readCUDA(s, kind, false)
	return true
}

// readArchList reads the compute capabilities that a build of a framework prints as
// its own, which people list among packages (torch arch list), and reports whether
// that is what it was.
func (c *Environment) readArchList(s Seen, o *observed.Observation) bool {
	name, is := strings.CutSuffix(request.NormalizeName(strings.ReplaceAll(o.Name, " ", "-")), "-arch-list")
	if !is {
		return false
	}
	name = strings.TrimSuffix(name, "-cuda")
	if id, _ := c.FrameworkOf(name, s.At); id == "" {
		return false
	}
	said := reading.ReadCapabilities(o.Value)
	if len(said.SM) == 0 {
		return false
	}
	c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: name, Text: o.Value, SM: said.SM, PTX: said.PTX})
	return true
}

// readLoaderPath reads LD_LIBRARY_PATH where it is listed among the packages and names
// CUDA libraries, and reports whether that is what it was.
func (c *Environment) readLoaderPath(s Seen, o *observed.Observation) bool {
	if request.NormalizeName(o.Name) != "ld-library-path" {
		return false
	}
	if low := strings.ToLower(o.Value); !strings.Contains(low, "cuda") && !strings.Contains(low, "cudnn") {
		c.Leave(s, "it names no libraries of CUDA")
		return true
	}
	c.Take(s, "what the loader looks through before the wheels")
	s.Value = o.Value
	c.LoaderPath = s
	return true
}

// readOwnBuild reads what is said of a framework's build as if it were a package (build
// "community", wheel "mind tf1.4-gpu-cuda9", channel "peterjc123", ngc-tensorflow), and
// reports whether that is what it was. Such a build is none of the index.
func (c *Environment) readOwnBuild(s Seen, o *observed.Observation) bool {
	name := request.NormalizeName(o.Name)
	if of, ngc := strings.CutPrefix(name, "ngc-"); ngc && c.Facts.FrameworkCalled(of) != "" {
		c.Take(s, "NVIDIA's own build, of its containers")
		c.notOfIndex = true
		return true
	}
	if name != "build" && name != "channel" && name != "wheel" {
		return false
	}
	if o.Value == "" || o.Value[0] >= '0' && o.Value[0] <= '9' || reading.NamesNoRelease(o.Value) {
		return false
	}
	c.Take(s, "where the framework's build is from")
	c.notOfIndex = true
	return true
}

// settleOwnBuilds marks the frameworks that are named as builds of their own, where
// something is said of where they are from.
func (c *Environment) settleOwnBuilds() {
	for i := range c.Frameworks {
		c.Frameworks[i].Source = c.Frameworks[i].Source || c.notOfIndex && c.Frameworks[i].ByName
	}
}

// readPackage reads a package. The later of two entries of one name holds where
// it says a version.
func (c *Environment) readPackage(s Seen, o *observed.Observation) {
	if c.readTool(s, o) || c.readArchList(s, o) || c.readLoaderPath(s, o) || c.readOwnBuild(s, o) {
		return
	}
	s, o = c.releaseOfNightly(s, namedByAddress(o))
	made := reading.ReadMade(o.Value)
	if made.Absent {
		c.Take(s, "not there")
		return
	}
	p := Package{Seen: s, From: o.From, Source: o.Source || made.Own, Changed: made.Changed, ForCPU: made.CPU,
		Installed: o.Installed, Conda: o.Conda, Alone: o.Alone, Command: o.Command, Upgraded: o.Upgraded,
		Anew: o.Anew, Settled: o.Settled, ForGPU: o.ForGPU}
	switch {
	case o.Specifier != "" && o.Value == "":
		p.Requirement = reading.Requirement{Name: o.Name, Specifier: reading.WithoutRemark(o.Specifier)}
		if !strings.ContainsAny(o.Specifier, "<>!~,") {
			p.ReadVersion(o.Specifier)
		}
	default:
		p.Requirement = reading.Requirement{Name: c.distributionIn(o)}
		p.ReadVersion(o.Value)
	}
	if p.Series && !s.At.ByFlag() && !o.Conda && strings.TrimLeft(cmp.Or(o.Value, o.Specifier), "= ") == p.Exact {
		p.Series, p.Specifier = false, "=="+p.Exact // as installers read it: 1.8 is 1.8.0
	}
	p.Extras = o.Extras
	if o.Label != "" && p.Label == "" {
		p.Label = reading.LabelOfConda(o.Label)
	}
	p.Name = request.NormalizeName(p.Name)
	if made.CPU {
		c.readCPU(&p)
	}
	p.Framework, p.ByName = c.FrameworkOf(p.Name, s.At)
	if id := c.Facts.FrameworkOfVendor(p.Name); id != "" {
		c.Take(s, "a vendor's own build of "+c.Facts.FrameworkInfo(id).Name)
		p.Framework, p.ByName, p.Source = id, true, true
	}
	c.labelByName(&p)
	c.addWheel(&p, o.Marker)
	c.readBehind(&p, cmp.Or(o.Value, o.Specifier))
	c.readCompiled(&p, o.Value)
	if p.Specifier == "" {
		p.By = reading.ReadDate(o.Value)
	}
	c.readUnreadVersion(&p, o)
	if p.Framework == "" {
		c.addPackage(p)
		return
	}
	at := slices.IndexFunc(c.Frameworks, func(q Package) bool { return q.Framework == p.Framework })
	if at < 0 {
		c.Frameworks = append(c.Frameworks, p)
		return
	}
	if !p.ByName {
		c.Beside = append(c.Beside, c.Frameworks[at], p)
	}
	old := c.Frameworks[at]
	if c.overwrites(&p, &old) {
		c.Frameworks[at] = p
		return
	}
	if p.upgrades(&old) {
		c.Take(p.Seen, "the newest that suits, in place of "+old.Words)
		c.Frameworks[at] = p
		c.ReplaceBuild(&old)
		return
	}
	if p.meetBy(&old) {
		return
	}
	another := old.Installed && !p.Installed && p.Exact != "" && (p.Anew || old.Exact != p.Exact)
	c.Frameworks[at] = c.merge(old, p)
	if another {
		c.ReplaceBuild(&old)
	}
	if p.replaces(&old) {
		c.Frameworks[at].Source, c.Frameworks[at].Changed = p.Source, p.Changed
	}
}

// replaces reports whether a command installs another release over one that is there: what it installs is made as the
// index has it, whoever compiled what was there.
func (p *Package) replaces(old *Package) bool {
	if p.Command == 0 || p.Installed || !old.Installed || old.Exact == "" {
		return false
	}
	if p.Exact == "" {
		return isRange(p.Specifier, p.Exact) && !old.allowedBy(p.Specifier)
	}
	return p.Anew || matrices.ComparePEP440(old.Exact, p.Exact) != 0
}

// namedByAddress reads "@ ADDRESS" for the version of a package, which is how requirements name a wheel:
// from that address, in the version that the wheel's name says.
func namedByAddress(o *observed.Observation) *observed.Observation {
	address, is := strings.CutPrefix(strings.TrimSpace(o.Value), "@")
	w, wheel := reading.ReadWheel(strings.TrimSpace(address))
	if parts := strings.Split(w.File, "-"); is && wheel && o.From == "" && len(parts) > 1 {
		named := *o
		named.From, named.Value = strings.TrimSpace(address), parts[1]
		return &named
	}
	return o
}

// releaseOfNightly reads a nightly that is on the index by a name of its own for one of the package that its
// release is: tf-nightly for tensorflow.
func (c *Environment) releaseOfNightly(s Seen, o *observed.Observation) (Seen, *observed.Observation) {
	of := c.Facts.ReleaseOfNightly(request.NormalizeName(o.Name))
	if of == "" {
		return s, o
	}
	c.Take(s, "a nightly of "+of)
	like := *o
	like.Name = of
	if o.Value == "" && o.Specifier == "" {
		s.Value, like.Value, like.Upgraded = nightly, nightly, true
	}
	return s, &like
}

// overwrites reports whether a later command installs a framework's package for GPUs over the one for the CPU, which
// has another name and unpacks into the same folder: what is loaded then is the later one, in its own release.
func (c *Environment) overwrites(p, old *Package) bool {
	if old.Command == 0 || p.Command <= old.Command || p.ByName || old.ByName || p.Name == old.Name {
		return false
	}
	onCPU, onGPU := false, false
	for _, r := range c.Facts.Frameworks(p.Framework) {
		for i := range r.Builds {
			b := &r.Builds[i]
			on := func(name string) bool {
				return cmp.Or(b.Package, r.Package) == name || slices.ContainsFunc(b.Platforms,
					func(on matrices.PlatformBuild) bool { return on.Package == name })
			}
			onCPU = onCPU || on(old.Name) && facts.IsCPU(b)
			onGPU = onGPU || b.Extra == "" && !facts.IsCPU(b) && (on(p.Name) || slices.Contains(r.PackageAliases, p.Name))
		}
	}
	return onCPU && onGPU
}

// upgrades reports whether a package is installed anew, in its newest release that suits,
// where another was there before.
func (p *Package) upgrades(old *Package) bool {
	return p.Upgraded && p.Exact == "" && old.Exact != "" && !old.ByName
}

// meetBy reports whether the version that a command asks for is there, as an earlier one has
// installed it: an installer leaves that build, whichever index the later command names.
func (p *Package) meetBy(old *Package) bool {
	return 0 < old.Command && old.Command < p.Command && !p.Anew && !p.Source && p.From == "" && p.Exact != "" &&
		p.Exact == old.Exact && (p.Label == "" || p.Label == old.Label)
}

// ReplaceBuild takes in that another release of a framework is installed over one which is
// there, as in a base image: the CUDA of that build says nothing of it, but where that takes
// CUDA and cuDNN from the system they stay.
func (c *Environment) ReplaceBuild(old *Package) {
	c.CUDAs = slices.DeleteFunc(c.CUDAs, func(s CUDA) bool { return s.Of == reading.OfBuild && s.At == old.At })
	for _, release := range c.Facts.Frameworks(old.Framework) {
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
			stays := reading.CUDA{Version: row.CUDA, Of: reading.OfToolkit}
			c.CUDAs = append(c.CUDAs, CUDA{CUDA: stays, Seen: old.Seen})
			if c.CUDNN.Number < 0 && row.CUDNN != "" {
				c.CUDNN = old.Seen
				c.CUDNN.Value = row.CUDNN
			}
			return
		}
	}
}

// addPackage adds a package that is no framework's, or lays it over an earlier entry.
func (c *Environment) addPackage(p Package) {
	at, there := c.packageAt[p.Name]
	switch {
	case !there:
		c.packageAt[p.Name] = len(c.Packages)
		c.Packages = append(c.Packages, p)
	case p.upgrades(&c.Packages[at]):
		c.Take(p.Seen, "the newest that suits, in place of "+c.Packages[at].Words)
		c.Packages[at] = p
	case p.meetBy(&c.Packages[at]):
	default:
		c.Packages[at] = c.merge(c.Packages[at], p)
	}
}

// distributionIn returns the package that an observation is of: where the version of
// a framework is the name of one of its packages, that one (cupy==cupy-cuda12x).
func (c *Environment) distributionIn(o *observed.Observation) string {
	value := request.NormalizeName(strings.TrimSpace(o.Value))
	if value == "" || o.Value[0] >= '0' && o.Value[0] <= '9' {
		return o.Name
	}
	id, named := c.FrameworkOf(request.NormalizeName(o.Name), o.At)
	if id == "" {
		return o.Name
	}
	if of, _ := c.FrameworkOf(value, request.Position{}); of == id && (named || value != id) {
		return value
	}
	return o.Name
}

// readCPU takes in that a package is a build for the CPU: of a framework or one
// that is made for its builds, by the label; of the package with a framework's
// compiled code, as the framework's CUDA.
func (c *Environment) readCPU(p *Package) {
	for _, id := range c.Facts.FrameworkNames() {
		info := c.Facts.FrameworkInfo(id)
		switch {
		case info.CorePackage == p.Name:
			c.CUDAs = append(c.CUDAs, CUDA{CUDA: reading.CUDA{CPU: true}, Seen: p.Seen})
		case p.Label == "" && (id == p.Name || slices.Contains(info.Distributions(), p.Name) ||
			slices.Contains(info.IndexCompanions, p.Name)):
			p.Label = "cpu"
		}
	}
}

// readCompiled takes in what a package is said to be compiled for. Of a framework
// itself only the GPUs are: what it was made with, its label says.
func (c *Environment) readCompiled(p *Package, text string) {
	modules := c.Facts.CompiledAgainst()
	said := reading.ReadCompiled(text, modules...)
	if p.Label != "" {
		said.ABI = "" // the label names a wheel, which the rules of wheels hold to it
	}
	if said.Torch == "" && !p.Source {
		if at := reading.ReadAddress(p.From, modules...); at.Torch != "" {
			said.Torch, said.CUDA, text = at.Torch, cmp.Or(reading.DottedCUDA(at.CUDA), said.CUDA), "from "+p.From
		}
	}
	if p.Framework != "" {
		c.readBuildCUDA(p, said.CUDA)
		said.Torch, said.CUDA = "", ""
	}
	if !said.Says() {
		return
	}
	one := query.Compiled{Name: p.Name, Text: text, Torch: said.Torch, CUDA: said.CUDA, ABI: said.ABI,
		SM: said.SM, PTX: said.PTX}
	c.CompiledFor = append(c.CompiledFor, one)
}

// labelByName takes the CUDA in a package's name for its label, where the package without it is
// for the CPU and the facts hold no wheel of that name: dgl-cu102 0.9.1 is dgl 0.9.1+cu102.
func (c *Environment) labelByName(p *Package) {
	at := strings.LastIndex(p.Name, "-cu")
	if at < 0 || p.Label != "" || p.Exact == "" || reading.ReadCUDA(p.Name[at+1:]).Label != p.Name[at+1:] {
		return
	}
	info := c.Facts.PackageNamed(p.Name)
	if info == nil || !info.IndexCPU {
		return
	}
	for _, r := range c.Facts.PackageReleases(info) {
		if r.Version == p.Exact && r.Row != nil && !slices.Contains(r.Row.PyPI, p.Name) {
			p.Label = p.Name[at+1:]
		}
	}
}

// readBehind takes in which build of a framework or its companion is meant, where that stands
// behind its version: the one of a label, or, of a framework, the one for a CUDA. A CUDA that no
// build of the release is for may be the machine's.
func (c *Environment) readBehind(p *Package, text string) {
	if p.Label != "" || p.Source || reading.ReadCompiled(text).CUDA != "" {
		return
	}
	said := reading.ReadBehind(text)
	if said.Label != "" && said.CUDA == "" && p.Framework != "" { // for the GPUs of another maker
		p.Label = said.Label
		return
	}
	if said.CUDA == "" || p.Framework == "" && (said.Label == "" || !c.isCompanion(p.Name)) {
		return
	}
	if p.Framework == "" {
		p.Label = said.Label
		return
	}
	made := c.variantsFor(p, said)
	switch {
	case slices.Contains(made, said.Label):
		p.Label = said.Label
	case said.Of == "" && len(made) == 1:
		p.Label = made[0]
	default:
		if len(made) > 0 {
			said.Of = cmp.Or(said.Of, reading.OfBuild)
		}
		c.CUDAs = append(c.CUDAs, CUDA{CUDA: reading.CUDA{Version: said.CUDA, Of: said.Of}, Seen: p.Seen})
	}
}

// isCompanion reports whether a package is made for one build each of some framework's.
func (c *Environment) isCompanion(name string) bool {
	return slices.ContainsFunc(c.Facts.FrameworkNames(), func(id string) bool {
		return slices.Contains(c.Facts.FrameworkInfo(id).IndexCompanions, name)
	})
}

// variantsFor returns the variants, sorted, that a framework has for a CUDA in the releases
// that it may be; where a label is named, in all releases.
func (c *Environment) variantsFor(p *Package, said reading.Behind) []string {
	var list []string
	spec, err := version.ParseSpecifier(p.Specifier)
	for _, r := range c.Facts.Frameworks(p.Framework) {
		may := p.Specifier == "" || err == nil && spec.Allows(r.Version)
		for i := range r.Builds {
			b := &r.Builds[i]
			if b.Variant == said.Label || may && len(b.JetPack) == 0 && version.StartsWith(b.CUDA, said.CUDA) {
				list = append(list, b.Variant)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// readBuildCUDA takes in the CUDA that a framework's wheel is said to be for, where no
// label says it.
func (c *Environment) readBuildCUDA(p *Package, cuda string) {
	if cuda != "" && p.Label == "" && !p.Source {
		c.CUDAs = append(c.CUDAs, CUDA{CUDA: reading.CUDA{Version: cuda, Of: reading.OfBuild}, Seen: p.Seen})
	}
}

// merge lays an observation over an earlier one of the same thing. A range that takes the
// version seen before in says nothing new, and of two ranges both hold.
func (c *Environment) merge(old, p Package) Package {
	if counts, left, ok := c.forPythons(&old, &p); ok {
		c.Leave(left.Seen, "it is for an older Python than "+counts.Words)
		return *counts
	}
	switch apart := old.Exact != "" && p.Exact != "" && old.Specifier != p.Specifier; {
	case apart && c.AskedTogether(&old, &p) && old.Name != p.Name: // of one framework
	case apart && c.AskedTogether(&old, &p) && !old.meets(&p):
		c.Twice = append(c.Twice, [2]Package{old, p})
	case apart && old.At.File == p.At.File:
		c.Take(p.Seen, "the one that holds, and not "+old.Words+" before it")
	}
	p.Source, p.Changed = p.Source || old.Source, p.Changed || old.Changed
	p.ForGPU = p.ForGPU || p.Conda && old.ForGPU
	if old.Command > 0 && old.Exact == "" && isRange(p.Specifier, p.Exact) && !p.Anew {
		p.Command = old.Command // what it has installed may be in the range
	}
	if isRange(old.Specifier, old.Exact) && isRange(p.Specifier, p.Exact) && !p.At.ByFlag() {
		p.Specifier = c.bothRanges(&old, &p)
	}
	if c.contradict(&old, &p) {
		p.Specifier, p.Exact = old.Specifier+","+p.Specifier, ""
	}
	if p.Specifier == "" || isRange(p.Specifier, p.Exact) && old.allowedBy(p.Specifier) {
		old.Source, old.Changed, old.ForGPU = p.Source, p.Changed, old.ForGPU || p.ForGPU
		old.Extras = slices.Concat(old.Extras, p.Extras)
		if !p.ByName {
			old.Name, old.ByName = p.Name, old.ByName && p.ByName
		}
		return old
	}
	if p.ByName && !old.ByName {
		p.Name, p.ByName = old.Name, false
	}
	p.Extras = slices.Concat(old.Extras, p.Extras)
	return p
}

// AskedTogether reports whether an installer is asked for two packages at once, by one command or by one file, and
// whatever the Python is.
func (c *Environment) AskedTogether(a, b *Package) bool {
	apart := func(p *Package) bool {
		m, err := version.ParseMarker(c.markerAt(p.Number))
		return p.Number < 0 || p.IsThere() || p.Conda || p.Settled || p.Source || p.From != "" ||
			c.markerAt(p.Number) != "" && (err != nil || m.On(c.marked) != version.Applies)
	}
	return !apart(a) && !apart(b) && a.At != b.At && a.Command == b.Command &&
		(a.Command > 0 || c.ListOf(a) == c.ListOf(b))
}

// ListOf returns the file that is installed as one with all that it names, and in which a package stands.
func (c *Environment) ListOf(p *Package) string {
	if p.Number < 0 {
		return p.At.File
	}
	return cmp.Or(c.Env.Observations[p.Number].Installs().List, p.At.File)
}

// meets reports whether one version is both those to which two entries pin a package, of which one may say the
// label of a build.
func (p *Package) meets(other *Package) bool {
	return (p.Series || other.Series || matrices.ComparePEP440(p.Exact, other.Exact) == 0) &&
		(p.Label == "" || other.Label == "" || p.Label == other.Label)
}

// contradict reports whether two entries of one list ask for a package, one in a version
// that the other one's range leaves out: an installer takes both for true, and refuses them.
func (c *Environment) contradict(old, p *Package) bool {
	if old.At.File != p.At.File || old.At.ByFlag() || old.Conda != p.Conda || old.Installed || p.Installed ||
		c.Env.Observations[old.Number].Command != c.Env.Observations[p.Number].Command {
		return false
	}
	return isRange(p.Specifier, p.Exact) && old.Exact != "" && !old.allowedBy(p.Specifier) ||
		isRange(old.Specifier, old.Exact) && p.Exact != "" && !p.allowedBy(old.Specifier)
}

// longestRange is how long a range may become of all that entries say of a package.
const longestRange = 4096

// bothRanges returns the range of what two entries of a package allow.
func (c *Environment) bothRanges(old, p *Package) string {
	said := strings.Split(old.Specifier, ",")
	all := old.Specifier
	for clause := range strings.SplitSeq(p.Specifier, ",") {
		if !slices.Contains(said, clause) {
			all += "," + clause
		}
	}
	if len(all) > longestRange {
		c.Leave(p.Seen, "there are too many ranges of "+p.Name)
		return old.Specifier
	}
	return all
}

// isRange reports whether a specifier names no one version or series.
func isRange(specifier, exact string) bool { return specifier != "" && exact == "" }

// allowedBy reports whether a package was seen in a version that a specifier allows.
func (p *Package) allowedBy(specifier string) bool {
	if p.Exact == "" {
		return false
	}
	spec, err := version.ParseSpecifier(specifier)
	return err == nil && spec.Allows(p.Exact)
}

// FrameworkOf returns the framework that a name stands for, and whether it is
// the framework's own name rather than a package's.
func (c *Environment) FrameworkOf(name string, at request.Position) (id string, byName bool) {
	id, own := c.Facts.FrameworkOf(name)
	return id, own || id != "" && at.File == "--framework" && !c.forOneCUDA(id, name)
}

// forOneCUDA reports whether a framework has a package for each CUDA, and a name is that of one
// of them: who says cupy-cuda11x means that build.
func (c *Environment) forOneCUDA(framework, name string) bool {
	for _, r := range c.Facts.Frameworks(framework) {
		if names := gpuNames(c.Facts, framework, r.Version); len(names) > 1 && slices.Contains(names, name) {
			return true
		}
	}
	return false
}

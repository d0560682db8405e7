package planner

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// question is one environment on one GPU and driver, as it is put to the
// solver.
type question struct {
	*environment
	gpu      *seenGPU
	board    *matrices.GPU // nil where none was observed
	driver   *seen
	query    *query.Query
	given    []candidate.Given // by framework: what the newest release that fits gives
	inferred []string          // why the answer rests on something near
	unknown  []string          // what the facts do not hold and may decide
}

// environmentName stands for the base image of an environment that is there.
const environmentName = "the environment"

// ask reads the observations as a query. Versions that the facts do not hold
// are read by rule, or left out and told.
func (c *environment) ask(gpu *seenGPU, board *matrices.GPU, driver *seen) (*question, error) {
	q := &question{environment: c, gpu: gpu, board: board, driver: driver}
	r := q.request()
	for range 2*len(r.Packages) + len(r.Frameworks) + 2 {
		read, err := c.Planner.read(&r)
		faults := request.InputErrors(err)
		if err != nil && len(faults) == 0 {
			return nil, err
		}
		if err == nil {
			q.query = read
			q.existing()
			return q, nil
		}
		if !q.drop(&r, faults) {
			q.unknown = append(q.unknown, faults[0].Error())
			return q, nil
		}
	}
	return q, nil
}

// request writes what was observed as a request: what pins packages, boards and
// drivers. The rest is set on the query.
func (q *question) request() request.Request {
	r := request.Request{Target: "check", Image: request.ImageRequest{Base: request.Text{Value: environmentName}},
		ForwardCompat: q.system.Docker && q.board != nil && (q.board.Class == "datacenter" || q.board.Class == "dgx")}
	r.Platform = request.Text{Value: q.platform, At: request.Position{File: "--platform"}}
	if q.board != nil {
		r.GPUs = []request.Text{{Value: q.board.ID, At: q.gpu.at}}
	}
	if q.driver != nil && q.system.JetPack == "" {
		r.Drivers = []request.Text{{Value: q.driver.value, At: q.driver.at}}
	}
	for i := range q.frameworks {
		if q.onCPUBeside(&q.frameworks[i]) {
			continue
		}
		r.Frameworks = append(r.Frameworks, q.framework(&q.frameworks[i]))
	}
	for i := range q.packages {
		p := &q.packages[i]
		spec := p.Specifier
		if p.by != "" {
			spec = q.newestBy(p)
		}
		if p.Label != "" && p.Exact != "" && !p.Series && !vendorLabel(p.Label) {
			spec += "+" + p.Label
		}
		r.Packages = append(r.Packages, request.PackageRequest{Name: p.Name, Extras: p.Extras, Specifier: spec, At: p.at})
		q.addOwner(&r, p)
	}
	return r
}

// onCPUBeside reports whether a framework is the package of its builds for the
// CPU, beside one that runs on the GPU: onnxruntime beside torch. Whoever wants
// its GPU code installs another package, or an extra.
func (q *question) onCPUBeside(p *seenPackage) bool {
	releases := q.facts.Frameworks(p.framework)
	if !q.forGPU() || len(q.frameworks) < 2 || p.byName || p.Label != "" || p.from != "" || p.source ||
		len(p.Extras) > 0 || len(releases) == 0 || len(q.env.Indexes) > 0 {
		return false
	}
	cpu, gpu := false, false
	for i := range releases[0].Builds {
		b := &releases[0].Builds[i]
		same := b.Extra == "" && cmp.Or(b.Package, releases[0].Package) == p.Name
		cpu = cpu || same && facts.IsCPU(b)
		gpu = gpu || same && !facts.IsCPU(b)
	}
	if cpu && !gpu {
		q.leave(p.seen, "that package runs on the CPU, beside what runs on the GPU")
	}
	return cpu && !gpu
}

// addOwner adds the framework that a package is the compiled code of.
func (q *question) addOwner(r *request.Request, p *seenPackage) {
	for _, id := range q.facts.FrameworkNames() {
		known := func(f request.FrameworkRequest) bool { return f.Name == id }
		if q.facts.FrameworkInfo(id).CorePackage == p.Name && !slices.ContainsFunc(r.Frameworks, known) {
			r.Frameworks = append(r.Frameworks, request.FrameworkRequest{Name: id, At: p.at})
		}
	}
}

// isRevision reports whether a label is that of a build from a checkout:
// 0.11.0a0+fa347eb.
func isRevision(label string) bool {
	return len(label) >= 7 && len(label) <= 40 && strings.Trim(label, "0123456789abcdef") == ""
}

// vendorLabel reports whether a local label is that of a maker's own build
// rather than of a wheel on an index: nv24.05, git84d1cb9.
func vendorLabel(label string) bool {
	return strings.Contains(label, "git") || strings.Contains(label, "nv") || strings.HasPrefix(label, "g") ||
		strings.Contains(label, "conda") || isRevision(label)
}

// framework writes a framework as a request. One whose version the facts do not
// hold is taken for the release that it precedes, or for the nearest older one.
func (q *question) framework(p *seenPackage) request.FrameworkRequest {
	f := request.FrameworkRequest{Name: p.framework, At: p.at}
	if p.by != "" {
		f.Version = request.Text{Value: q.newestBy(p), At: p.at}
	}
	if p.Specifier == "" {
		return f
	}
	f.Version = request.Text{Value: p.Specifier, At: p.at}
	spec, err := version.ParseSpecifier(p.Specifier)
	if err != nil || p.Exact == "" {
		return f
	}
	releases := q.releasesFor(p)
	if slices.ContainsFunc(releases, func(r matrices.FrameworkRelease) bool { return spec.Allows(r.Version) }) {
		return f
	}
	if base, ok := reading.Follows(p.Exact); ok {
		return q.postRelease(f, p, base)
	}
	if early, post, ok := strings.Cut(p.Exact, ".post"); ok { // PaddlePaddle's CUDA behind a candidate: 2.0.0rc1.post110
		if base, ok := reading.Precedes(early); ok {
			p.Exact = base + ".post" + post
			return q.postRelease(f, p, base)
		}
	}
	if like := nearestRelease(releases, p.Exact); like != "" {
		f.Version.Value, f.AssumeLike = "=="+p.Exact, request.Text{Value: like, At: p.at}
		if !version.IsDotted(p.Exact) { // of the days before a release, which it then is
			f.Version.Value, f.AssumeLike = "=="+like, request.Text{}
		}
		q.inferred = append(q.inferred, fmt.Sprintf("%s %s is judged by %s", p.framework, p.Exact, like))
	}
	return f
}

// releasesFor returns the releases that a framework may be like: of what NVIDIA
// built for Jetson boards, those that it has other builds of for them.
func (q *question) releasesFor(p *seenPackage) []matrices.FrameworkRelease {
	releases := q.facts.Frameworks(p.framework)
	if q.board == nil || q.board.Class != "jetson" || !p.source && !vendorLabel(p.Label) {
		return releases
	}
	arch := q.facts.ByCapability()[q.board.ComputeCapability]
	forJetson := func(b matrices.Build) bool {
		return len(b.JetPack) > 0 && arch != nil && candidate.Targets(b.CUDA, arch)
	}
	own := slices.DeleteFunc(slices.Clone(releases),
		func(r matrices.FrameworkRelease) bool { return !slices.ContainsFunc(r.Builds, forJetson) })
	if len(own) == 0 {
		return releases
	}
	return own
}

// postRelease takes a post-release for the release that it is one of. PaddlePaddle
// names the CUDA of a build so: 2.3.0.post112.
func (q *question) postRelease(f request.FrameworkRequest, p *seenPackage, base string) request.FrameworkRequest {
	f.Version.Value = "==" + base
	post := strings.TrimPrefix(p.Exact, base+".")
	for _, r := range q.facts.Frameworks(p.framework) {
		if r.Version == base && slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return strings.HasSuffix(b.Variant, "-"+post) }) {
			p.Label = post
			return f
		}
	}
	q.infer(fmt.Sprintf("%s %s is judged by %s", p.framework, p.Exact, base))
	return f
}

// nearestRelease returns the release that a development version precedes, or
// the newest one before a version; empty where there is none of its major.
func nearestRelease(releases []matrices.FrameworkRelease, ver string) string {
	precedes, early := reading.Precedes(ver)
	if !early {
		precedes = ver
	}
	if !version.IsDotted(precedes) {
		return ""
	}
	best, found := "", false
	for i := range releases {
		r := &releases[i]
		if version.IsPreRelease(r.Version) || r.Prerelease {
			continue
		}
		if version.Compare(r.Version, precedes) == 0 {
			return r.Version
		}
		if early && !found && version.Minor(r.Version) == version.Minor(precedes) {
			best, found = r.Version, true
		}
		if best == "" && version.Compare(r.Version, precedes) < 0 && version.Major(r.Version) == version.Major(precedes) {
			best = r.Version
		}
	}
	if best == "" && !early {
		best = oldestOfMajor(releases, precedes)
	}
	return best
}

// oldestOfMajor returns the oldest release of a version's major where the version
// is older still; empty for others.
func oldestOfMajor(releases []matrices.FrameworkRelease, ver string) string {
	oldest := ""
	for i := range releases {
		r := &releases[i]
		if version.IsDotted(r.Version) && version.Major(r.Version) == version.Major(ver) &&
			(oldest == "" || version.Compare(r.Version, oldest) < 0) {
			oldest = r.Version
		}
	}
	if oldest == "" || version.Compare(ver, oldest) > 0 {
		return ""
	}
	return oldest
}

// existing sets on the query what a request cannot say: the system by what it
// gives, its Python, CUDA and cuDNN, and which builds are there.
func (q *question) existing() {
	read := q.query
	if q.foreign() {
		q.inferred = append(q.inferred, "the packages are not the index's own")
	}
	q.markOwn(read)
	read.PlatformAt, read.PlatformBy = request.Text{}, ""
	e := &query.Existing{OS: matrices.OS{ID: q.systemName(), Glibc: q.system.Glibc}, Foreign: q.foreign(),
		Compiled: q.compiledFor}
	if q.system.AtLeast {
		e.OS.Glibc = ""
	}
	e.NoGPU, e.Day = q.system.NoGPU, q.day
	for i := range q.cudas {
		if c := &q.cudas[i]; c.Of == reading.OfToolkit {
			e.Toolkit = c.Version
		}
	}
	q.findCUDNN(e)
	read.Existing = e
	if q.board != nil {
		read.GPUs[0].Texts = []request.Text{{Value: q.gpu.value, At: q.gpu.at}}
	}
	if q.driver != nil && len(read.Drivers) > 0 {
		read.Drivers[0].Text.Value = q.driver.value
	}
	if q.python.of >= 0 {
		e.Python = q.python.value
		read.Python = observedRange(q.python)
	}
	q.take(read)
}

// findCUDNN says which cuDNN is loaded. Of one that another channel brings the
// major alone decides: what its builds were compiled with is not known.
func (q *question) findCUDNN(e *query.Existing) {
	if q.cudnn.of < 0 {
		return
	}
	switch q.env.Observations[q.cudnn.of].In {
	case observed.InSystem:
		e.SystemCUDNN = true
	case "":
		if e.LoadedCUDNN = q.cudnn.value; e.Foreign {
			e.LoadedCUDNN = version.Major(q.cudnn.value)
		}
	}
}

// systemName is what sentences call the system.
func (q *question) systemName() string {
	switch {
	case q.platform == facts.WindowsAMD64:
		return "windows"
	case q.system.ID != "" && !q.system.AtLeast:
		return q.system.ID
	case q.system.Name != "":
		return q.system.Name
	}
	return "the system"
}

// foreign reports whether the packages are not the index's own wheels.
func (c *environment) foreign() bool {
	if c.env.Installer == "conda" || c.env.Installer == "pixi" {
		return true
	}
	return slices.ContainsFunc(c.frameworks, func(p seenPackage) bool { return p.source || vendorLabel(p.Label) })
}

// observedAs returns what was observed of a framework, or of a package that is
// planned alone.
func (q *question) observedAs(framework *query.Package) []*seenPackage {
	var list []*seenPackage
	for i := range q.frameworks {
		if p := &q.frameworks[i]; p.framework == framework.Name {
			list = append(list, p)
		}
	}
	for i := range q.packages {
		if p := &q.packages[i]; framework.Traits.Alone && p.Name == framework.Name {
			list = append(list, p)
		}
	}
	return list
}

// compiled reports whether a framework was compiled by whoever uses it, or by a
// vendor for its own machines.
func (q *question) compiled(framework *query.Package) bool {
	return slices.ContainsFunc(q.observedAs(framework), func(p *seenPackage) bool { return p.source || vendorLabel(p.Label) })
}

// changedHere reports whether a framework was compiled for GPUs of its user's
// choice.
func (q *question) changedHere(framework *query.Package) bool {
	return slices.ContainsFunc(q.observedAs(framework), func(p *seenPackage) bool { return p.changed })
}

func observedRange(s seen) *query.Range {
	r, err := version.ParseRange(s.value)
	if err != nil {
		return nil
	}
	return &query.Range{Range: r, Text: request.Text{Value: s.value, At: s.at}}
}

// take settles for each framework which builds are there, and with them what of
// the system is loaded.
func (q *question) take(read *query.Query) {
	for _, framework := range read.Frameworks() {
		install := q.install(framework)
		taken := &query.Taken{Builds: map[*matrices.Build]bool{}}
		first, list := candidate.Given{}, make([]candidate.Given, len(framework.Releases))
		for age := range framework.Releases {
			list[age] = install.Of(framework, &framework.Releases[age], age)
			if asked := q.isAsked(framework, &framework.Releases[age]); asked && len(list[age].Builds) > 0 &&
				(first.By == "" || first.Unread && !list[age].Unread ||
					first.By != candidate.ByCUDA && list[age].By == candidate.ByCUDA) {
				first = list[age]
			}
		}
		for age := range list {
			if first.By == candidate.ByCUDA && list[age].By != first.By && q.isAsked(framework, &framework.Releases[age]) {
				continue // the CUDA is that of a build, which this release has none of
			}
			for j := range list[age].Builds {
				taken.Builds[list[age].Builds[j].Row] = true
			}
		}
		q.given = append(q.given, first)
		taken.Text, taken.Label = q.takenText(framework, &first)
		taken.Compiled = install.Compiled
		if taken.Compiled {
			taken.CUDA, taken.Changed = install.Toolkit, q.changedHere(framework)
		}
		framework.Taken = taken
	}
	q.observeSystem(read)
}

// isAsked reports whether a release is one that the environment can have.
func (q *question) isAsked(framework *query.Package, r *facts.Release) bool {
	if framework.Version != nil {
		return framework.Version.Spec.Allows(r.Version)
	}
	return !r.MustBeNamed() && (q.day == "" || r.Released != "" && r.Released <= q.day)
}

// install says how a framework came into the environment.
func (q *question) install(framework *query.Package) *candidate.Install {
	w := &candidate.Install{Platform: q.platform, GPU: q.forGPU(), JetPack: q.jetPack(),
		Compiled: q.compiled(framework),
		Jetson:   q.system.JetPack != "" || q.board != nil && q.board.Class == "jetson"}
	for _, p := range q.observedAs(framework) {
		w.Label, w.Extras = p.Label, p.Extras
		if vendorLabel(p.Label) {
			w.Label = ""
		}
		if !p.byName {
			w.Package = p.Name
		}
		if p.from != "" {
			w.Indexes = append(w.Indexes, p.from)
		}
	}
	for i := range q.env.Indexes {
		w.Indexes = append(w.Indexes, q.env.Indexes[i].URL)
	}
	for i := range q.cudas {
		switch c := &q.cudas[i]; {
		case c.CPU:
			w.CPU = true
		case c.Of == reading.OfDriver:
		case c.Of == reading.OfToolkit:
			w.Toolkit = c.Version
		default:
			w.CUDA = c.Version
		}
	}
	w.Toolkit = cmp.Or(w.Toolkit, w.CUDA)
	return w
}

// byLabel begins what is said of a build whose label was observed.
const byLabel = "the build "

// forGPU reports whether the environment is for a GPU: one was observed, or its
// driver, CUDA or cuDNN.
func (q *question) forGPU() bool {
	if slices.ContainsFunc(q.cudas, func(c seenCUDA) bool { return c.CPU }) {
		return q.board != nil || q.driver != nil
	}
	return q.board != nil || q.driver != nil || len(q.cudas) > 0 || q.cudnn.of >= 0
}

// jetPack returns the JetPack of a Jetson: as observed, or the major that its
// Ubuntu goes with.
func (q *question) jetPack() string {
	if q.system.JetPack != "" || q.board == nil || q.board.Class != "jetson" {
		return q.system.JetPack
	}
	for _, row := range q.facts.JetPacks() {
		if row.Ubuntu != "" && q.system.ID == "ubuntu"+row.Ubuntu {
			return version.Major(row.Version)
		}
	}
	return ""
}

// takenText says which builds are taken to be there, for a conflict.
func (q *question) takenText(framework *query.Package, g *candidate.Given) (text, label string) {
	if len(g.Builds) == 0 {
		return "the builds that the environment is said to have", ""
	}
	b := &g.Builds[0]
	if len(g.Builds) == 1 {
		label = b.Row.Variant
	}
	name := framework.Traits.Name + " " + b.Label()
	switch g.By {
	case candidate.ByLabel:
		return byLabel + b.Row.Variant, label
	case candidate.ByIndex:
		return name + " is what the index has", label
	case candidate.ByCUDA:
		return fmt.Sprintf("CUDA %s is that of the build %s", b.Row.CUDA, b.Row.Variant), label
	case candidate.ByExtra:
		return fmt.Sprintf("a GPU build of %s, as its extra or package gives it", framework.Traits.Name), label
	}
	return fmt.Sprintf("%s is what pip installs on %s unless told otherwise", name, q.platform), label
}

// observeSystem pins the CUDA and the cuDNN of the system where the builds
// load them from there: wheels that bring their own do not.
func (q *question) observeSystem(read *query.Query) {
	loads, cudnn := false, false
	for i := range q.given {
		for j := range q.given[i].Builds {
			b := &q.given[i].Builds[j]
			loads = loads || b.System()
			cudnn = cudnn || b.System() && (b.Row.CUDNN != "" || b.Row.CUDNNSpec != "")
		}
	}
	if !loads {
		return
	}
	for i := range q.cudas {
		c := &q.cudas[i]
		if c.CPU || c.Of == reading.OfDriver {
			continue
		}
		s := c.seen
		s.value = c.Version
		if read.CUDA = observedRange(s); version.Parts(c.Version) > 1 {
			read.Existing.CUDA = version.Minor(c.Version)
		}
	}
	if q.cudnn.of >= 0 && cudnn {
		read.Existing.CUDNN, read.CUDNN = q.cudnn.value, observedRange(q.cudnn)
	}
}

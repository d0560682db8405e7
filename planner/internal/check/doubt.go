package check

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// unestablished are the rules whose warning tells that an environment may or
// may not run.
var unestablished = []string{hardware.KernelsUnknown, hardware.PTX, hardware.GPUDriverInferred, packages.GlibcUnknown,
	hardware.ToolkitMajor, packages.NightlyWheel, packages.WheelPatch, packages.WheelUnlisted, packages.TorchBuilt,
	packages.RequiresUnsaid, packages.CodeUnknown}

// accept says that an environment works, or what it rests on that is not
// established.
func (c *environment) accept(j verdict.Judged, q *question, best *model.Solution) verdict.Judged {
	answered := answer.Plan(best)
	j.Verdict, j.Stack = verdict.Works, answered.Stack
	ownImage, compiled, found := q.inOwnImage(), q.showCompiled(j.Stack), q.showFound(j.Stack)
	broken := slices.ContainsFunc(best.Builds(), func(b *candidate.Build) bool { return b.Row.Broken != "" })
	j.Warnings = slices.DeleteFunc(answered.Warnings, func(w plan.Warning) bool {
		return w.Rule == query.UnknownPackage || ownImage && slices.Contains(ofSystem, w.Rule) ||
			w.Rule == hardware.Broken && !broken || // of a build that is another one
			compiled && (w.Rule == hardware.ToolkitFirst || w.Rule == hardware.ToolkitMajor && q.sinceMajor(j.Stack)) ||
			w.Rule == hardware.MinorCompat && found
	})
	if missing := q.doubt(&j, best); missing != nil {
		j.Verdict, j.Missing = verdict.Unproven, missing
		if unsaid := q.UnsaidRelease(); unsaid != nil && unsaid.Why == missing.Why {
			j.Stack, j.Warnings = nil, nil // of a release that nobody said
		}
	}
	j.Warnings = slices.DeleteFunc(j.Warnings, func(w plan.Warning) bool {
		return w.Rule == hardware.KernelsUnknown && compiled
	})
	return j
}

// showCompiled has a stack say of a framework that somebody else than the index's makers
// compiled what is known of it, and not what their build has: with which CUDA. It reports
// whether there is such a framework.
func (q *question) showCompiled(s *plan.Stack) bool {
	framework := q.onlyCompiled()
	if framework == nil {
		return false
	}
	s.Framework.Variant = ""
	if cuda := framework.Taken.CUDA; cuda != "" {
		s.CUDA.Version = cuda
		if floor := q.Facts.CUDADriverFloor(cuda, false).Value; s.Driver.Floor != "" && q.driver == nil &&
			version.Compare(floor, s.Driver.Floor) > 0 {
			s.Driver.Floor = floor
		}
	}
	if q.query.CUDNN == nil {
		s.CUDNN = ""
	}
	if q.query.NCCL == nil {
		s.NCCL = ""
	}
	return true
}

// sinceMajor reports whether the CUDA of a stack is of the major that first knew the board, or
// of a later one.
func (q *question) sinceMajor(s *plan.Stack) bool {
	arch := q.architecture()
	return arch != nil && s.CUDA.Version != "" &&
		version.Compare(version.Major(s.CUDA.Version), version.Major(arch.FirstCUDA)) >= 0
}

// showFound has a stack say of a framework that takes the CUDA which it finds that one, and not
// the one that its extra brings. It reports whether a driver that does not know the latter may
// know the one that is found.
func (q *question) showFound(s *plan.Stack) bool {
	if len(q.given) != 1 || q.given[0].Found == "" && q.given[0].By != candidate.BySystem {
		return false
	}
	found := version.Minor(q.given[0].Found)
	if version.Parts(found) < 2 {
		return true
	}
	s.CUDA.Version = found
	return q.driver == nil || q.Facts.BranchReports(reading.FirstVersion(q.driver.Value), found)
}

// ofSystem are the rules whose warnings tell what a framework needs of its system.
var ofSystem = []string{system.LibraryPath, system.XLACompiler}

// inOwnImage reports whether the frameworks are what an image's tag says that it holds: its
// makers have put into it what they need of a system.
func (q *question) inOwnImage() bool {
	images := map[request.Position]bool{}
	for i := range q.Env.Observations {
		if o := &q.Env.Observations[i]; o.Kind == observed.Image {
			images[existing.Position(i, o)] = true
		}
	}
	another := func(p existing.Package) bool { return !images[p.At] }
	return len(q.Frameworks) > 0 && !slices.ContainsFunc(q.Frameworks, another)
}

// doubt returns what is not established about an environment that could work;
// nil where all is.
func (q *question) doubt(j *verdict.Judged, best *model.Solution) *verdict.Missing {
	for i := range j.Warnings {
		w := &j.Warnings[i]
		if missing := unsaidWheel(w, best); missing != nil {
			return missing
		}
		shared := w.Rule == hardware.CUDNNOlder && len(best.Frameworks()) > 1 // one cuDNN is loaded for all
		if !slices.Contains(unestablished, w.Rule) && !shared {
			continue
		}
		if w.Rule == hardware.PTX && best.KnownToCUDA(j.Stack.CUDA.Version) {
			continue
		}
		kernels := w.Rule == hardware.KernelsUnknown && (best.Documented() || q.asNeighbours(best) == candidate.CoverCubin)
		if kernels || w.Rule == packages.GlibcUnknown && q.recentLibrary() {
			j.Inferred = true
			continue
		}
		if f := q.onlyCompiled(); f != nil && w.Rule == hardware.KernelsUnknown {
			return q.compiledFor(f)
		}
		return missingFor(w, best)
	}
	if len(q.unknown) > 0 {
		return &verdict.Missing{Why: words.JoinWords(q.unknown, "and"),
			Observe: "whether that version goes with the rest", Facts: []string{}}
	}
	return cmp.Or(q.unknownFramework(), q.UnsaidRelease(), q.indexCompanion(), q.unlabelledCompanion(best),
		q.onCPUAlone(best), q.besideOnCPU(best), q.anyRelease(j, best), q.compatLibrary(j), q.machineFirst(best),
		q.compiledInBare(best), q.onSpotFromPTX(), q.broughtLibraries(best), q.foundFirst(best), q.whichToolkit(best),
		q.onIndexForCPU(best), q.besidePrerelease(best), q.companionElsewhere(), q.littleSaid(best))
}

// unsaidWheel says that the wheel decides of which a warning says that the facts do not hold
// what it is for, where nobody says which release it is either: of one that is named with its
// version somebody has found a wheel, or compiled it.
func unsaidWheel(w *plan.Warning, best *model.Solution) *verdict.Missing {
	if w.Rule != packages.ExtensionWheel {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		r := e.Row(best.At(&e.Variable))
		if unsaid(e) && !e.Package.Own && slices.Contains(w.Facts, r.Package+"/"+r.Version+"#needs-nvcc") {
			return &verdict.Missing{Why: w.Text + "; nobody says which release it is",
				Observe: "its version, and whether it loads", Command: e.Package.ImportCommand(),
				Facts: append([]string{}, w.Facts...)}
		}
	}
	return nil
}

// manylinux228 is the C library of the systems of 2018, which wheels are built for
// where their makers take care: what is as new runs nearly all of an older minor.
const manylinux228 = "2.28"

// recentLibrary reports whether the system's C library is recent enough that a
// release of an earlier minor than one with a known floor is taken to run.
func (q *question) recentLibrary() bool {
	return q.System.Glibc != "" && version.Compare(q.System.Glibc, manylinux228) >= 0
}

// compiledFor says that it decides for which GPUs a framework was compiled, of which the
// board is none that its toolkit compiles for by itself.
func (q *question) compiledFor(framework *query.Package) *verdict.Missing {
	name, toolkit := framework.Traits.Name, framework.Taken.CUDA
	why := name + " was not made by the index's makers here, and nobody says for which GPUs it was compiled"
	if toolkit != "" && q.board != nil {
		why = fmt.Sprintf("%s is compiled with CUDA %s here, which makes no code for %s (%s) itself: it runs that for an "+
			"earlier GPU of its generation, if that is in it", name, version.Minor(toolkit), q.board.Name,
			query.SMName(q.board.ComputeCapability))
	}
	return &verdict.Missing{Why: why, Observe: "the GPU code in its libraries",
		Command: fmt.Sprintf(`for l in "$(python -c 'import %s as m; print(m.__path__[0])')"/lib/*cuda*.so; `+
			`do envsolve inspect "$l"; done`, framework.Traits.Module), Facts: []string{}}
}

// missingFor says what would settle what a warning leaves open.
func missingFor(w *plan.Warning, best *model.Solution) *verdict.Missing {
	m := &verdict.Missing{Why: w.Text, Observe: "whether a kernel runs", Facts: append([]string{}, w.Facts...)}
	b := best.First()
	switch w.Rule {
	case hardware.KernelsUnknown, hardware.PTX:
		m.Observe = "the GPU code in its wheel"
		m.Command = existing.InspectWheel(b.Pkg(), b.WheelVersion())
	case packages.CodeUnknown:
		m.Observe = "the GPU code in its wheel"
		m.Command = existing.InspectWheel(packages.WithOpenCode(best))
	case packages.GlibcUnknown:
		m.Observe, m.Command = "the system's C library", "ldd --version"
	case hardware.CUDNNOlder:
		m.Observe = "whether a convolution runs with both imported"
	case packages.WheelUnlisted:
		m.Observe = "whether it loads"
		for _, e := range best.Of(query.Extension) {
			if r := e.Row(best.At(&e.Variable)); slices.Contains(w.Facts, r.Package+"/"+r.Version+"#wheels") {
				m.Command = e.Package.ImportCommand()
			}
		}
	case packages.ExtensionWheel, packages.NightlyWheel, packages.WheelPatch, packages.TorchBuilt, packages.RequiresUnsaid:
		m.Observe = "whether it loads beside this release"
	}
	return m
}

// onCPUAlone says that which build it is decides, where the default one runs on
// the CPU alone and no GPU was observed.
func (q *question) onCPUAlone(best *model.Solution) *verdict.Missing {
	for i := range q.given {
		if b := best.Build(best.Frameworks()[i]); b.CPU() && (len(q.given[i].Others) > 0 || q.given[i].Unread) {
			return q.whichBuild(i, fmt.Sprintf("%s %s, which pip installs on %s, runs on the CPU alone",
				b.Traits.Name, b.Label(), q.Platform))
		}
	}
	return nil
}

// besideOnCPU says that it decides what a package is for that is said to be a build for the
// CPU, beside a framework with GPU code: whoever says so knows that it has other builds.
func (q *question) besideOnCPU(best *model.Solution) *verdict.Missing {
	for _, b := range best.Builds() {
		for i := range q.Packages {
			p := &q.Packages[i]
			info := q.Facts.PackageNamed(p.Name)
			if b.CPU() || !p.ForCPU || info != nil && q.plainPython(info) ||
				slices.Contains(b.Traits.CPUCompanions, p.Name) {
				continue
			}
			why := fmt.Sprintf("%s is said to be a build for the CPU, and has no code for the GPU, on which %s %s runs",
				p.Name, b.Traits.Name, b.Label())
			return &verdict.Missing{Why: why, Observe: "whether it is to run there", Facts: []string{}}
		}
	}
	return nil
}

// noneOfTheFacts says that no build which the facts know is like the one observed,
// and that no rule speaks against such a build.
func (q *question) noneOfTheFacts() *verdict.Missing {
	const why = "the facts know no build for all that is observed together, and no rule against one"
	if len(q.query.Frameworks()) == 0 {
		return &verdict.Missing{Why: why, Observe: "whether a kernel runs", Facts: []string{}}
	}
	return q.whichBuild(0, why)
}

// whichBuild asks for the build of a framework.
func (q *question) whichBuild(framework int, why string) *verdict.Missing {
	module := q.query.Frameworks()[framework].Traits.Module
	return &verdict.Missing{Why: why, Observe: "which build it is", Facts: []string{},
		Command: fmt.Sprintf(`python -c "import %s; print(%[1]s.__version__)"`, module)}
}

// anyRelease says that the release decides, where nobody says which it is and a
// package that no fact is about may ask for an older one than was judged.
func (q *question) anyRelease(j *verdict.Judged, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		if f.Package.Version != nil || q.pinnedByPackage() || q.askAny == "" {
			continue
		}
		if q.eachReleaseRuns(i) {
			j.Inferred = true
			continue
		}
		name, release := f.Package.Traits.Name, best.Build(f).Release
		newest := "the newest one that fits the rest"
		if release.Version == q.given[i].Builds[0].Release.Version {
			newest = "the newest one"
		}
		return &verdict.Missing{Why: fmt.Sprintf("no version of %s is given: %s, %s, was judged and runs; %s, of which the "+
			"facts know nothing, may ask for an older one, which need not run", name, release.Version, newest, q.askAny),
			Observe: "which " + name + " is installed", Facts: []string{}, Command: q.Showing(release.Package)}
	}
	return nil
}

// unknownFramework says that nothing is known of what was called the framework.
func (q *question) unknownFramework() *verdict.Missing {
	for i := range q.Packages {
		p := &q.Packages[i]
		if info := q.Facts.PackageNamed(p.Name); p.At.File == "--framework" && (info == nil || info.OnSpot) {
			return &verdict.Missing{Why: fmt.Sprintf("the facts of %s know nothing of %s; what is beside it goes "+
				"together", q.Facts.Date(), p.Name), Observe: "whether it finds the GPU", Facts: []string{}}
		}
	}
	return nil
}

// machineFirst says that the loader's path decides, where a CUDA was observed that is
// older than the one with which a build was compiled whose wheels bring CUDA: it is the
// driver's or the machine's, and the machine's libraries and ptxas are taken before those
// of the wheels where the path names them.
func (q *question) machineFirst(best *model.Solution) *verdict.Missing {
	for _, f := range best.Frameworks() {
		b := best.Build(f)
		if !b.Traits.Has(matrices.TraitLoaderPath, b.Release.Version) || model.Delivery(b) != plan.DeliveryWheels {
			continue
		}
		if q.LoaderPath.Number >= 0 {
			return &verdict.Missing{Why: fmt.Sprintf("%s %s finds the CUDA libraries of its wheels only where no "+
				"others come first, and LD_LIBRARY_PATH names %s", b.Traits.Name, b.Label(), q.LoaderPath.Value),
				Observe: "whether it runs with LD_LIBRARY_PATH unset", Facts: []string{b.ReleaseRef("")}}
		}
		for i := range q.CUDAs {
			c := &q.CUDAs[i]
			if c.Of == reading.OfToolkit && q.OffLoaderPath() {
				continue
			}
			if c.CPU || c.Of == reading.OfDriver || c.Of == reading.OfBuild || version.Parts(c.Version) < 2 ||
				version.Major(c.Version) != version.Major(b.CUDA) ||
				version.Compare(version.Minor(c.Version), version.Minor(b.CUDA)) >= 0 {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("%s %s was compiled with CUDA %s, and its wheels bring none "+
				"older: a CUDA %s of the machine is taken before it where the path names that",
				b.Traits.Name, b.Label(), version.Minor(b.CUDA), c.Version), Observe: "whether the path does",
				Command: `echo "$LD_LIBRARY_PATH"; which ptxas`, Facts: []string{b.Ref("cuda")}}
		}
	}
	return nil
}

// littleSaid says that the release decides, where neither it is said nor what it is
// to run on.
func (q *question) littleSaid(best *model.Solution) *verdict.Missing {
	if len(q.GPUs)+len(q.Drivers) > 0 || q.Day != "" || q.pinnedByPackage() {
		return nil
	}
	for _, f := range best.Frameworks() {
		if f.Package.Version == nil {
			return &verdict.Missing{Why: fmt.Sprintf("nobody says which %s it is, nor for which GPU and driver",
				f.Package.Traits.Name), Observe: "its version", Facts: []string{},
				Command: q.Showing(best.Build(f).Release.Package)}
		}
	}
	return nil
}

// pinnedByPackage reports whether a package was observed in a version that
// decides the framework's.
func (q *question) pinnedByPackage() bool {
	for i := range q.Packages {
		if p := &q.Packages[i]; p.Specifier != "" && !p.Alone && q.query.Judges(p.Name) {
			return true
		}
	}
	return false
}

// compatLibrary says that a container's cuda-compat package decides, where the
// host's driver is older than the CUDA and its GPU takes no such package.
func (q *question) compatLibrary(j *verdict.Judged) *verdict.Missing {
	if !q.System.Docker || q.board == nil || q.forDataCenter() {
		return nil
	}
	for i := range j.Warnings {
		if w := &j.Warnings[i]; w.Rule == hardware.MinorCompat {
			return &verdict.Missing{Why: w.Text + "; and a cuda-compat package in the image, which this GPU does not run, ends " +
				"in error 804", Observe: "whether the image has one", Command: "ls /usr/local/cuda/compat",
				Facts: append([]string{}, w.Facts...)}
		}
	}
	return nil
}

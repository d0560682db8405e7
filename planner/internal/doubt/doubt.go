// Package doubt says what is not established about an environment that could work, or of the reasons
// by which it would fail, and what to look at to settle it.
package doubt

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// unestablished are the rules whose warning tells that an environment may or
// may not run.
var unestablished = []string{hardware.KernelsUnknown, hardware.PTX, hardware.GPUDriverInferred, packages.GlibcUnknown,
	hardware.ToolkitMajor, packages.NightlyWheel, packages.WheelPatch, packages.WheelUnlisted, packages.TorchBuilt,
	packages.RequiresUnsaid, packages.AnsweredBeside, packages.CodeUnknown}

// ShowCompiled has a stack say of a framework that somebody else than the index's makers
// compiled what is known of it, and not what their build has: with which CUDA. It reports
// whether there is such a framework.
func ShowCompiled(q *question.Question, s *plan.Stack) bool {
	framework := q.OnlyCompiled()
	if framework == nil {
		return false
	}
	s.Framework.Variant = ""
	if cuda := framework.Taken.CUDA; cuda != "" {
		s.CUDA.Version = cuda
		if floor := q.Facts.CUDADriverFloor(cuda, false).Value; s.Driver.Floor != "" && q.Driver == nil &&
			version.Compare(floor, s.Driver.Floor) > 0 {
			s.Driver.Floor = floor
		}
	}
	if q.Query.CUDNN == nil {
		s.CUDNN = ""
	}
	if q.Query.NCCL == nil {
		s.NCCL = ""
	}
	return true
}

// SinceMajor reports whether the CUDA of a stack is of the major that first knew the board, or
// of a later one.
func SinceMajor(q *question.Question, s *plan.Stack) bool {
	arch := q.Architecture()
	return arch != nil && s.CUDA.Version != "" &&
		version.Compare(version.Major(s.CUDA.Version), version.Major(arch.FirstCUDA)) >= 0
}

// ShowFound has a stack say of a framework that takes the CUDA which it finds that one, and not
// the one that its extra brings. It reports whether a driver that does not know the latter may
// know the one that is found.
func ShowFound(q *question.Question, s *plan.Stack) bool {
	if len(q.Given) != 1 || q.Given[0].Found == "" && q.Given[0].By != candidate.BySystem {
		return false
	}
	found := version.Minor(q.Given[0].Found)
	if version.Parts(found) < 2 {
		return true
	}
	s.CUDA.Version = found
	return q.Driver == nil || q.Facts.BranchReports(reading.FirstVersion(q.Driver.Value), found)
}

// ofSystem are the rules whose warnings tell what a framework needs of its system.
var OfSystem = []string{system.LibraryPath, system.XLACompiler}

// InOwnImage reports whether the frameworks are what an image's tag says that it holds: its
// makers have put into it what they need of a system.
func InOwnImage(q *question.Question) bool {
	another := func(p existing.Package) bool {
		return !slices.ContainsFunc(q.Env.Observations, func(o observed.Observation) bool {
			return o.Kind == observed.Image && q.IsOfImage(&p, &o)
		})
	}
	return len(q.Frameworks) > 0 && !slices.ContainsFunc(q.Frameworks, another)
}

// ImageAlone reports whether the frameworks of an environment are what an image's tag says that it holds, nothing is
// beside them, and the CUDA of that image is known: then board and driver decide, whichever release it holds.
func ImageAlone(q *question.Question) bool {
	return InOwnImage(q) && len(q.Packages) == 0 && q.Toolkit() != nil
}

// unsaidRelease says that nobody said which release a framework is that is no build of the index, where that
// decides: in an image that nothing was added to it does not.
func unsaidRelease(q *question.Question) *verdict.Missing {
	if ImageAlone(q) {
		return nil
	}
	return q.UnsaidRelease()
}

// Of returns what is not established about an environment that could work;
// nil where all is.
func Of(q *question.Question, j *verdict.Judged, best *model.Solution) *verdict.Missing {
	if held := HeldUnsaid(q); held != nil {
		return held
	}
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
		if w.Rule == packages.AnsweredBeside && openBeside(w, best) {
			j.Inferred = true
			continue
		}
		kernels := w.Rule == hardware.KernelsUnknown && best.Documented()
		if w.Rule == hardware.KernelsUnknown && !kernels && refusal.AsNeighbours(q, best) == candidate.CoverCubin {
			kernels = true
			w.Text = refusal.TakenAsNeighbours(best)
		}
		if kernels || w.Rule == packages.GlibcUnknown && recentLibrary(q) {
			j.Inferred = true
			continue
		}
		if f := q.OnlyCompiled(); f != nil && w.Rule == hardware.KernelsUnknown {
			return compiledFor(q, f)
		}
		return MissingFor(w, best)
	}
	j.Inferred = j.Inferred || takenForImage(q, best)
	if len(q.Unknown) > 0 {
		return &verdict.Missing{Why: words.JoinWords(q.Unknown, "and"),
			Observe: "whether that version goes with the rest", Facts: []string{}}
	}
	return cmp.Or(unknownFramework(q), otherName(q, best), goesOn(q), goesOnManaged(q), freeThreaded(q, best),
		unsaidPython(q, best),
		overlaid(q), unsaidRelease(q),
		indexCompanion(q),
		unlabelledCompanion(q, best), onCPUAlone(q, best), besideOnCPU(q, best), anyRelease(q, j, best),
		newestOfSeries(q, best),
		compatLibrary(q, j), machineFirst(q, best),
		compiledInBare(q, best), builtAgainst(q, best), onSpotFromPTX(q), changedSources(q, best), unsaidToolkit(q, best),
		broughtLibraries(q, best),
		foundFirst(q, best), whichToolkit(q, best), onIndexForCPU(q, best), onPageAlone(q, best),
		mayLack(q, best), nameOfNone(q, best), besidePrerelease(q, best), companionElsewhere(q), littleSaid(q, best))
}

// takenForImage reports whether a framework is taken to be another build than that of the default index
// because it is in the image of a package, whose makers have no use for one for the CPU.
func takenForImage(q *question.Question, best *model.Solution) bool {
	return slices.ContainsFunc(best.Frameworks(), func(f *model.PackageVariable) bool {
		w := q.Install(f.Package)
		return w.InImage && w.CUDA == "" && w.Label == "" && !best.Build(f).IsPyPI
	})
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
		if question.Unsaid(e) && !e.Package.Own && slices.Contains(w.Facts, r.Package+"/"+r.Version+"#needs-nvcc") {
			return &verdict.Missing{Why: w.Text + "; nobody says which release it is",
				Observe: "its version, and whether it loads", Command: e.Package.ImportCommand(),
				Facts: append([]string{}, w.Facts...)}
		}
	}
	return nil
}

// openBeside reports whether a flag names the package of a warning without its version, and its makers answer
// for another release of it beside the frameworks: people leave versions out of flags.
func openBeside(w *plan.Warning, best *model.Solution) bool {
	for _, e := range best.Of(query.Extension) {
		row := e.Row(best.At(&e.Variable))
		if row == nil || !slices.Contains(w.Facts, row.Package+"/"+row.Version+"#beside") {
			continue
		}
		made := func(r facts.Release) bool { return r.Row != nil && packages.MadeBeside(r.Row, best.Builds()) }
		return e.Package.At.ByFlag() && question.Unsaid(e) && slices.ContainsFunc(e.Package.Releases, made)
	}
	return false
}

// manylinux228 is the C library of the systems of 2018, which wheels are built for
// where their makers take care: what is as new runs nearly all of an older minor.
const manylinux228 = "2.28"

// recentLibrary reports whether the system's C library is recent enough that a
// release of an earlier minor than one with a known floor is taken to run.
func recentLibrary(q *question.Question) bool {
	return q.System.Glibc != "" && version.Compare(q.System.Glibc, manylinux228) >= 0
}

// compiledFor says that it decides for which GPUs a framework was compiled, of which the
// board is none that its toolkit compiles for by itself.
func compiledFor(q *question.Question, framework *query.Package) *verdict.Missing {
	name, toolkit := framework.Traits.Name, framework.Taken.CUDA
	why := name + " was not made by the index's makers here, and nobody says for which GPUs it was compiled"
	if toolkit != "" && q.Board != nil {
		why = fmt.Sprintf("%s is compiled with CUDA %s here, which makes no code for %s (%s) itself: it runs that for an "+
			"earlier GPU of its generation, if that is in it", name, version.Minor(toolkit), q.Board.Name,
			query.SMName(q.Board.ComputeCapability))
	}
	return &verdict.Missing{Why: why, Observe: "the GPU code in its libraries",
		Command: fmt.Sprintf(`for l in "$(python -c 'import %s as m; print(m.__path__[0])')"/lib/*cuda*.so; `+
			`do envsolve inspect "$l"; done`, framework.Traits.Module), Facts: []string{}}
}

// MissingFor says what would settle what a warning leaves open.
func MissingFor(w *plan.Warning, best *model.Solution) *verdict.Missing {
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
	case hardware.GPUDriverInferred, hardware.DriverListed:
		m.Observe, m.Command = "whether the driver shows the GPU, and install a newer one where it does not", "nvidia-smi -L"
	case hardware.CUDNNOlder:
		m.Observe = "whether a convolution runs with both imported"
	case packages.WheelUnlisted:
		m.Observe, m.Command = "whether it loads", loads(w, best)
	case packages.ExtensionWheel, packages.NightlyWheel, packages.WheelPatch, packages.TorchBuilt, packages.RequiresUnsaid,
		packages.AnsweredBeside:
		m.Observe, m.Command = "whether it loads beside this release", loads(w, best)
	}
	return m
}

// loads returns the command that imports the package whose release a warning rests on; empty
// where it rests on that of none.
func loads(w *plan.Warning, best *model.Solution) string {
	for _, e := range best.Of(query.Extension) {
		r := e.Row(best.At(&e.Variable))
		if r == nil {
			continue
		}
		release := r.Package + "/" + r.Version + "#"
		if slices.ContainsFunc(w.Facts, func(f string) bool { return strings.HasPrefix(f, release) }) {
			return e.Package.ImportCommand()
		}
	}
	return ""
}

// onCPUAlone says that which build it is decides, where the default one runs on
// the CPU alone and no GPU was observed.
func onCPUAlone(q *question.Question, best *model.Solution) *verdict.Missing {
	for i := range q.Given {
		if b := best.Build(best.Frameworks()[i]); b.CPU() && (len(q.Given[i].Others) > 0 || q.Given[i].Unread) {
			return WhichBuild(q, i, fmt.Sprintf("%s %s, which pip installs on %s, runs on the CPU alone",
				b.Traits.Name, b.Label(), q.Platform))
		}
	}
	return nil
}

// besideOnCPU says that it decides what a package is for that is said to be a build for the
// CPU, beside a framework with GPU code: whoever says so knows that it has other builds.
func besideOnCPU(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, b := range best.Builds() {
		for i := range q.Packages {
			p := &q.Packages[i]
			info := q.Facts.PackageNamed(p.Name)
			if b.CPU() || !p.ForCPU || info != nil && q.PlainPython(info) ||
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

// NoneOfTheFacts says that no build which the facts know is like the one observed,
// and that no rule speaks against such a build.
func NoneOfTheFacts(q *question.Question) *verdict.Missing {
	const why = "the facts know no build for all that is observed together, and no rule against one"
	if len(q.Query.Frameworks()) == 0 {
		return &verdict.Missing{Why: why, Observe: "whether a kernel runs", Facts: []string{}}
	}
	return WhichBuild(q, 0, why)
}

// WhichBuild asks for the build of a framework.
func WhichBuild(q *question.Question, framework int, why string) *verdict.Missing {
	t := q.Query.Frameworks()[framework].Traits
	command := fmt.Sprintf(`python -c "import %s; print(%[1]s.__version__)"`, t.Module)
	if t.Label == "" && t.BuildFile != "" { // the version of each build is the same
		command = fmt.Sprintf(`python -c "import %s as b; print({k: v for k, v in vars(b).items() if 'cuda' in k})"`,
			moduleOf(t.BuildFile))
	}
	observe := "which build it is"
	if q.Given[framework].By == candidate.ByPackage { // the code of both is the same
		observe, command = "whether NVIDIA's wheels are installed beside it", "pip list | grep nvidia"
	}
	return &verdict.Missing{Why: why, Observe: observe, Facts: []string{}, Command: command}
}

// moduleOf returns the module that a file of a wheel is: torch.version for torch/version.py.
func moduleOf(file string) string {
	return strings.ReplaceAll(strings.TrimSuffix(strings.TrimSuffix(file, ".py"), "/__init__"), "/", ".")
}

// anyRelease says that the release decides, where nobody says which it is and a
// package that no fact is about may ask for an older one than was judged, or what an
// installer gave in the year before does not run on the board.
func anyRelease(q *question.Question, j *verdict.Judged, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		if f.Package.Version != nil || PinnedByPackage(q) {
			continue
		}
		name, release := f.Package.Traits.Name, best.Build(f).Release
		missing := &verdict.Missing{Observe: "which " + name + " is installed", Facts: []string{},
			Command: q.Showing(release.Package)}
		newest := "the newest one that fits the rest"
		if release.Version == q.Given[i].Builds[0].Release.Version {
			newest = "the newest one"
		}
		missing.Why = fmt.Sprintf("no version of %s is given: %s, %s, was judged and runs", name, release.Version, newest)
		switch earlier := q.RefusedBefore(i); {
		case q.Unjudged != "" && q.EachReleaseRuns(i):
			j.Inferred = true
		case q.Unjudged != "":
			missing.Why += fmt.Sprintf("; %s, of which the facts know nothing, may ask for an older one, which need not run",
				q.Unjudged)
			return missing
		case earlier != nil:
			missing.Why += fmt.Sprintf("; %s of the year before has no GPU code for %s",
				earlier.Label(), q.Board.Name)
			return missing
		}
	}
	return nil
}

// newestOfSeries says that the patch release decides, where a series of them was observed, as 1.3 is, and the newest
// one of it has no code for the board, while an older one would run.
func newestOfSeries(q *question.Question, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		release, newest := best.Build(f).Release, newestOnPython(q, f.Package, q.Given[i].Builds)
		if f.Package.Version == nil || q.Board == nil || len(newest) == 0 ||
			newest[0].Release.Version == release.Version || q.Serves(newest) {
			continue
		}
		why := fmt.Sprintf("%s, the newest of those that may be there, has no GPU code for %s; %s would run",
			newest[0].Label(), q.Board.Name, release.Version)
		return &verdict.Missing{Why: why, Observe: "which " + f.Package.Traits.Name + " is installed",
			Facts: []string{}, Command: q.Showing(release.Package)}
	}
	return nil
}

// newestOnPython returns those builds of the newest release that are for the Python that was observed, or where there
// are none those of the newest older one that may be there: an installer passes over releases that are not for it.
func newestOnPython(q *question.Question, framework *query.Package, newest []*candidate.Build) []*candidate.Build {
	if q.Python.Number < 0 {
		return newest
	}
	builds := onPython(q, newest)
	install := q.Install(framework)
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if len(builds) > 0 {
			break
		}
		if q.IsAsked(framework, r) && version.Compare(r.Version, newest[0].Release.Version) < 0 {
			builds = onPython(q, install.Of(framework, r, age).Builds)
		}
	}
	return builds
}

// onPython returns the builds that are for the Python that was observed.
func onPython(q *question.Question, builds []*candidate.Build) []*candidate.Build {
	return slices.DeleteFunc(slices.Clone(builds), func(b *candidate.Build) bool {
		return len(b.Pythons) > 0 && !slices.Contains(b.Pythons, version.Minor(q.Python.Value))
	})
}

// unknownFramework says that nothing is known of what was called the framework.
func unknownFramework(q *question.Question) *verdict.Missing {
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		known := info != nil && !info.OnSpot && info.Device == "" || q.CoreOf(p.Name) != ""
		if p.At.File == "--framework" && !known {
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
func machineFirst(q *question.Question, best *model.Solution) *verdict.Missing {
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
func littleSaid(q *question.Question, best *model.Solution) *verdict.Missing {
	if len(q.GPUs)+len(q.Drivers) > 0 || q.Day != "" || PinnedByPackage(q) {
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

// PinnedByPackage reports whether a package was observed in a version that
// decides the framework's.
func PinnedByPackage(q *question.Question) bool {
	for i := range q.Packages {
		if p := &q.Packages[i]; p.Specifier != "" && !p.Alone && q.Query.Judges(p.Name) {
			return true
		}
	}
	return false
}

// compatLibrary says that a container's cuda-compat package decides, where the
// host's driver is older than the CUDA and its GPU takes no such package.
func compatLibrary(q *question.Question, j *verdict.Judged) *verdict.Missing {
	if !q.System.Docker || q.Board == nil || q.ForDataCenter() {
		return nil
	}
	for i := range j.Warnings {
		if w := &j.Warnings[i]; w.Rule == hardware.MinorCompat {
			return &verdict.Missing{Why: w.Text + "; and a cuda-compat package in the image, which this GPU does not run, " +
				"ends in error 804", Observe: "whether the image has one", Command: "ls /usr/local/cuda/compat",
				Facts: append([]string{}, w.Facts...)}
		}
	}
	return nil
}

// goesOn says that an installer finds no build of a framework, and that the text goes on then with the one that
// is there.
func goesOn(q *question.Question) *verdict.Missing {
	rules := refusal.CaughtOnNoIndex(q)
	if rules == nil {
		return nil
	}
	last := rules[len(rules)-1]
	return &verdict.Missing{Why: fmt.Sprintf("%s: %s; what its command is to install is not there then, and what was "+
		"there before is", rules[0].At, last.Text), Observe: "which release is there", Command: "pip list", Facts: last.Facts}
}

// goesOnManaged says that the command which is to install the frameworks stops at the Python of a distribution,
// and that the text goes on then, without them.
func goesOnManaged(q *question.Question) *verdict.Missing {
	elsewhere := func(p existing.Package) bool { return p.Number < 0 || !q.Env.Observations[p.Number].Caught }
	rules := refusal.CaughtManaged(q)
	if rules == nil || slices.ContainsFunc(q.Frameworks, elsewhere) {
		return nil
	}
	last := rules[len(rules)-1]
	return &verdict.Missing{Why: fmt.Sprintf("%s: %s; the build goes on without what it is to install", rules[0].At,
		last.Text), Observe: "whether it is there", Command: "pip list", Facts: last.Facts}
}

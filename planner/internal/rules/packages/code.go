package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of the GPU code in packages' wheels.
const (
	ExtensionCode    = "package-code"
	ExtensionCompile = "package-kernels-at-run-time"
	CodeUnknown      = "package-code-not-established"
)

var CodeRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionCode, Kind: plan.Runs, Source: rule.DocMeasured,
			Text: "A package whose wheels hold machine code for older GPUs, and neither such for a GPU nor PTX that it " +
				"takes, ends there in \"no kernel image is available\", whatever its framework runs on."},
		State: stateExtensionCode,
	},
	{
		Rule: plan.Rule{ID: ExtensionCompile, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that makes its kernels when they are used, and brings the CUDA that makes them, as TensorRT " +
				"does, serves the GPUs that this CUDA compiles for, whatever the CUDA of the framework beside it."},
		State: stateExtensionCompile,
	},
	{
		Rule: plan.Rule{ID: CodeUnknown, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "A package that was compiled with a CUDA which makes no code for a GPU runs there from its PTX " +
				"alone. Where the facts do not list what its wheels hold, whether it does is not established; and " +
				"neither is what a package does on a GPU that is older than all of its own code, or newer than the CUDA " +
				"that it brings itself."},
		About: rule.AboutPackage | rule.AboutParts, Warn: warnCodeUnknown,
	},
}

// stateExtensionCode ties packages to GPUs that the code in their wheels serves, or that are older
// than all of it.
func stateExtensionCode(s *model.Statement) {
	for _, e := range ofWheels(s) {
		if e.Package.Optional || e.Package.Changed || !slices.ContainsFunc(e.Releases, listsCode) {
			continue
		}
		for _, g := range s.GPUs {
			model.Constrain4(s, s.Platform.Term(), e.ReleaseTerm(), g.Served(), s.CUDA.Term(),
				func(platform string, r model.Release, served bool, cuda string) bool {
					return !served || !leavesOut(s.Facts, r.PackageRelease, platform, cuda, g.GPU)
				}, model.Says{Explain: func(left model.Domains) model.Explanation { return codeWords(s, e, g, left) }})
		}
	}
}

func listsCode(r facts.Release) bool { return r.Row != nil && len(r.Row.SM) > 0 }

// leavesOut reports whether the wheels of a release hold code for GPUs older than one, and
// none that it runs.
func leavesOut(tables *facts.Facts, r *matrices.PackageRelease, platform, cuda string, g *query.GPU) bool {
	if r == nil {
		return false
	}
	on, known := facts.CodeOf(r, platform, cuda)
	return known && slices.ContainsFunc(on.SM, func(code string) bool {
		cc, _ := candidate.SplitTarget(code)
		return version.Compare(cc, g.CC()) < 0
	}) && candidate.CoversWith(&on, g.Arch, tables.ByCapability()) == candidate.CoverNone
}

// codeWords says of which release left the wheels hold no code for a GPU.
func codeWords(s *model.Statement, e *model.PackageVariable, g *model.GPUVariable,
	left model.Domains) model.Explanation {
	for _, v := range e.ReleasesLeft(left) {
		for _, p := range left[s.Platform.Dim] {
			for _, c := range left[s.CUDA.Dim] {
				platform, cuda := s.Platform.Values[p], s.CUDA.Values[c]
				if r := e.Row(v); leavesOut(s.Facts, r, platform, cuda, g.GPU) {
					on, _ := facts.CodeOf(r, platform, cuda)
					return model.Explanation{Facts: []string{codeFact(r), g.GPU.Ref()},
						Text: fmt.Sprintf("the wheels of %s %s hold GPU code for %s, and none for %s (%s)",
							e.Package.Name, r.Version, candidate.DescribeKernels(&on), g.GPU.Name(), g.GPU.SM())}
				}
			}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}

// stateExtensionCompile ties packages that make their kernels with the CUDA that they bring to GPUs that it
// compiles for. What takes the CUDA of the system, or hands PTX on for what its own does not know, is not held to that.
func stateExtensionCompile(s *model.Statement) {
	for _, e := range ofWheels(s) {
		if t := e.Package.Traits; !t.RunTimeKernels || !t.Alone || t.HandsPTX || e.Package.Optional || e.Package.Changed {
			continue
		}
		for _, g := range s.GPUs {
			model.Constrain3(s, s.Platform.Term(), e.ReleaseTerm(), g.Served(),
				func(platform string, r model.Release, served bool) bool {
					return !served || r.PackageRelease == nil ||
						len(candidate.UnableToCompile(e.Package, r.Index, platform, g.GPU.Arch)) == 0
				}, model.Says{Explain: func(left model.Domains) model.Explanation { return compileWords(s, e, g, left) }})
		}
	}
}

// compileWords says of which release left the CUDA does not compile for a GPU.
func compileWords(s *model.Statement, e *model.PackageVariable, g *model.GPUVariable,
	left model.Domains) model.Explanation {
	for _, v := range e.ReleasesLeft(left) {
		for _, p := range left[s.Platform.Dim] {
			if cudas := candidate.UnableToCompile(e.Package, v, s.Platform.Values[p], g.GPU.Arch); len(cudas) > 0 {
				r := e.Row(v)
				return model.Explanation{
					Facts: []string{r.Package + "/" + r.Version + "#cuda", "architectures/" + g.GPU.CC()},
					Text: fmt.Sprintf("%s %s compiles its kernels with CUDA %s of its own, which cannot compile for %s (%s)",
						e.Package.Traits.Name, r.Version, words.JoinWords(cudas, "or"), g.GPU.Name(), g.GPU.SM())}
			}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}

func codeFact(r *matrices.PackageRelease) string { return r.Package + "/" + r.Version + "#sm" }

// warnCodeUnknown reports packages of which it is not established that they hold code for
// the GPUs of a stack.
func warnCodeUnknown(r *rule.Report) {
	kind := query.CUDAWheel
	if r.Extension != nil {
		kind = query.Extension
	}
	for _, g := range r.Served() {
		for _, p := range r.Of(kind) {
			if r.Extension != nil && p != r.Extension {
				continue
			}
			if text, facts := openCode(r.Solution, p, g.GPU); text != "" {
				r.Warn(facts, "%s", text)
			}
		}
	}
}

// WithOpenCode returns the name and the version of a package of which it is not established
// that it holds code for the GPUs of a stack; the version is empty where nobody names it.
func WithOpenCode(c *model.Solution) (name, version string) {
	for _, g := range c.Served() {
		for _, kind := range []query.Kind{query.Extension, query.CUDAWheel} {
			for _, p := range c.Of(kind) {
				if text, _ := openCode(c, p, g.GPU); text == "" {
					continue
				}
				if kind == query.CUDAWheel {
					if asked := p.Package.Version; asked != nil {
						version = asked.Spec.Exact
					}
					return p.Package.Name, version
				}
				at := c.At(&p.Variable)
				return p.Package.InstallName(at, c.Part(c.CUDA)), p.Row(at).Version
			}
		}
	}
	return "", ""
}

// openCode says what is not established of a package's code for a GPU, with the facts that this
// rests on; nothing where all is, or nothing is known that speaks against it.
func openCode(c *model.Solution, p *model.PackageVariable, g *query.GPU) (text string, rests []string) {
	of, at := p.Package, c.At(&p.Variable)
	if of.Kind == query.CUDAWheel {
		if at == model.Absent || !makesNone(c.Facts, of.CompiledWith, g) {
			return "", nil
		}
		return fromPTX(of.Name, of.CompiledWith, g), []string{g.Ref()}
	}
	if of.Own || of.Optional || of.Changed || of.None(at) {
		return "", nil
	}
	row, cuda := p.Row(at), c.Part(c.CUDA)
	name := of.Name + " " + row.Version
	on, known := facts.CodeOf(row, c.Part(c.Platform), cuda)
	switch made := cudaOfWheel(row, cuda); {
	case known && candidate.CoversWith(&on, g.Arch, c.Facts.ByCapability()) == candidate.CoverNone:
		return fmt.Sprintf("the wheels of %s hold GPU code for %s, which %s (%s) does not run: what it does there is "+
			"not established", name, candidate.DescribeKernels(&on), g.Name(), g.SM()), []string{codeFact(row), g.Ref()}
	case known && of.Traits.Alone && !of.Traits.RunTimeKernels && made != "" && !candidate.Targets(made, g.Arch) &&
		candidate.CoversWith(&on, g.Arch, c.Facts.ByCapability()) == candidate.CoverPTX:
		return fmt.Sprintf("%s has only PTX for %s, made with CUDA %s, which does not know it: whether what the "+
			"driver compiles of it at first use runs is not established", name, g.Name(), made), []string{codeFact(row), g.Ref()}
	case !known && makesNone(c.Facts, made, g):
		return fromPTX(name, made, g), []string{row.Package + "/" + row.Version + "#cuda", g.Ref()}
	case !known && made == "" && !of.Traits.RunTimeKernels && cameBefore(c.Facts, row, g):
		return fmt.Sprintf("%s came out before CUDA %s, the first that makes code for %s (%s): it runs there from its "+
				"PTX alone, if it has some", name, g.Arch.FirstCUDA, g.Name(), g.SM()),
			[]string{row.Package + "/" + row.Version + "#released", g.Ref()}
	}
	return "", nil
}

// cameBefore reports whether a release with a CUDA of its own came out before the first one that makes code for a GPU.
func cameBefore(tables *facts.Facts, r *matrices.PackageRelease, g *query.GPU) bool {
	cudas := tables.CUDAReleases()
	first := slices.IndexFunc(cudas, func(cuda matrices.CUDARelease) bool {
		return g.Arch.FirstCUDA != "" && version.StartsWith(cuda.Version, g.Arch.FirstCUDA) && cuda.Released != ""
	})
	own := r.CUDA != "" || len(r.CUDAAlso) > 0
	return first >= 0 && own && r.NeedsNVCC != "always" && r.Released != "" && r.Released < cudas[first].Released
}

// cudaOfWheel returns the CUDA that the wheel of a release is compiled with which is loaded
// beside another; empty where that is not known to the minor.
func cudaOfWheel(r *matrices.PackageRelease, cuda string) string {
	switch {
	case r.NeedsNVCC == "always":
		return ""
	case version.Parts(r.CUDA) > 1 && len(r.CUDAAlso) == 0 && len(r.Wheels) == 0:
		return version.Minor(r.CUDA)
	case len(r.Wheels) > 0:
		for i := range r.Wheels {
			if slices.Contains(r.Wheels[i].CUDA, version.Minor(cuda)) {
				return version.Minor(cuda)
			}
		}
	}
	return ""
}

// makesNone reports whether a CUDA is known to make no machine code that runs on a GPU.
func makesNone(tables *facts.Facts, cuda string, g *query.GPU) bool {
	return version.Parts(cuda) > 1 && !candidate.CouldHold(cuda, g.Arch, tables.ByCapability())
}

func fromPTX(name, cuda string, g *query.GPU) string {
	return fmt.Sprintf("%s is compiled with CUDA %s, which makes no code for %s (%s): it runs there from its PTX "+
		"alone, if it has some", name, cuda, g.Name(), g.SM())
}

package check

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// withoutGPUCode returns why an environment for a GPU, of which no board was
// observed, fails: its build is for the CPU, and the release has no other there.
func (q *question) withoutGPUCode(best *model.Solution) []plan.ConflictRule {
	if q.board != nil || !q.forGPU() {
		return nil
	}
	for i := range q.given {
		b := best.Build(best.Frameworks()[i])
		if !b.CPU() || len(q.given[i].Others) > 0 || q.given[i].Unread {
			continue
		}
		rules := q.observedGPU()
		return append(rules, q.fact(system.CPUBuild, fmt.Sprintf("%s %s, which pip installs on %s, runs on the CPU alone",
			b.Traits.Name, b.Label(), q.Platform), b.Ref("")))
	}
	return nil
}

// pastChannel returns why an environment of conda fails that names a release of a framework
// and the package by which its makers' channel chooses the CUDA: that is in this channel
// alone, which ended with an older release.
func (q *question) pastChannel() []plan.ConflictRule {
	for i := range q.Frameworks {
		f := &q.Frameworks[i]
		info := q.Facts.FrameworkInfo(f.Framework)
		if info.CondaCUDA == "" || f.Exact == "" || f.Installed || f.From != "" && !q.Foreign() ||
			version.Compare(f.Exact, info.CondaEnd) <= 0 {
			continue
		}
		for j := range q.Env.Observations {
			o := &q.Env.Observations[j]
			if o.Kind != observed.Build || !strings.Contains(o.Text, info.CondaCUDA) {
				continue
			}
			selector := existing.SeenOf(j, o)
			rules := append(q.observed(&f.Seen, "asked-framework"), q.observed(&selector, "asked-cuda")...)
			return append(rules, q.fact(packages.PackageName, fmt.Sprintf("%s is in the channel of %s's makers alone, which ends with %s",
				info.CondaCUDA, info.Name, info.CondaEnd), "frameworks/"+f.Framework+"#conda-end"))
		}
	}
	return nil
}

// noWheels returns why an environment with a Python of 32 bits or a C library other than
// glibc fails: frameworks have wheels with GPU code for neither, and none was compiled here.
func (q *question) noWheels() []plan.ConflictRule {
	if !q.Python32 && !q.System.Musl || len(q.given) == 0 || q.Foreign() || q.Compiled(q.query.Frameworks()[0]) {
		return nil
	}
	b := q.given[0].Builds[0]
	if q.System.Musl {
		for i := range q.Env.Observations {
			if o := &q.Env.Observations[i]; o.Kind == observed.OS {
				s := existing.SeenOf(i, o)
				return append(q.observed(&s, "asked-os"), q.fact(system.Glibc, fmt.Sprintf(
					"%s has wheels for the C library glibc alone, and %s has musl", b.Traits.Name, q.SystemName()),
					b.Ref("")))
			}
		}
		return nil
	}
	return append(q.observed(&q.Python, "asked-python"), q.fact(system.BuildPlatform, fmt.Sprintf(
		"%s %s has no build for a Python of 32 bits", b.Traits.Name, b.Release.Version), b.Ref("")))
}

// observedGPU lists the observations by which an environment is for a GPU.
func (q *question) observedGPU() []plan.ConflictRule {
	var list []plan.ConflictRule
	add := func(s *existing.Seen) {
		list = append(list, plan.ConflictRule{Kind: "requirement", Rule: "asked-gpu", Text: s.Words, At: s.At.String(),
			Facts: []string{}})
	}
	if q.gpu != nil {
		add(&q.gpu.Seen)
	}
	if q.driver != nil {
		add(q.driver)
	}
	for i := range q.CUDAs {
		add(&q.CUDAs[i].Seen)
	}
	if q.CUDNN.Number >= 0 {
		add(&q.CUDNN)
	}
	return list
}

// fact returns a rule of a conflict with what it rests on.
func (q *question) fact(rule, text string, refs ...string) plan.ConflictRule {
	return plan.ConflictRule{Kind: "fact", Rule: rule, Text: text, Facts: refs, Evidence: q.Facts.Evidence(refs)}
}

// withoutBuild judges an environment whose framework has no build that the
// observations leave: none is known, which proves nothing, or the release is
// made for other systems, or under another name.
func (c *environment) withoutBuild(j verdict.Judged, q *question, place int) (verdict.Judged, error) {
	framework := q.query.Frameworks()[place]
	install := q.install(framework)
	age := slices.IndexFunc(framework.Releases, func(r facts.Release) bool { return q.isAsked(framework, &r) })
	if age < 0 {
		j.Missing = &verdict.Missing{Why: fmt.Sprintf("the facts of %s know no such release of %s",
			c.Facts.Date(), framework.Traits.Name),
			Observe: "its version", Facts: []string{}}
		return q.byToolkit(j), nil
	}
	release := &framework.Releases[age]
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", At: framework.At.String(), Facts: []string{},
		Text: c.textAt(framework)}
	ref := release.Table + "/" + release.Version
	switch {
	case install.Label == "" && !install.CPU && install.Package != "" && install.Package != release.Package:
		return c.explain(j, q, []plan.ConflictRule{asked, q.fact(packages.PackageName,
			fmt.Sprintf("no build of %s %s is installed as %s", framework.Traits.Name, release.Version, install.Package), ref)})
	case install.Compiled && install.GPU && !install.CPU && !install.Jetson:
		j.Missing = q.whichBuild(place, fmt.Sprintf("the index has no build of %s %s with GPU code for %s, and this one was "+
			"made elsewhere", framework.Traits.Name, release.Version, q.Platform))
		return q.madeElsewhere(j), nil
	case install.Label == "" && install.Only && install.Of(framework, release, age).Unread:
		j.Missing = q.whichBuild(place, fmt.Sprintf("the facts of %s do not list what the index that is asked has of %s %s",
			c.Facts.Date(), framework.Traits.Name, release.Version))
		return j, nil
	case install.Label == "" && install.Only:
		return c.explain(j, q, []plan.ConflictRule{asked, q.fact(packages.PackageName, fmt.Sprintf(
			"%s %s is not on the index that is asked instead of the default one, as far as the facts of %s go",
			framework.Traits.Name, release.Version, c.Facts.Date()), ref)})
	case len(install.Takes(framework, release, age)) > 0:
		return c.explain(j, q, []plan.ConflictRule{asked, q.fact(packages.ToolkitMajor, fmt.Sprintf(
			"%s %s takes CUDA %s, as it finds it, and not %s", framework.Traits.Name, release.Version,
			words.JoinWords(install.Takes(framework, release, age), "or"), install.Found), ref)})
	case install.Label == "" && !install.CPU && !install.Jetson && !(install.OnGPUAlone && q.ofChannel(framework)):
		return c.explain(j, q, []plan.ConflictRule{asked, q.fact(system.BuildPlatform,
			fmt.Sprintf("%s %s has no build for %s", framework.Traits.Name, release.Version, q.Platform), ref)})
	}
	if install.CPU && (q.board != nil || q.driver != nil) {
		return c.explain(j, q, append(append(q.observedGPU(), asked), q.fact(system.CPUBuild,
			framework.Traits.Name+" "+release.Version+" for the CPU has no GPU code", ref)))
	}
	if forOthers(install.Label) && q.forGPU() {
		return c.explain(j, q, append(append(q.observedGPU(), asked), q.fact(system.CPUBuild, fmt.Sprintf(
			"the build %s of %s is for GPUs of another maker", install.Label, framework.Traits.Name), ref)))
	}
	what := cmp.Or(install.Label, "for Jetson boards")
	if install.CPU {
		what = "for the CPU"
	}
	j.Missing = &verdict.Missing{Why: fmt.Sprintf("the facts of %s know no build %s of %s %s for %s", c.Facts.Date(),
		what, framework.Traits.Name, release.Version, q.Platform),
		Observe: "the GPU code in its wheel", Facts: []string{},
		Command: existing.InspectWheel(release.Package, release.Version+words.Prefixed("+", install.Label))}
	if cuda, _ := strings.CutPrefix(install.Label, "cu"); q.ofChannel(framework) {
		j.Missing.Why = fmt.Sprintf("the build of %s %s for %s is one of conda's channels, of which the facts of "+
			"%s list no GPU code", framework.Traits.Name, release.Version,
			cmp.Or(words.Prefixed("CUDA ", existing.CUDAOfDigits(cuda)), "GPUs"), c.Facts.Date())
		j.Missing.Observe, j.Missing.Command = "the GPU code in it", q.inspectInstalled(framework)
	}
	if install.Jetson && install.Label == "" && !install.CPU {
		return q.onJetson(j, framework, release), nil
	}
	return j, nil
}

// inspectInstalled returns the command that shows what is in a library of a framework that
// conda has installed.
func (q *question) inspectInstalled(framework *query.Package) string {
	libraries := q.Facts.FrameworkInfo(framework.Name).Libraries
	if len(libraries) == 0 {
		return "conda list --show-channel-urls"
	}
	return fmt.Sprintf(`for l in "$CONDA_PREFIX"/lib/%s*cuda*.so; do envsolve inspect "$l"; done`, libraries[0])
}

// ofChannel reports whether a framework is a package of conda's channels.
func (q *question) ofChannel(framework *query.Package) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool {
		return p.Framework == framework.Name && p.Conda
	})
}

// textAt returns how a framework stands in the source.
func (c *environment) textAt(framework *query.Package) string {
	for i := range c.Frameworks {
		if c.Frameworks[i].Framework == framework.Name {
			return c.Frameworks[i].Words
		}
	}
	return framework.Traits.Name
}

// ofTheIndex are the rules on what the index's own builds were compiled with.
var ofTheIndex = []string{hardware.BuildCUDA, hardware.BuildCUDNN, hardware.BuildNCCL, hardware.LibraryNames,
	hardware.LoadedCUDNN}

// otherMade says that what another channel's builds were compiled with decides,
// where nothing but that of the index's own stands in the way.
func (q *question) otherMade(c *plan.Conflict) *verdict.Missing {
	if !q.Foreign() {
		return nil
	}
	for i := range c.Rules {
		if r := &c.Rules[i]; r.Kind == "fact" && !slices.Contains(ofTheIndex, r.Rule) {
			return nil
		}
	}
	var texts, asked []string
	for i := range c.Rules {
		if r := &c.Rules[i]; r.Kind == "fact" {
			texts = append(texts, r.Text)
		} else if !slices.Contains(asked, r.Text) {
			asked = append(asked, r.Text)
		}
	}
	if len(texts) == 0 {
		texts = append(texts, "the facts hold nothing that is "+words.JoinWords(asked, "and"))
	}
	return &verdict.Missing{
		Why:     words.JoinWords(texts, "and") + "; these are builds of the index, and those here are others",
		Observe: "what the builds here were compiled with", Command: "conda list --show-channel-urls", Facts: []string{}}
}

// putOver says that it decides whether they load, where nothing stands in the way but what a package
// asks for of one without machine code, and the two come from commands of their own: an installer
// refuses that in one command alone, and puts the later one over what is there.
func (q *question) putOver(c *plan.Conflict) *verdict.Missing {
	var why string
	var named []*existing.Package
	for i := range c.Rules {
		r := &c.Rules[i]
		switch p := q.packageAt(r.At); {
		case r.Kind == "fact" && (r.Rule != packages.ExtensionRequires || why != ""):
			return nil
		case r.Kind == "fact":
			why = r.Text
		case p == nil:
			return nil
		default:
			named = append(named, p)
		}
	}
	if why == "" || len(named) != 2 || named[0].Command == named[1].Command || named[0].Command*named[1].Command == 0 {
		return nil
	}
	slices.SortFunc(named, func(a, b *existing.Package) int { return a.Command - b.Command })
	if info := q.Facts.PackageNamed(named[1].Name); info == nil || !q.plainPython(info) {
		return nil
	}
	over := named[1].Words
	if named[1].Exact != "" {
		over = named[1].Name + " " + named[1].Exact
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s, and a later command puts %s over that, which an installer does",
		why, over), Observe: "whether the two go together", Facts: []string{},
		Command: fmt.Sprintf(`python -c "import %s"`, strings.ReplaceAll(named[0].Name, "-", "_"))}
}

// packageAt returns the package that was observed at a place in words; nil for none.
func (q *question) packageAt(at string) *existing.Package {
	for i := range q.Packages {
		if p := &q.Packages[i]; p.At.String() == at {
			return p
		}
	}
	return nil
}

// ofRelease are the rules on what a release goes with, which its nightlies may not have
// come to yet, or have been built for besides.
var ofRelease = []string{packages.Companion, packages.ExtensionRequires, packages.ExtensionWheel, system.PythonWheels}

// ofNightly says that what a nightly goes with decides, where nothing but what the release
// goes with that it precedes stands in the way.
func (q *question) ofNightly(c *plan.Conflict) *verdict.Missing {
	i := slices.IndexFunc(q.Frameworks, func(p existing.Package) bool {
		_, early := reading.Precedes(p.Exact)
		return early
	})
	if i < 0 {
		return nil
	}
	var why string
	for n := range c.Rules {
		if r := &c.Rules[n]; r.Kind == "fact" {
			if !slices.Contains(ofRelease, r.Rule) {
				return nil
			}
			why = cmp.Or(why, r.Text)
		}
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s; %s %s came before that release", why, q.Frameworks[i].Framework,
		q.Frameworks[i].Exact), Observe: "whether it loads", Facts: []string{}}
}

// labelOfIndex returns the label of the builds that an index has which is asked for a framework, where
// they are for the GPUs of another maker; empty for others.
func (q *question) labelOfIndex(framework *query.Package, w *candidate.Install) string {
	if w.KnowsIndex(framework) {
		return ""
	}
	for _, p := range q.ObservedAs(framework) {
		if label := path.Base(p.From); forOthers(label) {
			return label
		}
	}
	for i := range q.Env.Indexes {
		index := &q.Env.Indexes[i]
		label := path.Base(index.URL)
		if forOthers(label) && q.IsAskedFor(index, framework) {
			return label
		}
	}
	return ""
}

// forOthers reports whether a label is of builds for the GPUs of another maker: ROCm, or XPU.
func forOthers(label string) bool { return strings.HasPrefix(label, "rocm") || label == "xpu" }

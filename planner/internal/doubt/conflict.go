package doubt

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
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

// OtherFound says the same where the package has no library for the framework's CUDA, and
// has one for the machine's.
func OtherFound(q *question.Question, c *plan.Conflict) *verdict.Missing {
	machine := q.OnMachine()
	if machine == nil {
		return nil
	}
	for i := range c.Rules {
		rule := &c.Rules[i]
		if rule.Rule != packages.ExtensionCUDA {
			continue
		}
		for _, p := range q.Query.Of(query.Extension) {
			at := slices.IndexFunc(p.Releases, func(r facts.Release) bool {
				return slices.Contains(rule.Facts, r.Row.Package+"/"+r.Version+"#cuda-also")
			})
			if at < 0 || !findsFirst(p.Releases[at].Row) {
				continue
			}
			if r := p.Releases[at].Row; slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
				return loadsFound(r, machine, "")
			}
		}
	}
	return nil
}

// ofGPUCode are the rules on the GPU code of the index's builds.
var ofGPUCode = []string{hardware.Kernels, hardware.BrokenPTX, hardware.EarlierCUDA}

// OtherCode says that a build of its own decides of which nobody said the release or
// the CUDA, where nothing but the GPU code of the index's builds stands in the way.
func OtherCode(q *question.Question, c *plan.Conflict) *verdict.Missing {
	other := func(r plan.ConflictRule) bool { return r.Kind == "fact" && !slices.Contains(ofGPUCode, r.Rule) }
	if len(q.CUDAs) > 0 || slices.ContainsFunc(c.Rules, other) {
		return nil
	}
	if missing := q.UnsaidRelease(); missing != nil {
		return missing
	}
	if f := q.OnlyCompiled(); f != nil && f.Taken.CUDA == "" {
		return compiledFor(q, f)
	}
	return nil
}

// InspectInstalled returns the command that shows what is in a library of a framework that
// conda has installed.
func InspectInstalled(q *question.Question, framework *query.Package) string {
	libraries := q.Facts.FrameworkInfo(framework.Name).Libraries
	if len(libraries) == 0 {
		return "conda list --show-channel-urls"
	}
	return fmt.Sprintf(`for l in "$CONDA_PREFIX"/lib/%s*cuda*.so; do envsolve inspect "$l"; done`, libraries[0])
}

// ofTheIndex are the rules on what the index's own builds were compiled with.
var ofTheIndex = []string{hardware.BuildCUDA, hardware.BuildCUDNN, hardware.BuildNCCL, hardware.LibraryNames,
	hardware.LoadedCUDNN}

// OtherMade says that what another channel's builds were compiled with decides,
// where nothing but that of the index's own stands in the way.
func OtherMade(q *question.Question, c *plan.Conflict) *verdict.Missing {
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

// ofArmWheels are the rules on what wheels for Arm are made for, and on the code that the framework's have.
var ofArmWheels = []string{packages.ExtensionPlatform, system.JetPackCUDA, hardware.Kernels}

// OnBoardsIndex says that it decides whether an index has a package's wheels for a Jetson board, where nothing but
// what its makers' own are for stands in the way, and the index that is asked has the framework's for the board.
func OnBoardsIndex(q *question.Question, c *plan.Conflict) *verdict.Missing {
	other := func(r plan.ConflictRule) bool { return r.Kind == "fact" && !slices.Contains(ofArmWheels, r.Rule) }
	if q.Board == nil || !q.AsksOthers() || slices.ContainsFunc(c.Rules, other) ||
		!slices.ContainsFunc(q.Query.Frameworks(), q.IndexForBoard) {
		return nil
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		asked := slices.IndexFunc(q.Env.Indexes, func(index observed.Index) bool {
			return q.Asks(&index, p) && !existing.IsDefault(&index)
		})
		about := func(r plan.ConflictRule) bool {
			return slices.ContainsFunc(r.Facts, func(ref string) bool {
				return strings.HasPrefix(ref, p.Name+"/") && strings.HasSuffix(ref, "#platforms")
			})
		}
		info := q.Facts.PackageNamed(p.Name)
		if asked < 0 || info == nil || p.From != "" || !slices.ContainsFunc(c.Rules, about) {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("%s has wheels for JetPack, and the facts do not know which of %s",
				q.Env.Indexes[asked].URL, p.Name),
			Observe: "whether it loads",
			Command: fmt.Sprintf("python -c 'import %s'", module(q, p)), Facts: []string{}}
	}
	return nil
}

// PutOver says that it decides whether they load, where nothing stands in the way but what a package
// asks for of one without machine code, and the two come from commands of their own: an installer
// refuses that in one command alone, and puts the later one over what is there.
func PutOver(q *question.Question, c *plan.Conflict) *verdict.Missing {
	said := onlyRequirement(c)
	if said == nil {
		return nil
	}
	var named []*existing.Package
	for i := range c.Rules {
		if r := &c.Rules[i]; r.Kind != "fact" {
			p := q.PackageAt(r.At)
			if p == nil {
				return nil
			}
			named = append(named, p)
		}
	}
	if len(named) != 2 || named[0].Command == named[1].Command || named[0].Command*named[1].Command == 0 {
		return nil
	}
	slices.SortFunc(named, func(a, b *existing.Package) int { return a.Command - b.Command })
	if info := q.Facts.PackageNamed(named[1].Name); info == nil || !q.PlainPython(info) {
		return nil
	}
	over := named[1].Words
	if named[1].Exact != "" {
		over = named[1].Name + " " + named[1].Exact
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s, and a later command puts %s over that, which an installer does",
		said.Text, over), Observe: "whether the two go together", Facts: []string{},
		Command: fmt.Sprintf(`python -c "import %s"`, strings.ReplaceAll(named[0].Name, "-", "_"))}
}

// OtherPatch says that it decides whether they load, where nothing stands in the way but that a package pins
// an earlier patch of what is there beside it: an installer refused the two in one command, and they are there.
func OtherPatch(q *question.Question, c *plan.Conflict) *verdict.Missing {
	said := onlyRequirement(c)
	if said == nil || q.Foreign() {
		return nil
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		row := releaseOf(q, p)
		if row == nil || !p.IsThere() || !slices.Contains(said.Facts, row.Package+"/"+row.Version+"#requires") {
			continue
		}
		other := otherPatch(q, row)
		if other == nil {
			return nil
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("%s, and %s here is a later patch of it: that may load, and its makers do not say so",
				said.Text, cmp.Or(other.Exact, other.Words)),
			Observe: "whether it loads", Facts: said.Facts,
			Command: fmt.Sprintf("python -c 'import %s'", module(q, p))}
	}
	return nil
}

// onlyRequirement returns what a package asks for of another, where no other fact is in a conflict; nil where one
// is, or none like it.
func onlyRequirement(c *plan.Conflict) (said *plan.ConflictRule) {
	for i := range c.Rules {
		switch r := &c.Rules[i]; {
		case r.Kind != "fact":
		case r.Rule != packages.ExtensionRequires || said != nil:
			return nil
		default:
			said = r
		}
	}
	return said
}

// otherPatch returns what is there beside a release of a package in a later patch than its metadata pins; nil where
// there is nothing like that, or where something is of another minor or an earlier patch.
func otherPatch(q *question.Question, row *matrices.PackageRelease) (found *existing.Package) {
	for _, list := range [][]existing.Package{q.Frameworks, q.Packages} {
		for i := range list {
			o := &list[i]
			name := o.Name
			if r := q.Facts.ReleaseOf(o.Framework, o.Exact); r != nil {
				name = r.Package
			}
			need := facts.NeedOf(row, request.NormalizeName(name))
			pin, pins := strings.CutPrefix(need, "==")
			if !pins || o.Exact == "" || strings.ContainsAny(pin, ",*") || q.Facts.Specifier(need).Allows(o.Exact) {
				continue
			}
			if !sameMinor(o.Exact, pin) || !o.IsThere() || !q.Facts.Specifier(">="+pin).Allows(o.Exact) {
				return nil
			}
			found = o
		}
	}
	return found
}

// sameMinor reports whether two releases are of one minor; of versions that begin with 0.0 the third number
// stands for it.
func sameMinor(a, b string) bool {
	numbers := 2
	if version.Minor(a) == "0.0" {
		numbers = 3
	}
	return version.Truncate(a, numbers) == version.Truncate(b, numbers)
}

// module returns the name by which Python imports a package.
func module(q *question.Question, p *existing.Package) string {
	name := strings.ReplaceAll(p.Name, "-", "_")
	if info := q.Facts.PackageNamed(p.Name); info != nil {
		return cmp.Or(info.Module, name)
	}
	return name
}

// releaseOf returns what the facts hold of the release of a package; nil for nothing.
func releaseOf(q *question.Question, p *existing.Package) *matrices.PackageRelease {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil {
		return nil
	}
	releases := q.Facts.PackageReleases(info)
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return version.Compare(r.Version, p.Exact) == 0 })
	if at < 0 {
		return nil
	}
	return releases[at].Row
}

// ofRelease are the rules on what a release goes with, which its nightlies may not have
// come to yet, or have been built for besides.
var ofRelease = []string{packages.Companion, packages.ExtensionRequires, packages.ExtensionWheel, system.PythonWheels}

// OfNightly says that what a nightly goes with decides, where nothing but what the release
// goes with that it precedes stands in the way. A nightly is newer than the releases before that
// one: what goes with none since those does not go with it either.
func OfNightly(q *question.Question, c *plan.Conflict) *verdict.Missing {
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
	since := releasesSince(q, &q.Frameworks[i])
	older := func(r plan.ConflictRule) bool { return isForOlder(q, &q.Frameworks[i], r.At, since) }
	if slices.ContainsFunc(c.Rules, older) {
		return nil
	}
	if why == "" {
		precedes, _ := reading.Precedes(q.Frameworks[i].Exact)
		why = fmt.Sprintf("the facts of %s know no build of %s %s", q.Facts.Date(),
			q.Frameworks[i].Framework, precedes)
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s; %s %s came before that release", why, q.Frameworks[i].Framework,
		q.Frameworks[i].Exact), Observe: "whether it loads", Facts: []string{}}
}

// releasesSince returns the releases of a nightly's framework from the minor on that was the newest one when
// the nightly was made, newest first; none where no release is older than what the nightly precedes.
func releasesSince(q *question.Question, nightly *existing.Package) []matrices.FrameworkRelease {
	precedes, _ := reading.Precedes(nightly.Exact)
	releases := q.Facts.Frameworks(nightly.Framework)
	before := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool {
		return version.Compare(version.Minor(r.Version), version.Minor(precedes)) < 0 && !version.IsPreRelease(r.Version)
	})
	if before < 0 {
		return nil
	}
	minor := version.Minor(releases[before].Version)
	return slices.DeleteFunc(slices.Clone(releases), func(r matrices.FrameworkRelease) bool {
		return version.Compare(version.Minor(r.Version), minor) < 0
	})
}

// isForOlder reports whether the package that was observed at a place goes with none of those releases of a
// framework, newest first, but with older ones: by what it requires, or by what the oldest of them is paired with.
func isForOlder(q *question.Question, framework *existing.Package, at string, since []matrices.FrameworkRelease) bool {
	p := q.PackageAt(at)
	if p == nil || p.Exact == "" || len(since) == 0 {
		return false
	}
	if _, nightly := reading.Precedes(p.Exact); nightly { // whose numbers may be behind
		return false
	}
	oldest := &since[len(since)-1]
	if pair := oldest.Pairs[p.Name]; pair != "" {
		return version.Compare(version.Minor(p.Exact), version.Minor(pair)) < 0
	}
	row := releaseOf(q, p)
	if row == nil {
		return false
	}
	needs := q.Facts.Specifier(facts.NeedOf(row, request.NormalizeName(oldest.Package)))
	allowed := func(r matrices.FrameworkRelease) bool { return needs.Allows(r.Version) }
	older := func(r matrices.FrameworkRelease) bool {
		return version.Compare(r.Version, oldest.Version) < 0 && needs.Allows(r.Version)
	}
	return needs.Text != "" && !slices.ContainsFunc(since, allowed) &&
		slices.ContainsFunc(q.Facts.Frameworks(framework.Framework), older)
}

package question

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Narrow has a way out narrow the range of Pythons that a project is for to those of the releases that it takes:
// what locks for the whole range takes no release that is not for all of it.
// https://docs.astral.sh/uv/reference/internals/resolver/#requires-python
func Narrow(c *existing.Environment, fix *verdict.Fix) {
	locks := []string{observed.UV, observed.Poetry, observed.PDM}
	within := c.Pythons
	if !slices.Contains(locks, c.Env.Installer) || within.Number < 0 ||
		slices.ContainsFunc(fix.Changes, func(change observed.Change) bool { return change.Of == within.Number }) {
		return
	}
	whole, err := version.ParseSpecifier(within.Value)
	if err != nil {
		return
	}
	low, high := "", ""
	for _, change := range fix.Changes {
		r := releaseOf(c, change)
		if r == nil {
			continue
		}
		from, below := pythonsOf(r)
		low = version.Newest(low, from)
		if below != "" && (high == "" || version.Compare(below, high) < 0) {
			high = below
		}
	}
	// uv takes an upper bound of a release's for none.
	// https://docs.astral.sh/uv/reference/internals/resolver/#requires-python
	if c.Env.Installer == observed.UV {
		high = ""
	}
	narrower := narrowed(whole, low, high)
	if narrower == "" {
		return
	}
	fix.Changes = append(slices.Clone(fix.Changes), observed.Change{Of: within.Number, Value: narrower})
	text, behind := fix.Cut()
	fix.Text = text + ", for Python " + narrower + behind
}

// releaseOf returns the release that a change takes; nil where it takes none that the facts hold.
func releaseOf(c *existing.Environment, change observed.Change) *facts.Release {
	name := change.Name
	if change.Of >= 0 && change.Of < len(c.Env.Observations) {
		name = cmp.Or(name, c.Env.Observations[change.Of].Name)
	}
	name, _, _ = strings.Cut(name, "[")
	name = request.NormalizeName(name)
	var releases []facts.Release
	if framework, _ := c.Facts.FrameworkOf(name); framework != "" {
		releases = c.Facts.FrameworkReleases(framework)
	} else if info := c.Facts.PackageNamed(name); info != nil {
		releases = c.Facts.PackageReleases(info)
	}
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return r.Version == change.Value })
	if at < 0 {
		return nil
	}
	return &releases[at]
}

// pythonsOf returns from which Python on a release is, and below which one, where its metadata names such.
func pythonsOf(r *facts.Release) (low, high string) {
	limit, err := version.ParseSpecifier(r.PythonRequires)
	if r.PythonRequires != "" && err == nil {
		for clause := range strings.SplitSeq(r.PythonRequires, ",") {
			if bound, below := strings.CutPrefix(strings.TrimSpace(clause), "<"); below && version.IsDotted(bound) {
				high = bound
			}
		}
		return version.Minor(limit.Low()), high
	}
	for _, python := range r.Python {
		if low == "" || version.Compare(python, low) < 0 {
			low = python
		}
	}
	return low, ""
}

// narrowed returns a range of Pythons within bounds; empty where it is within them, or nothing of it is.
func narrowed(whole version.Specifier, low, high string) string {
	const oldest, latest = 0, 40 // minors of Python 3 that are tried
	under, over, some := false, false, false
	for minor := oldest; minor < latest; minor++ {
		python := "3." + strconv.Itoa(minor)
		if !whole.AllowsPython(python) {
			continue
		}
		switch {
		case low != "" && version.Compare(python, low) < 0:
			under = true
		case high != "" && version.Compare(python, high) >= 0:
			over = true
		default:
			some = true
		}
	}
	if !some || !under && !over {
		return ""
	}
	var clauses []string
	if !under {
		low = whole.Low()
	}
	if low != "" {
		clauses = append(clauses, ">="+low)
	}
	for clause := range strings.SplitSeq(whole.Text, ",") {
		clause = strings.TrimSpace(clause)
		operator, bound := version.CutOperator(clause)
		bound = strings.TrimSuffix(strings.TrimSpace(bound), ".*")
		switch {
		case operator == "!=", !over && (operator == "<" || operator == "<="):
			clauses = append(clauses, clause)
		case !over && operator == "~=":
			clauses = append(clauses, "<"+version.Sibling(version.Truncate(bound, version.Parts(bound)-1)))
		}
	}
	if over {
		clauses = append(clauses, "<"+high)
	}
	return strings.Join(clauses, ",")
}

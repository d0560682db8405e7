package harvest

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Verdict is what holding a fact against the index gave.
type Verdict string

// The verdicts.
const (
	Right     Verdict = "right"
	Wrong     Verdict = "wrong"
	Undecided Verdict = "cannot be measured"
)

// Audited is one fact held against the index.
type Audited struct {
	Fact    string // vllm/0.33.0#python-requires
	Says    string // the table
	Found   string // the index, or a file of it; or why it cannot be measured
	Verdict Verdict
}

// auditCells are the cells that index pages and METADATA can tell.
var auditCells = []string{"released", "python", "python_requires", "platforms", "requires"}

// audited is a fact of a release, as a table has it.
type audited struct {
	table, version, pypi string
	cell, key, says      string // key of an entry of a map
	notes                []string
	in                   *inLibraries // of a fact that libraries tell; nil for others
}

func (f audited) ref() string {
	cell := strings.ReplaceAll(f.cell, "_", "-")
	if f.key != "" {
		cell += "." + f.key
	}
	build := ""
	if f.in != nil && f.in.build != "" {
		build = "+" + f.in.build
	}
	return f.table + "/" + f.version + build + "#" + cell
}

// cost orders facts by what it takes to hold them: those that libraries tell come last.
func (f audited) cost() int {
	if f.in != nil {
		return 1
	}
	return 0
}

// Audit draws n facts of releases at random, the same ones for a seed, and holds
// each against the index: what metadata tells against that, and what libraries tell
// against those of a wheel, as far as the budget has its bytes. It ends early where the
// context or the budget ends; what it has by then comes with the error.
func (h *Harvester) Audit(ctx context.Context, n int, seed uint64) ([]Audited, error) {
	facts := h.auditable()
	random := rand.New(rand.NewPCG(seed, 0))
	random.Shuffle(len(facts), func(i, j int) { facts[i], facts[j] = facts[j], facts[i] })
	facts = facts[:min(n, len(facts))]
	slices.SortFunc(facts, func(a, b audited) int { // libraries take what of the budget metadata leaves
		return cmp.Or(cmp.Compare(a.cost(), b.cost()), strings.Compare(a.ref(), b.ref()))
	})
	rows := map[string]*measuredRow{}
	var out []Audited
	byFact := func(a, b Audited) int { return strings.Compare(a.Fact, b.Fact) }
	for _, f := range facts {
		held, err := h.hold(ctx, f, rows)
		if ctx.Err() != nil || errors.Is(err, ErrBudget) {
			slices.SortStableFunc(out, byFact)
			return out, cmp.Or(ctx.Err(), err)
		}
		if err != nil {
			held = Audited{Found: err.Error(), Verdict: Undecided}
		}
		held.Fact, held.Says = f.ref(), cmp.Or(f.says, "none")
		out = append(out, held)
	}
	slices.SortStableFunc(out, byFact)
	return out, nil
}

// auditable lists the facts of releases that an index can tell.
func (h *Harvester) auditable() []audited {
	var list []audited
	for _, p := range h.Facts.PackageInfos() {
		for _, r := range h.Facts.Packages(p.Name) {
			if p.PyPI != "" && !r.Onward && !r.Unreleased {
				of := audited{table: p.Name, version: r.Version, pypi: wheel.Normalize(p.PyPI)}
				list = append(append(list, factsOf(of, &r, auditCells)...), libraryFacts(of, &r)...)
			}
		}
	}
	for _, f := range h.Facts.FrameworkInfos() {
		for _, r := range h.Facts.Frameworks(f.ID) {
			row := &matrices.PackageRelease{Released: r.Released, Python: r.Python, PythonRequires: r.PythonRequires}
			of := audited{table: f.ID, version: r.Version, pypi: wheel.Normalize(r.Package)}
			list = append(append(list, factsOf(of, row, auditCells)...), buildFacts(of, &r)...)
		}
	}
	return list
}

// factsOf lists the facts of a row in some cells.
func factsOf(of audited, row *matrices.PackageRelease, cells []string) []audited {
	var list []audited
	for _, cell := range cells {
		values := cellsOf(row, cell)
		for _, key := range slices.Sorted(maps.Keys(values)) {
			if values[key] != "" {
				f := of
				f.cell, f.key, f.says, f.notes = cell, key, values[key], row.Notes
				list = append(list, f)
			}
		}
	}
	return list
}

// cellsOf returns what a row says in a cell, by the keys of a map.
func cellsOf(row *matrices.PackageRelease, cell string) map[string]string {
	switch cell {
	case "released":
		return map[string]string{"": row.Released}
	case "python":
		return map[string]string{"": strings.Join(ascending(row.Python), " ")}
	case "python_requires":
		return map[string]string{"": orderClauses(row.PythonRequires)}
	case "platforms":
		return map[string]string{"": strings.Join(slices.Sorted(slices.Values(row.Platforms)), " ")}
	case "cuda":
		return map[string]string{"": row.CUDA}
	case "cudnn":
		return map[string]string{"": row.CUDNN}
	case "min_glibc":
		return map[string]string{"": row.MinGlibc}
	case "numpy_abi":
		return map[string]string{"": row.NumPyABI}
	case "torch_built":
		return map[string]string{"": row.TorchBuilt}
	case "torch_abi":
		return map[string]string{"": row.TorchABI}
	case "sm":
		code := map[string]string{}
		for platform, list := range row.SM {
			code[platform] = strings.Join(list, " ")
		}
		return code
	}
	specs := map[string]string{}
	for name, spec := range row.Requires {
		specs[name] = orderClauses(spec)
	}
	return specs
}

// hold holds a fact against the index. Rows are what was read before.
func (h *Harvester) hold(ctx context.Context, f audited, rows map[string]*measuredRow) (Audited, error) {
	if f.in != nil {
		return h.holdLibraries(ctx, f)
	}
	m, why, err := h.measureRow(ctx, f, rows)
	if err != nil || m == nil {
		return Audited{Found: why, Verdict: Undecided}, err
	}
	found := cellsOf(&m.row, f.cell)[f.key]
	switch {
	case found == "":
		return m.besides(f), nil
	case f.cell == "requires" && found == "*" && f.says != found:
		return Audited{Found: "METADATA requires " + f.key + " in any version", Verdict: Undecided}, nil
	case f.cell == "platforms" && m.source && lacks(found, f.says):
		return Audited{Found: "wheels for " + found + ", and a source distribution for others", Verdict: Undecided}, nil
	case f.cell == "platforms" && found == anyPlatform && f.says != found:
		return Audited{Found: "its wheel is for any platform, and does not say where it works", Verdict: Undecided}, nil
	case !m.agrees(f, found):
		return Audited{Found: found, Verdict: Wrong}, nil
	}
	return Audited{Found: found, Verdict: Right}, nil
}

// besides holds a fact against what METADATA says and no row of a table keeps; where
// that does not say it either, it says so.
func (m *measuredRow) besides(f audited) Audited {
	undecided := func(why string) Audited { return Audited{Found: why, Verdict: Undecided} }
	switch {
	case f.cell == "released":
		return undecided("the index says no day")
	case !m.wheels:
		return undecided("it has no wheel, which alone would say it")
	case f.cell == "requires" && slices.Contains(m.requires[f.key], f.says):
		return Audited{Found: f.says, Verdict: Right}
	case f.cell == "requires" && slices.Contains(m.requires[f.key], "*"):
		return undecided("METADATA requires " + f.key + " in any version")
	case f.cell == "requires" && len(m.requires[f.key]) > 0:
		return Audited{Found: strings.Join(m.requires[f.key], " or "), Verdict: Wrong}
	case f.cell == "requires":
		return undecided("METADATA requires no " + f.key + ": the table has it from elsewhere")
	case f.cell == "python":
		return m.pythons(f)
	}
	return undecided("neither the index nor METADATA says it")
}

// pythons holds the Pythons of a release whose wheels are for any against its
// classifiers, which may leave some out, and against Requires-Python, which may not.
func (m *measuredRow) pythons(f audited) Audited {
	if strings.Join(m.classified, " ") == f.says {
		return Audited{Found: f.says, Verdict: Right}
	}
	limit, err := version.ParseSpecifier(m.row.PythonRequires)
	for _, python := range strings.Fields(f.says) {
		if err == nil && m.row.PythonRequires != "" && !limit.AllowsPython(python) {
			return Audited{Found: "Requires-Python " + m.row.PythonRequires, Verdict: Wrong}
		}
	}
	return Audited{Found: "its wheels are for any Python, and its classifiers are others", Verdict: Undecided}
}

// agrees reports whether a fact is what was found. A day may be known by its month
// alone, and Pythons be those of the wheels or of the classifiers.
func (m *measuredRow) agrees(f audited, found string) bool {
	switch f.cell {
	case "released":
		return strings.HasPrefix(found, f.says)
	case "python":
		says := f.says
		if m.python2 {
			says = strings.TrimPrefix(says, "2.7 ")
		}
		return found == says || strings.Join(m.classified, " ") == says
	case "platforms":
		return found == f.says || found == f.wheels()
	}
	return found == f.says
}

// lacks reports whether a list, with spaces between, lacks something that another has,
// and has nothing that the other lacks.
func lacks(found, says string) bool {
	have, want := strings.Fields(found), strings.Fields(says)
	return len(have) < len(want) && !slices.ContainsFunc(have, func(p string) bool { return !slices.Contains(want, p) })
}

// wheelPlatforms are the platforms of which wheels are read.
func wheelPlatforms() []string { return []string{"linux/amd64", "linux/arm64", "windows/amd64"} }

// wheels returns the platforms that wheels are for where a table lists those with code
// for GPUs: its notes name the others. Of wheels for each platform "any" says no less.
func (f audited) wheels() string {
	every := wheelPlatforms()
	if f.says == anyPlatform {
		return strings.Join(every, " ")
	}
	list := strings.Fields(f.says)
	for _, p := range every {
		if slices.Contains(f.notes, "wheels for "+p+" exist and run on the CPU only") {
			list = append(list, p)
		}
	}
	return strings.Join(slices.Sorted(slices.Values(list)), " ")
}

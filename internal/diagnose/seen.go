package diagnose

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

// Seen is what a log says about the machine and the stack that it comes from.
type Seen struct {
	GPUs       []string    `json:"gpus"`             // ids of the facts, in the order of their first mention
	Driver     string      `json:"driver,omitempty"` // of NVIDIA's, such as 535.104.05
	Frameworks []Framework `json:"frameworks"`
	Packages   []Package   `json:"packages"` // around frameworks, of those that the facts know
}

// Package is a package with its version, without a label.
type Package struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Framework is a framework with what its version says.
type Framework struct {
	Name    string `json:"name"`              // of the facts: pytorch
	Version string `json:"version"`           // 2.5.1, without a label
	Variant string `json:"variant,omitempty"` // the label: cu124
}

// Look reads a log for what it says about its machine.
func Look(facts *matrices.Set, log string) Seen {
	log = Plain(log)
	return Seen{GPUs: gpus(facts, log), Driver: driver(log), Frameworks: frameworks(facts, log), Packages: packages(facts, log)}
}

// gpuNames are the places where programs print the names of GPUs: PyTorch's
// warning and its collect_env, TensorFlow's list of devices, nvidia-smi's table
// and its list, and names that say themselves what they are.
func gpuNames() []*regexp.Regexp {
	return []*regexp.Regexp{
		regexp.MustCompile(`(?m)^\s*(\S.*?) with CUDA capability sm_\d+ is not compatible`),
		regexp.MustCompile(`name: ([^,\n]+), pci bus id`),
		regexp.MustCompile(`GPU \d+: ([^(\n]+?)(?: \(UUID|\s*$|\n)`),
		regexp.MustCompile(`(?m)^\|\s+\d+\s+(\S.*?)\s+(?:On|Off|WDDM|TCC)\s+\|`),
		regexp.MustCompile(`\b((?:NVIDIA )?(?:GeForce |Quadro |TITAN )?(?:RTX|GTX) ?(?:PRO |A)?\d{3,4}(?: ?(?:Ti|SUPER|Super|Ada|Laptop|GPU|Mobile|Max-Q|Blackwell|Generation))*)\b`),
		regexp.MustCompile(`\b((?:NVIDIA|Tesla) [AHBLTVPK]\d{1,3}[A-Za-z]?(?:[- ](?:SXM\d?|PCIE|PCIe|NVL|HBM\d?e?|\d+GB))*)\b`),
	}
}

// gpus are the boards that a log names, where it names one of the facts and no
// more than one.
func gpus(facts *matrices.Set, log string) []string {
	type mention struct {
		at   int
		name string
	}
	var mentions []mention
	for _, re := range gpuNames() {
		for _, m := range re.FindAllStringSubmatchIndex(log, -1) {
			mentions = append(mentions, mention{m[2], strings.TrimSpace(log[m[2]:m[3]])})
		}
	}
	slices.SortStableFunc(mentions, func(a, b mention) int { return a.at - b.at })
	ids, tried := []string{}, map[string]bool{}
	for _, m := range mentions {
		if tried[m.name] {
			continue
		}
		tried[m.name] = true
		if found, _, err := facts.FindGPU(m.name); err == nil && len(found) == 1 && !slices.Contains(ids, found[0].ID) {
			ids = append(ids, found[0].ID)
		}
	}
	return ids
}

// driverVersions are nvidia-smi's head, the kernel module's, collect_env's and
// TensorFlow's lines.
const driverVersions = `(?i)(?:driver version\s*[:=]\s*|kernel module(?: for \S+)?\s+|kernel reported version is:\s*)(\d{3}\.\d+(?:\.\d+)?)\b`

func driver(log string) string {
	if m := regexp.MustCompile(driverVersions).FindStringSubmatch(log); m != nil {
		return m[1]
	}
	return ""
}

// frameworkNames maps what programs call frameworks to what the facts do. Names
// of wheels have _ for -.
func frameworkNames(facts *matrices.Set) map[string]string {
	names := map[string]string{}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range f.LogNames() {
			names[name], names[strings.ReplaceAll(name, "-", "_")] = f.ID, f.ID
		}
	}
	return names
}

// frameworkVersions returns the form of pip's lists (torch==2.5.1, torch-2.5.1,
// torch 2.5.1) and of what people and programs write (PyTorch version:
// 2.5.1+cu124), for frameworks of these names.
func frameworkVersions(names map[string]string) *regexp.Regexp {
	var list []string
	for name := range names {
		list = append(list, regexp.QuoteMeta(name))
	}
	slices.SortFunc(list, func(a, b string) int { // what begins with another name goes before it
		return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
	return regexp.MustCompile(`(?i)\b(` + strings.Join(list, "|") + `)(?: version)?(?:==|-|\s*[:=]\s*|\s+v?)["']?` +
		`(\d+\.\d+(?:\.\d+)?)(?:\+([a-z]+\d+|cpu))?\b`)
}

func frameworks(facts *matrices.Set, log string) []Framework {
	names, found := frameworkNames(facts), []Framework{}
	for _, m := range frameworkVersions(names).FindAllStringSubmatch(log, -1) {
		f := Framework{Name: names[strings.ToLower(m[1])], Version: m[2], Variant: strings.ToLower(m[3])}
		at := slices.IndexFunc(found, func(g Framework) bool { return g.Name == f.Name })
		switch {
		case at < 0:
			found = append(found, f)
		case found[at].Version == f.Version && found[at].Variant == "":
			found[at].Variant = f.Variant
		}
	}
	return found
}

// packageVersions are the lines of pip freeze and, in columns, of pip list and
// conda list.
const packageVersions = `(?m)\b([A-Za-z][A-Za-z0-9_.-]*)==(\d[0-9A-Za-z.]*)|^([A-Za-z][A-Za-z0-9_.-]*) {2,}(\d[0-9A-Za-z.]*)`

func packages(facts *matrices.Set, log string) []Package {
	known, found := facts.PackageNames(), []Package{}
	for _, m := range regexp.MustCompile(packageVersions).FindAllStringSubmatch(log, -1) {
		p := Package{Name: request.NormalizeName(m[1] + m[3]), Version: strings.TrimRight(m[2]+m[4], ".")}
		seen := slices.ContainsFunc(found, func(other Package) bool { return other.Name == p.Name })
		if slices.Contains(known, p.Name) && !seen {
			found = append(found, p)
		}
	}
	return found
}

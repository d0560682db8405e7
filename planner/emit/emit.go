// Package emit writes a stack for other tools: a pip requirements file, a
// pylock.toml (PEP 751), a Dockerfile and more. It is pure text from a plan, or
// from a lock where there is one; the same input gives the same bytes.
//
// Nothing that a user wrote is put into a file that a shell, Docker or pip
// reads before it is quoted for that reader, or refused with a reason where the
// reader has no way to quote it.
package emit

import (
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Input is what is written out.
type Input struct {
	Target   string
	Platform string // linux/amd64
	Stack    plan.Stack
	// Packages, Image and Indexes are those of the request, for stacks that
	// are not locked.
	Packages []request.PackageRequest
	Image    request.ImageRequest
	SelfTest request.SelfTestRequest
	Indexes  []request.Index
	// Locked is the locked target; nil where there is no lock that fits.
	Locked *lock.Target
	// Built is the built image for forms that run it: a reference by digest, or
	// for Slurm a file.
	Built string
	// Workload is one of Workloads, empty for the first, and DRA has it claim its
	// GPU by dynamic resource allocation. Both are for Kubernetes.
	Workload string
	DRA      bool
}

// FromPlan is the input for a plan that is not locked.
func FromPlan(r request.Request, stack plan.Stack, indexes []request.Index) Input {
	return Input{
		Target: r.Name(), Platform: stack.Platform, Stack: stack,
		Packages: r.Packages, Image: r.Image, SelfTest: r.SelfTest, Indexes: indexes,
	}
}

// FromLock is the input for a locked target. indexes are the target file's.
func FromLock(t *lock.Target, indexes []request.Index) Input {
	return Input{
		Target: t.Name, Platform: t.Platform, Stack: t.Stack, Image: t.Image, SelfTest: t.SelfTest,
		Indexes: indexes, Locked: t,
	}
}

// Kind is a form that a stack can be written in.
type Kind struct {
	Name  string
	Short string
	Write func(Input) ([]byte, error)
}

// JointKind is a form that holds all targets of a file together.
type JointKind struct {
	Name  string
	Short string
	Write func([]Input) ([]byte, error)
}

// JointKinds lists the forms of several targets in the order that help texts
// show them.
func JointKinds() []JointKind {
	return []JointKind{
		{"uv", "tables for a pyproject.toml that uv locks: a dependency group for each target", UV},
		{"pixi", "a pixi.toml with an environment for each target", Pixi},
		{"matrix", "a strategy matrix for GitHub: jobs of targets with the same wheels, as JSON", Matrix},
	}
}

// Kinds lists the forms of one target in the order that help texts show them.
func Kinds() []Kind {
	return []Kind{
		{"requirements", "a pip requirements file, with hashes where there is a lock", Requirements},
		{"pylock", "a pylock.toml (PEP 751) from the lock", Pylock},
		{"devcontainer", "a devcontainer.json with the built image, and envsolve doctor on the host before it",
			Devcontainer},
		{"kubernetes", "a Job, Deployment or Pod for nodes whose GPU and driver fit, or with a claim (--dra)",
			Kubernetes},
		{"sbatch", "a batch script for Slurm with Pyxis or Apptainer that checks its host first", Sbatch},
		{"dockerfile", "a Dockerfile that installs the same packages with pip", Dockerfile},
		{"bake", "a docker-bake.hcl with that Dockerfile inside", Bake},
		{"conda", "an environment.yml with the same wheels, by pip", Conda},
		{"github-actions", "a workflow that plans, builds, tests, pushes and proves from the lock", GitHubActions},
	}
}

// origin says for comments what the text was made from.
func (in Input) origin() string {
	if in.Locked != nil {
		return "its lock"
	}
	return "its plan, without a lock"
}

// header is the comment on top of what is emitted, without marks.
func (in Input) header(kind string) []string {
	return []string{
		fmt.Sprintf("Written by \"envsolve emit %s\" for target %s from %s.", kind, oneLine(in.Target), in.origin()),
		fmt.Sprintf("%s, Python %s.", oneLine(in.Platform), oneLine(in.Stack.Python)),
	}
}

// hostLines says, in forms that hold packages alone, what the system must have that these are
// installed on, what is compiled there behind them and which folders the loader must look through; none where the
// packages bring all and it finds all by itself.
func (in Input) hostLines() []string {
	return slices.Concat(in.systemLines(), in.compiledLines(), in.pathLines())
}

// compiled are the packages that are compiled behind the others: none from a lock, which holds wheels alone.
func (in Input) compiled() []plan.Compiled {
	if in.Locked != nil {
		return nil
	}
	return in.Stack.Compiled
}

// compiledLines says which commands compile the packages that a form leaves out: built together with the packages that
// their setup imports, they end in an error.
func (in Input) compiledLines() []string {
	var lines []string
	for i := range in.compiled() {
		c := &in.Stack.Compiled[i]
		takes := "nvcc of CUDA " + in.Stack.CUDA.Version
		if len(c.Debs) > 0 {
			takes += ", " + strings.Join(c.Debs, ", ") + " (as Debian calls it)"
		}
		how := c.Command
		if c.Prepare != "" {
			how = c.Prepare + ", and then: " + how
		}
		line := fmt.Sprintf("%s is not in it. Behind it, where %s and a C++ compiler are: %s", c.Name, takes, how)
		if c.MayHaveWheel {
			line = fmt.Sprintf("%s is not in it. Behind it: %s; where no wheel fits, that takes %s and a C++ compiler",
				c.Name, how, takes)
		}
		lines = append(lines, oneLine(line))
	}
	return lines
}

// systemLines says which libraries the stack takes from the system: a form that is no image
// has none.
func (in Input) systemLines() []string {
	cuda := in.Stack.CUDA
	if cuda.Version == "" || cuda.Delivery != plan.DeliveryBaseImage && cuda.Delivery != plan.DeliveryDistro {
		return nil
	}
	libraries, them := "CUDA "+oneLine(cuda.Version), "it"
	if in.Stack.CUDNN != "" && !in.installs("nvidia-cudnn-") {
		libraries, them = libraries+" and cuDNN "+oneLine(in.Stack.CUDNN), "them"
	}
	return []string{libraries + " must be on the system: the packages do not bring " + them + "."}
}

// installs reports whether a package whose name begins so is among those that are installed.
func (in Input) installs(prefix string) bool {
	names := slices.Concat(slices.Collect(maps.Keys(in.Stack.Packages)), slices.Collect(maps.Keys(in.Stack.Limits)))
	for _, u := range in.Stack.Unpinned {
		names = append(names, u.Name)
	}
	if in.Locked != nil {
		for _, w := range in.Locked.Wheels {
			names = append(names, w.Name)
		}
	}
	return slices.ContainsFunc(names, func(name string) bool {
		return strings.HasPrefix(request.NormalizeName(name), prefix)
	})
}

// pathLines says, in forms that hold packages alone, which folders the loader must look
// through; none where it finds all by itself.
func (in Input) pathLines() []string {
	if len(in.Stack.LibraryPath) == 0 {
		return nil
	}
	return []string{"LD_LIBRARY_PATH must list site-packages/" +
		oneLine(strings.Join(in.Stack.LibraryPath, ", site-packages/")) + "."}
}

// pipLines says, in forms that pip installs, which pip takes the packages; none where any does.
func (in Input) pipLines() []string {
	if in.Stack.Pip == "" {
		return nil
	}
	return []string{"A newer pip refuses metadata of these packages: pip install \"pip" + oneLine(in.Stack.Pip) +
		"\" first."}
}

// oneLine keeps a text from ending a comment.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' || r == '\u0085' {
			return ' '
		}
		return r
	}, s)
}

// word holds what versions, names, hashes and specifiers are made of: nothing
// that pip, Docker or a shell reads as anything but text.
var (
	nameForm      = form(`^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$`)
	versionForm   = form(`^[A-Za-z0-9][A-Za-z0-9.!+_-]*$`)
	specifierForm = form(`^[A-Za-z0-9.!+*_<>=~, -]*$`)
)

// form compiles an expression when it is first asked for: most commands emit
// nothing.
func form(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// checkName refuses what is no package name (PEP 508).
func checkName(name string) error {
	if !nameForm().MatchString(name) {
		return fmt.Errorf("%q is no name of a Python package", name)
	}
	return nil
}

func checkVersion(name, version string) error {
	if !versionForm().MatchString(version) {
		return fmt.Errorf("package %s: %q is no version", name, version)
	}
	return nil
}

// address checks a URL and takes a password out of it: what is emitted gets
// committed, and pip and Docker have places of their own for passwords.
func address(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", fmt.Errorf("%q is no http or https address", text)
	}
	if strings.ContainsFunc(text, func(r rune) bool {
		return r <= ' ' || r == 0x7f ||
			strings.ContainsRune("\"'`\\<>{}|^#$", r)
	}) {
		return "", fmt.Errorf("address %q holds a character that must be percent-encoded", text)
	}
	u.User = nil
	return u.String(), nil
}

// source is a place that pip looks for packages.
type source struct {
	url       string
	findLinks bool // a page of links, pip's -f
}

// sources returns the default index, and the others in the order of the target.
func (in Input) sources() (fallback source, others []source, err error) {
	all := plan.SourcesOf(in.Stack, in.Indexes)
	fallback = source{all.Default.URL, all.Default.FindLinks}
	for _, ix := range all.Named {
		others = append(others, source{ix.URL, ix.FindLinks})
	}
	if in.Locked != nil {
		others = in.lockedSources(fallback)
	}
	if fallback.url, err = address(fallback.url); err != nil {
		return fallback, nil, err
	}
	for i := range others {
		if others[i].url, err = address(others[i].url); err != nil {
			return fallback, nil, err
		}
	}
	return fallback, others, nil
}

// lockedSources are the places that the lock's wheels came from, besides the
// default index.
func (in Input) lockedSources(fallback source) []source {
	var list []source
	for _, w := range in.Locked.Wheels {
		s := source{w.Index, in.isPageOfLinks(w.Index)}
		if s.url != fallback.url && isAddress(s.url) && !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list
}

func isAddress(text string) bool { return strings.Contains(text, "://") }

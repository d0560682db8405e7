package resolve

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"sync"
	"time"

	version "github.com/aquasecurity/go-pep440-version"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// pythonScript finds or installs the interpreter and starts pipScript.
//
//go:embed python.sh
var pythonScript []byte

// pipScript runs pip's resolver with the arguments of a JSON file, so that no
// text of the user's is ever part of a command line.
//
//go:embed resolve.py
var pipScript []byte

// runPipScript runs pip, and sends logins where they belong.
//
//go:embed run_pip.py
var runPipScript []byte

// interpreter is what the base image's Python says of itself.
type interpreter struct {
	Executable string   `json:"executable"` // absolute, without links; empty where the base has none
	Version    string   `json:"version"`    // 3.12.7
	Libc       string   `json:"libc"`       // 2.36; empty where it is not glibc
	Pip        bool     `json:"pip"`        // whether there was a pip to run that is new enough
	UV         bool     `json:"uv"`         // whether uv has found the answer
	Tags       []string `json:"tags"`       // of the wheels that it takes, the best first; where uv lists several of a package
	Error      string   `json:"error"`      // why pip found no answer
}

// newerPipWait is how long a newer pip than the base's may take: an index that stalls is
// pip's to complain of.
const newerPipWait = 20 * time.Second

// python makes a resolver pick the packages, in the base image: uv where it may and has
// an answer, or else pip. What they need is brought along: both for this one run, out of
// wheels; an interpreter for the image itself, out of the distribution's packages, as
// for nvidia/cuda images and plain distributions, which hold none.
func (r *Resolver) python(ctx context.Context, in Input, base *registry.Image, t *lock.Target) ([]picked,
	[]index.File, error) {
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	bring := map[string]digest.Digest{}
	var found resolution
	var err error
	if in.Stack.Standalone != nil || !plan.LacksPython(in.Stack.BaseImage) {
		// Before 25.3 pip downloads every wheel that it picks, which we do, too. Where the
		// index has no newer one than the base, the base's has to do.
		program := r.bringResolvers(ctx, in, sources, bring)
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		r.doing("Python packages, with %s in %s", program, base.Reference)
		if found, err = r.resolveIn(ctx, in, base, sources, bring); err != nil {
			return nil, nil, r.explain(ctx, err, in, sources)
		}
	}
	needsPython := found.python.Executable == "" && in.Stack.Standalone == nil
	if err := r.apt(ctx, in, base, needsPython, t); err != nil {
		return nil, nil, err
	}
	if needsPython || !found.python.resolves() {
		r.doing("Python packages, with pip in %s", base.Reference)
		if needsPython {
			for _, p := range t.Apt {
				bring[p.SHA256+".deb"] = locklayer.DigestOf(p.SHA256)
			}
		}
		if err := r.bringPip(ctx, sources, in.Stack.Python, bring); err != nil {
			return nil, nil, err
		}
		if found, err = r.resolveIn(ctx, in, base, sources, bring); err != nil {
			return nil, nil, r.explain(ctx, err, in, sources)
		}
	}
	python := found.python
	if python.Executable == "" && in.Stack.Standalone != nil {
		return nil, nil, fmt.Errorf("base image %s: %s of the relocatable build cannot be started in it",
			base.Reference, in.interpreterName())
	}
	if python.Executable == "" {
		return nil, nil, fmt.Errorf("base image %s: it has no python%s, and its distribution's packages do not bring it",
			base.Reference, in.Stack.Python)
	}
	t.Base.Python, t.Base.PythonVersion, t.Base.Glibc = python.Executable, python.Version, python.Libc
	if found.files == nil {
		found.files, err = r.locate(ctx, found.packages, sources)
	}
	return found.packages, found.files, err
}

// bringResolvers brings a newer pip than the base's and uv, as far as they can be had soon,
// and returns which of the two is asked first.
func (r *Resolver) bringResolvers(ctx context.Context, in Input, s plan.Sources,
	bring map[string]digest.Digest) string {
	if r.bringKept(ctx, in, s, bring) {
		return "uv"
	}
	ctx, done := context.WithTimeout(ctx, newerPipWait)
	defer done()
	uv := map[string]digest.Digest{}
	var both sync.WaitGroup
	both.Go(func() { _ = r.bringPip(ctx, s, in.Stack.Python, bring) })
	both.Go(func() { r.bringUV(ctx, in, s, uv) })
	both.Wait()
	maps.Copy(bring, uv)
	if len(uv) > 0 {
		return "uv"
	}
	return "pip"
}

// interpreterName is the interpreter as python.sh is asked for it: a name, or the path
// of a relocatable build.
func (in Input) interpreterName() string {
	if s := in.Stack.Standalone; s != nil {
		return s.Interpreter(in.Stack.Python)
	}
	return "python" + in.Stack.Python
}

// resolution is what a resolver picked in a base image.
type resolution struct {
	packages []picked
	files    []index.File // of the packages; nil where they are not looked up yet
	python   interpreter
}

// resolveIn runs python.sh in a base image, with what is brought along by file name.
func (r *Resolver) resolveIn(ctx context.Context, in Input, base *registry.Image, s plan.Sources,
	bring map[string]digest.Digest) (found resolution, err error) {
	arguments, err := r.pipArguments(s)
	if err != nil {
		return found, err
	}
	keep, err := json.Marshal(in.kept())
	if err != nil {
		return found, err
	}
	name := in.interpreterName()
	out, err := r.Runner.Run(ctx, Command{
		Name: "resolve Python packages", Image: base, Platform: in.Stack.Platform,
		Args: []string{"/bin/sh", InputDir + "/python.sh", name, InputDir + "/resolve.py"},
		Env: []string{"PIP_CONFIG_FILE=/dev/null", "PIP_ROOT_USER_ACTION=ignore", "HOME=/tmp",
			"DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8"},
		Files: map[string][]byte{
			"python.sh": pythonScript, "resolve.py": pipScript, "run_pip.py": runPipScript, "keep.json": keep,
			"patience.json": fmt.Appendf(nil, "%t", !in.Learns), "authorities.pem": r.Authorities,
			"requirements.txt": requirements(in), "constraints.txt": constraints(in.Stack),
		},
		Secrets: map[string][]byte{"arguments.json": arguments},
		Blobs:   bring,
		Outputs: []string{"python.json", "report.json", "pylock.toml"},
		Network: true,
	})
	if err != nil {
		return found, fmt.Errorf("%s of the base image %s: %w", name, base.Reference, err)
	}
	var python interpreter
	if err := json.Unmarshal(out["python.json"], &python); err != nil {
		return found, fmt.Errorf("%s of the base image %s did not say what it is: %w", name, base.Reference, err)
	}
	if err := python.check(); err != nil {
		return found, fmt.Errorf("%s of the base image %s says what no Python does: %w", name, base.Reference, err)
	}
	found.python = python
	switch {
	case python.Error != "":
		return found, pipError(python.Error)
	case python.Executable == "" || !python.resolves():
		return found, nil
	case python.UV && !r.takeUV(ctx, in, s, &found, out["pylock.toml"]):
		return r.resolveIn(ctx, in, base, s, withoutUV(bring))
	case !python.UV:
		found.packages, err = parseReport(out["report.json"])
	}
	return found, err
}

// resolves reports whether there was a program that picks packages.
func (p *interpreter) resolves() bool { return p.Pip || p.UV }

// bringPip fetches the newest pip that runs on a Python, from the index that
// other packages come from. It is held to the index's hash.
func (r *Resolver) bringPip(ctx context.Context, s plan.Sources, python string,
	bring map[string]digest.Digest) error {
	ix := s.Default
	if ix.FindLinks {
		return fmt.Errorf("the base image has no pip "+firstPip+
			" or newer, and %s is no package index to take one from: name an index without packages, or a base with pip", ix.URL)
	}
	files, err := r.Index.Files(ctx, ix.URL, "pip")
	if err != nil {
		return fmt.Errorf("the base image has no pip "+firstPip+" or newer, and none can be brought along: %w", err)
	}
	best, err := newestPip(files, python)
	if err != nil {
		return fmt.Errorf("the base image has no pip "+firstPip+" or newer, and %s: %w", ix.URL, err)
	}
	fetched, err := r.Index.FetchAll(ctx, []index.File{best}, r.Store, nil)
	if err != nil {
		return err
	}
	bring[best.Name] = fetched[0].Digest
	if r.mayAskUV(s) {
		_ = r.Store.SetLink(pipKind, keptKey(s, python), keptWheel{best.Name, fetched[0].Digest, fetched[0].Size})
	}
	return nil
}

// firstPip is the oldest pip with the installation report that parseReport
// reads; plan.OldestLocked is the oldest Python that it runs on.
const firstPip = "22.2"

// newestPip picks the wheel of the newest final release that runs on a Python.
func newestPip(files []index.File, python string) (index.File, error) {
	on, err := version.Parse(python)
	if err != nil {
		return index.File{}, fmt.Errorf("python %q: %w", python, err)
	}
	best, ok := newestWheel(files, firstPip, func(f index.File) bool {
		return strings.HasSuffix(f.Name, "-none-any.whl") && runsOn(f, on)
	})
	if !ok {
		return best, fmt.Errorf("it has no wheel of pip %s or newer that runs on Python %s", firstPip, python)
	}
	return best, nil
}

// newestWheel picks the newest final release, no older than a first one, among the files
// that fit.
func newestWheel(files []index.File, first string, fits func(index.File) bool) (best index.File, ok bool) {
	newest := version.MustParse(first)
	for _, f := range files {
		v, err := version.Parse(f.Version)
		if err == nil && !v.IsPreRelease() && !f.Yanked && !v.LessThan(newest) && fits(f) {
			best, ok, newest = f, true, v
		}
	}
	return best, ok
}

// runsOn reports whether a file's Requires-Python takes in a Python.
func runsOn(f index.File, python version.Version) bool {
	spec, err := version.NewSpecifiers(f.RequiresPython)
	return f.RequiresPython == "" || err == nil && spec.Check(python)
}

// kept are the versions of the old lock that the new one is to keep where they
// still go with the rest; those that the plan decides, and those that the target does not
// allow any more, are not among them.
func (in Input) kept() map[string]string {
	kept := map[string]string{}
	if in.Old == nil {
		return kept
	}
	decided, wanted := limits(in.Stack), asked(in)
	for _, w := range in.Old.Wheels {
		planned := strings.HasPrefix(decided[w.Name], "==")
		fits := allows(wanted[w.Name], w.Version) && allows(decided[w.Name], w.Version)
		if !planned && fits && !in.Upgrade.Has(w.Name) {
			kept[w.Name] = w.Version
		}
	}
	return kept
}

// allows reports whether a requirement, without its name, allows a version. One by address,
// one that cannot be read and a version that is no final release are for a resolver to judge.
func allows(requirement, v string) bool {
	if strings.HasPrefix(requirement, "[") {
		_, requirement, _ = strings.Cut(requirement, "]")
	}
	specifiers, err := version.NewSpecifiers(strings.TrimSpace(requirement))
	kept, unread := version.Parse(v)
	return err != nil || unread != nil || kept.IsPreRelease() || specifiers.Check(kept)
}

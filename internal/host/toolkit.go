package host

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Toolkit is a CUDA toolkit of the system.
type Toolkit struct {
	Path    string `json:"path"`    // with symbolic links resolved
	Version string `json:"version"` // 12.4.1, or as far as its files tell
	Default bool   `json:"default"` // it is what /usr/local/cuda leads to
	NVCC    bool   `json:"nvcc"`    // it has the compiler, which runtimes have not
}

// Compiler is an nvcc.
type Compiler struct {
	Path    string `json:"path"`    // as PATH leads to it
	Version string `json:"version"` // of its toolkit; empty where no file tells
}

func (r reader) toolkits() []Toolkit {
	found := []Toolkit{}
	for _, dir := range slices.Concat(r.glob("usr/local/cuda*"), []string{"opt/cuda", "usr/lib/cuda"}) {
		real := loader.Real(r.root, dir)
		known := slices.ContainsFunc(found, func(t Toolkit) bool { return t.Path == real })
		if v := r.toolkitVersion(real); v != "" && !known {
			found = append(found, Toolkit{real, v, dir == "usr/local/cuda", r.exists(r.below(real + "/bin/nvcc"))})
		}
	}
	return found
}

// compilers finds nvcc in the folders of PATH. distribution is the version of the
// distribution's own toolkit.
func (r reader) compilers(distribution string) []Compiler {
	found := []Compiler{}
	for dir := range strings.SplitSeq(r.env.Value("PATH"), ":") {
		file := path.Join(dir, "nvcc")
		known := slices.ContainsFunc(found, func(c Compiler) bool { return c.Path == file })
		if path.IsAbs(file) && !known && r.exists(r.below(file)) {
			found = append(found, Compiler{file, r.compilerVersion(file, distribution)})
		}
	}
	return found
}

// below returns the name in the root of a path of the machine, its symbolic links
// resolved.
func (r reader) below(name string) string { return strings.TrimPrefix(loader.Real(r.root, name), "/") }

// compilerVersion returns the version of the toolkit that an nvcc is of: that of the
// distribution where it has no folder of its own.
func (r reader) compilerVersion(file, distribution string) string {
	for _, file := range []string{file, loader.Real(r.root, file)} {
		if v := r.toolkitVersion(path.Join(path.Dir(file), "..")); v != "" {
			return v
		}
	}
	return distribution
}

// toolkitVersion returns the version that the files of a toolkit's folder name: its own,
// its header's, or those of conda's records.
func (r reader) toolkitVersion(dir string) string {
	for _, of := range []struct{ file, expression string }{
		{"version.json", `(?s)"cuda"\s*:\s*\{[^}]*"version"\s*:\s*"([\d.]+)"`},
		{"version.txt", `CUDA Version ([\d.]+)`},
	} {
		if m := regexp.MustCompile(of.expression).FindStringSubmatch(r.text(r.below(path.Join(dir, of.file)))); m != nil {
			return m[1]
		}
	}
	for _, record := range loader.Glob(r.root, loader.Real(r.root, path.Join(dir, "conda-meta")), "cuda-nvcc*.json") {
		for part := range strings.SplitSeq(path.Base(record), "-") {
			if strings.Contains(part, ".") && strings.Trim(part, "0123456789.") == "" {
				return part
			}
		}
	}
	for _, header := range []string{"include/cuda.h", "targets/x86_64-linux/include/cuda.h"} {
		text := r.text(r.below(path.Join(dir, header)))
		if m := regexp.MustCompile(`(?m)^#define CUDA_VERSION (\d+)`).FindStringSubmatch(text); m != nil {
			if n, err := strconv.Atoi(m[1]); err == nil {
				return fmt.Sprintf("%d.%d", n/1000, n%1000/10)
			}
		}
	}
	return ""
}

// Compiler returns the nvcc that builds of extensions take, by the rule that PyTorch's
// and others follow: that of CUDA_HOME, the first on PATH, or that of /usr/local/cuda.
func (m Machine) Compiler() (c Compiler, why string) {
	at := slices.IndexFunc(m.Toolkits, func(t Toolkit) bool { return t.Default && t.NVCC })
	switch {
	case m.homeCompiler.Path != "":
		return m.homeCompiler, "CUDA_HOME names it"
	case len(m.Compilers) > 0:
		return m.Compilers[0], "it comes first on PATH"
	case at >= 0:
		return Compiler{m.Toolkits[at].Path + "/bin/nvcc", m.Toolkits[at].Version},
			"PATH has none, and builds of extensions look in /usr/local/cuda"
	}
	return Compiler{}, ""
}

// CompilingWith returns the newest toolkit of the system with a compiler that suits, by its version;
// one without a version does not.
func (m Machine) CompilingWith(suits func(cuda string) bool) (newest Toolkit, ok bool) {
	for _, t := range m.Toolkits {
		if t.NVCC && t.Version != "" && suits(t.Version) && (!ok || version.Compare(t.Version, newest.Version) > 0) {
			newest, ok = t, true
		}
	}
	return newest, ok
}

// Lead says how builds of extensions come to take the compiler of a toolkit.
func (t Toolkit) Lead() string {
	return "export CUDA_HOME=" + shellquote.Word(t.Path) + " PATH=" + shellquote.Word(t.Path+"/bin") + ":$PATH"
}

// toolkits looks at what compiles for the GPUs.
func (m Machine) toolkits(facts *matrices.Set) Check {
	if len(m.Toolkits)+len(m.Compilers) == 0 {
		return Check{}
	}
	var words []string
	for _, t := range m.Toolkits {
		text := t.Version + " in " + t.Path
		if t.Default && t.Path != "/usr/local/cuda" {
			text += " (/usr/local/cuda)"
		}
		words = append(words, text)
	}
	c := Check{Name: "toolkit", Verdict: OK, Seen: "CUDA " + strings.Join(words, ", ")}
	if len(words) == 0 {
		c.Seen = "no CUDA toolkit in /usr/local"
	}
	nvcc, why := m.Compiler()
	if nvcc.Path == "" {
		return c
	}
	c.Seen += "; extensions are compiled by " + nvcc.words() + ": " + why
	switch first := m.firstCUDA(facts); {
	case m.CUDAHome != "" && len(m.Compilers) > 0 && differ(m.Compilers[0].Version, nvcc.Version):
		c.Verdict, c.Fix = Warning, "let PATH begin with "+path.Dir(nvcc.Path)+", or CUDA_HOME name the toolkit "+
			"that PATH leads to"
		c.Seen += "; but the first on PATH is " + m.Compilers[0].words() + ", which other programs take"
		return c.Known(facts, "torch-extension-cuda-mismatch", "nvcc on PATH")
	case nvcc.Version != "" && first != "" && version.Compare(nvcc.Version, first) < 0:
		c.Verdict, c.Fix = Warning, "install CUDA "+first+" or newer, and let PATH or CUDA_HOME lead to it"
		if t, ok := m.CompilingWith(func(cuda string) bool { return version.Compare(cuda, first) >= 0 }); ok {
			c.Fix = t.Lead()
		}
		c.Seen += "; it is too old for these GPUs, which CUDA " + first + " is the first to compile for"
		return c.Known(facts, "nvcc-unsupported-arch", "older than the GPU")
	}
	return c
}

func (c Compiler) words() string {
	if c.Version == "" {
		return "nvcc of a CUDA that no file names (" + c.Path + ")"
	}
	return "nvcc " + c.Version + " (" + c.Path + ")"
}

// differ reports whether two versions are of different minor releases; what is not known
// does not differ.
func differ(a, b string) bool { return a != "" && b != "" && version.Minor(a) != version.Minor(b) }

// firstCUDA returns the first CUDA that compiles for all GPUs of the machine.
func (m Machine) firstCUDA(facts *matrices.Set) string {
	first := ""
	for _, id := range m.Boards() {
		boards, _, err := facts.FindGPU(id)
		if err != nil || len(boards) != 1 {
			continue
		}
		for _, a := range facts.Architectures() {
			if a.ComputeCapability == boards[0].ComputeCapability && version.Compare(a.FirstCUDA, first) > 0 {
				first = a.FirstCUDA
			}
		}
	}
	return first
}

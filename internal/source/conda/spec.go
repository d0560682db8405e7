// Package conda reads what conda and pixi write: match specifications,
// environments and lock files.
package conda

import (
	"errors"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// Spec is a match specification: CHANNEL::NAME=VERSION=BUILD.
// https://docs.conda.io/projects/conda-build/en/stable/resources/package-spec.html#package-match-specifications
type Spec struct {
	Channel string
	Name    string // as conda names it
	Version string // of a pin, exact or a prefix
	Range   string // where it is no pin
	Build   string
}

// ParseSpec reads a match specification.
func ParseSpec(text string) (Spec, bool) {
	var s Spec
	if channel, rest, ok := strings.Cut(text, "::"); ok {
		s.Channel, text = strings.TrimSpace(channel), rest
	}
	text = strings.TrimSpace(text)
	text, inside, bracketed := strings.Cut(text, "[")
	n := strings.IndexAny(text, " =<>!~")
	if n < 0 {
		n = len(text)
	}
	s.Name = strings.ToLower(text[:n])
	if !isName(s.Name) {
		return s, false
	}
	s.version(strings.TrimSpace(text[n:]))
	if bracketed {
		s.brackets(strings.TrimSuffix(strings.TrimSpace(inside), "]"))
	}
	if v := s.Version; v != "" && (v[0] < '0' || v[0] > '9') {
		return s, false
	}
	return s, true
}

func isName(text string) bool {
	for i := range len(text) {
		if c := text[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && strings.IndexByte("_.-", c) < 0 {
			return false
		}
	}
	return text != "" && len(text) <= 128 && text[0] != '.' && text[0] != '-'
}

// version reads what stands behind the name: "=2.5", "==2.5.1", "2.5.* py310_0",
// ">=2.5,<2.6", "=2.5.1=py3.10_cuda12.4*".
func (s *Spec) version(text string) {
	operator := ""
	for _, op := range []string{"==", ">=", "<=", "!=", "~=", "=", ">", "<"} {
		if rest, ok := strings.CutPrefix(text, op); ok {
			operator, text = op, strings.TrimSpace(rest)
			break
		}
	}
	if operator == "=" || operator == "==" || operator == "" {
		version, build, ok := strings.Cut(text, "=")
		if !ok {
			version, build, _ = strings.Cut(text, " ")
		}
		text, s.Build = strings.TrimSpace(version), strings.TrimSpace(build)
	}
	if operator != "" && operator != "=" && operator != "==" {
		var build string
		if text, build = cutBuild(text); build != "" {
			s.Build = build
		}
	}
	if strings.ContainsAny(text, ",|<>!") || operator != "" && operator != "=" && operator != "==" {
		s.Range = strings.ReplaceAll(operator+text, " ", "")
		return
	}
	// "=2.5" and "2.5.*" take every 2.5.x; "==2.5.1" takes that alone.
	text = strings.TrimSuffix(strings.TrimSuffix(text, "*"), ".")
	s.Version = text
}

// cutBuild parts a build from the range of versions before it: ">=2.1,<2.5 *cuda*", ">=2.0=*cuda*".
func cutBuild(text string) (version, build string) {
	for i := len(text) - 1; i > 0; i-- {
		equals := text[i] == '=' && strings.IndexByte("<>!~=", text[i-1]) < 0
		if text[i] != ' ' && !equals {
			continue
		}
		version, build = strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+1:])
		if build != "" && !strings.ContainsAny(build, "<>!~=,|") && !strings.HasSuffix(version, ",") &&
			!strings.HasSuffix(version, "|") {
			return version, build
		}
		break
	}
	return text, ""
}

func (s *Spec) brackets(inside string) {
	for inside != "" {
		field := inside[:fieldEnd(inside)]
		inside = strings.TrimPrefix(inside[len(field):], ",")
		key, value, _ := strings.Cut(field, "=")
		value = strings.Trim(strings.TrimSpace(value), `"'`)
		switch strings.TrimSpace(key) {
		case "version":
			s.version(value)
		case "build":
			s.Build = value
		case "channel":
			s.Channel = value
		}
	}
}

// fieldEnd returns where the first field ends of those in brackets, between which there are
// commas; commas between quotes are the value's.
func fieldEnd(text string) int {
	quote := byte(0)
	for i := range len(text) {
		switch c := text[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
		case c == '\'' || c == '"':
			quote = c
		case c == ',':
			return i
		}
	}
	return len(text)
}

// ReadSpec observes what a match specification between two offsets asks for.
func ReadSpec(r *document.Reading, text string, start, end int) {
	s, ok := ParseSpec(text)
	if !ok {
		r.NotJudged(start, end, "no match specification of conda's")
		return
	}
	s.Observe(r, false, start, end)
}

// Observe adds what a specification means; installed, where it is what is there.
func (s Spec) Observe(r *document.Reading, installed bool, start, end int) {
	add := func(o observed.Observation) {
		o.Installed, o.From, o.Conda = installed, s.Channel, true
		r.Observe(o, start, end)
	}
	value := s.Version
	if value == "" {
		value, _ = lowest(s.Range)
	}
	if _, label, ok := strings.Cut(s.Channel, releaseLabel); ok && value == "" && strings.HasPrefix(s.Name, "cuda") {
		value = label
	}
	if s.Range != "" && (strings.HasPrefix(s.Name, "cuda") || selectedBy(s.Name) != nil) {
		value = shared(s.Range, selectedBy(s.Name) == nil) // else there are no more of it than of builds
		var itself *version.ContradictionError
		if _, err := version.ParseSpecifier(s.Range); errors.As(err, &itself) {
			value = observed.EmptyRange
		}
	}
	if f := selectedBy(s.Name); f != nil {
		if s.Name == f.CondaCPU {
			add(observed.Observation{Kind: observed.Build, Name: f.Packages[0], Value: "cpu"})
			return
		}
		s.valued(r, observed.Observation{Kind: observed.Build, Name: f.Packages[0], Value: value}, add, start, end)
		return
	}
	switch s.Name {
	case "python":
		s.valued(r, observed.Observation{Kind: observed.Python, Value: s.Version, Specifier: s.pythons()}, add, start, end)
	case "cuda-version", "cudatoolkit", "cuda", "cuda-runtime", "cuda-libraries":
		s.valued(r, observed.Observation{Kind: observed.CUDA, Name: s.Name, Value: value}, add, start, end)
	case "cuda-toolkit", "cuda-nvcc", "cudatoolkit-dev":
		s.valued(r, observed.Observation{Kind: observed.Toolkit, Value: value}, add, start, end)
	case "cudnn":
		s.valued(r, observed.Observation{Kind: observed.CUDNN, Value: value, In: observed.InConda}, add, start, end)
	case "nccl":
		s.valued(r, observed.Observation{Kind: observed.NCCL, Value: value, In: observed.InConda}, add, start, end)
	default:
		if cuda := observed.NamesCUDA(s.Name); cuda != "" {
			add(observed.Observation{Kind: observed.CUDA, Name: s.Name, Value: cuda})
			return
		}
		s.pack(add)
	}
}

// pythons returns the range of Python's versions as PEP 440 writes one; empty for alternatives, which it has not.
func (s Spec) pythons() string {
	if strings.Contains(s.Range, "|") {
		return ""
	}
	return s.Range
}

// Chosen is why a range is not judged of which one version is asked for.
const Chosen = "which of these versions it is, conda chooses"

// valued adds an observation that says nothing without a version.
func (s Spec) valued(
	r *document.Reading, o observed.Observation, add func(observed.Observation), start, end int,
) {
	switch {
	case o.Value != "" || o.Specifier != "":
	case s.Range != "":
		r.NotJudged(start, end, Chosen)
		return
	default:
		r.NotJudged(start, end, "no version: conda takes what goes with the rest")
		return
	}
	add(o)
}

// pack adds a package. Of TensorFlow, the channel defaults has builds that are called after GPUs and those that are
// called after the library which computes on the CPU.
// https://github.com/AnacondaRecipes/tensorflow_recipes
func (s Spec) pack(add func(observed.Observation)) {
	name := pypiName(s.Name)
	o := observed.Observation{Kind: observed.Package, Name: name, Value: s.Version, Label: s.Build,
		ForGPU: name != s.Name && strings.HasSuffix(s.Name, "-gpu")}
	if s.Version == "" {
		o.Specifier = s.Range
	}
	cuda, ok := BuildCUDA(s.Build)
	if hasBuilds(name) && !ok {
		o.ForGPU = o.ForGPU || strings.HasPrefix(s.Build, "gpu_")
		if strings.HasPrefix(s.Build, "mkl_") || strings.HasPrefix(s.Build, "eigen_") {
			cuda, ok = "cpu", true
		}
	}
	add(o)
	if !ok && name != s.Name && strings.HasSuffix(s.Name, "-cpu") {
		cuda, ok = "cpu", true
	}
	if ok && hasBuilds(name) {
		add(observed.Observation{Kind: observed.Build, Name: name, Value: cuda})
	}
}

var buildCUDA = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)cuda_?(\d{1,2})\.(\d+)|cuda_?(\d{2})(\d+)|cuda_?(\d)(\d)\b`)
})

// BuildCUDA returns the CUDA that a build's name gives: 12.1 of
// py3.10_cuda12.1_cudnn8.9.2_0, 12.6 of cuda126_py312h1763f6d_201, cpu of
// cpu_generic_py310.
func BuildCUDA(build string) (string, bool) {
	if m := buildCUDA().FindStringSubmatch(build); m != nil {
		for i := 1; i < len(m); i += 2 {
			if m[i] != "" {
				return m[i] + "." + m[i+1], true
			}
		}
	}
	lower := strings.ToLower(build)
	return "cpu", strings.HasPrefix(lower, "cpu") || strings.Contains(lower, "_cpu")
}

// releaseLabel is in the names of NVIDIA's channels that have one release of CUDA each.
const releaseLabel = "label/cuda-"

// IsReleaseChannel reports whether a channel is one of NVIDIA's with one release of CUDA:
// nvidia/label/cuda-11.8.0.
func IsReleaseChannel(name string) bool {
	return strings.Contains(name, releaseLabel) && !strings.Contains(name, "::")
}

// shared returns what all versions of a range have in common: 12.4 of ">=12.4,<12.5" and 12 of ">=12.0,<=12.5"; empty
// where that is nothing, as of an open range and of an empty one. Of a package that has every minor, conda takes the
// newest: 12.5 of the latter, which the major alone would not say.
func shared(text string, everyMinor bool) string {
	low, ok := lowest(text)
	for clause := range strings.SplitSeq(text, ",") {
		high, below := strings.CutPrefix(clause, "<")
		high, included := strings.CutPrefix(high, "=")
		if high = strings.TrimSuffix(high, ".*"); !ok || !below || !version.IsDotted(high) || !version.IsDotted(low) {
			continue
		}
		major, minor := numbers(high)
		switch {
		case included:
		case minor > 0:
			minor--
		default:
			major, minor = major-1, math.MaxInt
		}
		switch lowMajor, lowMinor := numbers(low); {
		case lowMajor != major, lowMinor > minor: // which has several majors, or none
		case lowMinor == minor:
			return version.Minor(low)
		case everyMinor && minor < newestMinor(major):
			return version.Major(low) + "." + strconv.Itoa(minor)
		default:
			return version.Major(low)
		}
	}
	return ""
}

// newestMinor returns the minor of the newest CUDA of a major.
func newestMinor(major int) (newest int) {
	for _, r := range matrices.Embedded().CUDAReleases() {
		if of, minor := numbers(r.Version); of == major {
			newest = max(newest, minor)
		}
	}
	return newest
}

// numbers returns the first two numbers of a version.
func numbers(ver string) (major, minor int) {
	first, rest, _ := strings.Cut(ver, ".")
	second, _, _ := strings.Cut(rest, ".")
	major, _ = strconv.Atoi(first) // both are digits, or empty
	minor, _ = strconv.Atoi(second)
	return major, minor
}

// lowest returns the version of a range's lower bound.
func lowest(text string) (string, bool) {
	for clause := range strings.SplitSeq(text, ",") {
		if version, ok := strings.CutPrefix(clause, ">="); ok && requirement.IsVersion(version) {
			return strings.TrimSuffix(version, ".*"), true
		}
	}
	return "", false
}

package eval

import (
	"regexp"
	"slices"
)

// cause is one reason for which stacks fail: the words by which reports speak
// of it, the rules of the planner that are about it, and the part of a report
// that states it.
type cause struct {
	name   string
	words  *regexp.Regexp // in a report's "why"
	rules  *regexp.Regexp // ids of rules
	stated func(Given) bool
}

// machine are the words of failures that lie in the machine around a stack:
// what its loader finds, programs of other packages, the driver's two halves.
var machine = regexp.MustCompile(`(?i)ld_library_path|loader path|on path\b|libcuda and loaded kernel|conda (cudatoolkit|env|build|resolved)|from the system path|no cuda library loaded|one process`)

// unweighty are rules whose warnings hold for many stacks that work: a warning
// by one of them is no answer to a report of failure.
var unweighty = regexp.MustCompile(`ended|frozen|mature|newest|gpu-driver-end|kernel-module|no-index|as-made`)

// causes lists what reports blame. A rule may belong to several.
func causes() []cause {
	return []cause{
		{name: "kernels",
			words:  regexp.MustCompile(`(?i)\bsm_|arch list|capabilit|no kernel|ptx\b|ptxas|kepler|compute_|nvrtc|\bjit`),
			rules:  regexp.MustCompile(`kernel|ptx|capability|toolkit|cudnn-gpu|run-time`),
			stated: func(g Given) bool { return g.GPU != "" }},
		{name: "driver",
			words:  regexp.MustCompile(`(?i)\bdriver\b|error 80[34]`),
			rules:  regexp.MustCompile(`driver|minor-version|forward|ptx`),
			stated: func(g Given) bool { return g.Driver != "" }},
		{name: "cudnn",
			words:  regexp.MustCompile(`(?i)cudnn`),
			rules:  regexp.MustCompile(`cudnn|library-path`),
			stated: func(g Given) bool { return g.CUDNN != "" || g.hasPackage("cudnn|ctranslate2") }},
		{name: "nccl",
			words:  regexp.MustCompile(`(?i)nccl`),
			rules:  regexp.MustCompile(`nccl|one-cuda|nvidia`),
			stated: func(g Given) bool { return g.hasPackage("nccl") }},
		{name: "cuda",
			words:  regexp.MustCompile(`(?i)\bcuda \d|libcu[a-z]+\.so|libcu[a-z]+64|cusparse|cublas|cudart`),
			rules:  regexp.MustCompile(`(build|base|package|cudnn|system)-cuda|librar|package-name`),
			stated: func(g Given) bool { return g.CUDA != "" }},
		{name: "python",
			words:  regexp.MustCompile(`(?i)python`),
			rules:  regexp.MustCompile(`python`),
			stated: func(g Given) bool { return g.Python != "" }},
		{name: "glibc",
			words:  regexp.MustCompile(`(?i)glibc|manylinux`),
			rules:  regexp.MustCompile(`glibc`),
			stated: func(g Given) bool { return g.OS != "" }},
		{name: "pairs",
			words:  regexp.MustCompile(`(?i)\babi\b|undefined symbol|versions differ|mismatch|api \d`),
			rules:  regexp.MustCompile(`package-(requires|wheel)|companion-pairs|abi`),
			stated: func(g Given) bool { return len(g.Packages) > 0 }},
		{name: "platform",
			words:  regexp.MustCompile(`(?i)windows|cpu.only|aarch64|arm64`),
			rules:  regexp.MustCompile(`platform|cpu|default-index|windows`),
			stated: func(g Given) bool { return g.OS != "" || g.CUDA == "cpu" }},
		{name: "loader",
			words:  regexp.MustCompile(`(?i)ld_library_path|loader path|library loaded|libdevice|found before`),
			rules:  regexp.MustCompile(`library-path|xla-compiler`),
			stated: func(g Given) bool { return g.Version != "" || g.hasPackage("ctranslate2") }},
		{name: "release",
			words:  regexp.MustCompile(`(?i)does not find the pip|wheel lacks|needs lib\w+|\.dll`),
			rules:  regexp.MustCompile(`broken|yanked|fault|library-path`),
			stated: func(g Given) bool { return g.Version != "" }},
	}
}

func (g Given) hasPackage(pattern string) bool {
	name := regexp.MustCompile(pattern)
	for p := range g.Packages {
		if name.MatchString(p) {
			return true
		}
	}
	return false
}

// blamed returns the causes that a report names and whose part it states. The
// name of a CUDA library beside the loader's path says which library was not
// found, not that it is of a wrong version.
func blamed(c Case) []cause {
	loader := machine.MatchString(c.Why)
	return slices.DeleteFunc(causes(), func(k cause) bool {
		return !k.words.MatchString(c.Why) || !k.stated(c.Given) || k.name == "cuda" && loader
	})
}

// outside reports whether a failure lies in the machine and in no part that
// the report states.
func outside(c Case) bool {
	return c.Outcome == Fails && machine.MatchString(c.Why) && len(blamed(c)) == 0
}

// isAbout reports whether a rule is about one of the causes.
func isAbout(rule string, blamed []cause) bool {
	return slices.ContainsFunc(blamed, func(k cause) bool { return k.rules.MatchString(rule) })
}

// names lists the causes by name.
func names(list []cause) []string {
	var out []string
	for _, k := range list {
		out = append(out, k.name)
	}
	return out
}

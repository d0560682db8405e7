package observed

import (
	"strings"
	"unicode"

	"github.com/envsolve/envsolve/planner/request"
)

// Flags are observations that were given on the command line, each in the words
// of who gave them.
type Flags struct {
	GPU, Driver, Framework, With                  []string
	CUDA, CUDNN, NCCL, Python, OS, Platform, Date string

	// Hosts stand for the GPUs where GPU is empty, and for the drivers where Driver is.
	Hosts []Host
}

// Host is a kind of host, each of whose GPUs may be beside each of its drivers.
type Host struct {
	Name        string // not empty
	GPU, Driver []string
}

// Observations returns one observation for each flag.
func (f *Flags) Observations() []Observation {
	var list []Observation
	host := ""
	add := func(kind Kind, flag string, values ...string) {
		for _, v := range values {
			if strings.TrimSpace(v) != "" {
				list = append(list, Observation{Kind: kind, Value: strings.TrimSpace(v), Text: "--" + flag + " " + v,
					Host: host, At: request.Position{File: "--" + flag}})
			}
		}
	}
	add(OS, "os", f.OS)
	add(Platform, "platform", f.Platform)
	add(GPU, "gpu", f.GPU...)
	add(Driver, "driver", f.Driver...)
	for _, h := range f.Hosts {
		host = h.Name
		if len(f.GPU) == 0 {
			add(GPU, "gpu", h.GPU...)
		}
		if len(f.Driver) == 0 {
			add(Driver, "driver", h.Driver...)
		}
	}
	host = ""
	add(Package, "framework", f.Framework...)
	add(CUDA, "cuda", f.CUDA)
	add(CUDNN, "cudnn", f.CUDNN)
	add(NCCL, "nccl", f.NCCL)
	add(Python, "python", f.Python)
	add(Date, "date", f.Date)
	add(Package, "with", f.With...)
	for i := range list {
		if list[i].Kind == Package {
			list[i].splitRequirement()
		}
	}
	return list
}

// splitRequirement takes a package's name, extras and version apart:
// jax[cuda12]==0.4.30, "vllm 0.9.1", torch>=2.1,<2.3, pytorch@2.5.1, "torch @ ADDRESS", or the
// address or the path of a wheel. Before == a name may be of several words: "CUDA toolkit==12.1".
func (o *Observation) splitRequirement() {
	text := o.Value
	before, _, named := strings.Cut(text, "@")
	if name, ver, ok := WheelName(text); ok && (!named || strings.ContainsAny(before, `/\:`)) {
		o.Name, o.Value, o.From = name, ver, text
		return
	}
	end := strings.IndexAny(text, "=<>!~ [;@(")
	if end < 0 {
		end = len(text)
	}
	if words, _, pinned := strings.Cut(text, "=="); pinned && ofWords(words) { // CUDA toolkit==12.1
		end = len(words)
		text = strings.ReplaceAll(words, " ", "-") + text[end:]
	}
	o.Name, text = request.NormalizeName(text[:end]), strings.TrimSpace(text[end:])
	if inside, rest, found := strings.Cut(strings.TrimPrefix(text, "["), "]"); found && strings.HasPrefix(text, "[") {
		for extra := range strings.SplitSeq(inside, ",") {
			o.Extras = append(o.Extras, request.NormalizeName(strings.TrimSpace(extra)))
		}
		text = strings.TrimSpace(rest)
	}
	if ver := strings.TrimLeft(strings.TrimPrefix(text, "@"), " v"); strings.HasPrefix(text, "@") && ver != "" &&
		'0' <= ver[0] && ver[0] <= '9' { // as Spack writes it; an address begins otherwise
		text = ver
	}
	o.Value = ""
	if address, ok := strings.CutPrefix(text, "@"); ok {
		o.From, _, _ = strings.Cut(strings.TrimSpace(address), " ")
		_, ver, wheel := WheelName(o.From)
		o.Value, o.Source = ver, !wheel
		return
	}
	bounds := text != "" && (strings.ContainsAny(text[:1], "<>!~") ||
		strings.Contains(text, ",") && strings.ContainsAny(text, "<>!~"))
	if strings.HasPrefix(text, "==") || !bounds {
		o.Value = strings.TrimLeft(text, "= ")
		o.splitBuild()
		return
	}
	o.Specifier = text
}

// ofWords reports whether a name is made of letters alone, in one word or several.
func ofWords(name string) bool {
	return !strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '\'' })
}

// splitBuild takes conda's name of a build off a version: 1.7.1=py3.8_cuda11.0_cudnn8.0.5_0.
func (o *Observation) splitBuild() {
	ver, build, found := strings.Cut(o.Value, "=")
	if !found || ver == "" || build == "" || strings.ContainsAny(o.Value, " ,<>!~") || strings.ContainsRune(build, '=') {
		return
	}
	o.Value, o.Label = ver, build
}

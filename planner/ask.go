package planner

import (
	"errors"
	"slices"
)

// ask is a request whose words have been understood: names resolved against
// the facts, specifiers parsed. Where it still may not be satisfiable, the
// solver says so.
type ask struct {
	request    *Request
	platform   string
	platformAt Text   // as the user wrote it; not set when it follows from the GPUs or is the default
	platformBy string // the board whose machines come on one platform alone
	gpus       []gpuAsk
	drivers    []driverAsk
	python     *spanAsk
	cuda       *spanAsk
	cudnn      *spanAsk
	nccl       *spanAsk
	os         *osAsk
	frameworks []frameworkAsk
	companions []companionAsk
	extensions []extensionAsk
	nvidia     []nvidiaAsk
	named      []namedAsk
	forward    forwardAsk
	prefer     []string
	warnings   []Warning // what was understood with a reservation
	pin        *pin      // what WhyNot holds fast
	budget     int       // of search nodes; 0 is the solver's default
}

// spanAsk is what the user asks of a part with versions of numbers and dots.
type spanAsk struct {
	span span
	text Text
}

// Platforms that a plan can be made for.
const (
	linuxAMD64   = "linux/amd64"
	linuxARM64   = "linux/arm64"
	windowsAMD64 = "windows/amd64"
)

func platforms() []string { return []string{linuxAMD64, linuxARM64, windowsAMD64} }

// understand resolves a request. The error joins every fault found.
func (p *Planner) understand(r *Request) (*ask, error) {
	a := &ask{request: r, budget: p.budget}
	var f faults
	a.readGPUs(p.facts, &f)
	a.readPlatform(p.facts, &f)
	a.readDrivers(p.facts, &f)
	a.readForward()
	a.readFrameworks(p, &f)
	a.readPackages(p, &f)
	a.pullPackages(p)
	a.impliedFrameworks(p, &f)
	a.standAlone(p)
	a.checkFrameworks(p, &f)
	a.python = readSpan(r.Python, "python", &f)
	a.cuda = readSpan(r.CUDA, "cuda", &f)
	a.cudnn = readSpan(r.CUDNN, "cudnn", &f)
	a.nccl = readSpan(r.NCCL, "nccl", &f)
	a.readOS(p.facts, &f)
	a.readPrefer(&f)
	if err := f.err(); err != nil {
		return nil, err
	}
	a.checkKnown(p, &f)
	return a, f.err()
}

func readSpan(text Text, part string, f *faults) *spanAsk {
	if !text.Set() {
		return nil
	}
	s, err := parseSpan(text.Value)
	var itself *contradictionError
	if errors.As(err, &itself) {
		f.add(text.At, "invalid "+part+" version", "%v", itself)
		return nil
	}
	if err != nil {
		f.add(text.At, "invalid "+part+" version", "%v; write a version such as %s or a comparison such as >=%[2]s", err, sampleVersion(part))
		return nil
	}
	return &spanAsk{span: s, text: text}
}

func sampleVersion(part string) string {
	switch part {
	case "python":
		return "3.12"
	case "cuda":
		return "12.4"
	case "cudnn":
		return "9.1"
	case "driver":
		return "535.104.05"
	default:
		return "2.21"
	}
}

// windows reports whether the target is Windows, where drivers, floors and
// libraries have other numbers.
func (a *ask) windows() bool { return a.platform == windowsAMD64 }

// preferable are the parts that `prefer` may name, in the default order.
func preferable() []string {
	return []string{"framework", "packages", "python", "cuda", "cudnn", "nccl", "os", "driver"}
}

// readPrefer completes the user's order of preference with the default one.
func (a *ask) readPrefer(f *faults) {
	for _, text := range a.request.Prefer {
		if !slices.Contains(preferable(), text.Value) {
			f.add(text.At, "unknown part in prefer", "%q is none of the parts that can be preferred%s", text.Value, orNothing("; ", didYouMean(nearest(text.Value, preferable()))))
			continue
		}
		if slices.Contains(a.prefer, text.Value) {
			f.add(text.At, "part preferred twice", "%q stands in prefer already", text.Value)
			continue
		}
		a.prefer = append(a.prefer, text.Value)
	}
	for _, part := range preferable() {
		if !slices.Contains(a.prefer, part) {
			a.prefer = append(a.prefer, part)
		}
	}
}

func orNothing(prefix, text string) string {
	if text == "" {
		return ""
	}
	return prefix + text
}

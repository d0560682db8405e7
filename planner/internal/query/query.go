package query

import (
	"errors"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Query is a request whose words have been understood: names resolved against
// the facts, specifiers parsed. Where it still may not be satisfiable, the
// solver says so.
type Query struct {
	Request    *request.Request
	Platform   string
	PlatformAt request.Text // as the user wrote it; not set when it follows from the GPUs or is the default
	PlatformBy string       // the board whose machines come on one platform alone
	GPUs       []GPU
	Drivers    []Driver
	Python     *Range
	CUDA       *Range
	CUDNN      *Range
	NCCL       *Range
	OS         *OS
	Frameworks []Framework
	Companions []Companion
	Extensions []Extension
	NVIDIA     []NVIDIA
	Named      []Named
	Forward    forward
	Prefer     []string
	Unknown    []string       // packages that the target names and the facts do not know, normalised
	Warnings   []plan.Warning // what was understood with a reservation
	Pin        *Pin           // what WhyNot holds fast
	Existing   *Existing      // what is known of the environment that is judged; nil for plans
	Budget     int            // of search nodes; 0 is the solver's default
}

// Range is what the user asks of a part with versions of numbers and dots.
type Range struct {
	Range version.Range
	Text  request.Text
}

func Platforms() []string { return []string{facts.LinuxAMD64, facts.LinuxARM64, facts.WindowsAMD64} }

// Read resolves a request. The error joins every fault found.
func Read(facts *facts.Facts, r *request.Request) (*Query, error) {
	a := &Query{Request: r}
	var f Faults
	a.readGPUs(facts, &f)
	a.readPlatform(facts, &f)
	a.readDrivers(facts, &f)
	a.readForward()
	a.readFrameworks(facts, &f)
	a.readPackages(facts, &f)
	a.addTransitivePackages(facts)
	a.impliedFrameworks(facts, &f)
	a.standAlone(facts)
	a.warnUnknown(facts)
	a.checkFrameworks(facts, &f)
	a.Python = readRange(r.Python, "python", &f)
	a.CUDA = readRange(r.CUDA, "cuda", &f)
	a.CUDNN = readRange(r.CUDNN, "cudnn", &f)
	a.NCCL = readRange(r.NCCL, "nccl", &f)
	a.ReadOS(facts, &f)
	a.readPrefer(&f)
	if err := f.Err(); err != nil {
		return nil, err
	}
	a.checkKnown(facts, &f)
	return a, f.Err()
}

func readRange(text request.Text, part string, f *Faults) *Range {
	if !text.Set() {
		return nil
	}
	s, err := version.ParseRange(text.Value)
	var itself *version.ContradictionError
	if errors.As(err, &itself) {
		f.Add(text.At, "invalid "+part+" version", "%v", itself)
		return nil
	}
	if err != nil {
		f.Add(text.At, "invalid "+part+" version", "%v; write a version such as %s or a comparison such as >=%[2]s", err,
			sampleVersion(part))
		return nil
	}
	return &Range{Range: s, Text: text}
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

// Windows reports whether the target is Windows, where drivers, floors and
// libraries have other numbers.
func (a *Query) Windows() bool { return a.Platform == facts.WindowsAMD64 }

// preferable are the parts that `prefer` may name, in the default order.
func preferable() []string {
	return []string{"framework", "packages", "python", "cuda", "cudnn", "nccl", "os", "driver"}
}

// readPrefer completes the user's order of preference with the default one.
func (a *Query) readPrefer(f *Faults) {
	for _, text := range a.Request.Prefer {
		if !slices.Contains(preferable(), text.Value) {
			f.Add(text.At, "unknown part in prefer", "%q is none of the parts that can be preferred%s", text.Value,
				words.Prefixed("; ", words.DidYouMean(version.Nearest(text.Value, preferable()))))
			continue
		}
		if slices.Contains(a.Prefer, text.Value) {
			f.Add(text.At, "part preferred twice", "%q stands in prefer already", text.Value)
			continue
		}
		a.Prefer = append(a.Prefer, text.Value)
	}
	for _, part := range preferable() {
		if !slices.Contains(a.Prefer, part) {
			a.Prefer = append(a.Prefer, part)
		}
	}
}

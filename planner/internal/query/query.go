package query

import (
	"errors"
	"slices"
	"strings"

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
	Packages   []*Package // by kind, and of one kind in the order of the target
	Forward    forward
	Host       Host
	Prefer     []string
	Unknown    []string       // packages that the target names and the facts do not know, normalised and sorted
	Unlisted   []*Package     // those that the facts know, in releases that they do not know, which are for the lock
	OnSpot     []OnSpot       // those that an installer compiles and whose versions are for the lock; plans' alone
	Warnings   []plan.Warning // what was understood with a reservation
	Pin        *Pin           // what WhyNot holds fast
	Existing   *Existing      // what is known of the environment that is judged; nil for plans
	Budget     int            // of search nodes; 0 is the solver's default
	Avoid      []string       // builds of the first framework that are passed over, 2.15.0+cu132, the best one first
	Passed     string         // rule whose warning the best one came with

	lockDecides bool // on releases that the facts do not know
}

// Range is what the user asks of a part with versions of numbers and dots.
type Range struct {
	Range version.Range
	Text  request.Text
}

// Read resolves a request. The error joins every fault found.
func Read(tables *facts.Facts, r *request.Request) (*Query, error) {
	return read(tables, &Query{Request: r})
}

func read(tables *facts.Facts, q *Query) (*Query, error) {
	r := q.Request
	var faults Faults
	q.readGPUs(tables, &faults)
	q.readPlatform(&faults)
	q.readDrivers(tables, &faults)
	q.readHost(tables, &faults)
	q.readForward()
	q.readFrameworks(tables, &faults)
	q.readNamedFrameworks(tables, &faults)
	q.readPackages(tables, &faults)
	q.addTransitivePackages(tables)
	q.impliedFrameworks(tables, &faults)
	q.standAlone(&faults)
	q.readOtherNames(tables, &faults)
	q.warnUnknown(tables)
	q.warnUnlisted(tables)
	q.checkFrameworks(tables, &faults)
	q.Python = readRange(r.Python, "python", &faults)
	if q.CUDA = readRange(r.CUDA, "cuda", &faults); q.CUDA == nil {
		q.CUDA = q.frameworkCUDA()
	}
	q.CUDNN = readRange(r.CUDNN, "cudnn", &faults)
	q.NCCL = readRange(r.NCCL, "nccl", &faults)
	q.ReadOS(tables, &faults)
	q.readPythonFrom(&faults)
	q.readIndexes(tables, &faults)
	q.readPrefer(&faults)
	if err := faults.Err(); err != nil {
		return nil, err
	}
	q.checkKnown(tables, &faults)
	return q, faults.Err()
}

func readRange(text request.Text, part string, faults *Faults) *Range {
	if !text.Set() {
		return nil
	}
	s, err := version.ParseRange(text.Value)
	var itself *version.ContradictionError
	if errors.As(err, &itself) {
		faults.Add(text.At, "invalid "+part+" version", "%v", itself)
		return nil
	}
	if err != nil && part == "cuda" && strings.EqualFold(text.Value, "cpu") {
		faults.Add(text.At, "invalid cuda version", "cpu is none; for a build without it ask for %s", buildWithoutCUDA)
		return nil
	}
	if err != nil {
		faults.Add(text.At, "invalid "+part+" version",
			"%v; write a version such as %s or a comparison such as >=%[2]s", err,
			sampleVersion(part))
		return nil
	}
	return &Range{Range: s, Text: text}
}

// buildWithoutCUDA is how a target asks for one.
const buildWithoutCUDA = `cuda = "cpu" in the framework's block, or with a flag the build's label, NAME==VERSION+cpu`

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
func (q *Query) Windows() bool { return q.Platform == facts.WindowsAMD64 }

// MayStandAlone reports whether a relocatable build of Python is looked at where the
// target does not ask for one: on images that plans choose, of Linux. Jetson boards
// have builds for the Python of JetPack.
func (q *Query) MayStandAlone() bool {
	return q.Existing == nil && !q.Windows() && !q.AnyJetson() && !q.Request.Image.Base.Set()
}

// ForcesPTX reports whether the image sets CUDA_FORCE_PTX_JIT.
func (q *Query) ForcesPTX() bool {
	value := q.Request.Image.Env["CUDA_FORCE_PTX_JIT"]
	return value != "" && value != "0"
}

// preferable are the parts that `prefer` may name, in the default order.
func preferable() []string {
	return []string{"framework", "packages", "python", "cuda", "cudnn", "nccl", "os", "driver"}
}

// readPrefer completes the user's order of preference with the default one.
func (q *Query) readPrefer(faults *Faults) {
	for _, text := range q.Request.Prefer {
		if !slices.Contains(preferable(), text.Value) {
			faults.Add(text.At, "unknown part in prefer", "%q is none of the parts that can be preferred%s", text.Value,
				words.Prefixed("; ", words.DidYouMean(version.Nearest(text.Value, preferable()))))
			continue
		}
		if slices.Contains(q.Prefer, text.Value) {
			faults.Add(text.At, "part preferred twice", "%q stands in prefer already", text.Value)
			continue
		}
		q.Prefer = append(q.Prefer, text.Value)
	}
	for _, part := range preferable() {
		if !slices.Contains(q.Prefer, part) {
			q.Prefer = append(q.Prefer, part)
		}
	}
}

// Package walls holds the rooms of the house apart: it fails when a package
// imports what its room may not know of.
package walls

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

const module = "github.com/envsolve/envsolve"

// wall says what the packages below a folder may not reach, however indirectly.
type wall struct {
	below  string   // a package pattern of this module
	only   []string // if set, the only non-standard import paths (prefixes) allowed
	banned []string // import path prefixes that may not be reached
	but    []string // import path prefixes that may be reached in spite of that
	exact  bool     // banned paths stand for themselves, not for what is below them
	why    string
}

// rooms are packages of internal by their names.
func rooms(names ...string) (paths []string) {
	for _, name := range names {
		paths = append(paths, module+"/internal/"+name)
	}
	return paths
}

// storeys are the rooms of the engine, the lowest first: each may know of those
// below it.
func storeys() []string {
	var paths []string
	for _, name := range []string{
		"facts", "query", "candidate", "model", "rule",
		"rules/hardware", "rules/libraries", "rules/packages", "rules/compiling", "rules/system", "rules",
		"answer", "search", "existing", "question", "refusal", "doubt", "installer", "wayout", "check",
	} {
		paths = append(paths, module+"/planner/internal/"+name)
	}
	return paths
}

// engineWalls keep the rooms of the engine from those above them, and plain data
// and what is written from it from the engine.
func engineWalls() []wall {
	var list []wall
	for i, path := range storeys() {
		list = append(list, wall{below: path, banned: storeys()[i+1:], exact: true,
			why: "imports of the engine run downward"})
	}
	for _, name := range []string{"internal/words", "internal/spelling", "request", "flags", "plan", "target", "lock", "recipe", "emit"} {
		list = append(list, wall{below: "./planner/" + name, banned: storeys(), why: "plain data does not know the engine"})
	}
	return list
}

func walls() []wall {
	clients := []string{"github.com/moby/buildkit", "github.com/google/go-containerregistry", "github.com/containerd"}
	return append([]wall{
		{below: "./solver/...", only: []string{module + "/solver"}, why: "the solver knows the standard library only"},
		{below: "./planner/...", banned: append([]string{module + "/internal", "net/http"}, clients...),
			why: "planning touches no network, no daemon and no registry"},
		{below: "./matrices/...", banned: append([]string{module + "/planner", module + "/solver", module + "/internal",
			"net/http"}, clients...),
			why: "facts know nothing of those who use them"},
		{below: "./matrices", banned: []string{
			module + "/matrices/tablefile", module + "/matrices/lint", module + "/matrices/compile",
			module + "/matrices/overlay",
			"github.com/hashicorp/hcl", "github.com/zclconf/go-cty"},
			why: "rows are there without the files that they come from"},
		{below: "./templates/...", banned: append([]string{module + "/internal", module + "/cmd"}, clients...),
			why: "templates are text"},
		{below: "./internal/...", banned: []string{module + "/cmd"}, why: "libraries do not know the command line"},
		{below: "./internal/buildkitd", banned: append(rooms("build", "builder", "aptlayer", "layer", "store"), clients...),
			why: "the daemon is processes, locks and folders"},
		{below: "./internal/builder", banned: append(rooms("build", "aptlayer"), module+"/planner"),
			why: "a connection does not know what is built over it"},
		{below: "./internal/blobs", banned: rooms("resolve", "registry", "builder"),
			why: "what a lock holds is made without resolving anything"},
		{below: "./internal/registry", banned: []string{module + "/planner", module + "/matrices", module + "/solver"},
			why: "a registry stores images, whatever they are for"},
		{below: "./internal/aptlayer", banned: rooms("build"), why: "a layer does not know the image it goes into"},
		{below: "./internal/unpack", banned: append([]string{module + "/matrices", module + "/solver",
			module + "/planner/lock", module + "/planner/plan", module + "/templates"}, clients...),
			why: "newer facts leave the program as it is that unpacks layers, and so what builders have cached"},
		{below: "./internal/frontend", banned: rooms("build", "builder", "aptlayer", "resolve", "index", "blobs", "cli"),
			why: "a frontend states what a builder is to do, and has no network itself"},
		{below: "./cmd/...", banned: rooms("tools"), why: "programs that are not shipped are for no program that is"},
		{below: "./internal/explorer/call", banned: append([]string{module + "/matrices/tablefile", module + "/matrices/lint",
			module + "/matrices/overlay", module + "/planner/target", "html/template", "net/http",
			"google.golang.org/protobuf"}, clients...),
			why: "a browser loads this program: it holds what answers questions and no more"},
		{below: "./cmd/envsolve", banned: append([]string{"net/http", "google.golang.org/grpc"}, clients...),
			// BuildKit's parser of Dockerfiles is no client: half a millisecond of the
			// start, most of it protobuf's. Nor is what splits a reference of an image.
			but: []string{"github.com/moby/buildkit/frontend/dockerfile", "github.com/moby/buildkit/util/stack",
				"github.com/moby/buildkit/util/suggest", "github.com/containerd/typeurl",
				"github.com/google/go-containerregistry/pkg/name"},
			why: "a plan is there before those clients would have started"},
	}, engineWalls()...)
}

// mostLines is how many lines of code a room of the planner may hold before it
// is to be parted.
const mostLines = 4500

func TestNoRoomOfThePlannerIsCrowded(t *testing.T) {
	list := exec.Command("go", "list", "-f", `{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}} {{end}}`, "./planner/...")
	list.Dir = "../.."
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	rooms := 0
	for files := range strings.Lines(string(out)) {
		lines := 0
		for file := range strings.FieldsSeq(files) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines += strings.Count(string(text), "\n")
		}
		if rooms++; lines > mostLines {
			t.Errorf("the room of %s has %d lines, more than %d: part it", strings.Fields(files)[0], lines, mostLines)
		}
	}
	if rooms < 10 {
		t.Errorf("only %d rooms were looked at", rooms)
	}
}

// TestOnlyModelsAreCached finds what holds on to answers: in the engine that is
// for the model alone. Facts make their tables once, and keep nothing by a key.
func TestOnlyModelsAreCached(t *testing.T) {
	list := exec.Command("go", "list", "-f",
		`{{$dir := .Dir}}{{$path := .ImportPath}}{{range .GoFiles}}{{$path}} {{$dir}}/{{.}}
{{end}}`, "./planner", "./planner/internal/...")
	list.Dir = "../.."
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	found := 0
	for line := range strings.Lines(string(out)) {
		room, file, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch keeps := keepsThings(string(text)); {
		case keeps && strings.HasSuffix(room, "/planner/internal/model"):
			found++
		case keeps:
			t.Errorf("%s keeps things between requests; what models have in common is cached in planner/internal/model", file)
		}
	}
	if found == 0 {
		t.Error("not even the model's own cache was found")
	}
}

// keepsThings reports whether a file has what goroutines keep things in for
// later: a map that they share, or a pointer that is exchanged.
func keepsThings(text string) bool {
	for _, holder := range []string{"sync.Map", "sync.Pool", "sync.Mutex", "sync.RWMutex", "atomic.Pointer"} {
		if strings.Contains(text, holder) {
			return true
		}
	}
	return false
}

func TestRoomsKeepTheirWalls(t *testing.T) {
	for _, w := range walls() {
		t.Run(w.below, func(t *testing.T) {
			for _, line := range listDeps(t, w.below) {
				pkg, deps, _ := strings.Cut(line, " ")
				for dep := range strings.FieldsSeq(deps) {
					if w.breaks(dep) {
						t.Errorf("%s reaches %s, but %s", pkg, dep, w.why)
					}
				}
			}
		})
	}
}

func (w wall) breaks(dep string) bool {
	for _, allowed := range w.but {
		if strings.HasPrefix(dep, allowed) {
			return false
		}
	}
	for _, banned := range w.banned {
		if dep == banned || !w.exact && strings.HasPrefix(dep, banned+"/") {
			return true
		}
	}
	if w.only == nil || !strings.Contains(strings.SplitN(dep, "/", 2)[0], ".") {
		return false
	}
	for _, allowed := range w.only {
		if strings.HasPrefix(dep, allowed) {
			return false
		}
	}
	return true
}

// listDeps returns, for each package that the pattern matches, a line with its
// path and everything it imports, directly or not, tests left out.
func listDeps(t *testing.T, pattern string) []string {
	t.Helper()
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Deps " "}}`, pattern)
	cmd.Dir = "../.."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %s: %v", pattern, err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

func TestAWallNoticesWhatBreaksIt(t *testing.T) {
	w := walls()[0]
	if !w.breaks("github.com/hashicorp/hcl/v2") || w.breaks("sort") || w.breaks(module+"/solver") {
		t.Error("the solver's wall lets modules in, or keeps the standard library out")
	}
	if p := walls()[1]; !p.breaks("net/http") || p.breaks("net/url") {
		t.Error("the planner's wall lets the network in")
	}
}

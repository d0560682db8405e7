package target

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// These tests hold two ways of writing the same thing to the same request.

func mustParse(t *testing.T, src string, opts Options) *File {
	t.Helper()
	file, diags := Parse([]byte(src), DefaultName, opts)
	if diags.HasErrors() {
		t.Fatalf("%v\n%s", diags, src)
	}
	return file
}

// withoutPlaces compares requests by what they ask for.
func withoutPlaces() cmp.Options {
	return cmp.Options{
		cmp.Comparer(func(request.Position, request.Position) bool { return true }),
		cmp.FilterPath(func(p cmp.Path) bool {
			name := p.Last().String()
			return name == ".Cell" || name == ".Target"
		}, cmp.Ignore()),
	}
}

const common = `
variable "torch" { default = "2.4" }
target "train" {
  gpu    = ["h100"]
  python = "3.12"
  framework "pytorch" {
    version = var.torch
    with    = ["torchvision"]
  }
  packages = { vllm = "==0.6.3" }
  image { env = { TORCH = var.torch } }
}
`

func TestCellsAreTheTargetsThatOneWouldWrite(t *testing.T) {
	matrix := mustParse(t, common+`
target "ci" {
  inherits = ["train"]
  matrix   = { torch = ["2.5", "2.6"], gpu = ["t4", "l4"] }
}`, Options{})
	i := 1
	for _, gpu := range []string{"t4", "l4"} {
		for _, torch := range []string{"2.5", "2.6"} {
			byHand := mustParse(t, `
target "hand" {
  gpu    = "`+gpu+`"
  python = "3.12"
  framework "pytorch" {
    version = "`+torch+`"
    with    = ["torchvision"]
  }
  packages = { vllm = "==0.6.3" }
  image { env = { TORCH = "`+torch+`" } }
}`, Options{})
			if diff := cmp.Diff(byHand.Requests[0], matrix.Requests[i], withoutPlaces()); diff != "" {
				t.Errorf("cell %s (-by hand +cell):\n%s", matrix.Requests[i].Cell, diff)
			}
			i++
		}
	}
	if i != len(matrix.Requests) {
		t.Errorf("%d requests, want %d", len(matrix.Requests), i)
	}
}

func TestAnHeirIsTheTargetThatOneWouldWrite(t *testing.T) {
	heir := mustParse(t, common+`
target "heir" {
  inherits = ["train"]
  gpu      = ["l4", "h100"]
  driver   = ">=550"
  framework "pytorch" { cuda = "12.4" }
  packages = { ray = ">=2" }
  image { env = { MORE = "1" } }
}`, Options{})
	byHand := mustParse(t, `
target "heir" {
  gpu    = ["l4", "h100"]
  driver = ">=550"
  python = "3.12"
  framework "pytorch" {
    version = "2.4"
    cuda    = "12.4"
    with    = ["torchvision"]
  }
  packages = { vllm = "==0.6.3", ray = ">=2" }
  image { env = { TORCH = "2.4", MORE = "1" } }
}`, Options{})
	if diff := cmp.Diff(byHand.Requests[0], heir.Requests[1], withoutPlaces()); diff != "" {
		t.Errorf("(-by hand +heir):\n%s", diff)
	}
}

func TestAVariableIsTheSameFromEverywhere(t *testing.T) {
	want := mustParse(t, strings.Replace(common, `"2.4"`, `"2.7"`, 1), Options{})
	for name, opts := range map[string]Options{
		"flag":        {Vars: map[string]string{"torch": "2.7"}},
		"environment": {Env: func(key string) string { return map[string]string{"ENVSOLVE_VAR_torch": "2.7"}[key] }},
		"flag before environment": {
			Vars: map[string]string{"torch": "2.7"},
			Env:  func(string) string { return "1.0" },
		},
	} {
		if diff := cmp.Diff(want.Requests, mustParse(t, common, opts).Requests); diff != "" {
			t.Errorf("%s (-default +given):\n%s", name, diff)
		}
	}
}

func TestFlagsWhileLoadingAreFlagsAfterwards(t *testing.T) {
	asked := flags.Flags{GPU: []string{"t4"}, Driver: []string{"550"}, Framework: []string{"pytorch~=2.6.0"}, OS: "debian12",
		With: []string{"numpy<2"}}
	loaded := mustParse(t, common, Options{Flags: asked})
	after, err := override(nil, mustParse(t, common, Options{}).Requests[0], asked)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(after, loaded.Requests[0]); diff != "" {
		t.Errorf("(-afterwards +while loading):\n%s", diff)
	}
}

// TestFlagsGiveAFrameworkToATargetWithoutOne: only loading with flags can.
func TestFlagsGiveAFrameworkToATargetWithoutOne(t *testing.T) {
	src := `target "t" { gpu = "t4" }`
	if _, diags := Parse([]byte(src), DefaultName, Options{}); !diags.HasErrors() {
		t.Error("a target without a framework loads")
	}
	file := mustParse(t, src, Options{Flags: flags.Flags{Framework: []string{"jax"}}})
	if fw := file.Requests[0].Frameworks; len(fw) != 1 || fw[0].Name != "jax" {
		t.Errorf("frameworks %+v", fw)
	}
	if _, diags := Parse([]byte(src), DefaultName, Options{Flags: flags.Flags{Framework: []string{"jx"}}}); !diags.HasErrors() ||
		!strings.Contains(diags.Error(), "--framework") {
		t.Errorf("a bad flag: %v", diags)
	}
}

func TestTheOrderOfBlocksMeansNothing(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/contract.txtar")
	if err != nil {
		t.Fatal(err)
	}
	src := string(archive.Files[0].Data)
	want := byName(mustParse(t, src, Options{}))
	blocks := topBlocks(src)
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		random.Shuffle(len(blocks), func(i, j int) { blocks[i], blocks[j] = blocks[j], blocks[i] })
		got := byName(mustParse(t, strings.Join(blocks, "\n"), Options{}))
		if diff := cmp.Diff(want, got, withoutPlaces()); diff != "" {
			t.Fatalf("(-want +shuffled):\n%s", diff)
		}
	}
}

func byName(file *File) map[string]request.Request {
	out := map[string]request.Request{}
	for _, req := range file.Requests {
		out[req.Name()] = req
	}
	return out
}

// topBlocks cuts formatted HCL at the closing braces of its outermost blocks.
func topBlocks(src string) []string {
	var blocks []string
	var block strings.Builder
	for line := range strings.Lines(src) {
		block.WriteString(line)
		oneLine := line[0] != ' ' && strings.HasSuffix(line, "}\n")
		if line == "}\n" || oneLine {
			blocks = append(blocks, block.String())
			block.Reset()
		}
	}
	return blocks
}

func TestLineEndsAndMarksOfWindows(t *testing.T) {
	want := mustParse(t, common, Options{}).Requests
	got := mustParse(t, strings.ReplaceAll(common, "\n", "\r\n"), Options{}).Requests
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("CRLF (-want +got):\n%s", diff)
	}
	got = mustParse(t, "\ufeff"+common, Options{}).Requests
	if diff := cmp.Diff(want, got, withoutPlaces()); diff != "" {
		t.Errorf("byte order mark (-want +got):\n%s", diff)
	}
}

func TestFormattingMeansNothing(t *testing.T) {
	archives, _ := os.ReadDir("testdata")
	for _, entry := range archives {
		archive, err := txtar.ParseFile("testdata/" + entry.Name())
		if err != nil {
			continue // a folder
		}
		src := archive.Files[0].Data
		file, diags := Parse(src, DefaultName, Options{})
		if diags.HasErrors() {
			continue
		}
		formatted, diags := Format(src)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		again := mustParse(t, string(formatted), Options{})
		if diff := cmp.Diff(file.Requests, again.Requests, withoutPlaces()); diff != "" {
			t.Errorf("%s (-as it was +formatted):\n%s", entry.Name(), diff)
		}
	}
}

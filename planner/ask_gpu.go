package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// gpuAsk is a compute capability of the target, and the boards of it that the
// user named. Boards of one capability run the same code, so they stand or
// fall together.
type gpuAsk struct {
	boards []matrices.GPU
	texts  []Text // as the user wrote them, one or more for each board
	arch   *matrices.Architecture
	table  string // that the first board stands in
}

// cc is the compute capability.
func (g *gpuAsk) cc() string { return g.arch.ComputeCapability }

// sm is the compute capability as compilers write it: sm_90.
func (g *gpuAsk) sm() string { return smName(g.cc()) }

func smName(cc string) string { return "sm_" + strings.ReplaceAll(cc, ".", "") }

// name is what sentences call the boards.
func (g *gpuAsk) name() string {
	var names []string
	for _, b := range g.boards {
		if !slices.Contains(names, b.Name) {
			names = append(names, b.Name)
		}
	}
	if len(names) > 3 {
		names = append(names[:3:3], "others")
	}
	return joinWords(names, "and")
}

// verb gives one of two forms of a verb: for one board, or for several.
func (g *gpuAsk) verb(one, several string) string {
	if len(g.boards) == 1 {
		return one
	}
	return several
}

// has says what the capability of the boards is: "Tesla T4 is 7.5".
func (g *gpuAsk) has() string { return g.name() + " " + g.verb("is", "are") + " " + g.cc() }

// ref is the fact that gives the capability.
func (g *gpuAsk) ref() string {
	if g.table == "architectures" {
		return g.table + "/" + g.cc()
	}
	return g.table + "/" + g.boards[0].ID + "#compute-capability"
}

func (a *ask) readGPUs(facts *facts, f *faults) {
	for _, text := range a.request.GPUs {
		found := facts.findBoards(text.Value)
		if found.err != nil || len(found.boards) == 0 {
			f.list = append(f.list, unknownGPU(facts, text, found))
			continue
		}
		a.addGPU(facts, found.boards[0], text, f)
	}
}

// unknownGPU words the fault; the facts' own error says more where a name is
// ambiguous rather than unknown.
func unknownGPU(facts *facts, text Text, found boardsFound) *InputError {
	fault := &InputError{At: text.At, Summary: "unknown GPU " + quote(text.Value), Detail: "not known to the facts of " + facts.date()}
	if found.err != nil && !strings.HasPrefix(found.err.Error(), "unknown GPU") {
		fault.Summary, fault.Detail = found.err.Error(), ""
	}
	near := didYouMean(found.suggestions)
	if fault.Detail == "" {
		fault.Detail = near
		return fault
	}
	if near != "" {
		fault.Detail += "; " + near
	}
	fault.Detail += "; to plan for a newer GPU, name its compute capability instead, such as sm_120"
	return fault
}

func (a *ask) addGPU(facts *facts, board matrices.GPU, text Text, f *faults) {
	arch := facts.architectures()[board.ComputeCapability]
	if arch == nil {
		f.add(text.At, "GPU without an architecture", "the facts of %s hold no row for compute capability %s of %s", facts.date(), board.ComputeCapability, board.Name)
		return
	}
	i := slices.IndexFunc(a.gpus, func(g gpuAsk) bool { return g.arch == arch })
	if i < 0 {
		a.gpus = append(a.gpus, gpuAsk{arch: arch, table: facts.gpuTable(board)})
		i = len(a.gpus) - 1
	}
	g := &a.gpus[i]
	g.texts = append(g.texts, text)
	if !slices.ContainsFunc(g.boards, func(b matrices.GPU) bool { return b.ID == board.ID }) {
		g.boards = append(g.boards, board)
	}
}

// readPlatform settles the platform: the user's, or that of machines which
// come on one alone, such as Grace Hopper and Jetson, or linux/amd64.
func (a *ask) readPlatform(facts *facts, f *faults) {
	text := a.request.Platform
	if text.Set() {
		a.platform, a.platformAt = text.Value, text
		if !slices.Contains(platforms(), text.Value) {
			f.add(text.At, "unknown platform "+quote(text.Value), "plans can be made for %s", joinWords(platforms(), "and"))
		}
		return
	}
	a.platform = linuxAMD64
	for _, g := range a.gpus {
		for _, b := range g.boards {
			if armOnly(b) {
				a.platform, a.platformBy = linuxARM64, b.Name
			}
		}
	}
}

// armOnly reports whether a board comes only on Arm machines: Jetson modules,
// and the superchips that join a GPU to a Grace CPU.
func armOnly(b matrices.GPU) bool {
	if b.Class == "jetson" {
		return true
	}
	for _, chip := range []string{"gh200", "gb200", "gb300", "gb10", "dgx-spark"} {
		if b.ID == chip || strings.HasPrefix(b.ID, chip+"-") {
			return true
		}
	}
	return false
}

// asked lists the boards as the user named them, each once.
func (g *gpuAsk) asked() []string {
	var names []string
	for _, t := range g.texts {
		names = append(names, t.Value)
	}
	return unique(names)
}

// words writes the requirement as the user does, in a few words where the
// boards are many.
func (g *gpuAsk) words() string {
	names := g.asked()
	if len(names) <= fewNames {
		return wrote(g.texts[0].At, "gpu", names...)
	}
	return fmt.Sprintf("gpu: %d models of compute capability %s (%s)", len(names), g.cc(), strings.Join(few(names, fewNames-1), ", "))
}

package diagnose

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Advice is what the planner says of what a log speaks of.
type Advice struct {
	Command string    `json:"command"` // that gives the same answer
	Asked   bool      `json:"asked"`   // for the versions of the log; false where it names none
	Plan    plan.Plan `json:"plan"`
}

// Advise plans for the machine of a log with the framework that it names, or
// with the newest of the framework whose error it bears. It has nothing to say
// where the log names neither a GPU nor a driver nor a package beside the
// framework, or no framework, or something that the facts do not know.
func Advise(facts *matrices.Set, findings []Finding, seen Seen) (Advice, bool) {
	flags, asked := flagsOf(findings, seen)
	if len(flags.Framework) == 0 || len(flags.GPU)+len(flags.Driver)+len(flags.With) == 0 {
		return Advice{}, false
	}
	advice, err := For(facts, flags)
	if err != nil && len(flags.With) > 0 { // a version that the facts do not know
		flags.With = nil
		advice, err = For(facts, flags)
	}
	if err != nil {
		return Advice{}, false
	}
	advice.Asked = asked
	return advice, true
}

// For plans for what flags ask. Errors are those of the flags and of the planner.
func For(facts *matrices.Set, of flags.Flags) (Advice, error) {
	asked, err := flags.Request(facts, of)
	if err != nil {
		return Advice{}, err
	}
	doc, err := planner.New(facts).PlanAll([]request.Request{asked})
	if err != nil {
		return Advice{}, err
	}
	return Advice{Command: commandOf(of), Plan: doc.Plans[0]}, nil
}

// flagsOf asks for what was seen.
func flagsOf(findings []Finding, seen Seen) (ask flags.Flags, asked bool) {
	ask.GPU = seen.GPUs
	if seen.Driver != "" {
		ask.Driver = []string{seen.Driver}
	}
	of := ""
	for _, f := range findings {
		if f.Framework != "any" {
			of = cmp.Or(of, f.Framework)
		}
	}
	at := slices.IndexFunc(seen.Frameworks, func(f Framework) bool { return f.Name == of })
	switch {
	case at >= 0:
		of = ""
	case len(seen.Frameworks) > 0:
		at, of = 0, ""
	case of != "":
		ask.Framework = []string{of}
	}
	if at >= 0 {
		f := seen.Frameworks[at]
		ask.Framework, ask.CUDA, asked = []string{f.Name + "==" + f.Version}, cudaOf(f.Variant), true
		for _, p := range seen.Packages {
			ask.With = append(ask.With, p.Name+"=="+p.Version)
		}
	}
	return ask, asked
}

// cudaOf reads the CUDA in the label of a wheel: cu124 is for 12.4, cu92 for 9.2.
func cudaOf(label string) string {
	digits, ok := strings.CutPrefix(label, "cu")
	if !ok || len(digits) < 2 {
		return ""
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}

func commandOf(ask flags.Flags) string {
	words := []string{"envsolve", "plan"}
	for _, g := range ask.GPU {
		words = append(words, "--gpu", g)
	}
	for _, d := range ask.Driver {
		words = append(words, "--driver", d)
	}
	for _, f := range ask.Framework {
		words = append(words, "--framework", f)
	}
	for _, w := range ask.With {
		words = append(words, "--with", w)
	}
	if ask.CUDA != "" {
		words = append(words, "--cuda", ask.CUDA)
	}
	return strings.Join(words, " ")
}

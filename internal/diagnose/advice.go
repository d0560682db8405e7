package diagnose

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Advice is what the planner says of what a log or a machine speaks of.
type Advice struct {
	Command string `json:"command"` // that gives the same answer
	Asked   bool   `json:"asked"`   // of the versions that are there; false where none is named
	// Plan is what would run, where no version is named; null where one is.
	Plan *plan.Plan `json:"plan"`
	// Verdict is that of check on the versions that are named; null where none is.
	Verdict *verdict.Document `json:"verdict"`
}

// Advise judges what a log says was there, as check does, or plans for its machine with
// the newest of the framework whose error it bears. It has nothing to say where the log
// names neither a GPU nor a driver nor a package beside the framework, or no framework, or
// something that the facts do not know.
func Advise(facts *matrices.Set, findings []Finding, seen Seen) (Advice, bool) {
	flags, asked := flagsOf(findings, seen)
	if len(flags.Framework) == 0 || len(flags.GPU)+len(flags.Driver)+len(flags.With) == 0 {
		return Advice{}, false
	}
	if asked {
		return judged(facts, flags)
	}
	advice, err := For(facts, flags)
	if err != nil {
		return Advice{}, false
	}
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
	return Advice{Command: commandOf("plan", of), Plan: &doc.Plans[0]}, nil
}

// judged is what check says of flags.
func judged(facts *matrices.Set, of flags.Flags) (Advice, bool) {
	seen := observed.Flags{GPU: of.GPU, Driver: of.Driver, Framework: of.Framework, With: of.With,
		Platform: of.Platform}
	doc, err := planner.New(facts).Check(observed.Environment{Observations: seen.Observations()})
	if err != nil {
		return Advice{}, false
	}
	return Advice{Command: commandOf("check", of), Asked: true, Verdict: &doc}, true
}

// flagsOf asks for what was seen.
func flagsOf(findings []Finding, seen Seen) (ask flags.Flags, asked bool) {
	ask.GPU, ask.Platform = seen.GPUs, seen.Platform
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
		version := f.Name + "==" + f.Version
		if f.Variant != "" {
			version += "+" + f.Variant
		}
		ask.Framework, asked = []string{version}, true
		for _, p := range seen.Packages {
			ask.With = append(ask.With, p.Name+"=="+p.Version)
		}
		if seen.DriverCUDA != "" {
			ask.With = append(ask.With, "driver-cuda=="+seen.DriverCUDA)
		}
		if seen.Toolkit != "" {
			ask.With = append(ask.With, "nvcc=="+seen.Toolkit)
		}
	}
	return ask, asked
}

func commandOf(name string, ask flags.Flags) string {
	words := []string{"envsolve", name}
	for _, g := range ask.GPU {
		words = append(words, "--gpu", g)
	}
	for _, d := range ask.Driver {
		words = append(words, "--driver", d)
	}
	if ask.Platform != "" {
		words = append(words, "--platform", ask.Platform)
	}
	for _, f := range ask.Framework {
		words = append(words, "--framework", f)
	}
	for _, w := range ask.With {
		if strings.Contains(w, " ") {
			w = "'" + w + "'"
		}
		words = append(words, "--with", w)
	}
	return strings.Join(words, " ")
}

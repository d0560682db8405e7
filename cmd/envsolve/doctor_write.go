package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/target"
	"github.com/envsolve/envsolve/planner/verdict"
)

const ofMachine = "of this machine"

// right returns the target that fits a machine: its GPUs and driver, and what the first
// of its environments holds, as much of it as has a stack; without an environment, the
// framework that is asked for. It is nil where nothing has a stack.
func right(m host.Machine, seen []seenEnvironment, framework string) (*report.Right, error) {
	plans := planner.New(matrices.Embedded())
	tries := meanings(plans, m, seen, framework)
	for i := 0; i < len(tries); i++ {
		w := &targetWriter{}
		w.target("# What fits this machine, each value with where it is from. `envsolve plan` shows the stack.", &tries[i])
		text := string(hclwrite.Format([]byte(w.String())))
		file, diags := target.Parse([]byte(text), target.DefaultName, target.Options{})
		if diags.HasErrors() {
			return nil, fmt.Errorf("the target for this machine: %w", diags)
		}
		doc, err := plans.PlanAll(file.Requests)
		if err != nil {
			continue // such as a package in no release of the facts: with less of it there may be a stack
		}
		p := &doc.Plans[0]
		if p.Stack != nil {
			return &report.Right{Target: text, Stack: p.Stack}, nil
		}
		if i == 0 && p.Conflict != nil && len(seen) > 0 {
			tries = slices.Insert(tries, len(tries)-looser, waysOut(&tries[0], p.Conflict)...)
		}
	}
	return nil, nil
}

// waysOut returns the targets that the ways out of a conflict lead to, the first way first.
func waysOut(meant *observed.Meaning, conflict *plan.Conflict) []observed.Meaning {
	var list []observed.Meaning
	for i := range conflict.Fixes {
		if stack := conflict.Fixes[i].Stack; stack != nil {
			list = append(list, mended(*meant, stack, "has no stack"))
		}
	}
	return list
}

// looser is how many of the targets to try for an environment name no releases, the last ones.
const looser = 2

// meanings returns the targets to try, each with less of what is there than the one
// before.
func meanings(plans *planner.Planner, m host.Machine, seen []seenEnvironment, framework string) []observed.Meaning {
	if len(seen) == 0 {
		meant := observed.Meaning{Frameworks: askedFramework(framework)}
		machineMeans(&meant, m)
		return []observed.Meaning{meant}
	}
	of := &seen[0]
	whole := plans.Meant(of.env)
	machineMeans(&whole, m)
	keepKnown(&whole)
	for _, other := range seen[1:] {
		whole.Left = append(whole.Left, other.folder+": another environment; --python names the one to write")
	}
	list := []observed.Meaning{whole}
	if fix := firstStack(&of.verdict); fix != nil {
		list = append(list, mended(whole, fix, "fails"))
	}
	loose := loosened(whole)
	list = append(list, loose)
	loose.Python = observed.Said{}
	loose.Left = append(slices.Clone(loose.Left), "python "+whole.Python.Value+": no stack has all of this with it")
	return append(list, loose)
}

// machineMeans puts a machine's GPUs, driver and fabric adapters into a target.
func machineMeans(meant *observed.Meaning, m host.Machine) {
	meant.GPUs, meant.Drivers, meant.OS = nil, nil, observed.Said{} // an image brings its own system
	for _, board := range m.Boards() {
		meant.GPUs = append(meant.GPUs, observed.Said{Value: board, Text: ofMachine})
	}
	if driver := m.HostDriver(); driver != "" {
		meant.Drivers = []observed.Said{{Value: driver, Text: ofMachine}}
	}
	if efa := m.HostEFA(); efa != "" {
		meant.EFA = observed.Said{Value: efa, Text: ofMachine}
	}
	if meant.Platform.Value != "" {
		meant.Platform = observed.Said{Value: meant.Platform.Value, Text: ofMachine}
	}
}

// keepKnown leaves out the packages that no fact is about, most of which others bring. One
// line says how many, in place of a line for each thing that is left out.
func keepKnown(meant *observed.Meaning) {
	known := map[string]bool{}
	for _, info := range matrices.Embedded().PackageInfos() {
		known[info.Name] = true
	}
	left := 0
	meant.Packages = slices.DeleteFunc(slices.Clone(meant.Packages), func(p observed.MeantPackage) bool {
		if !known[p.Name] {
			left++
		}
		return !known[p.Name]
	})
	meant.Left = nil
	if left > 0 {
		meant.Left = []string{fmt.Sprintf("%d packages that no fact is about: init --from names them", left)}
	}
}

// askedFramework reads --framework.
func askedFramework(text string) []observed.MeantPackage {
	asked, err := flags.Request(matrices.Embedded(), flags.Flags{Framework: []string{text}})
	if err != nil {
		return nil // doctor has planned with it already
	}
	var list []observed.MeantPackage
	for _, f := range asked.Frameworks {
		list = append(list, observed.MeantPackage{Name: f.Name,
			Version: observed.Said{Value: f.Version.Value, Text: "--framework " + text}})
	}
	return list
}

// firstStack returns the stack of the first change that makes an environment work.
func firstStack(doc *verdict.Document) *plan.Stack {
	for i := range doc.Judged {
		if fixes := doc.Judged[i].Fixes; doc.Judged[i].Verdict == verdict.Fails && len(fixes) > 0 {
			return fixes[0].Stack
		}
	}
	return nil
}

// mended returns a target with the releases of a stack in place of its own, of which why
// says what is wrong with them.
func mended(meant observed.Meaning, stack *plan.Stack, why string) observed.Meaning {
	meant.Frameworks, meant.Packages = slices.Clone(meant.Frameworks), slices.Clone(meant.Packages)
	for i := range meant.Frameworks {
		f := &meant.Frameworks[i]
		for _, of := range stack.AllFrameworks() {
			if of.Name != f.Name {
				continue
			}
			f.Version = instead("=="+of.Version, f.Version, why)
			if f.CUDA.Value != "" {
				f.CUDA = instead(version.Minor(stack.CUDA.Version), f.CUDA, why)
			}
		}
	}
	for i := range meant.Packages {
		p := &meant.Packages[i]
		if v := stack.Packages[p.Name]; v != "" && p.Version.Value != "" && p.Version.Value != "=="+v {
			p.Version = instead("=="+v, p.Version, why)
		}
	}
	return meant
}

// instead returns a value in the place of one that does not work, and why it does not.
func instead(value string, of observed.Said, why string) observed.Said {
	if value == of.Value {
		return of
	}
	return observed.Said{Value: value, Text: "instead of " + of.Text + ", which " + why + " here (" + of.At.String() + ")"}
}

// loosened returns a target that names no releases.
func loosened(meant observed.Meaning) observed.Meaning {
	meant.Frameworks, meant.Packages = slices.Clone(meant.Frameworks), slices.Clone(meant.Packages)
	for i := range meant.Frameworks {
		f := &meant.Frameworks[i]
		f.Version = observed.Said{Text: "any, since " + f.Version.Text + " has no stack here (" + f.Version.At.String() + ")"}
		f.CUDA = observed.Said{}
	}
	for i := range meant.Packages {
		p := &meant.Packages[i]
		p.Version = observed.Said{Text: "any, since " + p.Version.Text + " may be what has no stack here"}
	}
	return meant
}

// checkWrite refuses what --write cannot write before anything is looked at.
func checkWrite(name string, force bool) error {
	if name == "" {
		if force {
			return cli.UsageError("--force is for --write")
		}
		return nil
	}
	if _, err := os.Lstat(name); err == nil && !force {
		return cli.UsageError("--write %s: it exists already; --force replaces it", name)
	}
	if info, err := os.Stat(filepath.Dir(name)); err != nil || !info.IsDir() {
		return cli.UsageError("--write %s: no folder %s", name, filepath.Dir(name))
	}
	return nil
}

// writeRight writes the target that fits the machine, where that is asked for.
func (a *app) writeRight(name string, fits *report.Right) error {
	switch {
	case name == "":
		return nil
	case fits == nil:
		return fmt.Errorf("--write %s: nothing is written, since no stack fits this machine", name)
	}
	if err := a.WriteFile(name, []byte(fits.Target)); err != nil {
		return err
	}
	_, err := fmt.Fprintf(a.Stderr, "wrote %s; next: envsolve plan %s\n", name, name)
	return err
}

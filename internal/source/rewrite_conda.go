package source

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// isConda reports whether a package stands in a list or table that conda or pixi
// installs from, and not pip inside of it.
func isConda(d *draft, o observed.Observation, start int) bool {
	if o.Kind != observed.Package {
		return false
	}
	before := d.doc.Text[:start]
	switch formatOf(d.doc) {
	case isYAML:
		return strings.Contains("\n"+before, "\ndependencies:") && !strings.Contains(before, "- pip:")
	case isTOML:
		header := before[strings.LastIndex("\n"+before, "\n["):]
		header, _, _ = strings.Cut(header, "\n")
		header = strings.TrimSpace(header)
		return header == "[dependencies]" || header == "[tool.pixi.dependencies]"
	}
	return false
}

// conda writes another version of a package, and the CUDA that its build is for
// into cuda-version, by which conda-forge's packages choose. The label is that of
// the build; where nobody asked for it, cuda-version is only kept in step.
func (w *rewriter) conda(d *draft, o observed.Observation, c observed.Change, label string, start, end int) error {
	facts := matrices.Embedded()
	if f := facts.FrameworkInfo(facts.FrameworkCalled(o.Name)); f.CondaCUDA != "" && o.Name == f.Packages[0] &&
		strings.Contains(d.doc.Text, f.CondaCUDA) && version.Compare(c.Value, f.CondaEnd) > 0 {
		return byHand(o.At, "the channel %s ends with %s: take %[1]s %[3]s from conda-forge, with cuda-version%[4]s, "+
			"and drop %[5]s", f.Conda[0], f.CondaEnd, c.Value, after("=", cudaOf(label)), f.CondaCUDA)
	}
	cuda, asked := cudaOf(label), c.Label != ""
	c.Label, c.Index = "", ""
	at := w.cudaVersion(o.At.File)
	switch {
	case cuda == "" || at == nil && !asked:
	case at != nil:
		from, ok := d.doc.Offset(at.At.Line, at.At.Column)
		if !ok || !strings.Contains(at.Text, at.Value) {
			return byHand(at.At, "set cuda-version to %s by hand", cuda)
		}
		d.replace(from, from+len(at.Text), strings.Replace(at.Text, at.Value, cuda, 1))
	case formatOf(d.doc) == isYAML:
		line, lineEnd := d.doc.Line(start)
		indent, _, _ := strings.Cut(d.doc.Text[line:start], "-")
		d.replace(lineEnd, lineEnd, "\n"+indent+"- cuda-version="+cuda)
	default:
		line, _ := d.doc.Line(start)
		d.replace(line, line, "cuda-version = \""+cuda+".*\"\n")
	}
	d.replace(start, end, spellPackage(d, o, c))
	return nil
}

func after(mark, text string) string {
	if text == "" {
		return ""
	}
	return mark + text
}

// cudaVersion returns the entry of a file that pins cuda-version, nil for none.
func (w *rewriter) cudaVersion(file string) *observed.Observation {
	for i := range w.env.Observations {
		o := &w.env.Observations[i]
		if o.Kind == observed.CUDA && o.Name == "cuda-version" && o.At.File == file {
			return o
		}
	}
	return nil
}

// cudaOf returns the CUDA of a build's label: 12.8 of cu128.
func cudaOf(label string) string {
	digits, ok := strings.CutPrefix(label, "cu")
	if !ok || len(digits) < 3 || strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}

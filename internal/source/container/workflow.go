package container

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// IsWorkflow reports whether a document is a workflow of GitHub's: it has jobs, and these steps.
func IsWorkflow(root *tree.Node) bool {
	return slices.ContainsFunc(root.Each("jobs"), func(job tree.Field) bool { return job.Value.At("steps") != nil })
}

// Workflow reads what the jobs of a workflow of GitHub's install, each by itself: those on runners with a GPU, or
// all where none says that it is on one.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
func Workflow(r *document.Reading, root *tree.Node) {
	var jobs []tree.Field
	needs := neededOf(root.Each("jobs"))
	for _, job := range root.Each("jobs") {
		switch {
		case never(job):
			r.Note(job.At, "not judged: the job %s, whose condition does not hold where all goes well",
				document.Excerpt(job.Key))
		case needs.left(job.Key):
			r.Note(job.At, "not judged: the job %s, which needs one that does not run", document.Excerpt(job.Key))
		default:
			jobs = append(jobs, job)
		}
	}
	anyGPU := slices.ContainsFunc(jobs, onGPU)
	all := map[string]bool{}
	variablesNamed(root, all)
	left := &left{combinations: mostOfWorkflow, bytes: mostRepeated, copied: mostCopied}
	for _, job := range jobs {
		if anyGPU && !onGPU(job) {
			r.Note(job.At, "not judged: the job %s, which asks for no GPU", document.Excerpt(job.Key))
			continue
		}
		(&workflow{r: r, root: root, job: job.Value, left: left}).judge(job, all)
	}
	install.Settle(r)
}

// left is how much of the jobs of a workflow is still read, as of the bounds of all of them.
type left struct{ combinations, bytes, copied int }

// judge reads a job, once for each combination of its matrix that is judged.
func (w *workflow) judge(job tree.Field, all map[string]bool) {
	named := maps.Clone(all)
	size := 1 + variablesNamed(w.job, named)
	var list []combination
	var names []string
	if w.job.At("strategy", "matrix") != nil {
		if w.left.combinations > 0 && w.left.bytes >= size {
			list, names = w.judged(job, named)
		} else {
			w.r.Note(job.At, "not judged: the combinations of the matrix of the job %s: there are too many before it",
				document.Excerpt(job.Key))
		}
	}
	judged := min(len(list), mostJudged, w.left.combinations, w.left.bytes/size)
	if left := len(list) - judged; left > 0 {
		w.r.Note(job.At, "not judged: %d more combinations of the matrix of the job %s", left,
			document.Excerpt(job.Key))
	}
	w.left.combinations -= judged
	w.left.bytes -= judged * size
	if judged == 0 {
		list, judged = []combination{nil}, 1
	}
	before := len(w.r.Env.Notes)
	for i := range judged {
		w.r.Projects, w.r.Uninstalled = nil, nil
		w.matrix, w.place = list[i], w.r.Script()
		called := job.Key
		if len(list) > 1 {
			called += " (" + names[i] + ")"
		}
		of(w.r, called, w.read)
	}
	w.r.Env.Notes = append(w.r.Env.Notes[:before], onceEach(w.r.Env.Notes[before:])...)
}

// onceEach returns notes without those that say the same of the same place, as of each combination of a matrix.
func onceEach(notes []observed.Note) []observed.Note {
	type saying struct {
		at     request.Position
		text   string
		unless observed.Kind
	}
	said := map[saying]bool{}
	return slices.DeleteFunc(notes, func(n observed.Note) bool {
		one := saying{n.At, n.Text, n.Unless}
		again := said[one] && n.Apt == nil
		said[one] = true
		return again
	})
}

// onGPU reports whether a job says that it runs on a GPU: by the names of its runner, or the options of its
// container.
func onGPU(job tree.Field) bool {
	names := slices.Concat(job.Value.List("runs-on"), job.Value.List("runs-on", "labels"),
		job.Value.List("runs-on", "group"))
	return slices.ContainsFunc(names, func(at *tree.Node) bool {
		return strings.Contains(strings.ToLower(at.Value), "gpu") || install.NamesCUDA(at.Value)
	}) || strings.Contains(job.Value.String("container", "options"), "--gpus")
}

// workflow is a job that is being read.
type workflow struct {
	r         *document.Reading
	root, job *tree.Node
	matrix    combination
	place     string // of the job, as of scripts
	left      *left
}

func (w *workflow) read() {
	image := w.job.At("container")
	if image != nil && image.Kind == tree.Table {
		image = image.At("image")
	}
	if image != nil && image.Kind == tree.Text {
		if name, known := w.value(image.Value); known {
			Image(w.r, name, image.Start, image.End)
		} else {
			w.r.NotJudged(image.Start, image.End, "which image that is, is known only where it runs")
		}
	}
	variables := install.Variables(w.r)
	inherited := w.root.Each("env")
	set := len(inherited) + len(w.job.Each("env"))
	for _, f := range inherited {
		if w.job.At("env", f.Key) == nil { // which takes its place
			w.variable(variables, f)
		}
	}
	w.environment(variables, w.job)
	w.mayNotRun()
	for _, step := range w.job.List("steps") {
		if set > 0 && w.left.copied >= 0 {
			if w.left.copied -= set; w.left.copied < 0 {
				w.r.Note(step.Start, "not judged: what variables are from here on: there are too many in too many steps")
			}
		}
		if w.left.copied < 0 {
			variables = install.Variables(w.r)
		}
		w.under(step, func() { w.step(step, variables) })
	}
}

// step reads a step of the job.
func (w *workflow) step(step *tree.Node, variables *shell.Variables) {
	if at := step.At("with", "python-version"); at != nil && strings.Contains(step.String("uses"), "setup-python") {
		if version, known := w.value(at.Value); known && requirement.IsVersion(version) {
			w.r.Observe(observed.Observation{Kind: observed.Python, Value: version}, at.Start, at.End)
		}
	}
	if run := step.At("run"); run != nil && run.Kind == tree.Text {
		own := variables.Clone() // each step has a shell of its own
		w.environment(own, step)
		w.run(run, w.folder(step), own)
	}
}

// environment takes the variables that a job or a step sets.
func (w *workflow) environment(variables *shell.Variables, of *tree.Node) {
	for _, f := range of.Each("env") {
		w.variable(variables, f)
	}
}

// variable takes a variable and its value. One that is known only where it runs is not what it was before.
func (w *workflow) variable(variables *shell.Variables, f tree.Field) {
	value, known := w.value(f.Value.Value)
	if f.Value.Kind > tree.Other {
		return
	}
	if known {
		variables.Put(f.Key, value)
	} else {
		variables.Forget(f.Key)
	}
	if known || isOfInstaller(f.Key) && !install.IsOfBuilds(f.Key) {
		install.Setting(w.r, f.Key, value, f.Value.Start, f.Value.End)
	}
}

// isOfInstaller reports whether a variable is one of pip's or uv's, which tell of a value that nobody knows.
func isOfInstaller(name string) bool {
	return strings.HasPrefix(name, "PIP_") || strings.HasPrefix(name, "UV_")
}

// folder returns the folder of the repository in which a step runs.
func (w *workflow) folder(step *tree.Node) string {
	for _, at := range []*tree.Node{
		step.At("working-directory"), w.job.At("defaults", "run", "working-directory"),
		w.root.At("defaults", "run", "working-directory"),
	} {
		if at != nil {
			folder, _ := w.value(at.Value)
			return folder
		}
	}
	return ""
}

// run reads the script of a step.
func (w *workflow) run(at *tree.Node, folder string, variables *shell.Variables) {
	if at.End-at.Start == len(at.Value) {
		w.script(w.r, at.Start, at.Value, folder, variables)
		return
	}
	doc, start, ok := unindented(w.r, at)
	if !ok {
		w.r.Note(at.Start, "not judged: %s: a command that is written with escapes", document.Excerpt(at.Value))
		return
	}
	w.r.Run(&document.Reading{Document: doc, Within: w.r.Within}, func(r *document.Reading) {
		w.script(r, start, doc.Text[start:], folder, variables)
	})
}

// script reads shell text that stands in a document from an offset on.
func (w *workflow) script(r *document.Reading, start int, text, folder string, variables *shell.Variables) {
	above := ""
	if strings.HasSuffix(path.Dir(filepath.ToSlash(r.Name)), ".github/workflows") {
		above = "../.."
	}
	locate := func(name string) string { return path.Join(above, folder, name) }
	text = w.withVariables(text, variables)
	install.Script{Reading: r, Start: start, Text: text, Variables: variables, Locate: locate,
		Project: func(name string) (string, bool) {
			return locate(name), !path.IsAbs(name) && r.Files.Has(r.Name, locate(name))
		}}.Read()
}

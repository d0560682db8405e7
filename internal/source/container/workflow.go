package container

import (
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
)

// IsWorkflow reports whether a document is a workflow of GitHub's: it has jobs, and these steps.
func IsWorkflow(root *tree.Node) bool {
	return slices.ContainsFunc(root.Each("jobs"), func(job tree.Field) bool { return job.Value.At("steps") != nil })
}

// Workflow reads what the jobs of a workflow of GitHub's install, each by itself: those on runners with a GPU, or
// all where none says that it is on one.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
func Workflow(r *document.Reading, root *tree.Node) {
	jobs := root.Each("jobs")
	anyGPU := slices.ContainsFunc(jobs, onGPU)
	for _, job := range jobs {
		if anyGPU && !onGPU(job) {
			r.Note(job.At, "not judged: the job %s, which asks for no GPU", document.Excerpt(job.Key))
			continue
		}
		w := &workflow{r: r, root: root, job: job.Value}
		list, names := w.judged()
		for i := range list[:min(len(list), mostJudged)] {
			r.Projects, r.Uninstalled = nil, nil
			w.matrix, w.place = list[i], r.Script()
			name := job.Key
			if len(list) > 1 {
				name += " (" + names[i] + ")"
			}
			of(r, name, w.read)
		}
		if len(list) > mostJudged {
			r.Note(job.At, "not judged: %d more combinations of the matrix of the job %s", len(list)-mostJudged,
				document.Excerpt(job.Key))
		}
	}
	install.Settle(r)
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
	w.environment(variables, w.root)
	w.environment(variables, w.job)
	for _, step := range w.job.List("steps") {
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

// environment takes the variables that a workflow, a job or a step sets.
func (w *workflow) environment(variables *shell.Variables, of *tree.Node) {
	for _, f := range of.Each("env") {
		if value, known := w.value(f.Value.Value); f.Value.Kind <= tree.Other && known {
			variables.Put(f.Key, value)
			install.Setting(w.r, f.Key, value, f.Value.Start, f.Value.End)
		}
	}
}

// folder returns the folder of the repository in which a step runs.
func (w *workflow) folder(step *tree.Node) string {
	for _, at := range []*tree.Node{
		step.At("working-directory"), w.job.At("defaults", "run", "working-directory"),
		w.root.At("defaults", "run", "working-directory"),
	} {
		if at != nil {
			return at.Value
		}
	}
	return ""
}

// run reads the script of a step.
func (w *workflow) run(at *tree.Node, folder string, variables *shell.Variables) {
	start, text, ok := at.Start, at.Value, at.End-at.Start == len(at.Value)
	if !ok {
		start, text, ok = inLines(w.r.Text, at)
	}
	if !ok {
		w.r.Note(at.Start, "not judged: %s: a command that is written with escapes", document.Excerpt(at.Value))
		return
	}
	above := ""
	if strings.HasSuffix(path.Dir(filepath.ToSlash(w.r.Name)), ".github/workflows") {
		above = "../.."
	}
	locate := func(name string) string { return path.Join(above, folder, name) }
	text = withoutExpressions(w.withVariables(text, variables))
	install.Script{Reading: w.r, Start: start, Text: text, Variables: variables, Locate: locate,
		Project: func(name string) (string, bool) {
			return locate(name), !path.IsAbs(name) && w.r.Files.Has(w.r.Name, locate(name))
		}}.Read()
}

// withoutExpressions returns shell text in which a variable that nobody sets stands for each expression of a
// workflow, as long as that: ${{ matrix.torch }}.
func withoutExpressions(text string) string {
	var b strings.Builder
	for {
		before, behind, ok := strings.Cut(text, "${{")
		expression, rest, ends := strings.Cut(behind, "}}")
		if !ok || !ends {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(before + "${" + strings.Repeat("_", len("{}")+len(expression)) + "}")
		text = rest
	}
}

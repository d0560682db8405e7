package container

import (
	"cmp"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// Development reads a devcontainer.json.
func Development(r *document.Reading, root *tree.Node) {
	if at := root.At("image"); at != nil && at.Kind == tree.Text {
		Image(r, at.Value, at.Start, at.End)
	}
	for _, path := range [][]string{{"build", "dockerfile"}, {"dockerFile"}} {
		if at := root.At(path...); at != nil && at.Kind == tree.Text {
			context := cmp.Or(root.String("build", "context"), root.String("context"), ".")
			follow(r, at.Value, context, at.Start, told(r, root.At("build")))
		}
	}
	ofCompose(r, root)
	for _, f := range root.Each("features") {
		feature(r, f)
	}
	for _, key := range []string{"onCreateCommand", "updateContentCommand", "postCreateCommand", "postStartCommand"} {
		if at := root.At(key); at != nil {
			commands(r, at, workspaceFile(r))
		}
	}
	if at := root.At("hostRequirements", "gpu"); at != nil && at.Value != "false" {
		r.NoteUnless(observed.GPU, at.Start, "GPU: one of no name is asked for; --gpu says which")
	}
}

// ofCompose reads the service of a Compose file that a development container is.
func ofCompose(r *document.Reading, root *tree.Node) {
	at := root.At("dockerComposeFile")
	if at == nil {
		return
	}
	files := at.List()
	if at.Kind == tree.Text {
		files = []*tree.Node{at}
	}
	for _, file := range files {
		below, ok := r.Follow(file.Value, file.Start)
		if !ok {
			continue
		}
		roots, err := tree.YAML(below.Document)
		if err != nil {
			r.Note(file.Start, "not judged: %v", err)
			continue
		}
		below.DotEnv = dotEnv(below)
		for _, compose := range roots {
			for _, s := range compose.Each("services") {
				if s.Key == root.String("service") {
					service(below, s)
				}
			}
		}
	}
}

// feature reads a feature of a development container; those that others publish
// mostly take a version as well.
func feature(r *document.Reading, f tree.Field) {
	name := f.Key[strings.LastIndexByte(f.Key, '/')+1:]
	name, _, _ = strings.Cut(name, ":")
	keys := map[string][]struct {
		key  string
		kind observed.Kind
	}{
		"python":      {{"version", observed.Python}},
		"nvidia-cuda": {{"cudaVersion", observed.Toolkit}, {"cudnnVersion", observed.CUDNN}},
	}[name]
	for _, k := range keys {
		at := f.Value.At(k.key)
		if at == nil || !requirement.IsVersion(at.Value) || !isDigit(at.Value[0]) {
			continue
		}
		o := observed.Observation{Kind: k.kind, Value: at.Value}
		if k.kind == observed.CUDNN {
			o.In = observed.InSystem
		}
		r.Observe(o, at.Start, at.End)
	}
	if keys == nil {
		r.Note(f.At, "not judged: the feature %s", document.Excerpt(f.Key))
	}
}

// workspaceFile returns where a file that commands name lies: they run in the workspace's
// folder, in which the description has a folder of its own.
func workspaceFile(r *document.Reading) func(name string) string {
	folder := path.Dir(filepath.ToSlash(r.Name))
	above := ""
	switch {
	case path.Base(folder) == ".devcontainer":
		above = ".."
	case path.Base(path.Dir(folder)) == ".devcontainer": // .devcontainer/NAME/devcontainer.json
		above = "../.."
	}
	return func(name string) string {
		if path.IsAbs(name) {
			return name
		}
		return path.Join(above, name)
	}
}

// commands reads a command: a text, a list of words, or several by their names. Files that
// it names lie where locate says.
func commands(r *document.Reading, at *tree.Node, locate func(name string) string) {
	switch at.Kind {
	case tree.Text:
		script(r, at, locate)
	case tree.List:
		if len(at.Items) == 0 {
			return
		}
		start, end := at.Items[0].Start-1, at.Items[len(at.Items)-1].End+1 // with the quotes
		if 0 <= start && start < end && end <= len(r.Text) {
			words := []byte(r.Text[start:end])
			blankList(words)
			read(r, start, string(words), locate)
		}
	case tree.Table:
		for _, f := range at.Fields {
			commands(r, f.Value, locate)
		}
	}
}

// script reads a value that is shell text. One whose text stands there otherwise
// than it is meant, as with escapes, has no places inside.
func script(r *document.Reading, at *tree.Node, locate func(name string) string) {
	if at.End-at.Start == len(at.Value) {
		read(r, at.Start, at.Value, locate)
		return
	}
	if doc, start, ok := unindented(r, at); ok {
		r.Run(&document.Reading{Document: doc, Within: r.Within}, func(r *document.Reading) {
			read(r, start, doc.Text[start:], locate)
		})
	} else if installs(r.Name, at.Value) {
		r.Note(at.Start, "not judged: %s: a command that is written with escapes", document.Excerpt(at.Value))
	}
}

// installs reports whether shell text installs anything, or names a file that does.
func installs(name, text string) bool {
	var env observed.Environment
	read(&document.Reading{Document: document.New(name, text, document.UTF8), Env: &env}, 0, text, nil)
	return len(env.Observations)+len(env.Notes) > 0
}

func read(r *document.Reading, start int, text string, locate func(name string) string) {
	install.Script{Reading: r, Start: start, Text: text, Variables: install.Variables(r), Locate: locate}.Read()
}

// Cog reads a cog.yaml.
// https://github.com/replicate/cog/blob/main/docs/yaml.md
func Cog(r *document.Reading, root *tree.Node) {
	first := len(r.Env.Observations)
	for _, k := range []struct {
		key  string
		kind observed.Kind
	}{{"cudnn", observed.CUDNN}, {"python_version", observed.Python}} {
		if at := root.At("build", k.key); at != nil && at.Kind <= tree.Other {
			r.Observe(observed.Observation{Kind: k.kind, Value: at.Value}, at.Start, at.End)
		}
	}
	for _, at := range root.List("build", "python_packages") {
		install.LineWithIndexes(r, at.Value, at.Start, at.End)
	}
	if at := root.At("build", "python_requirements"); at != nil {
		install.Include(r, at.Value, at.Start)
	}
	if at := root.At("build", "cuda"); at != nil && at.Kind <= tree.Other {
		cogCUDA(r, at, r.Env.Observations[first:])
	}
	for _, at := range root.List("build", "run") {
		if command := at.At("command"); command != nil {
			at = command
		}
		if at.Kind == tree.Text {
			script(r, at, nil)
		}
	}
	if list := root.List("build", "system_packages"); len(list) > 0 {
		r.Note(list[0].Start, "not judged: packages of the system")
	}
}

// cogCUDA reads the CUDA that Cog builds an image with. Of a framework whose makers have an
// index for each CUDA it installs the build for that one.
func cogCUDA(r *document.Reading, at *tree.Node, packages []observed.Observation) {
	o := observed.Observation{Kind: observed.CUDA, Value: at.Value}
	for _, f := range matrices.Embedded().FrameworkInfos() {
		chosen := func(p observed.Observation) bool {
			return p.Kind == observed.Package && slices.Contains(f.Packages, p.Name)
		}
		if f.Label == "variant" && slices.ContainsFunc(packages, chosen) {
			o = observed.Observation{Kind: observed.Build, Name: f.Packages[0], Value: at.Value}
			break
		}
	}
	r.Observe(o, at.Start, at.End)
}

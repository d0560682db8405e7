package source

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/python"
	"github.com/envsolve/envsolve/internal/source/report"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/internal/source/windows"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

// readDocument reads a document by its grammar. One that a program has piped in
// and that lists packages is pip freeze's.
func readDocument(r *document.Reading, piped bool) error {
	r.Read = func(below *document.Reading) error { return readDocument(below, false) }
	switch formatOf(r.Document) {
	case isJSON, isNotebook:
		return readJSON(r)
	case isTOML:
		return readTOML(r)
	case isYAML:
		return readYAML(r)
	case isHCL:
		return readHCL(r)
	case isDockerfile:
		return container.Dockerfile(r)
	case isRequirements:
		installed := (piped || strings.Contains(r.Text, " @ file://")) && isFreeze(r.Text)
		install.Lines(r, 0, len(r.Text), installed)
	case isExplicit:
		conda.Explicit(r)
	case isExport:
		conda.Export(r)
	case isScript:
		return python.Inline(r)
	case isSetup:
		python.Setup(r)
	case isConfig:
		python.SetupConfig(r)
	case isShell:
		name := path.Base(filepath.ToSlash(r.Name))
		variables := install.Variables(r)
		variables.Put("0", name)
		variables.Put("BASH_SOURCE", name)
		install.Script{Reading: r, Text: r.Text, Variables: variables, Project: beside(r)}.Read()
		install.Settle(r)
	case isWindows:
		windows.Script(r, beside(r))
	default:
		readReport(r)
	}
	return nil
}

// beside returns where a file of a project lies that a script installs: scripts are run in the folder in
// which they lie, as far as anybody knows.
func beside(r *document.Reading) func(name string) (string, bool) {
	return func(name string) (string, bool) { return name, !path.IsAbs(name) && r.Files.Has(r.Name, name) }
}

// isFreeze reports whether every line pins a version, as those of pip freeze do.
func isFreeze(text string) bool {
	for _, line := range firstLines(text) {
		if !strings.Contains(line, "==") && !strings.Contains(line, " @ ") && !strings.HasPrefix(line, "-e ") {
			return false
		}
	}
	return !strings.Contains(text, "--hash")
}

func readReport(r *document.Reading) {
	facts := matrices.Embedded()
	report.Read(r, report.Names{
		Known: knownPackages(facts), Labels: versionLabels(facts),
		GPUExtras: func(pkg, version string) []string { return gpuExtras(facts, pkg, version) },
		JetPack: func(l4t string) string {
			if row := facts.JetPackWithL4T(l4t); row != nil {
				return row.Version
			}
			return ""
		},
	})
}

// gpuExtras returns the extras of a framework's package that install builds of a release
// for GPUs; of a release that the facts do not hold, those of all.
func gpuExtras(facts *matrices.Set, pkg, version string) []string {
	releases := facts.Frameworks(facts.FrameworkCalled(pkg))
	same := func(r matrices.FrameworkRelease) bool { return r.Version == version }
	if at := slices.IndexFunc(releases, same); at >= 0 {
		releases = releases[at : at+1]
	}
	var extras []string
	for _, release := range releases {
		for i := range release.Builds {
			b := &release.Builds[i]
			if b.CUDA == "" || b.Extra == "" {
				continue
			}
			for name := range strings.SplitSeq(b.Extra, ",") {
				extras = append(extras, request.NormalizeName(name))
			}
		}
	}
	slices.Sort(extras)
	return slices.Compact(extras)
}

// knownPackages returns whether the facts know a package by a name.
func knownPackages(facts *matrices.Set) func(name string) bool {
	names := map[string]bool{"numpy": true}
	for _, name := range facts.PackageNames() {
		names[name] = true
	}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range append(f.Distributions(), f.Companions...) {
			names[name] = true
		}
	}
	return func(name string) bool { return names[name] }
}

// versionLabels returns the labels by which reports announce the version of a
// package in words of its own: "PyTorch version", "tf.__version__", "jaxlib".
func versionLabels(facts *matrices.Set) map[string]string {
	labels := map[string]string{}
	add := func(pkg string, names ...string) {
		for _, name := range names {
			labels[name], labels[name+" version"], labels[name+".__version__"] = pkg, pkg, pkg
		}
	}
	frameworks, packages := facts.FrameworkInfos(), facts.PackageInfos()
	for i := range frameworks {
		f := &frameworks[i]
		add(f.Packages[0], f.ReportNames...)
		if f.CorePackage != "" {
			add(f.CorePackage, f.CorePackage)
		}
	}
	for i := range packages {
		add(packages[i].PyPI, packages[i].ReportNames...)
	}
	return labels
}

// ErrOtherKind is the cause of an error about a file that is well-formed and describes no
// environment.
var ErrOtherKind = errors.New("of no kind that is read")

func readJSON(r *document.Reading) error {
	root, err := tree.JSON(r.Document)
	if err != nil {
		if formatted := strings.Count(r.Text, "\n") > 0; formatted && !strings.HasSuffix(r.Name, ".json") {
			readReport(r)
			return nil
		}
		return err
	}
	switch {
	case strings.HasPrefix(root.String("schema"), "envsolve.inspect/"):
		return inspected(r, root)
	case root.At("_meta") != nil && root.At("default") != nil:
		python.PipfileLock(r, root)
	case root.At("nbformat") != nil && root.At("cells") != nil:
		python.Notebook(r, root)
	case root.At("apiVersion") != nil && root.At("kind") != nil:
		container.Kubernetes(r, []*tree.Node{root})
	case slices.ContainsFunc([]string{"image", "build", "dockerFile", "dockerComposeFile", "features"},
		func(key string) bool { return root.At(key) != nil }):
		container.Development(r, root)
	default:
		return fmt.Errorf("%s: JSON %w: there are Pipfile.lock, devcontainer.json, notebooks, manifests and "+
			"what \"envsolve inspect -o json\" prints", r.Name, ErrOtherKind)
	}
	return nil
}

func readTOML(r *document.Reading) error {
	root, err := tree.TOML(r.Document)
	if err != nil && !strings.HasSuffix(r.Name, ".toml") && !strings.HasSuffix(r.Name, ".lock") {
		readReport(r) // /etc/os-release begins like TOML
		return nil
	}
	if err != nil {
		return err
	}
	has := func(keys ...string) bool { return root.At(keys...) != nil }
	switch {
	case has("lock-version") && has("packages"):
		python.PyLock(r, root)
	case has("package") && (has("metadata", "python-versions") || has("metadata", "content-hash")):
		python.PoetryLock(r, root)
	case has("package") && has("metadata", "lock_version"):
		python.PDMLock(r, root)
	case has("package") && has("version"):
		python.UVLock(r, root)
	case has("workspace", "channels") || has("project", "channels") || has("project", "platforms"):
		conda.Pixi(r, root, python.Entries(r))
	case has("project") || has("tool") || has("dependency-groups") || has("build-system"):
		python.Project(r, root)
	case has("packages") || has("source"):
		python.Pipfile(r, root)
	case strings.HasSuffix(r.Name, ".toml"):
		return fmt.Errorf("%s: TOML %w: there are pyproject.toml, pylock.toml, pixi.toml, Pipfile "+
			"and the lock files of uv, Poetry and PDM", r.Name, ErrOtherKind)
	default:
		readReport(r)
	}
	return nil
}

func readYAML(r *document.Reading) error {
	list, err := tree.YAML(r.Document)
	named := strings.HasSuffix(r.Name, ".yml") || strings.HasSuffix(r.Name, ".yaml") || strings.HasSuffix(r.Name, ".lock")
	if err != nil && named {
		return err
	}
	if err != nil || len(list) == 0 || list[0] == nil || list[0].Kind != tree.Table {
		readReport(r)
		return nil
	}
	root := list[0]
	has := func(keys ...string) bool { return root.At(keys...) != nil }
	switch {
	case has("package") && has("metadata"):
		conda.CondaLock(r, root)
	case has("environments") && has("packages"):
		conda.PixiLock(r, root)
	case has("services"):
		container.Compose(r, root)
	case has("apiVersion") && has("kind"):
		container.Kubernetes(r, list)
	case container.IsWorkflow(root):
		container.Workflow(r, root)
	case has("dependencies") && (has("name") || has("channels") || has("prefix")):
		conda.Environment(r, root, func(n *tree.Node) { install.Line(r, n.Value, n.Start, n.End) })
	case has("build") && (has("predict") || has("image") || has("build", "gpu") || has("build", "python_version") ||
		has("build", "python_packages") || has("build", "cuda")):
		container.Cog(r, root)
	case has("dependencies"):
		conda.Environment(r, root, func(n *tree.Node) { install.Line(r, n.Value, n.Start, n.End) })
	case container.AreValues(root):
		container.Values(r, root)
	case named:
		return fmt.Errorf("%s: YAML %w: there are conda's environment.yml, conda-lock.yml, "+
			"pixi.lock, Compose files, Kubernetes manifests, values of Helm charts, cog.yaml and workflows of GitHub's",
			r.Name, ErrOtherKind)
	default:
		readReport(r)
	}
	return nil
}

package build_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sylabs/sif/v2/pkg/sif"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// treeOf lists a tree: types, modes, owners, sizes, targets and contents. Times are
// not compared: BuildKit gives all files in its archive the image's own.
func treeOf(t *testing.T, root string) string {
	t.Helper()
	const script = `cd "$1" && find . -mindepth 1 \( -type d -printf '%y %m %U:%G %p\n' -o -printf '%y %m %U:%G %s %p %l\n' \) |
		LC_ALL=C sort && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum`
	out, err := exec.CommandContext(t.Context(), "bash", "-c", script, "-", root).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

// unsquash unpacks a file system.
func unsquash(t *testing.T, image string) (root string) {
	t.Helper()
	program := worldtest.Needs(t, "unsquashfs", "unsquashfs")
	root = filepath.Join(t.TempDir(), "root")
	out, err := exec.CommandContext(t.Context(), program, "-no-progress", "-strict-errors", "-d", root, image).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return root
}

// TestFileSystemsHoldTheTreeThatWasTested compares with the tree that BuildKit
// itself puts together, and the bytes that two builders lead to.
func TestFileSystemsHoldTheTreeThatWasTested(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("owners are compared, which only root can set")
	}
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	r.Config.Env = append(r.Config.Env, "NOTE=it's $(id)")
	r.Config.Entrypoint, r.Config.Cmd = []string{"/bin/toolbox"}, []string{"echo", "a  b"}
	kinds := []string{build.OutputSquashFS, build.OutputEnroot, build.OutputSIF}
	digests := map[string][]string{}
	var dir string
	for range 2 {
		dir = t.TempDir()
		b := buildertest.Connect(t, s)
		outputs := []build.Output{{Type: build.OutputTar, Dest: filepath.Join(dir, "tree.tar")}}
		for _, kind := range kinds {
			outputs = append(outputs, build.Output{Type: kind, Dest: filepath.Join(dir, kind)})
		}
		if _, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: outputs}); err != nil {
			t.Fatal(err)
		}
		for _, kind := range kinds {
			digests[kind] = append(digests[kind], buildertest.FileDigest(t, filepath.Join(dir, kind)))
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) != 1+len(kinds) {
			t.Errorf("%v lie beside the outputs: %v", left, err)
		}
	}
	for kind, all := range digests {
		if len(slices.Compact(all)) != 1 {
			t.Errorf("%s is %v", kind, digests[kind])
		}
	}
	tree := t.TempDir()
	if out, err := exec.CommandContext(t.Context(), "tar", "--numeric-owner", "-xpf", filepath.Join(dir, "tree.tar"), "-C", tree).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if diff := cmp.Diff(treeOf(t, tree), treeOf(t, unsquash(t, filepath.Join(dir, build.OutputSquashFS)))); diff != "" {
		t.Errorf("the tree (-BuildKit's +squashfs):\n%s", diff)
	}
	t.Run("enroot", func(t *testing.T) { checkEnroot(t, unsquash(t, filepath.Join(dir, build.OutputEnroot))) })
	t.Run("sif", func(t *testing.T) { checkSIF(t, filepath.Join(dir, build.OutputSIF)) })
}

func checkEnroot(t *testing.T, root string) {
	environment, err := os.ReadFile(filepath.Join(root, "etc/environment"))
	if err != nil || !strings.Contains(string(environment), "\nNOTE=it's $(id)\n") {
		t.Errorf("%v: %s", err, environment)
	}
	if got := runScript(t, filepath.Join(root, "etc/rc")); got != "echo|a  b" {
		t.Errorf("it starts %s", got)
	}
	if got := runScript(t, filepath.Join(root, "etc/rc"), "x", "y z"); got != "x|y z" {
		t.Errorf("with a command it starts %s", got)
	}
}

// runScript runs a start script whose entrypoint and folder are this machine's, and
// returns what the entrypoint is given.
func runScript(t *testing.T, path string, args ...string) string {
	t.Helper()
	script, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	buildertest.Write(t, filepath.Join(dir, "toolbox"), "#!/bin/bash\nIFS='|'; printf '%s' \"$*\"\n", 0o755)
	text := strings.NewReplacer("/bin/toolbox", filepath.Join(dir, "toolbox"), "'/app'", "'"+dir+"/app'").Replace(string(script))
	cmd := exec.CommandContext(t.Context(), "sh", append([]string{"-c", text, "rc"}, args...)...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

// checkSIF reads the image with the library that Singularity reads it with.
func checkSIF(t *testing.T, path string) {
	image, err := sif.LoadContainerFromPath(path, sif.OptLoadWithFlag(os.O_RDONLY))
	if err != nil {
		t.Fatal(err)
	}
	defer image.UnloadContainer()
	if image.PrimaryArch() != "amd64" || !strings.Contains(image.LaunchScript(), "run-singularity") {
		t.Errorf("it is for %s and starts by %q", image.PrimaryArch(), image.LaunchScript())
	}
	partition, err := image.GetDescriptor(sif.WithPartitionType(sif.PartPrimSys))
	if err != nil {
		t.Fatal(err)
	}
	kind, _, _, err := partition.PartitionMetadata()
	if err != nil || kind != sif.FsSquash {
		t.Fatalf("the partition is %v: %v", kind, err)
	}
	var squash bytes.Buffer
	if _, err := io.Copy(&squash, partition.GetReader()); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "tree")
	if err := os.WriteFile(name, squash.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	root := unsquash(t, name)
	if got := runScript(t, filepath.Join(root, "singularity")); got != "echo|a  b" {
		t.Errorf("it runs %s", got)
	}
	out, err := exec.CommandContext(t.Context(), "sh", "-c", `. "$1" && printf '%s' "$NOTE"`, "-",
		filepath.Join(root, ".singularity.d/env/10-docker2singularity.sh")).Output()
	if err != nil || string(out) != "it's $(id)" {
		t.Errorf("it sets NOTE to %q: %v", out, err)
	}
}

// TestAFileSystemThatIsThereIsNotWrittenAgain looks at when it was written.
func TestAFileSystemThatIsThereIsNotWrittenAgain(t *testing.T) {
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	dest := filepath.Join(t.TempDir(), "tree.sqsh")
	write := func(compression string) os.FileInfo {
		t.Helper()
		_, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: []build.Output{
			{Type: build.OutputSquashFS, Dest: dest, Compression: compression}}})
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(dest)
		if err != nil {
			t.Fatal(err)
		}
		return info
	}
	first := write("")
	if !os.SameFile(first, write("zstd")) {
		t.Error("the same file is written again")
	}
	if other := write("gzip"); os.SameFile(first, other) {
		t.Error("another compression is not written")
	}
}

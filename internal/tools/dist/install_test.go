package main

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestInstallsIntoBareEnvironments compiles a release for this machine, and has
// each package of it plan where nothing else is installed.
func TestInstallsIntoBareEnvironments(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("Debian packages and bare roots are Linux's")
	}
	folder := released(t)
	t.Run("pip", func(t *testing.T) { installsByPip(t, one(t, folder, "*.whl")) })
	t.Run("archive", func(t *testing.T) {
		root := bareRoot(t)
		succeeds(t, exec.Command("tar", "-xzf", one(t, folder, "*.tar.gz"), "-C", root, "--strip-components=1"))
		plansIn(t, root, "/envsolve")
	})
	t.Run("dpkg", func(t *testing.T) { installsByDpkg(t, one(t, folder, "*.deb")) })
}

// released returns a folder with a release for this machine's platform.
func released(t *testing.T) string {
	t.Helper()
	v, made, err := versionOf(t.Context(), "v1.2.3-rc.1")
	if err != nil {
		worldtest.SkipUnlessCI(t, "not a clone: "+err.Error())
	}
	on, err := choose("linux/" + runtime.GOARCH)
	if err != nil {
		t.Skipf("no release is made for this machine: %v", err)
	}
	r := &release{version: v, made: made}
	if err := r.gather(t.Context(), on); err != nil {
		t.Fatal(err)
	}
	files, err := r.pack()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "dist")
	if err := replaceFolder(folder, files); err != nil {
		t.Fatal(err)
	}
	return folder
}

// one returns the only file of a folder that a pattern matches.
func one(t *testing.T, folder, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(folder, pattern))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s: %v, %v", pattern, found, err)
	}
	return found[0]
}

// succeeds runs a command that has to succeed, and returns what it prints.
func succeeds(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, out)
	}
	return string(out)
}

// bareRoot returns an empty folder that programs are to run in as their root.
func bareRoot(t *testing.T) string {
	t.Helper()
	if os.Getuid() != 0 {
		worldtest.SkipUnlessCI(t, "another root is for root alone")
	}
	return t.TempDir()
}

// plansIn requires that both programs run in a root, and know their release.
func plansIn(t *testing.T, root, program string) {
	t.Helper()
	run := func(args ...string) string {
		cmd := exec.Command(program, args...)
		cmd.Dir, cmd.SysProcAttr = "/", &syscall.SysProcAttr{Chroot: root}
		cmd.Env = []string{"HOME=/", "PATH=" + filepath.Dir(program)} // without /proc no program knows its place
		return succeeds(t, cmd)
	}
	plans(t, run)
}

// plans requires that a program plans, knows its release, and finds the other.
func plans(t *testing.T, run func(args ...string) string) {
	t.Helper()
	if out := run("plan", "--gpu", "a100", "--framework", "pytorch"); !strings.Contains(out, "  framework   pytorch ") {
		t.Errorf("no plan:\n%s", out)
	}
	if out := run("version"); !strings.HasPrefix(out, "envsolve v1.2.3-rc.1 (") {
		t.Errorf("not the version of the release:\n%s", out)
	}
	if out := run("lock", "--help"); !strings.Contains(out, "--upgrade") {
		t.Errorf("the second program does not answer:\n%s", out)
	}
}

// installsByPip installs a wheel into a virtual environment without an index.
func installsByPip(t *testing.T, wheel string) {
	folder := t.TempDir()
	if out, err := exec.Command("python3", "-m", "venv", folder).CombinedOutput(); err != nil {
		worldtest.SkipUnlessCI(t, "python3 makes no virtual environment: "+string(out))
	}
	bin := filepath.Join(folder, "bin")
	succeeds(t, exec.Command(filepath.Join(bin, "pip"), "install", "--quiet", "--no-index", wheel))
	plans(t, func(args ...string) string {
		cmd := exec.Command(filepath.Join(bin, "envsolve"), args...)
		cmd.Env = []string{"HOME=" + folder, "PATH=" + bin}
		return succeeds(t, cmd)
	})
	shown := exec.Command(filepath.Join(bin, "pip"), "show", "--files", "envsolve")
	if out := succeeds(t, shown); !strings.Contains(out, "bin/envsolve-builder") {
		t.Errorf("pip does not know its files:\n%s", out)
	}
}

// installsByDpkg installs a package into a root that holds dpkg's folders alone,
// and has dpkg compare what it unpacked.
func installsByDpkg(t *testing.T, deb string) {
	if _, err := exec.LookPath("dpkg"); err != nil {
		t.Skipf("only Debian's own tool installs its packages: %v", err)
	}
	root := bareRoot(t)
	database := filepath.Join(root, "var/lib/dpkg")
	err := errors.Join(os.MkdirAll(filepath.Join(database, "info"), 0o755),
		os.Mkdir(filepath.Join(database, "updates"), 0o755), os.WriteFile(filepath.Join(database, "status"), nil, 0o644))
	if err != nil {
		t.Fatal(err)
	}
	succeeds(t, exec.Command("dpkg", "--root="+root, "--install", deb))
	plansIn(t, root, "/usr/bin/envsolve")
	if out := succeeds(t, exec.Command("dpkg", "--root="+root, "--verify", "envsolve")); out != "" {
		t.Errorf("dpkg --verify: %s", out)
	}
	for _, name := range []string{"man/man1/envsolve-lock.1.gz", "bash-completion/completions/envsolve"} {
		file, err := os.Open(filepath.Join(root, "usr/share", name))
		if err != nil {
			t.Error(err)
			continue
		}
		if text, err := io.ReadAll(file); err != nil || len(text) < 500 {
			t.Errorf("%s: %d bytes, %v", name, len(text), err)
		}
		file.Close()
	}
}

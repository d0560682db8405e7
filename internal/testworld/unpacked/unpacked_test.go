package unpacked_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/unpacked"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

func tree(t *testing.T) unpacked.Tree {
	t.Helper()
	return worldtest.Unpacked(t, "trixie", unpacked.Contents{Packages: []string{"dash", "coreutils"},
		Without: []string{"dpkg"}})
}

func TestProgramRunsByItsOwnLinker(t *testing.T) {
	tr := tree(t)
	program, err := tr.Program("usr/bin/cat")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "/proc/self/maps")
	cmd.Env = []string{"LD_LIBRARY_PATH=/nowhere"}
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		if strings.Contains(line, "libc.so.6") && !strings.Contains(line, tr.Root) {
			t.Errorf("it loaded this machine's C library: %s", line)
		}
	}
	if !strings.Contains(string(out), tr.Root+"/usr/lib/x86_64-linux-gnu/libc.so.6") {
		t.Errorf("it did not load the tree's C library:\n%s", out)
	}
	if _, err := tr.Program("usr/bin/absent"); err == nil {
		t.Error("a program that is not there was made to run")
	}
}

func TestCommandSeesTheTreeAsItsRoot(t *testing.T) {
	if os.Getuid() != 0 {
		worldtest.SkipUnlessCI(t, "chroot needs root")
	}
	tr := tree(t)
	if err := os.WriteFile(filepath.Join(tr.Root, "note"), []byte("inside"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := tr.Settle(t.Context()); err != nil {
		t.Fatal(err)
	}
	out, err := tr.Command(t.Context(), []string{"WORD=said"}, "/bin/sh", "-c", `cat /note; echo " $WORD $1"`, "sh",
		"a b").CombinedOutput()
	if err != nil || string(out) != "inside said a b\n" {
		t.Errorf("%v: %q", err, out)
	}
}

func TestUnpackNamesAPackageThatIsNotThere(t *testing.T) {
	mirror := worldtest.Mirror(t)
	list, err := mirror.Packages(t.Context(), "trixie")
	if err != nil {
		t.Fatal(err)
	}
	_, err = unpacked.Unpack(t.Context(), mirror, list, t.TempDir(),
		unpacked.Contents{Packages: []string{"no-such-package"}})
	if err == nil || !strings.Contains(err.Error(), "no-such-package") {
		t.Errorf("error %v", err)
	}
}

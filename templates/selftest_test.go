package templates

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
)

func cpuLock() SelfTestLock {
	return SelfTestLock{
		Target: "train", Platform: "linux/amd64", Python: "3.11",
		Frameworks: []SelfTestFramework{{Name: "pytorch", Version: "2.6.0", Variant: "cpu"}},
	}
}

func TestSelfTestFilesHoldPackageLockAndCommand(t *testing.T) {
	files, err := SelfTestFiles(cpuLock())
	if err != nil {
		t.Fatal(err)
	}
	byPath := map[string]File{}
	for _, f := range files {
		if !path.IsAbs(f.Path) || len(f.Content) == 0 {
			t.Errorf("file %q: relative or empty", f.Path)
		}
		byPath[f.Path] = f
	}
	for _, want := range []string{
		"/opt/envsolve/selftest/run_check.py",
		"/opt/envsolve/selftest/envsolve_selftest/__init__.py",
		"/opt/envsolve/selftest/envsolve_selftest/errors.json",
		"/opt/envsolve/selftest/envsolve_selftest/checks/__init__.py",
		"/opt/envsolve/selftest/envsolve_selftest/frameworks/pytorch.py",
	} {
		if _, ok := byPath[want]; !ok {
			t.Errorf("no %s", want)
		}
	}
	command := byPath["/opt/env/bin/envsolve-selftest"]
	if command.Mode != 0o755 || !bytes.HasPrefix(command.Content, []byte("#!/opt/env/bin/python -IB\n")) {
		t.Errorf("command has mode %v and starts %.40q", command.Mode, command.Content)
	}
	checkLock(t, byPath["/opt/envsolve/lock.json"])
}

func checkLock(t *testing.T, f File) {
	t.Helper()
	var got map[string]any
	if err := json.Unmarshal(f.Content, &got); err != nil {
		t.Fatalf("lock.json: %v", err)
	}
	if got["schema"] != SelfTestLockSchema || got["gpu_mode"] != GPUAuto {
		t.Errorf("lock.json has schema %v, gpu mode %v", got["schema"], got["gpu_mode"])
	}
}

func TestSelfTestFilesAreTheSameEachTime(t *testing.T) {
	first, err := SelfTestFiles(cpuLock())
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		again, err := SelfTestFiles(cpuLock())
		if err != nil {
			t.Fatal(err)
		}
		if !slices.EqualFunc(first, again, func(a, b File) bool {
			return a.Path == b.Path && a.Mode == b.Mode && bytes.Equal(a.Content, b.Content)
		}) {
			t.Fatal("the files differ between calls")
		}
	}
	if !slices.IsSortedFunc(first, func(a, b File) int { return strings.Compare(a.Path, b.Path) }) {
		t.Error("the files are not sorted by path")
	}
}

func TestSelfTestFilesCarryNoCompiledPython(t *testing.T) {
	err := fs.WalkDir(selfTest, ".", func(name string, _ fs.DirEntry, err error) error {
		if strings.Contains(name, "__pycache__") || strings.HasSuffix(name, ".pyc") {
			t.Errorf("%s is embedded", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestSelfTestFilesRefuse(t *testing.T) {
	noFramework, badMode := cpuLock(), cpuLock()
	noFramework.Frameworks = nil
	badMode.GPUMode = "sometimes"
	fine := DefaultSelfTestLayout()
	for _, test := range []struct {
		name   string
		layout SelfTestLayout
		lock   SelfTestLock
		want   string
	}{
		{"a lock without framework", fine, noFramework, `target "train": the lock names no framework`},
		{"an unknown gpu mode", fine, badMode, `gpu mode "sometimes"`},
		{"a relative prefix", SelfTestLayout{"env", "/opt/envsolve"}, cpuLock(), `folder "env"`},
		{"a prefix with a space", SelfTestLayout{"/opt/my env", "/opt/envsolve"}, cpuLock(), `folder "/opt/my env"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := SelfTestFilesAt(test.layout, test.lock)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %q in it", err, test.want)
			}
		})
	}
}

package templates

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// places are files of an image that the self-test reads before it imports
// anything, and that whoever made the image wrote.
func places() []string {
	return []string{
		"torch-2.5.1+cu124.dist-info/RECORD", "torch-2.5.1+cu124.dist-info/METADATA", "torch/lib/libtorch_cuda.so",
		"nvidia/cudnn/lib/libcudnn.so.9", "other-1.0.dist-info/METADATA", "other-1.0.dist-info/RECORD",
		"nvidia_cudnn_cu12-9.1.0.70.dist-info/RECORD", "other-1.0.egg-info", "other/libcudart.so.12",
	}
}

// staticChecks read the image and import nothing of it.
const staticChecks = "inventory,single-copy,linkage"

// kinds of files that stand in a place.
const (
	isFile = iota
	isPipe
	isFolder
	isLinkToItself
	isLinkToZeros
	kindCount
)

// put has a file of some kind stand in a place.
func (e *environment) put(place string, kind uint8, content []byte) {
	e.t.Helper()
	name := filepath.Join(e.site, place)
	if err := os.RemoveAll(name); err != nil {
		e.t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		e.t.Fatal(err)
	}
	var err error
	switch kind % kindCount {
	case isFile:
		err = os.WriteFile(name, content, 0o644)
	case isPipe:
		err = syscall.Mkfifo(name, 0o644)
	case isFolder:
		err = os.Mkdir(name, 0o755)
	case isLinkToItself:
		err = os.Symlink(filepath.Base(name), name)
	case isLinkToZeros:
		err = os.Symlink("/dev/zero", name)
	}
	if err != nil {
		e.t.Fatal(err)
	}
}

// FuzzSelfTestOfAHostileImage puts files of any content and kind into an image.
// The self-test ends in its time, with a report that keeps its schema.
func FuzzSelfTestOfAHostileImage(f *testing.F) {
	sum := "sha256=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
	for i, content := range []string{
		"", "Name: torch\nVersion: 2.5.1\n", "x.py," + sum + ",0\n", "../../../../../../../../dev/zero," + sum + ",\n",
		"/dev/zero," + sum + ",\n", "/dev/stdin," + sum + ",\n", "x.py,shake_128=x,\n", "x.py,=,\n", "\"" + strings.Repeat("x", 200_000),
		"\xff\xfe\x00,,\n", "Name: " + strings.Repeat("x", 100_000) + "\nVersion: \x1b[2J\n", "\x7fELF", "Name: a\r\nName: b\n",
		"x.py," + sum + "," + strings.Repeat("9", 5000) + "\n", "x.py," + sum + ",\u00b2\n",
	} {
		for j := range places() {
			if i == 0 || (i+j)%4 == 0 {
				f.Add(uint8(j), uint8(isFile), []byte(content))
			}
		}
	}
	for j := range places() {
		for kind := isPipe; kind < kindCount; kind++ {
			f.Add(uint8(j), uint8(kind), []byte{})
		}
	}
	var m *stackMaker
	f.Fuzz(func(t *testing.T, place, kind uint8, content []byte) {
		if m == nil {
			m = newStackMaker(t) // which keeps what it compiled
		}
		e := m.healthy(t)
		e.put(places()[int(place)%len(places())], kind, content)
		text, code := e.run("--json", "--timeout", "20", "--only", staticChecks)
		if code != 0 && code != SelfTestFailed {
			t.Fatalf("it ends with %d: %s", code, text)
		}
		keepsSchema(t, text)
		var got outcome
		if err := json.Unmarshal([]byte(text), &got); err != nil || len(got.Checks) != 3 {
			t.Errorf("%d checks, %v", len(got.Checks), err)
		}
	})
}

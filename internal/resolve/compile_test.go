package resolve

import (
	"archive/tar"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/lock"
)

// byteCode returns the compiled modules of a locked wheel's layer.
func (p *place) byteCode(w lock.Wheel) map[string][]byte {
	p.t.Helper()
	f, err := p.resolver.Store.Open(digest.Digest(w.Layer.Digest))
	if err != nil {
		p.t.Fatal(err)
	}
	defer f.Close()
	z, err := zstd.NewReader(f)
	if err != nil {
		p.t.Fatal(err)
	}
	defer z.Close()
	found := map[string][]byte{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return found
		}
		if err != nil {
			p.t.Fatal(err)
		}
		if strings.HasSuffix(h.Name, ".pyc") {
			if found[h.Name], err = io.ReadAll(r); err != nil {
				p.t.Fatal(err)
			}
		}
	}
}

func TestByteCodeIsTheSameFromEveryProcessAndLoads(t *testing.T) {
	var digests [2]string
	for i := range digests {
		p := newPlace(t)
		p.compile = true
		p.offer("app", "1.0")
		// Names that other modules of the process hold, sets of constants, and a
		// file that does not compile.
		p.members = map[string]string{
			"app/__init__.py": "import os, sys\nKINDS = {'sys', 'os', 'path', 'modules'}\ndef known(name): return name in {'a', 'b', 'c', 'os'}\n",
			"app/broken.py":   "print 'Python 2'\n",
			"app/data.txt":    "no module",
		}
		if i == 1 {
			p.env = append(p.env, "PYTHONHASHSEED=random")
		}
		p.offer("pkg", "1.0")
		target := p.mustLock(nil, lock.Upgrade{}, "pkg", "app")
		if target.Base.PythonVersion == "" || len(target.Wheels) != 2 {
			t.Fatalf("got %+v", target)
		}
		wheel := target.Wheels[1]
		digests[i] = wheel.Layer.Digest.String()
		tag := "cpython-" + strings.ReplaceAll(p.python, ".", "")
		code := p.byteCode(wheel)
		main := "opt/env/lib/python" + p.python + "/site-packages/app/__pycache__/__init__." + tag + ".pyc"
		content := code[main]
		for name := range code {
			if strings.Contains(name, "broken") {
				t.Errorf("%s is there", name)
			}
		}
		if len(content) < 16 || binary.LittleEndian.Uint32(content[4:]) != 1 {
			t.Fatalf("%s is no byte code with an unchecked hash: % x", main, content[:min(16, len(content))])
		}
		file := filepath.Join(t.TempDir(), "app.pyc")
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.CommandContext(context.Background(), p.bin+"/python", "-c",
			"import sys; from importlib.machinery import SourcelessFileLoader as L; m = L('app', sys.argv[1]).load_module(); print(m.known('os'), sorted(m.KINDS)[0], m.known.__code__.co_filename)", file).CombinedOutput()
		if want := "True modules /opt/env/lib/python" + p.python + "/site-packages/app/__init__.py\n"; err != nil ||
			!strings.HasSuffix(string(out), want) {
			t.Errorf("%v %q", err, out)
		}
	}
	if digests[0] != digests[1] {
		t.Errorf("two processes give the layers %s and %s", digests[0], digests[1])
	}
}

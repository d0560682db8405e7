package layer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// layerOf makes a layer of files.
func layerOf(t *testing.T, files []File) (Layer, []byte) {
	t.Helper()
	var out bytes.Buffer
	l, err := FromFiles(t.Context(), files, Options{}, &out)
	if err != nil {
		t.Fatal(err)
	}
	return l, out.Bytes()
}

func open(content string) func() (io.ReadCloser, error) {
	return func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(content)), nil }
}

func TestFromFiles(t *testing.T) {
	long := strings.Repeat("x", 3*chunkSize+1)
	l, out := layerOf(t, []File{
		{Path: "/usr/bin/tool", Mode: 0o711, Content: []byte("#!/bin/sh\n")},
		{Path: "/etc/conf", Mode: 0o600, Content: []byte("a = 1\n")},
		{Path: "/srv/data", Open: open(long), Size: int64(len(long))},
		{Path: "/srv/empty", Open: open("")},
		{Path: "/srv/folder", Mode: fs.ModeDir | 0o700},
		{Path: "/srv/link", Link: "../etc/conf"},
	})
	got, _ := untar(t, l, out)
	want := map[string]node{
		"usr/": {Mode: 0o755}, "usr/bin/": {Mode: 0o755}, "usr/bin/tool": {Mode: 0o755, Content: "#!/bin/sh\n"},
		"etc/": {Mode: 0o755}, "etc/conf": {Mode: 0o644, Content: "a = 1\n"},
		"srv/": {Mode: 0o755}, "srv/data": {Mode: 0o644, Content: long}, "srv/empty": {Mode: 0o644},
		"srv/folder/": {Mode: 0o755}, "srv/link": {Mode: 0o777, Link: "../etc/conf"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if l.Files != 5 {
		t.Errorf("%d files", l.Files)
	}
}

func TestFromFilesRefuses(t *testing.T) {
	broken := errors.New("broken disk")
	for name, c := range map[string]struct {
		files []File
		want  string
	}{
		"relative path": {[]File{{Path: "etc/x"}}, `path "etc/x"`},
		"climbing path": {[]File{{Path: "/a/../x"}}, `path "/a/../x"`},
		"no path":       {[]File{{}}, `path ""`},
		"twice":         {[]File{{Path: "/x"}, {Path: "/x"}}, "two entries for /x"},
		"below a file":  {[]File{{Path: "/x"}, {Path: "/x/y"}}, "it is a file, and the folder of"},
		"device":        {[]File{{Path: "/x", Mode: fs.ModeDevice}}, "/x: neither a file"},
		"longer":        {[]File{{Path: "/x", Open: open("abc"), Size: 2}}, "/x: it is longer than the 2 bytes"},
		"much longer": {[]File{{Path: "/x", Open: open(strings.Repeat("x", 3*chunkSize)), Size: chunkSize}},
			"/x: it is longer than"},
		"shorter": {[]File{{Path: "/x", Open: open("abc"), Size: 4}, {Path: "/y"}},
			"/x: it has 3 bytes, not the 4 it declares"},
		"unreadable": {[]File{{Path: "/x", Open: func() (io.ReadCloser, error) { return nil, broken }}}, "broken disk"},
	} {
		_, err := FromFiles(t.Context(), c.files, Options{}, io.Discard)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
	if _, err := FromFiles(t.Context(), nil, Options{Compression: "xz"}, io.Discard); err == nil {
		t.Error("an unknown compression is taken")
	}
}

// unpack writes a layer's tree below a folder.
func unpack(t *testing.T, l Layer, data []byte, root string) {
	t.Helper()
	// Folders that are there keep their modes: the layer names those that lead to it,
	// and below / one of them is the machine's own /tmp.
	cmd := exec.Command("tar", "-x", "--no-overwrite-dir", "-C", root)
	cmd.Stdin = bytes.NewReader(decompress(t, l, data))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("tar: %v\n%s", err, out)
	}
}

// TestAnEnvironmentWorks unpacks an environment and a wheel where they belong,
// and runs them with this machine's Python.
func TestAnEnvironmentWorks(t *testing.T) {
	env, python, _ := pipVenv(t)
	if err := os.RemoveAll(env); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("python3", "-c", "import sys; print(sys._base_executable)").Output()
	if err != nil {
		t.Fatal(err)
	}
	interpreter, err := filepath.EvalSymlinks(strings.TrimSpace(string(out)))
	if err != nil {
		t.Fatal(err)
	}
	opt := Options{Python: python, Prefix: env}
	files, err := VirtualEnv(opt, interpreter)
	if err != nil {
		t.Fatal(err)
	}
	l, data := layerOf(t, files)
	unpack(t, l, data, "/")
	w := sample{points: "[console_scripts]\ndemo = demo:main\n", entries: []entry{
		{name: "demo.py", content: "def main(): print('it works')\n"},
		{name: "demo-1.0.data/scripts/tool", content: "#!python\nimport demo\ndemo.main()\n", attrs: 0o100755}}}
	l, data = mustMake(t, w.bytes(t), opt)
	unpack(t, l, data, "/")
	for _, c := range []struct{ command, want string }{
		{"bin/demo", "it works"}, {"bin/tool", "it works"}, {"bin/python3 -m demo && echo it runs", "it runs"},
		{"bin/python -c 'import sys; print(sys.prefix, sys.prefix != sys.base_prefix)'", env + " True"},
		{"bin/python" + python + " -c 'import demo; print(demo.__file__)'", env + "/lib/python" + python +
			"/site-packages/demo.py"},
		{"bin/python -c 'import importlib.metadata as m; print(m.version(\"demo\"), m.distribution(\"demo\").read_text(\"INSTALLER\"))'", "1.0 envsolve"},
	} {
		cmd := exec.Command("sh", "-c", env+"/"+c.command)
		cmd.Env = append(os.Environ(), "PYTHONDONTWRITEBYTECODE=1")
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %v, want %s\n%s", c.command, err, c.want, out)
		}
	}
}

// TestTheEnvironmentIsVenvs compares the skeleton with the one that Python
// makes.
func TestTheEnvironmentIsVenvs(t *testing.T) {
	env, python, _ := pipVenv(t)
	home, err := os.Readlink(env + "/bin/python")
	if err != nil {
		t.Fatal(err)
	}
	if !filepath.IsAbs(home) { // python → python3 → the interpreter
		if home, err = os.Readlink(filepath.Join(env, "bin", home)); err != nil {
			t.Fatal(err)
		}
	}
	files, err := VirtualEnv(Options{Python: python, Prefix: env}, home)
	if err != nil {
		t.Fatal(err)
	}
	l, data := layerOf(t, files)
	got, _ := untar(t, l, data)
	for name, want := range readTree(t, env, env[1:]) {
		inside := strings.TrimPrefix("/"+name, env)
		have, ok := got[name]
		switch {
		case strings.HasPrefix(inside, "/bin/") && (strings.Contains(strings.ToLower(inside), "activate")),
			strings.HasPrefix(inside, "/include/"), inside == "/", inside == "/.gitignore":
		case !ok:
			t.Errorf("%s is missing", inside)
		case inside == "/pyvenv.cfg":
			for _, key := range []string{"home = ", "include-system-site-packages = "} {
				if a, b := lineOf(want.Content, key), lineOf(have.Content, key); a != b {
					t.Errorf("pyvenv.cfg: %q, venv has %q", b, a)
				}
			}
		case strings.HasSuffix(inside, "/bin/python") || want.Link == "" || have.Link == "":
			if have.Mode != want.Mode || want.Link == "" != (have.Link == "") {
				t.Errorf("%s: %v, venv has %v", inside, have, want)
			}
		}
	}
}

func lineOf(text, start string) string {
	for line := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(line, start) {
			return line
		}
	}
	return fmt.Sprintf("no line %q", start)
}

func TestVirtualEnvRefuses(t *testing.T) {
	for _, interpreter := range []string{"", "python3", "/usr/bin/../python", "/usr/bin/my python",
		"/x\ninclude-system-site-packages = true"} {
		if _, err := VirtualEnv(Options{Python: "3.12"}, interpreter); err == nil {
			t.Errorf("%q is taken", interpreter)
		}
	}
	if _, err := VirtualEnv(Options{}, "/usr/bin/python3"); err == nil {
		t.Error("no Python version is taken")
	}
}

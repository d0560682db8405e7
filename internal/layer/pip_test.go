package layer

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/wheel"
)

// pipVenv makes a virtual environment, and gives it with the Python's minor
// version and the command that runs pip in it.
func pipVenv(t *testing.T) (env, python string, pip []string) {
	t.Helper()
	skip := func(why string, err error) {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s: %v", why, err)
		}
		t.Skipf("%s: %v", why, err)
	}
	out, err := exec.Command("python3", "-c", "import sys, ensurepip, glob, os; print('%d.%d' % sys.version_info[:2]); "+
		"print((glob.glob(os.path.dirname(ensurepip.__file__)+'/_bundled/pip-*.whl')+glob.glob('/usr/share/python-wheels/pip-*.whl'))[0])").Output()
	if err != nil {
		skip("needs python3 with ensurepip (apt install python3-venv)", err)
	}
	lines := strings.Fields(string(out))
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	env = filepath.Join(dir, "env")
	if out, err := exec.Command("python3", "-m", "venv", "--without-pip", env).CombinedOutput(); err != nil {
		skip("python3 -m venv: "+string(out), err)
	}
	return env, lines[0], []string{env + "/bin/python", lines[1] + "/pip"}
}

// readTree reads a folder into the form that a layer has.
func readTree(t *testing.T, root, prefix string) map[string]node {
	t.Helper()
	nodes := map[string]node{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := prefix + strings.TrimPrefix(path, root)
		info, err := d.Info()
		if err != nil {
			return err
		}
		n := node{Mode: int64(info.Mode().Perm())}
		switch {
		case d.IsDir():
			name += "/"
		case info.Mode()&fs.ModeSymlink != 0:
			n.Link, err = os.Readlink(path)
		default:
			var content []byte
			content, err = os.ReadFile(path)
			n.Content = string(content)
		}
		nodes[name] = n
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return nodes
}

// samplesForPip are wheels that meet every rule of the format.
func samplesForPip() map[string]sample {
	return map[string]sample{
		"plain":    {entries: []entry{{name: "demo/__init__.py", content: "x = 1\n"}, {name: "demo/empty.py"}}},
		"platform": {purelib: "false", entries: []entry{{name: "demo/lib.so", content: "\x7fELF", attrs: 0o100755}}},
		"name that is normalised": {project: "Demo.Pkg_X", entries: []entry{{name: "demo.py", content: "1"},
			{name: "Demo.Pkg_X-1.0.data/headers/demo.h", content: "h"}}},
		"console and gui": {points: "# a comment\n[console_scripts]\ndemo = demo.cli:main\ndemo-two=demo:Class.method [extra, more]\n\n[gui_scripts]\n demo-gui = demo:gui\n[other]\nx = not a script\n",
			entries: []entry{{name: "demo/cli.py", content: "def main(): pass\n"}}},
		"data folder": {entries: []entry{
			{name: "demo-1.0.data/purelib/pure.py", content: "p"}, {name: "demo-1.0.data/platlib/plat.so", content: "q",
				attrs: 0o100555},
			{name: "demo-1.0.data/data/share/demo/a.txt", content: "a"}, {name: "demo-1.0.data/data/etc/run", content: "r",
				attrs: 0o100711},
			{name: "demo-1.0.data/headers/sub/demo.h", content: "h"}, {name: "demo-1.0.data/data/lib64/deep.txt", content: "d"},
			{name: "demo-1.0.data/scripts/tool", content: "#!python -E\nprint(1)\n", attrs: 0o100755},
			{name: "demo-1.0.data/scripts/toolw", content: "#!pythonw\r\nprint(1)\r\n", attrs: 0o100755},
			{name: "demo-1.0.data/scripts/bare", content: "#!python"},
			{name: "demo-1.0.data/scripts/tool.sh", content: "#!/bin/sh\necho python\n", attrs: 0o100755},
			{name: "demo-1.0.data/scripts/plain", content: "not executable"}}},
		"scripts that setuptools wrote": {points: "[console_scripts]\ndemo = demo:main\n", entries: []entry{
			{name: "demo-1.0.data/scripts/demo", content: "#!python\n", attrs: 0o100755},
			{name: "demo-1.0.data/scripts/demo.exe", content: "MZ"}, {name: "demo-1.0.data/scripts/demo-script.py",
				content: "#!python\n"},
			{name: "demo-1.0.data/scripts/demo.pya", content: "x"}, {name: "demo-1.0.data/scripts/other.exe", content: "MZ"}}},
		"pip itself": {points: "[console_scripts]\npip = demo:main\npip3.5 = demo:main\npip-tools = demo:main\n"},
		"setuptools": {points: "[console_scripts]\neasy_install = demo:main\neasy_install-3.5 = demo:main\n"},
		"modes": {entries: []entry{{name: "a", attrs: 0o100600}, {name: "b", attrs: 0o100777}, {name: "c", attrs: 0o000755},
			{name: "d", attrs: 0o100001}, {name: "sub/", attrs: 0o040755}, {name: "sub/e", attrs: 0o100444}}},
		"names that need quotes": {entries: []entry{{name: `demo/a,b.txt`, content: "1"},
			{name: `demo/a"b.txt`, content: "2"},
			{name: "demo/ space .txt", content: "3"}, {name: "demo/zürich-北京.txt", content: "4"}}},
		"notes that a wheel must not bring": {entries: []entry{{name: "demo-1.0.dist-info/INSTALLER", content: "conda\n"},
			{name: "demo-1.0.dist-info/REQUESTED", content: "x"}}},
		"namespace": {project: "nvidia_demo", entries: []entry{{name: "nvidia/demo/lib/libdemo.so.12", content: "elf",
			attrs: 0o100755},
			{name: "nvidia_demo-1.0-nspkg.pth", content: "import sys"}}},
		"signature":                    {entries: []entry{{name: "demo-1.0.dist-info/RECORD.jws", content: "{}"}}},
		"long path":                    {entries: []entry{{name: strings.Repeat("long/", 60) + "file.py", content: "x"}}},
		"record without sizes or self": {bare: true},
	}
}

// rename makes a sample one of a project of its own, so that all samples go
// into one environment.
func (w sample) rename(project string) sample {
	r := strings.NewReplacer("demo", project)
	w.project = r.Replace(or(w.project, "demo"))
	w.points = r.Replace(w.points)
	w.entries = slices.Clone(w.entries)
	for i := range w.entries {
		w.entries[i].name = r.Replace(w.entries[i].name)
	}
	return w
}

// sameAsPip compares one layer of all wheels with what pip leaves of them, byte
// for byte. It takes wheels by file name.
func sameAsPip(t *testing.T, wheels map[string][]byte) {
	t.Helper()
	env, python, pip := pipVenv(t)
	opt := Options{Python: python, Prefix: env, Installer: "pip", Requested: true}
	before := readTree(t, env, env[1:])
	args := append(pip[1:], "install", "--no-index", "--no-deps", "--no-compile", "--no-cache-dir",
		"--disable-pip-version-check",
		"--find-links", filepath.Dir(env), "--force-reinstall")
	var sources []Source
	for _, name := range slices.Sorted(maps.Keys(wheels)) {
		if err := os.WriteFile(filepath.Join(filepath.Dir(env), name), wheels[name], 0o644); err != nil {
			t.Fatal(err)
		}
		project, rest, _ := strings.Cut(name, "-")
		version, _, _ := strings.Cut(rest, "-")
		args = append(args, wheel.Normalize(project)+"=="+version)
		sources = append(sources, Source{name, bytes.NewReader(wheels[name]), int64(len(wheels[name]))})
	}
	cmd := exec.Command(pip[0], args...)
	cmd.Env = append(os.Environ(), "PYTHONDONTWRITEBYTECODE=1", "PIP_CONFIG_FILE=/dev/null")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("pip: %v\n%s", err, out)
	}
	want := readTree(t, env, env[1:])
	for name := range before {
		delete(want, name)
	}
	var out bytes.Buffer
	l, err := FromWheels(t.Context(), sources, opt, &out)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := untar(t, l, out.Bytes())
	for name := range got { // the folders of the environment itself
		if _, ok := before[name]; ok && strings.HasSuffix(name, "/") || strings.HasPrefix(env+"/", "/"+name) {
			delete(got, name)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("pip's tree is different (-pip +ours)\n%s", diff)
	}
}

func TestTheTreeIsPips(t *testing.T) {
	wheels := map[string][]byte{}
	samples := samplesForPip()
	for i, name := range slices.Sorted(maps.Keys(samples)) {
		w := samples[name].rename(fmt.Sprintf("demo%d", i))
		wheels[w.fileName()] = w.bytes(t)
	}
	sameAsPip(t, wheels)
}

// TestTheTreeIsPipsForRealWheels takes the wheels that come with Python.
func TestTheTreeIsPipsForRealWheels(t *testing.T) {
	wheels := map[string][]byte{}
	for project, file := range realWheels(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(project, file)
		wheels[filepath.Base(file)] = data
	}
	sameAsPip(t, wheels)
}

// realWheels finds wheels that others made on this machine, one a project.
func realWheels(t testing.TB) map[string]string {
	t.Helper()
	out, err := exec.Command("python3", "-c", "import sysconfig; print(sysconfig.get_path('stdlib'))").Output()
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("needs python3: %v", err)
		}
		t.Skipf("needs python3: %v", err)
	}
	stdlib, files := strings.TrimSpace(string(out)), map[string]string{}
	for _, pattern := range []string{stdlib + "/ensurepip/_bundled/*.whl", stdlib + "/test/*.whl",
		stdlib + "/test/wheeldata/*.whl",
		stdlib + "/test/test_importlib/data/*.whl", "/usr/share/python-wheels/*.whl"} {
		found, _ := filepath.Glob(pattern)
		for _, file := range found {
			if w, err := wheel.ParseName(filepath.Base(file)); err == nil {
				files[w.Project] = or(files[w.Project], file)
			}
		}
	}
	if len(files) == 0 {
		if os.Getenv("CI") == "true" {
			t.Fatal("no wheel comes with this python3 (apt install python3-pip-whl)")
		}
		t.Skip("no wheel comes with this python3")
	}
	return files
}

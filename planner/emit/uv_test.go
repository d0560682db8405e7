package emit

import (
	"net/http"
	"net/http/httptest"
	"os"
	osexec "os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

// index serves small wheels, NAME==VERSION, each on the index that it is for.
func index(t *testing.T, byIndex map[string][]string) string {
	t.Helper()
	dir := t.TempDir()
	var files []pyindex.File
	for on, pins := range byIndex {
		for _, pin := range pins {
			name, version, _ := strings.Cut(pin, "==")
			w := wheel.Wheel{Name: name, Version: version, Tag: "py3-none-any", Purelib: true,
				Metadata: wheel.Metadata{Fields: []wheel.Field{{Name: "Metadata-Version", Value: "2.1"},
					{Name: "Name", Value: name}, {Name: "Version", Value: version}}}}
			written, err := w.WriteTo(dir)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, pyindex.File{Project: pyindex.Normalize(name), Version: version, Name: written.File,
				Path: filepath.Join(dir, written.File), SHA256: written.SHA256, MetadataSHA256: written.MetadataSHA256,
				Size: written.Size, Indexes: []string{on}})
		}
	}
	mux := http.NewServeMux()
	catalog := pyindex.NewCatalog(files)
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: catalog}))
	mux.Handle("/whl/", http.StripPrefix("/whl", pyindex.Whl{Catalog: catalog, Prefix: "/whl"}))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL
}

// TestUVLocksWhatIsEmitted has uv lock two targets with other builds of one
// package, of which one is on an index of its own.
func TestUVLocksWhatIsEmitted(t *testing.T) {
	uv := worldtest.PythonTool(t, "uv==0.13.9", "uv")
	at := index(t, map[string][]string{
		"pypi":  {"filelock==3.16.1", "torch==2.4.0", "numpy==2.1.0"},
		"cu124": {"torch==2.5.1+cu124", "filelock==9.9"}, // a newer one, on an index that is not asked for it
	})
	plain := request.Index{Name: "pypi", URL: at + "/simple/"}
	train, ci := FromLock(locked(t), []request.Index{plain}), planOf()
	train.Stack.Indexes[0].URL = at + "/whl/cu124"
	train.Locked.Wheels[0].Index, train.Locked.Wheels[1].Index = at+"/simple/", at+"/whl/cu124"
	ci.Target, ci.Indexes, ci.Stack.Python = "ci[torch=2.4]", []request.Index{plain}, "3.11"
	ci.Stack.Packages, ci.Stack.Extras = map[string]string{"torch": "2.4.0"}, nil
	ci.Stack.Unpinned, ci.Stack.Indexes = ci.Stack.Unpinned[:1], nil
	text, err := UV([]Input{train, ci})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	project := "[project]\nname = \"mine\"\nversion = \"0\"\nrequires-python = \">=3.9\"\n\n" + string(text)
	if err := os.WriteFile(filepath.Join(dir, "pyproject.toml"), []byte(project), 0o644); err != nil {
		t.Fatal(err)
	}
	c := osexec.CommandContext(t.Context(), uv, "lock", "--project", dir, "--python", "python3")
	c.Env = append(os.Environ(), "UV_CACHE_DIR="+t.TempDir(), "UV_PYTHON_DOWNLOADS=never")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("uv: %v\n%s\n%s", err, out, project)
	}
	made, err := os.ReadFile(filepath.Join(dir, "uv.lock"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"name = \"torch\"\nversion = \"2.5.1+cu124\"\nsource = { registry = \"" + at + "/whl/cu124",
		"name = \"torch\"\nversion = \"2.4.0\"\nsource = { registry = \"" + at + "/simple",
		"name = \"filelock\"\nversion = \"3.16.1\"\nsource = { registry = \"" + at + "/simple",
		"name = \"numpy\"\nversion = \"2.1.0\"",
	} {
		if !strings.Contains(string(made), want) {
			t.Errorf("uv.lock lacks %q:\n%s", want, made)
		}
	}
}

// TestTargetsThatCannotStandTogetherAreRefused names both.
func TestTargetsThatCannotStandTogetherAreRefused(t *testing.T) {
	for want, change := range map[string]func(one, other *Input){
		`"train" and "Train" would both be called "train"`: func(_, other *Input) { other.Target = "Train" },
		`have other default indexes`: func(_, other *Input) {
			other.Target, other.Indexes = "ci", []request.Index{{Name: "corp", URL: "https://pypi.example.com/simple"}}
		},
		`target "ci": platform "linux/riscv64"`: func(_, other *Input) { other.Target, other.Platform = "ci", "linux/riscv64" },
		`target "ci": "a b" is no name`: func(_, other *Input) {
			other.Target, other.Stack.Packages = "ci", map[string]string{"a b": "1"}
		},
		`target "ci": python "3.12\n" is no version`: func(_, other *Input) {
			other.Target, other.Stack.Python = "ci", "3.12\n"
		},
	} {
		one, other := planOf(), planOf()
		change(&one, &other)
		if text, err := UV([]Input{one, other}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, text)
		}
	}
}

// TestNoGroupIsADefaultBesideOthers has a group of the name of the one that uv installs unless it is told not to.
func TestNoGroupIsADefaultBesideOthers(t *testing.T) {
	for name, want := range map[string]bool{"dev": true, "ci": false} {
		one, other := planOf(), planOf()
		other.Target = name
		text, err := UV([]Input{one, other})
		if err != nil || strings.Contains(string(text), "\ndefault-groups = []\n") != want {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}

// TestTwoPlatformsOfATargetAreTwoGroups tells them apart by name.
func TestTwoPlatformsOfATargetAreTwoGroups(t *testing.T) {
	intel, arm := planOf(), planOf()
	arm.Platform = "linux/arm64"
	text, err := UV([]Input{intel, arm})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\ntrain = [", "\ntrain-linux-arm64 = [", "aarch64'", `{ group = "train-linux-arm64" }`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("it lacks %q:\n%s", want, text)
		}
	}
}

// TestAWheelOfNoIndexIsPlacedByItsAddress in both forms.
func TestAWheelOfNoIndexIsPlacedByItsAddress(t *testing.T) {
	target := locked(t)
	target.Wheels[0].Index = ""
	forms := []JointKind{{Name: "uv", Write: UV}, {Name: "pixi", Write: Pixi}}
	for _, k := range forms {
		text, err := k.Write([]Input{FromLock(target, nil)})
		if err != nil || !strings.Contains(string(text), target.Wheels[0].URL+`"`) {
			t.Errorf("%s: %v\n%s", k.Name, err, text)
		}
	}
	target.Wheels = append(target.Wheels, lock.Wheel{Name: "x", Version: "1", URL: "file:///etc/passwd"})
	for _, k := range forms {
		if _, err := k.Write([]Input{FromLock(target, nil)}); err == nil || !strings.Contains(err.Error(), "no http or https") {
			t.Errorf("%s: %v", k.Name, err)
		}
	}
}

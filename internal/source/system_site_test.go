package source

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestAVirtualEnvironmentIsReadWithItsSystem reads one with --system-site-packages, whose
// own packages count first, and one whose Python is not on this machine.
func TestAVirtualEnvironmentIsReadWithItsSystem(t *testing.T) {
	// Windows has packages in Lib\site-packages and Pythons in Scripts, and of what an environment
	// sees besides its own only the folders of other systems are known.
	if runtime.GOOS == "windows" {
		t.Skip("an environment of Windows has other folders, and only those of other systems are read")
	}
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	install := func(site, name, version string) {
		t.Helper()
		write(site+"/"+name+"-"+version+".dist-info/METADATA",
			"Metadata-Version: 2.1\nName: "+name+"\nVersion: "+version+"\n")
	}
	write("venv/pyvenv.cfg", "home = "+root+"/base/bin\ninclude-system-site-packages = true\nversion = 3.11.9\n")
	install("venv/lib/python3.11/site-packages", "numpy", "1.26.4")
	install("base/lib/python3.11/site-packages", "numpy", "2.2.0")
	install("base/lib/python3.11/site-packages", "torch", "2.5.1+cpu")

	read := func() (packages map[string]string, told bool) {
		t.Helper()
		env, err := Read(t.Context(), []string{filepath.Join(root, "venv")}, nil)
		if err != nil {
			t.Fatal(err)
		}
		packages = map[string]string{}
		for _, o := range env.Observations {
			if o.Kind == observed.Package {
				packages[o.Name] = o.Value
			}
		}
		return packages, slices.ContainsFunc(env.Notes, func(n observed.Note) bool {
			return n.Text == "not judged: it sees the packages of the Python that it was made with as well"
		})
	}
	if got, told := read(); got["torch"] != "" || got["numpy"] != "1.26.4" || !told {
		t.Errorf("without its Python: %v, %v", got, told)
	}
	write("venv/bin/python3", "")
	if got, told := read(); got["torch"] != "2.5.1+cpu" || got["numpy"] != "1.26.4" || told {
		t.Errorf("with its Python: %v, %v", got, told)
	}
}

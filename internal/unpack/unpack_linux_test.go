package unpack

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// demo writes a wheel, and returns it with the layer that it makes.
func demo(t *testing.T) (path string, made layer.Layer) {
	t.Helper()
	dir := t.TempDir()
	w := wheel.Wheel{Name: "demo", Version: "1.0", Tag: "py3-none-any", Purelib: true,
		EntryPoints: "[console_scripts]\ndemo = demo:main\n",
		Metadata:    wheel.ParseMetadata("Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n"),
		Members:     map[string]wheel.Member{"demo/__init__.py": {Data: []byte("answer = 42\n")}}}
	if _, err := w.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(dir, w.FileName())
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	made, err = layer.FromWheels(t.Context(), []layer.Source{{Name: w.FileName(), Reader: bytes.NewReader(data),
		Size: int64(len(data))}}, layer.Options{Python: "3.12"}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	return path, made
}

// tree lists what lies in a folder: kind, mode, time, and content or what it leads to.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || name == dir {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		said := info.Mode().String() + " " + info.ModTime().UTC().Format("2006-01-02")
		switch {
		case info.Mode()&fs.ModeSymlink != 0:
			link, err := os.Readlink(name)
			if err != nil {
				return err
			}
			said += " " + link
		case info.Mode().IsRegular():
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			said += " " + string(data)
		}
		found[strings.TrimPrefix(name, dir+"/")] = said
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestWheelsAreWrittenOut(t *testing.T) {
	path, made := demo(t)
	out := t.TempDir()
	if err := Run(t.Context(), []string{"wheels", "3.12", made.DiffID.String(), out, path}); err != nil {
		t.Fatal(err)
	}
	found := tree(t, out)
	for name, want := range map[string]string{
		"opt": "drwxr-xr-x 1980-01-01", "opt/env/lib/python3.12/site-packages": "drwxr-xr-x 1980-01-01",
		"opt/env/lib/python3.12/site-packages/demo/__init__.py": "-rw-r--r-- 1980-01-01 answer = 42\n",
	} {
		if found[name] != want {
			t.Errorf("%s is %q, want %q", name, found[name], want)
		}
	}
	if script := found["opt/env/bin/demo"]; !strings.HasPrefix(script, "-rwxr-xr-x 1980-01-01 #!/opt/env/bin/python") {
		t.Errorf("the script is %q", script)
	}
	err := Run(t.Context(), []string{"wheels", "3.12", made.Digest.String(), t.TempDir(), path})
	if err == nil || !strings.Contains(err.Error(), "the layer of demo-1.0-py3-none-any.whl is "+made.DiffID.String()+
		", but the lock says "+made.Digest.String()) || !strings.Contains(err.Error(), `run "envsolve lock"`) {
		t.Errorf("another layer than the lock's: %v", err)
	}
}

// TestABrokenWheelIsNotWrittenOut has content that is not what the wheel's RECORD says.
func TestABrokenWheelIsNotWrittenOut(t *testing.T) {
	path, made := demo(t)
	good, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer good.Close()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, f := range good.File {
		content, err := fs.ReadFile(good, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		to, err := w.Create(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := to.Write(bytes.Replace(content, []byte("answer = 42"), []byte("answer = 43"), 1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(t.TempDir(), filepath.Base(path))
	if err := os.WriteFile(broken, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	err = Run(t.Context(), []string{"wheels", "3.12", made.DiffID.String(), t.TempDir(), broken})
	if err == nil || !strings.Contains(err.Error(), "demo/__init__.py") {
		t.Errorf("a broken wheel: %v", err)
	}
	// Nor into a folder where something stands already.
	full := t.TempDir()
	if err := os.MkdirAll(filepath.Join(full, "opt/env/lib/python3.12/site-packages/demo"), 0o755); err != nil {
		t.Fatal(err)
	}
	err = Run(t.Context(), []string{"wheels", "3.12", made.DiffID.String(), full, path})
	if !errors.Is(err, fs.ErrExist) {
		t.Errorf("into a folder that is not empty: %v", err)
	}
}

func TestFilesOfTheUsersAreWrittenOut(t *testing.T) {
	root, out := t.TempDir(), t.TempDir()
	if err := os.MkdirAll(filepath.Join(root, "src/sub"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "src/sub/run"), []byte("x"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("sub/run", filepath.Join(root, "src/link")); err != nil {
		t.Fatal(err)
	}
	if err := Run(t.Context(), []string{"copy", "./src", "/app", root, out}); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"app": "drwxr-xr-x 1980-01-01", "app/sub": "drwxr-xr-x 1980-01-01", "app/sub/run": "-rwxr-xr-x 1980-01-01 x",
		"app/link": "Lrwxrwxrwx 1980-01-01 sub/run",
	}
	if diff := cmp.Diff(want, tree(t, out)); diff != "" {
		t.Error(diff)
	}
	for from, words := range map[string]string{"nothing": "no such file", "../x": "leads out of"} {
		err := Run(t.Context(), []string{"copy", from, "/app", root, out})
		if err == nil || !strings.Contains(err.Error(), words) || !strings.Contains(err.Error(), "copy from") {
			t.Errorf("copying %s gives %v", from, err)
		}
	}
}

func TestNothingIsWrittenThroughALink(t *testing.T) {
	outside := t.TempDir()
	var packed bytes.Buffer
	w := tar.NewWriter(&packed)
	for _, h := range []tar.Header{{Name: "a", Typeflag: tar.TypeSymlink, Linkname: outside},
		{Name: "a/x", Typeflag: tar.TypeReg, Mode: 0o644}} {
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
	}
	archive := filepath.Join(t.TempDir(), "layer.tar")
	if err := os.WriteFile(archive, packed.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	err := Run(t.Context(), []string{"files", archive, t.TempDir()})
	if err == nil || !strings.Contains(err.Error(), "escapes") || len(tree(t, outside)) > 0 {
		t.Errorf("the error is %v, and outside is %v", err, tree(t, outside))
	}
}

func TestWhatIsNoCommandIsRefused(t *testing.T) {
	for _, args := range [][]string{nil, {"wheels"}, {"wheels", "3.12", "sha256:0", "/out"}, {"files", "a"}, {"rm", "a", "b"}} {
		if err := Run(t.Context(), args); err != errUsage {
			t.Errorf("%q gives %v", args, err)
		}
	}
}

// FuzzExtract looks that nothing is written outside the folder, whatever a tar says.
func FuzzExtract(f *testing.F) {
	for _, h := range []tar.Header{{Name: "../x", Typeflag: tar.TypeReg}, {Name: "/x", Typeflag: tar.TypeDir},
		{Name: "a", Typeflag: tar.TypeSymlink, Linkname: "/"}, {Name: "a/x", Typeflag: tar.TypeReg, Mode: 0o4755}} {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		if err := w.WriteHeader(&h); err != nil {
			f.Fatal(err)
		}
		if err := w.Close(); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		dir := t.TempDir()
		out := filepath.Join(dir, "out")
		if err := os.Mkdir(out, 0o755); err != nil {
			t.Fatal(err)
		}
		_ = extract(bytes.NewReader(data), out) // an error is an answer
		entries, err := os.ReadDir(dir)
		if err != nil || len(entries) != 1 {
			t.Errorf("there is %v beside the folder (%v)", entries, err)
		}
	})
}

package layer

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/envsolve/envsolve/internal/wheel"
)

// FuzzWheel feeds FromWheel any bytes. It must refuse them, or make a layer that
// stays inside the environment, twice the same.
func FuzzWheel(f *testing.F) {
	for _, w := range samplesForPip() {
		f.Add(w.bytes(f))
	}
	for _, file := range realWheelsIfAny() {
		if data, err := os.ReadFile(file); err == nil && len(data) < 1<<16 {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var out, again bytes.Buffer
		opt := Options{Python: "3.12", Level: 1}
		l, err := FromWheel(context.Background(), bytes.NewReader(data), int64(len(data)), opt, &out)
		if err != nil {
			var bad *wheel.Error
			if !errors.As(err, &bad) {
				t.Errorf("an error that is no refusal: %v", err)
			}
			return
		}
		checkInside(t, out.Bytes())
		if second, err := FromWheel(context.Background(), bytes.NewReader(data), int64(len(data)), opt, &again); err != nil ||
			second != l {
			t.Errorf("first %+v, then %+v, %v", l, second, err)
		}
	})
}

func realWheelsIfAny() []string {
	files, _ := filepath.Glob("/usr/share/python-wheels/*.whl")
	return files
}

// checkInside looks for anything in a layer that could reach out of the
// environment.
func checkInside(t *testing.T, layer []byte) {
	t.Helper()
	z, err := zstd.NewReader(bytes.NewReader(layer))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	seen := map[string]bool{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(h.Name, "/")
		inside := name == "opt" || name == "opt/env" || strings.HasPrefix(name, "opt/env/")
		if !inside || !filepath.IsLocal(name) || filepath.Clean(name) != name || seen[name] || h.Typeflag != tar.TypeReg &&
			h.Typeflag != tar.TypeDir ||
			slices.Contains([]string{"pyvenv.cfg", "lib64", "bin/python", "bin/python3", "bin/python3.12"},
				strings.TrimPrefix(name, "opt/env/")) {
			t.Errorf("entry %q of type %c", h.Name, h.Typeflag)
		}
		seen[name] = true
	}
}

// FuzzEntryPoints reads any entry_points.txt; what is taken must be safe to
// write into a script and as a file's name.
func FuzzEntryPoints(f *testing.F) {
	f.Add([]byte("[console_scripts]\na = b.c:d.e [x]\n#\n[gui_scripts]\n x=y : z\n"))
	f.Add([]byte("[console_scripts]\n../a = b:c\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		console, gui, err := wheel.ParseEntryPoints(data)
		if err != nil {
			return
		}
		for _, e := range append(versioned(console, "3.12"), gui...) {
			if wheel.CheckPath(e.Name) != nil || strings.Contains(e.Name, "/") ||
				strings.ContainsAny(e.Module+e.Object, " \t\r\n;()'\"") {
				t.Errorf("%+v from %q", e, data)
			}
		}
	})
}

// FuzzEntries packs wheels that are right but for the names, kinds and content
// that it is given: they must be refused, or stay inside the environment.
func FuzzEntries(f *testing.F) {
	f.Add("demo/x.py", "demo-1.0.data/scripts/tool", uint32(0o100755), "#!python\n", "a = b:c")
	f.Add("../x", "demo-1.0.data/data/../../x", uint32(0o120777), "/etc", "../a = b:c")
	f.Add("demo-1.0.dist-info/INSTALLER", "demo-1.0.data/data/lib64/python3.12/site-packages/x", uint32(0), "",
		"python = b:c")
	f.Fuzz(func(t *testing.T, one, two string, attrs uint32, content, point string) {
		w := sample{points: "[console_scripts]\n" + point + "\n",
			entries: []entry{{name: one, content: content, attrs: attrs}, {name: two, content: content}}}
		if strings.HasSuffix(one, "/") || strings.HasSuffix(two, "/") || len(one) > 1<<15 || len(two) > 1<<15 {
			return // folders, and names that no zip can hold
		}
		data := w.bytes(t)
		var out bytes.Buffer
		_, err := FromWheel(context.Background(), bytes.NewReader(data), int64(len(data)), Options{Python: "3.12", Level: 1},
			&out)
		var bad *wheel.Error
		switch {
		case err == nil:
			checkInside(t, out.Bytes())
		case !errors.As(err, &bad):
			t.Errorf("an error that is no refusal: %v", err)
		}
	})
}

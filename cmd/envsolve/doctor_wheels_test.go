package main

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/planner/plan"
)

// wheels takes single files out of wheels of the public index, by ranges.
type wheels struct {
	t      *testing.T
	client *index.Client
	files  map[string][]index.File
}

// realWheels skips the test where the public index does not answer.
func realWheels(t *testing.T) *wheels {
	t.Helper()
	if testing.Short() && os.Getenv("CI") != "true" {
		t.Skip("-short: it reads parts of wheels of the public index, 5 MB")
	}
	answer, err := (&http.Client{Timeout: 10 * time.Second}).Get(plan.DefaultIndex + "/nvidia-cudnn-cu12/")
	if err != nil {
		t.Skipf("the public index does not answer: %v", err)
	}
	answer.Body.Close()
	return &wheels{t, &index.Client{}, map[string][]index.File{}}
}

// file finds a wheel by its name.
func (w *wheels) file(project, name string) index.File {
	w.t.Helper()
	if w.files[project] == nil {
		list, err := w.client.Files(w.t.Context(), plan.DefaultIndex, project)
		if err != nil {
			w.t.Skipf("the public index does not answer as it should: %v", err)
		}
		w.files[project] = list
	}
	at := slices.IndexFunc(w.files[project], func(f index.File) bool { return f.Name == name })
	if at < 0 {
		w.t.Fatalf("the public index has no %s", name)
	}
	return w.files[project][at]
}

// install writes the files of a wheel that end in one of the names, as pip would.
func (w *wheels) install(site, project, name string, names ...string) {
	w.t.Helper()
	f := w.file(project, name)
	archive, err := zip.NewReader(&ranges{ctx: w.t.Context(), client: w.client, file: f}, f.Size)
	if err != nil {
		w.t.Skipf("the public index does not answer as it should: %v", err)
	}
	found := 0
	for _, entry := range archive.File {
		if !slices.ContainsFunc(names, func(n string) bool { return strings.HasSuffix(entry.Name, n) }) {
			continue
		}
		found++
		content, err := entry.Open()
		if err != nil {
			w.t.Fatal(err)
		}
		text, err := io.ReadAll(content)
		if err := errors.Join(err, content.Close()); err != nil {
			w.t.Fatalf("%s: %s: %v", name, entry.Name, err)
		}
		place(w.t, filepath.Join(site, filepath.FromSlash(entry.Name)), text)
	}
	if found < len(names) {
		w.t.Fatalf("%s has %d of the files %s", name, found, strings.Join(names, ", "))
	}
}

func place(t *testing.T, name string, text []byte) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, text, 0o644)); err != nil {
		t.Fatal(err)
	}
}

// ranges reads a file of an index in pieces, the last of which it keeps.
type ranges struct {
	ctx    context.Context
	client *index.Client
	file   index.File
	from   int64
	piece  []byte
}

func (r *ranges) ReadAt(into []byte, at int64) (n int, err error) {
	const size = 512 << 10
	for n < len(into) {
		offset := at + int64(n)
		if offset >= r.file.Size {
			return n, io.EOF
		}
		if offset < r.from || offset >= r.from+int64(len(r.piece)) {
			r.from = offset
			if offset > r.file.Size-size { // the directory of an archive is read from its end on
				r.from = max(0, r.file.Size-size)
			}
			if r.piece, err = r.client.Part(r.ctx, r.file, r.from, min(size, r.file.Size-r.from)); err != nil {
				return n, err
			}
		}
		n += copy(into[n:], r.piece[offset-r.from:])
	}
	return n, nil
}

// hostFolder writes the files of a machine with an RTX 4090 and returns the folder.
func hostFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, file := range machine("0x2684\n", "550.54.15") {
		place(t, filepath.Join(folder, filepath.FromSlash(name)), file.Data)
	}
	return folder
}

// doctor runs the command on a machine whose /etc/environment sets LD_LIBRARY_PATH.
func doctor(t *testing.T, root, python, libraryPath string) (out string, code int) {
	t.Helper()
	place(t, filepath.Join(root, "etc", "environment"), []byte("LD_LIBRARY_PATH="+libraryPath+"\n"))
	var stdout bytes.Buffer
	a := &cli.App{Stdout: &stdout, Stderr: &stdout, Env: func(string) string { return "" }}
	code = a.Run(t.Context(), rootCommand(a, nil), []string{"doctor", "--root", root, "--python", python, "-o",
		"markdown"})
	return stdout.String(), code
}

// TestCUDNNFailsToInitialiseOnRealWheels walks from the symptom to the cure: PyTorch's
// wheel, cuDNN's, and the cuDNN of another release in a toolkit's folder.
func TestCUDNNFailsToInitialiseOnRealWheels(t *testing.T) {
	w := realWheels(t)
	root, env := hostFolder(t), t.TempDir()
	place(t, filepath.Join(env, "pyvenv.cfg"), []byte("version = 3.11.9\n"))
	site := filepath.Join(env, "lib", "python3.11", "site-packages")
	w.install(site, "torch", "torch-2.5.1-cp311-cp311-manylinux1_x86_64.whl",
		".dist-info/METADATA", "torch/version.py", "torch/_C.cpython-311-x86_64-linux-gnu.so",
		"torch/lib/libtorch_global_deps.so")
	w.install(site, "nvidia-cudnn-cu12", "nvidia_cudnn_cu12-9.1.0.70-py3-none-manylinux2014_x86_64.whl",
		".dist-info/METADATA", "lib/libcudnn.so.9", "lib/libcudnn_graph.so.9", "include/cudnn_version.h")
	other := t.TempDir()
	w.install(other, "nvidia-cudnn-cu12", "nvidia_cudnn_cu12-9.5.1.17-py3-none-manylinux_2_28_x86_64.whl",
		"lib/libcudnn.so.9", "lib/libcudnn_graph.so.9", "include/cudnn_version.h")
	cuda := filepath.Join(root, "usr", "local", "cuda")
	if err := os.MkdirAll(filepath.Dir(cuda), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(other, "nvidia", "cudnn"), cuda); err != nil {
		t.Fatal(err)
	}

	out, code := doctor(t, root, env, "/usr/local/cuda/lib")
	for _, want := range []string{
		"torch loads cuDNN 9.1.0.70 of nvidia-cudnn-cu12", "libcudnn_graph.so.9 would come from cuDNN 9.5.1",
		"LD_LIBRARY_PATH names /usr/local/cuda/lib, which comes before the RUNPATH of nvidia/cudnn/lib/libcudnn.so.9",
		"cudnn-sublibrary-version-mismatch", "take /usr/local/cuda/lib out of LD_LIBRARY_PATH",
	} {
		if !strings.Contains(strings.ReplaceAll(out, `\`, ""), want) {
			t.Errorf("it does not say %q", want)
		}
	}
	if code != 1 {
		t.Errorf("exit code %d", code)
	}
	if t.Failed() {
		t.Log(out)
	}
	if out, code = doctor(t, root, env, ""); code != 0 || !strings.Contains(strings.ReplaceAll(out, `\`, ""),
		"| ✓ | cudnn |") {
		t.Errorf("after the change: exit code %d:\n%s", code, out)
	}
}

// TestYOLOTrainsOnTheCPUWithRealWheels walks from the symptom to the cure: the index's
// default wheel of PyTorch for a platform where that is built without CUDA.
func TestYOLOTrainsOnTheCPUWithRealWheels(t *testing.T) {
	w := realWheels(t)
	root, env := hostFolder(t), t.TempDir()
	place(t, filepath.Join(env, "pyvenv.cfg"), []byte("version = 3.11.9\n"))
	site := filepath.Join(env, "lib", "python3.11", "site-packages")
	w.install(site, "ultralytics", "ultralytics-8.3.0-py3-none-any.whl", ".dist-info/METADATA")
	w.install(site, "torch", "torch-2.5.1-cp311-cp311-manylinux2014_aarch64.whl", ".dist-info/METADATA",
		"torch/version.py")
	out, code := doctor(t, root, env, "")
	if code != 1 || !strings.Contains(out, "| ✗ | python |") || !strings.Contains(out, "torch==2.5.1") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	w.install(site, "torch", "torch-2.5.1-cp311-cp311-manylinux1_x86_64.whl", ".dist-info/METADATA", "torch/version.py")
	if out, code := doctor(t, root, env, ""); code != 0 || !strings.Contains(out, "| ✓ | python |") {
		t.Errorf("after the change: exit code %d:\n%s", code, out)
	}
}

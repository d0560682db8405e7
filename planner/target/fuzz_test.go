package target

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

// FuzzLoad: no text makes the loader panic or name nothing; what loads, loads
// to clean strings, and formatting does not change what it means.
func FuzzLoad(f *testing.F) {
	archives, _ := filepath.Glob("testdata/*.txtar")
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range archive.Files {
			if file.Name == DefaultName {
				f.Add(file.Data, "2.5")
			}
		}
	}
	f.Add([]byte("variable \"v\" { default = [1] }\ntarget \"a\" {\n framework \"jax\" {}\n gpu = var.v\n}"), "[[[[")
	f.Fuzz(func(t *testing.T, src []byte, value string) {
		if len(src) > 1<<14 || costly(src) || costly([]byte(value)) {
			return
		}
		opts := Options{Vars: map[string]string{"v": value, "torch": value}, Env: func(string) string { return value }}
		file, diags := Parse(src, DefaultName, opts)
		var out bytes.Buffer
		if err := hcl.NewDiagnosticTextWriter(&out, file.Sources, 80, false).WriteDiagnostics(diags); err != nil {
			t.Fatalf("diagnostics cannot be written: %v", err)
		}
		for _, diag := range diags {
			if diag.Summary == "" || diag.Detail == "" {
				t.Errorf("a diagnostic says nothing: %#v", diag)
			}
		}
		if diags.HasErrors() {
			return
		}
		if len(file.Requests) == 0 {
			t.Error("no error and no request")
		}
		checkRequests(t, file)
		formatted, diags := Format(src)
		if diags.HasErrors() {
			t.Fatalf("Format: %v", diags)
		}
		if again, diags := Parse(formatted, DefaultName, opts); diags.HasErrors() ||
			len(again.Requests) != len(file.Requests) {
			t.Errorf("formatted, the file means something else: %v\n%s", diags, formatted)
		}
	})
}

// costly tells text whose evaluation may take long without being wrong.
func costly(src []byte) bool {
	return bytes.Count(src, []byte("for ")) > 2 || bytes.Contains(src, []byte("setproduct")) ||
		bytes.Contains(src, []byte("format")) || bytes.Contains(src, []byte("jsonencode"))
}

func checkRequests(t *testing.T, file *File) {
	names := map[string]bool{}
	for _, req := range file.Requests {
		if names[req.Name()] {
			t.Errorf("two requests are named %q", req.Name())
		}
		names[req.Name()] = true
		if len(req.Frameworks) == 0 || req.SelfTest.GPU == "" {
			t.Errorf("incomplete request %+v", req)
		}
		for _, gpu := range req.GPUs {
			if gpu.Value == "" || spelling.CheckText(gpu.Value) != nil || gpu.At.File == "" {
				t.Errorf("bad text %+v", gpu)
			}
		}
		if err := CheckImage(req.Image); err != nil {
			t.Errorf("Load takes an image that CheckImage refuses: %v", err)
		}
	}
}

// FuzzFlags: no flag makes a panic or a request that a file could not make.
func FuzzFlags(f *testing.F) {
	f.Add("h100", "535", "pytorch==2.5.1", "12.4", "linux/amd64", "vllm==0.6.3")
	f.Add("a,b", ">=535,<550", "jax", "", "", "ray[default,tune]>=2,<3")
	f.Add("", "\x00", "torch", "\u202e", "x", "a @ b")
	f.Fuzz(func(t *testing.T, gpu, driver, framework, cuda, platform, with string) {
		asked := flags.Flags{GPU: []string{gpu}, Driver: []string{driver}, Framework: []string{framework}, CUDA: cuda,
			Platform: platform, With: []string{with}}
		req, err := flags.Request(nil, asked)
		if err != nil {
			for line := range strings.SplitSeq(err.Error(), "\n") {
				if !strings.HasPrefix(line, "--") {
					t.Errorf("the error does not name the flag: %q", line)
				}
			}
			return
		}
		if len(req.Frameworks) != 1 || len(req.Packages) != 1 || req.Packages[0].Name != request.NormalizeName(req.Packages[0].Name) {
			t.Errorf("request %+v", req)
		}
		again, err := override(nil, req, asked)
		if err != nil || again.Name() != req.Name() || len(again.Packages) != 1 {
			t.Errorf("overriding with the same flags: %+v, %v", again, err)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	archive, err := txtar.ParseFile("testdata/contract.txtar")
	if err != nil {
		b.Fatal(err)
	}
	src := archive.Files[0].Data
	b.ReportAllocs()
	for b.Loop() {
		if _, diags := Parse(src, DefaultName, Options{}); diags.HasErrors() {
			b.Fatal(diags)
		}
	}
}

func BenchmarkLoadCells(b *testing.B) {
	src := []byte(strings.Replace(minimal, "{\n",
		"{\n  matrix = { gpu = [for i in range(100) : \"g${i}\"], python = [for i in range(100) : \"3.${i}\"] }\n", 1))
	b.ReportAllocs()
	for b.Loop() {
		if file, diags := Parse(src, DefaultName, Options{}); diags.HasErrors() || len(file.Requests) != 10000 {
			b.Fatal(diags)
		}
	}
}

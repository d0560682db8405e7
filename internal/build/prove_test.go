package build_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/containerd/containerd/v2/pkg/archive/compression"
	"github.com/containerd/errdefs"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/planner/recipe"
)

// holds counts the layers of a recipe that a builder has.
func holds(t *testing.T, b *builder.Builder, r *recipe.Recipe) (n int) {
	t.Helper()
	for _, l := range r.Layers {
		_, err := b.Content().Info(t.Context(), digest.Digest(l.Digest))
		switch {
		case err == nil:
			n++
		case !errdefs.IsNotFound(err):
			t.Fatal(err)
		}
	}
	return n
}

// outputs are those of a build by what becomes of its image: nothing, a file, a push.
func outputs(t *testing.T) map[string][]build.Output {
	t.Helper()
	return map[string][]build.Output{
		"no output": nil,
		"a file":    {{Type: build.OutputOCI, Dest: filepath.Join(t.TempDir(), "image.tar")}},
		"a push":    {{Type: build.OutputPush, Tags: []string{buildertest.Registry(t) + "/demo:1"}}},
	}
}

// The managed builder is not given the layers for a self-test, which says the same beside
// it as in a builder that is named.
func TestASelfTestRunsBesideTheManagedBuilder(t *testing.T) {
	const script = "id\necho all is well\nenv VIRTUAL_ENV\nreadonly /etc/passwd\n"
	for name, out := range outputs(t) {
		t.Run(name, func(t *testing.T) {
			s := buildertest.Store(t)
			base := buildertest.Base(t)
			r := buildertest.Project(t, s, base, script)
			beside, within := buildertest.Connect(t, s), buildertest.Serve(t, s)
			result, err := build.Build(t.Context(), beside, r, build.Options{Base: base, Outputs: out})
			if err != nil {
				t.Fatal(err)
			}
			if n := holds(t, beside, r); n > 0 {
				t.Errorf("the managed builder has %d of %d layers", n, len(r.Layers))
			}
			other, err := build.Build(t.Context(), within, r, build.Options{Base: base})
			if err != nil {
				t.Fatal(err)
			}
			if n := holds(t, within, r); n != len(r.Layers) {
				t.Errorf("the named builder has %d of %d layers", n, len(r.Layers))
			}
			if result.SelfTest != other.SelfTest || !strings.Contains(result.SelfTest, "all is well\n/opt/env\n") ||
				result.Digest != other.Digest {
				t.Errorf("beside: %s, %q; within: %s, %q", result.Digest, result.SelfTest, other.Digest, other.SelfTest)
			}
		})
	}
}

// A self-test that passed is not run again for the same image; one that failed is.
func TestASelfTestPassesOnce(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	well, ill := buildertest.Project(t, s, base, buildertest.Healthy), buildertest.Project(t, s, base, "fail 5 no cudnn\n")
	for i, want := range []string{"self-test  passed\n", "self-test  the same image passed before"} {
		var shown bytes.Buffer
		phases := progress.New(progress.Options{Writer: &shown})
		result, err := build.Build(t.Context(), b, well, build.Options{Base: base,
			Progress: builder.Progress{Phases: phases}})
		if err != nil {
			t.Fatal(err)
		}
		phases.Close()
		if !strings.Contains(shown.String(), want) || (result.SelfTest == "") != (i > 0) {
			t.Errorf("%q\n%s", result.SelfTest, shown.String())
		}
		_, err = build.Build(t.Context(), b, ill, build.Options{Base: base})
		var failed *build.SelfTestError
		if !errors.As(err, &failed) || failed.ExitCode != 5 || failed.Output != "no cudnn\n" {
			t.Errorf("%v", err)
		}
	}
}

// A self-test is told which files were compared with their hashes when they were locked: those
// of the wheels, whatever else is in the image.
func TestASelfTestIsToldOfFilesThatWereCompared(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	const told = "cat /run/envsolve-verified.json\n"
	for _, script := range []string{told, told + "echo again\n"} {
		r := buildertest.Project(t, s, base, script)
		result, err := build.Build(t.Context(), b, r, build.Options{Base: base})
		if err != nil {
			t.Fatal(err)
		}
		var layers []map[string]int64
		if err := json.NewDecoder(strings.NewReader(result.SelfTest)).Decode(&layers); err != nil {
			t.Fatalf("%q: %v", result.SelfTest, err)
		}
		wheels := 0
		for _, l := range r.Layers {
			if l.Kind == recipe.Wheels {
				wheels++
			}
		}
		if wheels == 0 || len(layers) != wheels || len(layers[0]) == 0 {
			t.Errorf("%q: %d layers of wheels, verified are %v", script, wheels, layers)
		}
	}
}

// Where no container can be run beside the builder, the builder is given the self-test,
// and that is said.
func TestASelfTestGoesToTheBuilderWhereNothingRunsBesideIt(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	m := buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	var log bytes.Buffer
	b.Log = &log
	// The folder for the container is a file.
	buildertest.Write(t, filepath.Join(m.StateDir, "sandbox", "runs"), "", 0o600)
	if _, err := build.Build(t.Context(), b, r, build.Options{Base: base}); err != nil {
		t.Fatal(err)
	}
	if n := holds(t, b, r); n != len(r.Layers) {
		t.Errorf("the builder has %d of %d layers", n, len(r.Layers))
	}
	if !strings.Contains(log.String(), "the self-test goes to the builder: ") {
		t.Errorf("%q", log.String())
	}
}

// A self-test is told where byte code is made for it.
func TestASelfTestIsGivenByteCode(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, "env ENVSOLVE_BYTECODE\n")
	result, err := build.Build(t.Context(), buildertest.Connect(t, s), r, build.Options{Base: base})
	if err != nil {
		t.Fatal(err)
	}
	if result.SelfTest != "/run/envsolve-bytecode\n" {
		t.Errorf("it is told %q", result.SelfTest)
	}
}

// The layers of a recipe are unpacked as they are made, where its self-test runs beside the
// managed builder.
func TestLayersAreUnpackedAsTheyAreMade(t *testing.T) {
	s := buildertest.Store(t)
	r := buildertest.Project(t, s, buildertest.Base(t), buildertest.Healthy)
	untested := *r
	untested.SelfTest.Args = nil
	beside := buildertest.Connect(t, s)
	if build.Copies(buildertest.Serve(t, s), r) != nil || build.Copies(beside, &untested) != nil {
		t.Error("layers are unpacked for a self-test that runs in the builder, or for none")
	}
	copies := build.Copies(beside, r)
	for _, l := range r.Layers {
		c := copies(t.Context(), l.Layer)
		if c == nil {
			t.Fatalf("layer %s is not unpacked", l.Name)
		}
		f, err := s.Open(l.Digest)
		if err != nil {
			t.Fatal(err)
		}
		plain, err := compression.DecompressStream(f)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(c, plain); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(c.Close(), plain.Close(), f.Close()); err != nil {
			t.Fatal(err)
		}
		if copies(t.Context(), l.Layer) != nil {
			t.Errorf("layer %s is not there after it was unpacked", l.Name)
		}
	}
}

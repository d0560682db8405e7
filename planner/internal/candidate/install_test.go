package candidate

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestInstallCommand(t *testing.T) {
	tables := matrices.Embedded()
	of := func(framework, name, index, extra string) *Build {
		row := &matrices.Build{Variant: "cu124", IndexURL: index, Extra: extra}
		release := &facts.Release{Table: framework, Package: name, Version: "2.5.1"}
		b := NewBuild(facts.TraitsOf(tables.FrameworkInfo(framework)), release, row, &matrices.PlatformBuild{}, 0)
		return &b
	}
	const page = "https://wheels.example.com/cu124"
	for _, c := range []struct {
		build *Build
		want  string
	}{
		{of("pytorch", "torch", page, ""), "pip install torch==2.5.1 --index-url " + page},
		{of("jax", "jax", "", "cuda12"), `pip install "jax[cuda12]==2.5.1"`},
	} {
		if got := c.build.InstallCommand([]string{c.build.Requirement() + "==2.5.1"}); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
	if got := of("pytorch", "torch", page, "").LocalTag(); got != "+cu124" {
		t.Errorf("PyTorch's label is %q", got)
	}
	if of("pytorch", "torch", page, "").FromPyPI() || !of("jax", "jax", "", "").FromPyPI() {
		t.Error("an index is taken for PyPI")
	}
}

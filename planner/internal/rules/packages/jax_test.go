package packages_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestJAXComesInThreeWays holds the commands that install its CUDA builds.
func TestJAXComesInThreeWays(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"jax==0.3.13":                         "-f https://storage.googleapis.com/jax-releases/jax_releases.html",
		"jax==0.3.14":                         "-f https://storage.googleapis.com/jax-releases/jax_cuda_releases.html",
		"jax==0.4.29 package=jax[cuda12-pip]": "-f https://storage.googleapis.com/jax-releases/jax_cuda_releases.html",
		"jax==0.4.30":                         `pip install "jax[cuda12]==0.4.30"`,
		"jax==0.8.0 cuda=13.0":                `pip install "jax[cuda13]==0.8.0"`,
	} {
		s := plantest.MustStack(t, p, words)
		if all := strings.Join(s.Install, "\n"); !strings.Contains(all, want) {
			t.Errorf("%s is installed by %s, want %s", words, all, want)
		}
	}
}

// TestExtrasOfJAX: pip reads cuda12_local and cuda12-local as one name
// (PEP 685), and the build is the one of its release.
func TestExtrasOfJAX(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"jax==0.6.0 package=jax[cuda12_local]":  "cuda12-local",
		"jax==0.5.3 package=jax[cuda12-local]":  "cuda12_local",
		"jax==0.5.3 package=jax[cuda12_pip]":    "cuda12",
		"jax==0.4.25 package=jax[cuda11_local]": "cuda11_cudnn86",
		"jax==0.8.0 package=jax[cuda13-local]":  "cuda13-local",
		"jax==0.4.20 package=jax[cuda11_pip]":   "cuda11_pip",
	} {
		if s := plantest.MustStack(t, p, words); s.Framework.Variant != want {
			t.Errorf("%s gives %s, want %s", words, s.Framework.Variant, want)
		}
	}
	for _, words := range []string{"jax==0.6.0 package=jax[cuda12_pip]", "jax==0.7.1 package=jax[cuda13]",
		"jax==0.4.26 package=jax[cuda11_pip]"} {
		if got := plantest.Plan(t, p, words); got.Conflict == nil {
			t.Errorf("%s: %+v, want a conflict", words, got.Stack)
		}
	}
}

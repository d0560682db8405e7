package model_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// TestTheVeryVersionThatIsAskedFor is what an extension is held to, where one is
// asked for and not a range.
func TestTheVeryVersionThatIsAskedFor(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch package=vllm==0.6.3": "0.6.3", "pytorch package=vllm>=0.6": "", "pytorch package=vllm": "",
		"pytorch==2.5.1 with=torchvision": "", // a companion's release goes with the framework's
	} {
		m := plantest.Wide(t, f, words)
		p := m.Packages[len(m.Packages)-1]
		for _, e := range m.Of(query.Extension) {
			if e.Package.Name == "vllm" {
				p = e
			}
		}
		if _, asked := p.ExactTerm(); asked != want {
			t.Errorf("%s: %s is held to %q, want %q", words, p.Package.Name, asked, want)
		}
	}
}

// TestRowsThatHoldOnward stand for the versions up to the next one that are asked for.
func TestRowsThatHoldOnward(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch package=ultralytics":              ">=8.3.4,<8.3.70",
		"pytorch package=ultralytics>=8.2,<8.4":    ">=8.3.4,<8.3.70,>=8.2,<8.4",
		"pytorch package=ultralytics package=vllm": ">=8.3.4,<8.3.70",
	} {
		for _, e := range plantest.Wide(t, f, words).Of(query.Extension) {
			at := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return r.Version == "8.3.4" })
			if e.Package.Name != "ultralytics" || at < 0 {
				continue
			}
			if got := e.Package.Onward(at); got != want {
				t.Errorf("%s: %q, want %q", words, got, want)
			}
		}
	}
}

// TestWhichGPUsMayBeServed by the releases that are asked for: with machine code,
// with PTX, or with code that is not established.
func TestWhichGPUsMayBeServed(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		words      string
		capability string
		want       bool
	}{
		{"gpu=t4 pytorch==2.5.1", "7.0", true}, {"gpu=t4 pytorch==2.5.1", "12.0", false}, {"gpu=t4 pytorch==2.7.1", "12.0", true},
		{"gpu=t4 pytorch", "12.0", true}, {"gpu=t4 pytorch==2.5.1", "3.5", false}, {"gpu=t4 jax==0.4.38", "10.0", true},
		{"gpu=t4 pytorch==2.5.1 tensorflow==2.15.1", "3.5", false},
	} {
		if got := plantest.Wide(t, f, test.words).MayServe(f.ByCapability()[test.capability]); got != test.want {
			t.Errorf("%s: %s may be served: %v", test.words, test.capability, got)
		}
	}
}

// TestABuildThatIsNamedByItsLabel is not the one that plain pip gives, whatever
// the index says of it.
func TestABuildThatIsNamedByItsLabel(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for words, want := range map[string]bool{
		"gpu=t4 pytorch==2.5.1+cu124": true, "gpu=t4 pytorch==2.5.1": false,
		"gpu=t4 pytorch==2.5.1 with=torchvision==0.20.1+cu124": true,
	} {
		c := plantest.SolvedWithout(t, f, words, "no rule")
		b := c.First()
		if b.Label() != "2.5.1+cu124" || b.ByLabel != want {
			t.Errorf("%s: %s, by its label %v, want %v", words, b.Label(), b.ByLabel, want)
		}
		for i := range c.Frameworks()[0].Builds {
			if c.Frameworks()[0].Builds[i].ByLabel {
				t.Errorf("%s: the list of builds, which others share, was written to", words)
			}
		}
	}
}

package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestIndexesThatATargetNames plans for networks in which few indexes can be reached: what is there alone is
// taken, and where no stack can be made of it, a way out says which index is missing.
func TestIndexesThatATargetNames(t *testing.T) {
	p := embedded()
	for words, want := range map[string]string{ // the framework's release, with its build; empty for a conflict
		"pytorch indexes=pypi gpu=gtx-1080":                               "2.7.1 cu126",
		"pytorch==2.14.1 cuda=12.6 indexes=pypi":                          "",
		"pytorch==2.14.1 cuda=12.6 indexes=pypi,pytorch":                  "2.14.1 cu126",
		"pytorch==2.14.1+cu130 indexes=pypi":                              "2.14.1 cu130", // which plain pip gives
		"pytorch==2.5.1 gpu=a100 package=flash-attn indexes=pypi":         "",
		"pytorch==2.5.1 gpu=a100 package=flash-attn indexes=pypi toolkit": "2.5.1 cu124", // compiled there
		"pytorch==2.12.1 package=xformers==0.0.35 indexes=pypi":           "",
		"pytorch==2.12.1 package=xformers==0.0.35 indexes=pypi,xformers":  "2.12.1 cu130",
		"pytorch package=detectron2 indexes=pypi":                         "",
		"paddle indexes=pypi gpu=a100":                                    "2.6.2 cu118",
	} {
		r := plantest.Request(words)
		got := plantest.Plan(t, p, words)
		if got.Stack == nil {
			if want != "" {
				t.Errorf("%s: no stack, but the conflict %s", words, plantest.Sentences(got.Conflict))
			}
			more := 0
			for _, f := range got.Conflict.Fixes {
				changed, err := f.Apply(r)
				if err != nil {
					t.Errorf("%s: %s: %v", words, f.Text, err)
				}
				for _, fault := range checkIndexes(&changed, f.Stack) {
					t.Errorf("%s: %s: %s", words, f.Text, fault)
				}
				if len(changed.Indexes) > len(r.Indexes) {
					more++
				}
			}
			if more != 1 {
				t.Errorf("%s: %d ways out name another index", words, more)
			}
			continue
		}
		if f := got.Stack.Framework; f.Version+" "+f.Variant != want {
			t.Errorf("%s: %s %s, want %s", words, f.Version, f.Variant, want)
		}
		for _, fault := range checkIndexes(&r, got.Stack) {
			t.Errorf("%s: %s", words, fault)
		}
	}
}

package locklayer

import (
	"fmt"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestByteCodeIsOfTheBasesPython(t *testing.T) {
	target := &lock.Target{Stack: plan.Stack{Python: "3.12"}, Base: lock.Base{PythonVersion: "3.12.7"}}
	if o := Options(target); o.Python != "3.12" || o.Bytecode != "" {
		t.Errorf("without byte code: %+v", o)
	}
	target.Image.Bytecode = true
	if o := Options(target); o.Python != "3.12" || o.Bytecode != "3.12.7" {
		t.Errorf("with byte code: %+v", o)
	}
}

func TestEveryWheelIsInOneGroup(t *testing.T) {
	var wheels []lock.Wheel
	for i := range 3 * plan.WheelLayers {
		name := fmt.Sprintf("package-%03d", i)
		wheels = append(wheels, lock.Wheel{
			Name: name, File: name + "-1.0-py3-none-any.whl", Size: int64(i) << 20, SHA256: digest.FromString(name).Encoded(),
		})
	}
	groups := Group(wheels)
	if len(groups) > plan.WheelLayers {
		t.Errorf("%d layers, at most %d are allowed", len(groups), plan.WheelLayers)
	}
	seen := map[string]digest.Digest{}
	for _, group := range groups {
		for _, w := range group {
			if _, twice := seen[w.Name]; twice {
				t.Errorf("%s is in two layers", w.Name)
			}
			seen[w.Name] = w.Digest
		}
	}
	for _, w := range wheels {
		if seen[w.File] != "sha256:"+digest.Digest(w.SHA256) {
			t.Errorf("%s has the digest %q", w.File, seen[w.File])
		}
	}
}

func TestWhoBringsPython(t *testing.T) {
	target := &lock.Target{Stack: plan.Stack{Python: "3.12"}, Apt: []lock.AptPackage{{Name: "libpython3.12-minimal"}}}
	if BringsPython(target) {
		t.Error("a library is taken for an interpreter")
	}
	target.Apt = append(target.Apt, lock.AptPackage{Name: plan.PythonPackages("3.12")[0]})
	if !BringsPython(target) {
		t.Errorf("%s is no interpreter", strings.Join(plan.PythonPackages("3.12"), ", "))
	}
}

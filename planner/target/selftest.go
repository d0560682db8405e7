package target

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/planner/request"
)

func selftestSchema() schema { return schema{attrs: []string{"gpu", "smoke", "guard"}} }

func (d *decoder) selftest(bodies []*hclsyntax.Body) request.SelfTestRequest {
	named := func(name string) *attribute {
		a := d.attr(bodies, name)
		if a != nil {
			a.name = "selftest." + name
		}
		return a
	}
	gpu := d.oneOf(named("gpu"), []string{"auto", "required", "off"})
	if gpu.Value == "" {
		gpu.Value = "auto"
	}
	return request.SelfTestRequest{GPU: gpu.Value, Smoke: d.smoke(named("smoke")), Guard: d.boolean(named("guard"))}
}

// smoke reads the path of a script. It lies where copied files may lie.
func (d *decoder) smoke(a *attribute) request.Text {
	t := d.checked(a, "Bad path", checkSmoke)
	if !t.Set() {
		return t
	}
	t.Value = path.Clean(filepath.ToSlash(t.Value))
	if why := outside(d.dir, t.Value); why != "" {
		d.errorf(a.valueRange(), "Bad path", "Smoke script %q: %s; it has to lie in the folder of the target file.", t.Value,
			why)
		return request.Text{}
	}
	return t
}

// checkSmoke takes a Python file: the image's interpreter is all that every
// image has.
func checkSmoke(s string) error {
	if err := plainText(s); err != nil {
		return err
	}
	if name := path.Base(filepath.ToSlash(s)); !strings.HasSuffix(name, ".py") || strings.Contains(s, "\\") {
		return fmt.Errorf("%q is no Python script: write the path of a .py file, such as \"smoke.py\"", s)
	}
	return nil
}

// CheckSelfTest checks a selftest section that did not come through Load, such
// as a lock's, by the same patterns.
func CheckSelfTest(s request.SelfTestRequest) error {
	smoke := s.Smoke.Value
	if smoke == "" {
		return nil
	}
	if err := checkSmoke(smoke); err != nil {
		return fmt.Errorf("selftest: %w", err)
	}
	if !filepath.IsLocal(filepath.FromSlash(smoke)) {
		return fmt.Errorf("selftest: %q leads out of the folder of the target file", smoke)
	}
	return nil
}

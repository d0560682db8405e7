package target

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// hostSchema lists what a host block may hold.
func hostSchema() schema {
	return schema{attrs: []string{"system", "gpu_operator", "container_toolkit", "efa", "mig"}}
}

// host reads what the hosts have besides a driver.
func (d *decoder) host(bodies []*hclsyntax.Body) request.HostRequest {
	named := func(name string) *attribute {
		a := d.attr(bodies, name)
		if a != nil {
			a.name = "host." + name
		}
		return a
	}
	return request.HostRequest{
		System:      d.text(named("system")),
		GPUOperator: d.checked(named("gpu_operator"), "Bad version", checkDotted),
		Toolkit:     d.checked(named("container_toolkit"), "Bad version", checkDotted),
		EFA:         d.checked(named("efa"), "Bad version", checkDotted),
		MIG:         d.oneOf(named("mig"), []string{"slices", "mixed"}),
	}
}

// checkDotted takes a version of numbers and dots, with or without a v before it.
func checkDotted(s string) error {
	if v := strings.TrimPrefix(s, "v"); !version.IsDotted(v) || version.Parts(v) < 3 {
		return fmt.Errorf(`%q is no version: write it whole, such as "1.17.8"`, s)
	}
	return nil
}

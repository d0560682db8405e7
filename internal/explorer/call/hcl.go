package call

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// hcl returns a target file that asks what was asked.
func hcl(asked *request.Request) string {
	var b strings.Builder
	b.WriteString("target \"default\" {\n")
	attribute := func(name string, values ...string) {
		switch {
		case len(values) == 0 || values[0] == "":
		case len(values) == 1:
			fmt.Fprintf(&b, "  %s = %s\n", name, hclText(values[0]))
		default:
			fmt.Fprintf(&b, "  %s = [%s]\n", name, hclTexts(values))
		}
	}
	attribute("gpu", values(asked.GPUs)...)
	attribute("driver", values(asked.Drivers)...)
	attribute("cuda", asked.CUDA.Value)
	attribute("cudnn", asked.CUDNN.Value)
	attribute("nccl", asked.NCCL.Value)
	attribute("python", asked.Python.Value)
	attribute("os", asked.OS.Value)
	attribute("platform", asked.Platform.Value)
	if asked.ForwardCompat {
		b.WriteString("  forward_compatibility = true\n")
	}
	if asked.Toolkit {
		b.WriteString("  toolkit = true\n")
	}
	if len(asked.Packages) > 0 {
		b.WriteString("  packages = {\n")
		for i := range asked.Packages {
			p := &asked.Packages[i]
			fmt.Fprintf(&b, "    %s = %s\n", hclText(withExtras(p)), hclText(p.Specifier))
		}
		b.WriteString("  }\n")
	}
	for _, f := range asked.Frameworks {
		fmt.Fprintf(&b, "\n  framework %s {\n", hclText(f.Name))
		if f.Version.Set() {
			fmt.Fprintf(&b, "    version = %s\n", hclText(f.Version.Value))
		}
		if f.AssumeLike.Set() {
			fmt.Fprintf(&b, "    assume_like = %s\n", hclText(f.AssumeLike.Value))
		}
		b.WriteString("  }\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// hclText writes a text as HCL has it between quotes.
func hclText(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "${", "$${", "%{", "%%{").Replace(text) + `"`
}

func hclTexts(values []string) string {
	list := make([]string, 0, len(values))
	for _, v := range values {
		list = append(list, hclText(v))
	}
	return strings.Join(list, ", ")
}

package call

import (
	"fmt"
	"strings"
)

// hcl returns a target file that asks the question.
func (q *Question) hcl() string {
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
	attribute("gpu", q.gpus()...)
	attribute("driver", q.Driver...)
	attribute("cuda", q.CUDA)
	attribute("cudnn", q.CUDNN)
	attribute("nccl", q.NCCL)
	attribute("python", q.Python)
	attribute("os", q.OS)
	attribute("platform", q.Platform)
	if q.ForwardCompat {
		b.WriteString("  forward_compatibility = true\n")
	}
	if q.Toolkit {
		b.WriteString("  toolkit = true\n")
	}
	if len(q.With) > 0 {
		b.WriteString("  packages = {\n")
		for _, p := range q.With {
			name, version := cutVersion(p)
			fmt.Fprintf(&b, "    %s = %s\n", hclText(name), hclText(version))
		}
		b.WriteString("  }\n")
	}
	q.hclFrameworks(&b)
	b.WriteString("}\n")
	return b.String()
}

// hclFrameworks writes the frameworks, with what they are to be taken for.
func (q *Question) hclFrameworks(b *strings.Builder) {
	for _, f := range q.Framework {
		name, version := cutVersion(f)
		fmt.Fprintf(b, "\n  framework %s {\n", hclText(name))
		if version != "" {
			fmt.Fprintf(b, "    version = %s\n", hclText(version))
		}
		for _, like := range q.AssumeLike {
			of, release, named := strings.Cut(like, "==")
			if !named {
				of, release = name, like
			}
			if of == name {
				fmt.Fprintf(b, "    assume_like = %s\n", hclText(release))
			}
		}
		b.WriteString("  }\n")
	}
}

// gpus are the models, of which a value may hold several.
func (q *Question) gpus() (list []string) {
	for _, value := range q.GPU {
		for model := range strings.SplitSeq(value, ",") {
			list = append(list, strings.TrimSpace(model))
		}
	}
	return list
}

// cutVersion cuts vllm>=0.6 into the name, with its extras, and the version.
func cutVersion(text string) (name, version string) {
	if i := strings.IndexAny(text, "=<>!~"); i >= 0 {
		return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i:])
	}
	return strings.TrimSpace(text), ""
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

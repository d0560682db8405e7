package emit

import (
	"fmt"
	"strings"
)

// bakeEnd ends the Dockerfile in a Bake file.
const bakeEnd = "END_OF_DOCKERFILE"

// Bake writes a docker-bake.hcl with the Dockerfile inside (Docker documentation,
// "Bake file reference").
func Bake(in Input) ([]byte, error) {
	dockerfile, err := Dockerfile(in)
	if err != nil {
		return nil, err
	}
	if strings.Contains(string(dockerfile), bakeEnd) {
		return nil, fmt.Errorf("a value holds %q, which ends the Dockerfile in a Bake file", bakeEnd)
	}
	var b strings.Builder
	for _, line := range append(in.header("bake"), "Build it with: docker buildx bake -f FILE") {
		b.WriteString("# " + line + "\n")
	}
	name := plainName(in.Target)
	fmt.Fprintf(&b, "\ngroup \"default\" {\n  targets = [%q]\n}\n\ntarget %q {\n  context   = \".\"\n  platforms = [%s]\n",
		name, name, bakeText(in.Platform))
	var tags []string
	for _, t := range in.Image.Tags {
		tags = append(tags, bakeText(t.Value))
	}
	if len(tags) > 0 {
		fmt.Fprintf(&b, "  tags      = [%s]\n", strings.Join(tags, ", "))
	}
	fmt.Fprintf(&b, "  dockerfile-inline = <<%s\n%s%s\n}\n", bakeEnd, untemplated(string(dockerfile)), bakeEnd)
	return []byte(b.String()), nil
}

// untemplated keeps HCL from reading ${ and %{ as templates (HCL specification,
// "Template Expressions").
func untemplated(s string) string {
	return strings.NewReplacer("${", "$${", "%{", "%%{").Replace(s)
}

// bakeText is a quoted text of HCL, which has JSON's escapes besides templates.
func bakeText(s string) string { return untemplated(quoted(s)) }

package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
)

// Pixi writes a pixi.toml with an environment for each target: Python from
// conda-forge, and in it the very wheels of the stack, each from its index (pixi
// documentation, "The pixi.toml manifest"). What pixi knows of a host is the
// CUDA of its driver; of that the major version is asked for, as newer minors
// run on the drivers of older ones.
func Pixi(inputs []Input) ([]byte, error) {
	all, err := joined(inputs)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	for _, line := range append(jointHeader("pixi", all), "Make it with: pixi install --environment "+all[0].name) {
		b.WriteString("# " + line + "\n")
	}
	fmt.Fprintf(&b, "\n[workspace]\nchannels = [\"conda-forge\"]\nplatforms = [%s]\n",
		strings.Join(pixiPlatforms(all), ", "))
	for _, j := range all {
		if err := j.writePixi(&b); err != nil {
			return nil, fmt.Errorf("target %q: %w", j.Target, err)
		}
	}
	b.WriteString("\n[environments]\n")
	for _, j := range all {
		fmt.Fprintf(&b, "%s = { features = [%s], no-default-feature = true }\n", tomlKey(j.name), tomlText(j.name))
	}
	return []byte(b.String()), nil
}

// pixiPlatform is what conda calls a platform; joined has refused any other.
func (j joint) pixiPlatform() string {
	return tomlText(map[string]string{"linux/amd64": "linux-64", "linux/arm64": "linux-aarch64",
		"windows/amd64": "win-64"}[j.Platform])
}

func pixiPlatforms(all []joint) []string {
	var list []string
	for _, j := range all {
		if p := j.pixiPlatform(); !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	return list
}

// writePixi writes a target's feature.
func (j joint) writePixi(b *strings.Builder) error {
	feature := "feature." + tomlKey(j.name)
	fmt.Fprintf(b, "\n[%s]\nplatforms = [%s]\n", feature, j.pixiPlatform())
	major, _, _ := strings.Cut(j.Stack.CUDA.Version, ".")
	if major != "" && len(j.Stack.GPUs) > 0 {
		if err := checkVersion("cuda", major); err != nil {
			return err
		}
		fmt.Fprintf(b, "\n[%s.system-requirements]\ncuda = %s\n", feature, tomlText(major))
	}
	fmt.Fprintf(b, "\n[%s.dependencies]\npython = %s\n", feature, tomlText(j.Stack.Python+".*"))
	if options := j.pixiIndexes(); options != "" {
		fmt.Fprintf(b, "\n[%s.pypi-options]\n%s", feature, options)
	}
	fmt.Fprintf(b, "\n[%s.pypi-dependencies]\n", feature)
	for _, p := range j.packages {
		if p.index != "" && p.link == "" && j.isPageOfLinks(p.index) && j.Locked == nil && j.alone(p.name) {
			return fmt.Errorf("%s must come from %s alone, since the default index may have another build of that version: "+
				"pixi asks pages of links for every package; take \"envsolve emit uv\"", p.name, p.index)
		}
		fmt.Fprintf(b, "%s = %s\n", tomlKey(p.name), j.pixiPackage(p))
	}
	return nil
}

// pixiIndexes are the default index, where it is another than PyPI, and the pages
// of links, which belong to no package.
func (j joint) pixiIndexes() string {
	var b strings.Builder
	var pages []string
	if j.fallback.findLinks {
		pages = append(pages, fmt.Sprintf("{ url = %s }", tomlText(j.fallback.url)))
	} else if j.fallback.url != plan.DefaultIndex {
		fmt.Fprintf(&b, "index-url = %s\n", tomlText(j.fallback.url))
	}
	for _, p := range j.packages {
		page := fmt.Sprintf("{ url = %s }", tomlText(p.index))
		if p.index != "" && j.isPageOfLinks(p.index) && !slices.Contains(pages, page) {
			pages = append(pages, page)
		}
	}
	if len(pages) > 0 {
		fmt.Fprintf(&b, "find-links = [%s]\n", strings.Join(pages, ", "))
	}
	return b.String()
}

func (j joint) pixiPackage(p placed) string {
	var fields []string
	add := func(name, value string) { fields = append(fields, name+" = "+value) }
	switch {
	case p.link != "":
		add("url", tomlText(p.link))
	case p.version == "":
		add("version", tomlText("*"))
	default:
		add("version", tomlText(p.version))
	}
	if len(p.extras) > 0 {
		var extras []string
		for _, e := range p.extras {
			extras = append(extras, tomlText(e))
		}
		add("extras", "["+strings.Join(extras, ", ")+"]")
	}
	if p.index != "" && p.link == "" && !j.isPageOfLinks(p.index) {
		add("index", tomlText(p.index))
	}
	return "{ " + strings.Join(fields, ", ") + " }"
}

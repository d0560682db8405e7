package container

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// AreValues reports whether a document holds what the values of a Helm chart hold of its
// images: tables image, each with a repository.
func AreValues(root *tree.Node) bool { return len(valuesWithImages("", root)) > 0 }

// Values reads the values of a Helm chart, or of several in one: the image of each part,
// and what the part asks for of GPUs and nodes. Where some ask for a GPU, the others are
// left out.
func Values(r *document.Reading, root *tree.Node) {
	parts := valuesWithImages("", root)
	anyGPU := slices.ContainsFunc(parts, func(p part) bool { return gpuOf(p.values) != nil })
	for _, p := range parts {
		if anyGPU && gpuOf(p.values) == nil {
			r.Note(p.values.Start, "not judged: the part %s, which asks for no GPU",
				document.Excerpt(cmp.Or(p.name, "at the top")))
			continue
		}
		before := len(r.Env.Observations)
		of(r, p.name, func() { p.read(r) })
		if asks := gpuOf(p.values); asks != nil {
			nameGPU(r, asks, before)
		}
	}
}

// part is a table of values with an image.
type part struct {
	name   string // the keys that lead to it, with dots between; empty for the whole
	values *tree.Node
}

func valuesWithImages(name string, n *tree.Node) (parts []part) {
	if image := n.At("image"); image != nil && image.String("repository") != "" {
		parts = append(parts, part{name, n})
	}
	for _, f := range n.Each() {
		if f.Value.Kind == tree.Table && f.Key != "image" {
			parts = append(parts, valuesWithImages(strings.TrimPrefix(name+"."+f.Key, "."), f.Value)...)
		}
	}
	return parts
}

func (p part) read(r *document.Reading) {
	image := p.values.At("image")
	repository := image.At("repository")
	text := repository.Value
	if host := image.String("registry"); host != "" {
		text = host + "/" + text
	}
	tag := image.String("tag")
	if tag != "" {
		text += ":" + tag
	}
	if digest := image.String("digest"); digest != "" {
		text += "@" + digest
	}
	if tag == "" && image.String("digest") == "" {
		r.Note(repository.Start, "it gives no tag: the chart's own is taken, the appVersion of its Chart.yaml as a rule")
	}
	Image(r, text, repository.Start, repository.End)
	for _, key := range []string{"nodeSelector", "affinity"} {
		if nodes := p.values.At(key); nodes != nil {
			(&kubernetes{r: r, name: p.name}).read(nodes)
		}
	}
	started(r, slices.Concat(p.values.List("command"), p.values.List("args")))
}

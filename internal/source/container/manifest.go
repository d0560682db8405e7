package container

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// Kubernetes reads the images and the wishes for GPUs of manifests, wherever in
// them they stand: kinds that others define look like those of Kubernetes. Where some
// containers of a document ask for a GPU, the others are left out.
func Kubernetes(r *document.Reading, list []*tree.Node) {
	for _, root := range list {
		k := kubernetes{r: r, gpus: asksForGPUs(root)}
		if name := cmp.Or(root.String("metadata", "name"), root.String("kind")); name != "" && len(list) > 1 {
			k.name = name + "/"
		}
		before := len(r.Env.Observations)
		k.read(root)
		if len(k.asks) > 0 {
			nameGPU(r, k.asks[0], before)
		}
	}
}

// nameGPU notes that a GPU is asked for, where none has been observed since there were so
// many observations.
func nameGPU(r *document.Reading, asks *tree.Node, before int) {
	onGPU := func(o observed.Observation) bool { return o.Kind == observed.GPU }
	if !slices.ContainsFunc(r.Env.Observations[before:], onGPU) {
		r.NoteUnless(observed.GPU, asks.Start,
			"GPU: one is asked for, and no label says which the nodes have; --gpu names it")
	}
}

// kubernetes is one document of a manifest.
type kubernetes struct {
	r    *document.Reading
	name string       // before those of its containers; empty for the only document
	gpus bool         // some of its containers ask for a GPU
	asks []*tree.Node // what they ask for
}

func (k *kubernetes) read(n *tree.Node) {
	r := k.r
	for _, f := range n.Each() {
		switch {
		case f.Key == "containers" || f.Key == "initContainers":
			for _, c := range f.Value.List() {
				k.container(c)
			}
		case f.Value.Kind <= tree.Other:
			of(r, k.name, func() { label(r, f.Key, f.Value) })
		default:
			k.read(f.Value)
		}
	}
	if key := n.String("key"); key != "" && n.String("operator") == "In" { // of matchExpressions
		for _, v := range n.List("values") {
			of(r, k.name, func() { label(r, key, v) })
		}
	}
	for _, item := range n.List() {
		if item != n {
			k.read(item)
		}
	}
}

// container reads a container, in which others may lie.
func (k *kubernetes) container(c *tree.Node) {
	name := c.String("name")
	if at := gpuOf(c); at != nil {
		k.asks = append(k.asks, at)
	} else if k.gpus && c.At("image") != nil {
		k.r.Note(c.Start, "not judged: the container %s, which asks for no GPU", document.Excerpt(name))
		return
	} else if tpuOf(c) != nil {
		k.r.Note(c.Start, "not judged: the container %s, which asks for a TPU", document.Excerpt(name))
		return
	}
	of(k.r, k.name+name, func() { podContainer(k.r, c) })
	k.read(c)
}

// gpuOf returns what a container asks for of NVIDIA's GPUs: whole ones, or those that several share,
// in slices (MIG) or by turns; nil for nothing.
// https://docs.nvidia.com/datacenter/cloud-native/gpu-operator/latest/gpu-sharing.html
func gpuOf(c *tree.Node) *tree.Node {
	return asked(c, func(resource string) bool {
		return resource == "nvidia.com/gpu" || resource == "nvidia.com/gpu.shared" ||
			strings.HasPrefix(resource, "nvidia.com/mig-")
	})
}

// tpuOf returns what a container asks for of TPUs; nil for nothing.
func tpuOf(c *tree.Node) *tree.Node {
	return asked(c, func(resource string) bool { return resource == "google.com/tpu" })
}

// asked returns what a container asks for of the resources that something holds for; nil for nothing.
func asked(c *tree.Node, holds func(resource string) bool) *tree.Node {
	for _, kind := range []string{"limits", "requests"} {
		for _, f := range c.Each("resources", kind) {
			if holds(f.Key) && f.Value.Value != "0" {
				return f.Value
			}
		}
	}
	return nil
}

// asksForGPUs reports whether a container below a node asks for a GPU.
func asksForGPUs(n *tree.Node) bool {
	for _, f := range n.Each() {
		asks := func(c *tree.Node) bool { return gpuOf(c) != nil }
		if f.Key == "containers" && slices.ContainsFunc(f.Value.List(), asks) ||
			f.Value.Kind > tree.Other && asksForGPUs(f.Value) {
			return true
		}
	}
	return slices.ContainsFunc(n.List(), func(item *tree.Node) bool { return item != n && asksForGPUs(item) })
}

// of reads something that is of a container, or of several whose names begin so.
func of(r *document.Reading, container string, read func()) {
	observations, indexes := len(r.Env.Observations), len(r.Env.Indexes)
	read()
	for i := observations; i < len(r.Env.Observations); i++ {
		r.Env.Observations[i].Container = container
	}
	for i := indexes; i < len(r.Env.Indexes); i++ {
		r.Env.Indexes[i].Container = container
	}
}

// podContainer reads a container of a pod.
func podContainer(r *document.Reading, c *tree.Node) {
	if image := c.At("image"); image != nil && image.Kind == tree.Text {
		Image(r, image.Value, image.Start, image.End)
	}
	started(r, append(slices.Clone(c.List("command")), c.List("args")...))
}

// label reads a label of a node, as the GPU operator and clouds give them.
func label(r *document.Reading, key string, at *tree.Node) {
	kind, value := observed.Kind(""), at.Value
	switch key {
	case "nvidia.com/gpu.product":
		kind, value = observed.GPU, strings.TrimSuffix(value, "-SHARED")
	case "cloud.google.com/gke-accelerator", "cloud.google.com/gke-gpu-accelerator",
		"karpenter.k8s.aws/instance-gpu-name", "gpu.nvidia.com/class", "gpu.nvidia.com/model":
		kind = observed.GPU
	case "node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type":
		r.NotJudged(at.Start, at.End, "a kind of machine: --gpu says which GPU that has")
		return
	case "nvidia.com/cuda.driver-version.full":
		kind = observed.Driver
	case "nvidia.com/cuda.driver.major":
		kind = observed.Driver
	case "nvidia.com/cuda.runtime-version.full":
		kind = observed.Ceiling
	case "kubernetes.io/arch":
		kind, value = observed.Platform, "linux/"+value
	default:
		return
	}
	r.Observe(observed.Observation{Kind: kind, Value: value}, at.Start, at.End)
}

// Compose reads the services of a Compose file: those that ask for GPUs, or all
// where none does.
func Compose(r *document.Reading, root *tree.Node) {
	r.DotEnv = dotEnv(r)
	var withGPU, all []tree.Field
	for _, s := range root.Each("services") {
		all = append(all, s)
		if asksForGPU(s.Value) {
			withGPU = append(withGPU, s)
		}
	}
	if len(withGPU) == 0 {
		withGPU = all
	}
	for _, s := range all {
		if !containsField(withGPU, s) {
			r.Note(s.At, "not judged: the service %s, which asks for no GPU", document.Excerpt(s.Key))
		}
	}
	for _, s := range withGPU {
		of(r, s.Key, func() { service(r, s) })
	}
}

func containsField(list []tree.Field, f tree.Field) bool {
	for _, other := range list {
		if other.Value == f.Value {
			return true
		}
	}
	return false
}

// asksForGPU looks for the forms that Compose has had.
func asksForGPU(s *tree.Node) bool {
	if s.String("runtime") == "nvidia" || s.At("gpus") != nil {
		return true
	}
	for _, d := range s.List("deploy", "resources", "reservations", "devices") {
		for _, c := range d.List("capabilities") {
			if c.Value == "gpu" {
				return true
			}
		}
		if d.String("driver") == "nvidia" {
			return true
		}
	}
	return false
}

func service(r *document.Reading, s tree.Field) {
	if p := s.Value.At("platform"); p != nil && p.Kind == tree.Text {
		r.Observe(observed.Observation{Kind: observed.Platform, Value: p.Value}, p.Start, p.End)
		defer func(was string) { r.Machine = was }(r.Machine)
		r.Machine = shell.MachineOf(p.Value)
	}
	if build := s.Value.At("build"); build != nil {
		composed(r, build, s.Value)
	} else if image := s.Value.At("image"); image != nil && image.Kind == tree.Text {
		composeImage(r, image)
	}
	for _, key := range []string{"entrypoint", "command"} {
		switch at := s.Value.At(key); {
		case at == nil:
		case at.Kind == tree.Text:
			script(r, at, nil)
		case key == "entrypoint":
			started(r, append(slices.Clone(at.List()), s.Value.List("command")...))
			return // the command is its arguments
		default:
			started(r, at.List())
		}
	}
}

// composed reads the build of a service of Compose's: a folder, or a table that says which. The Dockerfile is one
// of that folder, or stands there itself.
// https://docs.docker.com/reference/compose-file/build/
func composed(r *document.Reading, at, service *tree.Node) {
	b := told(r, at)
	b.entrypoint, b.command = service.At("entrypoint") != nil, service.At("command") != nil
	context := cmp.Or(at.String("context"), ".")
	if at.Kind == tree.Text {
		context = at.Value
	}
	if inline := at.At("dockerfile_inline"); inline != nil && inline.Kind == tree.Text {
		b.context = context
		written(r, inline, b)
		return
	}
	follow(r, path.Join(context, cmp.Or(at.String("dockerfile"), "Dockerfile")), context, at.Start, b)
}

// written reads a Dockerfile that stands in another file.
func written(r *document.Reading, at *tree.Node, b build) {
	doc, _, ok := unindented(r, at)
	if !ok {
		r.Note(at.Start, "not judged: a Dockerfile that is written with escapes")
		return
	}
	embedded(r, doc, at.Start, b).read()
}

// started reads what a container runs at its start, as far as that installs something: a
// command of several words, or a script behind the option -c of a shell.
func started(r *document.Reading, words []*tree.Node) {
	for i, at := range words {
		if i+1 < len(words) && install.TakesScript(at.Value) && (i == 0 || install.IsShell(words[0].Value)) {
			script(r, words[i+1], nil)
			return
		}
	}
	var list []shell.Word
	for _, at := range words {
		list = append(list, shell.Word{Text: at.Value, Start: at.Start, End: at.End})
	}
	install.Words(r, list)
}

// told returns what a file says of a build, with its arguments as a list or a table. Those whose
// value is known only where it runs are told as not judged.
func told(r *document.Reading, at *tree.Node) build {
	b := build{arguments: map[string]string{}, target: at.String("target")}
	add := func(key, value string, start int) {
		text, unset := withDefaults(value, r.DotEnv)
		if unset != "" || value == "" { // an empty one is the variable of that name
			r.Note(start, "not judged: the build argument %s", document.Excerpt(key))
			return
		}
		b.arguments[key] = text
	}
	for _, a := range at.Each("args") {
		if a.Value.Kind <= tree.Other {
			add(a.Key, strings.Trim(a.Value.Value, "~"), a.At)
		}
	}
	for _, a := range at.List("args") {
		if key, value, ok := strings.Cut(a.Value, "="); ok {
			add(key, value, a.Start)
		}
	}
	return b
}

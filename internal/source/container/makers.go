package container

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
)

// ofAMD observes the framework of AMD's own images, in a build for ROCm, and reports whether it is one of these.
// Their tags say the release of ROCm first (rocm6.2_ubuntu22.04_py3.10_pytorch_release_2.3.0).
// https://rocm.docs.amd.com/projects/install-on-linux/en/docs-6.2.0/how-to/3rd-party/pytorch-install.html
func (i image) ofAMD() bool {
	framework := i.framework()
	if !strings.HasPrefix(i.repository, "docker.io/rocm/") || framework == "" {
		return false
	}
	words := i.words()
	label := rocm
	if len(words) > 0 && strings.HasPrefix(words[0], rocm) {
		label = words[0]
	}
	last := "" // the release of the framework is the last word that is one
	for n, word := range words {
		if n > 0 && requirement.IsVersion(word) && isDigit(word[0]) {
			last = word
		}
	}
	o := pack(framework, last)
	o.Label = label
	i.add(o)
	i.tagged(words[min(1, len(words)):])
	return true
}

// rocm begins the labels of builds for AMD's GPUs.
const rocm = "rocm"

// ofAWS observes what the tag of an AWS Deep Learning Container says, and reports whether the image is one: the
// release of the framework, whether it is for GPUs, Python, CUDA and the distribution
// (2.5.1-gpu-py311-cu124-ubuntu22.04-sagemaker). AWS compiles the framework itself. Images for serving have a
// TensorFlow of another kind, and those for AWS's own chips neither word.
// https://github.com/aws/deep-learning-containers/blob/master/available_images.md
func (i image) ofAWS() bool {
	name, is := awsImage(i.repository)
	words := i.words()
	framework := i.framework()
	forGPU, forCPU := slices.Contains(words, "gpu"), slices.Contains(words, "cpu")
	if !is || framework == "" || forGPU == forCPU || framework != torch && strings.HasSuffix(name, "-inference") ||
		!requirement.IsVersion(words[0]) || !isDigit(words[0][0]) {
		return false
	}
	o := pack(framework, words[0])
	o.Source = forGPU
	i.add(o)
	if forCPU {
		i.add(observed.Observation{Kind: observed.Build, Name: framework, Value: "cpu"})
	}
	i.tagged(words[1:])
	return true
}

// awsImage returns the name of an AWS Deep Learning Container, of its registry for a region or of the public one.
func awsImage(repository string) (name string, is bool) {
	if name, is = strings.CutPrefix(repository, "public.ecr.aws/deep-learning-containers/"); is {
		return name, true
	}
	host, name, _ := strings.Cut(repository, "/")
	return name, strings.HasPrefix(host, "763104351884.dkr.ecr.") && strings.HasSuffix(host, ".amazonaws.com")
}

// words returns the words of the tag.
func (i image) words() []string {
	return strings.FieldsFunc(i.tag, func(c rune) bool { return c == '-' || c == '_' })
}

// tagged looks at words of the tag by themselves.
func (i image) tagged(words []string) {
	for n, word := range words {
		next := ""
		if n+1 < len(words) {
			next = words[n+1]
		}
		i.word(strings.ToLower(word), next)
	}
}

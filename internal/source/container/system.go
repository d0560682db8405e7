package container

import (
	"path"
	"slices"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"
)

// isSystem reports whether an image is a plain distribution, or one of NVIDIA's that is CUDA on such: whoever adds its
// Python adds it as the distribution has it.
func isSystem(reference string) bool {
	repository, _, err := splitImage(reference)
	if err != nil {
		return false
	}
	_, is := distribution(repository)
	return is || repository == "docker.io/nvidia/cuda" || repository == "nvcr.io/nvidia/cuda"
}

// mayPutPython reports whether an instruction may put a Python into an image before that of its distribution, or
// files by which installers go.
func mayPutPython(node *parser.Node) bool {
	switch strings.ToLower(node.Value) {
	case "shell":
		return node.Next != nil && !isPlainShell(node.Next.Value)
	case "run":
		return slices.ContainsFunc(node.Flags, func(flag string) bool { return strings.Contains(flag, "pip.conf") })
	case "copy", "add":
		return copiesPython(node)
	}
	return false
}

func isPlainShell(program string) bool {
	return slices.Contains([]string{"sh", "bash", "dash"}, path.Base(program))
}

// copiesPython reports whether what an instruction copies may be a Python where the system looks for one, or
// settings of pip's. Single programs called otherwise are none.
func copiesPython(node *parser.Node) bool {
	var words []string
	for n := node.Next; n != nil; n = n.Next {
		words = append(words, n.Value)
	}
	if len(words) < 2 {
		return false
	}
	to := words[len(words)-1]
	if strings.Contains(to, "pip") || strings.HasPrefix(to, "/etc") {
		return true
	}
	to = path.Clean(to)
	holds := func(folder string) bool { return to == folder || strings.HasPrefix(to, folder+"/") }
	if to != "/" && to != "/usr" && !holds("/usr/bin") && !holds("/usr/lib") && !holds("/usr/local") {
		return false
	}
	return slices.ContainsFunc(words[:len(words)-1], func(from string) bool {
		name := path.Base(from)
		other := path.Ext(name) != "" || name == "uv" || name == "uvx"
		return !other || strings.HasPrefix(name, "python") || strings.HasPrefix(name, "pip")
	})
}

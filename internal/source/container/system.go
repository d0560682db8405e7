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

// follow takes in what an instruction may do to the Python of a distribution besides what commands do: put another one
// before it, or files by which installers go.
func (s *stage) follow(node *parser.Node) {
	switch strings.ToLower(node.Value) {
	case "shell":
		if node.Next != nil && !isPlainShell(node.Next.Value) {
			s.system.Open()
		}
	case "run":
		for _, flag := range node.Flags {
			mounts := strings.HasPrefix(flag, "--mount=") && !strings.Contains(flag, "type=cache")
			if mounts && !strings.Contains(flag, "type=secret") {
				s.system.OpenForUV()
			}
			if strings.Contains(flag, "pip.conf") || mounts && targetsSettings(flag) {
				s.system.Open()
			}
		}
	case "copy", "add":
		s.followCopy(node)
	}
}

func isPlainShell(program string) bool {
	return slices.Contains([]string{"sh", "bash", "dash"}, path.Base(program))
}

// followCopy takes in what an instruction copies: a Python where the system looks for one, or settings of pip's or
// uv's. Single programs called otherwise are none.
func (s *stage) followCopy(node *parser.Node) {
	var words []string
	for n := node.Next; n != nil; n = n.Next {
		words = append(words, n.Value)
	}
	if len(words) < 2 {
		return
	}
	from, to := words[:len(words)-1], words[len(words)-1]
	unpacks := strings.EqualFold(node.Value, "add")
	if slices.ContainsFunc(from, func(name string) bool { return maySetUV(path.Base(name), unpacks) }) {
		s.system.OpenForUV()
	}
	if strings.Contains(to, "pip") || strings.Contains(to, "$") {
		s.system.Open()
		return
	}
	if to = s.path(to); holdsSettings(to) || holdsPython(to) && slices.ContainsFunc(from, func(name string) bool {
		name = path.Base(name)
		return holdsOthers(name, unpacks) || strings.HasPrefix(name, "python") || strings.HasPrefix(name, "pip")
	}) {
		s.system.Open()
	}
}

// holdsPython reports whether a folder is one in which, or under which, a Python of the system's may lie, or the
// settings of a user's.
func holdsPython(folder string) bool {
	return folder == "/" || folder == "/usr" || folder == "/home" || folder == "/root" || path.Dir(folder) == "/home" ||
		under(folder, "/usr/bin") || under(folder, "/usr/lib") || under(folder, "/usr/local")
}

// holdsSettings reports whether a folder is one of settings.
func holdsSettings(folder string) bool {
	return strings.HasPrefix(folder, "/etc") || strings.Contains(folder, "/.config") || strings.Contains(folder, "/.pip")
}

func under(name, folder string) bool { return name == folder || strings.HasPrefix(name, folder+"/") }

// targetsSettings reports whether what a RUN mounts lies where a Python or settings of pip's are looked for.
func targetsSettings(flag string) bool {
	for field := range strings.SplitSeq(flag, ",") {
		key, value, _ := strings.Cut(field, "=")
		if key == "target" || key == "dst" || key == "destination" {
			value = path.Clean(value)
			return holdsSettings(value) || holdsPython(value)
		}
	}
	return false
}

// holdsOthers reports whether what is copied by a name may be a folder, or what is unpacked into one.
func holdsOthers(name string, unpacks bool) bool {
	archive := strings.Contains(name, ".tar") || strings.HasSuffix(name, ".tgz") || strings.HasSuffix(name, ".txz")
	return path.Ext(name) == "" && name != "uv" && name != "uvx" || path.Ext(name) == name || unpacks && archive ||
		strings.HasSuffix(name, "*")
}

// maySetUV reports whether what is copied by a name may hold settings of uv's.
// https://docs.astral.sh/uv/concepts/configuration-files/
func maySetUV(name string, unpacks bool) bool {
	return strings.HasSuffix(name, ".toml") || holdsOthers(name, unpacks)
}

package installed

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

// library is one of NVIDIA's that environments and systems both bring.
type library struct {
	title  string // cuDNN
	file   string // libcudnn.so
	parts  string // what the names of those that it opens itself begin with
	wheel  string // what the names of its wheels begin with
	header string // that names its version
	macro  string // what the header's macros begin with
}

func libraries() []library {
	return []library{
		{"cuDNN", "libcudnn.so", "libcudnn_", "nvidia-cudnn-", "cudnn_version.h", "CUDNN_"},
		{"NCCL", "libnccl.so", "", "nvidia-nccl-", "nccl.h", "NCCL_"},
	}
}

// Copy is a copy of a library on the machine.
type Copy struct {
	Library string `json:"library"` // cuDNN or NCCL
	Version string `json:"version"` // as far as it can be told
	Path    string `json:"path"`
	// Wheel names what brought it, where it stands among an environment's packages.
	Wheel string `json:"wheel,omitempty"`
}

// findCopies looks for copies among the packages, in the prefix, in toolkits and
// wherever the loader looks.
func (e *Environment) findCopies() {
	var folders []string
	for _, site := range e.sites {
		folders = append(folders, e.glob(path.Join(site, "nvidia"), "*/lib")...)
	}
	for _, module := range e.modules() {
		folders = append(folders, path.Join(module, "lib"), module)
	}
	folders = append(folders, path.Join(e.prefix, "lib"))
	for _, toolkit := range e.glob("/usr/local", "cuda*") {
		folders = append(folders, path.Join(toolkit, "lib64"))
	}
	folders = append(folders, e.loader.Folders()...)
	seen := map[string]bool{}
	for _, l := range libraries() {
		for _, folder := range folders {
			for _, file := range e.glob(e.loader.Real(folder), l.file+".*") {
				if real := e.loader.Real(file); !seen[real] {
					seen[real] = true
					e.Copies = append(e.Copies, e.copyOf(l, real))
				}
			}
		}
	}
}

// copyOf describes a copy, whose path has its symbolic links resolved.
func (e *Environment) copyOf(l library, file string) Copy {
	c := Copy{Library: l.title, Path: file, Version: suffix(l, file)}
	wheels := e.wheelsOf(l.wheel)
	if !e.amongPackages(file) || !strings.Contains(file, "/nvidia/") {
		wheels = nil
	}
	var names []string
	for _, w := range wheels {
		names = append(names, w.name)
	}
	c.Wheel = strings.Join(names, " or ")
	switch header := e.headerVersion(l, file); {
	case len(wheels) == 1:
		c.Version = wheels[0].version
	case header != "" && strings.Count(c.Version, ".") < 2:
		c.Version = header
	}
	return c
}

// suffix returns the version in a file's name: 9, or 9.1.0 of libcudnn.so.9.1.0.
func suffix(l library, file string) string {
	_, version, _ := strings.Cut(path.Base(file), l.file+".")
	return version
}

// amongPackages reports whether a file is in a folder of the environment's packages.
func (e *Environment) amongPackages(file string) bool {
	return slices.ContainsFunc(e.sites, func(site string) bool {
		return strings.HasPrefix(file, site+"/") || strings.HasPrefix(file, e.loader.Real(site)+"/")
	})
}

// headerVersion returns the version that the header beside a library's folder names.
func (e *Environment) headerVersion(l library, file string) string {
	dir := path.Dir(file)
	for _, include := range []string{path.Join(dir, "..", "include"), path.Join(dir, "..", "..", "include"),
		path.Join(dir, "..", "..", "include", path.Base(dir))} {
		var version []string
		text := e.text(path.Join(include, l.header))
		for _, part := range []string{"MAJOR", "MINOR", "PATCH(?:LEVEL)?"} {
			m := regexp.MustCompile(`(?m)^#define ` + l.macro + part + `\s+(\d+)`).FindStringSubmatch(text)
			if m == nil {
				break
			}
			version = append(version, m[1])
		}
		if len(version) == 3 {
			return strings.Join(version, ".")
		}
	}
	return ""
}

package report

import (
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// kind takes a value of a kind that a label names.
func (s *scan) kind(kind observed.Kind, label string, start int, value string) bool {
	if isNone(value) {
		return true
	}
	switch kind {
	case observed.GPU:
		return s.labelledGPU(start, value)
	case observed.OS:
		return s.system(start, value)
	case observed.Platform:
		return s.platform(label, start, value)
	case observed.Toolkit:
		value, _, _ = strings.Cut(value, ".r") // Build cuda_11.3.r11.3/compiler.29920130_0
		for _, mark := range []string{", V", "release ", "cuda_", "CUDA "} {
			if s.after(start, value, mark, observed.Observation{Kind: kind}) {
				return true
			}
		}
	case observed.Glibc:
		return s.after(start, value, "-", observed.Observation{Kind: kind}) || s.version(kind, start, value)
	case observed.Driver:
		if major, _, _ := strings.Cut(value, "."); len(major) < len("100") && isNumber(major) {
			kind = observed.Ceiling // "CUDA Driver Version: 12.2": what the driver serves
		}
		if s.version(kind, start, value) {
			s.smi = s.number + 2 // nvidia-smi -q names the CUDA of the driver next
			return true
		}
		return false
	case observed.CUDA:
		if s.number <= s.smi {
			kind = observed.Ceiling
		}
	case observed.CUDNN:
		if strings.Contains(value, "one of the following") {
			return true // files follow
		}
		if _, is := s.cudnnPackage(start, value); is {
			return true
		}
		if strings.Contains(value, "/") && s.files(start, value) {
			return true
		}
	case observed.JetPack:
		if version, at := takeVersion(value); label == "l4t" && version != "" {
			s.jetPack(version, start+at, len(version))
			return true
		}
		s.add(observed.Observation{Kind: kind, Value: strings.TrimSpace(value)}, start, len(strings.TrimSpace(value)))
		return true
	}
	return s.version(kind, start, value)
}

func (s *scan) version(kind observed.Kind, start int, value string) bool {
	version, at := takeVersion(value)
	packed := kind == observed.CUDNN && len(version) >= 4 && len(version) <= 6 // 90100, as programs print it
	if version == "" || kind != observed.Kernel && !packed && !strings.Contains(version, ".") && len(version) > 2 {
		return false
	}
	s.add(observed.Observation{Kind: kind, Value: version}, start+at, len(version))
	return true
}

// labelledGPU takes the names of GPUs as people write them into forms.
func (s *scan) labelledGPU(start int, value string) bool {
	if rest, ok := strings.CutPrefix(value, "GPU "); ok && strings.Contains(rest, ":") {
		return s.gpuLine(start, value)
	}
	lower := strings.ToLower(value)
	if strings.HasPrefix(lower, "true") || strings.HasPrefix(lower, "yes") || strings.HasPrefix(lower, "<fill") {
		return true
	}
	value, _, _ = strings.Cut(value, "（") // brackets as Chinese is written with
	value = strings.TrimSpace(value)
	s.gpu("named "+value, value, start)
	return true
}

// system takes the name of an operating system, and the platform behind it:
// Ubuntu 22.04.4 LTS (x86_64).
func (s *scan) system(start int, value string) bool {
	name := strings.Trim(value, ` "'`)
	if strings.HasPrefix(name, "Linux-") || strings.HasPrefix(name, "Windows-") { // Python's name of it
		return s.platform("os", start, value)
	}
	if before, after, ok := strings.Cut(name, " ("); ok && (strings.HasPrefix(after, "x86_64") ||
		strings.HasPrefix(after, "aarch64") || strings.HasPrefix(after, "64-bit")) {
		name = before
	}
	if strings.HasPrefix(name, "(") { // ('Ubuntu', '18.04', 'bionic')
		if words := strings.FieldsFunc(name, func(c rune) bool { return strings.ContainsRune("(),' ", c) }); len(words) > 1 {
			s.add(observed.Observation{Kind: observed.OS, Value: words[0] + " " + words[1]}, start, len(value))
		}
		return true
	}
	if name == "" || strings.EqualFold(name, "linux") {
		return true
	}
	s.add(observed.Observation{Kind: observed.OS, Value: name}, start+strings.Index(value, name), len(name))
	s.machine(start, value)
	return true
}

// platform takes a machine's architecture, and what Python's platform says beside
// it: Linux-5.15.0-1066-aws-x86_64-with-glibc2.35.
func (s *scan) platform(label string, start int, value string) bool {
	if label == "platform" && strings.HasPrefix(value, "uname_result(") {
		return s.unameResult(start, value)
	}
	if n := strings.Index(value, "-with-glibc"); n > 0 {
		s.after(start, value, "-with-glibc", observed.Observation{Kind: observed.Glibc})
	}
	if rest, ok := strings.CutPrefix(value, "Linux-"); ok {
		if n := strings.IndexAny(rest, " \""); n > 0 {
			rest = rest[:n]
		}
		kernel, _, _ := strings.Cut(rest, "-x86_64")
		kernel, _, _ = strings.Cut(kernel, "-aarch64")
		s.add(observed.Observation{Kind: observed.Kernel, Value: kernel}, start+len("Linux-"), len(kernel))
	}
	if n := windowsName(value); n > 0 && !observed.SaysWSL(value) {
		if s.last[subject{observed.OS, "\x00"}] == "" && strings.ContainsAny(value[n:], "0123456789") {
			// Windows 11 calls itself 10 here
			s.add(observed.Observation{Kind: observed.OS, Value: strings.ReplaceAll(value, "-", " ")}, start, len(value))
		}
		s.add(observed.Observation{Kind: observed.Platform, Value: onWindows}, start, n)
		return true
	}
	s.machine(start, value)
	return true
}

// unameResult reads what jax.print_environment_info prints.
func (s *scan) unameResult(start int, value string) bool {
	if n := strings.Index(value, "release='"); n >= 0 {
		release, _, _ := strings.Cut(value[n+len("release='"):], "'")
		s.add(observed.Observation{Kind: observed.Kernel, Value: release}, start+n+len("release='"), len(release))
	}
	s.machine(start, value)
	return true
}

// systemRelease reads /etc/os-release and lsb_release -a, where PRETTY_NAME and
// Description may come before or after, or not at all.
func (s *scan) systemRelease(label string, start int, value string) bool {
	name := strings.Trim(value, ` "'`)
	if label == "id" || label == "distributor id" {
		s.release = name
		return true
	}
	if s.release == "" || name == "" || name[0] < '0' || name[0] > '9' {
		return false
	}
	s.add(observed.Observation{Kind: observed.OS, Value: s.release + " " + name}, start+strings.Index(value, name),
		len(name))
	return true
}

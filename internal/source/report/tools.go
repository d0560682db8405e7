package report

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/planner/observed"
)

// tool reads lines that only one program prints: nvidia-smi, nvcc, ldd, uname.
func (s *scan) tool(start int, text string) bool {
	switch {
	case isRuler(text):
		return true
	case strings.HasPrefix(text, "|"):
		return s.smiTable(start, text) || s.row(start, text)
	case strings.HasPrefix(text, "NVIDIA-SMI ") && s.smiHead(start, text):
		return true
	case strings.HasPrefix(text, "GPU ") && s.gpuLine(start, text):
		return true
	case strings.HasPrefix(text, "Cuda compilation tools, release "):
		return s.after(start, text, ", V", observed.Observation{Kind: observed.Toolkit}) ||
			s.after(start, text, "release ", observed.Observation{Kind: observed.Toolkit})
	case strings.HasPrefix(text, "NVRM version:"):
		s.driverModule(start, text)
		return true
	case strings.HasPrefix(text, "ldd (") || strings.HasPrefix(text, "GNU C Library"):
		return s.lastVersion(start, text, observed.Glibc)
	case strings.HasPrefix(text, "Linux "):
		return s.uname(start, text)
	case strings.HasPrefix(text, "Python 3."):
		return s.after(start, text, "Python ", observed.Observation{Kind: observed.Python})
	case strings.HasPrefix(text, "# R") && strings.Contains(text, "REVISION"):
		return s.tegra(start, text)
	case isCSVHead(text):
		s.csvHead(text)
		return true
	case strings.HasPrefix(text, "$ ") || strings.HasPrefix(text, "!pip") || strings.HasPrefix(text, "!uv"):
		return s.typed(start, text)
	case strings.HasPrefix(text, "<"):
		return s.xml(start, text)
	}
	if len(s.csv) > 0 {
		return s.csvRow(start, text)
	}
	return s.files(start, text) || s.deviceLine(start, text) || s.program(start, text)
}

// after observes the version behind the last occurrence of a mark.
func (s *scan) after(start int, text, mark string, o observed.Observation) bool {
	n := strings.LastIndex(text, mark)
	if n < 0 {
		return false
	}
	version, at := takeVersion(text[n+len(mark):])
	if version == "" {
		return false
	}
	o.Value = version
	s.add(o, start+n+len(mark)+at, len(version))
	return true
}

func (s *scan) lastVersion(start int, text string, kind observed.Kind) bool {
	text = strings.TrimRight(text, ". ")
	n := strings.LastIndexByte(text, ' ')
	return s.after(start, text, text[n:n+1], observed.Observation{Kind: kind})
}

func isNumber(text string) bool {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != "" && len(text) < 6
}

// gpuLine reads "GPU 0: NVIDIA A100-SXM4-40GB (UUID: …)", and "GPU 0,1: NVIDIA A100" of programs that
// list GPUs of one name together, in columns too.
func (s *scan) gpuLine(start int, text string) bool {
	numbers, name, ok := strings.Cut(text[len("GPU "):], ":")
	if n := strings.Index(text, "  "); n > len("GPU ") && n < len("GPU ")+len(numbers) {
		numbers, name, ok = text[len("GPU "):n], text[n:], true
	}
	list := strings.Split(numbers, ",")
	if !ok || strings.TrimSpace(name) == "" || len(list) > mostBoards {
		return false
	}
	for _, number := range list {
		if !isNumber(number) {
			return false
		}
	}
	name, _, _ = strings.Cut(name, " (UUID")
	name, _, _ = strings.Cut(name, " (arch=")
	name = strings.TrimSpace(name)
	for _, number := range list {
		s.gpu(number, name, start+strings.Index(text, name))
	}
	return true
}

// driverModule reads /proc/driver/nvidia/version.
func (s *scan) driverModule(start int, text string) {
	for _, mark := range []string{"Kernel Module for x86_64 ", "Kernel Module for aarch64 ", "Kernel Module "} {
		if s.after(start, text, mark, observed.Observation{Kind: observed.Driver}) {
			return
		}
	}
}

// uname reads "Linux NAME 5.15.0-91-generic … x86_64 GNU/Linux".
func (s *scan) uname(start int, text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 4 || !strings.Contains(text, "GNU/Linux") && !strings.Contains(text, " SMP ") {
		return false
	}
	s.after(start, text[:strings.Index(text, fields[2])+len(fields[2])], " ", observed.Observation{Kind: observed.Kernel})
	s.machine(start, text)
	return true
}

// machine observes the platform that a line names.
func (s *scan) machine(start int, text string) {
	for _, m := range [][2]string{{"x86_64", "linux/amd64"}, {"aarch64", "linux/arm64"}} {
		if at := strings.LastIndex(text, m[0]); at >= 0 {
			s.add(observed.Observation{Kind: observed.Platform, Value: m[1]}, start+at, len(m[0]))
			return
		}
	}
}

// tegra reads /etc/nv_tegra_release: # R35 (release), REVISION: 4.1, …
func (s *scan) tegra(start int, text string) bool {
	major, _ := takeVersion(text[len("# R"):])
	_, rest, _ := strings.Cut(text, "REVISION:")
	minor, _ := takeVersion(rest)
	if major == "" || minor == "" {
		return false
	}
	s.jetPack(major+"."+minor, start, len(text))
	return true
}

// jetPack takes a release of L4T for the JetPack that it belongs to.
func (s *scan) jetPack(l4t string, start, length int) {
	jetPack := s.names.JetPack(l4t)
	if jetPack == "" {
		s.NotJudged(start, start+length, "which JetPack has L4T "+l4t+", the facts do not say")
		return
	}
	s.add(observed.Observation{Kind: observed.JetPack, Value: jetPack}, start, length)
}

// typed reads a command that somebody typed into a shell or a notebook.
func (s *scan) typed(start int, text string) bool {
	n := 1
	if text[0] == '$' {
		n = 2
	}
	before := len(s.Env.Observations)
	install.Script{Reading: s.Reading, Start: start + n, Text: text[n:], Variables: install.Variables(s.Reading)}.Read()
	return len(s.Env.Observations) > before || text[0] == '$'
}

// files reads the names of libraries: /usr/lib/x86_64-linux-gnu/libcudnn.so.8.9.7.
func (s *scan) files(start int, text string) bool {
	for _, l := range []struct {
		name string
		kind observed.Kind
	}{{"libcudnn.so.", observed.CUDNN}, {"libnccl.so.", observed.NCCL}} {
		n := strings.Index(text, l.name)
		if n < 0 || !strings.Contains(text[:n], "/") {
			continue
		}
		version, at := takeVersion(text[n+len(l.name):])
		if version == "" {
			continue
		}
		in := observed.InSystem
		if strings.Contains(text[:n], "site-packages") || strings.Contains(text[:n], "conda") {
			in = observed.InWheel
		}
		s.add(observed.Observation{Kind: l.kind, Value: version, In: in}, start+n+len(l.name)+at, len(version))
		return true
	}
	return false
}

// deviceLine reads the lines in which TensorFlow names its devices and the
// driver, and those of lspci.
func (s *scan) deviceLine(start int, text string) bool {
	for _, mark := range []string{"kernel reported version is: ", "libcuda reported version is: "} {
		if strings.Contains(text, mark) {
			return s.after(start, text, mark, observed.Observation{Kind: observed.Driver})
		}
	}
	if n := strings.Index(text, ", name: "); n >= 0 && strings.Contains(text[n:], ", pci bus id") {
		name, _, _ := strings.Cut(text[n+len(", name: "):], ", pci bus id")
		s.gpu("device "+name, name, start+n+len(", name: "))
		return true
	}
	n := strings.Index(text, "NVIDIA Corporation ")
	if n < 0 || !strings.Contains(text[:n], "VGA") && !strings.Contains(text[:n], "3D controller") {
		return false
	}
	n += len("NVIDIA Corporation ")
	name, _, ok := strings.Cut(text[n:], "]")
	if ok = ok && strings.Contains(name, "["); ok {
		// The chip stays beside the name: GK208B [GeForce GT 730] tells boards of one name apart.
		s.gpu("pci "+strings.Fields(text)[0], name+"]", start+n)
	}
	return ok
}

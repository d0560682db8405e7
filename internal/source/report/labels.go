package report

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
)

// longestLabel is the longest text before a colon that is taken for a label.
const longestLabel = 80

// labelled reads LABEL: VALUE, LABEL = VALUE and LABEL ..... VALUE.
func (s *scan) labelled(start int, text string) bool {
	label, value, at, ok := cutLabel(text)
	if !ok {
		return s.isHeading(text)
	}
	label = plainLabel(label)
	if value == "" {
		s.pending = label
		return s.isLabel(label)
	}
	return s.value(label, start+at, value)
}

// cutLabel parts a line at its first separator.
func cutLabel(text string) (label, value string, at int, ok bool) {
	head := text[:min(len(text), longestLabel)]
	n, width := strings.IndexByte(head, ':'), 1
	if dots := strings.Index(head, " ..."); dots >= 0 && (n < 0 || dots < n) {
		n = dots
		for width = 1; n+width < len(text) && text[n+width] == '.'; width++ {
		}
	} else if equals := strings.IndexByte(head, '='); equals >= 0 && (n < 0 || equals < n) {
		n = equals
	}
	const wide = "：" // as Chinese is written
	if colon := strings.Index(head, wide); colon >= 0 && (n < 0 || colon < n) {
		n, width = colon, len(wide)
	}
	if n < 1 {
		return "", "", 0, false
	}
	at = n + width
	for at < len(text) && strings.IndexByte(" \t*`", text[at]) >= 0 {
		at++
	}
	return text[:n], text[at:], at, true
}

// plainLabel returns a label in lower case, without marks of Markdown, without
// what stands in brackets, and with single spaces.
func plainLabel(label string) string {
	var plain [longestLabel]byte
	n := 0
	for i := 0; i < len(label) && n < len(plain) && label[i] != '('; i++ {
		switch c := label[i]; {
		case c == '*' || c == '`' || c == '"':
		case c == ' ' || c == '\t':
			if n > 0 && plain[n-1] != ' ' {
				plain[n], n = ' ', n+1
			}
		case 'A' <= c && c <= 'Z':
			plain[n], n = c+'a'-'A', n+1
		default:
			plain[n], n = c, n+1
		}
	}
	return strings.TrimRight(string(plain[:n]), " ")
}

// isHeading takes a line that is a label alone, as the headings of issue forms are.
func (s *scan) isHeading(text string) bool {
	if len(text) > longestLabel {
		return false
	}
	label := plainLabel(text)
	if !s.isLabel(label) {
		return false
	}
	s.pending = label
	return true
}

// headingsValue reads the line below a heading.
func (s *scan) headingsValue(start int, text string) bool {
	label := s.heading
	if label == "" || strings.HasSuffix(text, ":") {
		return false
	}
	if own, _, _, ok := cutLabel(text); ok && s.isLabel(plainLabel(own)) {
		return false // it is another label with its value
	}
	return s.value(label, start, text)
}

// isLabel reports whether a heading names something that is read below it.
func (s *scan) isLabel(label string) bool {
	return kindOf(label) != "" || s.names.Labels[label] != "" || label == "cuda/cudnn version" || label == "cudnn version"
}

// kindOf returns what a label that programs and issue forms use is about.
func kindOf(label string) observed.Kind {
	switch label {
	case "gpu model and memory", "gpu type", "gpu model", "gpu", "gpu name", "product name", "gpu devices",
		"gpus", "gpu models and configuration", "graphics card", "cuda device":
		return observed.GPU
	case "nvidia driver version", "driver version", "nvidia driver", "driver", "gpu driver version",
		"kernel module version", "nvidia gpu driver version", "kmd version",
		"cuda driver version":
		return observed.Driver
	case "cuda version", "cuda", "cuda toolkit":
		return observed.CUDA
	case "cuda umd version":
		return observed.Ceiling
	case "cuda runtime version", "nvcc version", "nvcc", "cuda toolkit version", "cuda compiler":
		return observed.Toolkit
	case "cudnn version", "cudnn":
		return observed.CUDNN
	case "nccl version", "nccl":
		return observed.NCCL
	case "python version", "python", "python_version":
		return observed.Python
	case "os", "os platform and distribution", "operating system", "description", "pretty_name", "distribution",
		"linux distribution", "os name", "distro":
		return observed.OS
	case "libc version", "glibc version", "glibc":
		return observed.Glibc
	case "os kernel version", "os release version", "kernel", "kernel version":
		return observed.Kernel
	case "machine", "architecture", "platform", "python platform", "os platform", "arch", "cpu architecture",
		"sys.platform":
		return observed.Platform
	case "jetpack", "jetpack version", "l4t":
		return observed.JetPack
	}
	return ""
}

// value takes a labelled value.
func (s *scan) value(label string, start int, value string) bool {
	if name := s.names.Labels[label]; name != "" {
		return s.framework(name, start, value)
	}
	switch label {
	case "cuda used to build pytorch", "torch cuda version":
		return s.build("torch", start, value)
	case "cuda/cudnn version", "cuda / cudnn version", "cuda/cudnn":
		return s.cudaAndCUDNN(start, value)
	case "rocm used to build pytorch", "torch hip version":
		if !isNone(value) {
			s.Note(start, "not judged: a build for AMD's GPUs: ROCm %s", strings.TrimSpace(value))
		}
		return true
	case "device":
		return s.comfyDevice(start, value)
	case "current": // nvidia-smi -q, below "Driver Model"
		if word := strings.TrimSpace(value); isDriverModel(word) {
			s.showsWindows(start, len(word))
			return true
		}
	case "accelerator": // of Diffusers, which says of other devices than NVIDIA's less
		return isNone(value) || s.boardRow(start, value)
	case "device info":
		return s.jaxDevice(start, value)
	case "id", "version_id", "distributor id", "release":
		return s.systemRelease(label, start, value)
	case "deepspeed wheel compiled w", "deepspeed wheel compiled w.":
		return true
	}
	if kind := kindOf(label); kind != "" {
		return s.kind(kind, label, start, value)
	}
	return s.packageVersion(label, start, value)
}

// framework takes a framework's version. TensorFlow prints the name of its
// commit before it.
func (s *scan) framework(name string, start int, value string) bool {
	words := strings.Fields(value)
	if len(words) == 2 && strings.HasPrefix(words[0], "v") && strings.Contains(words[0], "-g") {
		n := strings.LastIndex(value, words[1])
		start, value = start+n, value[n:]
	}
	if isNone(value) {
		return true
	}
	version, at := takeVersion(value)
	if version == "" {
		n := strings.IndexAny(value, "0123456789") // tf 2.10, TensorFlow v2.10
		if n < 0 || n > 24 {
			return false
		}
		version, at = takeVersion(value[n:])
		at += n
	}
	s.pack(requirement.Pin(name, version).Observation(), start+at, len(version))
	return true
}

// build takes the CUDA that a framework says it was built for.
func (s *scan) build(name string, start int, value string) bool {
	o := observed.Observation{Kind: observed.Build, Name: name, Value: "cpu"}
	version, at := takeVersion(value)
	if version != "" {
		o.Value = version
	} else if version = strings.TrimSpace(value); !isNone(value) || strings.EqualFold(version, "could not collect") {
		return false
	}
	s.add(o, start+at, len(version))
	return true
}

// cudnnPackage reads the name of NVIDIA's package of cuDNN, which says the CUDA that it is for, too:
// libcudnn8_8.0.5.39-1+cuda11.0. It reports whether there is one, and where the name begins.
func (s *scan) cudnnPackage(start int, value string) (at int, is bool) {
	at = strings.Index(value, "libcudnn")
	if at < 0 {
		return 0, false
	}
	name := strings.TrimLeft(value[at+len("libcudnn"):], "0123456789")
	name = strings.TrimPrefix(name, "-dev")
	if name == "" || strings.IndexByte("_= ", name[0]) < 0 {
		return 0, false
	}
	rest := name[1:]
	version, n := takeVersion(rest)
	if upstream, _, _ := strings.Cut(version, "-"); n == 0 && strings.Contains(upstream, ".") {
		from := start + len(value) - len(rest)
		s.add(observed.Observation{Kind: observed.CUDNN, Value: upstream}, from, len(upstream))
		if _, cuda, found := strings.Cut(rest, "+cuda"); found && strings.TrimSpace(value[:at]) == "" {
			version, _, _ := strings.Cut(cuda, "_")
			if made, n := takeVersion(version); made != "" && n == 0 {
				s.add(observed.Observation{Kind: observed.CUDA, Value: made}, start+len(value)-len(cuda), len(made))
			}
		}
		return at, true
	}
	return 0, false
}

// cudaAndCUDNN reads "11.2/8.1" and "CUDA 11.2, cuDNN 8.1.0".
func (s *scan) cudaAndCUDNN(start int, value string) bool {
	kinds := []observed.Kind{observed.CUDA, observed.CUDNN}
	if at, is := s.cudnnPackage(start, value); is {
		if value, kinds = value[:at], kinds[:1]; strings.TrimSpace(value) == "" {
			return true
		}
	} else if at := strings.Index(value, "libcudnn"); at >= 0 { // the 8 of libcudnn8 is no version
		at += len("libcudnn")
		rest := strings.TrimLeft(value[at:], "0123456789")
		value = value[:at] + strings.Repeat(" ", len(value)-at-len(rest)) + rest
	}
	for at := 0; at < len(value) && len(kinds) > 0; {
		if value[at] < '0' || value[at] > '9' {
			at++
			continue
		}
		version, _ := takeVersion(value[at:])
		if version == "" {
			break
		}
		s.add(observed.Observation{Kind: kinds[0], Value: version}, start+at, len(version))
		kinds = kinds[1:]
		at += len(version)
	}
	return len(kinds) < 2
}

// jaxDevice reads "NVIDIA A100-SXM4-40GB-8, 8 local devices".
func (s *scan) jaxDevice(start int, value string) bool {
	name, rest, ok := strings.Cut(value, ", ")
	count, err := strconv.Atoi(strings.SplitN(rest, " ", 2)[0])
	if !ok || err != nil || !strings.Contains(rest, "local device") {
		return false
	}
	if n := strings.LastIndexByte(name, '-'); n > 0 {
		name = name[:n]
	}
	if lower := strings.ToLower(name); lower == "cpu" || strings.HasPrefix(lower, "tpu") {
		return true
	}
	s.onGPU = "jax"
	if b := s.gpu("local devices", name, start); b != nil {
		b.count = max(1, count)
	}
	return true
}

// comfyDevice reads "cuda:0 NVIDIA GeForce RTX 4090 : cudaMallocAsync".
func (s *scan) comfyDevice(start int, value string) bool {
	rest, ok := strings.CutPrefix(value, "cuda:")
	number, name, parted := strings.Cut(rest, " ")
	if !ok || !parted || !isNumber(number) {
		return false
	}
	name, _, _ = strings.Cut(name, " : ")
	if strings.Contains(name, "AMD ") || strings.Contains(name, "Radeon") { // ROCm calls them cuda, too
		s.Note(start, "not judged: a GPU of AMD's: %s", name)
		return true
	}
	s.gpu(number, name, start+len("cuda:")+len(number)+len(" "))
	return true
}

// packageVersion reads "NAME version: 1.2" of packages that the facts know.
func (s *scan) packageVersion(label string, start int, value string) bool {
	name := strings.TrimSuffix(strings.TrimSuffix(label, " version"), ".__version__")
	if strings.Contains(name, " ") || len(name) < 2 {
		return false
	}
	version, at := takeVersion(value)
	if version == "" || at > 1 || !strings.Contains(version, ".") {
		return false
	}
	req := requirement.Pin(name, version)
	if !s.names.Known(req.Name) {
		return false
	}
	s.pack(req.Observation(), start+at, len(version))
	return true
}

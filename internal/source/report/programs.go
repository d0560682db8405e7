package report

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// program reads the lines in which programs say at their start what they run on: those of
// Ultralytics, Unsloth, and PyTorch's warnings of a GPU that it has no code for, or none made for it.
func (s *scan) program(start int, text string) bool {
	if name, _, ok := strings.Cut(text, " with CUDA capability sm_"); ok &&
		strings.Contains(text, " is not compatible with the current PyTorch installation") {
		begin := strings.LastIndex(name, ": ") + len(": ")
		if begin < len(": ") {
			begin = 0
		}
		s.warned = append(s.warned, board{name: strings.TrimSpace(name[begin:]), start: start + begin})
		return true
	}
	return s.builtFor(start, text) || s.foundGPU(start, text) || s.ultralytics(start, text) || s.unsloth(start, text) ||
		strings.HasPrefix(text, "NVIDIA ") && s.boardRow(start, text)
}

// builtFor reads what xFormers says of itself where it does not fit, in one line or in two: "xFormers was built for:
// PyTorch 2.1.2+cu121 with CUDA 1201 (you have 2.6.0+cu126)", and of Python the same.
func (s *scan) builtFor(start int, text string) bool {
	const mark = " was built for"
	if n := strings.Index(text, mark); n >= 0 {
		words := strings.Fields(text[:n])
		if len(words) == 0 || !s.names.Known(request.NormalizeName(words[len(words)-1])) {
			return false
		}
		s.built, s.builtLine = request.NormalizeName(words[len(words)-1]), s.number
		rest := strings.TrimLeft(text[n+len(mark):], ": \t")
		if rest == "" {
			return true
		}
		start, text = start+len(text)-len(rest), rest
	}
	what, have, ok := strings.Cut(text, " (you have ")
	name, made, named := strings.Cut(what, " ")
	if !ok || !named || s.built == "" || s.number > s.builtLine+mostBetween {
		return false
	}
	version, at := takeVersion(made)
	there, skipped := takeVersion(have)
	if version == "" || there == "" {
		return false
	}
	from := start + len(text) - len(have) + skipped
	if name == "Python" {
		s.add(observed.Observation{Kind: observed.Python, Value: there}, from, len(there))
		return true
	}
	pkg := s.names.Labels[strings.ToLower(name)+" version"]
	if pkg == "" {
		return false
	}
	length := len(name) + len(" ") + at + len(version)
	s.add(observed.Observation{Kind: observed.Package, Name: s.built, Value: "built for " + name + " " + version}, start,
		length)
	s.pack(requirement.Pin(pkg, there).Observation(), from, len(there))
	return true
}

// mostBetween is how many lines lie at most between "NAME was built for:" and what that is.
const mostBetween = 2

// foundGPU reads "Found GPU0 NVIDIA GB10 which is of cuda capability 12.1.", with which PyTorch warns.
func (s *scan) foundGPU(start int, text string) bool {
	rest, found := strings.CutPrefix(text, "Found GPU")
	name, _, warns := strings.Cut(rest, " which is of cuda capability ")
	number, name, _ := strings.Cut(name, " ")
	if !found || !warns || name == "" || strings.Trim(number, "0123456789") != "" {
		return false
	}
	s.warned = append(s.warned, board{name: strings.TrimSpace(name), start: start + len("Found GPU") + len(number) + 1})
	return true
}

// ultralytics reads "Ultralytics 8.3.106 🚀 Python-3.13.3 torch-2.6.0+cu126 CUDA:0 (NVIDIA GeForce RTX 4080,
// 16376MiB)", as YOLOv5 prints it too, and the lines of further GPUs.
func (s *scan) ultralytics(start int, text string) bool {
	if strings.HasPrefix(text, "CUDA:") {
		return s.cudaDevice(start, text)
	}
	own := strings.HasPrefix(text, "Ultralytics ")
	if !own && !strings.HasPrefix(text, "YOLOv") || !strings.Contains(text, " torch-") {
		return false
	}
	at := 0
	for word := range strings.FieldsSeq(text) {
		at += strings.Index(text[at:], word)
		name, version, ok := strings.Cut(word, "-")
		switch {
		case strings.HasPrefix(word, "CUDA:"):
			s.cudaDevice(start+at, text[at:])
			return true
		case ok && name == "Python":
			s.version(observed.Python, start+at+len("Python-"), version)
		case ok && name == "torch" && requirement.IsVersion(version):
			s.pack(requirement.Pin(name, version).Observation(), start+at, len(word))
		case own && at <= len("Ultralytics "):
			if v, _ := takeVersion(strings.TrimPrefix(word, "YOLO")); v != "" {
				s.pack(requirement.Pin("ultralytics", v).Observation(), start+at, len(word))
			}
		}
		at += len(word)
	}
	return true
}

// cudaDevice reads "CUDA:0 (NVIDIA GeForce RTX 4080, 16376MiB)".
func (s *scan) cudaDevice(start int, text string) bool {
	number, rest, ok := strings.Cut(text[len("CUDA:"):], " (")
	name, _, comma := strings.Cut(rest, ", ")
	if !ok || !comma || !isNumber(number) {
		return false
	}
	s.gpu(number, name, start+len("CUDA:")+len(number)+len(" ("))
	return true
}

// unsloth reads the lines beside a drawing: "NVIDIA GeForce RTX 3090. Num GPUs = 1. Max memory: 23.6 GB.
// Platform: Linux.", of older releases "GPU: Tesla T4. Max memory: 14.748 GB. Platform = Linux.", and "Torch:
// 2.10.0+cu130. CUDA: 8.6. CUDA Toolkit: 13.0.", of older ones with "Pytorch: " and "CUDA Toolkit = ".
func (s *scan) unsloth(start int, text string) bool {
	if n := firstOf(text, ". Num GPUs = ", ". Max memory: "); n >= 0 {
		begin := strings.LastIndex(text[:n], "  ") + len("  ")
		if begin < len("  ") {
			return false
		}
		name := strings.TrimPrefix(text[begin:n], "GPU: ")
		s.gpu("named "+name, name, start+n-len(name))
		for _, mark := range []string{" Platform: ", " Platform = "} {
			if at := strings.Index(text, mark); at > n {
				s.platform("platform", start+at+len(mark), text[at+len(mark):])
			}
		}
		return true
	}
	if n := strings.Index(text, "Xformers = "); n >= 0 && strings.Contains(text, "Bfloat16 = ") {
		s.packageVersion("xformers", start+n+len("Xformers = "), text[n+len("Xformers = "):])
		return true
	}
	if !strings.Contains(text, ". CUDA Toolkit") {
		return false
	}
	for _, mark := range []string{" Torch: ", " Pytorch: "} {
		if n := strings.Index(text, mark); n >= 0 {
			return s.framework("torch", start+n+len(mark), text[n+len(mark):])
		}
	}
	return false
}

// firstOf returns where the first of several marks stands in a text; -1 for none.
func firstOf(text string, marks ...string) int {
	first := -1
	for _, mark := range marks {
		if n := strings.Index(text, mark); n >= 0 && (first < 0 || n < first) {
			first = n
		}
	}
	return first
}

// boardRow reads "NVIDIA GeForce RTX 5090, 32607 MiB", as nvidia-smi prints GPUs with their memory, and
// programs that ask it.
func (s *scan) boardRow(start int, text string) bool {
	name, memory, ok := strings.Cut(text, ", ")
	amount, mebibytes := strings.CutSuffix(memory, " MiB")
	if !ok || !mebibytes || amount == "" || strings.Trim(amount, "0123456789") != "" {
		return false
	}
	s.gpu("row "+strconv.Itoa(s.number), name, start)
	return true
}

// columned reads LABEL and VALUE of a table whose columns spaces part: those of detectron2's and
// Ultralytics' reports, and lines of a list of packages without its head.
func (s *scan) columned(start int, text string) bool {
	n := strings.Index(text[:min(len(text), longestLabel)], "  ")
	if n < 1 {
		return false
	}
	label, value := plainLabel(text[:n]), strings.TrimLeft(text[n:], " \t")
	for _, mark := range []string{"✅ ", "❌ "} { // whether the version is one that was asked for
		value = strings.TrimPrefix(value, mark)
	}
	at := start + len(text) - len(value)
	switch kind := kindOf(label); kind {
	case observed.GPU: // a name in front of its memory: words alone may be the head of another table
		name, memory, ok := strings.Cut(value, ", ")
		return ok && strings.HasSuffix(memory, "MiB") && s.labelledGPU(at, name)
	case observed.OS:
		return label == "os" && s.kind(kind, label, at, value)
	case observed.CUDA, observed.Toolkit, observed.Python:
		return s.kind(kind, label, at, value)
	case "":
		if name := s.names.Labels[label]; name != "" {
			version, _ := takeVersion(value)
			return strings.Contains(version, ".") && s.framework(name, at, value)
		}
		return s.packageVersion(label, at, value)
	}
	return false
}

// parts reads a line that is several labels with their values: "python: 3.10.6 • torch: 2.1.2+cu121".
func (s *scan) parts(start int, text string) bool {
	const mark = "•"
	if !strings.Contains(text, mark) {
		return false
	}
	said := false
	for part := range strings.SplitSeq(text, mark) {
		label := strings.TrimLeft(part, " \t\u00a0")
		at := start + len(part) - len(label)
		said = s.labelled(at, strings.TrimRight(label, " \t\u00a0")) || said
		start += len(part) + len(mark)
	}
	return said
}

package reading

import (
	"slices"
	"strings"
	"unicode"

	"github.com/envsolve/envsolve/matrices/version"
)

// What is looked for in the words for builds.
var (
	capabilities = lazily(`\d{1,2}\.\d`)
)

// Compiled is what somebody says of what a package was compiled for.
type Compiled struct {
	Torch string   // the minor of torch that it was compiled against; empty where it is not said
	CUDA  string   // 11.8 or 12; empty where it is not said
	ABI   string   // true or false: whether it has the ABI of C++11; empty where it is not said
	SM    []string // the compute capabilities that it holds machine code for; none where it is not said
	PTX   bool     // it holds PTX for the last of them besides
}

// Says reports whether the text said anything.
func (c *Compiled) Says() bool { return c.Torch != "" || c.CUDA != "" || len(c.SM) > 0 }

var (
	compiledWord  = lazily(`\b(?:built|build|compiled|made|wheels?|for)\b`)
	compiledTorch = lazily(`(?:^|[^a-z])(?:py)?torch[-_ =v]*(\d+\.\d+)`)
	// versionTorch is a version with the label of a CUDA, which among what packages
	// are built for is torch's.
	versionTorch = lazily(`\b(?:for|against) v?(\d+\.\d+)(?:\.\d+)?\+cu\d{2,3}\b`)
	compiledCUDA = lazily(`(?:^|[^a-z])(?:cu(\d{2,3})\b|cuda[-_ ]*(\d+(?:\.\d+)?))`)
	compiledSM   = lazily(`\b(?:sm|compute|cc)[-_ ]*(\d{1,2})[._]?(\d)[af]?\b`)
	compiledArch = lazily(`\b(?:built|compiled|code) (?:only )?for (?:capability |capabilities )?` +
		`(\d{1,2}\.\d(?:(?:\s*,\s*|\s+and\s+|\s*;\s*)\d{1,2}\.\d)*)(\+ptx)?`)
)

// ReadCompiled reads "built for torch 2.2.0+cu121", "cu118 wheel", "for
// torch-2.5.0+cu124", "0.2.1 built for sm_75 only", "built for 7.5" and the label
// of a version: 2.2.0+cu128torch2.9.0.post3. The modules are what labels call the frameworks that
// packages are compiled against.
func ReadCompiled(text string, modules ...string) Compiled {
	if saysNumbers(text) {
		return Compiled{}
	}
	low := strings.ToLower(text)
	var c Compiled
	if l := labelIn(low, modules); l.Torch != "" {
		return Compiled{Torch: l.Torch, CUDA: DottedCUDA(l.CUDA), ABI: l.ABI}
	}
	if !compiledWord().MatchString(low) {
		return c
	}
	for _, m := range compiledSM().FindAllStringSubmatch(low, -1) {
		c.SM = append(c.SM, m[1]+"."+m[2])
	}
	if m := compiledArch().FindStringSubmatch(low); m != nil && len(c.SM) == 0 {
		c.SM = capabilities().FindAllString(m[1], -1)
	}
	slices.SortFunc(c.SM, version.Compare)
	c.PTX = strings.Contains(low, "ptx")
	if strings.Contains(low, "source") {
		return c // beside what is there, whatever else it names
	}
	if m := compiledTorch().FindStringSubmatch(low); m != nil {
		c.Torch = m[1]
	} else if m := versionTorch().FindStringSubmatch(low); m != nil {
		c.Torch = m[1]
	}
	if m := compiledCUDA().FindStringSubmatch(low); m != nil {
		if c.CUDA = m[2]; m[1] != "" {
			c.CUDA = DottedCUDA(m[1])
		}
	}
	return c
}

// labelIn returns what a label in a text says that names the framework: that of a version,
// 2.2.0+cu128torch2.9.0.post3, or of a wheel's name, or one that stands by itself and names a CUDA,
// too. It is empty where there is none.
func labelIn(low string, modules []string) Label {
	for word := range strings.FieldsFuncSeq(strings.ReplaceAll(low, "%2b", "+"), endsWord) {
		_, local, labelled := strings.Cut(word, "+")
		if labelled {
			word, _, _ = strings.Cut(local, "-")
		}
		if l, ok := ReadLabel(word, modules...); ok && l.Torch != "" && (labelled || l.CUDA != "") {
			return l
		}
	}
	return Label{}
}

// endsWord reports whether a letter stands between the words of a text, and in none of them.
func endsWord(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;()[]", r) }

// Behind is what stands behind a version of which build of it that is.
type Behind struct {
	Label string // cu118, rocm; empty where no label is named
	CUDA  string // 11.8 or 12; empty where it is not said
	Of    string // whose CUDA it is, as of a CUDA
}

var (
	behindVersion = lazily(`^[=v ]*\d+(?:\.\d+)*[.*x\w]*(?:\+[\w.]+)?`)
	behindLabel   = lazily(`(?:^|[^a-z])cu(\d{2,3})\b`)
	behindROCm    = lazily(`(?:^|[^a-z])rocm(?:[^a-z]|$)`)
	behindCUDA    = lazily(`(?:^|[^a-z])cuda(?:[-_ =]|version |toolkit )*` +
		`(?:(\d{1,2}(?:\.\d+)?)(?:[^\d]|$)|(\d{3})(?:[^\d]|$))`)
	behindAgainst = lazily(`\b(?:no|not|none|n/a|without|never|instead|needs?|wants?|expects?|requires?)\b`)
)

// ReadBehind reads what stands behind a version: the build of "2.1.0 (cu118)", "2.7.1 cuda
// 12.8", "2.5.1 (py3.9_cuda12.1_cudnn8_0)" and "2.5.1 (ROCm)". Of words that deny something it reads nothing.
func ReadBehind(text string) (b Behind) {
	if saysNumbers(text) {
		return b
	}
	low := strings.ToLower(strings.TrimSpace(text))
	low = low[len(behindVersion().FindString(low)):]
	if behindAgainst().MatchString(low) {
		return b
	}
	if m := behindLabel().FindStringSubmatch(low); m != nil {
		return Behind{Label: "cu" + m[1], CUDA: DottedCUDA(m[1]), Of: OfBuild}
	}
	if m := behindCUDA().FindStringSubmatch(low); m != nil {
		b.CUDA, b.Of = m[1], ReadCUDA(low).Of
		if m[2] != "" {
			b.CUDA = DottedCUDA(m[2])
		}
		return b
	}
	if behindROCm().MatchString(low) {
		return Behind{Label: "rocm"}
	}
	return b
}

// DottedCUDA writes the digits of a CUDA label as a version: 118 is 11.8, 92 is 9.2
// and 12 is any of 12.
func DottedCUDA(digits string) string {
	if digits == "cpu" || len(digits) < 2 || len(digits) == 2 && digits[0] == '1' {
		return digits
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}

// ReadCapabilities reads the compute capabilities that a build says it holds code
// for, as torch.cuda.get_arch_list prints them: "sm_70 sm_86 compute_86".
func ReadCapabilities(text string) Compiled {
	low := strings.ToLower(text)
	c := Compiled{PTX: strings.Contains(low, "compute_") || strings.Contains(low, "ptx")}
	for _, m := range compiledSM().FindAllStringSubmatch(low, -1) {
		if sm := m[1] + "." + m[2]; !slices.Contains(c.SM, sm) {
			c.SM = append(c.SM, sm)
		}
	}
	slices.SortFunc(c.SM, version.Compare)
	return c
}

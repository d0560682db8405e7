package reading

import (
	"slices"
	"strings"

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
	labelledTorch = lazily(`cu(\d{2,3})torch(\d+\.\d+)(?:\.\d+)?(?:cxx11abi(true|false))?`)
	// labelledPT is pt110cu111 of PyG's companions, which is torch 1.10.
	labelledPT = lazily(`(?:^|[^a-z])pt(\d)(\d{1,2})(?:cu(\d{2,3})|cpu)\b`)
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
// of a version: 2.2.0+cu128torch2.9.0.post3.
func ReadCompiled(text string) Compiled {
	if saysNumbers(text) {
		return Compiled{}
	}
	low := strings.ToLower(text)
	var c Compiled
	if m := labelledTorch().FindStringSubmatch(low); m != nil {
		return Compiled{Torch: m[2], CUDA: dotted(m[1]), ABI: m[3]}
	}
	if m := labelledPT().FindStringSubmatch(low); m != nil {
		if c = (Compiled{Torch: m[1] + "." + m[2], CUDA: "cpu"}); m[3] != "" {
			c.CUDA = dotted(m[3])
		}
		return c
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
			c.CUDA = dotted(m[1])
		}
	}
	return c
}

// dotted writes the digits of a CUDA label as a version: 118 is 11.8, 92 is 9.2
// and 12 is any of 12.
func dotted(digits string) string {
	if len(digits) == 2 && digits[0] == '1' {
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

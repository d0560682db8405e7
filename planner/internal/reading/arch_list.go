package reading

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// Arch is a compute capability that an extension is compiled for, as machine code and, with PTX, for newer ones.
type Arch struct {
	Capability string
	PTX        bool
}

// namedArchs are what torch's builder of extensions calls some of them, the longer names first. Blackwell's have come
// to mean more: what any release takes them for counts.
// https://github.com/pytorch/pytorch/blob/v2.9.1/torch/utils/cpp_extension.py
// https://github.com/pytorch/pytorch/blob/main/torch/utils/cpp_extension.py
var namedArchs = strings.NewReplacer("Kepler+Tesla", "3.7", "Kepler", "3.5+PTX", "Maxwell+Tegra", "5.3",
	"Maxwell", "5.0;5.2+PTX", "Pascal", "6.0;6.1+PTX", "Volta+Tegra", "7.2", "Volta", "7.0+PTX", "Turing", "7.5+PTX",
	"Ampere+Tegra", "8.7", "Ampere", "8.0;8.6+PTX", "Ada", "8.9+PTX", "Hopper", "9.0+PTX", "Blackwell+Tegra", "10.1;11.0",
	"Blackwell", "10.0;10.3;12.0;12.1+PTX", " ", ";")

// ReadArchList reads for which GPUs extensions are compiled: "7.5;8.6+PTX", "Ampere". It returns nil where a part of it
// is none that is known.
func ReadArchList(text string) (list []Arch) {
	for part := range strings.SplitSeq(namedArchs.Replace(text), ";") {
		capability, ptx := strings.CutSuffix(part, "+PTX")
		capability = strings.TrimRight(capability, "af")
		if part == "" {
			continue
		}
		if version.Parts(capability) != 2 || strings.Trim(capability, "0123456789.") != "" {
			return nil
		}
		list = append(list, Arch{capability, ptx})
	}
	return list
}

// Serves reports whether code for an architecture runs on a GPU.
func (a Arch) Serves(capability string) bool {
	return version.Compare(a.Capability, capability) <= 0 &&
		(a.PTX || version.Major(a.Capability) == version.Major(capability))
}

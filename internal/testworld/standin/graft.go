package standin

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// Graft is the stand-in for the CUDA half of a PyTorch build, to be put onto a
// real build for CPU: together they import, compute on the CPU, and have the
// libraries, requirements and version numbers of the build for CUDA.
type Graft struct {
	Variant  string // cu124
	CUDA     string // 12.4
	Requires []string
	Members  map[string]wheel.Member
	// Append is Python text to be added at the end of files.
	Append map[string]string
}

// NewGraft makes the CUDA half of a release's build for a variant.
func NewGraft(releases []matrices.FrameworkRelease, version, variant string) (Graft, error) {
	toolkits := toolkitParts(releases)
	for _, release := range releases {
		for _, build := range release.Builds {
			if release.Version != version || build.Variant != variant {
				continue
			}
			b, ok := newTorchBuild(release, build, toolkits)
			if !ok {
				return Graft{}, fmt.Errorf("the tables do not say what PyTorch %s for %s is made of", version, variant)
			}
			return b.graft(), nil
		}
	}
	return Graft{}, fmt.Errorf("the tables have no PyTorch %s for %s", version, variant)
}

const graftNote = "\n\n# envsolve's test world: the CUDA half of this build is a stand-in\n"

func (b torchBuild) graft() Graft {
	major, _, _ := strings.Cut(b.build.CUDNN, ".")
	return Graft{
		Variant: b.build.Variant, CUDA: b.build.CUDA, Requires: b.requires(), Members: b.torchLibraries(),
		Append: map[string]string{
			"torch/cuda/__init__.py": graftNote + fmt.Sprintf(
				"if not hasattr(torch._C, \"_cuda_getArchFlags\"):\n    torch._C._cuda_getArchFlags = lambda: %q\n",
				strings.Join(b.arches(), " ")),
			"torch/backends/cudnn/__init__.py": graftNote + fmt.Sprintf(`def version():
    import ctypes
    import os

    site = os.path.dirname(os.path.dirname(torch.__file__))
    try:
        return ctypes.CDLL(os.path.join(site, "nvidia/cudnn/lib/libcudnn.so.%s")).cudnnGetVersion()
    except OSError:
        return None
`, major),
		},
	}
}

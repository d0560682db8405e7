package lint

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/matrices/version"
)

// Measured holds what was read off a wheel's libraries against what else its row
// says, and what was read off the wheels of frameworks against the rows of their builds.
// Where the two cannot both be, one of them is wrong, or the row explains it: by a block
// other that names the cell.
func Measured(docs []tablefile.Document) hcl.Diagnostics {
	l := &linter{}
	builds, wheels := defaultABIs(docs), measuredWheels(docs)
	for _, doc := range docs {
		for _, row := range doc.Rows {
			if f, ok := row.Value.Interface().(matrices.FrameworkRelease); ok {
				l.builds(row.Node, &f, wheels)
			}
			r, ok := row.Value.Interface().(matrices.PackageRelease)
			if !ok {
				continue
			}
			for _, c := range contradictions(&r, builds) {
				l.contradict(row.At(c.cell), c, r.Others)
			}
		}
	}
	return l.diags
}

// contradiction is a cell that cannot be true beside another.
type contradiction struct{ cell, text string }

// contradict tells of a contradiction that no block other explains.
func (l *linter) contradict(at *hcl.Range, c contradiction, others []matrices.Other) {
	if !slices.ContainsFunc(others, func(o matrices.Other) bool { return o.Cell == c.cell }) {
		l.fail(at, "Contradiction", "%s Mend the one that is wrong, or explain it by a block other %q.", c.text, c.cell)
	}
}

// nvidiaWheel takes the CUDA major out of the name of a wheel of NVIDIA's.
var nvidiaWheel = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^nvidia-(?:cuda-runtime|cublas|cudnn|nccl|cuda-nvrtc)-cu(\d\d)$`)
})

func contradictions(r *matrices.PackageRelease, builds map[string]string) []contradiction {
	var list []contradiction
	for _, name := range slices.Sorted(maps.Keys(r.Requires)) {
		m := nvidiaWheel().FindStringSubmatch(name)
		if m != nil && version.IsDotted(r.CUDA) && version.Major(r.CUDA) != m[1] {
			list = append(list, contradiction{"cuda", fmt.Sprintf("It is for CUDA %s and requires %s.", r.CUDA, name)})
		}
	}
	abi, errABI := version.ParseSpecifier(r.NumPyABI)
	asks, errAsks := version.ParseSpecifier(r.Requires["numpy"])
	if r.NumPyABI != "" && r.Requires["numpy"] != "" && errABI == nil && errAsks == nil && !abi.Meets(asks) {
		list = append(list, contradiction{"numpy_abi", fmt.Sprintf("It loads beside NumPy %s and requires %s.", r.NumPyABI,
			r.Requires["numpy"])})
	}
	takes, errTakes := version.ParseSpecifier(r.Requires["torch"])
	if version.Parts(r.TorchBuilt) > 2 && r.Requires["torch"] != "" && errTakes == nil && !takes.Allows(r.TorchBuilt) {
		list = append(list, contradiction{"torch_built", fmt.Sprintf("It was compiled against torch %s and requires "+
			"torch %s.", r.TorchBuilt, r.Requires["torch"])})
	}
	torch, exact := strings.CutPrefix(r.Requires["torch"], "==")
	if built := builds[torch]; exact && built != "" && (r.TorchABI == "cxx11" || r.TorchABI == "pre-cxx11") &&
		(r.TorchABI == "cxx11") != (built == "true") {
		list = append(list, contradiction{"torch_abi", fmt.Sprintf("It is bound to torch by %s and requires torch %s, whose "+
			"cxx11_abi is %s.", r.TorchABI, torch, built)})
	}
	return list
}

// defaultABIs returns the C++11 ABI of the builds that plain pip gives on linux/amd64,
// by the release of torch.
func defaultABIs(docs []tablefile.Document) map[string]string {
	abis := map[string]string{}
	for _, doc := range docs {
		for _, row := range doc.Rows {
			f, ok := row.Value.Interface().(matrices.FrameworkRelease)
			if !ok || f.Package != "torch" {
				continue
			}
			for i := range f.Builds {
				b := &f.Builds[i]
				if !slices.Contains(b.PyPIDefault, "linux/amd64") {
					continue
				}
				for _, on := range b.Platforms {
					if on.Platform == "linux/amd64" {
						abis[f.Version] = on.CXX11ABI
					}
				}
			}
		}
	}
	return abis
}

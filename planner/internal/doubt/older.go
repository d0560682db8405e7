package doubt

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/verdict"
)

// OlderMinor is what is missing of a build that opens an older minor of the cuDNN that it was
// made with, and of which it is not known whether it calls what that lacks; nil where the
// cuDNN that is there is of another major, is no older, or names no minor.
func OlderMinor(b *candidate.Build, have string) *verdict.Missing {
	if version.Major(have) != version.Major(b.CUDNN) || !strings.Contains(have, ".") || !strings.Contains(b.CUDNN, ".") ||
		version.Compare(version.Minor(have), version.Minor(b.CUDNN)) >= 0 {
		return nil
	}
	missing := &verdict.Missing{Why: fmt.Sprintf("%s %s is made with cuDNN %s and opens an older minor of it, for which "+
		"NVIDIA promises nothing: with %s it may run or fail", b.Traits.Name, b.Label(), version.Minor(b.CUDNN), have),
		Observe: "whether a convolution runs on the GPU", Facts: []string{b.Ref("cudnn")}}
	if !b.Windows() {
		missing.Observe += ", and what its libraries miss"
		missing.Command = fmt.Sprintf(
			`find "$(python -c 'import %s as m; print(m.__path__[0])')" -name '*cuda*.so' -exec ldd -r {} +`, b.Traits.Module)
	}
	return missing
}

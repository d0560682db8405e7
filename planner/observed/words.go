package observed

import (
	"cmp"
	"strings"
)

// Words returns an observation as it stands in the source, with the name of what it is of
// where a version or a range stands by itself, as in a table's entry.
func (o *Observation) Words() string {
	if o.Kind == Locked {
		return "the lock for " + o.Name
	}
	if o.Text == "" {
		return strings.TrimSpace(o.Name + " " + o.Value)
	}
	if !strings.ContainsRune("0123456789<>=!~^*", rune(o.Text[0])) {
		return o.Text
	}
	switch o.Kind {
	case Package, CUDA:
		return strings.TrimSpace(cmp.Or(o.Name, string(o.Kind)) + " " + o.Text)
	case Build:
		switch {
		case strings.Contains(o.Text, o.Value):
			return "CUDA " + o.Text + " of the build"
		case o.Value == "cpu":
			return "the build for the CPU"
		}
		return "CUDA " + o.Value + " of the build" // which stands beside the release, as in conda's locks
	case Ceiling:
		return "CUDA " + o.Text + " of the driver"
	case Python, CUDNN, NCCL, Toolkit, Driver, Glibc, JetPack:
		return string(o.Kind) + " " + o.Text
	}
	return o.Text
}

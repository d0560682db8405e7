package builder

import (
	"fmt"
	"slices"
	"strings"

	"github.com/containerd/platforms"
)

// Platforms lists what the builder's workers run, its own platform first:
// natively, or by an emulator that is installed where it runs.
func (b *Builder) Platforms() []string {
	var names []string
	for _, w := range b.Workers {
		for _, p := range w.Platforms {
			if name := platforms.Format(platforms.Normalize(p)); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// Runs tells whether containers of a platform ("linux/arm64") run on the builder.
// One that does not say what it runs is believed to run everything.
func (b *Builder) Runs(platform string) bool {
	want, err := platforms.Parse(platform)
	if err != nil || len(b.Platforms()) == 0 {
		return true // what asks for it tells of the error
	}
	for _, w := range b.Workers {
		for _, p := range w.Platforms {
			if platforms.OnlyStrict(platforms.Normalize(p)).Match(platforms.Normalize(want)) {
				return true
			}
		}
	}
	return false
}

// PlatformError says that no builder runs a platform.
type PlatformError struct {
	Platform string
	Builders []*Builder
}

// Error says what the builders run, and the ways to one that runs the platform.
func (e *PlatformError) Error() string {
	var out strings.Builder
	fmt.Fprintf(&out, "no builder runs %s:", e.Platform)
	for _, b := range e.Builders {
		fmt.Fprintf(&out, "\n  %s runs %s", b.Address, strings.Join(b.Platforms(), ", "))
	}
	fmt.Fprintf(&out, "\nName one on such a machine besides (--builder, once for each; every target goes to one that runs its platform), "+
		"or install an emulator where the builder runs: apt-get install qemu-user-static binfmt-support")
	return out.String()
}

// For returns the first builder that runs a platform.
func (p *Pool) For(platform string) (*Builder, error) {
	for _, b := range p.Members {
		if b.Runs(platform) {
			return b, nil
		}
	}
	return nil, &PlatformError{Platform: platform, Builders: p.Members}
}

package frontend

import (
	"fmt"
	"slices"
	"strings"

	"github.com/containerd/platforms"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// runnable refuses an image of a platform that a builder runs no containers of: its
// self-test is one. A builder that does not say what it runs is believed to run
// everything.
func runnable(workers []gateway.WorkerInfo, want ocispec.Platform) error {
	var names []string
	for _, w := range workers {
		for _, p := range w.Platforms {
			if platforms.OnlyStrict(platforms.Normalize(p)).Match(want) {
				return nil
			}
			if name := platforms.Format(platforms.Normalize(p)); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if len(names) == 0 {
		return nil
	}
	return fmt.Errorf("the image is for %s, and its self-test runs before it is handed out, but the builder runs only %s: "+
		"choose a builder on such a machine, or install an emulator where this one runs: "+
		"apt-get install qemu-user-static binfmt-support", platforms.Format(want), strings.Join(names, ", "))
}

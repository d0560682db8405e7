package builder

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// clearContainers ends the containers that a killed buildkitd left running, and
// takes away their mounts. BuildKit keeps a folder for each container it runs,
// named as runc knows the container. Only for a state folder without a daemon.
func (s state) clearContainers(runtime string) error {
	bundles, err := filepath.Glob(s.path("root/*/executor/*/rootfs"))
	if err != nil {
		return err
	}
	var errs []error
	for _, rootfs := range bundles {
		bundle := filepath.Dir(rootfs)
		out, err := exec.Command(runtime, "delete", "--force", filepath.Base(bundle)).CombinedOutput() //nolint:gosec // names that BuildKit made up
		if err != nil && !strings.Contains(string(out), "does not exist") {
			errs = append(errs, fmt.Errorf("ending a container of a killed builder: %w: %s", err, out))
		}
		// Not mounted is as good as unmounted.
		if err := unix.Unmount(rootfs, unix.MNT_DETACH); err != nil && !errors.Is(err, unix.EINVAL) {
			errs = append(errs, fmt.Errorf("unmounting %s: %w", rootfs, err))
			continue
		}
		errs = append(errs, os.RemoveAll(bundle))
	}
	return errors.Join(errs...)
}

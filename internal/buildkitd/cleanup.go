package buildkitd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/moby/sys/mountinfo"
	"golang.org/x/sys/unix"
)

// clearContainers ends the containers that a killed buildkitd left running, and
// takes away their mounts. BuildKit keeps a folder for each container it runs,
// named as runc knows the container. Only for a state folder without a daemon.
func (s state) clearContainers(runtime string) error {
	var errs []error
	for _, rootfs := range s.glob("root/*/executor/*/rootfs") {
		bundle := filepath.Dir(rootfs)
		out, err := exec.Command(runtime, "delete", "--force",
			filepath.Base(bundle)).CombinedOutput() //nolint:gosec // names that BuildKit made up
		if err != nil && !strings.Contains(string(out), "does not exist") {
			errs = append(errs, fmt.Errorf("ending a container of a killed builder: %w: %s", err, out))
		}
		if err := unmountBelow(bundle); err != nil {
			errs = append(errs, err)
			continue
		}
		errs = append(errs, os.RemoveAll(bundle))
	}
	return errors.Join(errs...)
}

// unmountBelow takes away all mounts in a folder, which a killed buildkitd left:
// whoever then removes the folder would remove what is mounted in it.
func unmountBelow(dir string) error {
	dir, err := filepath.EvalSymlinks(dir) // the kernel lists mounts by their real places
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	mounts, err := mountinfo.GetMounts(mountinfo.PrefixFilter(dir))
	if err != nil {
		return fmt.Errorf("mounts in %s: %w", dir, err)
	}
	var errs []error
	for _, m := range slices.Backward(mounts) { // the last one covers what was there before
		if m.Mountpoint == dir {
			continue
		}
		if err := unix.Unmount(m.Mountpoint, unix.MNT_DETACH); err != nil {
			errs = append(errs, fmt.Errorf("unmounting %s: %w", m.Mountpoint, err))
		}
	}
	return errors.Join(errs...)
}

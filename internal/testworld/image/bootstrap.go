package image

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Suite is a Debian release that images are made of.
type Suite struct {
	Codename string    // trixie
	Major    string    // 13
	Python   string    // 3.13, the suite's own
	Date     time.Time // of the release file; no file of the image is younger
	Archive  string    // the archive's URL while the image is made
	Keyring  string
	// Pip is a wheel of pip to be installed in place of the suite's own: the
	// official images have a recent pip whatever the suite.
	Pip string
}

// ErrUnavailable says that this machine cannot make images.
var ErrUnavailable = errors.New("making base images")

// Available says what is missing on this machine to make images: root rights
// or debootstrap. The error is [ErrUnavailable].
func Available() error {
	if os.Geteuid() != 0 {
		return fmt.Errorf("%w needs root, for chroot: run as root", ErrUnavailable)
	}
	if _, err := lookDebootstrap(); err != nil {
		return fmt.Errorf("%w needs debootstrap: apt-get install debootstrap", ErrUnavailable)
	}
	return nil
}

// lookDebootstrap looks where root's programs are as well, which is not on
// everybody's PATH.
func lookDebootstrap() (string, error) {
	if found, err := exec.LookPath("debootstrap"); err == nil {
		return found, nil
	}
	return exec.LookPath("/usr/sbin/debootstrap")
}

// debootstrap makes a minimal system in root.
func debootstrap(ctx context.Context, s Suite, root string, log io.Writer) error {
	program, err := lookDebootstrap()
	if err != nil {
		return err
	}
	return run(ctx, log, program, "--variant=minbase", "--keyring="+s.Keyring,
		"--merged-usr", s.Codename, root, s.Archive)
}

// slimDpkg is what the official slim images tell dpkg, so that packages that
// are installed later leave out their documentation as well.
const slimDpkg = `path-exclude /usr/share/doc/*
path-include /usr/share/doc/*/copyright
path-exclude /usr/share/doc/*/*/*
path-exclude /usr/share/groff/*
path-exclude /usr/share/info/*
path-exclude /usr/share/linda/*
path-exclude /usr/share/lintian/*
path-exclude /usr/share/locale/*
path-exclude /usr/share/man/*
`

// dockerApt is the official images' apt configuration: no package files, no
// translations and no caches are left behind.
const dockerApt = `APT::Keep-Downloaded-Packages "false";
Acquire::GzipIndexes "true";
Acquire::Languages "none";
Apt::AutoRemove::SuggestsImportant "false";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
`

// configure returns the fresh system the settings of the official images.
func configure(root string) error {
	files := map[string]struct {
		text string
		mode os.FileMode
	}{
		"etc/dpkg/dpkg.cfg.d/docker": {slimDpkg, 0o644},
		"etc/apt/apt.conf.d/docker":  {dockerApt, 0o644},
		// no service is started by a package's script: invoke-rc.d(8)
		"usr/sbin/policy-rc.d": {"#!/bin/sh\nexit 101\n", 0o755},
	}
	for name, f := range files {
		if err := os.WriteFile(filepath.Join(root, name), []byte(f.text), f.mode); err != nil {
			return err
		}
	}
	return nil
}

// pythonScript installs the suite's Python and gives it the official image's
// face: python3 and pip in /usr/local/bin, pip the only distribution, and no
// marker that forbids pip to install beside the distribution's packages.
const pythonScript = `set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
apt-get update -qq
apt-get install -qq -y --no-install-recommends ca-certificates netbase tzdata "python$1" "python$1-venv"
rm -f "/usr/lib/python$1/EXTERNALLY-MANAGED"
for name in "python$1" python3 python; do ln -sf "/usr/bin/python$1" "/usr/local/bin/$name"; done
if [ -e /tmp/pip ]; then rm /usr/share/python-wheels/pip-*.whl; mv /tmp/pip/pip-*.whl /usr/share/python-wheels/; fi
for wheel in /usr/share/python-wheels/pip-*.whl; do
  PIP_ROOT_USER_ACTION=ignore "python$1" "$wheel/pip" install --quiet --no-index --no-compile --no-deps --disable-pip-version-check "$wheel"
done
test -x /usr/local/bin/pip
`

// installPython runs pythonScript inside root.
func installPython(ctx context.Context, s Suite, root string, log io.Writer) error {
	if s.Pip != "" {
		wheel, err := os.ReadFile(s.Pip)
		if err != nil {
			return err
		}
		if err := os.Mkdir(filepath.Join(root, "tmp/pip"), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(root, "tmp/pip", filepath.Base(s.Pip)), wheel, 0o644); err != nil {
			return err
		}
	}
	return run(ctx, log, "chroot", root, "/bin/sh", "-c", pythonScript, "sh", s.Python)
}

// run executes a command without the caller's environment: locales, proxies and
// Python settings of the machine must not reach into an image. The tail of its
// output is part of the error.
func run(ctx context.Context, log io.Writer, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	var tail bytes.Buffer
	cmd.Stdout = io.MultiWriter(log, &tail)
	cmd.Stderr = cmd.Stdout
	cmd.Env = []string{"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "LC_ALL=C"}
	cmd.WaitDelay = 10 * time.Second
	if err := cmd.Run(); err != nil {
		lines := strings.Split(strings.TrimSpace(tail.String()), "\n")
		return fmt.Errorf("%s: %w: %s", name, err, strings.Join(lines[max(0, len(lines)-5):], " | "))
	}
	return nil
}

package debian

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os/exec"
	"strings"
)

// Keyring is where the package debian-archive-keyring puts the archive's keys.
const Keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"

// ErrNoMirror says that apt on this machine knows no Debian archive.
var ErrNoMirror = errors.New("apt on this machine is configured with no Debian archive over http or https; name one (--mirror)")

// Upstream is where an archive is fetched from.
type Upstream struct {
	URL   string // without a trailing slash, such as http://mirror.example/debian
	Proxy string // apt's Acquire::http::Proxy; empty for none
}

// Find returns the upstream itself, in the form that [NewMirror] takes.
func (u Upstream) Find(context.Context) (Upstream, error) { return u, nil }

// FindUpstream asks apt for the first mirror of the Debian archive in its
// configuration, and for its proxy. The error is [ErrNoMirror] where apt knows
// none, as on a distribution that is not Debian.
func FindUpstream(ctx context.Context) (Upstream, error) {
	targets, err := output(ctx, "apt-get", "indextargets", "--no-release-info",
		"--format", "$(COMPONENT) $(RELEASE) $(REPO_URI)", "Created-By: Packages")
	if errors.Is(err, exec.ErrNotFound) {
		return Upstream{}, ErrNoMirror
	}
	if err != nil {
		return Upstream{}, err
	}
	uri := firstArchive(targets)
	if uri == "" {
		return Upstream{}, ErrNoMirror
	}
	proxy, err := output(ctx, "apt-config", "dump", "--format", "%v%n", "Acquire::http::Proxy")
	if err != nil {
		return Upstream{}, err
	}
	return Upstream{URL: uri, Proxy: firstProxy(proxy)}, nil
}

// firstArchive picks the first main archive out of lines of "component release
// uri". Side archives (security, backports of other hosts) live under other
// paths and are passed over.
func firstArchive(targets string) string {
	for line := range strings.Lines(targets) {
		fields := strings.Fields(line)
		if len(fields) != 3 || fields[0] != "main" {
			continue
		}
		u, err := url.Parse(fields[2])
		if err != nil || (u.Scheme != "http" && u.Scheme != "https") {
			continue
		}
		if path := strings.TrimSuffix(u.Path, "/"); strings.HasSuffix(path, "/debian") {
			return strings.TrimSuffix(fields[2], "/")
		}
	}
	return ""
}

// firstProxy reads apt-config's answer; "DIRECT" is apt's word for no proxy.
func firstProxy(dump string) string {
	for line := range strings.Lines(dump) {
		if v := strings.TrimSpace(line); v != "" && v != "DIRECT" {
			return v
		}
	}
	return ""
}

func output(ctx context.Context, name string, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, name, args...).Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return "", fmt.Errorf("%s %s: %w: %s", name, args[0], err, strings.TrimSpace(string(exit.Stderr)))
	}
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, args[0], err)
	}
	return string(out), nil
}

package frontend

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	gateway "github.com/moby/buildkit/frontend/gateway/client"

	"github.com/envsolve/envsolve/internal/printable"
)

const (
	argPrefix     = "build-arg:"
	contextPrefix = "context:"
	epochArg      = "SOURCE_DATE_EPOCH"
)

// variables are the build arguments that are for the target file. Others are
// BuildKit's, or those that Docker adds by itself on machines behind a proxy.
func variables(opts map[string]string) map[string]string {
	vars := map[string]string{}
	for key, value := range opts {
		name, ok := strings.CutPrefix(key, argPrefix)
		if !ok || name == epochArg || name == layersArg || strings.HasPrefix(name, "BUILDKIT_") || isProxy(name) {
			continue
		}
		vars[name] = value
	}
	return vars
}

// isProxy reports whether an argument tells of a proxy, which no image depends on.
func isProxy(name string) bool {
	return slices.Contains([]string{"http_proxy", "https_proxy", "ftp_proxy", "no_proxy", "all_proxy"},
		strings.ToLower(name))
}

// epoch is the creation time that SOURCE_DATE_EPOCH asks for, or zero for the base
// image's.
func (a *asked) epoch() (time.Time, error) {
	text := a.opts[argPrefix+epochArg]
	if text == "" {
		return time.Time{}, nil
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("build argument %s=%s: want seconds since 1970", epochArg, printable.Line(text))
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// without lists options that change how commands of a Dockerfile run. There are none
// here: the steps are ours, and see no network.
func without() map[string]string {
	return map[string]string{
		"add-hosts": "--add-host", "cgroup-parent": "--cgroup-parent", "force-network-mode": "--network",
		"shm-size": "--shm-size", "ulimit": "--ulimit", "hostname": "a host name",
	}
}

// acceptable refuses what would change the image and cannot be done, and warns of
// what is without effect: nothing is dropped in silence.
func (a *asked) acceptable(ctx context.Context) error {
	effectless := without()
	for _, key := range slices.Sorted(maps.Keys(effectless)) {
		if a.opts[key] != "" {
			a.source.Warn(ctx, effectless[key]+" is of no effect: no command of the user's runs in this build",
				gateway.WarnOpts{})
		}
	}
	var errs []error
	if a.ui.SBOM != nil {
		errs = append(errs, errors.New("the frontend makes no list of materials (--sbom): envsolve build --push --sbom does"))
	}
	for _, key := range slices.Sorted(maps.Keys(a.opts)) {
		if name, ok := strings.CutPrefix(key, contextPrefix); ok && !a.takes(name) {
			errs = append(errs, fmt.Errorf("named context %q is for nothing here: a context replaces the place that a base "+
				"image comes from, under the image's name, or is the frontend's own image", printable.Line(name)))
		}
	}
	return errors.Join(errs...)
}

// takes reports whether a named context is one that a build looks at: the frontend
// itself, which has been read by now, or the base image of a target.
func (a *asked) takes(name string) bool {
	name, _, _ = strings.Cut(name, "::")
	for _, own := range []string{a.opts["source"], a.opts["cmdline"]} {
		if own, _, _ = strings.Cut(own, " "); own != "" && contextName(own) == contextName(name) {
			return true
		}
	}
	return a.bases[contextName(name)]
}

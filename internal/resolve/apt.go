package resolve

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// aptScript resolves packages inside the base image without installing any.
// The names arrive as arguments, never as text of the script.
//
// Logins of archives are in a file that this one command sees (apt_auth.conf(5)).
// Authorities are those of the machine that locks.
const aptScript = `set -eu
out=` + OutputDir + `
touch "$out/uris" "$out/error"
options=
if [ -e ` + aptLoginFile + ` ]; then options="-o Dir::Etc::netrc=` + aptLoginFile + `"; fi
if [ -s ` + InputDir + `/authorities.pem ]; then options="$options -o Acquire::https::CaInfo=` + InputDir + `/authorities.pem"; fi
if apt-get update -qq $options >"$out/error" 2>&1 &&
	apt-get install $options --yes --no-install-recommends -o Acquire::ForceHash=SHA256 --print-uris -qq -- "$@" >"$out/uris" 2>"$out/error"
then : >"$out/error"
fi
`

// apt resolves and fetches the distribution packages that the image asks for,
// and those that bring its interpreter where the base has none.
func (r *Resolver) apt(ctx context.Context, in Input, base *registry.Image, needsPython bool, t *lock.Target) error {
	var names []string
	if needsPython {
		names = plan.PythonPackages(in.Stack.Python)
	}
	for _, n := range in.Request.Image.Apt {
		names = append(names, n.Value)
	}
	if len(names) == 0 {
		return nil
	}
	if r.keepApt(ctx, in, needsPython, t) {
		return nil
	}
	r.doing("distribution packages, with apt in %s", base.Reference)
	logins, err := r.aptLogins()
	if err != nil {
		return err
	}
	out, err := r.Runner.Run(ctx, Command{
		Name: "resolve distribution packages", Image: base, Platform: t.Platform,
		Args: append([]string{"/bin/sh", InputDir + "/apt.sh"}, names...),
		Env: []string{"DEBIAN_FRONTEND=noninteractive",
			"LC_ALL=C"},
		Files:   map[string][]byte{"apt.sh": []byte(aptScript), "authorities.pem": r.Authorities},
		Secrets: logins,
		Outputs: []string{"uris", "error"}, Network: true,
	})
	if err != nil {
		return fmt.Errorf("apt of the base image %s: %w", base.Reference, err)
	}
	if text := strings.TrimSpace(string(out["error"])); text != "" {
		return aptError(in, base, needsPython, text)
	}
	t.Apt, err = parseURIs(string(out["uris"]))
	if err != nil {
		return err
	}
	_, err = r.fetch(ctx, aptFiles(t.Apt))
	return err
}

// aptError says whose packages apt cannot get.
func aptError(in Input, base *registry.Image, needsPython bool, text string) error {
	text = strings.ReplaceAll(text, "\n", "\n  ")
	if needsPython {
		return fmt.Errorf("the base image %s has no python%s, and apt in it cannot install one: choose a Python or a base that go together\n  %s", base.Reference, in.Stack.Python, text)
	}
	return fmt.Errorf("%s: apt of the base image %s cannot get the packages of image.apt: %s",
		in.Request.Image.Apt[0].At,
		base.Reference, text)
}

// keepApt takes the packages of the old lock over, as long as they are wanted
// for the same base and can be had: an archive drops what it has newer of.
func (r *Resolver) keepApt(ctx context.Context, in Input, needsPython bool, t *lock.Target) bool {
	old := in.Old
	if old == nil || in.Upgrade.HasApt(old.Apt) || old.Base.Digest != t.Base.Digest ||
		old.Stack.Python != in.Stack.Python ||
		!slices.Equal(aptNames(old.Image), aptNames(in.Request.Image)) || len(old.Apt) == 0 ||
		needsPython != locklayer.BringsPython(old) {
		return false
	}
	if _, err := r.fetch(ctx, aptFiles(old.Apt)); err != nil {
		r.status("distribution packages cannot be kept: %v", err)
		return false
	}
	t.Apt = old.Apt
	return true
}

func aptNames(i request.ImageRequest) []string {
	var names []string
	for _, n := range i.Apt {
		names = append(names, n.Value)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func aptFiles(packages []lock.AptPackage) []index.File {
	files := make([]index.File, len(packages))
	for i, p := range packages {
		files[i] = index.File{Name: p.File, URL: p.URL, SHA256: p.SHA256, Size: p.Size}
	}
	return files
}

package resolve

import (
	"context"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/lock"
)

// aptScript resolves packages inside the base image without installing any.
// The names arrive as arguments, never as text of the script.
const aptScript = `set -eu
out=` + OutputDir + `
touch "$out/uris" "$out/error"
if apt-get update -qq >"$out/error" 2>&1 &&
	apt-get install --yes --no-install-recommends -o Acquire::ForceHash=SHA256 --print-uris -qq -- "$@" >"$out/uris" 2>"$out/error"
then : >"$out/error"
fi
`

// apt resolves and fetches the distribution packages that the image asks for.
func (r *Resolver) apt(ctx context.Context, names []planner.Text, base *registry.Image, t *lock.Target) error {
	if len(names) == 0 {
		return nil
	}
	r.status("resolving distribution packages in %s", base.Reference)
	args := []string{"/bin/sh", InputDir + "/apt.sh"}
	for _, n := range names {
		args = append(args, n.Value)
	}
	out, err := r.Runner.Run(ctx, Command{
		Name: "resolve distribution packages", Image: base, Platform: t.Platform,
		Args: args, Env: []string{"DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"},
		Files:   map[string][]byte{"apt.sh": []byte(aptScript)},
		Outputs: []string{"uris", "error"}, Network: true,
	})
	if err != nil {
		return fmt.Errorf("apt of the base image %s: %w", base.Reference, err)
	}
	if text := strings.TrimSpace(string(out["error"])); text != "" {
		return fmt.Errorf("%s: apt of the base image %s cannot get the packages of image.apt: %s", names[0].At, base.Reference, strings.ReplaceAll(text, "\n", "\n  "))
	}
	t.Apt, err = parseURIs(string(out["uris"]))
	if err != nil {
		return err
	}
	files := make([]index.File, len(t.Apt))
	for i, p := range t.Apt {
		files[i] = index.File{Name: p.File, URL: p.URL, SHA256: p.SHA256, Size: p.Size}
	}
	_, err = r.fetch(ctx, files)
	return err
}

package build_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// TestABrokenSandboxIsNoFailedSelfTest has runc fail before the program begins:
// with its own exit code and words, and by not being there.
func TestABrokenSandboxIsNoFailedSelfTest(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	broken := t.TempDir()
	marker := filepath.Join(broken, "on")
	runc := filepath.Join(broken, "runc")
	buildertest.Write(t, runc, "#!/bin/sh\nPATH="+os.Getenv("PATH")+`
if [ -e `+marker+` ] && [ "$(echo " $* " | grep -c ' run ')" = 1 ]; then
  cat `+marker+` >&2
  exit 1
fi
exec runc "$@"
`, 0o755)
	t.Setenv("PATH", broken+":"+os.Getenv("PATH"))
	b := buildertest.Connect(t, s)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	img := untested(t, b, base, r)
	for _, tt := range []struct{ said, want string }{
		{"runc run failed: unable to start container process: no space left on device\n",
			"could not run a container: runc run failed: unable to start container process: no space left on device"},
		{"", "permission denied"}, // runc cannot even be started
	} {
		if buildertest.Write(t, marker, tt.said, 0o644); tt.said == "" {
			if err := os.Chmod(runc, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		_, built := build.Build(t.Context(), b, r, build.Options{Base: base})
		_, ran := b.Run(t.Context(), builder.RunSpec{Image: base, Platform: buildertest.Platform,
			Args: []string{buildertest.Toolbox, "echo", "x"}})
		_, tested := build.Test(t.Context(), b, build.TestSpec{Image: img, Stdout: io.Discard})
		for what, err := range map[string]error{"build": built, "run": ran, "test": tested} {
			var sandbox *builder.SandboxError
			var failed *build.SelfTestError
			if !errors.As(err, &sandbox) || errors.As(err, &failed) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: %T %v, want %q", what, err, err, tt.want)
			}
		}
	}
}

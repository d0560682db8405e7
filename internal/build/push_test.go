package build_test

import (
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

func TestPushSaysWhatToDoWhenItIsRefused(t *testing.T) {
	world := worldtest.Start(t)
	s, m := buildertest.Store(t), buildertest.Managed(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	home := t.TempDir()
	t.Setenv("DOCKER_CONFIG", home)
	b := buildertest.Join(t, s, m)
	push := func(ref string) error {
		_, err := build.Build(t.Context(), b, r, build.Options{
			Base: base, Outputs: []build.Output{{Type: build.OutputPush, Tags: []string{ref}}},
		})
		return err
	}

	private := world.PrivateRegistryHost + "/demo:1"
	var refused *registry.PushError
	if err := push(private); !errors.As(err, &refused) || refused.Ref != private ||
		!strings.Contains(err.Error(), "docker login "+world.PrivateRegistryHost) {
		t.Errorf("without a login: %v", err)
	}
	if err := push("127.0.0.1:1/demo:1"); !errors.As(err, &refused) ||
		!strings.Contains(err.Error(), "connection refused") || !strings.Contains(err.Error(), "Check the registry") {
		t.Errorf("no registry: %v", err)
	}

	login := base64.StdEncoding.EncodeToString([]byte(fault.User + ":" + fault.Password))
	buildertest.Write(t, filepath.Join(home, "config.json"), fmt.Sprintf(`{"auths": {%q: {"auth": %q}}}`,
		world.PrivateRegistryHost, login), 0o600)
	if err := push(private); err != nil {
		t.Errorf("with a login: %v", err)
	}
	buildertest.Write(t, filepath.Join(home, "config.json"), "{", 0o600)
	if err := push(private); err == nil || !strings.Contains(err.Error(), "config.json") {
		t.Errorf("a damaged configuration: %v", err)
	}
	if _, err := os.Stat(filepath.Join(home, "contexts")); err == nil {
		t.Error("something was written into the Docker configuration")
	}
}

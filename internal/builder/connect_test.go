package builder_test

import (
	"context"
	"errors"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/buildkitd"
)

func TestNoBuilderSaysHowToGetOne(t *testing.T) {
	buildertest.Require(t)
	s := buildertest.Store(t)
	home := t.TempDir()
	env := func(name string) string { return map[string]string{"HOME": home}[name] }

	t.Setenv("PATH", t.TempDir())
	_, err := builder.Connect(t.Context(), builder.Options{Store: s, Getenv: env})
	var missing *buildkitd.NotFoundError
	if !errors.As(err, &missing) || !strings.Contains(err.Error(), filepath.Join(home, ".local/share/envsolve/bin")) ||
		!strings.Contains(err.Error(), "--builder") {
		t.Errorf("no buildkitd: %v", err)
	}

	buildertest.Write(t, filepath.Join(home, ".local/share/envsolve/bin/buildkitd"), "", 0o755)
	_, err = builder.Connect(t.Context(), builder.Options{Store: s, Getenv: env})
	if !errors.As(err, &missing) || !strings.Contains(err.Error(), "apt-get install runc") {
		t.Errorf("no runc: %v", err)
	}
}

func TestTheNamedBuilderIsUsed(t *testing.T) {
	s := buildertest.Store(t)
	for name, o := range map[string]builder.Options{
		"--builder": {Addresses: []string{"unix:///none/flag.sock"},
			Getenv: func(n string) string { return "unix:///none/" + n }},
		"ENVSOLVE_BUILDER": {Getenv: func(n string) string { return "unix:///none/" + n }},
		"BUILDKIT_HOST": {Getenv: func(n string) string {
			return map[string]string{"BUILDKIT_HOST": "unix:///none/host.sock"}[n]
		}},
	} {
		o.Store = s
		_, err := builder.Connect(t.Context(), o)
		var unreachable *builder.UnreachableError
		if !errors.As(err, &unreachable) || unreachable.From != name || !strings.Contains(err.Error(), "unix:///none/") {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, address := range []string{"/run/buildkit.sock", "tcp://%zz", "nope://x"} {
		if _, err := builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address}}); err == nil {
			t.Errorf("%s: accepted", address)
		}
	}
}

func TestConnectOverTCPWithMutualTLS(t *testing.T) {
	buildertest.Require(t)
	dir := t.TempDir()
	buildertest.Certificates(t, dir)
	address := "tcp://127.0.0.1:" + strconv.Itoa(buildertest.FreePort(t))
	buildertest.Daemon(t, dir, address,
		"--tlscacert", filepath.Join(dir, "ca.pem"), "--tlscert", filepath.Join(dir, "server.pem"), "--tlskey",
		filepath.Join(dir, "server.key"))
	s := buildertest.Store(t)
	env := map[string]string{
		"BUILDKIT_HOST":           address,
		"ENVSOLVE_BUILDER_CACERT": filepath.Join(dir, "ca.pem"),
		"ENVSOLVE_BUILDER_CERT":   filepath.Join(dir, "client.pem"),
		"ENVSOLVE_BUILDER_KEY":    filepath.Join(dir, "client.key"),
	}
	o := builder.Options{Store: s, Getenv: func(n string) string { return env[n] }}
	var b *builder.Builder
	buildertest.Eventually(t, "the builder answers", func() bool {
		var err error
		b, err = builder.Connect(t.Context(), o)
		return err == nil
	})
	defer b.Close()
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: buildertest.Base(t), Platform: buildertest.Platform,
		Args: []string{"toolbox", "echo"}}); err != nil {
		t.Error(err)
	}

	delete(env, "ENVSOLVE_BUILDER_KEY")
	if _, err := builder.Connect(t.Context(), o); err == nil || !strings.Contains(err.Error(), "go together") {
		t.Errorf("a certificate without a key: %v", err)
	}
	delete(env, "ENVSOLVE_BUILDER_CERT")
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
	defer cancel()
	if b, err := builder.Connect(ctx, o); err == nil {
		b.Close()
		t.Error("a client without certificate was let in")
	}
}

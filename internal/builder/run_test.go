package builder_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	v1 "github.com/google/go-containerregistry/pkg/v1"
)

func TestRunGivesTheFilesAndTheOutputOfACommand(t *testing.T) {
	b := buildertest.Connect(t, buildertest.Store(t))
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/base:1")

	large := bytes.Repeat([]byte("0123456789abcdef"), 9<<20/16)
	result, err := b.Run(t.Context(), builder.RunSpec{
		Image: base, Platform: buildertest.Platform,
		Args:    []string{"toolbox", "copy", "/in/a file", "/out"},
		Files:   map[string][]byte{"/in/a file": large},
		Outputs: []string{"/out", "/etc/release"},
	})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(result.Files["/out"], large) {
		t.Errorf("/out has %d bytes, want %d", len(result.Files["/out"]), len(large))
	}
	if got := string(result.Files["/etc/release"]); got != "toolbox\n" {
		t.Errorf("/etc/release: %q", got)
	}

	t.Run("the environment is the image's and the command's own", func(t *testing.T) {
		for name, want := range map[string]string{"BASE": "yes\n", "OWN": "$(touch /x) `x`\n"} {
			if got := log(t, b, builder.RunSpec{
				Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "env", name},
				Env: []string{"OWN=$(touch /x) `x`"},
			}); got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	})
	t.Run("as a user in a folder", func(t *testing.T) {
		if got := log(t, b, builder.RunSpec{
			Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "id"}, User: "1000:1001", Dir: "/tmp",
		}); got != "1000 1001 /tmp\n" {
			t.Errorf("%q", got)
		}
	})
	t.Run("a secret is there for the command and gone afterwards", func(t *testing.T) {
		spec := builder.RunSpec{
			Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "cat", "/run/secret"},
			Secrets: map[string][]byte{"/run/secret": []byte("hush")},
		}
		if got := log(t, b, spec); got != "hush" {
			t.Errorf("%q", got)
		}
		spec.Args = []string{"toolbox", "copy", "/run/secret", "/tmp/x"}
		spec.Outputs = []string{"/run/secret"}
		if result, err := b.Run(t.Context(), spec); err == nil && len(result.Files["/run/secret"]) > 0 {
			t.Error("the secret is in the result")
		}
	})
	t.Run("each time, unless an earlier result will do", func(t *testing.T) {
		spec := builder.RunSpec{Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "now", "/now"},
			Outputs: []string{"/now"}}
		if first, second := file(t, b, spec), file(t, b, spec); first == second {
			t.Error("the second run gave the first one's result")
		}
		spec.Cached = true
		if first, second := file(t, b, spec), file(t, b, spec); first != second {
			t.Error("the second run did not use the first one's result")
		}
	})
}

func TestRunReportsACommandThatFails(t *testing.T) {
	b := buildertest.Connect(t, buildertest.Store(t))
	base := buildertest.Base(t)

	_, err := b.Run(t.Context(), builder.RunSpec{
		Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "fail", "7", "no such package"},
	})
	var failed *builder.CommandError
	if !errors.As(err, &failed) {
		t.Fatalf("%T: %v", err, err)
	}
	if failed.ExitCode != 7 || !strings.Contains(err.Error(), "no such package") {
		t.Errorf("exit code %d: %v", failed.ExitCode, err)
	}

	_, err = b.Run(t.Context(), builder.RunSpec{
		Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "echo"}, Outputs: []string{"/none"},
	})
	if err == nil || !strings.Contains(err.Error(), "/none") {
		t.Errorf("a missing output: %v", err)
	}

	if _, err := b.Run(t.Context(), builder.RunSpec{Image: base, Platform: "linux/amd64/x/y",
		Args: []string{"x"}}); err == nil {
		t.Error("a malformed platform was accepted")
	}
}

func TestRunReachesTheNetworkOnlyWhenAllowed(t *testing.T) {
	b := buildertest.Connect(t, buildertest.Store(t))
	base := buildertest.Base(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	spec := builder.RunSpec{
		Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "dial", listener.Addr().String()},
		Network: true,
	}
	if _, err := b.Run(t.Context(), spec); err != nil {
		t.Errorf("with network: %v", err)
	}
	spec.Network = false
	var failed *builder.CommandError
	if _, err := b.Run(t.Context(), spec); !errors.As(err, &failed) {
		t.Errorf("without network: %v", err)
	}
}

func TestRunTakesTheProxiesOfTheEnvironment(t *testing.T) {
	s := buildertest.Store(t)
	env := map[string]string{"HTTPS_PROXY": "http://proxy.test:1", "http_proxy": "http://proxy.test:2",
		"NO_PROXY": "corp.test", "ALL_PROXY": "socks5://proxy.test:3"}
	m := buildertest.Managed(t)
	b, err := builder.Connect(t.Context(), builder.Options{Store: s, Managed: m,
		Getenv: func(name string) string { return env[name] }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	base := buildertest.Base(t)
	for name, want := range map[string]string{"https_proxy": "http://proxy.test:1\n", "http_proxy": "http://proxy.test:2\n",
		"no_proxy": "corp.test,localhost,127.0.0.1,::1\n", "all_proxy": "\n"} {
		spec := builder.RunSpec{Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "env", name},
			Network: true}
		if got := log(t, b, spec); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
		spec.Network = false
		if got := log(t, b, spec); got != "\n" {
			t.Errorf("without network, %s is %q", name, got)
		}
	}
}

func TestRunStopsWhenItIsCancelled(t *testing.T) {
	b := buildertest.Connect(t, buildertest.Store(t))
	base := buildertest.Base(t)
	ctx, cancel := context.WithCancel(t.Context())
	progress := &buildertest.Trigger{On: "started", Do: cancel}
	_, err := b.Run(ctx, builder.RunSpec{
		Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "sleep", "600"}, Name: "started",
		Progress: builder.Progress{Mode: "plain", Writer: progress},
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	// The builder goes on to serve others.
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: base, Platform: buildertest.Platform,
		Args: []string{"toolbox", "echo"}}); err != nil {
		t.Error(err)
	}
}

func log(t *testing.T, b *builder.Builder, spec builder.RunSpec) string {
	t.Helper()
	result, err := b.Run(t.Context(), spec)
	if err != nil {
		t.Fatal(err)
	}
	return result.Log
}

func file(t *testing.T, b *builder.Builder, spec builder.RunSpec) string {
	t.Helper()
	result, err := b.Run(t.Context(), spec)
	if err != nil {
		t.Fatal(err)
	}
	return string(result.Files[spec.Outputs[0]])
}

// brokenLayer is a layer that its registry does not give.
type brokenLayer struct {
	v1.Layer
	err error
}

// Compressed fails.
func (l brokenLayer) Compressed() (io.ReadCloser, error) { return nil, l.err }

// brokenImage is an image none of whose layers can be had.
type brokenImage struct {
	v1.Image
	err error
}

// Layers returns the image's layers.
func (i brokenImage) Layers() ([]v1.Layer, error) {
	layers, err := i.Image.Layers()
	for n := range layers {
		layers[n] = brokenLayer{layers[n], i.err}
	}
	return layers, err
}

// TestWhatABuilderCannotReadHasItsReason asks for an image whose layers cannot be had, of
// a builder that reads over loopback and of one that reads over the session.
func TestWhatABuilderCannotReadHasItsReason(t *testing.T) {
	managed := buildertest.Connect(t, buildertest.Store(t))
	dir, s := t.TempDir(), buildertest.Store(t)
	address := "unix://" + filepath.Join(dir, "s")
	buildertest.Daemon(t, dir, address)
	var named *builder.Builder
	buildertest.Eventually(t, "the builder answers", func() (ok bool) {
		var err error
		named, err = builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address},
			Getenv: buildertest.NoEnvironment})
		return err == nil
	})
	t.Cleanup(func() { named.Close() })
	base := buildertest.Base(t)
	broken := errors.New("the registry is closed for today")
	for b, loopback := range map[*builder.Builder]bool{managed: true, named: false} {
		if b.ReadsOverLoopback() != loopback {
			t.Errorf("%s: reads over loopback: %v", b.Address, !loopback)
		}
		spec := builder.RunSpec{Image: brokenImage{base, broken}, Platform: buildertest.Platform,
			Args: []string{"toolbox", "echo", "hello"}}
		if _, err := b.Run(t.Context(), spec); err == nil || !strings.Contains(err.Error(), broken.Error()) {
			t.Errorf("%s: %v", b.Address, err)
		} else if loopback && !errors.Is(err, broken) {
			t.Errorf("%s: the error has lost its kind: %v", b.Address, err)
		}
		spec.Image = base
		if got := log(t, b, spec); got != "hello\n" {
			t.Errorf("%s: %q", b.Address, got)
		}
	}
}

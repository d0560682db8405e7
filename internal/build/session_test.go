package build_test

import (
	"context"
	"path/filepath"
	"sync"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// Two have one builder make the same image at once, which reads a layer for both over the
// connection of the first. When that one is cancelled, the other goes on over its own.
func TestABuildOutlivesAnotherThatItsBuilderReadsOver(t *testing.T) {
	full, empty := buildertest.Store(t), buildertest.Store(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, full, base, buildertest.Healthy)
	first := buildertest.Serve(t, empty)
	second, err := builder.Connect(t.Context(), builder.Options{Store: full, Addresses: []string{first.Address}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := second.Close(); err != nil {
			t.Error(err)
		}
	})
	// The base image is there before: with a half of it, from a client that went away, BuildKit cannot go on.
	bare := *r
	bare.Layers = r.Layers[len(r.Layers)-1:]
	if _, err := build.Build(t.Context(), second, &bare, build.Options{Base: base, SkipSelfTest: true,
		Outputs: []build.Output{{Type: build.OutputOCI, Dest: filepath.Join(t.TempDir(), "bare.tar")}}}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	asked := make(chan struct{})
	ask := sync.OnceFunc(func() { close(asked) })
	ended := make(chan error, 1)
	go func() {
		_, err := build.Build(ctx, first, r, build.Options{Base: base,
			Fetch: func(ctx context.Context, _ digest.Digest) error {
				ask()
				<-ctx.Done()
				return context.Cause(ctx)
			}})
		ended <- err
	}()
	<-asked
	progress := &buildertest.Trigger{On: "layer", Do: cancel}
	result, err := build.Build(t.Context(), second, r, build.Options{Base: base,
		Outputs:  []build.Output{{Type: build.OutputOCI, Dest: filepath.Join(t.TempDir(), "image.tar")}},
		Progress: builder.Progress{Mode: "plain", Writer: progress}})
	if err != nil {
		t.Errorf("%v\n%s", err, progress.Seen.String())
	} else if result.SelfTest == "" {
		t.Error("it has no self-test")
	}
	cancel()
	if err := <-ended; err == nil {
		t.Error("the one that was cancelled ends well")
	}
}

package build_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// smallDisk returns a folder on a disk of some MiB.
func smallDisk(t *testing.T, size int) (dir string) {
	t.Helper()
	buildertest.Require(t)
	dir = t.TempDir()
	if err := unix.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprintf("size=%dm", size)); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a small disk: "+err.Error())
	}
	t.Cleanup(func() {
		// A supervisor that is ending may still hold its log.
		if err := unix.Unmount(dir, unix.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// tooMuch are commands that need more room than a disk of 16 MiB has: for the
// files that they are given, and for what they write.
func tooMuch(t *testing.T) map[string]builder.RunSpec {
	t.Helper()
	base, large := buildertest.Base(t), map[string][]byte{}
	for i := range 3 { // less than a message to a builder may hold
		large[fmt.Sprintf("/large%d", i)] = make([]byte, 5<<20)
	}
	return map[string]builder.RunSpec{
		"files":   {Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "echo"}, Files: large},
		"command": {Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "fill", "/zeros"}},
	}
}

func TestAFullBuilderIsNamedAndGoesOnOnceThereIsRoom(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	m.StateDir = filepath.Join(smallDisk(t, 16), "buildkit")
	t.Cleanup(func() { stop(t, m) })
	for step, spec := range tooMuch(t) {
		t.Run(step, func(t *testing.T) {
			b := buildertest.Join(t, s, m)
			_, err := b.Run(t.Context(), spec)
			var full *builder.FullError
			if !errors.As(err, &full) || !strings.HasPrefix(err.Error(), "the builder's disk is full, in "+m.StateDir+": ") ||
				!strings.Contains(err.Error(), "no space left on device\nFree space there, with `envsolve builder prune`") {
				t.Errorf("%T: %v", err, err)
			}
			if err := b.Close(); err != nil {
				t.Error(err)
			}
		})
		// What the advice says is enough to go on.
		if removed, err := builder.Prune(t.Context(),
			builder.Options{Store: s, Managed: m, Getenv: buildertest.NoEnvironment}, 0); err != nil || removed == 0 {
			t.Errorf("pruning removed %d bytes: %v", removed, err)
		}
		again := buildertest.Join(t, s, m)
		if _, err := again.Run(t.Context(), builder.RunSpec{Image: buildertest.Base(t), Platform: buildertest.Platform,
			Args: []string{"toolbox", "echo"}}); err != nil {
			t.Errorf("after pruning: %v", err)
		}
		// Where a build is using it, the daemon removes what it can do without.
		if _, err := builder.Prune(t.Context(), builder.Options{Store: s, Managed: m, Getenv: buildertest.NoEnvironment},
			0); err != nil {
			t.Errorf("pruning while it is in use: %v", err)
		}
		if err := again.Close(); err != nil {
			t.Error(err)
		}
	}
}

// Layers are unpacked beside the builder, on its disk.
func TestADiskWithoutRoomForLayersIsNamed(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	disk := smallDisk(t, 32)
	m.StateDir = filepath.Join(disk, "buildkit")
	t.Cleanup(func() { stop(t, m) })
	base := buildertest.Base(t)
	b := buildertest.Join(t, s, m)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	if _, err := build.Build(t.Context(), b, r, build.Options{Base: base, SkipSelfTest: true}); err != nil {
		t.Fatal(err)
	}
	var room unix.Statfs_t
	if err := unix.Statfs(disk, &room); err != nil {
		t.Fatal(err)
	}
	filler := filepath.Join(disk, "filler")
	buildertest.Write(t, filler, strings.Repeat(" ", int(room.Bavail-256)*int(room.Bsize)), 0o600)
	_, err := build.Build(t.Context(), b, r, build.Options{Base: base})
	var full *builder.FullError
	if !errors.As(err, &full) || !strings.HasPrefix(err.Error(), "the builder's disk is full, in "+m.StateDir+": ") {
		t.Errorf("%T: %v", err, err)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	if _, err := build.Build(t.Context(), b, r, build.Options{Base: base}); err != nil {
		t.Errorf("with room: %v", err)
	}
}

func stop(t *testing.T, m buildkitd.Config) {
	t.Helper()
	if err := buildkitd.Stop(context.Background(), m, buildertest.NoEnvironment); err != nil {
		t.Fatal(err)
	}
}

func TestAFullBuilderOfSomebodyElseIsNamed(t *testing.T) {
	b := buildertest.Serve(t, buildertest.Store(t), "--root", smallDisk(t, 16))
	_, err := b.Run(t.Context(), tooMuch(t)["command"])
	if err == nil || !strings.Contains(err.Error(), "the disk of builder "+b.Address+" is full: ") ||
		!strings.Contains(err.Error(), "buildctl --addr "+b.Address+" prune") {
		t.Errorf("%v", err)
	}
}

// A disk of this machine's is not mistaken for the builder's.
func TestAFullOutputIsNamed(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	dir := smallDisk(t, 1)
	for _, o := range []build.Output{
		{Type: build.OutputOCI, Dest: filepath.Join(dir, "image.tar")},
		{Type: build.OutputOCI, Dest: filepath.Join(dir, "layout"), Folder: true},
		{Type: build.OutputDocker, Dest: filepath.Join(dir, "image.tar")},
		{Type: build.OutputTar, Dest: filepath.Join(dir, "root.tar")},
	} {
		_, err := build.Build(t.Context(), b, buildertest.Project(t, s, base, buildertest.Healthy),
			build.Options{Base: base, Outputs: []build.Output{o}, Progress: builder.Progress{Mode: "quiet", Writer: io.Discard}})
		if err == nil || !strings.Contains(err.Error(), "the disk of "+o.Dest+" is full: ") {
			t.Errorf("%s: %v", o.Type, err)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
			t.Errorf("%s: left behind: %v (%v)", o.Type, left, err)
		}
	}
}

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
	"time"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/planner/recipe"
)

func TestBuildGivesOneDigestFromTwoBuildersInEveryFormat(t *testing.T) {
	s := buildertest.Store(t)
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)

	var digests, trees []string
	for i := range 2 {
		t.Setenv("TZ", []string{"UTC", "Pacific/Kiritimati"}[i])
		b := buildertest.Connect(t, s)
		dir := t.TempDir()
		tag := fmt.Sprintf("%s/demo:%d", host, i)
		oci, docker, rootfs := filepath.Join(dir, "oci.tar"), filepath.Join(dir, "docker.tar"),
			filepath.Join(dir, "rootfs.tar")
		for _, outputs := range [][]build.Output{
			{{Type: build.OutputPush, Tags: []string{tag, tag + "-also"}}},
			{{Type: build.OutputOCI, Dest: oci, Tags: []string{tag}}, {Type: build.OutputDocker, Dest: docker,
				Tags: []string{tag}}},
			{{Type: build.OutputTar, Dest: rootfs}},
			{{Type: build.OutputOCI, Dest: oci, Tags: []string{tag}}, {Type: build.OutputTar, Dest: rootfs}},
			nil,
		} {
			result, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: outputs})
			if err != nil {
				t.Fatalf("%v: %v", outputs, err)
			}
			digests = append(digests, result.Digest.String())
		}
		digests = append(digests, buildertest.PushedDigest(t, tag), buildertest.PushedDigest(t, tag+"-also"),
			buildertest.ArchiveDigest(t, oci), buildertest.ArchiveDigest(t, docker))
		trees = append(trees, buildertest.FileDigest(t, rootfs))
		if _, err := tarball.ImageFromPath(docker, nil); err != nil {
			t.Errorf("docker archive: %v", err)
		}
	}
	for _, d := range digests {
		if d != digests[0] {
			t.Fatalf("different digests:\n%s", strings.Join(digests, "\n"))
		}
	}
	if trees[0] != trees[1] {
		t.Errorf("the root file systems differ: %v", trees)
	}
}

func TestBuildKeepsEveryLayerAsItIs(t *testing.T) {
	s := buildertest.Store(t)
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	result, err := build.Build(t.Context(), b, r, build.Options{
		Base: base, Outputs: []build.Output{{Type: build.OutputPush, Tags: []string{host + "/demo:1"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(result.SelfTest, "all is well\n1000 1000 /app\n") {
		t.Errorf("self-test wrote %q", result.SelfTest)
	}

	img := buildertest.Pull(t, host+"/demo:1")
	manifest, err := img.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	var got, want []string
	var size int64
	for _, l := range manifest.Layers {
		got = append(got, fmt.Sprint(l.Digest, l.MediaType))
		size += l.Size
	}
	below, err := base.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range below.Layers {
		want = append(want, fmt.Sprint(l.Digest, "application/vnd.oci.image.layer.v1.tar+gzip"))
	}
	for _, l := range r.Layers {
		want = append(want, l.Digest.String()+l.MediaType)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("layers (-want +got):\n%s", diff)
	}
	if own, err := img.Size(); err != nil || result.Size != size+own+manifest.Config.Size {
		t.Errorf("size %d, want %d layers + %d manifest + %d config (%v)", result.Size, size, own, manifest.Config.Size, err)
	}
	if result.ConfigDigest.String() != manifest.Config.Digest.String() {
		t.Errorf("config digest %s, want %s", result.ConfigDigest, manifest.Config.Digest)
	}
	checkConfig(t, img)
}

func checkConfig(t *testing.T, img v1.Image) {
	t.Helper()
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"PATH=/opt/env/bin:/bin", "BASE=yes", "VIRTUAL_ENV=/opt/env"},
		config.Config.Env); diff != "" {
		t.Errorf("env (-want +got):\n%s", diff)
	}
	var created []string
	for _, h := range config.History {
		created = append(created, h.Created.UTC().Format("2006-01-02")+" "+h.CreatedBy)
	}
	if diff := cmp.Diff([]string{
		"2025-03-01 toolbox", "2025-03-01 etc",
		"2025-03-01 envsolve: /opt/env/pyvenv.cfg", "2025-03-01 envsolve: /opt/env/lib/torch.py",
		"2025-03-01 envsolve: /opt/env/lib/numpy.py",
		"2025-03-01 envsolve: /opt/envsolve/script", "2025-03-01 envsolve: /app/main.py",
	}, created); diff != "" {
		t.Errorf("history (-want +got):\n%s", diff)
	}
	if got := config.Created.UTC().Format("2006-01-02T15:04:05"); got != "2025-03-01T12:00:00" {
		t.Errorf("created %s", got)
	}
}

func TestBuildWithAFailingSelfTestWritesNothing(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	host := buildertest.Registry(t)
	b := buildertest.Connect(t, s)
	dir := t.TempDir()
	dest := filepath.Join(dir, "image.tar")
	for name, script := range map[string]string{
		"a check fails":        "echo looking\nfail 5 cudnn: two copies\n",
		"it looks for network": "dial " + host + "\n",
	} {
		_, err := build.Build(t.Context(), b, buildertest.Project(t, s, base, script),
			build.Options{Base: base, Outputs: []build.Output{
				{Type: build.OutputOCI, Dest: dest},
				{Type: build.OutputPush, Tags: []string{host + "/demo:1"}},
			}})
		var failed *build.SelfTestError
		if !errors.As(err, &failed) {
			t.Fatalf("%s: %T: %v", name, err, err)
		}
		if name == "a check fails" && (failed.ExitCode != 5 || !strings.Contains(failed.Output, "looking\n") ||
			!strings.Contains(failed.Output, "cudnn: two copies\n")) {
			t.Errorf("exit code %d, output %q", failed.ExitCode, failed.Output)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
	if _, err := remote.Image(buildertest.Tag(t, host+"/demo:1")); err == nil {
		t.Error("an image was pushed")
	}
	// A test that failed runs again; one that is not wanted does not run.
	if _, err := build.Build(t.Context(), b, buildertest.Project(t, s, base, "fail 5 x"),
		build.Options{Base: base, SkipSelfTest: true}); err != nil {
		t.Error(err)
	}
}

func TestBuildFetchesOnlyWhatIsNeeded(t *testing.T) {
	source := buildertest.Store(t)
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, source, base, buildertest.Healthy)
	r.SelfTest = recipe.SelfTest{}
	tag := host + "/toolbox:demo"
	b := buildertest.Connect(t, source)
	first, err := build.Build(t.Context(), b, r, build.Options{
		Base: base, Outputs: []build.Output{{Type: build.OutputPush, Tags: []string{tag}}},
	})
	if err != nil {
		t.Fatal(err)
	}

	// A new machine with an empty store and a new builder tags the same lock anew.
	empty := buildertest.Store(t)
	fresh := buildertest.Connect(t, empty)
	var filled []digest.Digest
	second, err := build.Build(t.Context(), fresh, r, build.Options{
		Base: base, Outputs: []build.Output{{Type: build.OutputPush, Tags: []string{tag + "-again"}}},
		Fetch: func(_ context.Context, d digest.Digest) error {
			filled = append(filled, d)
			return errors.New("asked for a layer that the registry has")
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if second.Digest != first.Digest {
		t.Errorf("digest %s, want %s", second.Digest, first.Digest)
	}
	usage, err := empty.Usage()
	if err != nil {
		t.Fatal(err)
	}
	if len(filled) > 0 || len(usage.Blobs) > 0 {
		t.Errorf("fetched %v and %v", filled, usage.Blobs)
	}

	// An archive needs them all: each is asked for once.
	_, err = build.Build(t.Context(), fresh, r, build.Options{
		Base: base, Outputs: []build.Output{{Type: build.OutputOCI, Dest: filepath.Join(t.TempDir(), "x.tar")}},
		Fetch: func(ctx context.Context, d digest.Digest) error {
			filled = append(filled, d)
			return buildertest.CopyBlob(ctx, source, empty, d)
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(filled) != len(r.Layers) {
		t.Errorf("asked for %d layers, want %d", len(filled), len(r.Layers))
	}
}

// A new builder has nothing: it waits for all layers at once, and those that it
// is to make itself, as byte code and distribution packages are, need the base.
func TestLayersAreMadeByTheBuilderThatWaitsForThem(t *testing.T) {
	source, empty := buildertest.Store(t), buildertest.Store(t)
	base := buildertest.Push(t, buildertest.Base(t), buildertest.Registry(t)+"/toolbox:1")
	r := buildertest.Project(t, source, base, buildertest.Healthy)
	b := buildertest.Connect(t, empty)
	ctx, cancel := context.WithTimeoutCause(t.Context(), 5*time.Minute, errors.New("the builder waits for itself"))
	defer cancel()
	_, err := build.Build(ctx, b, r, build.Options{Base: base, Fetch: func(ctx context.Context, d digest.Digest) error {
		if _, err := b.Run(ctx, builder.RunSpec{Image: base, Platform: buildertest.Platform,
			Args: []string{"toolbox", "echo", d.String()}}); err != nil {
			return err
		}
		return buildertest.CopyBlob(ctx, source, empty, d)
	}})
	if err != nil {
		t.Fatal(err)
	}
}

func TestBuildRefusesWhatItCannotDo(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	for name, change := range map[string]func(*recipe.Recipe, *build.Options){
		"but the lock says": func(r *recipe.Recipe, _ *build.Options) { r.Base.Digest = "sha256:" + strings.Repeat("0", 64) },
		"is not in the cache": func(r *recipe.Recipe, _ *build.Options) {
			r.Layers[0].Digest = digest.Digest("sha256:" + strings.Repeat("1", 64))
		},
		"want one of oci, docker": func(_ *recipe.Recipe, o *build.Options) { o.Outputs = []build.Output{{Type: "zip"}} },
		"say where to":            func(_ *recipe.Recipe, o *build.Options) { o.Outputs = []build.Output{{Type: "oci"}} },
		"give the image a tag":    func(_ *recipe.Recipe, o *build.Options) { o.Outputs = []build.Output{{Type: "push"}} },
		"tag \"UPPER case\"": func(_ *recipe.Recipe, o *build.Options) {
			o.Outputs = []build.Output{{Type: "push", Tags: []string{"UPPER case"}}}
		},
		"no such file": func(_ *recipe.Recipe, o *build.Options) {
			o.Outputs = []build.Output{{Type: "oci", Dest: filepath.Join(t.TempDir(), "no", "such.tar")}}
		},
		"--progress": func(_ *recipe.Recipe, o *build.Options) {
			o.Progress = builder.Progress{Mode: "loud", Writer: io.Discard}
		},
		"platform": func(r *recipe.Recipe, _ *build.Options) { r.Platform = "linux/amd64/v9/x" },
	} {
		t.Run(name, func(t *testing.T) {
			r := buildertest.Project(t, s, base, buildertest.Healthy)
			o := build.Options{Base: base}
			change(r, &o)
			if _, err := build.Build(t.Context(), b, r, o); err == nil || !strings.Contains(err.Error(), name) {
				t.Errorf("got %v", err)
			}
		})
	}
}

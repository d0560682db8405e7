package builder_test

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/recipe"
)

// project is a recipe with a wheel-like layer in zstd, one in gzip, a self-test
// and a copy, on the toolbox image.
func project(t testing.TB, s *store.Store, base v1.Image, script string) *recipe.Recipe {
	t.Helper()
	zstd, gzip := layer.Options{}, layer.Options{Compression: layer.Gzip}
	text := strings.Repeat("some weights and some more ", 1000)
	layers := []recipe.Layer{
		files(t, s, recipe.Environment, zstd, layer.File{Path: "/opt/env/pyvenv.cfg", Content: []byte("home = /bin\n")}),
		files(t, s, recipe.Wheels, zstd, layer.File{Path: "/opt/env/lib/torch.py", Content: []byte(text)}),
		files(t, s, recipe.Wheels, gzip, layer.File{Path: "/opt/env/lib/numpy.py", Content: []byte(text + "numpy")}),
		files(t, s, recipe.SelfTestKit, zstd,
			layer.File{Path: "/opt/envsolve/script", Content: []byte(script)},
			layer.File{Path: "/opt/env/bin/envsolve-selftest", Link: "/bin/toolbox"}),
		files(t, s, recipe.Files, zstd,
			layer.File{Path: "/app/main.py", Content: []byte("print('hello')\n")},
			layer.File{Path: "/app/run", Mode: 0o755, Content: []byte("#!/bin/toolbox\n")}),
	}
	digest, err := base.Digest()
	if err != nil {
		t.Fatal(err)
	}
	return &recipe.Recipe{
		Target: "demo", Platform: platform,
		Base:   recipe.Base{Reference: "example.com/toolbox:1", Digest: digest.String()},
		Layers: layers,
		Config: recipe.Config{
			Env: []string{"PATH=/opt/env/bin", "VIRTUAL_ENV=/opt/env"}, User: "1000:1000", WorkingDir: "/app",
			Labels: map[string]string{"a": "b"},
		},
		SelfTest: recipe.SelfTest{Args: []string{recipe.SelfTestCommand}},
	}
}

func files(t testing.TB, s *store.Store, kind recipe.Kind, opt layer.Options, files ...layer.File) recipe.Layer {
	t.Helper()
	var made layer.Layer
	if _, err := s.Put(t.Context(), "", func(w io.Writer) (err error) {
		made, err = layer.FromFiles(t.Context(), files, opt, w)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return recipe.Layer{
		Kind: kind, Name: files[0].Path, CreatedBy: "envsolve: " + files[0].Path,
		MediaType: made.MediaType, Digest: made.Digest.String(), DiffID: made.DiffID.String(), Size: made.Size,
	}
}

func write(t testing.TB, path, content string, mode fs.FileMode) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), mode); err != nil {
		t.Fatal(err)
	}
}

const healthy = "echo all is well\nid\nexists /app/main.py\n"

func TestBuildGivesOneDigestFromTwoBuildersInEveryFormat(t *testing.T) {
	s := buildertest.Store(t)
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := project(t, s, base, healthy)

	var digests, trees []string
	for i := range 2 {
		t.Setenv("TZ", []string{"UTC", "Pacific/Kiritimati"}[i])
		b := buildertest.Connect(t, s)
		dir := t.TempDir()
		tag := fmt.Sprintf("%s/demo:%d", host, i)
		oci, docker, rootfs := filepath.Join(dir, "oci.tar"), filepath.Join(dir, "docker.tar"), filepath.Join(dir, "rootfs.tar")
		for _, outputs := range [][]builder.Output{
			{{Type: builder.OutputPush, Tags: []string{tag, tag + "-also"}}},
			{{Type: builder.OutputOCI, Dest: oci, Tags: []string{tag}}, {Type: builder.OutputDocker, Dest: docker, Tags: []string{tag}}},
			{{Type: builder.OutputTar, Dest: rootfs}},
			{{Type: builder.OutputOCI, Dest: oci, Tags: []string{tag}}, {Type: builder.OutputTar, Dest: rootfs}},
			nil,
		} {
			result, err := b.Build(t.Context(), r, builder.BuildOptions{Base: base, Outputs: outputs})
			if err != nil {
				t.Fatalf("%v: %v", outputs, err)
			}
			digests = append(digests, result.Digest.String())
		}
		digests = append(digests, pushedDigest(t, tag), pushedDigest(t, tag+"-also"), archiveDigest(t, oci), archiveDigest(t, docker))
		trees = append(trees, fileDigest(t, rootfs))
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
	r := project(t, s, base, healthy)
	b := buildertest.Connect(t, s)
	result, err := b.Build(t.Context(), r, builder.BuildOptions{
		Base: base, Outputs: []builder.Output{{Type: builder.OutputPush, Tags: []string{host + "/demo:1"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(result.SelfTest, "all is well\n1000 1000 /app\n") {
		t.Errorf("self-test wrote %q", result.SelfTest)
	}

	img := pull(t, host+"/demo:1")
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
		want = append(want, l.Digest+l.MediaType)
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
	if diff := cmp.Diff([]string{"PATH=/opt/env/bin:/bin", "BASE=yes", "VIRTUAL_ENV=/opt/env"}, config.Config.Env); diff != "" {
		t.Errorf("env (-want +got):\n%s", diff)
	}
	var created []string
	for _, h := range config.History {
		created = append(created, h.Created.UTC().Format("2006-01-02")+" "+h.CreatedBy)
	}
	if diff := cmp.Diff([]string{
		"2025-03-01 toolbox", "2025-03-01 etc",
		"2025-03-01 envsolve: /opt/env/pyvenv.cfg", "2025-03-01 envsolve: /opt/env/lib/torch.py", "2025-03-01 envsolve: /opt/env/lib/numpy.py",
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
		_, err := b.Build(t.Context(), project(t, s, base, script), builder.BuildOptions{Base: base, Outputs: []builder.Output{
			{Type: builder.OutputOCI, Dest: dest},
			{Type: builder.OutputPush, Tags: []string{host + "/demo:1"}},
		}})
		var failed *builder.SelfTestError
		if !errors.As(err, &failed) {
			t.Fatalf("%s: %T: %v", name, err, err)
		}
		if name == "a check fails" && (failed.ExitCode != 5 || !strings.Contains(failed.Output, "looking\n") || !strings.Contains(failed.Output, "cudnn: two copies\n")) {
			t.Errorf("exit code %d, output %q", failed.ExitCode, failed.Output)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
	if _, err := remote.Image(tag(t, host+"/demo:1")); err == nil {
		t.Error("an image was pushed")
	}
	// A test that failed runs again; one that is not wanted does not run.
	if _, err := b.Build(t.Context(), project(t, s, base, "fail 5 x"), builder.BuildOptions{Base: base, SkipSelfTest: true}); err != nil {
		t.Error(err)
	}
}

func TestBuildFetchesOnlyWhatIsNeeded(t *testing.T) {
	source := buildertest.Store(t)
	host := buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := project(t, source, base, healthy)
	r.SelfTest = recipe.SelfTest{}
	tag := host + "/toolbox:demo"
	b := buildertest.Connect(t, source)
	first, err := b.Build(t.Context(), r, builder.BuildOptions{
		Base: base, Outputs: []builder.Output{{Type: builder.OutputPush, Tags: []string{tag}}},
	})
	if err != nil {
		t.Fatal(err)
	}

	// A new machine with an empty store and a new builder tags the same lock anew.
	empty := buildertest.Store(t)
	fresh := buildertest.Connect(t, empty)
	var filled []digest.Digest
	second, err := fresh.Build(t.Context(), r, builder.BuildOptions{
		Base: base, Outputs: []builder.Output{{Type: builder.OutputPush, Tags: []string{tag + "-again"}}},
		Fill: func(_ context.Context, d digest.Digest) error {
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
	_, err = fresh.Build(t.Context(), r, builder.BuildOptions{
		Base: base, Outputs: []builder.Output{{Type: builder.OutputOCI, Dest: filepath.Join(t.TempDir(), "x.tar")}},
		Fill: func(ctx context.Context, d digest.Digest) error {
			filled = append(filled, d)
			return copyBlob(ctx, source, empty, d)
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
	r := project(t, source, base, healthy)
	b := buildertest.Connect(t, empty)
	ctx, cancel := context.WithTimeoutCause(t.Context(), 5*time.Minute, errors.New("the builder waits for itself"))
	defer cancel()
	_, err := b.Build(ctx, r, builder.BuildOptions{Base: base, Fill: func(ctx context.Context, d digest.Digest) error {
		if _, err := b.Run(ctx, builder.RunSpec{Image: base, Platform: platform, Args: []string{"toolbox", "echo", d.String()}}); err != nil {
			return err
		}
		return copyBlob(ctx, source, empty, d)
	}})
	if err != nil {
		t.Fatal(err)
	}
}

func TestBuildRefusesWhatItCannotDo(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	for name, change := range map[string]func(*recipe.Recipe, *builder.BuildOptions){
		"but the lock says": func(r *recipe.Recipe, _ *builder.BuildOptions) { r.Base.Digest = "sha256:" + strings.Repeat("0", 64) },
		"is not in the cache": func(r *recipe.Recipe, _ *builder.BuildOptions) {
			r.Layers[0].Digest = "sha256:" + strings.Repeat("1", 64)
		},
		"want one of oci, docker": func(_ *recipe.Recipe, o *builder.BuildOptions) { o.Outputs = []builder.Output{{Type: "zip"}} },
		"say where to":            func(_ *recipe.Recipe, o *builder.BuildOptions) { o.Outputs = []builder.Output{{Type: "oci"}} },
		"give the image a tag":    func(_ *recipe.Recipe, o *builder.BuildOptions) { o.Outputs = []builder.Output{{Type: "push"}} },
		"tag \"UPPER case\"": func(_ *recipe.Recipe, o *builder.BuildOptions) {
			o.Outputs = []builder.Output{{Type: "push", Tags: []string{"UPPER case"}}}
		},
		"no such file": func(_ *recipe.Recipe, o *builder.BuildOptions) {
			o.Outputs = []builder.Output{{Type: "oci", Dest: filepath.Join(t.TempDir(), "no", "such.tar")}}
		},
		"--progress": func(_ *recipe.Recipe, o *builder.BuildOptions) {
			o.Progress = builder.Progress{Mode: "loud", Writer: io.Discard}
		},
		"platform": func(r *recipe.Recipe, _ *builder.BuildOptions) { r.Platform = "linux/amd64/v9/x" },
	} {
		t.Run(name, func(t *testing.T) {
			r := project(t, s, base, healthy)
			o := builder.BuildOptions{Base: base}
			change(r, &o)
			if _, err := b.Build(t.Context(), r, o); err == nil || !strings.Contains(err.Error(), name) {
				t.Errorf("got %v", err)
			}
		})
	}
}

func tag(t testing.TB, ref string) name.Tag {
	t.Helper()
	tag, err := name.NewTag(ref)
	if err != nil {
		t.Fatal(err)
	}
	return tag
}

func pull(t testing.TB, ref string) v1.Image {
	t.Helper()
	img, err := remote.Image(tag(t, ref))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func pushedDigest(t testing.TB, ref string) string {
	t.Helper()
	d, err := pull(t, ref).Digest()
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

// archiveDigest is the digest of the manifest that an OCI archive's index names.
func archiveDigest(t testing.TB, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := tar.NewReader(f)
	for {
		h, err := r.Next()
		if err != nil {
			t.Fatalf("%s: no index.json: %v", path, err)
		}
		if h.Name != "index.json" {
			continue
		}
		index, err := v1.ParseIndexManifest(r)
		if err != nil || len(index.Manifests) != 1 {
			t.Fatalf("%s: %v, %v", path, index, err)
		}
		return index.Manifests[0].Digest.String()
	}
}

func fileDigest(t testing.TB, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	d, err := digest.FromReader(f)
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

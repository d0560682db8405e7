package build_test

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/klauspost/compress/zstd"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestTheBuilderMakesTheSameLayer unpacks a layer in a container and has BuildKit
// make a layer of what it finds: both have one diff ID, so that an image which is
// assembled by commands in the builder is the one that the layer engine makes.
func TestTheBuilderMakesTheSameLayer(t *testing.T) {
	if os.Getuid() != 0 {
		worldtest.SkipUnlessCI(t, "a layer is root's: only a builder that runs as root unpacks it so")
	}
	s := buildertest.Store(t)
	b := buildertest.Connect(t, s)
	made, packed := confusingLayer(t)
	r, err := zstd.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	platform, err := builder.ParsePlatform("linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	layout := builder.NewLayout(s, nil)
	base, err := layout.Base(buildertest.Base(t), platform, "toolbox")
	if err != nil {
		t.Fatal(err)
	}
	in := llb.Scratch().File(llb.Mkfile("/layer.tar", 0o644, plain))
	found := base.Run(llb.Args([]string{buildertest.Toolbox, "untar", "/in/layer.tar", "/out"}),
		llb.AddMount("/in", in, llb.Readonly)).AddMount("/out", llb.Scratch())
	if got := diffID(t, b, layout, found, platform); got != made.DiffID {
		t.Errorf("the builder makes %s of a layer that is %s", got, made.DiffID)
	}
}

// TestLayersAreTheSameMergedAndCopied stacks layers in both ways: builders that cannot
// merge make the same image.
func TestLayersAreTheSameMergedAndCopied(t *testing.T) {
	if os.Getuid() != 0 {
		worldtest.SkipUnlessCI(t, "a layer is root's: only a builder that runs as root unpacks it so")
	}
	s := buildertest.Store(t)
	b := buildertest.Connect(t, s)
	platform, err := builder.ParsePlatform("linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	layout := builder.NewLayout(s, nil)
	base, err := layout.Base(buildertest.Base(t), platform, "toolbox")
	if err != nil {
		t.Fatal(err)
	}
	var layers []llb.State
	for _, names := range [][]string{{"/opt/env/bin/a", "/opt/env/lib/b"}, {"/opt/env/lib/c", "/etc/d"}, {"/app/e"}} {
		var files []layer.File
		for _, name := range names {
			files = append(files, layer.File{Path: name, Mode: 0o755, Content: []byte(name)})
		}
		var packed bytes.Buffer
		if _, err := layer.TarOfFiles(t.Context(), files, &packed); err != nil {
			t.Fatal(err)
		}
		in := llb.Scratch().File(llb.Mkfile("/layer.tar", 0o644, packed.Bytes()))
		layers = append(layers, base.Run(llb.Args([]string{buildertest.Toolbox, "untar", "/in/layer.tar", "/out"}),
			llb.AddMount("/in", in, llb.Readonly)).AddMount("/out", llb.Scratch()))
	}
	merged := diffIDs(t, b, layout, assemble.Merge(base, layers), platform)
	copied := diffIDs(t, b, layout, assemble.Copy(base, layers), platform)
	if len(merged) != len(layers)+2 || !slices.Equal(merged, copied) {
		t.Errorf("merged they are %v, and copied %v", merged, copied)
	}
}

// confusingLayer is a layer whose order depends on how paths are compared: names
// with characters that come before the slash.
func confusingLayer(t *testing.T) (made layer.Layer, packed []byte) {
	t.Helper()
	w := wheel.Wheel{Name: "demo", Version: "1.0", Tag: "py3-none-any", Purelib: true,
		EntryPoints: "[console_scripts]\ndemo = demo:main\n", Members: map[string]wheel.Member{}}
	w.Metadata = wheel.Metadata{}.With("Metadata-Version", "2.1").With("Name", "demo").With("Version", "1.0")
	for _, name := range []string{"demo/a.py", "demo/a/b.py", "demo/a-b/c.py", "demo/a b.py", "demo/a.b/c",
		"demo-x/y.py", "demo.py", "demo/\u00e4.py", "demo/a/" + "b+/c.py", "demo/a!.py"} {
		w.Members[name] = wheel.Member{Data: []byte(name + "\n"), Executable: len(name)%2 == 0}
	}
	dir := t.TempDir()
	if _, err := w.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, w.FileName()))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	source := layer.Source{Reader: bytes.NewReader(data), Size: int64(len(data))}
	made, err = layer.FromWheels(t.Context(), []layer.Source{source}, layer.Options{Python: "3.12"}, &out)
	if err != nil {
		t.Fatal(err)
	}
	return made, out.Bytes()
}

// diffID has the builder export a state as an image of one layer, and returns that
// layer's diff ID.
func diffID(t *testing.T, b *builder.Builder, layout *builder.Layout, state llb.State,
	platform ocispec.Platform) digest.Digest {
	t.Helper()
	ids := diffIDs(t, b, layout, state, platform)
	if len(ids) != 1 {
		t.Fatalf("the builder made %d layers", len(ids))
	}
	return ids[0]
}

// diffIDs has the builder export a state as an image, and returns its layers.
func diffIDs(t *testing.T, b *builder.Builder, layout *builder.Layout, state llb.State,
	platform ocispec.Platform) []digest.Digest {
	t.Helper()
	var archive bytes.Buffer
	d, err := builder.Progress{}.Open("test")
	if err != nil {
		t.Fatal(err)
	}
	_, err = b.Solve(t.Context(), client.SolveOpt{
		OCIStores: map[string]content.Store{builder.StoreID: layout},
		Exports: []client.ExportEntry{{Type: client.ExporterOCI,
			Output: func(map[string]string) (io.WriteCloser, error) { return unclosed{&archive}, nil }}},
	}, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
		def, err := state.Marshal(ctx, llb.Platform(platform))
		if err != nil {
			return nil, err
		}
		return c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB()})
	})
	if err != nil {
		t.Fatal(err)
	}
	blobs := map[string][]byte{}
	for r := tar.NewReader(&archive); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if blobs[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	var index ocispec.Index
	var manifest ocispec.Manifest
	var config ocispec.Image
	read := func(name string, into any) {
		if err := json.Unmarshal(blobs[name], into); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	read("index.json", &index)
	read("blobs/sha256/"+index.Manifests[0].Digest.Encoded(), &manifest)
	read("blobs/sha256/"+manifest.Config.Digest.Encoded(), &config)
	return config.RootFS.DiffIDs
}

// unclosed is a buffer as a file.
type unclosed struct{ *bytes.Buffer }

func (unclosed) Close() error { return nil }

package build_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/recipe"
)

// TestRuntimesUnpackTheTreeThatWasTested builds images of random wheels with
// BuildKit, has it write the tree that the self-test ran on, and unpacks the
// archive of the same build as runtimes do: names, modes, owners, links and contents
// are the same.
func TestRuntimesUnpackTheTreeThatWasTested(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("owners are compared, which only root can set")
	}
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	for seed := range 6 {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(seed), 3))
			project := buildertest.Project(t, s, base, buildertest.Healthy)
			for i := range 1 + r.IntN(3) {
				project.Layers = append(project.Layers, wheelLayer(t, s, r, fmt.Sprintf("p%d", i)))
			}
			if found := treesOf(t, b, base, project); len(found) > 0 {
				t.Error(strings.Join(found[:min(len(found), 20)], "\n"))
			}
		})
	}
	t.Run("a whiteout that the layer engine would refuse", func(t *testing.T) {
		project := buildertest.Project(t, s, base, buildertest.Healthy)
		project.Layers = append(project.Layers, rawLayer(t, s, "opt/env/lib/.wh.torch.py"))
		if found := treesOf(t, b, base, project); !slices.ContainsFunc(found, func(text string) bool {
			return strings.HasPrefix(text, "containerd unpacks no opt/env/lib/torch.py")
		}) {
			t.Errorf("runtimes delete a file that the self-test had, and this is not seen: %q", found)
		}
	})
}

// treesOf builds a project and says what of its tree runtimes unpack otherwise.
func treesOf(t *testing.T, b *builder.Builder, base v1.Image, project *recipe.Recipe) []string {
	t.Helper()
	dir := t.TempDir()
	rootfs, image := filepath.Join(dir, "rootfs.tar"), filepath.Join(dir, "image.tar")
	result, err := build.Build(t.Context(), b, project, build.Options{Base: base, Outputs: []build.Output{
		{Type: build.OutputTar, Dest: rootfs}, {Type: build.OutputDocker, Dest: image, Tags: []string{"demo:1"}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(result.SelfTest, "all is well") {
		t.Errorf("the self-test did not run on it: %q", result.SelfTest)
	}
	return buildertest.Differences(t, rootfs, image)
}

// rawLayer is a layer of one empty file, made without the layer engine.
func rawLayer(t *testing.T, s *store.Store, name string) recipe.Layer {
	t.Helper()
	var plain, packed bytes.Buffer
	files, z := tar.NewWriter(&plain), gzip.NewWriter(&packed)
	err := files.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o644})
	if err := errors.Join(err, files.Close()); err != nil {
		t.Fatal(err)
	}
	_, err = z.Write(plain.Bytes())
	if err := errors.Join(err, z.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Put(t.Context(), "", func(out io.Writer) error {
		_, err := out.Write(packed.Bytes())
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return recipe.Layer{Kind: recipe.Wheels, Name: name, CreatedBy: "envsolve: " + name, Layer: oci.Layer{
		Digest: digest.FromBytes(packed.Bytes()), DiffID: digest.FromBytes(plain.Bytes()),
		Size: int64(packed.Len()), MediaType: ocispec.MediaTypeImageLayerGzip,
	}}
}

// wheelLayer is a layer of a random wheel: files of every scheme, programs, names
// that some tool may treat in a way of its own.
func wheelLayer(t *testing.T, s *store.Store, r *rand.Rand, name string) recipe.Layer {
	t.Helper()
	w := wheel.Wheel{Name: name, Version: "1.0", Tag: "py3-none-any", Purelib: r.IntN(2) == 0,
		EntryPoints: "[console_scripts]\n" + name + "-run = a.b:c\n", Members: map[string]wheel.Member{}}
	w.Metadata = wheel.Metadata{}.With("Metadata-Version", "2.1").With("Name", name).With("Version", "1.0")
	names := []string{"a", "b.py", "wh.x", ".wh", "x.wh.y", ".hidden", "with space", "ä", "-dash", "*", "...", "x..", "~",
		".opq", strings.Repeat("n", 150)}
	places := []string{"", name + "-1.0.data/scripts", name + "-1.0.data/data/share", name + "-1.0.data/headers"}
	for i := range 2 + r.IntN(12) {
		parts := []string{places[r.IntN(len(places))], fmt.Sprintf("%s_%d", name, i)}
		for range r.IntN(3) {
			parts = append(parts, names[r.IntN(len(names))])
		}
		text := []string{"", "#!python\n", "import os\n"}[r.IntN(3)] + strings.Repeat("x", r.IntN(3000))
		w.Members[path.Join(parts...)] = wheel.Member{Data: []byte(text), Executable: r.IntN(2) == 0}
	}
	dir := t.TempDir()
	if _, err := w.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, w.FileName()))
	if err != nil {
		t.Fatal(err)
	}
	var made layer.Layer
	if _, err := s.Put(t.Context(), "", func(out io.Writer) (err error) {
		source := layer.Source{Reader: bytes.NewReader(data), Size: int64(len(data))}
		made, err = layer.FromWheels(t.Context(), []layer.Source{source}, layer.Options{Python: "3.12"}, out)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return recipe.Layer{Kind: recipe.Wheels, Name: name, CreatedBy: "envsolve: " + name, Layer: made.Layer}
}

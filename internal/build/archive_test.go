package build_test

import (
	"archive/tar"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// member reads one file of an archive, and lists all of them.
func member(t *testing.T, path, name string) (content []byte, all []string) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for r := tar.NewReader(f); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return content, all
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, header.Name)
		if header.Name == name {
			if content, err = io.ReadAll(r); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestArchivesNameTheImageAsDockerDoes(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	dir := t.TempDir()
	oci, docker := filepath.Join(dir, "oci.tar"), filepath.Join(dir, "docker.tar")
	tags := []string{"demo", "registry.example.com/team/demo:2"}
	if _, err := build.Build(t.Context(), b, buildertest.Project(t, s, base, buildertest.Healthy),
		build.Options{Base: base, Outputs: []build.Output{
			{Type: build.OutputOCI, Dest: oci, Tags: tags},
			{Type: build.OutputDocker, Dest: docker, Tags: tags},
		}}); err != nil {
		t.Fatal(err)
	}
	want := []string{"docker.io/library/demo:latest", "registry.example.com/team/demo:2"}
	raw, files := member(t, oci, "index.json")
	var index ocispec.Index
	if err := json.Unmarshal(raw, &index); err != nil {
		t.Fatal(err)
	}
	var named []string
	for _, m := range index.Manifests {
		named = append(named, m.Annotations["io.containerd.image.name"])
		if m.Annotations[ocispec.AnnotationCreated] != "2025-03-01T12:00:00Z" || m.Platform.Architecture != "amd64" {
			t.Errorf("manifest in the index: %+v", m)
		}
	}
	if diff := cmp.Diff(want, named); diff != "" {
		t.Errorf("index (-want +got):\n%s", diff)
	}
	for _, f := range files {
		if f == "manifest.json" {
			t.Error("the OCI archive holds Docker's manifest.json")
		}
	}
	raw, _ = member(t, docker, "manifest.json")
	var old []struct{ RepoTags []string }
	if err := json.Unmarshal(raw, &old); err != nil {
		t.Fatal(err)
	}
	if len(old) != 1 || cmp.Diff([]string{"demo:latest", want[1]}, old[0].RepoTags) != "" {
		t.Errorf("manifest.json: %s", raw)
	}
}

func TestAnArchiveTakesFromTheBuilderWhatTheStoreHasLost(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Serve(t, s)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	if _, err := build.Build(t.Context(), b, r, build.Options{Base: base}); err != nil {
		t.Fatal(err) // the self-test has had the builder take every layer
	}
	for _, l := range r.Layers {
		if err := s.Remove(digest.Digest(l.Digest)); err != nil {
			t.Fatal(err)
		}
	}
	dest := filepath.Join(t.TempDir(), "image.tar")
	result, err := build.Build(t.Context(), b, r, build.Options{
		Base: base, Outputs: []build.Output{{Type: build.OutputOCI, Dest: dest}},
		Fetch: func(_ context.Context, d digest.Digest) error { return errors.New("asked to make " + d.String()) },
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := buildertest.ArchiveDigest(t, dest); got != result.Digest.String() {
		t.Errorf("the archive holds %s, the build gave %s", got, result.Digest)
	}
}

func TestAnArchiveThatCannotBeWrittenLeavesNothing(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	dir := t.TempDir()
	dest := filepath.Join(dir, "image.tar")
	buildertest.Write(t, dest, "of last week", 0o644)
	lost := errors.New("the wheel is gone")
	if err := s.Remove(digest.Digest(r.Layers[1].Digest)); err != nil {
		t.Fatal(err)
	}
	_, err := build.Build(t.Context(), b, r, build.Options{
		Base: base, SkipSelfTest: true, Outputs: []build.Output{{Type: build.OutputOCI, Dest: dest}},
		Fetch: func(context.Context, digest.Digest) error { return lost },
	})
	if !errors.Is(err, lost) {
		t.Errorf("error is %v", err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
	if text, _ := os.ReadFile(dest); string(text) != "of last week" {
		t.Error("what was there is gone")
	}
}

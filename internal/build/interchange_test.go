package build_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/validate"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/recipe"
)

// skopeo runs the distribution's skopeo.
func skopeo(t *testing.T, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath("skopeo"); err != nil {
		worldtest.SkipUnlessCI(t, "no skopeo: apt-get install skopeo")
	}
	var stderr strings.Builder
	cmd := exec.Command("skopeo", append([]string{"--insecure-policy"}, args...)...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("skopeo %s: %v\n%s", strings.Join(args, " "), err, stderr.String())
	}
	return string(out)
}

// document attaches a text that names the image and its topmost layer.
func document(image v1.Descriptor, layers []recipe.Layer, created time.Time) ([]*artifact.Artifact, error) {
	content := `{"image":"` + image.Digest.String() + `","top":"` + layers[len(layers)-1].Digest.String() + `"}`
	a, err := artifact.Attach(artifact.Document{ArtifactType: artifact.TypeSPDX, Predicate: artifact.PredicateSPDX,
		Content: []byte(content)}, image, created)
	return []*artifact.Artifact{a}, err
}

func TestOtherToolsTakeWhatIsWritten(t *testing.T) {
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Push(t, buildertest.Base(t), host+"/toolbox:1")
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	dir := t.TempDir()
	plain, oci, docker := filepath.Join(dir, "plain.tar"), filepath.Join(dir, "oci.tar"), filepath.Join(dir, "docker.tar")
	folder, alone := filepath.Join(dir, "folder"), filepath.Join(dir, "alone")
	ref := host + "/demo:v1"
	first, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: []build.Output{
		{Type: build.OutputOCI, Dest: plain}, {Type: build.OutputDocker, Dest: docker, Tags: []string{ref}},
		{Type: build.OutputOCI, Dest: alone, Folder: true},
	}})
	if err != nil {
		t.Fatal(err)
	}
	second, err := build.Build(t.Context(), b, r, build.Options{Base: base, Attest: document, Outputs: []build.Output{
		{Type: build.OutputOCI, Dest: oci, Tags: []string{ref, host + "/demo:v2"}},
		{Type: build.OutputOCI, Dest: folder, Folder: true, Tags: []string{ref}},
		{Type: build.OutputPush, Tags: []string{ref}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	want := first.Digest.String()
	if second.Digest.String() != want {
		t.Errorf("with documents the digest is %s, without %s", second.Digest, want)
	}

	t.Run("skopeo", func(t *testing.T) {
		for i, source := range []string{"oci-archive:" + plain, "oci-archive:" + oci + ":v1", "oci-archive:" + oci + ":v2",
			"oci:" + folder + ":v1", "docker://" + ref} {
			to := host + "/skopeo:" + string(rune('a'+i))
			skopeo(t, "copy", "--preserve-digests", "--src-tls-verify=false", "--dest-tls-verify=false", source, "docker://"+to)
			if got := buildertest.PushedDigest(t, to); got != want {
				t.Errorf("%s: copied as %s, want %s", source, got, want)
			}
		}
		// A Docker archive has no digest of its own: its image ID is kept.
		skopeo(t, "copy", "--dest-tls-verify=false", "docker-archive:"+docker, "docker://"+host+"/skopeo:docker")
		config, err := buildertest.Pull(t, host+"/skopeo:docker").ConfigName()
		if err != nil || config.String() != first.ConfigDigest.String() {
			t.Errorf("docker-archive: image ID %s, want %s (%v)", config, first.ConfigDigest, err)
		}
	})
	t.Run("crane", func(t *testing.T) {
		img, err := tarball.ImageFromPath(docker, nil)
		if err != nil {
			t.Fatal(err)
		}
		check(t, img, host+"/crane:docker", first)
		index, err := layout.ImageIndexFromPath(folder)
		if err != nil {
			t.Fatal(err)
		}
		manifest, err := index.IndexManifest()
		if err != nil {
			t.Fatal(err)
		}
		if img, err = index.Image(manifest.Manifests[0].Digest); err != nil {
			t.Fatal(err)
		}
		check(t, img, host+"/crane:layout", first)
		check(t, buildertest.Pull(t, ref), host+"/crane:registry", first)
		program := filepath.Join(t.TempDir(), "crane")
		buildertest.Run(t, "go", "build", "-o", program, "github.com/google/go-containerregistry/cmd/crane")
		buildertest.Run(t, program, "push", alone, host+"/crane:pushed")
		buildertest.Run(t, program, "push", "--index", folder,
			host+"/crane:attached") // there is more than the image in it
		buildertest.Run(t, program, "validate", "--fast", "--remote",
			host+"/crane:pushed") // the whole check inflates gzip alone
		if got := strings.TrimSpace(buildertest.Run(t, program, "digest", host+"/crane:pushed")); got != want {
			t.Errorf("crane pushes the folder as %s, want %s", got, want)
		}
		buildertest.Run(t, program, "push", docker, host+"/crane:archive")
		if got := buildertest.Run(t, program, "config", host+"/crane:archive"); digest.FromString(got) != first.ConfigDigest {
			t.Errorf("crane pushes the Docker archive with the config %s", got)
		}
	})
	t.Run("what is attached goes along", func(t *testing.T) {
		image, err := buildertest.Pull(t, ref).Digest()
		if err != nil {
			t.Fatal(err)
		}
		for _, place := range []string{ref, oci, folder} {
			found, err := (&registry.Client{}).Attached(t.Context(), place, image)
			top := r.Layers[len(r.Layers)-1].Digest.String()
			if err != nil || len(found) != 1 || !strings.Contains(string(found[0].Content), top) {
				t.Errorf("%s: %v, %v", place, found, err)
			}
		}
	})
}

// check has go-containerregistry push an image, as crane does, and holds what
// arrives to the image's ID.
func check(t *testing.T, img v1.Image, to string, want *build.Result) {
	t.Helper()
	if err := validate.Image(img, validate.Fast); err != nil {
		t.Errorf("%s: %v", to, err)
	}
	if err := remote.Write(buildertest.Tag(t, to), img); err != nil {
		t.Fatalf("%s: %v", to, err)
	}
	if got, err := buildertest.Pull(t, to).ConfigName(); err != nil || got.String() != want.ConfigDigest.String() {
		t.Errorf("%s: image ID %s, want %s (%v)", to, got, want.ConfigDigest, err)
	}
}

func TestAFolderIsReplacedOnlyWhenItIsALayout(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	dir := t.TempDir()
	build := func(dest string) error {
		_, err := build.Build(t.Context(), b, r,
			build.Options{Base: base, Outputs: []build.Output{{Type: build.OutputOCI, Dest: dest, Folder: true}}})
		return err
	}
	layoutDir := filepath.Join(dir, "layout")
	for range 2 {
		if err := build(layoutDir + "/"); err != nil {
			t.Fatal(err)
		}
	}
	photos := filepath.Join(dir, "photos")
	buildertest.Write(t, filepath.Join(photos, "cat.jpg"), "meow", 0o644)
	if err := build(photos); err == nil || !strings.Contains(err.Error(), "other things in it") {
		t.Errorf("got %v", err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 2 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
	names, err := os.ReadDir(layoutDir)
	if err != nil || len(names) != 3 {
		t.Errorf("the layout holds %v (%v)", names, err)
	}
}

func TestADocumentThatCannotBeMadeStopsTheBuild(t *testing.T) {
	s, host := buildertest.Store(t), buildertest.Registry(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	dir := t.TempDir()
	refuse := func(v1.Descriptor, []recipe.Layer, time.Time) ([]*artifact.Artifact, error) {
		return nil, errors.New("no such lock")
	}
	for _, o := range []build.Output{
		{Type: build.OutputOCI, Dest: filepath.Join(dir, "a.tar")},
		{Type: build.OutputOCI, Dest: filepath.Join(dir, "a"), Folder: true},
		{Type: build.OutputPush, Tags: []string{host + "/demo:1"}},
	} {
		_, err := build.Build(t.Context(), b, r, build.Options{Base: base, Attest: refuse, Outputs: []build.Output{o}})
		if err == nil || !strings.Contains(err.Error(), "no such lock") {
			t.Errorf("%s: %v", o.Type, err)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
}

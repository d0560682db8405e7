package imageconfig

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/planner/recipe"
)

// sample is a recipe of five layers.
func sample() *recipe.Recipe {
	return &recipe.Recipe{
		Layers: make([]recipe.Layer, 5),
		Config: recipe.Config{
			Env: []string{"PATH=" + recipe.Prefix + "/bin"}, User: recipe.DefaultUser,
			Labels: map[string]string{"dev.envsolve.cuda": "12.4.1"},
		},
	}
}

func TestGuardComesBeforeWhateverRuns(t *testing.T) {
	guard := []string{recipe.GuardCommand}
	base := ocispec.ImageConfig{Entrypoint: []string{"/entry"}, Cmd: []string{"python3"}}
	for _, test := range []struct {
		name        string
		config      recipe.Config
		entry, args []string
	}{
		{"the base's own", recipe.Config{Guard: guard}, []string{guard[0], "/entry"}, []string{"python3"}},
		{"the target's entrypoint", recipe.Config{Guard: guard, Entrypoint: []string{"python", "train.py"}},
			[]string{guard[0], "python", "train.py"}, nil},
		{"the target's command", recipe.Config{Guard: guard, Cmd: []string{"bash"}}, []string{guard[0], "/entry"},
			[]string{"bash"}},
		{"no guard asked for", recipe.Config{}, []string{"/entry"}, []string{"python3"}},
	} {
		got := over(test.config, base)
		if !slices.Equal(got.Entrypoint, test.entry) || !slices.Equal(got.Cmd, test.args) {
			t.Errorf("%s: runs %q %q, want %q %q", test.name, got.Entrypoint, got.Cmd, test.entry, test.args)
		}
	}
}

func at(day int) *time.Time {
	t := time.Date(2025, 3, day, 12, 0, 0, 999, time.FixedZone("", 3600))
	return &t
}

func TestImageIsTheBasePlusTheRecipe(t *testing.T) {
	base := ocispec.Image{
		Created: at(5), Author: "somebody", Platform: ocispec.Platform{OS: "linux", Architecture: "amd64"},
		Config: ocispec.ImageConfig{
			Env: []string{"PATH=/usr/bin", "LANG=C.UTF-8"}, Cmd: []string{"python3"}, Entrypoint: []string{"/entry"},
			WorkingDir: "/srv", Labels: map[string]string{"kept": "yes"},
		},
		RootFS: ocispec.RootFS{Type: "layers", DiffIDs: []digest.Digest{"a", "b"}},
		History: []ocispec.History{
			{Created: at(1), CreatedBy: "debian"}, {CreatedBy: "env", EmptyLayer: true}, {Created: at(30), CreatedBy: "python"},
		},
	}
	before := *base.History[2].Created
	image := Of(sample(), base)

	created := time.Date(2025, 3, 5, 11, 0, 0, 0, time.UTC)
	if !image.Created.Equal(created) || image.Author != "" || len(image.RootFS.DiffIDs) != 0 {
		t.Errorf("created %s, author %q, rootfs %v", image.Created, image.Author, image.RootFS)
	}
	if got := image.Config.Env[:2]; !slices.Equal(got, []string{"PATH=/opt/env/bin:/usr/bin", "LANG=C.UTF-8"}) {
		t.Errorf("env %q", got)
	}
	if image.Config.WorkingDir != "/srv" || image.Config.Cmd[0] != "python3" || image.Config.Entrypoint[0] != "/entry" {
		t.Errorf("config %+v", image.Config)
	}
	if image.Config.Labels["kept"] != "yes" || image.Config.Labels["dev.envsolve.cuda"] != "12.4.1" {
		t.Errorf("labels %v", image.Config.Labels)
	}
	var days []int
	for _, h := range image.History {
		days = append(days, h.Created.Day())
	}
	if !slices.Equal(days, []int{1, 5, 5, 5, 5, 5, 5, 5}) {
		t.Errorf("history is of the days %v", days)
	}
	if !base.History[2].Created.Equal(before) || len(base.Config.Labels) != 1 {
		t.Error("the base's config was changed")
	}
}

func TestTheLoadersPathIsPutBeforeThatOfTheBase(t *testing.T) {
	const ours = "/opt/env/lib/python3.12/site-packages/nvidia/cublas/lib"
	for _, tt := range []struct{ base, set, want string }{
		{"", ours, ours},
		{"/usr/local/nvidia/lib", ours, ours + ":/usr/local/nvidia/lib"},
		{"/usr/local/nvidia/lib", "/mine", "/mine"}, // the user's own word
	} {
		r, base := sample(), ocispec.Image{}
		r.Config.Env = append(r.Config.Env, "LD_LIBRARY_PATH="+tt.set)
		if tt.base != "" {
			base.Config.Env = []string{"LD_LIBRARY_PATH=" + tt.base}
		}
		if got := lookup(Of(r, base).Config.Env, "LD_LIBRARY_PATH", ""); got != tt.want {
			t.Errorf("%q over %q is %q, want %q", tt.set, tt.base, got, tt.want)
		}
	}
}

func TestImageOnABareBase(t *testing.T) {
	r := sample()
	image := Of(r, ocispec.Image{RootFS: ocispec.RootFS{DiffIDs: []digest.Digest{"a", "b"}}})
	if got, want := len(image.History), 2+len(r.Layers); got != want {
		t.Errorf("%d history entries, want %d: the builder would fill in its own", got, want)
	}
	if image.Created.Year() != 1980 || !strings.HasPrefix(image.Config.Env[0], "PATH=/opt/env/bin:/usr/local/sbin:") {
		t.Errorf("created %s, env %q", image.Created, image.Config.Env)
	}
	r.Epoch = time.Date(2026, 1, 1, 0, 0, 0, 5, time.FixedZone("", -7200))
	if got := Created(r, ocispec.Image{Created: at(5)}); got.Format(time.RFC3339Nano) != "2026-01-01T02:00:00Z" {
		t.Errorf("the epoch came out as %s", got)
	}
	r.Config.Entrypoint = []string{"python"}
	if got := Of(r, ocispec.Image{Config: ocispec.ImageConfig{Cmd: []string{"bash"}}}); got.Config.Cmd != nil {
		t.Errorf("the base's command %q became an argument of the entrypoint", got.Config.Cmd)
	}
}

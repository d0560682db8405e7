package learn

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// indexOf serves packages that are nothing but their metadata: each is
// NAME==VERSION, then TAG, then its requirements, with "|" between them.
func indexOf(t *testing.T, packages ...string) string {
	t.Helper()
	dir := t.TempDir()
	var files []pyindex.File
	for _, text := range packages {
		parts := strings.Split(text, "|")
		name, release, _ := strings.Cut(parts[0], "==")
		metadata := wheel.Metadata{}.With("Metadata-Version", "2.1").With("Name", name).With("Version", release)
		for _, r := range parts[2:] {
			metadata = metadata.With("Requires-Dist", r)
		}
		written, err := wheel.Wheel{Name: name, Version: release, Tag: parts[1], Metadata: metadata}.WriteTo(dir)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, pyindex.File{Project: name, Version: release, Name: written.File,
			Path: filepath.Join(dir, written.File), SHA256: written.SHA256, MetadataSHA256: written.MetadataSHA256,
			Size: written.Size, Indexes: []string{"pypi"}})
	}
	server := httptest.NewServer(pyindex.Simple{Catalog: pyindex.NewCatalog(files)})
	t.Cleanup(server.Close)
	return server.URL
}

const pure = "py3-none-any"

func learnerOf(t *testing.T) (*Learner, *[]string) {
	t.Helper()
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	said := &[]string{}
	facts := matrices.Embedded()
	return &Learner{
		Harvester: &harvest.Harvester{Client: &index.Client{}, Store: st, Facts: facts, Budget: &harvest.Budget{Left: 1 << 20}},
		Facts:     facts, Day: "2026-11-22", Say: func(text string) { *said = append(*said, text) },
	}, said
}

// planned is a stack of torch 2.14.1 on Python 3.13 beside packages that the facts
// do not know.
func planned(address string, names ...string) Target {
	t := Target{Indexes: []request.Index{{Name: "pypi", URL: address}}}
	t.Stack = plan.Stack{Python: "3.13", Platform: "linux/amd64", Packages: map[string]string{"torch": "2.14.1+cu130"},
		Limits: map[string]string{"numpy": "<2"}}
	for _, name := range names {
		t.Stack.Unpinned = append(t.Stack.Unpinned, plan.Unpinned{Name: name})
	}
	return t
}

func TestLookLearnsWhatDoesNotGoWithThePlan(t *testing.T) {
	tests := []struct {
		name, because string
		packages      []string
		learned       []string
	}{
		{"what goes with the plan is left alone", "", []string{"a==1.0|" + pure + "|torch>=2.0|b"}, nil},
		{"a pin", "learned from a-1.0-py3-none-any.whl: a 1.0 needs torch <2.7, and 2.14.1 was planned",
			[]string{"a==1.0|" + pure + "|torch<2.7"}, []string{"a"}},
		{"a bound", "learned from a-1.0-py3-none-any.whl: a 1.0 needs numpy >=2, and <2 was planned",
			[]string{"a==1.0|" + pure + "|numpy>=2"}, []string{"a"}},
		{"a package with GPU code", "learned from a-1.0-py3-none-any.whl: a 1.0 needs vllm, which a plan decides on",
			[]string{"a==1.0|" + pure + "|vllm"}, []string{"a"}},
		{"a Python without wheels", "a 1.0 has no wheel for Python 3.13 on linux/amd64",
			[]string{"a==1.0|cp312-cp312-manylinux_2_28_x86_64"}, []string{"a"}},
		{"a requirement of a requirement", "learned from b-2.0-py3-none-any.whl: b 2.0 needs torch <2, and 2.14.1 was planned",
			[]string{"a==1.0|" + pure + "|b>=2", "b==1.0|" + pure, "b==2.0|" + pure + "|torch<2"}, []string{"a", "b"}},
		{"another platform's requirement", "", []string{"a==1.0|" + pure + `|torch<2; sys_platform == "win32"`}, nil},
		{"an extra that nobody asks for", "", []string{"a==1.0|" + pure + `|torch<2; extra == "old"`}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l, said := learnerOf(t)
			target := planned(indexOf(t, tt.packages...), "a")
			grown, err := l.Look(t.Context(), target)
			if err != nil || grown != (len(tt.learned) > 0) {
				t.Fatalf("grown %v, %v", grown, err)
			}
			if got := namesOf(l.Packages()); !slices.Equal(got, tt.learned) {
				t.Errorf("learned %v, want %v", got, tt.learned)
			}
			if got := strings.Join(*said, "\n"); got != tt.because {
				t.Errorf("says %q, want %q", got, tt.because)
			}
			if grown, err := l.Look(t.Context(), target); grown || err != nil {
				t.Errorf("the same plan again: grown %v, %v", grown, err)
			}
		})
	}
}

func namesOf(packages []learned.Package) []string {
	var names []string
	for _, p := range packages {
		names = append(names, p.Name)
	}
	return names
}

func TestWhatIsLearnedAreTheReleasesWithWhatTheyRequire(t *testing.T) {
	l, _ := learnerOf(t)
	address := indexOf(t, "a==2.0|"+pure+"|torch<2.7|torch!=2.6.1|tqdm|b", "a==1.0|"+pure, "b==1.0|"+pure+"|torch<2")
	if _, err := l.Look(t.Context(), planned(address, "a")); err != nil {
		t.Fatal(err)
	}
	got := l.Packages()
	for i := range got {
		got[i].Index = ""
		for j := range got[i].Releases {
			got[i].Releases[j].SHA256, got[i].Releases[j].Python = "", ""
		}
	}
	platforms := []string{"any"}
	want := []learned.Package{
		{Name: "a", Read: "2026-11-22", Whole: true, With: []string{"b"}, Releases: []learned.Release{
			{Version: "2.0", Platforms: platforms, Requires: map[string]string{"torch": "<2.7,!=2.6.1", "b": "*"},
				File: "a-2.0-py3-none-any.whl"},
			{Version: "1.0", Platforms: platforms, Requires: map[string]string{}, File: "a-1.0-py3-none-any.whl"}}},
		{Name: "b", Read: "2026-11-22", Whole: true, With: nil, Releases: []learned.Release{
			{Version: "1.0", Platforms: platforms, Requires: map[string]string{"torch": "<2"},
				File: "b-1.0-py3-none-any.whl"}}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestAnExtraThatIsAskedForBringsItsRequirements(t *testing.T) {
	l, _ := learnerOf(t)
	address := indexOf(t, "a==1.0|"+pure+`|a[old]; extra == "all"|torch<2; extra == "old"`)
	target := planned(address, "a")
	target.Stack.Unpinned[0].Extras = []string{"all"}
	if grown, err := l.Look(t.Context(), target); !grown || err != nil {
		t.Fatalf("grown %v, %v", grown, err)
	}
	if got := l.Packages()[0].Releases[0].Requires["torch"]; got != "<2" {
		t.Errorf("torch %q", got)
	}
}

func TestMoreReadsOlderReleasesUpToABound(t *testing.T) {
	var packages []string
	for i := range 60 {
		packages = append(packages, "a==1."+string(rune('0'+i/10))+string(rune('0'+i%10))+"|"+pure+"|torch<2")
	}
	l, _ := learnerOf(t)
	if _, err := l.Look(t.Context(), planned(indexOf(t, packages...), "a")); err != nil {
		t.Fatal(err)
	}
	for want := batch; ; want += batch {
		if got := len(l.Packages()[0].Releases); got != min(want, most) {
			t.Fatalf("%d releases, want %d", got, want)
		}
		if newest := l.Packages()[0].Releases[0].Version; newest != "1.59" {
			t.Errorf("newest %s", newest)
		}
		more, err := l.More(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if !more {
			break
		}
	}
	if l.Packages()[0].Whole {
		t.Error("48 of 60 releases are said to be all")
	}
}

func TestBlameLearnsWhatPipNames(t *testing.T) {
	l, _ := learnerOf(t)
	target := planned(indexOf(t, "a==1.0|"+pure+"|c<2", "b==1.0|"+pure+"|c>=2", "c==1.0|"+pure, "c==2.0|"+pure), "a", "b")
	if grown, err := l.Look(t.Context(), target); grown || err != nil {
		t.Fatalf("grown %v, %v before pip has said anything", grown, err)
	}
	if grown, err := l.Blame(t.Context(), target, []string{"a", "b", "c"}); !grown || err != nil {
		t.Fatalf("grown %v, %v", grown, err)
	}
	if got := namesOf(l.Packages()); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Errorf("learned %v", got)
	}
}

func TestNothingIsLearnedOfAPackageThatCannotBeRead(t *testing.T) {
	l, _ := learnerOf(t)
	none := strings.Repeat("0", 64)
	listed := pyindex.Simple{Catalog: pyindex.NewCatalog([]pyindex.File{{Project: "b", Version: "1.0",
		Name: "b-1.0-" + pure + ".whl", SHA256: none, MetadataSHA256: none, Size: 10, Indexes: []string{"pypi"}}})}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, ".whl") {
			http.NotFound(w, r)
			return
		}
		listed.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	for range 2 {
		if grown, err := l.Blame(t.Context(), planned(server.URL, "b"), []string{"b"}); grown || err != nil {
			t.Errorf("grown %v, %v", grown, err)
		}
	}
}

// TestAnIndexThatDoesNotAnswerEndsTheWalk answers for the list of packages, and then has no
// time for one of its files, or for the list of another.
func TestAnIndexThatDoesNotAnswerEndsTheWalk(t *testing.T) {
	none := strings.Repeat("0", 64)
	listed := pyindex.Simple{Catalog: pyindex.NewCatalog([]pyindex.File{{Project: "b", Version: "1.0",
		Name: "b-1.0-" + pure + ".whl", SHA256: none, MetadataSHA256: none, Size: 10, Indexes: []string{"pypi"}}})}
	for _, busy := range []string{".whl", "/b/"} {
		l, _ := learnerOf(t)
		l.Harvester.Client = &index.Client{Retries: -1}
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.Contains(r.URL.Path, busy) {
				http.Error(w, "later", http.StatusServiceUnavailable)
				return
			}
			listed.ServeHTTP(w, r)
		}))
		t.Cleanup(server.Close)
		for name, look := range map[string]func() error{
			"look":     func() error { _, err := l.Look(t.Context(), planned(server.URL, "b")); return err },
			"blame":    func() error { _, err := l.Blame(t.Context(), planned(server.URL, "b"), []string{"b"}); return err },
			"remember": func() error { return l.Remember(t.Context(), "b", server.URL) },
		} {
			if err := look(); err == nil || !strings.Contains(err.Error(), "503") {
				t.Errorf("%s, %s: %v", busy, name, err)
			}
		}
	}
}

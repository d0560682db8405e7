package overlay

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
)

// overlayOf writes an overlay file and lays it over the embedded facts.
func overlayOf(t *testing.T, text string) (*matrices.Set, string, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "mine.hcl")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Apply(matrices.Embedded(), path)
	return s, path, err
}

const ours = `source "ours" {
  title = "Measured in our cluster"
  date  = "2026-11-20"
  class = "measured"
}
`

func TestOverlayAddsRows(t *testing.T) {
	s, path, err := overlayOf(t, ours+`
gpu "h99" {
  name               = "NVIDIA H99"
  aliases            = ["hopper-lite"]
  arch               = "hopper"
  compute_capability = "9.0"
  class              = "datacenter"
  source             = ["ours"]
}
framework "pytorch" "2.9.1.post7" {
  package = "torch"
  python  = ["3.12"]
  source  = ["ours"]
  build "cu128" {
    cuda   = "12.8"
    source = ["ours"]
    platform "linux/amd64" { sm = ["9.0"] }
  }
}
package "inhouse" "1.0" {
  requires = { torch = "==2.9.1" }
  source   = ["ours"]
}
`)
	if err != nil {
		t.Fatal(err)
	}
	boards, _, err := s.FindGPU("hopper-lite")
	if err != nil || boards[0].ID != "h99" || boards[0].Overlay != path {
		t.Errorf("boards %v, %v", boards, err)
	}
	releases := s.Frameworks("pytorch")
	i := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool { return r.Version == "2.9.1.post7" })
	if i < 0 || releases[i+1].Version != "2.9.1" {
		t.Fatalf("the release stands at %d, not before 2.9.1", i)
	}
	if b := releases[i].Builds[0]; b.Overlay != path || !b.Platforms[0].KernelsKnown {
		t.Errorf("build %+v", b)
	}
	if got := s.Packages("inhouse"); len(got) != 1 || !slices.Contains(s.PackageNames(), "inhouse") {
		t.Errorf("packages %v", got)
	}
	if source, ok := s.Source("ours"); !ok || source.Class != matrices.Measured {
		t.Errorf("source %v %v", source, ok)
	}
	if diff := cmp.Diff([]string{path}, s.Overlays()); diff != "" {
		t.Error(diff)
	}
}

func TestOverlayOverridesCellsAndKeepsTheRest(t *testing.T) {
	s, path, err := overlayOf(t, ours+`
driver_branch "580" {
  end_of_support = "2029-01"
  source         = ["ours"]
  notes          = ["our contract"]
  version "580.999.01" {
    date   = "2026-11-01"
    source = ["ours"]
  }
}
framework "pytorch" "2.5.1" {
  source = ["ours"]
  build "cu124" {
    cudnn  = "9.5.0.50"
    source = ["ours"]
    platform "linux/amd64" { ptx = ["9.0"] }
  }
}
`)
	if err != nil {
		t.Fatal(err)
	}
	branches := s.DriverBranches()
	b := branches[slices.IndexFunc(branches, func(b matrices.DriverBranch) bool { return b.Branch == "580" })]
	if b.EndOfSupport != "2029-01" || b.CUDA != "13.0" || b.Overlay != "" || b.Overridden["end_of_support"] != path {
		t.Errorf("branch %+v", b)
	}
	if last := b.Versions[len(b.Versions)-1]; last.Version != "580.999.01" {
		t.Errorf("newest driver %v", last)
	}
	if fact, err := s.Lookup("drivers/580#cuda"); err != nil || fact.Overlay != "" {
		t.Errorf("a cell that no overlay wrote comes from %q, %v", fact.Overlay, err)
	}
	if fact, err := s.Lookup("drivers/580"); err != nil || fact.Overlay != path ||
		!slices.Equal(fact.Overridden, []string{"end_of_support", "version 580.999.01"}) {
		t.Errorf("of the row %v come from %q, %v", fact.Overridden, fact.Overlay, err)
	}
	if fact, err := s.Lookup("pytorch/2.5.1+cu124#ptx"); err != nil || fact.Overlay != path ||
		fact.Sources[0].Title != "Measured in our cluster" {
		t.Errorf("PTX of the overlay is of %q: %+v, %v", fact.Overlay, fact.Sources, err)
	}
	fact, err := s.Lookup("drivers/580#end-of-support")
	if err != nil || len(fact.Sources) != 1 || fact.Sources[0].Title != "Measured in our cluster" {
		t.Errorf("fact %+v, %v", fact, err)
	}
	if !slices.ContainsFunc(fact.Others, func(o matrices.Other) bool { return o.Value == "2028-06" }) {
		t.Errorf("the overridden value is lost: %+v", fact.Others)
	}
	releases := s.Frameworks("pytorch")
	r := releases[slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool { return r.Version == "2.5.1" })]
	build := r.Builds[slices.IndexFunc(r.Builds, func(b matrices.Build) bool { return b.Variant == "cu124" })]
	if build.CUDNN != "9.5.0.50" || build.CUDA != "12.4" || build.Overridden["cudnn"] != path ||
		build.Overridden["ptx"] != path {
		t.Errorf("build %+v", build)
	}
	linux := build.Platforms[0]
	if diff := cmp.Diff([]string{"9.0"}, linux.PTX); diff != "" || len(linux.SM) != 7 {
		t.Errorf("platform %+v", linux)
	}
	if got := matrices.Embedded().DriverBranches(); slices.ContainsFunc(got, func(b matrices.DriverBranch) bool {
		return b.Overlay != "" || len(b.Overridden) > 0 || b.EndOfSupport == "2029-01"
	}) {
		t.Error("the embedded facts changed")
	}
}

func TestOverlayLeavesTheBaseOfSharedListsAlone(t *testing.T) {
	base := matrices.Embedded()
	before := base.Frameworks("pytorch")[0].Builds[0].Platforms[0]
	path := filepath.Join(t.TempDir(), "o.hcl")
	release := base.Frameworks("pytorch")[0]
	text := ours + `framework "pytorch" "` + release.Version + `" {
  source = ["ours"]
  build "` + release.Builds[0].Variant + `" {
    source = ["ours"]
    platform "linux/amd64" { sm = ["5.2"] }
  }
}
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Apply(base, path)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Frameworks("pytorch")[0].Builds[0].Platforms[0].SM; !slices.Equal(got, []string{"5.2"}) {
		t.Errorf("overlaid kernels %v", got)
	}
	if diff := cmp.Diff(before, base.Frameworks("pytorch")[0].Builds[0].Platforms[0]); diff != "" {
		t.Errorf("the base changed: %s", diff)
	}
}

func TestOverlaySourceThatClashesGetsItsOwnName(t *testing.T) {
	s, _, err := overlayOf(t, `source "nv-cc" {
  title = "Another page by the same id"
  date  = "2026"
  class = "reported"
}
gpu "t4" {
  released    = "2018"
  source      = ["nv-cc"]
  cell_source = { name = ["nv-cc"] }
}
`)
	if err != nil {
		t.Fatal(err)
	}
	fact, err := s.Lookup("gpus/t4#released")
	if err != nil || len(fact.Sources) != 1 || fact.Sources[0].ID != "overlay-mine-nv-cc" {
		t.Errorf("sources %+v, %v", fact.Sources, err)
	}
	if source, _ := s.Source("nv-cc"); !strings.HasPrefix(source.Title, "NVIDIA CUDA GPU") {
		t.Errorf("nv-cc is now %q", source.Title)
	}
}

// Two files of a folder may come from two people, each with a source by the
// same id.
func TestOverlayFilesKeepTheirOwnSources(t *testing.T) {
	dir := t.TempDir()
	text := func(title, gpu string) string {
		return "source \"ours\" {\n  title = \"" + title + "\"\n  date  = \"2026\"\n  class = \"reported\"\n}\n" +
			"source \"spare\" {\n  title = \"Nobody cites it\"\n  date  = \"2026\"\n  class = \"reported\"\n}\n" +
			"gpu \"" + gpu + "\" {\n  released = \"2018\"\n  source   = [\"ours\", \"dusty\"]\n}\n"
	}
	for name, text := range map[string]string{
		"a.hcl": text("A page", "t4"), "b.hcl": text("Another page", "a10"),
		"c.hcl": strings.ReplaceAll(ours, "ours", "dusty"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Apply(matrices.Embedded(), dir)
	if err != nil {
		t.Fatal(err)
	}
	for ref, want := range map[string][]string{
		"gpus/t4#released":  {"ours", "A page", "dusty", "Measured in our cluster"},
		"gpus/a10#released": {"overlay-b-ours", "Another page", "dusty", "Measured in our cluster"},
	} {
		fact, err := s.Lookup(ref)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, source := range fact.Sources {
			got = append(got, source.ID, source.Title)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", ref, diff)
		}
	}
}

func TestOverlaysByOneNameKeepTheirSources(t *testing.T) {
	dir := t.TempDir()
	var paths []string
	for i, title := range []string{"A page", "Another page", "A third"} {
		path := filepath.Join(dir, string(rune('a'+i)), "mine.hcl")
		if err := os.Mkdir(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		text := strings.Replace(ours, "Measured in our cluster", title, 1) + "chip \"X" + filepath.Base(filepath.Dir(path)) +
			"\" {\n  compute_capability = \"7.5\"\n  arch = \"turing\"\n  source = [\"ours\"]\n}\n"
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}
	s, err := Apply(matrices.Embedded(), paths...)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"ours": "A page", "overlay-mine-ours": "Another page", "overlay-mine-ours-2": "A third",
	} {
		if source, ok := s.Source(id); !ok || source.Title != want {
			t.Errorf("source %s is %q, want %q", id, source.Title, want)
		}
	}
}

func TestSourcesOfATableAreThoseItsRowsCite(t *testing.T) {
	s, _, err := overlayOf(t, ours+`gpu "t4" {
  released    = "2018"
  source      = ["ours"]
  cell_source = { released = ["img@v1"] }
}
`)
	if err != nil {
		t.Fatal(err)
	}
	cited := func(s *matrices.Set, table, id string) bool {
		return slices.ContainsFunc(s.SourcesOf(table), func(source matrices.Source) bool { return source.ID == id })
	}
	for _, c := range []struct {
		table, id     string
		before, after bool
	}{
		{"gpus", "ours", false, true}, {"gpus", "img", false, true}, {"gpus", "nv-cc", true, true},
		{"chips", "ours", false, false}, {"nothing", "ours", false, false},
	} {
		before, after := cited(matrices.Embedded(), c.table, c.id), cited(s, c.table, c.id)
		if before != c.before || after != c.after {
			t.Errorf("%s cites %s: %v without the overlay, %v with it", c.table, c.id, before, after)
		}
	}
}

func TestOverlayChangesTheDigest(t *testing.T) {
	a, _, err := overlayOf(t, ours+"architecture \"9.0\" {\n  examples = [\"H99\"]\n  source = [\"ours\"]\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := overlayOf(t, ours+"architecture \"9.0\" {\n  examples = [\"H98\"]\n  source = [\"ours\"]\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := overlayOf(t, ours+"architecture \"9.0\" {\n  examples = [\"H99\"]\n  source = [\"ours\"]\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	if a.Digest() == matrices.Embedded().Digest() || a.Digest() == b.Digest() {
		t.Error("the digest does not tell the overlays apart")
	}
	if a.Digest() != again.Digest() {
		t.Error("one overlay at two paths has two digests")
	}
}

func TestOverlayFoldersAndOrder(t *testing.T) {
	dir := t.TempDir()
	for name, date := range map[string]string{"a.hcl": "2030-01", "b.hcl": "2031-01"} {
		text := ours + "driver_branch \"580\" {\n  end_of_support = \"" + date + "\"\n  source = [\"ours\"]\n}\n"
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Apply(matrices.Embedded(), filepath.Join(dir, "b.hcl"), filepath.Join(dir, "a.hcl"))
	if err != nil {
		t.Fatal(err)
	}
	if fact, err := s.Lookup("drivers/580#end-of-support"); err != nil || fact.Cells[0].Value != "2030-01" {
		t.Errorf("the later overlay does not win: %+v %v", fact.Cells, err)
	}
	if _, err := Apply(matrices.Embedded(), dir); err == nil || !strings.Contains(err.Error(), "Duplicate row") {
		t.Errorf("one row twice in a folder: %v", err)
	}
}

func TestOverlayProblemsAreReportedTogether(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"no source":      {"gpu \"t4\" {\n  released = \"2018\"\n}\n", "Row without a source"},
		"new row lacks":  {ours + "gpu \"t99\" {\n  source = [\"ours\"]\n}\n", "Missing attribute"},
		"unknown cell":   {ours + "gpu \"t4\" {\n  colour = \"green\"\n  source = [\"ours\"]\n}\n", "Unknown attribute"},
		"syntax":         {"gpu \"t4\" {", "Unclosed configuration block"},
		"name in use":    {ours + "package \"pytorch\" \"1.0\" {\n  source = [\"ours\"]\n}\n", "Name in use"},
		"bad reference":  {ours + "gpu_group \"g\" {\n  members = [\"t999\"]\n  compute_capability = \"7.5\"\n  source = [\"ours\"]\n}\n", "Unknown reference"},
		"ends too early": {ours + "os \"debian12\" {\n  released = \"2026-01-01\"\n  end_of_life = \"2020-01-01\"\n  source = [\"ours\"]\n}\n", "Window ends"},
		"two, both named": {ours + "gpu \"t4\" {\n  arch = \"touring\"\n  released = \"soon\"\n  source = [\"ours\"]\n}\n",
			"1 other diagnostic"},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, err := overlayOf(t, c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want %s", err, c.want)
			}
			if s != nil {
				t.Error("a set in spite of the error")
			}
		})
	}
	if _, err := Apply(matrices.Embedded(), filepath.Join(t.TempDir(), "none.hcl")); err == nil ||
		!strings.Contains(err.Error(), "overlay ") {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := Apply(matrices.Embedded(), t.TempDir()); err == nil || !strings.Contains(err.Error(), "no .hcl file") {
		t.Errorf("an empty folder: %v", err)
	}
}

func TestShowNamesTheOverlay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mine.hcl")
	text := ours + `
driver_branch "580" {
  end_of_support = "2029-01"
  source         = ["ours"]
}
`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Apply(matrices.Embedded(), path)
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Show("drivers", "580")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"drivers/580 (from overlay " + path + ")\n", "2029-01  [",
		"(from overlay " + path + ")\n", "not taken: overridden by " + path} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%.900s", want, got)
		}
	}
}

// made is a framework that nobody has heard of, as an overlay describes it.
const made = ours + `
framework_info "warpdrive" {
  name     = "Warp Drive"
  packages = ["warpdrive-gpu"]
  module   = "warpdrive"
  source   = ["ours"]
}
framework "warpdrive" "1.0" {
  package = "warpdrive-gpu"
  python  = ["3.12"]
  source  = ["ours"]
}
`

func TestOverlayAddsAFramework(t *testing.T) {
	s, _, err := overlayOf(t, made)
	if err != nil {
		t.Fatal(err)
	}
	if ranked := s.RankedFrameworks(); ranked[len(ranked)-1] != "warpdrive" {
		t.Errorf("ranked %v", ranked)
	}
	if got := s.FrameworkInfo("warpdrive").Name; got != "Warp Drive" {
		t.Errorf("it is written %q", got)
	}
	if got := s.FrameworkCalled("warpdrive-gpu"); got != "warpdrive" {
		t.Errorf("its package is called %q", got)
	}
	if _, _, err := overlayOf(t, strings.Replace(made, `["warpdrive-gpu"]`, `["torch"]`, 1)); err == nil ||
		!strings.Contains(err.Error(), `"torch" already names pytorch; warpdrive cannot have it too`) {
		t.Errorf("a name of PyTorch's for another framework: %v", err)
	}
}

// TestGroupsOfAnOverlayAreRows lays rows of a group over a row that is there and
// beside it; a fault in what they share is told at the block.
func TestGroupsOfAnOverlayAreRows(t *testing.T) {
	group := ours + `
package "vllm" {
  sm_min = "9.0"
  source = ["ours"]
  rows = {
    "0.33.0"       = {}
    "0.33.0.post9" = { released = "2026-11-12" }
  }
}
`
	s, path, err := overlayOf(t, group)
	if err != nil {
		t.Fatal(err)
	}
	rows := s.Packages("vllm")
	there := rows[slices.IndexFunc(rows, func(r matrices.PackageRelease) bool { return r.Version == "0.33.0" })]
	if there.SMMin != "9.0" || there.Released != "2026-11-02" || there.Overridden["sm_min"] != path {
		t.Errorf("the row that was there: %+v", there)
	}
	if i := slices.IndexFunc(rows, func(r matrices.PackageRelease) bool { return r.Version == "0.33.0.post9" }); i < 0 ||
		rows[i].SMMin != "9.0" || rows[i].Released != "2026-11-12" || rows[i].Overlay != path {
		t.Errorf("the row that is new stands at %d", i)
	}
	_, path, err = overlayOf(t, strings.Replace(group, `"9.0"`, `"9,0"`, 1))
	if faults, ok := err.(hcl.Diagnostics); !ok || len(faults) != 1 || faults[0].Subject.String() != path+":8,12-17" {
		t.Errorf("a fault of the block: %v", err)
	}
}

// TestAMeasurementOfAnOverlayFillsABuild lays a measured wheel over a build whose GPU
// code nobody has established.
func TestAMeasurementOfAnOverlayFillsABuild(t *testing.T) {
	open := strings.Replace(made, "  python  =", "  build \"cu130\" {\n    cuda   = \"13.0\"\n    source = [\"ours\"]\n"+
		"    platform \"linux/amd64\" {}\n  }\n  python  =", 1)
	before, _, err := overlayOf(t, open)
	if err != nil {
		t.Fatal(err)
	}
	want := matrices.OpenBuild{Ref: "warpdrive/1.0+cu130", Platform: "linux/amd64", Package: "warpdrive-gpu",
		Version: "1.0"}
	if !slices.Contains(before.OpenBuilds(), want) {
		t.Fatalf("no %+v is open", want)
	}
	const measurement = `
measured "warpdrive-gpu" "1.0" "linux/amd64" {
  sm     = ["9.0"]
  ptx    = []
  source = ["wheels@ab:x.whl"]
}
`
	after, _, err := overlayOf(t, open+measurement)
	if err != nil {
		t.Fatal(err)
	}
	if slices.Contains(after.OpenBuilds(), want) {
		t.Errorf("%+v is still open", want)
	}
	// The measurement was there before the build.
	dir := t.TempDir()
	first, second := filepath.Join(dir, "measured.hcl"), filepath.Join(dir, "build.hcl")
	for path, text := range map[string]string{first: measurement, second: open} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, order := range [][]string{{first, second}, {second, first}} {
		laid := matrices.Embedded()
		for _, path := range order {
			if laid, err = Apply(laid, path); err != nil {
				t.Fatal(err)
			}
		}
		if slices.Contains(laid.OpenBuilds(), want) {
			t.Errorf("%v: %+v is still open", order, want)
		}
	}
}

package main

import (
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/crane"
	"github.com/google/go-containerregistry/pkg/v1/random"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/lock"
)

func TestRegistryCountsWhatIsPushedAndNothingTwice(t *testing.T) {
	reg, err := newCountingRegistry(filepath.Join(t.TempDir(), "registry"))
	if err != nil {
		t.Fatal(err)
	}
	defer reg.Close()
	img, err := random.Image(50_000, 3)
	if err != nil {
		t.Fatal(err)
	}
	ref := strings.TrimPrefix(reg.URL, "http://") + "/bench:latest"
	if err := crane.Push(img, ref); err != nil {
		t.Fatal(err)
	}
	first := reg.received.Swap(0)
	if first < 150_000 || first > 170_000 {
		t.Errorf("%d bytes for three layers of 50,000", first)
	}
	if err := crane.Push(img, ref); err != nil {
		t.Fatal(err)
	}
	if again := reg.received.Load(); again > 10_000 {
		t.Errorf("%d bytes for what was there", again)
	}
}

func TestPipInstallsExactlyWhatIsLocked(t *testing.T) {
	w := &workshop{
		world:  &testworld.World{Addr: "127.0.0.1:1", PyPIURL: "http://127.0.0.1:1/simple/"},
		index:  &wheelIndex{URL: "http://127.0.0.1:2/simple/"},
		wheels: []lock.Wheel{{Name: "torch", Version: "2.6.0+cu124"}, {Name: "numpy", Version: "2.2.4"}},
	}
	args := w.pipCommand([]string{"--no-compile"})
	for _, want := range []string{"--no-deps", "--no-cache-dir", "--no-compile", "torch==2.6.0+cu124", "numpy==2.2.4",
		"http://127.0.0.1:2/simple/"} {
		if !slices.Contains(args, want) {
			t.Errorf("%q lacks %s", args, want)
		}
	}
}

func TestArchivesAreInTheCompressionAskedFor(t *testing.T) {
	w := &workshop{dir: t.TempDir()}
	for _, compression := range []string{"gzip", "zstd"} {
		if attrs := w.archive(compression)[0].Attrs; attrs["compression"] != compression {
			t.Errorf("%s: %v", compression, attrs)
		}
	}
	if w.archiveSize() != "" {
		t.Error("an archive that is not there has a size")
	}
}

func TestLibrariesHoldAsMuchNoiseAsAsked(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lib.so")
	if err := writeLibrary(path, 10*page4K+100, 1024); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(content) != 10*page4K+100 {
		t.Fatalf("%d bytes", len(content))
	}
	one, two := content[:page4K], content[page4K:2*page4K]
	if bytes.Equal(one[:1024], two[:1024]) || !bytes.Equal(one[1024:], two[1024:]) {
		t.Error("the noise repeats, or the rest does not")
	}
}

func TestGeneratedIndexOffersBothVersionsOfTheSmallWheel(t *testing.T) {
	index, err := serveWheels(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer index.Close()
	resp, err := http.Get(index.URL + "bench-small/")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var page bytes.Buffer
	if _, err := page.ReadFrom(resp.Body); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"bench_small-1.0-py3-none-any.whl", "bench_small-1.1-py3-none-any.whl"} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page lacks %s:\n%s", want, page.String())
		}
	}
}

func TestMatrixCellsAreDistinct(t *testing.T) {
	requests := matrixOf(matrices.Embedded(), 2_000)
	seen := map[string]bool{}
	for _, r := range requests {
		seen[r.Cell] = true
	}
	if len(requests) != 2_000 || len(seen) != 2_000 {
		t.Errorf("%d cells, %d different", len(requests), len(seen))
	}
}

func TestEveryGPUAndReleaseIsDrawn(t *testing.T) {
	gpus, releases := map[string]bool{}, map[string]bool{}
	all := everyPair(matrices.Embedded())
	for _, r := range all {
		gpus[r.GPUs[0].Value] = true
		releases[r.Frameworks[0].Name+r.Frameworks[0].Version.Value] = true
	}
	if len(all) != len(gpus)*len(releases) || len(gpus) < 20 || len(releases) < 50 {
		t.Errorf("%d requests of %d GPUs and %d releases", len(all), len(gpus), len(releases))
	}
	drawn := map[string]bool{}
	for _, r := range spread(all, 600) {
		drawn[r.Frameworks[0].Name] = true
	}
	if len(drawn) != 3 {
		t.Errorf("only %v are drawn", drawn)
	}
}

func TestBuildsLineKeepsOrder(t *testing.T) {
	s := buildsLine("ours", 3*time.Second, time.Second)
	if s.Points[0] != (point{1, 3}) || s.Points[1] != (point{2, 1}) {
		t.Error(s.Points)
	}
}

func TestMemoryIsThatOfTheOtherProcess(t *testing.T) {
	held := bytes.Repeat([]byte{1}, 200<<20) // held here, and so not there
	peak, err := watched(t.Context(), exec.Command("sleep", "0.1"))
	if err != nil || peak < 100<<10 || peak > 100<<20 {
		t.Errorf("%d bytes, %v", peak, err)
	}
	if highWater(os.Getpid()) < int64(len(held)) {
		t.Error("this process held less than it did")
	}
	if _, err := watched(t.Context(), exec.Command("false")); err == nil {
		t.Error("no error of a process that fails")
	}
}

func TestBuildsAreHeldToTheirBars(t *testing.T) {
	within := buildTimes{
		uncompiled: pipTimes{run: 20 * time.Second, export: 20 * time.Second},
		pip:        pipTimes{run: 40 * time.Second, export: 60 * time.Second},
		untested:   20 * time.Second, cold: 35 * time.Second, memory: 200 << 20,
		again: sample{100 * time.Millisecond}, pushed: sample{5 * time.Second, 100 * time.Millisecond},
		changed: 25 * time.Second, first: 1e9, moved: 6e6,
	}
	if missing := missedRows(within.rows("")); len(missing) > 0 {
		t.Errorf("missed: %q", missing)
	}
	beyond := within
	beyond.untested, beyond.cold, beyond.memory, beyond.changed, beyond.moved = 36*time.Second, 36*time.Second, 257<<20,
		26*time.Second, 2e8
	beyond.again, beyond.pushed = sample{2 * time.Second}, sample{0, 2 * time.Second}
	if missing := missedRows(beyond.rows("")); len(missing) != 7 {
		t.Errorf("missed: %q", missing)
	}
	little := workshop{wheels: []lock.Wheel{{Size: 9e8}, {Size: 9e7}}}
	if missing := missedRows(little.contentRows()); len(missing) != 1 {
		t.Errorf("990 MB of wheels pass: %q", missing)
	}
}

func missedRows(rows []row) (names []string) {
	for _, r := range rows {
		if r.Verdict == missed {
			names = append(names, r.What)
		}
	}
	return names
}

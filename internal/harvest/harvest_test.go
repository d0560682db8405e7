package harvest

import (
	"archive/zip"
	"bytes"
	gocmp "cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
)

const demoMetadata = `Metadata-Version: 2.4
Name: demo
Version: 1.0
Requires-Python: <3.15,>=3.11
Classifier: Programming Language :: Python :: 3.11
Classifier: Programming Language :: Python :: 3.12
Requires-Dist: numpy
Requires-Dist: regex>=1
Requires-Dist: Torch==2.14.0
Requires-Dist: triton==3.8.0; platform_machine == "x86_64"
Requires-Dist: xformers==0.0.1; sys_platform == "win32"
Requires-Dist: vllm>=0.30; extra == "test"
Requires-Dist: transformers>=5; extra == "transformers"
`

// wheelOf is a wheel of some members and much that cannot be packed, so that what
// is read of it is told from all of it.
func wheelOf(t *testing.T, members map[string][]byte, order ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	filler := make([]byte, 1<<20)
	rand.Read(filler)
	members["filler.bin"] = filler
	for _, name := range append([]string{"filler.bin"}, order...) {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write(members[name]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// demoWheel has two libraries with much between them.
func demoWheel(t *testing.T) []byte {
	t.Helper()
	library, err := os.ReadFile("testdata/libdemo.so")
	if err != nil {
		t.Fatal(err)
	}
	between := make([]byte, 1<<20)
	rand.Read(between)
	return wheelOf(t, map[string][]byte{"demo/libdemo.so": library, "demo/_C.abi3.so": library, "demo/data": between,
		"demo-1.0.dist-info/METADATA": []byte(demoMetadata)},
		"demo/libdemo.so", "demo/data", "demo/_C.abi3.so", "demo-1.0.dist-info/METADATA")
}

// server is an index with one package.
type server struct {
	files   map[string][]byte
	whole   bool   // it serves no ranges
	unsized bool   // its pages say no sizes
	name    string // of the package; demo where empty
	pythons string // of every file; >=3.11,<3.15 where empty
	asked   int    // requests for files
	served  int    // their bytes
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Path[strings.LastIndexByte(r.URL.Path, '/')+1:]
	data, isFile := s.files[name]
	if !isFile {
		s.page(w)
		return
	}
	s.asked++
	counted := &counter{ResponseWriter: w, n: &s.served}
	if s.whole {
		w.Header().Set("Content-Length", strconv.Itoa(len(data)))
		counted.Write(data)
		return
	}
	http.ServeContent(counted, r, name, time.Time{}, bytes.NewReader(data))
}

func (s *server) page(w http.ResponseWriter) {
	type file struct {
		Filename string            `json:"filename"`
		URL      string            `json:"url"`
		Hashes   map[string]string `json:"hashes"`
		Size     int               `json:"size"`
		Uploaded string            `json:"upload-time"`
		Pythons  string            `json:"requires-python"`
	}
	page := map[string]any{"meta": map[string]string{"api-version": "1.1"}, "name": gocmp.Or(s.name, "demo")}
	var files []file
	for name, data := range s.files {
		sum, size := sha256.Sum256(data), len(data)
		if s.unsized {
			size = 0
		}
		files = append(files, file{name, "/files/" + name, map[string]string{"sha256": hex.EncodeToString(sum[:])},
			size, "2026-11-02T10:13:18Z", gocmp.Or(s.pythons, "<3.15,>=3.11")})
	}
	page["files"] = files
	w.Header().Set("Content-Type", "application/vnd.pypi.simple.v1+json")
	json.NewEncoder(w).Encode(page)
}

type counter struct {
	http.ResponseWriter
	n *int
}

func (c *counter) Write(p []byte) (int, error) {
	*c.n += len(p)
	return c.ResponseWriter.Write(p)
}

const demoName = "demo-1.0-cp38-abi3-manylinux_2_12_x86_64.whl"

func demoServer(t *testing.T) *server {
	return &server{files: map[string][]byte{demoName: demoWheel(t)}}
}

// harvester reads a server into an own store.
func harvester(t *testing.T, s *server, budget int64) *Harvester {
	t.Helper()
	web := httptest.NewServer(s)
	t.Cleanup(web.Close)
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	return &Harvester{Client: &index.Client{Retries: -1}, Index: web.URL + "/simple", Store: st,
		Facts: matrices.Embedded(), Budget: &Budget{Left: budget}}
}

// rowText harvests the demo with its libraries; the digest in it is replaced.
func rowText(t *testing.T, h *Harvester, s *server) (string, error) {
	t.Helper()
	rows, err := h.Rows(t.Context(), Wanted{Name: "demo", Version: "1.0"}, "")
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(s.files[demoName])
	return strings.ReplaceAll(string(Block(&rows[0])), hex.EncodeToString(sum[:16]), "DIGEST"), nil
}

const demoRow = `package "demo" "1.0" {
  released        = "2026-11-02"
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11,<3.15"
  min_glibc       = "2.14"
  requires        = { torch = "==2.14.0", triton = "==3.8.0" }
  requires_other  = { "transformers (extra)" = ">=5" }
  markers         = { triton = "platform_machine == \"x86_64\"" }
  cuda            = "13"
  cudnn           = "9"
  sm              = { "linux/amd64" = ["8.0", "9.0+PTX"] }
  platforms       = ["linux/amd64"]
  source          = ["wheels@DIGEST:demo-1.0-cp38-abi3-manylinux_2_12_x86_64.whl"]
}
`

const megabyte = 1 << 20

func TestARowIsWhatTheWheelIs(t *testing.T) {
	s := demoServer(t)
	h := harvester(t, s, 100*megabyte)
	got, err := rowText(t, h, s)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(demoRow, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if all := len(s.files[demoName]); s.served > all/2 {
		t.Errorf("%d bytes of %d were read", s.served, all)
	}
	asked := s.asked
	if again, err := rowText(t, h, s); err != nil || again != got || s.asked != asked {
		t.Errorf("the second time it asks %d times more (%v) for\n%s", s.asked-asked, err, again)
	}
}

func TestAServerWithoutRangesGivesTheSameRow(t *testing.T) {
	s := demoServer(t)
	s.whole = true
	h := harvester(t, s, 100*megabyte)
	if got, err := rowText(t, h, s); err != nil || got != demoRow {
		t.Errorf("got %v\n%s", err, cmp.Diff(demoRow, got))
	}
}

// TestSizesAreAskedOfTheServer reads wheels off an index whose pages say no sizes, as
// pages in HTML do.
func TestSizesAreAskedOfTheServer(t *testing.T) {
	for _, whole := range []bool{false, true} {
		s := demoServer(t)
		s.unsized, s.whole = true, whole
		h := harvester(t, s, 100*megabyte)
		if got, err := rowText(t, h, s); err != nil || got != demoRow {
			t.Errorf("whole %t: got %v\n%s", whole, err, cmp.Diff(demoRow, got))
		}
	}
}

// TestARunThatEndsEarlyGoesOn gives a run only so many bytes that the second
// library does not fit, and then a second run as many.
func TestARunThatEndsEarlyGoesOn(t *testing.T) {
	s := demoServer(t)
	const budget = tailSize + 2*leastRead
	h := harvester(t, s, budget)
	if _, err := rowText(t, h, s); !errors.Is(err, ErrBudget) {
		t.Fatalf("the first run ends with %v", err)
	}
	if s.served > budget {
		t.Errorf("%d bytes were read with a budget of %d", s.served, budget)
	}
	for range 5 {
		h.Budget = &Budget{Left: budget}
		got, err := rowText(t, h, s)
		if errors.Is(err, ErrBudget) {
			continue
		}
		if err != nil || got != demoRow {
			t.Errorf("the last run: %v\n%s", err, cmp.Diff(demoRow, got))
		}
		return
	}
	t.Error("the budget was never enough")
}

// A run that was stopped while it read libraries may not have come to the metadata.
func TestMetadataIsReadAfterLibrariesAlone(t *testing.T) {
	s := demoServer(t)
	h := harvester(t, s, 1<<30)
	releases, err := h.Releases(t.Context(), "demo")
	if err != nil {
		t.Fatal(err)
	}
	f := releases[0].Files[0]
	stopped := &Measured{Libraries: map[string]Library{"demo/a.so": {}}}
	if err := h.Store.SetLink(recordKind, f.SHA256, stopped); err != nil {
		t.Fatal(err)
	}
	m, err := h.measure(t.Context(), f, false)
	if err != nil || m.Metadata == "" || len(m.Libraries) != 1 {
		t.Errorf("%+v, %v", m, err)
	}
}

func TestOfSeveralPythonsTheNewestIsRead(t *testing.T) {
	var list []named
	for _, tags := range []string{"cp310-cp310-manylinux_2_28", "cp313-cp313-manylinux_2_28", "cp313-cp313-manylinux_2_17",
		"cp39-cp39-manylinux_2_28", "py2.py3-none-manylinux_2_28", "cp313-cp313t-manylinux_2_28"} {
		name := "demo-1.0-" + tags + "_x86_64.whl"
		w, err := wheel.ParseName(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, named{index.File{Name: name}, w})
	}
	var got []string
	for _, w := range newest(list) {
		got = append(got, w.ABIs[0]+" "+glibcOf(w.Platforms))
	}
	want := []string{"cp313 2.17", "cp313 2.28", "cp313t 2.28", "cp310 2.28", "cp39 2.28", "none 2.28"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestAMDDecidesWhatARowSaysOfAllPlatforms has a wheel for Arm whose library needs another
// CUDA than that for AMD.
func TestAMDDecidesWhatARowSaysOfAllPlatforms(t *testing.T) {
	s := &server{files: map[string][]byte{}}
	for machine, cuda := range map[string]string{"x86_64": "libcudart.so.12", "aarch64": "libcudart.so.13"} {
		metadata := []byte("Metadata-Version: 2.4\nName: demo\nVersion: 1.0\n")
		s.files["demo-1.0-cp311-cp311-manylinux_2_28_"+machine+".whl"] = wheelOf(t, map[string][]byte{
			"demo/_C.so": standin.Library{Needed: []string{cuda}}.Bytes(), "demo-1.0.dist-info/METADATA": metadata,
		}, "demo/_C.so", "demo-1.0.dist-info/METADATA")
	}
	rows, err := harvester(t, s, 100*megabyte).Rows(t.Context(), Wanted{Name: "demo", Version: "1.0"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if rows[0].CUDA != "12" || len(rows[0].Sources) != 2 || !strings.HasSuffix(rows[0].Sources[1], "aarch64.whl") {
		t.Errorf("CUDA %s by %v", rows[0].CUDA, rows[0].Sources)
	}
}

// TestTheCLibraryOfARowIsWhatPipNeedsOfIt has two wheels for one Python, of which pip takes
// the older one where the C library is old.
func TestTheCLibraryOfARowIsWhatPipNeedsOfIt(t *testing.T) {
	for names, want := range map[string]string{
		"cp311-cp311-manylinux_2_17 cp311-cp311-manylinux_2_28":                              "2.17",
		"cp311-cp311-manylinux_2_17 cp312-cp312-manylinux_2_28":                              "2.28",
		"cp311-cp311-manylinux2014 cp312-cp312-manylinux_2_34 cp312-cp312-manylinux_2_24":    "2.24",
		"py3-none-manylinux_2_28 py3-none-manylinux_2_31":                                    "2.28",
		"cp313-cp313-manylinux_2_17 cp313-cp313t-manylinux_2_28 cp313-cp313t-manylinux_2_31": "2.28",
		"cp311-cp311-linux cp311-cp311-manylinux_2_17.manylinux2014_x86_64.manylinux_2_28":   "2.17",
	} {
		r := Release{Version: "1.0"}
		for tags := range strings.FieldsSeq(names) {
			name := "demo-1.0-" + tags + "_x86_64.whl"
			w, err := wheel.ParseName(name)
			if err != nil {
				t.Fatal(err)
			}
			r.wheels = append(r.wheels, named{index.File{Name: name}, w})
		}
		var row matrices.PackageRelease
		(&Harvester{Facts: matrices.Embedded()}).tagCells(&row, r, "")
		if row.MinGlibc != want {
			t.Errorf("%s: %s, want %s", names, row.MinGlibc, want)
		}
	}
}

func TestAFileWithoutADigestIsNotCited(t *testing.T) {
	for _, sum := range []string{"", "abc"} {
		r := Release{Version: "1.0", Files: []index.File{{Name: "demo-1.0.tar.gz", SHA256: sum}}}
		if _, err := (&Harvester{}).Row(t.Context(), "demo", r, false); err == nil ||
			!strings.Contains(err.Error(), "demo-1.0.tar.gz") {
			t.Errorf("with sha256 %q: %v", sum, err)
		}
	}
}

func TestAHashlessFileGivesNoRow(t *testing.T) {
	h := harvester(t, &server{}, megabyte)
	_, err := h.measure(t.Context(), index.File{Name: "x.whl"}, false)
	if err == nil || !strings.Contains(err.Error(), "x.whl: the index gives no hash") {
		t.Errorf("got %v", err)
	}
}

func TestADamagedMemberIsRefused(t *testing.T) {
	s := demoServer(t)
	data := s.files[demoName]
	at := bytes.LastIndex(data, []byte("demo-1.0.dist-info/METADATA"))
	start := bytes.Index(data, []byte("demo-1.0.dist-info/METADATA"))
	if start < 0 || start == at {
		t.Fatal("no member")
	}
	data[start+len("demo-1.0.dist-info/METADATA")+20] ^= 0x55
	h := harvester(t, s, 100*megabyte)
	if _, err := rowText(t, h, s); err == nil {
		t.Error("the row of a damaged wheel is written")
	}
}

func TestTheTableDecidesWhatIsMissing(t *testing.T) {
	s := &server{files: map[string][]byte{}}
	for _, v := range []string{"0.9", "1.0", "1.1rc1", "1.2"} {
		s.files["demo-"+v+".tar.gz"] = []byte(v)
	}
	h := harvester(t, s, megabyte)
	for since, want := range map[string]string{"": "1.2", "2026-11-02": "1.2 1.0 0.9", "2026-11-03": ""} {
		releases, err := h.Missing(t.Context(), Wanted{Name: "demo"}, since)
		var got []string
		for _, r := range releases {
			got = append(got, r.Version)
		}
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("since %q: %v, %v; want %s", since, got, err, want)
		}
	}
	_, err := h.Missing(t.Context(), Wanted{Name: "demo", Version: "1.3"}, "")
	if err == nil || !strings.Contains(err.Error(), "demo has no release 1.3 on the index") {
		t.Errorf("got %v", err)
	}
}

package pyindex_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// offer writes a small wheel and returns its entry.
func offer(t *testing.T, dir, name, version string, change func(*pyindex.File)) pyindex.File {
	t.Helper()
	w := wheel.Wheel{Name: name, Version: version, Tag: "py3-none-any", Purelib: true,
		Metadata: wheel.Metadata{Fields: []wheel.Field{
			{Name: "Metadata-Version", Value: "2.1"}, {Name: "Name", Value: name}, {Name: "Version", Value: version},
		}}}
	written, err := w.WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	f := pyindex.File{
		Project: pyindex.Normalize(name), Version: version, Name: written.File, Path: filepath.Join(dir, written.File),
		SHA256: written.SHA256, MetadataSHA256: written.MetadataSHA256, Size: written.Size, Indexes: []string{"pypi"},
	}
	if change != nil {
		change(&f)
	}
	return f
}

func serve(t *testing.T) (*httptest.Server, *pyindex.Catalog) {
	t.Helper()
	dir := t.TempDir()
	in := func(indexes ...string) func(*pyindex.File) { return func(f *pyindex.File) { f.Indexes = indexes } }
	catalog := pyindex.NewCatalog([]pyindex.File{
		offer(t, dir, "torch", "2.5.1+cu124", in("cu124")),
		offer(t, dir, "torch", "2.5.1+cu121", in("cu121")),
		offer(t, dir, "torch", "2.5.1", in("pypi")),
		offer(t, dir, "typing_extensions", "4.0", in("pypi", "cu124")),
		offer(t, dir, "Odd.Name", "1.0", func(f *pyindex.File) { f.RequiresPython = ">=3.8,<4" }),
		offer(t, dir, "Odd.Name", "1.1", func(f *pyindex.File) { f.Yanked = `broken "badly" & <so>` }),
	})
	mux := http.NewServeMux()
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: catalog}))
	mux.Handle("/whl/", http.StripPrefix("/whl", pyindex.Whl{Catalog: catalog, Prefix: "/whl"}))
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s, catalog
}

func get(t *testing.T, url, accept string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	if accept != "" {
		req.Header.Set("Accept", accept)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp, string(body)
}

const (
	jsonType = "application/vnd.pypi.simple.v1+json"
	pipsWish = jsonType + ", application/vnd.pypi.simple.v1+html; q=0.1, text/html; q=0.01"
)

func TestAcceptChoosesTheForm(t *testing.T) {
	s, _ := serve(t)
	for accept, want := range map[string]string{
		"":                                    "text/html; charset=utf-8",
		"*/*":                                 "text/html; charset=utf-8",
		"text/html":                           "text/html; charset=utf-8",
		pipsWish:                              jsonType,
		jsonType + ";q=0.1, text/html":        "text/html; charset=utf-8",
		jsonType + ";q=much, text/html":       "text/html; charset=utf-8",
		"application/vnd.pypi.simple.v1+html": "application/vnd.pypi.simple.v1+html",
		"a/b;;;, " + jsonType:                 jsonType,
	} {
		for _, path := range []string{"/simple/", "/simple/torch/"} {
			if resp, _ := get(t, s.URL+path, accept); resp.Header.Get("Content-Type") != want {
				t.Errorf("%s with %q: %s, want %s", path, accept, resp.Header.Get("Content-Type"), want)
			}
		}
	}
	if resp, _ := get(t, s.URL+"/whl/cu124/torch/",
		pipsWish); resp.Header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("PyTorch's index answers %s", resp.Header.Get("Content-Type"))
	}
}

func TestJSONPage(t *testing.T) {
	s, catalog := serve(t)
	_, body := get(t, s.URL+"/simple/odd-name/", jsonType)
	var page struct {
		Meta     map[string]string
		Name     string
		Versions []string
		Files    []map[string]any
	}
	if err := json.Unmarshal([]byte(body), &page); err != nil {
		t.Fatal(err)
	}
	files := catalog.Files("pypi", "odd-name")
	if page.Name != "odd-name" || page.Meta["api-version"] != "1.1" ||
		!slices.Equal(page.Versions, []string{"1.0", "1.1"}) {
		t.Errorf("page is %+v", page)
	}
	want := map[string]any{
		"filename": files[0].Name, "url": "../files/" + files[0].Name, "hashes": map[string]any{"sha256": files[0].SHA256},
		"size": float64(files[0].Size), "yanked": false, "requires-python": ">=3.8,<4",
		"core-metadata":           map[string]any{"sha256": files[0].MetadataSHA256},
		"data-dist-info-metadata": map[string]any{"sha256": files[0].MetadataSHA256},
	}
	if diff := cmp.Diff(want, page.Files[0]); diff != "" {
		t.Error(diff)
	}
	if page.Files[1]["yanked"] != `broken "badly" & <so>` {
		t.Errorf("yanked is %v", page.Files[1]["yanked"])
	}
}

func TestRootsListProjects(t *testing.T) {
	s, _ := serve(t)
	_, body := get(t, s.URL+"/simple/", jsonType)
	if !strings.Contains(body, `"projects":[{"name":"odd-name"},{"name":"torch"},{"name":"typing-extensions"}]`) {
		t.Error(body)
	}
	_, body = get(t, s.URL+"/whl/cu124/", "")
	if want := []string{"/whl/cu124/torch/", "/whl/cu124/typing-extensions/"}; !slices.Equal(hrefs(body), want) {
		t.Errorf("got %q, want %q", hrefs(body), want)
	}
	_, body = get(t, s.URL+"/whl/", "")
	if want := []string{"cu121/", "cu124/", "torch/", "typing-extensions/"}; !slices.Equal(hrefs(body), want) {
		t.Errorf("got %q, want %q", hrefs(body), want)
	}
}

var anchor = regexp.MustCompile(`href="([^"]*)"`)

func hrefs(page string) []string {
	var found []string
	for _, match := range anchor.FindAllStringSubmatch(page, -1) {
		found = append(found, match[1])
	}
	return found
}

func TestHTMLAttributesAreEscaped(t *testing.T) {
	s, catalog := serve(t)
	_, body := get(t, s.URL+"/simple/odd-name/", "")
	for _, want := range []string{
		`data-requires-python="&gt;=3.8,&lt;4"`, `data-yanked="broken &#34;badly&#34; &amp; &lt;so&gt;"`,
		`data-core-metadata="sha256=` + catalog.Files("pypi", "odd-name")[0].MetadataSHA256 + `"`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("the page lacks %s:\n%s", want, body)
		}
	}
}

func TestPyTorchLinksArePercentEncodedAndLeadToTheFile(t *testing.T) {
	s, catalog := serve(t)
	f := catalog.Files("cu124", "torch")[0]
	for _, page := range []string{"/whl/cu124/torch/", "/whl/torch/"} {
		_, body := get(t, s.URL+page, "")
		want := "/whl/cu124/torch-2.5.1%2Bcu124-py3-none-any.whl#sha256=" + f.SHA256
		if !slices.Contains(hrefs(body), want) {
			t.Fatalf("%s links %q, not %q", page, hrefs(body), want)
		}
	}
	_, body := get(t, s.URL+"/whl/cu124/torch-2.5.1%2Bcu124-py3-none-any.whl", "")
	if sum := sha256.Sum256([]byte(body)); hex.EncodeToString(sum[:]) != f.SHA256 {
		t.Error("the file is another one than the page promises")
	}
	_, body = get(t, s.URL+"/whl/cu124/torch-2.5.1%2Bcu124-py3-none-any.whl.metadata", "")
	if sum := sha256.Sum256([]byte(body)); hex.EncodeToString(sum[:]) != f.MetadataSHA256 {
		t.Error("the metadata is another one than the page promises")
	}
}

func TestForwardedPrefixGoesIntoLinks(t *testing.T) {
	_, catalog := serve(t)
	req := httptest.NewRequest(http.MethodGet, "/cu124/torch/", nil)
	req.Header.Set("X-Forwarded-Prefix", "/below")
	w := httptest.NewRecorder()
	pyindex.Whl{Catalog: catalog, Prefix: "/whl"}.ServeHTTP(w, req)
	if got := hrefs(w.Body.String()); len(got) != 1 || !strings.HasPrefix(got[0], "/below/whl/cu124/torch-") {
		t.Errorf("links are %q", got)
	}
}

func TestOddAddresses(t *testing.T) {
	s, _ := serve(t)
	for path, want := range map[string]string{
		"/simple/Odd.Name":          "200 /simple/odd-name/",
		"/simple/Odd_Name/":         "200 /simple/odd-name/",
		"/simple/torch":             "200 /simple/torch/",
		"/simple/none/":             "404 /simple/none/",
		"/simple/torch/more/":       "404 /simple/torch/more/",
		"/simple/files/none.whl":    "404 /simple/files/none.whl",
		"/whl/cu124/torch":          "200 /whl/cu124/torch/",
		"/whl/cu124/none/":          "404 /whl/cu124/none/",
		"/whl/cu124/torch/more/":    "404 /whl/cu124/torch/more/",
		"/whl/cu124/none.whl":       "404 /whl/cu124/none.whl",
		"/whl/cu999/torch/":         "404 /whl/cu999/torch/",
		"/whl/typing_extensions/":   "200 /whl/typing_extensions/",
		"/whl/cu121/odd-name/":      "404 /whl/cu121/odd-name/",
		"/simple/files/torch-1.whl": "404 /simple/files/torch-1.whl",
	} {
		resp, _ := get(t, s.URL+path, "")
		if got := fmt.Sprint(resp.StatusCode, " ", resp.Request.URL.Path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

func TestFilesCanBeResumed(t *testing.T) {
	s, catalog := serve(t)
	f := catalog.Files("pypi", "torch")[0]
	req, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+"/simple/files/"+f.Name, nil)
	req.Header.Set("Range", "bytes=10-19")
	req.Header.Set("If-Range", `"`+f.SHA256+`"`)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	part, _ := io.ReadAll(resp.Body)
	whole, _ := os.ReadFile(f.Path)
	if resp.StatusCode != http.StatusPartialContent || string(part) != string(whole[10:20]) {
		t.Errorf("%s: %d bytes", resp.Status, len(part))
	}
}

func TestBendChangesPagesOnly(t *testing.T) {
	_, catalog := serve(t)
	bend := func(f pyindex.File) pyindex.File {
		f.SHA256, f.MetadataSHA256 = "", ""
		return f
	}
	ask := func(path string) string {
		req := httptest.NewRequest(http.MethodGet, path, nil)
		w := httptest.NewRecorder()
		pyindex.Simple{Catalog: catalog}.ServeHTTP(w, req.WithContext(pyindex.WithBend(req.Context(), bend)))
		return w.Body.String()
	}
	if page := ask("/torch/"); strings.Contains(page, "sha256") {
		t.Error(page)
	}
	f := catalog.Files("pypi", "torch")[0]
	if sum := sha256.Sum256([]byte(ask("/files/" + f.Name))); hex.EncodeToString(sum[:]) != f.SHA256 {
		t.Error("the file was bent as well")
	}
}

func TestLostFileIsAServerError(t *testing.T) {
	s, catalog := serve(t)
	f := catalog.Files("pypi", "torch")[0]
	if err := os.Remove(f.Path); err != nil {
		t.Fatal(err)
	}
	if resp, _ := get(t, s.URL+"/simple/files/"+f.Name, ""); resp.StatusCode != http.StatusInternalServerError {
		t.Errorf("got %s", resp.Status)
	}
}

// TestPipReadsBothIndexes has this machine's pip download from each.
func TestPipReadsBothIndexes(t *testing.T) {
	if out, err := exec.Command("python3", "-m", "pip", "--version").CombinedOutput(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("python3 has no pip: %v %s", err, out)
		}
		t.Skipf("python3 has no pip (apt-get install python3-pip): %v", err)
	}
	s, _ := serve(t)
	for index, want := range map[string]string{
		"/simple/": "torch-2.5.1-py3-none-any.whl", "/whl/cu121": "torch-2.5.1+cu121-py3-none-any.whl",
		"/whl": "torch-2.5.1+cu124-py3-none-any.whl",
	} {
		dir := t.TempDir()
		out, err := exec.Command("python3", "-m", "pip", "--isolated", "download", "--no-cache-dir",
			"--disable-pip-version-check", "--dest", dir,
			"--index-url", s.URL+index, "torch").CombinedOutput()
		if _, gone := os.Stat(filepath.Join(dir, want)); err != nil || gone != nil {
			t.Errorf("%s: %v\n%s", index, err, out)
		}
	}
}

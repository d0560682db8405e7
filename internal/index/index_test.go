package index

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const (
	sumA = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	sumB = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
)

// pypiHTML has the form of pypi.org, pytorchHTML that of download.pytorch.org.
const (
	pypiHTML = `<!DOCTYPE html>
<html>
  <head>
    <meta name="pypi:repository-version" content="1.3">
    <title>Links for numpy</title>
  </head>
  <body>
    <h1>Links for numpy</h1>
<a href="https://files.example.org/packages/aa/numpy-1.0.tar.gz#sha256=` + sumA + `" >numpy-1.0.tar.gz</a><br />
<a href="https://files.example.org/packages/bb/numpy-2.2.0-cp312-cp312-manylinux_2_17_x86_64.whl#sha256=` + sumB + `" data-requires-python="&gt;=3.10" data-dist-info-metadata="sha256=` + sumA + `" data-core-metadata="sha256=` + sumA + `">numpy</a><br />
<a href="https://files.example.org/packages/cc/numpy-2.1.0-cp312-cp312-manylinux_2_17_x86_64.whl#sha256=` + sumB + `" data-yanked="broken &amp; sad">numpy</a><br />
</body>
</html>
<!--SERIAL 1-->`
	pytorchHTML = `<!DOCTYPE html>
<html>
  <body>
    <h1>Links for torch</h1>
    <a href="/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl#sha256=` + sumA + `" data-dist-info-metadata="true">torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl</a><br/>
    <a href="torch-2.5.0%2Bcu124-cp312-cp312-linux_x86_64.whl">torch-2.5.0+cu124-cp312-cp312-linux_x86_64.whl</a><br/>
  </body>
</html>
<!--TIMESTAMP 1730000000-->`
)

func TestFilesOfPyPIsHTML(t *testing.T) {
	url := serve(t, answer("text/html; charset=utf-8", pypiHTML))
	c, _ := newClient(t)
	got, err := c.Files(t.Context(), url+"/simple", "numpy")
	want := []File{
		{Name: "numpy-1.0.tar.gz", Version: "1.0", URL: "https://files.example.org/packages/aa/numpy-1.0.tar.gz",
			SHA256: sumA},
		{Name: "numpy-2.2.0-cp312-cp312-manylinux_2_17_x86_64.whl", Version: "2.2.0", SHA256: sumB, RequiresPython: ">=3.10",
			URL:         "https://files.example.org/packages/bb/numpy-2.2.0-cp312-cp312-manylinux_2_17_x86_64.whl",
			HasMetadata: true, MetadataSHA256: sumA},
		{Name: "numpy-2.1.0-cp312-cp312-manylinux_2_17_x86_64.whl", Version: "2.1.0", SHA256: sumB, Yanked: true,
			YankedReason: "broken & sad",
			URL:          "https://files.example.org/packages/cc/numpy-2.1.0-cp312-cp312-manylinux_2_17_x86_64.whl"},
	}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
}

func TestFilesOfPyTorchsHTML(t *testing.T) {
	var asked string
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked = r.URL.Path
		answer("text/html", pytorchHTML)(w, r)
	})
	c, _ := newClient(t)
	got, err := c.Files(t.Context(), url+"/whl/cu124/", "Torch")
	want := []File{
		{Name: "torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl", Version: "2.5.1+cu124", SHA256: sumA, HasMetadata: true,
			URL: url + "/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl"},
		{Name: "torch-2.5.0+cu124-cp312-cp312-linux_x86_64.whl", Version: "2.5.0+cu124",
			URL: url + "/whl/cu124/torch/torch-2.5.0%2Bcu124-cp312-cp312-linux_x86_64.whl"},
	}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	if asked != "/whl/cu124/torch/" {
		t.Errorf("asked for %s", asked)
	}
}

const pageJSON = `{"meta":{"api-version":"1.1"},"name":"NumPy","versions":["1.0"],"files":[
 {"filename":"numpy-1.0-py3-none-any.whl","url":"../../files/numpy-1.0-py3-none-any.whl","hashes":{"sha256":"` + sumA + `","md5":"x"},
  "requires-python":">=3.8","size":12,"yanked":false,"core-metadata":{"sha256":"` + sumB + `"}},
 {"filename":"numpy-1.1.tar.gz","url":"https://files.example.org/numpy-1.1.tar.gz","hashes":{},"requires-python":null,"yanked":"bad","dist-info-metadata":true},
 {"filename":"numpy-1.2.tar.gz","url":"https://files.example.org/numpy-1.2.tar.gz","hashes":{},"yanked":true,"core-metadata":false}]}`

func TestFilesOfJSON(t *testing.T) {
	var accepts string
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		accepts = r.Header.Get("Accept")
		answer("application/vnd.pypi.simple.v1+json", pageJSON)(w, r)
	})
	c, _ := newClient(t)
	got, err := c.Files(t.Context(), url+"/simple/", "numpy")
	want := []File{
		{Name: "numpy-1.0-py3-none-any.whl", Version: "1.0", URL: url + "/files/numpy-1.0-py3-none-any.whl", SHA256: sumA,
			Size:           12,
			RequiresPython: ">=3.8", HasMetadata: true, MetadataSHA256: sumB},
		{Name: "numpy-1.1.tar.gz", Version: "1.1", URL: "https://files.example.org/numpy-1.1.tar.gz", Yanked: true,
			YankedReason: "bad", HasMetadata: true},
		{Name: "numpy-1.2.tar.gz", Version: "1.2", URL: "https://files.example.org/numpy-1.2.tar.gz", Yanked: true},
	}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	if !strings.HasPrefix(accepts, "application/vnd.pypi.simple.v1+json") {
		t.Errorf("asks for %q", accepts)
	}
}

func TestLinksAreRelativeToWhereRedirectsLead(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/moved/torch/" {
			http.Redirect(w, r, "/moved/torch/", http.StatusMovedPermanently)
			return
		}
		answer("text/html", `<a href="torch-1.0-py3-none-any.whl">x</a>`)(w, r)
	})
	c, _ := newClient(t)
	got, err := c.Files(t.Context(), url+"/simple", "torch")
	if err != nil || len(got) != 1 || got[0].URL != url+"/moved/torch/torch-1.0-py3-none-any.whl" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestABaseElementCounts(t *testing.T) {
	got, err := parseHTML([]byte(`<base href="https://cdn.example.org/x/"><a href="a-1-py3-none-any.whl">`),
		mustParse(t, "https://e.org/simple/a/"), "a")
	if err != nil || len(got) != 1 || got[0].URL != "https://cdn.example.org/x/a-1-py3-none-any.whl" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestAnEmptyIndexPageHasNoFiles(t *testing.T) {
	for contentType, body := range map[string]string{
		"text/html":                           `<html><head><title>Links for x</title></head></html>`,
		"application/vnd.pypi.simple.v1+json": `{"meta":{"api-version":"1.0"},"name":"x","files":[]}`,
	} {
		url := serve(t, answer(contentType, body))
		c, _ := newClient(t)
		if got, err := c.Files(t.Context(), url, "x"); err != nil || len(got) != 0 {
			t.Errorf("%s: %v, %v", contentType, got, err)
		}
	}
}

func TestGarbageIsNamed(t *testing.T) {
	for name, c := range map[string]struct{ contentType, body, want string }{
		"login page": {"text/html", `<html><title>Sign in</title><a href="/help">help</a></html>`,
			"lists no package files: it starts with \"<html><title>Sign in"},
		"nothing": {"text/html", "", "it is empty"},
		"text": {"text/plain", "hello",
			"it answers with text/plain, which is no index page: it starts with \"hello\""},
		"no type":        {"", "\x00\x01", "which is no index page"},
		"cut JSON":       {"application/json", `{"meta":{"api-version":"1.0"},"fi`, "no JSON of the simple API"},
		"other JSON":     {"application/json", `{"error":"no"}`, `it does not say which version`},
		"later API":      {"application/json", `{"meta":{"api-version":"2.0"}}`, `version "2.0" of the API`},
		"later HTML API": {"text/html", `<meta name="pypi:repository-version" content="2.0">`, `version "2.0" of the API`},
		"other project": {"application/json", `{"meta":{"api-version":"1.0"},"name":"evil","files":[]}`,
			`asked for demo, it answers with "evil"`},
		"only odd links": {"application/json",
			`{"meta":{"api-version":"1.0"},"files":[{"filename":"demo-1.tar.gz","url":"file:///etc/passwd"}]}`,
			"none of its 1 files"},
		"wrong JSON type": {"application/json", `{"meta":{"api-version":"1.0"},"files":[{"filename":3}]}`,
			"no JSON of the simple API"},
	} {
		t.Run(name, func(t *testing.T) {
			url := serve(t, func(w http.ResponseWriter, r *http.Request) {
				w.Header()["Content-Type"] = nil
				if c.contentType != "" {
					w.Header().Set("Content-Type", c.contentType)
				}
				w.Write([]byte(c.body))
			})
			client, _ := newClient(t)
			_, err := client.Files(t.Context(), url+"/simple", "demo")
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), url+"/simple/demo/") {
				t.Errorf("err = %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestStatusesAreExplained(t *testing.T) {
	for status, want := range map[int]string{
		401: "wants a login (401 Unauthorized): put it into your netrc file",
		403: "is refused (403 Forbidden): it may not be there, or want a login (put it into your netrc file), or a proxy",
		404: "has no project demo", 418: "418", 206: "206",
		407: "is behind a proxy that wants a login (407 Proxy Authentication Required): give its address as http://NAME",
	} {
		url := serve(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) })
		c, waited := newClient(t)
		_, err := c.Files(t.Context(), url, "demo")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%d: %v", status, err)
		}
		if errors.Is(err, ErrNotFound) != (status == 404) {
			t.Errorf("%d is not found: %v", status, err)
		}
		if len(waited.all) > 0 {
			t.Errorf("%d is tried again", status)
		}
	}
}

// TestALoginThatIsRefusedIsExplained has an index that takes no login, and one that knows who asks and lets him read
// nothing.
func TestALoginThatIsRefusedIsExplained(t *testing.T) {
	for status, want := range map[int]string{
		401: "does not take the login that was sent (401 Unauthorized): put the right one into your netrc file",
		403: "is refused to the login that was sent (403 Forbidden): ask for the right to read it, or name another index",
	} {
		at := serve(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) })
		c, _ := newClient(t)
		_, err := c.Files(t.Context(), strings.Replace(at, "http://", "http://me:geheim@", 1), "demo")
		if err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("err = %v\nwant %s", err, want)
		}
	}
}

// TestARedirectInACircleIsNotTriedAgain has an index that leads to itself, as a login page
// that wants cookies does: the next try would end as this one.
func TestARedirectInACircleIsNotTriedAgain(t *testing.T) {
	asked := 0
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked++
		http.Redirect(w, r, r.URL.Path, http.StatusFound)
	})
	c, waited := newClient(t)
	_, err := c.Files(t.Context(), url, "demo")
	want := url + "/demo/: it leads on and on, 10 times: check that the index's URL is right"
	if err == nil || !strings.HasSuffix(err.Error(), want) || IsTransient(err) {
		t.Errorf("err = %v\nwant %s", err, want)
	}
	if asked != maxRedirects || len(waited.all) > 0 {
		t.Errorf("asked %d times, waited %v", asked, waited.all)
	}
}

// TestHalfAPageSaysSo has an index whose answer ends before its length.
func TestHalfAPageSaysSo(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "5000")
		w.Write([]byte("<html>"))
	})
	c, _ := newClient(t)
	_, err := c.Files(t.Context(), url, "demo")
	want := url + "/demo/ broke off after 6 bytes: unexpected EOF (tried 6 times)"
	if err == nil || !strings.HasSuffix(err.Error(), want) || !IsTransient(err) {
		t.Errorf("err = %v\nwant %s", err, want)
	}
}

func TestAServerThatIsBusyIsAskedAgain(t *testing.T) {
	asked := 0
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch asked++; asked {
		case 1:
			w.Header().Set("Retry-After", "7")
			w.WriteHeader(http.StatusServiceUnavailable)
		case 2:
			w.Header().Set("Date", "Mon, 02 Jan 2006 15:04:05 GMT")
			w.Header().Set("Retry-After", "Mon, 02 Jan 2006 15:04:16 GMT")
			w.WriteHeader(http.StatusTooManyRequests)
		case 3:
			w.WriteHeader(http.StatusBadGateway)
		default:
			answer("text/html", pypiHTML)(w, r)
		}
	})
	c, waited := newClient(t)
	if got, err := c.Files(t.Context(), url, "numpy"); err != nil || len(got) != 3 {
		t.Errorf("%v, %v", got, err)
	}
	if want := []time.Duration{7 * time.Second, 11 * time.Second, 2 * time.Second}; !cmp.Equal(waited.all, want) {
		t.Errorf("waited %v, want %v", waited.all, want)
	}
}

func TestRetryingEnds(t *testing.T) {
	asked := 0
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		asked++
		w.WriteHeader(http.StatusServiceUnavailable)
	})
	c, _ := newClient(t)
	c.Retries = 2
	_, err := c.Files(t.Context(), url, "x")
	if err == nil || !strings.Contains(err.Error(), "503") || !strings.Contains(err.Error(), "tried 3 times") ||
		asked != 3 {
		t.Errorf("asked %d times: %v", asked, err)
	}
	c.Retries = -1
	if asked = 0; func() error { _, err := c.Files(t.Context(), url, "x"); return err }() == nil || asked != 1 {
		t.Errorf("without retries: asked %d times", asked)
	}
}

func TestAServerThatWantsHoursIsNotWaitedFor(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "7200")
		w.WriteHeader(http.StatusTooManyRequests)
	})
	c, waited := newClient(t)
	_, err := c.Files(t.Context(), url, "x")
	if err == nil || !strings.Contains(err.Error(), "2h0m0s") || len(waited.all) > 0 {
		t.Errorf("waited %v: %v", waited.all, err)
	}
}

func TestASilentServerIsGivenUp(t *testing.T) {
	release := make(chan struct{})
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/body") {
			w.Header().Set("Content-Type", "text/html")
			w.Write([]byte("<html>"))
			w.(http.Flusher).Flush()
		}
		<-release
	})
	t.Cleanup(func() { close(release) })
	for _, path := range []string{"/head", "/body"} {
		c, _ := newClient(t)
		c.Timeout, c.Retries = 50*time.Millisecond, 1
		_, err := c.Files(t.Context(), url+path, "x")
		if err == nil || !strings.Contains(err.Error(), "no answer for 50ms") || !strings.Contains(err.Error(), url+path) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestAServerThatIsNotThere(t *testing.T) {
	c, _ := newClient(t)
	c.Retries = -1
	_, err := c.Files(t.Context(), "http://127.0.0.1:1/simple", "x")
	if err == nil || !strings.Contains(err.Error(), "127.0.0.1:1/simple/x/ cannot be reached") {
		t.Errorf("err = %v", err)
	}
	for _, odd := range []string{"", "simple", "ftp://e.org/", "http://", "http://[::1", "://user:geheim@x"} {
		if _, err := c.Files(t.Context(), odd, "x"); err == nil || strings.Contains(err.Error(), "geheim") {
			t.Errorf("%q: %v", odd, err)
		}
	}
}

// loginServer wants a login for everything.
func loginServer(t *testing.T, page string) string {
	return serve(t, func(w http.ResponseWriter, r *http.Request) {
		if user, password, _ := r.BasicAuth(); user != "me" || password != "geheim" {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		answer("text/html", page)(w, r)
	})
}

func TestLoginsAreUsedAndNeverShown(t *testing.T) {
	url := loginServer(t, `<a href="demo-1.0-py3-none-any.whl">x</a>`)
	host := strings.TrimPrefix(url, "http://")
	c, _ := newClient(t)
	got, err := c.Files(t.Context(), "http://me:geheim@"+host+"/simple", "demo")
	if err != nil || len(got) != 1 || got[0].URL != url+"/simple/demo/demo-1.0-py3-none-any.whl" {
		t.Fatalf("%+v, %v", got, err)
	}
	if _, err := c.Fetch(t.Context(), got[0], openStore(t), nil); err != nil {
		t.Errorf("the file on the same host: %v", err)
	}
	_, err = c.Files(t.Context(), "http://me:falsch@"+host+"/simple?token=geheim", "demo")
	if err == nil || strings.Contains(err.Error(), "falsch") || strings.Contains(err.Error(), "geheim") ||
		strings.Contains(err.Error(), "me:") {
		t.Errorf("err = %v", err)
	}
	c.Retries = -1
	_, err = c.Files(t.Context(), "http://me:geheim@127.0.0.1:1/simple", "demo")
	if err == nil || strings.Contains(err.Error(), "geheim") || strings.Contains(err.Error(), "me:") {
		t.Errorf("err = %v", err)
	}
}

func TestLoginsFromNetrc(t *testing.T) {
	url := loginServer(t, `<a href="demo-1.0-py3-none-any.whl">x</a>`)
	c, _ := newClient(t)
	c.Netrc = filepath.Join(t.TempDir(), "netrc")
	if _, err := c.Files(t.Context(), url, "demo"); err == nil {
		t.Error("without netrc file the server is content")
	}
	if err := os.WriteFile(c.Netrc, []byte("machine 127.0.0.1 login me password geheim\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Files(t.Context(), url, "demo"); err != nil {
		t.Error(err)
	}
}

func TestNetrc(t *testing.T) {
	const text = "# machine a.org login no password no\nmachine b.org login u1 password p1\nmacdef init\nmachine c.org login no\n\n" +
		"machine c.org\n  account x login u2\n  password p2\ndefault login u3 password p3\n"
	for host, want := range map[string]string{"b.org": "u1:p1", "c.org": "u2:p2", "a.org": "u3:p3"} {
		if got, general := netrcLogin(text, host); got.String() != want || general != (host == "a.org") {
			t.Errorf("%s: %v, want %s", host, got, want)
		}
	}
	if got, _ := netrcLogin("machine b.org login u", "c.org"); got != nil {
		t.Errorf("a stranger gets %v", got)
	}
}

func TestMetadata(t *testing.T) {
	const body = "Name: demo\n"
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.EscapedPath() != "/demo-1%2Bcu-py3-none-any.whl.metadata" {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		w.Write([]byte(body))
	})
	c, _ := newClient(t)
	f := File{Name: "demo", URL: url + "/demo-1%2Bcu-py3-none-any.whl", HasMetadata: true,
		MetadataSHA256: hexSum([]byte(body))}
	if got, err := c.Metadata(t.Context(), f); err != nil || string(got) != body {
		t.Errorf("%q, %v", got, err)
	}
	f.MetadataSHA256 = sumA
	if _, err := c.Metadata(t.Context(), f); err == nil || !strings.Contains(err.Error(), sumA) {
		t.Errorf("a forged one: %v", err)
	}
	if _, err := c.Metadata(t.Context(), File{URL: url}); !errors.Is(err, ErrNotFound) {
		t.Errorf("none: %v", err)
	}
}

func TestFileVersions(t *testing.T) {
	for name, want := range map[string]string{
		"torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl": "2.5.1+cu124", "zope.interface-5.0.tar.gz": "5.0",
		"a-b-1.0rc1.zip": "1.0rc1", "demo-0.14.2-4.tar.gz": "0.14.2-4", "De_mo-1.tar.gz": "1", "demo-2-1.tar.gz": "2-1",
		"other-2-1.tar.gz": "1", "demo.tar.gz": "", "demo-.tar.gz": "",
		"odd.whl": "", "odd-latest.tar.gz": "", "numpy-1.0-py2.7.egg": "", "x-1.exe": "",
	} {
		if got, ok := fileVersion(name, "demo"); !ok || got != want {
			t.Errorf("%s: %q, %v; want %q", name, got, ok, want)
		}
	}
	for _, name := range []string{"", "index.html", "demo.whl.metadata", "a/b.whl", "x.tar.gz.asc", "."} {
		if v, ok := fileVersion(name, "demo"); ok {
			t.Errorf("%q is a file of version %q", name, v)
		}
	}
}

func TestAnAnswerIsReadAsItIs(t *testing.T) {
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if e := r.Header.Get("Accept-Encoding"); e != "identity" {
			var b bytes.Buffer
			z := gzip.NewWriter(&b)
			fmt.Fprint(z, "packed")
			z.Close()
			w.Write(b.Bytes())
			return
		}
		w.Write([]byte("plain"))
	})
	c, _ := newClient(t)
	got, err := c.Fetch(t.Context(), File{Name: "x", URL: url + "/x", SHA256: hexSum([]byte("plain"))}, openStore(t), nil)
	if err != nil || got.Size != 5 {
		t.Errorf("%+v, %v", got, err)
	}
}

func FuzzParseHTML(f *testing.F) {
	f.Add([]byte(pypiHTML))
	f.Add([]byte(pytorchHTML))
	f.Add([]byte(`<base href="//x"><a href="a-1-py3-none-any.whl#sha256=%00">`))
	f.Fuzz(func(t *testing.T, body []byte) {
		files, err := parseHTML(body, mustParse(t, "https://user:geheim@example.org/simple/x/"), "x")
		checkFuzzed(t, files, err)
	})
}

func FuzzParseJSON(f *testing.F) {
	f.Add([]byte(pageJSON))
	f.Add([]byte(`{"meta":{"api-version":"1.0"},"files":[{"filename":"../x.whl","url":"x.whl"}]}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		files, err := parseJSON(body, mustParse(t, "https://user:geheim@example.org/simple/x/"), "x", all)
		checkFuzzed(t, files, err)
	})
}

func checkFuzzed(t *testing.T, files []File, err error) {
	t.Helper()
	if err != nil && len(files) > 0 {
		t.Errorf("both %v and an error", files)
	}
	for _, f := range files {
		if strings.ContainsAny(f.Name, "/\x00") || f.Name == "" || len(f.SHA256) != 0 && len(f.SHA256) != 64 || f.Size < 0 {
			t.Errorf("%+v", f)
		}
		at, err := parseURL(f.URL)
		if err != nil || at.User != nil || at.Fragment != "" {
			t.Errorf("URL %q: %v", f.URL, err)
		}
	}
}

func FuzzNetrc(f *testing.F) {
	f.Add("machine a login b password c", "a")
	f.Fuzz(func(t *testing.T, text, host string) {
		if got, _ := netrcLogin(text, host); got != nil && !strings.Contains(text, "machine") &&
			!strings.Contains(text, "default") {
			t.Errorf("%q gives %v", text, got)
		}
	})
}

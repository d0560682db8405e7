package resolve

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// hostile is a report with one package, right but for what a test sets.
type hostile struct {
	title                    string
	name, version, file, sum string
	hash, url                string
	want                     string
}

var hostileReports = []hostile{
	{title: "digest climbs", sum: "../../home/.bashrc", want: `package demo 1.0: pip's installation report gives it the ` +
		`sha256 "../../home/.bashrc": want 64 lower-case hexadecimal digits`},
	{title: "digest is absolute", sum: "/etc/passwd", want: `sha256 "/etc/passwd"`},
	{title: "digest of the old field climbs", hash: "sha256=../x", want: `sha256 "../x"`},
	{title: "digest in upper case", sum: strings.ToUpper(sumA), want: "64 lower-case"},
	{title: "short digest", sum: sumA[1:], want: "64 lower-case"},
	{title: "digest with a line", sum: sumA[1:] + "\n", want: "64 lower-case"},
	{title: "name climbs", name: "../demo", want: `package "../demo", which is no name of one`},
	{title: "name with a separator", name: "a/b", want: `package "a/b"`},
	{title: "name with an escape", name: "a\x1b[2J", want: `package "a\x1b[2J"`},
	{title: "name as an option", name: "-r", want: `package "-r"`},
	{title: "name of dots", name: "..", want: `package ".."`},
	{title: "version climbs", version: "../1.0", want: `package demo: pip's installation report gives it the ` +
		`version "../1.0"`},
	{title: "version with a line", version: "1.0\n", want: `version "1.0\n"`},
	{title: "version of words", version: "latest", want: `version "latest"`},
	{title: "file climbs", file: "..%2f..%2fdemo-1.0-..-none-any.whl", want: `no name of a wheel`},
	{title: "file with a backslash", file: `..%5cdemo-1.0-py3-none-any.whl`, want: `no name of a wheel`},
	{title: "file with an escape", file: "demo-1.0-py3%1b-none-any.whl", want: `no name of a wheel`},
	{title: "file with reordered text", file: "demo-1.0-py3%e2%80%ae-none-any.whl", want: `no name of a wheel`},
	{title: "file that is no wheel's", file: ".whl", want: `".whl", which is no name of a wheel`},
	{title: "address of the host", url: "file:///etc/demo-1.0-py3-none-any.whl", want: "no http or https address"},
	{title: "address without host", url: "https:/demo-1.0-py3-none-any.whl", want: "no http or https address"},
}

func (h hostile) in() string {
	or := func(s, otherwise string) string {
		if s == "" {
			return otherwise
		}
		return s
	}
	hashes := map[string]string{"sha256": h.sum}
	if h.sum == "" && h.hash == "" {
		hashes["sha256"] = sumA
	}
	text, _ := json.Marshal(map[string]any{"version": "1", "install": []any{map[string]any{ // of strings: no error
		"download_info": map[string]any{
			"url":          or(h.url, "https://links.example/"+or(h.file, "demo-1.0-py3-none-any.whl")),
			"archive_info": map[string]any{"hash": h.hash, "hashes": hashes},
		},
		"metadata": map[string]string{"name": or(h.name, "demo"), "version": or(h.version, "1.0")},
	}}})
	return string(text)
}

func TestHostileReportsAreRefused(t *testing.T) {
	if _, err := parseReport([]byte(hostile{}.in())); err != nil {
		t.Fatalf("the report that the others differ from: %v", err)
	}
	for _, tt := range hostileReports {
		t.Run(tt.title, func(t *testing.T) {
			got, err := parseReport([]byte(tt.in()))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("accepted %+v, error %v does not say %s", got, err, tt.want)
			}
		})
	}
}

func TestHostileInterpretersAreRefused(t *testing.T) {
	good := interpreter{Executable: "/usr/bin/python3.12", Version: "3.13.0rc1", Libc: "2.36"}
	if err := good.check(); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []interpreter{
		{Executable: "python3"}, {Executable: "/usr/../bin/python3"}, {Executable: "/bin/python3\n"},
		{Executable: "/bin/a b"}, {Version: "../3.12"}, {Version: "3.12\x1b"}, {Libc: "2.36/.."}, {Libc: "2.36\n"},
	} {
		if err := bad.check(); err == nil {
			t.Errorf("%+v is taken", bad)
		}
	}
}

func TestHostileAptOutputIsRefused(t *testing.T) {
	const rest = " 3 SHA256:" + sumA
	for _, tt := range []struct{ file, want string }{
		{"UP_1_all.deb", `"UP" is no name of a package`},
		{".._1_all.deb", `".." is no name of a package`},
		{"-o_1_all.deb", `"-o" is no name of a package`},
		{"libx_..%2f1_all.deb", `package libx: "../1" is no version`},
		{"libx_1%0a_all.deb", `package libx: "1\n" is no version`},
		{"libx_1_..deb", `package libx: "." is no architecture`},
		{"libx_1_%2e.deb", `package libx: "%2e" is no architecture`},
		{"../libx_1_all.deb", "not that of a package"},
	} {
		got, err := parseURIs("'http://deb.example/x.deb' " + tt.file + rest)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: accepted %+v, error %v does not say %s", tt.file, got, err, tt.want)
		}
	}
	if got, err := parseURIs("'file:/etc/passwd' libx_1_all.deb" + rest); err == nil {
		t.Errorf("a file of the host: %+v", got)
	}
}

// TestAReportTruncatesNoFileOfTheHost goes the way of a hostile base image that
// takes its packages off a page of links: its digest becomes a path nowhere.
func TestAReportTruncatesNoFileOfTheHost(t *testing.T) {
	dir := t.TempDir()
	mine := filepath.Join(dir, "home", ".bashrc")
	if err := os.MkdirAll(filepath.Dir(mine), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(mine, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	st, err := store.Open(filepath.Join(dir, "cache"))
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("whatever the page of links has")) // an error shows at the client
	}))
	defer server.Close()
	at := server.URL + "/demo-1.0-py3-none-any.whl"
	p := picked{Name: "demo", Version: "1.0", URL: at, File: "demo-1.0-py3-none-any.whl", SHA256: "../../home/.bashrc"}
	r := &Resolver{Index: &index.Client{Retries: -1}, Store: st}
	links := plan.Sources{Default: request.Index{URL: server.URL, FindLinks: true}}
	files, err := r.locate(t.Context(), []picked{p}, links) // as if the report's reader had let it pass
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.fetch(t.Context(), files); err == nil || !strings.Contains(err.Error(), "is no sha256") {
		t.Errorf("err = %v", err)
	}
	if text, err := os.ReadFile(mine); err != nil || string(text) != "mine" {
		t.Errorf("the file of the host holds %q, %v", text, err)
	}
	left, err := filepath.Glob(mine + "*")
	if err != nil || len(left) != 1 {
		t.Errorf("beside it: %v, %v", left, err)
	}
}

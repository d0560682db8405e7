package resolve

import (
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

const (
	sumA = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	sumB = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
)

const reportText = `{"version": "1", "pip_version": "25.1", "install": [
 {"download_info": {
   "url": "https://index.example/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl#sha256=` + sumA + `",
   "archive_info": {"hash": "sha256=` + sumA + `", "hashes": {"sha256": "` + sumA + `"}}},
  "is_yanked": false, "requested": true, "metadata": {"name": "torch", "version": "2.5.1+cu124"}},
 {"download_info": {"url": "https://index.example/Jinja2-3.1.4-py3-none-any.whl",
   "archive_info": {"hash": "sha256=` + sumB + `"}},
  "is_yanked": true, "requested": false, "metadata": {"name": "Jinja2", "version": "3.1.4"}}]}`

func TestReportIsReadSortedAndWithoutFragments(t *testing.T) {
	got, err := parseReport([]byte(reportText))
	if err != nil {
		t.Fatal(err)
	}
	want := []picked{
		{Name: "jinja2", Version: "3.1.4", URL: "https://index.example/Jinja2-3.1.4-py3-none-any.whl",
			File: "Jinja2-3.1.4-py3-none-any.whl", SHA256: sumB, Yanked: true},
		{Name: "torch", Version: "2.5.1+cu124",
			URL:  "https://index.example/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl",
			File: "torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl", SHA256: sumA, Requested: true},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestReportErrors(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"garbage", "<html>", "not JSON"},
		{"old pip", `{"version": "0"}`, "pip 22.2 or newer"},
		{"no name", `{"version": "1", "install": [{}]}`, "without name"},
		{"source distribution", strings.ReplaceAll(reportText, "py3-none-any.whl", "tar.gz"), "not as a wheel"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := parseReport([]byte(tt.in))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v does not say %q", err, tt.want)
			}
		})
	}
}

func TestPrintedURIsBecomeAptPackages(t *testing.T) {
	hash := strings.Repeat("ab", 32)
	out := "Reading package lists...\n" +
		"'http://deb.example/pool/main/o/openblas/libopenblas0_0.3.29+ds-3_amd64.deb' libopenblas0_0.3.29+ds-3_amd64.deb 40104 SHA256:" + hash + "\n" +
		"'http://deb.example/pool/main/g/git/git_1%3a2.47.2-0.1_amd64.deb' git_1%3a2.47.2-0.1_amd64.deb 8861148 SHA256:" +
		hash + "\n"
	got, err := parseURIs(out)
	if err != nil {
		t.Fatal(err)
	}
	want := []lock.AptPackage{
		{Name: "git", Version: "1:2.47.2-0.1", Arch: "amd64", File: "git_1%3a2.47.2-0.1_amd64.deb",
			URL: "http://deb.example/pool/main/g/git/git_1%3a2.47.2-0.1_amd64.deb", SHA256: hash, Size: 8861148},
		{Name: "libopenblas0", Version: "0.3.29+ds-3", Arch: "amd64", File: "libopenblas0_0.3.29+ds-3_amd64.deb",
			URL: "http://deb.example/pool/main/o/openblas/libopenblas0_0.3.29+ds-3_amd64.deb", SHA256: hash, Size: 40104},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestPrintedURIErrors(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"short", "'http://deb.example/a.deb' a.deb", "expected an address"},
		{"md5 only", "'http://deb.example/a_1_all.deb' a_1_all.deb 3 MD5Sum:00", "no sha256"},
		{"size", "'http://deb.example/a_1_all.deb' a_1_all.deb x SHA256:00", "bad size"},
		{"name", "'http://deb.example/a.deb' a.deb 3 SHA256:" + strings.Repeat("0", 64), "not that of a package"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := parseURIs(tt.in)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v does not say %q", err, tt.want)
			}
		})
	}
}

func FuzzParseReport(f *testing.F) {
	f.Add([]byte(reportText))
	for _, tt := range hostileReports {
		f.Add([]byte(tt.in()))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		packages, err := parseReport(data)
		if err != nil {
			return
		}
		for _, p := range packages {
			all := p.Name + p.Version + p.File + p.SHA256
			if strings.ContainsAny(all, `/\`) || strings.Contains(all, "..") ||
				strings.ContainsFunc(all+p.URL, unicode.IsControl) || p.Name == "" ||
				p.Version == "" || !strings.HasSuffix(p.File, ".whl") || p.SHA256 != "" && !isSHA256(p.SHA256) {
				t.Errorf("accepted %+v", p)
			}
		}
	})
}

func FuzzParseURIs(f *testing.F) {
	f.Add("'http://deb.example/a_1_all.deb' a_1_all.deb 3 SHA256:" + strings.Repeat("0", 64))
	f.Fuzz(func(t *testing.T, out string) {
		packages, err := parseURIs(out)
		for _, p := range packages {
			all := p.Name + p.Version + p.Arch + p.File
			if err == nil && (strings.ContainsAny(all, "/\\") || strings.ContainsFunc(all, unicode.IsControl) ||
				len(p.SHA256) != 64 || p.Size <= 0) {
				t.Errorf("accepted %+v", p)
			}
		}
	})
}

func TestRequirementsHoldPinsAndExtras(t *testing.T) {
	in := Input{
		Request: request.Request{Packages: []request.PackageRequest{
			{Name: "Ray", Specifier: ">=2", Extras: []string{"default"}},
			{Name: "jax", Specifier: ">=0.4", Extras: []string{"ci"}},
			{Name: "numpy"},
		}},
		Stack: plan.Stack{
			Packages: map[string]string{"flash-attn": "2.8.3", "jax": "0.8.0", "torch": "2.5.1+cu124"},
			Wheels:   map[string]string{"flash-attn": "https://example.org/flash_attn-2.8.3+cu12.whl"},
			// Beside a framework, a target names packages that its list lacks.
			Unpinned: []plan.Unpinned{{Name: "numpy"}, {Name: "peft", Specifier: ">=0.10"},
				{Name: "ray", Extras: []string{"default"}, Specifier: ">=2"}},
			Extras: map[string]string{"jax": "cuda12"},
		},
	}
	const want = "flash-attn @ https://example.org/flash_attn-2.8.3+cu12.whl\njax[ci,cuda12]==0.8.0\nnumpy\n" +
		"peft>=0.10\nray[default]>=2\ntorch==2.5.1+cu124\n"
	if got := string(requirements(in)); got != want {
		t.Errorf("requirements are\n%swant\n%s", got, want)
	}
	in.Stack.Limits = map[string]string{"numpy": "<2"}
	if got := string(constraints(in.Stack)); got != "flash-attn==2.8.3\njax==0.8.0\nnumpy<2\ntorch==2.5.1+cu124\n" {
		t.Errorf("constraints are\n%s", got)
	}
}

func TestPipErrorsSayWhatToDo(t *testing.T) {
	for _, tt := range []struct{ name, out, want, not string }{
		{"no version", "ERROR: No matching distribution found for x>=9\n[notice] A new release of pip",
			"loosen one of these\n  No matching distribution found for x>=9", "notice"},
		{"no answer", "WARNING: Retrying (Retry(total=0)) after connection broken by 'ReadTimeoutError(\"timed out\")': /simple/x/\nERROR: No matching distribution found for x", "gets no answer from a package index", "loosen"},
		{"no room", "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
			"the builder's disk is full", "loosen"},
		{"cut off", "error: incomplete-download\n\n× Download failed because not enough bytes were received (6.2 kB/12 kB)\n╰─> URL: http://index/a.whl.metadata", "was cut off in the middle of a download", "loosen"},
		{"altered", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If\nExpected sha256 a\nGot b",
			"is not what its index promises", "loosen"},
		{"nothing said", "", "it gave no reason", ""},
		{"very long", strings.Repeat("line\n", 100) + "the end", "the end", strings.Repeat("line\n  ", 13)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := pipError(tt.out).Error()
			if !strings.Contains(got, tt.want) || (tt.not != "" && strings.Contains(got, tt.not)) {
				t.Errorf("error is %q", got)
			}
		})
	}
}

func TestPipLooksAtTheIndexesOfTheTargetAlone(t *testing.T) {
	index := func(url string) request.Index { return request.Index{URL: url} }
	page := request.Index{URL: "https://links", FindLinks: true}
	for _, tt := range []struct {
		name string
		in   plan.Sources
		want string
	}{
		{"default", plan.Sources{Default: index("https://pypi")}, "--index-url https://pypi"},
		{"one more", plan.Sources{Default: index("https://pypi"), Named: []request.Index{index("https://torch"), page}},
			"--index-url https://pypi --extra-index-url https://torch --find-links https://links"},
		{"links first", plan.Sources{Default: page, Named: []request.Index{index("https://torch")}},
			"--find-links https://links --index-url https://torch"},
		{"links alone", plan.Sources{Default: page}, "--find-links https://links --no-index"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(pipArgs(tt.in), " "); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestAVersionIsKeptWhereTheRequirementAllowsIt(t *testing.T) {
	for _, tt := range []struct {
		requirement, version string
		want                 bool
	}{
		{"", "1.0", true},
		{"==1.0", "1.0", true},
		{"==1.1", "1.0", false},
		{">=2,<3", "1.0", false},
		{"[cuda12]>=2", "1.0", false},
		{"[cuda12]", "1.0", true},
		{" @ https://example.com/a-1.0-py3-none-any.whl", "2.0", true},
		{"no specifier", "1.0", true},
		{"==1.1", "1.0rc1", true}, // a resolver knows when it takes pre-releases
	} {
		if got := allows(tt.requirement, tt.version); got != tt.want {
			t.Errorf("%q allows %s: %v, want %v", tt.requirement, tt.version, got, tt.want)
		}
	}
}

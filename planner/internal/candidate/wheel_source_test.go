package candidate

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestFindWheel(t *testing.T) {
	build := &Build{Release: &facts.Release{Version: "2.10.1"},
		On: &matrices.PlatformBuild{Platform: "linux/amd64", CXX11ABI: "true"}}
	target := WheelTarget{Version: "1.2.post1", CUDA: "cu126", Build: build, Platform: "linux/amd64", Python: "3.12"}
	page := matrices.WheelSource{Kind: matrices.WheelLinks, URL: "https://example.org/{framework}.0+{cuda}.html",
		Label: "pt{framework_digits}{cuda}"}
	file := matrices.WheelSource{Kind: matrices.WheelFile, Platforms: []string{"linux/amd64"}, From: "1.2",
		URL: "https://example.org/a-{version}+{cuda}abi{abi}-{python}-linux_{machine}.whl"}
	for name, tt := range map[string]struct {
		sources    []matrices.WheelSource
		change     func(*WheelTarget)
		url, label string
	}{
		"a page": {sources: []matrices.WheelSource{page}, url: "https://example.org/2.10.0+cu126.html",
			label: "pt210cu126"},
		"an address": {sources: []matrices.WheelSource{file},
			url: "https://example.org/a-1.2.post1+cu126abiTRUE-cp312-cp312-linux_x86_64.whl"},
		"CPython's ABI had an m": {sources: []matrices.WheelSource{file},
			change: func(t *WheelTarget) { t.Python = "3.7" },
			url:    "https://example.org/a-1.2.post1+cu126abiTRUE-cp37-cp37m-linux_x86_64.whl"},
		"the first that holds": {sources: []matrices.WheelSource{{From: "1.3", URL: "https://example.org/new"},
			{To: "1.2", URL: "https://example.org/old"}, page}, url: "https://example.org/2.10.0+cu126.html",
			label: "pt210cu126"},
		"another platform": {sources: []matrices.WheelSource{file},
			change: func(t *WheelTarget) { t.Platform = "linux/arm64" }},
		"an older release": {sources: []matrices.WheelSource{file}, change: func(t *WheelTarget) { t.Version = "1.1" }},
		"compiled against nothing": {sources: []matrices.WheelSource{page},
			change: func(t *WheelTarget) { t.Build = nil }},
		"an ABI that is not known": {sources: []matrices.WheelSource{file}, change: func(t *WheelTarget) {
			t.Build = &Build{Release: build.Release, On: &matrices.PlatformBuild{}}
		}},
		"a name that is none": {sources: []matrices.WheelSource{{URL: "https://example.org/{novelty}"},
			{URL: "https://example.org/{open"}}},
	} {
		t.Run(name, func(t *testing.T) {
			target := target
			if tt.change != nil {
				tt.change(&target)
			}
			got, ok := FindWheel(tt.sources, target)
			if got.URL != tt.url || got.Label != tt.label || ok != (tt.url != "") {
				t.Errorf("found %q, label %q, %v; want %q, %q", got.URL, got.Label, ok, tt.url, tt.label)
			}
		})
	}
}

func TestOtherCUDA(t *testing.T) {
	default13 := matrices.PackageRelease{CUDA: "13.0", CUDAAlso: []string{"12.6", "12.9", "11.8"}}
	for cuda, want := range map[string]string{"13.2.1": "", "12.6.3": "12.6", "12.8.1": "12.9", "11.8.0": "11.8",
		"10.2": "", "": ""} {
		if got := OtherCUDA(&default13, cuda); got != want {
			t.Errorf("CUDA %q takes the wheel for %q, want %q", cuda, got, want)
		}
	}
	for _, r := range []matrices.PackageRelease{{CUDA: "matches torch", CUDAAlso: []string{"12.6"}},
		{CUDA: "13.0", CUDAAlso: []string{"12.6"}, PyPI: []string{"x-cu12", "x-cu13"}}} {
		if got := OtherCUDA(&r, "12.6"); got != "" {
			t.Errorf("%+v takes the wheel for %q, want the default one", r, got)
		}
	}
}

// TestOnOwnIndex takes the newest wheel that is no newer than the CUDA, of those that the index has.
func TestOnOwnIndex(t *testing.T) {
	r := matrices.PackageRelease{Version: "1.2", CUDA: "13.2", CUDAAlso: []string{"12.1", "12.4", "11.8"}}
	sources := []matrices.WheelSource{{Kind: matrices.WheelIndex, Platforms: []string{"linux/amd64"}},
		{Kind: matrices.WheelIndex, Platforms: []string{"windows/amd64"}, CUDA: []string{"cu124"}, To: "1.2"}}
	for _, tt := range []struct{ cuda, platform, want string }{
		{"12.4.1", "linux/amd64", "12.4"}, {"12.6", "linux/amd64", "12.4"}, {"12.3.2", "linux/amd64", "12.1"},
		{"12.0", "linux/amd64", "12.1"}, {"13.0", "linux/amd64", "13.2"}, {"10.2", "linux/amd64", ""},
		{"", "linux/amd64", ""}, {"12.1", "windows/amd64", "12.4"}, {"13.2", "windows/amd64", ""},
		{"12.4", "linux/arm64", ""},
	} {
		if got := OnOwnIndex(sources, &r, tt.cuda, tt.platform); got != tt.want {
			t.Errorf("CUDA %q on %s takes the wheel for %q, want %q", tt.cuda, tt.platform, got, tt.want)
		}
	}
	later := r
	later.Version = "1.3"
	if got := OnOwnIndex(sources, &later, "12.4", "windows/amd64"); got != "" {
		t.Errorf("a later release has a wheel for %q on Windows, want none", got)
	}
}

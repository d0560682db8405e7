package requirement

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAnAddressWithAVersionBehindItIsNoRequirement(t *testing.T) {
	for text, is := range map[string]bool{
		"https://e.org/torch-2.5.1-cp310-cp310-linux_x86_64.whl==2.7.1":     false,
		"x @ https://e.org/x-1-py3-none-any.whl==2 ; python_version < '3'":  false,
		"https://e.org/x-1.tar.gz==2":                                       false,
		"x @ https://e.org/x-1-py3-none-any.whl ; python_version == '3.10'": true,
		"https://e.org/x-1-py3-none-any.whl?sig=a==#sha256=b==":             true,
		"x @ https://e.org/a==b/x-1-py3-none-any.whl":                       true,
		"x==1": true,
	} {
		if _, err := Parse(text); (err == nil) != is {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestTheMarkerOfAnAddress(t *testing.T) {
	const wheel = "https://e.org/x-1.0-py3-none-any.whl"
	for text, marker := range map[string]string{
		wheel:                               "",
		wheel + " ; sys_platform == 'l'":    "sys_platform == 'l'",
		wheel + "; sys_platform == 'l'":     "sys_platform == 'l'",
		wheel + " ;sys_platform == 'l'":     "sys_platform == 'l'",
		"x @ " + wheel + " ; os_name == ''": "os_name == ''",
		"x @ " + wheel + "; os_name == ''":  "os_name == ''",
	} {
		r, err := Parse(text)
		if err != nil || r.Name != "x" || r.Version != "1.0" || r.Marker != marker {
			t.Errorf("%s: %+v, %v", text, r, err)
		}
	}
	if r, err := Parse("https://e.org/a;b/x.zip; os_name == ''"); err != nil || r.URL != "https://e.org/a;b/x.zip" {
		t.Errorf("a semicolon of the address: %+v, %v", r, err)
	}
}

func TestAnAddressBehindExtras(t *testing.T) {
	for text, want := range map[string]Requirement{
		"jax[cuda12] @ https://e.org/jax-0.4.30-py3-none-any.whl": {Name: "jax", Extras: []string{"cuda12"}, Version: "0.4.30",
			URL: "https://e.org/jax-0.4.30-py3-none-any.whl"},
		"TTS[all] @ git+https://e.org/coqui/coqui-ai-TTS; os_name == 'posix'": {Name: "tts", Extras: []string{"all"},
			URL: "git+https://e.org/coqui/coqui-ai-TTS", Marker: "os_name == 'posix'"},
		"x[gpu]@https://e.org/archive/main.zip": {Name: "x", Extras: []string{"gpu"}, URL: "https://e.org/archive/main.zip"},
	} {
		got, err := Parse(text)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s: %v (-want +got)\n%s", text, err, diff)
		}
	}
}

// TestWhatNobodyWritesIsRefused, since each bound is held against each release.
func TestWhatNobodyWritesIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"torch" + strings.Repeat(">=1,", 2000) + "<3":       "more than 1000 bounds of its version",
		"torch[" + strings.Repeat("a,", 2000) + "b]==2.7.1": "more than 1000 extras",
	} {
		if _, err := Parse(text); err == nil || err.Error() != want {
			t.Errorf("%s…: %v, want %s", text[:20], err, want)
		}
	}
}

package learned

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestKnows(t *testing.T) {
	for name, want := range map[string]bool{
		"torch": true, "torchvision": true, "vllm": true, "flash-attn": true, "tensorflow": true, "skylark": false, "tqdm": false,
	} {
		if got := Knows(matrices.Embedded(), name); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestSound(t *testing.T) {
	whole := func() Package {
		return Package{Name: "a", Releases: []Release{{Version: "1.0rc1", Python: ">=3.9,!=3.10.*", File: "a.whl",
			Requires: map[string]string{"torch": "<2.7,!=2.6.1", "b": "*"}}}}
	}
	if p := whole(); !p.Sound() {
		t.Error("a package that is as it should be is refused")
	}
	for name, spoil := range map[string]func(*Package){
		"no name":           func(p *Package) { p.Name = "" },
		"a name of no form": func(p *Package) { p.Name = "A_b" },
		"no version":        func(p *Package) { p.Releases[0].Version = "new" },
		"no file":           func(p *Package) { p.Releases[0].File = "" },
		"no specifier":      func(p *Package) { p.Releases[0].Requires["torch"] = "newer" },
		"no Python":         func(p *Package) { p.Releases[0].Python = "three" },
	} {
		p := whole()
		if spoil(&p); p.Sound() {
			t.Errorf("%s: it is taken", name)
		}
	}
}

func TestWithoutLogin(t *testing.T) {
	if got := WithoutLogin("https://me:secret@example.com/simple?token=1#x"); got != "https://example.com/simple" {
		t.Errorf("kept as %q", got)
	}
}

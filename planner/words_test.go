package planner

import (
	"errors"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

func TestJoinWords(t *testing.T) {
	for want, terms := range map[string][]string{"": nil, "a": {"a"}, "a or b": {"a", "b"}, "a, b or c": {"a", "b", "c"}} {
		if got := words.JoinWords(terms, "or"); got != want {
			t.Errorf("joinWords(%v) = %q, want %q", terms, got, want)
		}
	}
	if got := words.Few([]string{"a", "b", "c"}, 2); !slices.Equal(got, []string{"a", "b", "…"}) {
		t.Errorf("few gives %v", got)
	}
	if got := words.Unique([]string{"b", "", "a", "b"}); !slices.Equal(got, []string{"b", "a"}) {
		t.Errorf("unique gives %v", got)
	}
	for want, versions := range map[string][]string{
		"": nil, "3.8": {"3.8"}, "3.8 and 3.9": {"3.8", "3.9"}, "3.8 to 3.10": {"3.8", "3.9", "3.10"},
		"2.7 and 3.5 to 3.7": {"2.7", "3.5", "3.6", "3.7"}, "2.1, 2.4 and 2.5": {"2.1", "2.4", "2.5"},
	} {
		if got := words.Runs(versions); got != want {
			t.Errorf("span3(%v) = %q, want %q", versions, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"pytorch", "tensorflow", "jax", "cupy"}
	for text, want := range map[string]string{"pytorh": "pytorch", "TensorFlow": "tensorflow", "jaxx": "jax",
		"cuppy": "cupy"} {
		if got := version.Nearest(text, names); len(got) == 0 || got[0] != want {
			t.Errorf("nearest(%q) = %v, want %s first", text, got, want)
		}
	}
	if got := version.Nearest("haskell", names); got != nil {
		t.Errorf("nearest to nothing gives %v", got)
	}
	if got := version.EditDistance("kitten", "sitting"); got != 3 {
		t.Errorf("kitten to sitting takes %d changes", got)
	}
}

func TestNearestVersions(t *testing.T) {
	versions := []string{"2.14.1", "2.5.1", "2.5.0", "2.4.1", "1.0.0"}
	for asked, want := range map[string][]string{
		"2.5.2": {"2.14.1", "2.5.1", "2.5.0"}, "9.0": {"2.14.1", "2.5.1", "2.5.0"}, "0.1": {"2.5.0", "2.4.1", "1.0.0"},
	} {
		if got := version.NearestVersions(asked, versions); !slices.Equal(got, want) {
			t.Errorf("nearest to %s: %v, want %v", asked, got, want)
		}
	}
}

func TestInputErrorsTakesJoinedErrorsApart(t *testing.T) {
	a, b := &request.InputError{Summary: "a"}, &request.InputError{Summary: "b", Detail: "why",
		At: request.Position{File: "f.hcl", Line: 2, Column: 3}}
	if got := request.InputErrors(errors.Join(a, errors.Join(b))); !slices.Equal(got, []*request.InputError{a, b}) {
		t.Errorf("got %v", got)
	}
	if got := request.InputErrors(errors.New("network down")); got != nil {
		t.Errorf("another error gives %v", got)
	}
	if got := b.Error(); got != "f.hcl:2:3: b: why" {
		t.Errorf("error reads %q", got)
	}
}

func TestWroteKeepsTheUsersForm(t *testing.T) {
	file, with := request.Position{File: "envsolve.hcl", Line: 3, Column: 1}, request.Position{File: "--with"}
	for want, got := range map[string]string{
		`driver = ">=535"`:                      request.Spell(file, "driver", ">=535"),
		`gpu = ["v100", "t4"]`:                  request.Spell(file, "gpu", "v100", "t4"),
		`--driver '>=535'`:                      request.Spell(request.Position{File: "--driver"}, "driver", ">=535"),
		`--gpu 'Tesla T4' --gpu l4`:             request.Spell(request.Position{File: "--gpu"}, "gpu", "Tesla T4", "l4"),
		`packages = { vllm = "==0.6.3" }`:       request.SpellRequirement("vllm", "0.6.3", file),
		`--with vllm==0.6.3`:                    request.SpellRequirement("vllm", "==0.6.3", with),
		`packages = { nvidia-nccl-cu12 = "*" }`: request.SpellRequirement("nvidia-nccl-cu12", "", file),
		`--with nvidia-nccl-cu12`:               request.SpellRequirement("nvidia-nccl-cu12", "*", with),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

package spelling

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/request"
)

func TestCheckSpecifier(t *testing.T) {
	for _, s := range []string{
		"2.5", "==2.5.1", "~=2.5.0", ">=2.4,<3", "!=2.5.*", "===2.5+cu124", "v1.0", "1!2.0", ">= 2.4 , < 3",
		"2.5.0rc1",
	} {
		if err := CheckSpecifier(s); err != nil {
			t.Errorf("%q: %v", s, err)
		}
	}
	for _, s := range []string{
		"", "^2", "=2", "==", ">=2,", "latest", "2 5", "2;x", "=>2", "~2", ">=2,,<3",
		"1" + strings.Repeat("0", 128),
	} {
		if CheckSpecifier(s) == nil {
			t.Errorf("%q is taken", s)
		}
	}
}

func TestParsePackage(t *testing.T) {
	for s, want := range map[string]request.PackageRequest{
		"vllm":                          {Name: "vllm"},
		" Flash_Attn ":                  {Name: "flash-attn"},
		"vllm *":                        {Name: "vllm"},
		"vllm==0.6.3":                   {Name: "vllm", Specifier: "==0.6.3"},
		"ray[tune, Default,tune]>=2,<3": {Name: "ray", Extras: []string{"default", "tune"}, Specifier: ">=2,<3"},
	} {
		got, err := ParsePackage(s)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%q: %v (-want +got):\n%s", s, err, diff)
		}
	}
	for s, want := range map[string]string{
		"":                         `"" is no package: a name has letters`,
		"-vllm":                    "starts and ends with a letter or digit",
		"vllm-":                    "starts and ends with a letter or digit",
		strings.Repeat("a", 129):   "a name has letters",
		"ray[default":              "the extras have no closing bracket",
		"ray[]":                    `"" is no extra`,
		"ray[a b]":                 `"a b" is no extra`,
		"vllm 0.6.3":               "a version follows ==",
		"vllm @ https://a.example": "markers and URLs cannot be given",
		"vllm; python_version<'3'": "markers and URLs cannot be given",
		"vllm>=latest":             "is no version specifier",
	} {
		if _, err := ParsePackage(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", s, err, want)
		}
	}
}

func TestCheckText(t *testing.T) {
	for _, s := range []string{"", "GeForce RTX 4090", "ünïcode – 显卡", strings.Repeat("a", 10_000)} {
		if err := CheckText(s); err != nil {
			t.Errorf("%q: %v", s, err)
		}
	}
	for s, want := range map[string]string{
		"a\x1b[31m": "U+001B", "a\nb": "U+000A", "a\x00": "U+0000", "a\u202eb": "U+202E", "a\u2066b": "U+2066",
		"\u0085": "U+0085", "\xff": "not valid UTF-8",
	} {
		if err := CheckText(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", s, err, want)
		}
	}
}

func TestDidYouMean(t *testing.T) {
	if got := DidYouMean("drivr", []string{"gpu", "driver"}); got != ` Did you mean "driver"?` {
		t.Errorf("got %q", got)
	}
	if got := DidYouMean("gpu_model", []string{"driver", "gpu"}); got != ` Did you mean "gpu"?` {
		t.Errorf("gpu_model: %q", got)
	}
	if got := DidYouMean("zebra", []string{"gpu", "driver"}); got != "" {
		t.Errorf("got %q", got)
	}
}

func TestNearest(t *testing.T) {
	names := []string{"gpu", "driver", "python", "platform", "inherits", "cuda", "cudnn"}
	for s, want := range map[string]string{
		"gpus": "gpu", "GPU": "gpu", "dirver": "driver", "drvier": "driver", "pyhton": "python", "platfrom": "platform",
		"inherit": "inherits", "cudn": "cudnn", "xyz": "", "g": "", "": "", "completely": "",
		strings.Repeat("gpu", 100): "",
	} {
		if got := nearest(s, names); got != want {
			t.Errorf("nearest(%q) = %q, want %q", s, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	tests := []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"a", "", 1}, {"", "abc", 3}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"kitten", "sitting", 3},
		{"ca", "abc", 3},
	}
	for _, tt := range tests {
		if got := distance(tt.a, tt.b); got != tt.want {
			t.Errorf("distance(%q, %q) = %d, want %d", tt.a, tt.b, got, tt.want)
		}
		if got := distance(tt.b, tt.a); got != tt.want {
			t.Errorf("distance(%q, %q) = %d, want %d: it is not symmetric", tt.b, tt.a, got, tt.want)
		}
	}
}

package spelling

import (
	"strings"
	"testing"
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

func TestNormalize(t *testing.T) {
	// The examples of PEP 503, and the ends.
	for s, want := range map[string]string{
		"friendly-bard": "friendly-bard", "Friendly-Bard": "friendly-bard", "FRIENDLY-BARD": "friendly-bard",
		"friendly.bard": "friendly-bard", "friendly_bard": "friendly-bard", "friendly--bard": "friendly-bard",
		"FrIeNdLy-._.-bArD": "friendly-bard", "a": "a", "": "",
	} {
		if got := Normalize(s); got != want {
			t.Errorf("normalize(%q) = %q, want %q", s, got, want)
		}
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

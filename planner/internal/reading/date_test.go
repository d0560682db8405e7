package reading_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/reading"
)

func TestReadDate(t *testing.T) {
	for text, want := range map[string]string{
		"vllm-openai:latest (May 2025)": "2025-05-31", "image of April 2025": "2025-04-30",
		"main of September 2026": "2026-09-30", "conda-forge, Oct 2025": "2025-10-31", "nightly 2025-07-10": "2025-07-10",
		"2024-02": "2024-02-29", "2025-13-01": "", "maybe 2025": "", "2.10.0.dev20251021": "", "24.05": "", "": "",
	} {
		if got := reading.ReadDate(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestReadVersionsInWords(t *testing.T) {
	for text, want := range map[string]string{
		"before 4.5.0": "<4.5.0", "older than 11.8": "<11.8", "newer than 2.7.0": ">2.7.0", "above 2.10": ">2.10,!=2.10.*", "2.4.0 or newer": ">=2.4.0",
		"2.4 and later": ">=2.4", "at least 2.1": ">=2.1", "up to 0.4": "<=0.4", "4.5.0 or older": "<=4.5.0", "latest": "",
		"2.4.0": "==2.4.0", "before": "",
	} {
		var r reading.Requirement
		if r.ReadVersion(text); r.Specifier != want {
			t.Errorf("%q: %q, want %q", text, r.Specifier, want)
		}
	}
}

func TestNightlyAfter(t *testing.T) {
	for _, test := range []struct{ ver, released, want string }{
		{"3.0.0.dev20250717", "2025-03-26", "2025-07-17"},
		{"3.0.0.dev20250401", "2025-03-26", ""}, // of the days around it
		{"2.7.0.dev20250310", "2025-04-23", ""},
		{"2.7.0.dev20250310+cu124", "2024-01-01", ""},
		{"3.0.0.dev20251340", "2025-03-26", ""},
		{"3.0.0.dev20250717", "", ""},
		{"3.0.0", "2025-03-26", ""},
	} {
		if got := reading.NightlyAfter(test.ver, test.released); got != test.want {
			t.Errorf("%s after %s: %q, want %q", test.ver, test.released, got, test.want)
		}
	}
}

func TestOfOneNight(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"2.8.0.dev20250519", "0.22.0.dev20250520", true},
		{"2.8.0.dev20250519", "0.22.0.dev20250220", false},
		{"2.8.0.dev20250519", "0.22.0", false},
		{"2.8.0.dev20251399", "0.22.0.dev20251399", false},
	} {
		if got := reading.OfOneNight(test.a, test.b); got != test.want {
			t.Errorf("%s and %s: %t, want %t", test.a, test.b, got, test.want)
		}
	}
}

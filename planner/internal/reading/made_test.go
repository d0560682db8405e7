package reading_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/reading"
)

func TestReadMade(t *testing.T) {
	for text, want := range map[string]reading.Made{
		"2.8.0":                                  {},
		"2.4.0+cu121":                            {},
		"built for torch 2.2.0+cu121":            {},
		"2.7.4.post1 (third-party wheel)":        {},
		"none":                                   {Absent: true},
		"none or 1.x":                            {Absent: true},
		"not installed":                          {Absent: true},
		"nonesuch 1.0":                           {},
		"built from source":                      {Own: true},
		"source, sm_120":                         {Own: true},
		"master":                                 {Own: true},
		"mastered wheel":                         {},
		"source checkout of June 2025":           {Own: true},
		"NVIDIA wheel":                           {Own: true},
		"compiled with CUDA 12.4":                {Own: true},
		"0.21.1rc1.dev751 (patched build)":       {Own: true, Changed: true},
		"built with sm_30":                       {Own: true, Changed: true},
		"built from source with 6.x added to it": {Own: true, Changed: true},
	} {
		if got := reading.ReadMade(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

func TestNamesNoRelease(t *testing.T) {
	for text, want := range map[string]bool{
		"latest": true, "PyPI wheel": true, "nightly cu128": true, "build for T4 and A100": true,
		"old release": false, "other version": false, "prebuilt hub kernel": false} {
		if got := reading.NamesNoRelease(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestFollows(t *testing.T) {
	for text, want := range map[string]string{"0.3.0.post4": "0.3.0", "2.3.0.post112": "2.3.0", "2.3.0": "", "2.3.0rc1": ""} {
		if got, ok := reading.Follows(text); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

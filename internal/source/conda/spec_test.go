package conda

import "testing"

func TestParseSpecReadsBrackets(t *testing.T) {
	for text, want := range map[string]Spec{
		"pytorch[version='>=2.0,<2.2']":                  {Name: "pytorch", Range: ">=2.0,<2.2"},
		`c::pytorch[build="*cuda*", version=">=2.0,<3"]`: {Channel: "c", Name: "pytorch", Range: ">=2.0,<3", Build: "*cuda*"},
		"pytorch[version=2.5.1,channel=c]":               {Channel: "c", Name: "pytorch", Version: "2.5.1"},
		"pytorch[version='2.5.1]":                        {Name: "pytorch", Version: "2.5.1"},
	} {
		if got, ok := ParseSpec(text); !ok || got != want {
			t.Errorf("ParseSpec(%q) = %+v, %v; want %+v", text, got, ok, want)
		}
	}
}

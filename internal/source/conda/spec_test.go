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

func TestShared(t *testing.T) {
	for text, want := range map[string]string{
		">=12.4,<12.5": "12.4", ">=12.0,<=12.9": "12", ">=11.8,<12": "11", ">=12.4,<=12.4": "12.4", ">=12.8,<12.5": "",
		">=12,<12": "", ">=11.8,<13": "", ">=12.1": "", "12.1|12.4": "", ">=12.0,<=12.5": "12",
	} {
		if got := shared(text, false); got != want {
			t.Errorf("shared(%q) = %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{
		">=12.0,<=12.5": "12.5", ">=12.1,<12.4": "12.3", ">=12.0,<=12.9": "12", ">=12.0,<13": "12", ">=12.4,<12.5": "12.4",
	} {
		if got := shared(text, true); got != want {
			t.Errorf("shared(%q) of every minor = %q, want %q", text, got, want)
		}
	}
}

package python

import "testing"

func TestOnlyMinor(t *testing.T) {
	for specifier, want := range map[string]string{
		"==3.11.*": "3.11", "~=3.11.2": "3.11", ">=3.11,<3.12": "3.11", "<3.12,>=3.11.4": "3.11", ">=3.9,<3.10": "3.9",
		"==3.*": "", "~=3.11": "", ">=3.10,<3.12": "", ">=3.11": "", "": "", ">=3.11,<4": "", ">=3.11,<3.12.3": "",
		">=3.11,<=3.12": "", "!=3.11.*": "", ">=3.11,<3.12,!=3.11.3": "",
	} {
		if got := onlyMinor(specifier); got != want {
			t.Errorf("%s: %q, want %q", specifier, got, want)
		}
	}
}

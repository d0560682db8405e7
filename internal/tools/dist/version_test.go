package main

import "testing"

func TestVersions(t *testing.T) {
	for _, tt := range []struct{ text, python, debian string }{
		{"v1.2.3", "1.2.3", "1.2.3"},
		{"v1.2.3-rc.1", "1.2.3rc1", "1.2.3~rc.1"},
		{"v1.2.3-alpha.10", "1.2.3a10", "1.2.3~alpha.10"},
		{"v1.2.3+dirty", "1.2.3+dirty", "1.2.3+dirty"},
		{"v0.0.0-20261123025748-0123456789ab", "0.0.0.dev20261123025748+g0123456789ab", "0.0.0~20261123025748.0123456789ab"},
		{"v0.0.0-20261123025748-0123456789ab+dirty", "0.0.0.dev20261123025748+g0123456789ab.dirty",
			"0.0.0~20261123025748.0123456789ab+dirty"},
	} {
		v, err := parseVersion(tt.text)
		if err != nil || v.python() != tt.python || v.debian() != tt.debian {
			t.Errorf("%s: %q, %q, %v; want %q, %q", tt.text, v.python(), v.debian(), err, tt.python, tt.debian)
		}
	}
	for _, text := range []string{"", "1.2.3", "v1.2", "v1.2.3-rc1", "v1.2.3\n", "v1.2.3-rc.1; true", "v1.2.3/.."} {
		if v, err := parseVersion(text); err == nil {
			t.Errorf("%q was taken as %s", text, v)
		}
	}
}

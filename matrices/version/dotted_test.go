package version

import (
	"testing"
)

func TestCompareDotted(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"535.104.05", "535.54.03", 1},
		{"525.60.13", "525.60.13", 0},
		{"580", "580.65.06", -1},
		{"12.4", "12.4.0", 0},
		{"9.10.2.21", "9.9.0.52", 1},
		{"", "1", -1},
	} {
		if got := Compare(test.a, test.b); got != test.want {
			t.Errorf("compareDotted(%q, %q) = %d, want %d", test.a, test.b, got, test.want)
		}
		if got := Compare(test.b, test.a); got != -test.want {
			t.Errorf("compareDotted(%q, %q) = %d, want %d", test.b, test.a, got, -test.want)
		}
	}
}

func TestStartsWith(t *testing.T) {
	for _, test := range []struct {
		version, prefix string
		want            bool
	}{
		{"12.4.1", "12.4", true},
		{"12.41", "12.4", false},
		{"12", "12.4", false},
		{"9.1.0.70", "9", true},
		{"535.104.05", "535.104.5", true},
	} {
		if got := StartsWith(test.version, test.prefix); got != test.want {
			t.Errorf("startsWith(%q, %q) = %v", test.version, test.prefix, got)
		}
	}
}

func TestTruncate(t *testing.T) {
	if got := Truncate("9.1.0.70", 2); got != "9.1" {
		t.Errorf("truncate to two numbers gives %q", got)
	}
	if got := Truncate("12", 2); got != "12" {
		t.Errorf("truncate of a short version gives %q", got)
	}
}

func FuzzCompareDotted(f *testing.F) {
	f.Add("535.104.05", "535.54.03", "9")
	f.Add("1..2", "", "a.b")
	f.Fuzz(func(t *testing.T, a, b, c string) {
		if len(a)+len(b)+len(c) > 60 {
			t.Skip("numbers longer than any version's")
		}
		if Compare(a, b) != -Compare(b, a) {
			t.Errorf("the order of %q and %q depends on which comes first", a, b)
		}
		if Compare(a, b) <= 0 && Compare(b, c) <= 0 && Compare(a, c) > 0 {
			t.Errorf("%q ≤ %q ≤ %q, but not %q ≤ %q", a, b, c, a, c)
		}
	})
}

package version

import (
	"testing"
)

func TestSpanLooksAtAsManyNumbersAsWritten(t *testing.T) {
	for _, test := range []struct {
		span, version string
		want          bool
	}{
		{"12.4", "12.4.1", true},
		{"12.4", "12.41.0", false},
		{"==12.4.*", "12.4.1", true},
		{"=12.4", "12.4.0", true},
		{"<=12.4", "12.4.1", true},
		{">12.4", "12.4.1", false},
		{">=12.1,<13", "12.9.1", true},
		{">=12.1,<13", "13.0.0", false},
		{"~=12.4", "12.9", true},
		{"~=12.4", "13.0", false},
		{"~=12.4.1", "12.5.0", false},
		{"!=9.10.0", "9.10.0.56", false},
		{"9", "9.10.2.21", true},
	} {
		s, err := ParseRange(test.span)
		if err != nil {
			t.Fatalf("parseSpan(%q): %v", test.span, err)
		}
		if got := s.Allows(test.version); got != test.want {
			t.Errorf("%q allows %s: %v, want %v", test.span, test.version, got, test.want)
		}
	}
}

func TestSpanRefusesWhatIsNoVersion(t *testing.T) {
	for _, text := range []string{"", "latest", ">=", "12.x", "~=12", ">=12.1,,<13", "12..4"} {
		if s, err := ParseRange(text); err == nil {
			t.Errorf("parseSpan(%q) gives %+v, want an error", text, s)
		}
	}
}

func TestSpanBounds(t *testing.T) {
	s, err := ParseRange(">=535,<550")
	if err != nil {
		t.Fatal(err)
	}
	if low, ok := s.Lowest(); !ok || low != "535" {
		t.Errorf("lowest of %q is %q, %v", s.Text, low, ok)
	}
	if v, ok := s.Pinned(); ok {
		t.Errorf("%q pins %q", s.Text, v)
	}
}

func FuzzParseSpan(f *testing.F) {
	f.Add(">=12.1,<13", "12.4.1")
	f.Add("~=9.1", "9.10.0.56")
	f.Fuzz(func(t *testing.T, text, version string) {
		s, err := ParseRange(text)
		if err != nil {
			return
		}
		if pinned, ok := s.Pinned(); ok && !s.Allows(pinned) {
			t.Errorf("%q does not allow %s, the version it names", text, pinned)
		}
		s.Allows(version)
	})
}

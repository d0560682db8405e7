package version

import (
	"testing"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

func TestSpecifierMeaning(t *testing.T) {
	for _, test := range []struct {
		specifier, version string
		want               bool
	}{
		{"2.5", "2.5.1", true},
		{"2.5", "2.50.0", false},
		{"2.5.1", "2.5.1", true},
		{"2.5.1", "2.5.0", false},
		{"==2.5.*", "2.5.1", true},
		{"==3.4.*", "3.4.0.post21", true},
		{"==3.4.*", "3.4.0rc1", false},
		{"==0.0.28.post3", "0.0.28-3", true}, // one version in other spellings
		{"==0.0.28.post3", "v0.0.28.post3", true},
		{"==0.0.28.post3", "0!0.0.28.post3", true},
		{"==0.0.28.post3", "0.0.28.0.post3", true},
		{"==0.0.28.post3", "0.0.28", false},
		{"==0.0.28.post3", "0.0.29.post3", false},
		{"==0.0.28.post3", "1!0.0.28.post3", false},
		{"==2.0rc1", "2.0.0rc1", true},
		{"==2.0rc1", "2.0.0.c1", true},
		{"==2.0rc1", "2.1.0rc1", false},
		{"==3.4.*", "3.5.0.post21", false},
		{"==2.10", "2.10.0", true},
		{"==2.10", "2.10.1", false},
		{"~=2.5.0", "2.5.1", true},
		{"~=2.5.0", "2.6.0", false},
		{">=2.4,<2.6", "2.5.1", true},
		{">=2.4,<2.6", "2.6.0", false},
		{"2.5.1+cu124", "2.5.1", true},
		{"==2.15.0", "2.15.0.post1", false},
		{"2.15.0.post1", "2.15.0.post1", true},
		{">=2.20", "2.22.0rc0", false},
		{"2.22.0rc0", "2.22.0rc0", true},
		{"2.22", "2.22.0rc0", false},
		{"0.9.0.1", "0.9.0.1", true},
	} {
		s, err := ParseSpecifier(test.specifier)
		if err != nil {
			t.Fatalf("parseSpecifier(%q): %v", test.specifier, err)
		}
		if got := s.Allows(test.version); got != test.want {
			t.Errorf("%q allows %s: %v, want %v", test.specifier, test.version, got, test.want)
		}
	}
}

func TestALocalLabelMakesNoPreRelease(t *testing.T) {
	for text, want := range map[string]bool{
		"2.8.3+cu12torch2.8cxx11abitrue": false, "0.3.0+cpuavx2": false, "2.6.0": false, "1.0.post1+metal": false,
		"2.9.0rc1": true, "2.9.0rc1+cu128": true, "0.4.0.dev20260101+cu130": true, "1.0b2": true,
	} {
		if got := IsPreRelease(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestSpecifierRefusesWhatIsNone(t *testing.T) {
	for _, text := range []string{"", "latest", "2.x", ">=2.4,,<2.6", "==", "2.5.*+cu124", ">>2", "~=2", "~=2.5.*",
		">=2.*", ">=2.4,~=2"} {
		if s, err := ParseSpecifier(text); err == nil {
			t.Errorf("parseSpecifier(%q) gives %+v, want an error", text, s)
		}
	}
}

func TestASpecifierAsInstallersReadIt(t *testing.T) {
	for text, want := range map[string]string{
		"2": "==2.*", "2.5": "==2.5.*", "2.5.1": "==2.5.1", "1.*": "==1.*", "2.5.1+cu124": "==2.5.1+cu124",
		"2.5.0rc1": "==2.5.0rc1", "==2.5": "==2.5", "===2.5": "===2.5", "~=2.5.0": "~=2.5.0", ">=2.4,<3": ">=2.4,<3",
		"!=2.5.*": "!=2.5.*",
	} {
		s, err := ParseSpecifier(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		} else if got := s.PEP440(); got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

func TestSpecifierKeepsTheLocalLabel(t *testing.T) {
	s, err := ParseSpecifier("==2.5.1+cu124")
	if err != nil || s.Local != "cu124" || s.Exact != "2.5.1" {
		t.Errorf("parseSpecifier gives %+v, %v", s, err)
	}
}

// BenchmarkAllows asks for a release, and for a post-release, in a range.
func BenchmarkAllows(b *testing.B) {
	s, err := ParseSpecifier(">=1.17,<3.0")
	if err != nil {
		b.Fatal(err)
	}
	for _, version := range []string{"1.10.0", "1.10.0.post2"} {
		b.Run(version, func(b *testing.B) {
			for b.Loop() {
				s.Allows(version)
			}
		})
	}
}

func FuzzParseSpecifier(f *testing.F) {
	f.Add("~=2.5.0", "2.5.1")
	f.Add("2.5.1+cu124", "2.5.1")
	f.Fuzz(func(t *testing.T, text, version string) {
		s, err := ParseSpecifier(text)
		if err != nil {
			return
		}
		if s.Exact != "" && !s.Allows(s.Exact) {
			t.Errorf("%q does not allow %s, the version it names", text, s.Exact)
		}
		s.Allows(version)
	})
}

// TestFinalReleasesAreReadAsPEP440Says holds the short way of reading final
// releases against the library that reads everything.
func TestFinalReleasesAreReadAsPEP440Says(t *testing.T) {
	versions := []string{"1.0.0", "1.26.4", "2.0", "2.4.1", "2.5.0", "2.5.1", "2.6.0", "3.0.0", "12.4.1",
		"1.26.4.post1", "2.4.1.post2", "2.5.post1", "2.5.0.post1", "2.5.0.post10", "2.5.1.post0", "3.0.0.post1"}
	for _, text := range []string{">=2.5", "<2.5", ">2.4.1,<3", "<=2.5.0,!=2.4.1", "~=2.4", "~=2.5.0", "!=2.5.*",
		"==2.*,>=2.5", ">=2.5.0,!=2.5.1", "==1.26.4,<2"} {
		s, err := ParseSpecifier(text)
		if err != nil || s.final == nil {
			t.Fatalf("parseSpecifier(%q): %+v, %v", text, s, err)
		}
		set, err := s.set()
		if err != nil {
			t.Fatal(err)
		}
		for _, version := range versions {
			if got, want := s.Allows(version), set.Check(pep440.MustParse(version)); got != want {
				t.Errorf("%q allows %s: %v, want %v", text, version, got, want)
			}
		}
	}
	for _, text := range []string{">=2.5rc1", ">=2.5,<2.6.dev0", ">2.5.post1,<3"} {
		if s, err := ParseSpecifier(text); err != nil || s.final != nil {
			t.Errorf("%q is read as if it named final releases alone: %+v, %v", text, s, err)
		}
	}
}

// TestInstalledPreReleases wants a pre-release that is there kept as installers keep it, by its order alone.
func TestInstalledPreReleases(t *testing.T) {
	for _, test := range []struct {
		specifier, version string
		want               bool
	}{
		{">=1.12", "1.14.0a0", true},
		{">=1.14", "1.14.0a0", false},
		{">=1.12,<1.14", "1.14.0a0", false},
		{">=1.12", "1.13.1", true},
		{"==1.14.0a0", "1.14.0a0", true},
		{"==1.14.*", "1.13.1", false},
	} {
		s, err := ParseSpecifier(test.specifier)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.AllowsInstalled(test.version); got != test.want {
			t.Errorf("%s takes %s in, installed: %t", test.specifier, test.version, got)
		}
	}
}

package version

import "testing"

func TestSpecifiersMeet(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"<2", ">=2", false},
		{"<2", ">=1.26", true},
		{"<2", "==2.0.0", false},
		{"<2", "==1.26.4", true},
		{">=1.23.5,<2.0", ">1.26", true},
		{">=1.16.0,<1.19", ">=1.19", false},
		{"<=1.24.3", ">=1.24.3", true},
		{"~=1.26", "<2", true},
		{"~=2.1", "<2", false},
		{">=2.6,<2.7", "2.6", true},
		{">=2.6,<2.7", "==2.7.*", false},
		{"!=2.0", "==2.0", false},
	} {
		a, err := ParseSpecifier(test.a)
		if err != nil {
			t.Fatal(err)
		}
		b, err := ParseSpecifier(test.b)
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Meets(b); got != test.want || b.Meets(a) != got {
			t.Errorf("%s meets %s: %v and %v, want %v", test.a, test.b, got, b.Meets(a), test.want)
		}
	}
}

func TestJustBelow(t *testing.T) {
	for version, want := range map[string]string{"2": "1.999999999", "2.0.0": "1.999999999", "2.3.0": "2.2.999999999",
		"1.24.3": "1.24.2.999999999", "0": "0"} {
		if got := justBelow(version); got != want {
			t.Errorf("just below %s: %s, want %s", version, got, want)
		}
	}
}

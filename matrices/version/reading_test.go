package version

import "testing"

// TestWhatUsersWriteAndWhatMetadataSaysAreReadApart holds the two readings of one
// text: people mean a minor by its two numbers, pip compares whole versions.
func TestWhatUsersWriteAndWhatMetadataSaysAreReadApart(t *testing.T) {
	for _, test := range []struct {
		text, version    string
		users, metadatas bool
	}{
		{"<=12.4", "12.4.1", true, false},
		{">12.4", "12.4.1", false, true},
		{"==12.4", "12.4.1", true, false},
		{"!=9.10.0", "9.10.0.56", false, true},
		{"!=9.10.0.*", "9.10.0.56", false, false},
		{">=12.1,<13", "12.4.1", true, true},
		{">=12.1,<13", "13.0.0", false, false},
		{"==12.4.*", "12.4.1", true, true},
		{"~=12.4", "12.9.0", true, true},
	} {
		written, err := ParseRange(test.text)
		if err != nil {
			t.Fatal(err)
		}
		said, err := ParseSpecifier(test.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := written.Allows(test.version); got != test.users {
			t.Errorf("a user's %s takes %s: %t", test.text, test.version, got)
		}
		if got := said.Allows(test.version); got != test.metadatas {
			t.Errorf("metadata's %s takes %s: %t", test.text, test.version, got)
		}
	}
}

func TestPythonsOfMetadata(t *testing.T) {
	for _, test := range []struct {
		text, minor string
		want        bool
	}{
		{">=3.8, <3.12", "3.11", true},
		{">=3.8, <3.12", "3.12", false},
		{">=3.8, <3.12", "3.7", false},
		{">=3.8.1", "3.8", true},   // its newest patch release is newer
		{"<=3.10", "3.10", false},  // likewise
		{"<=3.10", "3.9", true},    //
		{"!=3.9.7", "3.9", true},   //
		{"!=3.9.*", "3.9", false},  //
		{"==3.10.*", "3.10", true}, //
	} {
		s, err := ParseSpecifier(test.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.AllowsPython(test.minor); got != test.want {
			t.Errorf("%s takes Python %s: %t", test.text, test.minor, got)
		}
	}
}

func TestLowOfASpecifier(t *testing.T) {
	for text, want := range map[string]string{">=11.2,<12": "11.2", "==11.8.*": "11.8", "11.8": "11.8", "<12": "",
		"~=2.5.0": "2.5.0", ">=2.1rc1": "", ">=10.0,!=10.1": "10.0"} {
		s, err := ParseSpecifier(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Low(); got != want {
			t.Errorf("the low end of %s is %q, want %q", text, got, want)
		}
	}
}

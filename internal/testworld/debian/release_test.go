package debian

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var release = `Origin: Debian
Codename: trixie
Version: 13.7
Date: Sat, 12 Sep 2026 07:55:41 UTC
MD5Sum:
 00000000000000000000000000000000 7 main/binary-amd64/Packages.gz
SHA256:
 ` + strings.Repeat("a", 64) + ` 1234 main/binary-amd64/Packages.gz
 ` + strings.Repeat("b", 64) + `    5 main/binary-amd64/Release
`

func TestParseRelease(t *testing.T) {
	got, err := ParseRelease(strings.NewReader(release))
	if err != nil {
		t.Fatal(err)
	}
	want := Release{
		Codename: "trixie", Version: "13.7", Date: time.Date(2026, 9, 12, 7, 55, 41, 0, time.UTC),
		Files: map[string]Sum{
			"main/binary-amd64/Packages.gz": {Size: 1234, SHA256: strings.Repeat("a", 64)},
			"main/binary-amd64/Release":     {Size: 5, SHA256: strings.Repeat("b", 64)},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestParseReleaseErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "no SHA256 section"},
		{"without hashes", "Codename: trixie\n", "no SHA256 section"},
		{"with a short hash", "SHA256:\n abc 1 file\n", "bad SHA256 line"},
		{"with a bad size", "SHA256:\n " + strings.Repeat("a", 64) + " big file\n", "bad size"},
		{"with a bad date", "Date: yesterday\n", "date"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := ParseRelease(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func TestVerifyRefusesWhatIsNotSigned(t *testing.T) {
	if _, err := os.Stat(Keyring); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skipf("no archive keys on this machine (apt-get install debian-archive-keyring): %v", err)
	}
	for name, text := range map[string]string{
		"plain text": release,
		"a forged signature": "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n" + release +
			"-----BEGIN PGP SIGNATURE-----\n\niQ==\n-----END PGP SIGNATURE-----\n",
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := Verify(t.Context(), []byte(text), Keyring); err == nil {
				t.Error("taken for signed")
			}
		})
	}
}

func FuzzParseRelease(f *testing.F) {
	f.Add(release)
	f.Add("SHA256:\n x y z\nDate:")
	f.Fuzz(func(t *testing.T, text string) {
		rel, err := ParseRelease(strings.NewReader(text))
		if err == nil && len(rel.Files) == 0 {
			t.Error("a release without files was taken")
		}
	})
}

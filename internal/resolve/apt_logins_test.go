package resolve

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/index"
)

func TestLoginsOfArchivesAreWrittenAsAptReadsThem(t *testing.T) {
	netrc := filepath.Join(t.TempDir(), "netrc")
	text := "machine apt.example.com login me password geheim\nmachine odd.example.com login me password a#b\n"
	if err := os.WriteFile(netrc, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for archive, want := range map[string]string{
		"https://apt.example.com/debian":        "machine https://apt.example.com login me password geheim\n",
		"http://apt.example.com:8080/debian":    "machine http://apt.example.com:8080 login me password geheim\n",
		"http://you:secret@other.example.com/d": "machine http://other.example.com login you password secret\n",
		"https://other.example.com:80/d":        "! no login is known for the archive",
		"https://odd.example.com/d":             "! https://odd.example.com:443 has a character",
		"apt.example.com":                       "! archive of distribution packages",
	} {
		r := &Resolver{Index: &index.Client{Netrc: netrc}, Archives: []string{archive}}
		got, err := r.aptLogins()
		if says, refused := strings.CutPrefix(want, "! "); refused {
			if err == nil || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "a#b") {
				t.Errorf("%s: %v, want %q", archive, err, says)
			}
			continue
		}
		if err != nil || string(got["apt-auth.conf"]) != want {
			t.Errorf("%s: %q, %v, want %q", archive, got, err, want)
		}
	}
	if got, err := (&Resolver{}).aptLogins(); got != nil || err != nil {
		t.Errorf("without archives there is a secret: %v, %v", got, err)
	}
}

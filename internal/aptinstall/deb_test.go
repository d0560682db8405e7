package aptinstall

import (
	"bytes"
	"strings"
	"testing"
)

// deb is the start of a .deb as dpkg-deb writes it.
func deb(seconds string) string {
	return "!<arch>\n" + "debian-binary   " + (seconds + strings.Repeat(" ", 12))[:12] +
		"0     0     100644  4         `\n2.0\n"
}

func TestBuiltAt(t *testing.T) {
	got, err := BuiltAt(strings.NewReader(deb("1694345345")))
	if err != nil || got != 1694345345 {
		t.Errorf("%d, %v", got, err)
	}
	for _, bad := range []string{"", "!<arch>\n", deb("soon"), deb("-5"), "PK" + deb("1")[2:],
		strings.Replace(deb("1"), "debian-binary", "control.tar.x", 1)} {
		if got, err := BuiltAt(strings.NewReader(bad)); err == nil {
			t.Errorf("%q gives %d", bad, got)
		}
	}
}

func FuzzBuiltAt(f *testing.F) {
	f.Add([]byte(deb("1694345345")))
	f.Add([]byte("!<arch>\ndebian-binary"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if seconds, err := BuiltAt(bytes.NewReader(b)); err == nil && seconds < 0 {
			t.Errorf("%d from %q", seconds, b)
		}
	})
}

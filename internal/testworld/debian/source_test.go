package debian

import (
	"testing"
)

func TestFirstArchive(t *testing.T) {
	for _, c := range []struct{ name, targets, want string }{
		{"the main archive", "main bookworm http://mirror.example/debian/\n", "http://mirror.example/debian"},
		{"after a side archive", "main stable https://apt.example/tool/\nmain trixie https://mirror.example/pub/debian/\n",
			"https://mirror.example/pub/debian"},
		{"not the security archive", "main s http://mirror.example/debian-security/\n", ""},
		{"not another component", "contrib trixie http://mirror.example/debian/\n", ""},
		{"not a disc", "main trixie cdrom:[Debian]/debian/\n", ""},
		{"not a folder", "main trixie file:/srv/debian/\n", ""},
		{"of another distribution", "main noble http://archive.example/ubuntu/\n", ""},
		{"of no sources", "", ""},
		{"of a line cut short", "main trixie\n", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := firstArchive(c.targets); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestFirstProxy(t *testing.T) {
	for dump, want := range map[string]string{
		"": "", "\n": "", "http://proxy.example:3128\n": "http://proxy.example:3128",
		"DIRECT\nhttp://second.example\n": "http://second.example",
	} {
		if got := firstProxy(dump); got != want {
			t.Errorf("%q: got %q, want %q", dump, got, want)
		}
	}
}

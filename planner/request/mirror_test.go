package request_test

import (
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestMirrored(t *testing.T) {
	const path = "/a/b/releases/download/1/c%2B1.tar.gz"
	const file = "https://github.com" + path
	for _, test := range []struct{ host, to, want string }{
		{"github.com", "mirror.example.com/github", "https://mirror.example.com/github" + path},
		{"github.com", "mirror.example.com:8443", "https://mirror.example.com:8443" + path},
		{"github.com", "127.0.0.1:5000/x/", "http://127.0.0.1:5000/x" + path},
		{"docker.io", "mirror.example.com", file},
	} {
		if got := request.Mirrored(file, []request.Mirror{{Host: test.host, To: test.to}}); got != test.want {
			t.Errorf("%s to %s: %s, want %s", test.host, test.to, got, test.want)
		}
	}
}

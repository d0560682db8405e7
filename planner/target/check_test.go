package target

import (
	"strings"
	"testing"
)

func TestPatterns(t *testing.T) {
	hex := strings.Repeat("0a", 32)
	tests := []struct {
		name  string
		check func(string) error
		good  []string
		bad   []string
	}{
		{"target", checkTargetName,
			[]string{"train", "a", "A.b_c-1", "0"},
			[]string{"", "-a", ".", "a/b", "a b", "a[b]", "ä", strings.Repeat("a", 129)}},
		{"apt", checkApt,
			[]string{"git", "g++", "libstdc++6", "python3.11-venv", "0ad"},
			[]string{"", "g", "Git", "-y", "git-", "git=1", "git:amd64", "git/bookworm", "a b", "$(x)", "./x.deb"}},
		{"env key", checkEnvKey,
			[]string{"A", "_", "HF_HOME", "a1"},
			[]string{"", "1A", "A-B", "A B", "A=B", "Ä", "$A"}},
		{"label", checkLabelKey,
			[]string{"a", "org.opencontainers.image.title", "x/y_z-1"},
			[]string{"", ".a", "a b", "a=b", "a\"", "-a"}},
		{"user", checkUser,
			[]string{"root", "_apt", "1000", "1000:1000", "app:users", "0:0", "a.b"},
			[]string{"", ":", "a:", ":b", "1000:1000:1", "-a", "a b", "root;id", "99999999999", "$USER"}},
		{"image path", checkImagePath,
			[]string{"/", "/app", "/app/", "/a b/c", "/opt/x-1.0_2", "/a.wh.b"},
			[]string{"", "app", "./app", "/a/../b", "/a//b", "/a/.", "/$HOME", "/a`b", `/a\b`, "/a;b", "/a*",
				"/.wh.a", "/a/.wh.b/c", "/a/.wh..wh..opq"}},
		{"reference", CheckReference,
			[]string{"python", "python:3.12", "docker.io/library/python:3.12-slim", "localhost:5000/a/b:c", "localhost/a",
				"127.0.0.1:5000/x", "[::1]:5000/x", "a/b__c/d--e", "x@sha256:" + hex, "ghcr.io/a/b:v1@sha256:" + hex},
			[]string{"", ":", "a:", "A/b", "a b", "a//b", "a/", "/a", "a..b", "a___b", "-a", "https://a/b", "a@sha256:00",
				"a@md5:" + hex, "a:" + strings.Repeat("t", 129), "h:999999/a", "-h.x/a", "[::1/x", "a:-b",
				strings.Repeat("a", 256)}},
		{"tag", checkTag, []string{"a:b"}, []string{"a@sha256:" + hex}},
		{"mirror", checkMirror,
			[]string{"harbor.example.com", "harbor.example.com/dockerhub", "localhost:5000/a/b", "127.0.0.1:5000"},
			[]string{"", "harbor", "https://a.b", "a.b/", "a.b/C", "a.b/c:tag", "a.b:x"}},
		{"index", checkIndexURL,
			[]string{"https://example.com/simple", "http://127.0.0.1:8080/whl/{variant}", "https://{variant}.example.com/"},
			[]string{"", "example.com", "file:///x", "https://", "https://u:p@example.com", "https://u@example.com",
				"https://example.com/{x}", "https://exa mple.com", "https://[::1"}},
	}
	for _, tt := range tests {
		for _, s := range tt.good {
			if err := tt.check(s); err != nil {
				t.Errorf("%s %q: %v", tt.name, s, err)
			}
		}
		for _, s := range tt.bad {
			if err := tt.check(s); err == nil {
				t.Errorf("%s %q is taken", tt.name, s)
			}
		}
	}
}

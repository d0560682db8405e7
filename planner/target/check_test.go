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
		{"specifier", checkSpecifier,
			[]string{"2.5", "==2.5.1", "~=2.5.0", ">=2.4,<3", "!=2.5.*", "===2.5+cu124", "v1.0", "1!2.0", ">= 2.4 , < 3",
				"2.5.0rc1"},
			[]string{"", "^2", "=2", "==", ">=2,", "latest", "2 5", "2;x", "=>2", "~2", ">=2,,<3",
				"1" + strings.Repeat("0", 128)}},
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

func TestNormalize(t *testing.T) {
	// The examples of PEP 503, and the ends.
	for s, want := range map[string]string{
		"friendly-bard": "friendly-bard", "Friendly-Bard": "friendly-bard", "FRIENDLY-BARD": "friendly-bard",
		"friendly.bard": "friendly-bard", "friendly_bard": "friendly-bard", "friendly--bard": "friendly-bard",
		"FrIeNdLy-._.-bArD": "friendly-bard", "a": "a", "": "",
	} {
		if got := normalize(s); got != want {
			t.Errorf("normalize(%q) = %q, want %q", s, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"gpu", "driver", "python", "platform", "inherits", "cuda", "cudnn"}
	for s, want := range map[string]string{
		"gpus": "gpu", "GPU": "gpu", "dirver": "driver", "drvier": "driver", "pyhton": "python", "platfrom": "platform",
		"inherit": "inherits", "cudn": "cudnn", "xyz": "", "g": "", "": "", "completely": "",
		strings.Repeat("gpu", 100): "",
	} {
		if got := nearest(s, names); got != want {
			t.Errorf("nearest(%q) = %q, want %q", s, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	tests := []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"a", "", 1}, {"", "abc", 3}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"kitten", "sitting", 3},
		{"ca", "abc", 3},
	}
	for _, tt := range tests {
		if got := distance(tt.a, tt.b); got != tt.want {
			t.Errorf("distance(%q, %q) = %d, want %d", tt.a, tt.b, got, tt.want)
		}
		if got := distance(tt.b, tt.a); got != tt.want {
			t.Errorf("distance(%q, %q) = %d, want %d: it is not symmetric", tt.b, tt.a, got, tt.want)
		}
	}
}

package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

func TestPipTrustsWhatTheEnvironmentNames(t *testing.T) {
	dir := t.TempDir()
	const ours = "-----BEGIN CERTIFICATE-----\nours\n"
	for name, text := range map[string]string{"ours.pem": ours, "empty.pem": "",
		"other.pem": "-----BEGIN CERTIFICATE-----\nother\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct {
		name string
		env  map[string]string
	}{
		{"pip's own variable goes first", map[string]string{"PIP_CERT": "ours.pem", "SSL_CERT_FILE": "other.pem"}},
		{"a file without authorities is none", map[string]string{"PIP_CERT": "empty.pem", "SSL_CERT_FILE": "ours.pem"}},
		{"a file that is not there is none", map[string]string{"PIP_CERT": "no.pem", "REQUESTS_CA_BUNDLE": "ours.pem"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a := &app{App: &cli.App{Env: func(name string) string {
				if tt.env[name] == "" {
					return ""
				}
				return filepath.Join(dir, tt.env[name])
			}}}
			if got := string(a.authorities()); got != ours {
				t.Errorf("trusts %q", got)
			}
		})
	}
}

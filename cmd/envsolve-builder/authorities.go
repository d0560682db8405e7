package main

import (
	"bytes"
	"os"
)

// authorityFiles are where systems keep the certificate authorities that they
// trust, as one file: Debian and Ubuntu, Fedora and RHEL, openSUSE, Alpine.
func authorityFiles() []string {
	return []string{"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
		"/etc/ssl/cert.pem"}
}

// authorities returns the certificate authorities that this machine trusts, as
// PEM: those that the environment names for pip, curl or OpenSSL, or the
// system's. pip inside a base image would trust its own alone, and not that of a
// company's proxy. Empty where there are none.
func (a *app) authorities() []byte {
	files := authorityFiles()
	for _, variable := range []string{"SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "PIP_CERT"} {
		if path := a.Env(variable); path != "" {
			files = append([]string{path}, files...)
		}
	}
	for _, path := range files {
		if text, err := os.ReadFile(path); err == nil && bytes.Contains(text, []byte("BEGIN CERTIFICATE")) {
			return text
		}
	}
	return nil
}

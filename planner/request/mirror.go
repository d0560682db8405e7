package request

import (
	"net"
	"net/url"
	"strings"
)

// Mirrored returns the address of a file as it is after the mirrors: that of the first
// that names its host, which serves the same path below its own. It is asked by HTTPS,
// or by HTTP on this machine, as registries are.
func Mirrored(address string, mirrors []Mirror) string {
	at, err := url.Parse(address)
	if err != nil {
		return address
	}
	for _, m := range mirrors {
		if m.Host != at.Host {
			continue
		}
		_, path, _ := strings.Cut(at.String(), "://"+at.Host)
		scheme := "https"
		if host, _, _ := strings.Cut(m.To, "/"); isLoopback(host) {
			scheme = "http"
		}
		return scheme + "://" + strings.TrimSuffix(m.To, "/") + path
	}
	return address
}

func isLoopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

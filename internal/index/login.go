package index

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"strings"
)

// remember keeps the login that an index's URL holds, for the files on its host.
func (c *Client) remember(at *url.URL) {
	if at.User == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.logins == nil {
		c.logins = map[string]*url.Userinfo{}
	}
	c.logins[at.Host] = at.User
}

// login finds the credentials for a URL: its own, those of an index on the same
// host, those of the netrc file; nil if there are none.
func (c *Client) login(at *url.URL) (*url.Userinfo, error) {
	if at.User != nil {
		return at.User, nil
	}
	c.mu.Lock()
	known := c.logins[at.Host]
	c.mu.Unlock()
	if known != nil || c.Netrc == "" {
		return known, nil
	}
	data, err := os.ReadFile(c.Netrc)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("netrc: %w", err)
	}
	return netrcLogin(string(data), at.Hostname()), nil
}

// netrcLogin finds a host's login in the text of a netrc file; the default
// entry serves hosts that have none. The form is that of the ftp command's
// manual.
func netrcLogin(text, host string) *url.Userinfo {
	var user, password string
	inside, found := false, false
	words := strings.Fields(withoutMacros(text))
	for i := 0; i < len(words); i++ {
		value := ""
		if i+1 < len(words) {
			value = words[i+1]
		}
		switch words[i] {
		case "machine", "default":
			if found {
				return url.UserPassword(user, password)
			}
			inside = words[i] == "default" || value == host
			found = inside
			if words[i] == "default" {
				continue
			}
		case "login":
			if inside {
				user = value
			}
		case "password":
			if inside {
				password = value
			}
		case "account":
		default:
			continue
		}
		i++
	}
	if !found {
		return nil
	}
	return url.UserPassword(user, password)
}

// withoutMacros drops comments, and macdef sections up to their empty line.
func withoutMacros(text string) string {
	var kept []string
	macro := false
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "macdef"):
			macro = true
		case line == "":
			macro = false
		case !macro && !strings.HasPrefix(line, "#"):
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

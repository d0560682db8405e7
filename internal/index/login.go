package index

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
)

// origin is where a login may go: the scheme, the host and the port of an address
// (RFC 6454, section 4).
type origin struct{ scheme, host, port string }

func originOf(at *url.URL) origin {
	scheme := strings.ToLower(at.Scheme)
	return origin{scheme, strings.ToLower(at.Hostname()), cmp.Or(at.Port(), defaultPorts()[scheme])}
}

func defaultPorts() map[string]string { return map[string]string{"http": "80", "https": "443"} }

// usual reports whether an origin is the one that a host's name alone stands for.
func (o origin) usual() bool { return o.scheme == "https" && o.port == defaultPorts()["https"] }

// String returns the origin as an address has it, with its port.
func (o origin) String() string { return o.scheme + "://" + net.JoinHostPort(o.host, o.port) }

// remember notes that the user named an index, and keeps the login that its URL
// holds, for the files of its origin.
func (c *Client) remember(at *url.URL) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.named == nil {
		c.named = map[origin]*url.Userinfo{}
	}
	if at.User != nil || c.named[originOf(at)] == nil {
		c.named[originOf(at)] = at.User
	}
}

// login finds the credentials for a URL: its own, those of an index of the same
// origin, those of the netrc file; nil if there are none.
//
// A netrc file knows hosts alone. Its login goes to HTTPS on the usual port, and
// to the very origins of indexes that the user named: not to another port, where
// another user's server may listen, and not in the clear where a page of an index
// says so. Its default entry serves the indexes that the user named.
func (c *Client) login(at *url.URL) (*url.Userinfo, error) {
	if at.User != nil {
		return at.User, nil
	}
	c.mu.Lock()
	known, named := c.named[originOf(at)]
	c.mu.Unlock()
	if known != nil {
		return known, nil
	}
	user, general, err := c.netrcLogin(at.Hostname())
	if !named && (general || !originOf(at).usual()) {
		return nil, err
	}
	return user, err
}

// Login returns the credentials that an index which the user named is asked with;
// ok is false where there are none. The origin, such as https://host:443, is where
// they may be sent.
func (c *Client) Login(indexURL string) (login Login, ok bool, err error) {
	at, err := parseURL(indexURL)
	if err != nil {
		return Login{}, false, err
	}
	c.remember(at)
	user, err := c.login(at)
	if err != nil || user == nil {
		return Login{}, false, err
	}
	password, _ := user.Password()
	return Login{Origin: originOf(at).String(), User: user.Username(), Password: password}, true, nil
}

// Login is what one origin is asked with.
type Login struct {
	Origin   string `json:"origin"` // scheme, host and port
	User     string `json:"user"`
	Password string `json:"password"`
}

// netrcLogin reads the netrc file. general says that the login is that of its
// default entry.
func (c *Client) netrcLogin(host string) (user *url.Userinfo, general bool, err error) {
	if c.Netrc == "" {
		return nil, false, nil
	}
	data, err := os.ReadFile(c.Netrc)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, fmt.Errorf("netrc: %w", err)
	}
	user, general = netrcLogin(string(data), host)
	return user, general, nil
}

// follow is what a redirect is asked with: the login of where it leads, if there
// is one, and nothing of what the first address was asked with. The address that
// led there stays unsaid, since its query may be a secret.
func (c *Client) follow(req *http.Request, via []*http.Request) error {
	if len(via) >= maxRedirects {
		return &unfollowed{fmt.Errorf("it leads on and on, %d times: check that the index's URL is right", maxRedirects)}
	}
	req.Header.Del("Authorization")
	req.Header.Del("Referer")
	if err := c.authorize(req, req.URL); err != nil {
		return &unfollowed{err}
	}
	return nil
}

// unfollowed says why a redirect is not followed, which is the same at every try.
type unfollowed struct{ error }

// Unwrap returns the reason alone.
func (u *unfollowed) Unwrap() error { return u.error }

// maxRedirects is how many of them are followed, as net/http does.
const maxRedirects = 10

// authorize has a request carry the login for an address.
func (c *Client) authorize(req *http.Request, at *url.URL) error {
	login, err := c.login(at)
	if err != nil || login == nil {
		return err
	}
	password, _ := login.Password()
	req.SetBasicAuth(login.Username(), password)
	return nil
}

// refused says what an answer is that lets nobody in, and what to do about it: send a login, another one, or one that
// may do more. Some hosts say 403 of whatever they do not have.
func (c *Client) refused(resp *http.Response) string {
	_, _, sent := resp.Request.BasicAuth()
	forbidden := resp.StatusCode == http.StatusForbidden
	says, do := "wants a login", c.advice(resp.Request.URL)
	switch {
	case resp.StatusCode == http.StatusProxyAuthRequired:
		says, do = "is behind a proxy that wants a login", "give its address as http://NAME:PASSWORD@HOST:PORT"
	case sent && forbidden:
		says, do = "is refused to the login that was sent", "ask for the right to read it, or name another index"
	case sent:
		says, do = "does not take the login that was sent", "put the right one into your netrc file"
	case forbidden:
		says, do = "is refused", "it may not be there, or want a login ("+do+"), or a proxy or firewall may stand between"
	}
	return fmt.Sprintf("%s (%s): %s", says, resp.Status, do)
}

// advice says what to do where a login is wanted: of a host whose login is in the
// netrc file, why it was not sent.
func (c *Client) advice(at *url.URL) string {
	sent, err := c.login(at)
	if user, _, netrcErr := c.netrcLogin(at.Hostname()); err == nil && sent == nil && netrcErr == nil && user != nil {
		return fmt.Sprintf("the login of your netrc file goes to https://%s and to indexes that the target names, not to %s",
			at.Hostname(), originOf(at))
	}
	return "put it into your netrc file"
}

// netrcLogin finds a host's login in the text of a netrc file; the default
// entry, which general tells, serves hosts that have none. The form is that of the
// ftp command's manual.
func netrcLogin(text, host string) (login *url.Userinfo, general bool) {
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
				return url.UserPassword(user, password), general
			}
			general = words[i] == "default"
			inside = general || strings.EqualFold(value, host)
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
		return nil, false
	}
	return url.UserPassword(user, password), general
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

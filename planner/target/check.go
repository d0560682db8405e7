package target

import (
	"fmt"
	"net/url"
	"path"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// clean reports whether a string is valid UTF-8 without control characters;
// those have no use in any attribute and can hide text in a terminal or a file.
func (l *loader) clean(s string, at hcl.Range, what string) bool {
	if err := spelling.CheckText(s); err != nil {
		l.errorf(at, "Bad text", "%s %v.", what, err)
		return false
	}
	return true
}

// checkTargetName keeps names free of what separates cells, paths and tags.
func checkTargetName(s string) error {
	if len(s) > 128 || !spelling.Consists(s, "._-") || !spelling.Alphanumeric(s[0]) {
		return fmt.Errorf("%q is no target name: letters, digits, '.', '_' and '-', starting with a letter or digit, 128 at most", s)
	}
	return nil
}

// checkApt follows Debian policy 5.6.1. A trailing minus is refused although
// policy allows it: apt-get reads name- as an order to remove the package.
func checkApt(s string) error {
	if len(s) < 2 || s != strings.ToLower(s) || !spelling.Consists(s, "+-.") || !spelling.Alphanumeric(s[0]) || strings.HasSuffix(s, "-") {
		return fmt.Errorf("%q is no package name: lower-case letters, digits, '+', '-' and '.', two at least; versions are chosen by envsolve lock", s)
	}
	return nil
}

// checkEnvKey follows POSIX.1-2017, 8.1.
func checkEnvKey(s string) error {
	if !spelling.Consists(s, "_") || spelling.Digit(s[0]) {
		return fmt.Errorf("%q is no variable name: letters, digits and '_', not starting with a digit", s)
	}
	return nil
}

// checkLabelKey follows the OCI image specification's advice for annotations:
// reverse-domain names.
func checkLabelKey(s string) error {
	if !spelling.Consists(s, "._-/") || !spelling.Alphanumeric(s[0]) {
		return fmt.Errorf("%q is no label: letters, digits, '.', '_', '-' and '/', starting with a letter or digit", s)
	}
	return nil
}

// checkUser takes name, uid, name:group and uid:gid.
func checkUser(s string) error {
	user, group, grouped := strings.Cut(s, ":")
	if !account(user) || grouped && !account(group) {
		return fmt.Errorf(`%q is no user: write a name or a number, and a group after ":", such as "1000:1000"`, s)
	}
	return nil
}

// account follows useradd(8): a name starts with a letter or '_'.
func account(s string) bool {
	if s == "" || len(s) > 32 {
		return false
	}
	if strings.Trim(s, "0123456789") == "" {
		return len(s) <= 10
	}
	return spelling.Consists(s, "_-.") && (spelling.Letter(s[0]) || s[0] == '_')
}

// checkImagePath takes a clean absolute path inside the image.
func checkImagePath(s string) error {
	switch {
	case !strings.HasPrefix(s, "/"):
		return fmt.Errorf(`%q is not absolute: start it with "/"`, s)
	case path.Clean(s) != strings.TrimSuffix(s, "/") && s != "/":
		return fmt.Errorf("%q is not a plain path: write %q", s, path.Clean(s))
	case strings.ContainsAny(s, "\\\"'`$;|&<>*?[]{}!"):
		return fmt.Errorf("%q holds a character that a shell would read", s)
	case strings.Contains(s, "/.wh."):
		return fmt.Errorf("%q holds a name that begins with .wh., which deletes files in an image: choose another", s)
	}
	return nil
}

// CheckReference follows the grammar of distribution's image references:
// [host[:port]/]path[:tag][@algorithm:hex].
func CheckReference(s string) error {
	bad := func(why string) error { return fmt.Errorf("%q is no image reference: %s", s, why) }
	if strings.Contains(s, "://") {
		return bad("leave the scheme out")
	}
	rest, digest, pinned := strings.Cut(s, "@")
	if pinned && !checkDigest(digest) {
		return bad("a digest is sha256: and 64 hexadecimal digits")
	}
	name := rest
	if i := strings.LastIndexByte(rest, ':'); i > strings.LastIndexByte(rest, '/') {
		tag := rest[i+1:]
		name = rest[:i]
		if len(tag) > 128 || !spelling.Consists(tag, "._-") || strings.IndexByte(".-", tag[0]) >= 0 {
			return bad("a tag has letters, digits, '.', '_' and '-', 128 at most")
		}
	}
	if len(name) > 255 {
		return bad("it is longer than 255 characters")
	}
	parts := strings.Split(name, "/")
	if len(parts) > 1 && isHost(parts[0]) {
		if !checkHost(parts[0]) {
			return bad("the registry's host is malformed")
		}
		parts = parts[1:]
	}
	for _, part := range parts {
		if !checkComponent(part) {
			return bad("a name has lower-case letters and digits, with single '.', '_' or '-' between them")
		}
	}
	return nil
}

// CheckPinned takes a reference with a digest, such as facts are named by.
func CheckPinned(s string) error {
	if !strings.Contains(s, "@") {
		return fmt.Errorf("%q names no digest: write REGISTRY/NAME@sha256:…, as \"envsolve matrices pull %s\" prints it", s, s)
	}
	return CheckReference(s)
}

// isHost tells a registry host from the first part of a name, as Docker does.
func isHost(s string) bool { return strings.ContainsAny(s, ".:") || s == "localhost" }

func checkDigest(s string) bool {
	hex, ok := strings.CutPrefix(s, "sha256:")
	return ok && len(hex) == 64 && strings.Trim(hex, "0123456789abcdef") == ""
}

// checkHost takes a host name or address, with or without a port.
func checkHost(s string) bool {
	if strings.HasPrefix(s, "[") {
		u, err := url.Parse("//" + s)
		return err == nil && u.Host == s
	}
	host, port, hasPort := strings.Cut(s, ":")
	if hasPort && (port == "" || len(port) > 5 || strings.Trim(port, "0123456789") != "") {
		return false
	}
	return spelling.Consists(host, ".-") && spelling.Alphanumeric(host[0]) && spelling.Alphanumeric(host[len(host)-1])
}

func checkComponent(s string) bool {
	if s == "" || s != strings.ToLower(s) || !spelling.Consists(s, "._-") {
		return false
	}
	return spelling.Alphanumeric(s[0]) && spelling.Alphanumeric(s[len(s)-1]) && !strings.Contains(s, "..") && !strings.Contains(s, "___")
}

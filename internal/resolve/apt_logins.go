package resolve

import (
	"fmt"
	"strings"
)

// aptLoginFile is where apt finds the logins of archives, while it resolves.
const aptLoginFile = SecretDir + "/apt-auth.conf"

// aptLogins are the logins of the archives that the user named, as apt reads them
// (apt_auth.conf(5)), as a secret of one command; nil where none is named. Each goes
// to its archive's scheme, host and port alone, whatever sources the image has.
func (r *Resolver) aptLogins() (map[string][]byte, error) {
	var b strings.Builder
	for _, archive := range r.Archives {
		login, ok, err := r.Index.Login(archive)
		if err != nil {
			return nil, fmt.Errorf("archive of distribution packages: %w", err)
		}
		if !ok {
			return nil, fmt.Errorf("no login is known for the archive of distribution packages %s: put one into its address, "+
				"or into the netrc file (NETRC)", archive)
		}
		if strings.ContainsAny(login.User+login.Password, " \t\r\n\\\"#") || login.User == "" || login.Password == "" {
			return nil, fmt.Errorf("the login of the archive %s has a character that apt's file of logins cannot hold, or is empty: "+
				"use one without spaces, quotes, # and backslashes",
				login.Origin)
		}
		fmt.Fprintf(&b, "machine %s login %s password %s\n", asAptHas(login.Origin), login.User, login.Password)
	}
	if b.Len() == 0 {
		return nil, nil
	}
	return map[string][]byte{"apt-auth.conf": []byte(b.String())}, nil
}

// asAptHas returns an origin as apt compares it with addresses, which leave the usual
// port out.
func asAptHas(origin string) string {
	if strings.HasPrefix(origin, "https:") {
		return strings.TrimSuffix(origin, ":443")
	}
	return strings.TrimSuffix(origin, ":80")
}

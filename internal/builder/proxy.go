package builder

import (
	"cmp"
	"strings"

	"github.com/moby/buildkit/client/llb"
)

// ownHosts are this machine's own names, which no request to them leaves: Go's
// requests never take a proxy to them, and those of pip and apt are not to either.
const ownHosts = "localhost,127.0.0.1,::1"

// proxies returns what the environment says of proxies, for commands that use the
// network. BuildKit hands it to them beside their environment, so that neither an
// image nor a cached result depends on it.
func proxies(getenv func(string) string) (p llb.ProxyEnv, ok bool) {
	named := func(name string) string { return cmp.Or(getenv(name), getenv(strings.ToLower(name))) }
	p = llb.ProxyEnv{HTTPProxy: named("HTTP_PROXY"), HTTPSProxy: named("HTTPS_PROXY")}
	if p.HTTPProxy == "" && p.HTTPSProxy == "" {
		return llb.ProxyEnv{}, false
	}
	p.NoProxy = ownHosts
	if others := named("NO_PROXY"); others != "" {
		p.NoProxy = others + "," + ownHosts
	}
	return p, true
}

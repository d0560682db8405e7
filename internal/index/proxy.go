package index

import (
	"errors"
	"fmt"
	"net"
	"net/http"
)

// atProxy says what went wrong at a proxy on the way to a server; nil where nothing
// did.
func atProxy(err error) error {
	var failed *net.OpError
	switch {
	case errors.As(err, &failed) && failed.Op == "proxyconnect":
		return transient(fmt.Errorf("the proxy of HTTPS_PROXY or HTTP_PROXY cannot be reached: %w; "+
			"check its address, or list the host in NO_PROXY", failed.Err))
	case err.Error() == http.StatusText(http.StatusProxyAuthRequired): // net/http has no type for it
		return fmt.Errorf("the proxy of HTTPS_PROXY wants a login (%w): "+
			"give its address as http://NAME:PASSWORD@HOST:PORT", err)
	}
	return nil
}

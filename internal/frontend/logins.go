package frontend

import (
	"fmt"
	"net/url"
	"strings"

	"github.com/moby/buildkit/solver/pb"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/lock"
)

// withLogin adds to an error what to do where a server wants a login. BuildKit, which
// knows the digest to come, says of such an answer only that it holds nothing.
func (a *asked) withLogin(err error, img *image) error {
	text := err.Error()
	if !strings.Contains(text, digest.FromBytes(nil).Encoded()) && !strings.Contains(text, "401 Unauthorized") {
		return err
	}
	u, wrong := url.Parse(missing(text, img.target))
	if wrong != nil || u.Host == "" {
		return err
	}
	host := u.Hostname()
	// An error of its own: BuildKit drops what is added to one that it sent.
	return a.placed(&fault{
		text: printable.Line(fmt.Sprintf("%s; %s answers with nothing: if it wants a login, give BuildKit (0.23 or later) "+
			"what to send as Authorization, with --secret id=HTTP_AUTH_HEADER_%s", text, host, host)),
		ranges: []*pb.Range{lineRange(img.request.At)},
	})
}

// missing returns the address of the wheel or package that an error is about, or
// nothing.
func missing(text string, t *lock.Target) string {
	for _, w := range t.Wheels {
		if strings.Contains(text, w.SHA256) || strings.Contains(text, w.File) {
			return w.URL
		}
	}
	for _, p := range t.Apt {
		if strings.Contains(text, p.SHA256) || strings.Contains(text, p.File) {
			return p.URL
		}
	}
	return ""
}

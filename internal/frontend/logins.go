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

// withAdvice adds to an error what to do where a server wants a login, or is out of the
// builder's reach. BuildKit, which knows the digest to come, says of an answer that
// wants a login only that it holds nothing.
func (a *asked) withAdvice(err error, img *image) error {
	text := err.Error()
	u, wrong := url.Parse(missing(text, img.target))
	if wrong != nil || u.Host == "" {
		return err
	}
	var advice string
	switch host := u.Hostname(); {
	case strings.Contains(text, digest.FromBytes(nil).Encoded()) || strings.Contains(text, "401 Unauthorized"):
		advice = fmt.Sprintf("%s answers with nothing: if it wants a login, give BuildKit (0.23 or later) what to send as "+
			"Authorization, with --secret id=HTTP_AUTH_HEADER_%s", host, host)
	case isUnreached(text):
		advice = fmt.Sprintf("the builder does not reach %s: give it a way there, such as HTTPS_PROXY where buildkitd starts, lock "+
			"with an index that it reaches, or have it take the layers from a registry, with --build-arg %s=REPOSITORY", host, layersArg)
	default:
		return err
	}
	// An error of its own: BuildKit drops what is added to one that it sent.
	return a.placed(&fault{text: printable.Line(text + "; " + advice), ranges: []*pb.Range{lineRange(img.request.At)}})
}

// isUnreached reports whether an error of a builder's tells of a host that it has no
// connection to.
func isUnreached(text string) bool { return strings.Contains(text, "dial tcp") }

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

package attest

import (
	"net/url"
	"strings"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Input is a locked target and the image that was built from it.
type Input struct {
	Target     *lock.Target
	Matrices   plan.MatricesInfo
	LockDigest string         // "sha256:…" of the lock file
	Layers     []recipe.Layer // of the image, above the base
	Image      v1.Descriptor  // of the image's manifest: type, size, digest
	Created    time.Time      // the image's own creation time
	Version    string         // of envsolve, without spaces
	// Below is what the base image has installed, see dpkg.Installed; it follows
	// from the base's digest. Provenance does not look at it.
	Below []dpkg.Package
}

// address is a URL as it may be published: without user, query and fragment,
// and nothing at all for what is none of the web's, such as a file's.
func address(text string) string {
	u, err := url.Parse(text)
	if err != nil || (u.Scheme != "https" && u.Scheme != "http") {
		return ""
	}
	u.User, u.RawQuery, u.ForceQuery, u.Fragment, u.RawFragment = nil, "", false, "", ""
	return u.String()
}

// hexDigest is a digest without its algorithm.
func hexDigest(digest string) string { return strings.TrimPrefix(digest, "sha256:") }

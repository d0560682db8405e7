// Package registry reads images from OCI registries and pushes them: it maps
// references through the user's mirrors, resolves a tag to the digest of one
// platform's manifest, hands out image contents lazily, and sends only what a
// registry has in none of its repositories.
package registry

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/google/go-containerregistry/pkg/authn"
	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/remote/transport"
)

// Client reads from registries, through mirrors, and pushes to them. It waits
// where a registry asks for that, tries again what may pass, and goes on with a
// download that breaks off.
type Client struct {
	// Mirrors replace registry hosts; the first that names a host is used.
	Mirrors []Mirror
	// Keychain finds credentials; nil means the Docker configuration's.
	Keychain authn.Keychain
	// Layers remembers which repositories have which layers; nil remembers
	// nothing.
	Layers Memory

	transport http.RoundTripper // tests wait less; nil means one that tries again
	backoff   remote.Backoff    // the same
}

// Image is one platform's image in a registry. Its layers are read only when
// they are asked for.
type Image struct {
	// Content is the image itself.
	Content v1.Image
	// Reference is what the user asked for, without mirror: tag and all.
	Reference string
	// Source is where it was really found, by digest.
	Source name.Digest
	// Digest is the platform manifest's, "sha256:…".
	Digest string
}

// Resolve finds the image that ref names for the platform ("linux/amd64").
// A ref may carry a digest, which then must be the platform's own or that of
// an index that holds it.
func (c *Client) Resolve(ctx context.Context, ref, platform string) (*Image, error) {
	img, at, err := c.fetch(ctx, ref, platform)
	if err != nil {
		return nil, err
	}
	return c.image(ref, at, platform, img)
}

func (c *Client) image(ref string, at name.Reference, platform string, img v1.Image) (*Image, error) {
	digest, err := img.Digest()
	if err != nil {
		return nil, explain("image", ref, at, err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		return nil, explain("image", ref, at, err)
	}
	if got := config.OS + "/" + config.Architecture; got != platform {
		return nil, fmt.Errorf("base image %s is for %s, not %s: choose another base or platform", ref, got, platform)
	}
	return &Image{
		Content:   img,
		Reference: ref,
		Source:    at.Context().Digest(digest.String()),
		Digest:    digest.String(),
	}, nil
}

// Pinned opens an image by the digest that a lock holds for ref.
func (c *Client) Pinned(ctx context.Context, ref, digest, platform string) (*Image, error) {
	at, err := c.rewrite(ref)
	if err != nil {
		return nil, err
	}
	pinned := at.Context().Digest(digest)
	img, err := remote.Image(pinned, c.options(ctx)...)
	if err != nil {
		return nil, explain("image", ref+"@"+digest, pinned, err)
	}
	return c.image(ref, pinned, platform, img)
}

func (c *Client) options(ctx context.Context) []remote.Option {
	keychain := c.Keychain
	if keychain == nil {
		keychain = authn.DefaultKeychain
	}
	transport, backoff := c.transport, c.backoff
	if transport == nil {
		transport, backoff = newTransport(), writeBackoff()
	}
	return []remote.Option{
		remote.WithContext(ctx), remote.WithAuthFromKeychain(keychain), remote.WithTransport(transport),
		// What may pass by its status is the transport's affair, see retryTransport.
		remote.WithRetryStatusCodes(), remote.WithRetryBackoff(backoff),
	}
}

// writeBackoff is how often a blob or a manifest is sent anew, and with which
// pauses beside those that the registry asks for: 15 s in all.
func writeBackoff() remote.Backoff {
	return remote.Backoff{Duration: time.Second, Factor: 2, Jitter: 0.1, Steps: 5}
}

// rewrite parses ref and replaces its registry by the mirror that names it.
func (c *Client) rewrite(ref string) (name.Reference, error) {
	parsed, err := name.ParseReference(ref)
	if err != nil {
		return nil, fmt.Errorf("image reference %q: %w", ref, err)
	}
	for _, m := range c.Mirrors {
		if canonicalHost(m.Host) == parsed.Context().RegistryStr() {
			return mirrored(parsed, m)
		}
	}
	return parsed, nil
}

// Mirrored returns a reference as it is after the mirrors: one that none of them
// names as it was written.
func (c *Client) Mirrored(ref string) (string, error) {
	at, err := c.rewrite(ref)
	if err != nil {
		return "", err
	}
	if plain, err := name.ParseReference(ref); err == nil && plain.Name() == at.Name() {
		return ref, nil
	}
	return at.Name(), nil
}

// Mirror replaces a registry's host.
type Mirror struct {
	Host string // "docker.io"
	To   string // a host and a path: "mirror.example.com/docker"
	At   string // where the user wrote it, for messages
}

func mirrored(ref name.Reference, m Mirror) (name.Reference, error) {
	separator := ":"
	if _, ok := ref.(name.Digest); ok {
		separator = "@"
	}
	to := strings.TrimSuffix(m.To, "/") + "/" + ref.Context().RepositoryStr() + separator + ref.Identifier()
	parsed, err := name.ParseReference(to)
	if err != nil {
		return nil, fmt.Errorf("%s: mirror of %s: image reference %q: %w", m.At, m.Host, to, err)
	}
	return parsed, nil
}

// canonicalHost knows that docker.io is served by another name.
func canonicalHost(host string) string {
	if host == "docker.io" {
		return name.DefaultRegistry
	}
	return host
}

// explain turns a registry's answer about an image, or what else a reference names, into
// what went wrong and what to do next.
func explain(what, ref string, at name.Reference, err error) error {
	ref = what + " " + ref
	host := at.Context().RegistryStr()
	var answer *transport.Error
	var wait *waitError
	if errors.As(err, &wait) {
		return fmt.Errorf("%s: registry %s: %w: try again then, log in, or name a mirror", ref, host, wait)
	}
	if !errors.As(err, &answer) {
		return fmt.Errorf("%s: registry %s cannot be reached: %w; check the network, or name a mirror block for it",
			ref, host, err)
	}
	// Not err: of a registry on loopback it begins with the attempt by HTTPS.
	switch answer.StatusCode {
	case http.StatusUnauthorized:
		return fmt.Errorf("%s: registry %s wants a login: run `docker login %s` and try again (%w)", ref, host, host,
			answer)
	case http.StatusForbidden:
		return fmt.Errorf("%s: registry %s refuses it: run `docker login %s` as somebody who may have it, or name a mirror; "+
			"a proxy or firewall may stand between, too (%w)", ref, host, host, answer)
	case http.StatusNotFound:
		return fmt.Errorf("%s: not found at %s: check the tag, or the mirror's path (%w)", ref, at.Context(), answer)
	case http.StatusTooManyRequests:
		return fmt.Errorf("%s: registry %s limits pulls: log in, wait, or name a mirror (%w)", ref, host, answer)
	}
	return fmt.Errorf("%s: registry %s: %w", ref, host, answer)
}

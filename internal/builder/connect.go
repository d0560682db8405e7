package builder

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/moby/buildkit/client"
	// The connection helpers register their address schemes.
	_ "github.com/moby/buildkit/client/connhelper/dockercontainer"
	_ "github.com/moby/buildkit/client/connhelper/kubepod"
	_ "github.com/moby/buildkit/client/connhelper/nerdctlcontainer"
	_ "github.com/moby/buildkit/client/connhelper/podmancontainer"
	_ "github.com/moby/buildkit/client/connhelper/ssh"

	"github.com/envsolve/envsolve/internal/store"
)

// The environment variables that name a builder, in order.
const (
	EnvBuilder      = "ENVSOLVE_BUILDER"
	EnvBuildkitHost = "BUILDKIT_HOST"
)

// connectTimeout bounds the wait for a builder's first answer. Reaching a pod or
// a machine by ssh takes seconds, not more.
const connectTimeout = 20 * time.Second

// Options say which builder to use, and how. The zero value means the managed
// one, or what the environment names.
type Options struct {
	Address string // of --builder; empty: the environment, then the managed builder
	TLS     TLS
	Managed Managed
	// Store keeps base layers that were downloaded and layers that were made
	// here. It holds the image's layers, too.
	Store *store.Store
	// Getenv looks up the environment; nil is os.Getenv.
	Getenv func(string) string
	// Log gets notes for people, such as that a builder was started; nil drops them.
	Log io.Writer
}

// TLS names the files for a tcp:// builder. Each falls back to the environment:
// ENVSOLVE_BUILDER_CACERT, _CERT, _KEY and _SERVERNAME.
type TLS struct {
	CACert, Cert, Key string // PEM files
	ServerName        string // empty: the address's host
}

// Builder is a connection to a BuildKit that answers.
type Builder struct {
	Address string // where it is, for messages
	Version string // as it reports itself; may be empty
	Workers []*client.WorkerInfo

	client  *client.Client
	store   *store.Store
	log     io.Writer
	getenv  func(string) string
	logFile string // of a managed builder
	release func() error
}

// Connect finds a builder and makes sure that it answers. When none can be had
// the error says how to get one.
func Connect(ctx context.Context, o Options) (*Builder, error) {
	if o.Store == nil {
		return nil, errors.New("builder: no store given")
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Getenv == nil {
		o.Getenv = os.Getenv
	}
	o.TLS = o.TLS.withEnvironment(o.Getenv)
	if address, from := o.address(); address != "" {
		b, err := dial(ctx, address, o)
		if err != nil {
			return nil, &UnreachableError{Address: address, From: from, Err: err}
		}
		return b, nil
	}
	return connectManaged(ctx, o)
}

// address is the builder that the user named, and by what.
func (o Options) address() (address, from string) {
	switch {
	case o.Address != "":
		return o.Address, "--builder"
	case o.Getenv(EnvBuilder) != "":
		return o.Getenv(EnvBuilder), EnvBuilder
	case o.Getenv(EnvBuildkitHost) != "":
		return o.Getenv(EnvBuildkitHost), EnvBuildkitHost
	}
	return "", ""
}

func (t TLS) withEnvironment(getenv func(string) string) TLS {
	return TLS{
		CACert:     cmp.Or(t.CACert, getenv(EnvBuilder+"_CACERT")),
		Cert:       cmp.Or(t.Cert, getenv(EnvBuilder+"_CERT")),
		Key:        cmp.Or(t.Key, getenv(EnvBuilder+"_KEY")),
		ServerName: cmp.Or(t.ServerName, getenv(EnvBuilder+"_SERVERNAME")),
	}
}

func dial(ctx context.Context, address string, o Options) (*Builder, error) {
	opts, err := o.TLS.options(address)
	if err != nil {
		return nil, err
	}
	c, err := client.New(ctx, address, opts...)
	if err != nil {
		return nil, err
	}
	b := &Builder{Address: address, client: c, store: o.Store, log: o.Log, getenv: o.Getenv, release: func() error { return nil }}
	if err := b.greet(ctx); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return b, nil
}

// greet waits for the builder's first answer and asks what it can do.
func (b *Builder) greet(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	workers, err := b.client.ListWorkers(ctx)
	if err != nil {
		return err
	}
	if len(workers) == 0 {
		return errors.New("it has no workers: start buildkitd with its OCI or containerd worker")
	}
	b.Workers = workers
	b.Version = workers[0].BuildkitVersion.Version
	return nil
}

// options checks what the address needs and turns it into the client's options.
func (t TLS) options(address string) ([]client.ClientOpt, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, fmt.Errorf("the address is no URL: %w", err)
	}
	if !strings.Contains(address, "://") {
		return nil, fmt.Errorf("the address has no scheme: write unix://%s or tcp://%s", address, address)
	}
	if u.Scheme != "tcp" || t == (TLS{}) {
		return nil, nil
	}
	if (t.Cert == "") != (t.Key == "") {
		return nil, errors.New("a client certificate and its key go together: give both")
	}
	var opts []client.ClientOpt
	name := cmp.Or(t.ServerName, u.Hostname())
	if t.CACert == "" {
		opts = append(opts, client.WithServerConfigSystem(name))
	} else {
		opts = append(opts, client.WithServerConfig(name, t.CACert))
	}
	if t.Cert != "" {
		opts = append(opts, client.WithCredentials(t.Cert, t.Key))
	}
	return opts, nil
}

// Close ends the connection. A managed builder goes on for some time, for the
// next envsolve.
func (b *Builder) Close() error {
	return errors.Join(b.client.Close(), b.release())
}

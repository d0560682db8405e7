package builder

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/moby/buildkit/client"
	// The connection helpers register their address schemes.
	_ "github.com/moby/buildkit/client/connhelper/dockercontainer"
	_ "github.com/moby/buildkit/client/connhelper/kubepod"
	_ "github.com/moby/buildkit/client/connhelper/nerdctlcontainer"
	_ "github.com/moby/buildkit/client/connhelper/podmancontainer"
	_ "github.com/moby/buildkit/client/connhelper/ssh"

	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/sandbox"
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
	// Addresses are those of --builder, each of which may be several with commas
	// between; empty: the environment's, then the managed builder.
	Addresses []string
	TLS       TLS
	Managed   buildkitd.Config
	// Store keeps base layers that were downloaded and layers that were made
	// here. It holds the image's layers, too.
	Store *store.Store
	// Getenv looks up the environment; nil is os.Getenv.
	Getenv func(string) string
	// Log gets notes for people, such as that a builder was started; nil drops them.
	Log io.Writer
	// AnswerTimeout is the time that a builder has to answer while it works; after
	// three misses it counts as lost. Default: 15 seconds.
	AnswerTimeout time.Duration
}

// TLS names the files for tcp:// builders. An address may name its own, as
// tcp://host:1234?cacert=…&cert=…&key=…&servername=…; what neither names comes
// from the environment: ENVSOLVE_BUILDER_CACERT, _CERT, _KEY and _SERVERNAME.
type TLS struct {
	CACert, Cert, Key string // PEM files
	ServerName        string // empty: the address's host
}

// Builder is a connection to a BuildKit that answers.
type Builder struct {
	Address string // where it is, for messages
	Version string // as it reports itself; may be empty
	Workers []*client.WorkerInfo

	client   *client.Client
	registry *loopback        // that it reads layouts from; nil: it reads them over the session
	sandbox  *sandbox.Sandbox // beside it on this machine; nil: there is none
	Store    *store.Store
	Log      io.Writer
	getenv   func(string) string
	// answerTimeout is how long it may leave a question unanswered, see watch.
	answerTimeout time.Duration
	logFile       string // of a managed builder
	release       func() error
}

// Connect finds a builder and makes sure that it answers: of several that are
// named, the first that does. When none can be had the error says how to get one.
func Connect(ctx context.Context, o Options) (*Builder, error) {
	o = o.withDefaults()
	if o.Store == nil {
		return nil, errors.New("builder: no store given")
	}
	addresses, from := o.addresses()
	if len(addresses) == 0 {
		return connectManaged(ctx, o)
	}
	var errs []error
	for _, address := range addresses {
		b, err := reach(ctx, address, from, o)
		if err == nil {
			return b, nil
		}
		errs = append(errs, err)
	}
	return nil, errors.Join(errs...)
}

// connectManaged connects to the managed builder.
func connectManaged(ctx context.Context, o Options) (*Builder, error) {
	var b *Builder
	o.TLS = TLS{}
	lease, err := o.Managed.Use(ctx, o.Getenv, o.Log, func(ctx context.Context, address string) (err error) {
		b, err = dial(ctx, address, o)
		return err
	})
	if err != nil {
		return nil, err
	}
	b.release, b.logFile = lease.Release, lease.Log
	if lease.SameNetwork {
		b.registry = openLoopback()
		b.sandbox = &sandbox.Sandbox{Dir: lease.Sandbox, Runtime: lease.Runtime}
	}
	return b, nil
}

func (o Options) withDefaults() Options {
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Getenv == nil {
		o.Getenv = os.Getenv
	}
	o.TLS = o.TLS.or(TLS{
		CACert: o.Getenv(EnvBuilder + "_CACERT"), Cert: o.Getenv(EnvBuilder + "_CERT"),
		Key: o.Getenv(EnvBuilder + "_KEY"), ServerName: o.Getenv(EnvBuilder + "_SERVERNAME"),
	})
	return o
}

// addresses are the builders that the user named, and by what.
func (o Options) addresses() (addresses []string, from string) {
	for _, named := range []struct {
		by     string
		values []string
	}{
		{"--builder", o.Addresses},
		{EnvBuilder, []string{o.Getenv(EnvBuilder)}},
		{EnvBuildkitHost, []string{o.Getenv(EnvBuildkitHost)}},
	} {
		for _, value := range named.values {
			for address := range strings.SplitSeq(value, ",") {
				if address = strings.TrimSpace(address); address != "" && !slices.Contains(addresses, address) {
					addresses = append(addresses, address)
				}
			}
		}
		if len(addresses) > 0 {
			return addresses, named.by
		}
	}
	return nil, ""
}

// reach connects to a builder that the user named.
func reach(ctx context.Context, address, from string, o Options) (*Builder, error) {
	release := buildkitd.Share(ctx, address)
	b, err := dial(ctx, address, o)
	var wrong *addressError
	switch {
	case errors.As(err, &wrong):
		return nil, errors.Join(fmt.Errorf("builder %q (from %s): %w", address, from, wrong), release())
	case err != nil:
		return nil, errors.Join(&UnreachableError{Address: address, From: from, Err: err}, release())
	}
	b.release = release
	return b, nil
}

// or fills in what is not named here.
func (t TLS) or(other TLS) TLS {
	return TLS{
		CACert: cmp.Or(t.CACert, other.CACert), Cert: cmp.Or(t.Cert, other.Cert),
		Key: cmp.Or(t.Key, other.Key), ServerName: cmp.Or(t.ServerName, other.ServerName),
	}
}

func dial(ctx context.Context, address string, o Options) (*Builder, error) {
	plain, own, err := splitTLS(address)
	if err != nil {
		return nil, err
	}
	opts, err := own.or(o.TLS).options(plain)
	if err != nil {
		return nil, err
	}
	c, err := client.New(ctx, plain, opts...)
	if err != nil {
		return nil, err
	}
	b := &Builder{Address: plain, client: c, Store: o.Store, Log: o.Log, getenv: o.Getenv,
		answerTimeout: cmp.Or(o.AnswerTimeout, defaultAnswerTimeout), release: func() error { return nil }}
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

// splitTLS takes the files that a tcp:// address names out of it. Other schemes
// have parameters of their own.
func splitTLS(address string) (plain string, own TLS, err error) {
	if !strings.Contains(address, "://") {
		return "", own, newAddressError("the address has no scheme: write unix://%s or tcp://%s", address, address)
	}
	u, err := url.Parse(address)
	if err != nil {
		return "", own, newAddressError("the address is no URL: %w", err)
	}
	if u.Scheme != "tcp" || u.RawQuery == "" {
		return address, own, nil
	}
	places := map[string]*string{"cacert": &own.CACert, "cert": &own.Cert, "key": &own.Key,
		"servername": &own.ServerName}
	for name, values := range u.Query() {
		place, ok := places[name]
		if !ok {
			return "", own, newAddressError("the address has a parameter %q: there are cacert, cert, key and servername", name)
		}
		*place = values[0]
	}
	u.RawQuery = ""
	return u.String(), own, nil
}

// schemes are those of the addresses that BuildKit's client takes here.
func schemes() []string {
	return []string{"unix", "tcp", "docker-container", "podman-container", "nerdctl-container", "kube-pod", "ssh"}
}

// options checks what the address needs and turns it into the client's options.
func (t TLS) options(address string) ([]client.ClientOpt, error) {
	u, err := url.Parse(address)
	switch {
	case err != nil:
		return nil, newAddressError("the address is no URL: %w", err)
	case !slices.Contains(schemes(), u.Scheme):
		return nil, newAddressError("the address has the scheme %q: there are %s", u.Scheme, strings.Join(schemes(), ", "))
	case u.Host == "" && u.Path == "":
		return nil, newAddressError("the address ends after its scheme: write %sHOST:1234, or the path of a socket", address)
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
	err := b.client.Close()
	if b.registry != nil {
		err = errors.Join(err, b.registry.close())
	}
	return errors.Join(err, b.release())
}

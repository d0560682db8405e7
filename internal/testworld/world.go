package testworld

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/google/go-containerregistry/pkg/registry"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
)

// DefaultAddr is where the demo's world is served. It is fixed, since locks
// hold addresses and base images name their archive: both stay valid from one
// run to the next.
const DefaultAddr = "127.0.0.1:7787"

// Part is a part of the world that takes time to make.
type Part string

// The parts.
const (
	Images   Part = "images"   // base images
	Trixie   Part = "trixie"   // of them, those of Debian 13
	bookworm Part = "bookworm" // and of Debian 12
	Wheels   Part = "wheels"   // real wheels, for linux/amd64
	Torch    Part = "torch"    // of them, PyTorch for the CPU
	StandIns Part = "standins" // wheels of CUDA builds
	// ArmWheels are ONNX Runtime and what it requires for linux/arm64, beside
	// Wheels.
	ArmWheels Part = "arm64"
	// Pythons are relocatable builds of Debian's Pythons, for who asks.
	Pythons Part = "pythons"
	// CUDALibraries are NVIDIA's own libraries of CUDA 12.4.1, in the place of
	// their stand-ins: a gigabyte, and so only for who asks.
	CUDALibraries Part = "cudalibs"
)

// AllParts lists every part that is served unless told otherwise.
func AllParts() []Part { return []Part{Images, Wheels, StandIns} }

// parts are the parts that those asked for are made of.
func parts(asked []Part) []Part {
	all := slices.Clone(asked)
	if slices.Contains(all, Images) {
		all = append(all, Trixie, bookworm)
	}
	if slices.Contains(all, Wheels) {
		all = append(all, Torch)
	}
	return all
}

// Config says what world to serve.
type Config struct {
	// CacheDir keeps what is fetched and made, between runs and for several
	// processes at once. It is made if need be.
	CacheDir string
	// Addr is the loopback address to serve on; empty means [DefaultAddr], and
	// port 0 any free one.
	Addr string
	// Parts are what is served besides the archive; nil means all.
	Parts []Part
	// Mirror is the Debian archive to fetch from; empty means the one that
	// this machine's apt uses.
	Mirror string
	// Log gets a line for each step of making things; nil discards it. What
	// debootstrap and apt say is in CacheDir/making-SUITE.log.
	Log func(string)
}

// World is a served world.
type World struct {
	// Addr is the host and port of everything but the private registry.
	Addr string
	// RegistryHost is the host and port of the registry; Docker Hub's images
	// are below RegistryHost/dockerhub.
	RegistryHost string
	// PrivateRegistryHost is the same registry behind a login, which is
	// fault.User and fault.Password.
	PrivateRegistryHost string
	// PyPIURL is the index that stands for PyPI.
	PyPIURL string
	// ArchiveURL is the Debian archive.
	ArchiveURL string

	pythons []repack.Relocatable
	servers []*http.Server
	scratch string
	log     requestLog
	faults  *fault.Injector
}

// HubPrefix is the repository below which Docker Hub's images are.
const HubPrefix = "dockerhub"

// Start prepares what is missing and serves the world until Close. The context
// bounds the start only.
func Start(ctx context.Context, c Config) (*World, error) {
	stock, err := prepare(ctx, c)
	if err != nil {
		return nil, fmt.Errorf("test world: %w", err)
	}
	w := &World{}
	if err := w.open(c, stock); err != nil {
		return nil, errors.Join(fmt.Errorf("test world: %w", err), w.Close())
	}
	return w, nil
}

// open listens first, since images name the address that they are served from.
func (w *World) open(c Config, stock *stock) error {
	addr := c.Addr
	if addr == "" {
		addr = DefaultAddr
	}
	listener, err := listenLoopback(addr)
	if err != nil {
		return err
	}
	private, err := listenLoopback("127.0.0.1:0")
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	w.pythons = stock.pythons
	w.Addr, w.RegistryHost = listener.Addr().String(), listener.Addr().String()
	w.PrivateRegistryHost = private.Addr().String()
	w.PyPIURL = "http://" + w.Addr + "/simple/"
	w.ArchiveURL = "http://" + w.Addr + "/debian"
	if w.scratch, err = scratchDir(c.CacheDir); err != nil {
		return errors.Join(err, listener.Close(), private.Close())
	}
	blobs := &blobStore{shared: stock.blobs, own: filepath.Join(w.scratch, "blobs")}
	reg := image.WithOpenRanges(registry.New(registry.WithBlobHandler(blobs), registry.WithReferrersSupport(true),
		registry.Logger(quiet())))
	for _, img := range withCUDA(stock.images) {
		if err := image.Publish(reg, blobs.own, HubPrefix, img, w.ArchiveURL); err != nil {
			return errors.Join(err, listener.Close(), private.Close())
		}
	}
	w.faults = &fault.Injector{Next: routes(reg, stock)}
	w.serve(listener, w.log.record(w.faults))
	w.serve(private, w.log.record(loginFor(reg)))
	return nil
}

// withCUDA adds an image in the form of nvidia/cuda for each of Debian's.
func withCUDA(images []image.Image) []image.Image {
	all := images
	for _, img := range images {
		if img.Repository == "library/debian" {
			all = append(all, image.CUDA(img, "12.4.1", "devel"))
		}
	}
	return all
}

// listenLoopback refuses to serve others than this machine.
func listenLoopback(addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("address %q: %w", addr, err)
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("address %q is not a loopback address", addr)
	}
	return net.Listen("tcp", addr)
}

func (w *World) serve(l net.Listener, h http.Handler) {
	server := &http.Server{Handler: h, ReadHeaderTimeout: 30 * time.Second, ErrorLog: quiet()}
	w.servers = append(w.servers, server)
	go server.Serve(l) //nolint:errcheck // ends with Close
}

func routes(reg http.Handler, stock *stock) http.Handler {
	catalog := pyindex.NewCatalog(stock.files)
	mux := http.NewServeMux()
	mux.Handle("/v2/", reg)
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: catalog}))
	mux.Handle("/whl/", http.StripPrefix("/whl", pyindex.Whl{Catalog: catalog, Prefix: "/whl"}))
	mux.Handle(pythonsAt, http.StripPrefix(pythonsAt, stock.servePythons()))
	mux.Handle("/debian/", http.StripPrefix("/debian", stock.mirror))
	return mux
}

func loginFor(reg http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if fault.Authorized(w, r) {
			reg.ServeHTTP(w, r)
		}
	})
}

// IndexURL is the PyTorch index of a variant, such as "cpu" or "cu124".
func (w *World) IndexURL(variant string) string {
	return "http://" + w.Addr + "/whl/" + variant
}

// FaultURL is an address of the world with a fault, see package fault:
// FaultURL("unavailable", w.PyPIURL).
func (w *World) FaultURL(kind, url string) string {
	base := "http://" + w.Addr
	return base + "/fault/" + kind + strings.TrimPrefix(url, base)
}

// Disturb has requests fail at their usual addresses until it is called with
// nil: kind names the fault of each, "" for none, see package fault.
func (w *World) Disturb(kind func(*http.Request) string) { w.faults.Disturb(kind) }

// Image is the reference of one of Docker Hub's images in the world's
// registry: Image("library/debian:13-slim").
func (w *World) Image(name string) string {
	return w.RegistryHost + "/" + HubPrefix + "/" + name
}

// MirrorHCL is what a target file needs to find the world in place of Docker
// Hub, PyPI and download.pytorch.org.
func (w *World) MirrorHCL() string {
	return strings.Join([]string{w.InsteadOf(DockerHub), w.InsteadOf(PyPI), w.InsteadOf(PyTorch)}, "\n")
}

// InsteadOf is the block by which a target file takes the world in the place of
// one of the outside's servers.
func (w *World) InsteadOf(o Outside) string {
	switch o {
	case DockerHub:
		return fmt.Sprintf("mirror \"docker.io\" {\n  to = \"%s/%s\"\n}\n", w.RegistryHost, HubPrefix)
	case PyPI:
		return fmt.Sprintf("index \"pypi\" {\n  url = \"%s\"\n}\n", w.PyPIURL)
	default:
		return fmt.Sprintf("index \"pytorch\" {\n  url      = \"%s\"\n"+
			"  packages = [\"torch\", \"torchvision\", \"torchaudio\"]\n}\n", w.IndexURL("{variant}"))
	}
}

// Requests lists what has been asked of the world since it started or since
// the last ResetRequests.
func (w *World) Requests() []Request { return w.log.all() }

// ResetRequests forgets the requests so far.
func (w *World) ResetRequests() { w.log.reset() }

// Close ends the world at once, cutting what is under way.
func (w *World) Close() error {
	var errs []error
	for _, server := range w.servers {
		errs = append(errs, server.Close())
	}
	if w.scratch != "" {
		errs = append(errs, os.RemoveAll(w.scratch))
	}
	return errors.Join(errs...)
}

// newMirror opens the archive's cache.
func newMirror(c Config) (*debian.Mirror, error) {
	return debian.NewMirror(filepath.Join(c.CacheDir, "debian"), c.upstream(), debian.Keyring)
}

// upstream is how the archive is found.
func (c Config) upstream() func(context.Context) (debian.Upstream, error) {
	if c.Mirror != "" {
		return debian.Upstream{URL: strings.TrimSuffix(c.Mirror, "/")}.Find
	}
	return debian.FindUpstream
}

package builder

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/containerd/errdefs"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// loopback is a registry for one builder on this machine, which reads the layouts
// from it: blobs reach BuildKit several times as fast as over the session of a build.
//
// It listens on addresses of the loopback network. Names and ports are the same in
// each run as far as possible, since BuildKit notes with each manifest where it had
// it from. There is no login: whoever connects must be a process of the user who
// runs the builder, as /proc/net/tcp tells.
type loopback struct {
	port int
	uid  int // of who may connect
	http *http.Server

	mu      sync.Mutex
	hosts   map[string]bool // those that are listened on
	layouts []*Layout       // those that solves read, the newest last
}

// The ports that are tried, one after another: several builds may run at a time.
const (
	firstPort = 28711
	lastPort  = firstPort + 15
)

// repository is the name of the one repository there is.
const repository = "image"

// openLoopback starts a registry for a builder that this user runs, or returns nil
// where the loopback network cannot be had.
func openLoopback() *loopback {
	for port := firstPort; port <= lastPort; port++ {
		l := &loopback{port: port, uid: os.Getuid(), hosts: map[string]bool{}}
		l.http = &http.Server{Handler: l, ReadHeaderTimeout: time.Minute, ConnContext: l.withUser}
		if l.listen(baseHost) && l.answers() {
			return l
		}
		l.close()
	}
	return nil
}

// answers reports whether it can be reached.
func (l *loopback) answers() bool {
	c, err := net.DialTimeout("tcp", l.address(baseHost), time.Second)
	return err == nil && c.Close() == nil
}

func (l *loopback) close() error { return l.http.Close() }

func (l *loopback) address(host int) string {
	return net.JoinHostPort(fmt.Sprintf("127.86.0.%d", host+1), strconv.Itoa(l.port))
}

// listen makes the registry answer at a host, and reports whether it does.
func (l *loopback) listen(host int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	address := l.address(host)
	if l.hosts[address] {
		return true
	}
	listener, err := net.Listen("tcp4", address)
	if err != nil {
		return false
	}
	l.hosts[address] = true
	go l.answer(listener)
	return true
}

// answer answers what comes to a listener until the registry is closed. Where that ends
// before, the solves that still read layouts cannot have them.
func (l *loopback) answer(listener net.Listener) {
	err := l.http.Serve(listener)
	if errors.Is(err, http.ErrServerClosed) {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.hosts, listener.Addr().String())
	for _, layout := range l.layouts {
		layout.fail(fmt.Errorf("serving layers to the builder at %s: %w", listener.Addr(), err))
	}
}

// during has a layout served until done is called.
func (l *loopback) during(layout *Layout) (done func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.layouts = append(l.layouts, layout)
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		i := slices.Index(l.layouts, layout)
		l.layouts = slices.Delete(l.layouts, i, i+1)
	}
}

// layout finds the newest layout that has a blob; nil for none.
func (l *loopback) layout(ctx context.Context, d digest.Digest) *Layout {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, layout := range slices.Backward(l.layouts) {
		if _, err := layout.Info(ctx, d); err == nil {
			return layout
		}
	}
	return nil
}

type userKey struct{}

// withUser notes whose process has connected.
func (l *loopback) withUser(ctx context.Context, c net.Conn) context.Context {
	uid, err := connectedUser(c)
	if err != nil {
		return ctx
	}
	return context.WithValue(ctx, userKey{}, uid)
}

// ServeHTTP answers what BuildKit asks of a registry: manifests and blobs by digest.
func (l *loopback) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if uid, ok := r.Context().Value(userKey{}).(int); !ok || uid != l.uid {
		http.Error(w, "this registry is for the builder of another user", http.StatusForbidden)
		return
	}
	name, ok := strings.CutPrefix(r.URL.Path, "/v2/"+repository+"/")
	kind, name, _ := strings.Cut(name, "/")
	d := digest.Digest(name)
	if !ok || kind != "manifests" && kind != "blobs" || d.Validate() != nil ||
		r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.NotFound(w, r)
		return
	}
	layout := l.layout(r.Context(), d)
	if layout == nil {
		http.NotFound(w, r)
		return
	}
	if err := layout.serve(w, r, d, kind == "manifests"); err != nil && r.Context().Err() == nil {
		layout.fail(err)
		http.Error(w, err.Error(), http.StatusNotFound)
	}
}

// serve answers with a blob, which is brought first where it is not here. The error
// is about having it.
func (l *Layout) serve(w http.ResponseWriter, r *http.Request, d digest.Digest, manifest bool) error {
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Docker-Content-Digest", d.String())
	blob, err := l.blob(r.Context(), d)
	if err != nil {
		return err
	}
	defer blob.Close()
	if manifest {
		mediaType, err := manifestType(blob)
		if err != nil {
			return fmt.Errorf("manifest %s: %w", d, err)
		}
		w.Header().Set("Content-Type", mediaType)
	}
	// A file by itself, which the kernel copies to the connection.
	var content io.ReadSeeker = blob
	if f, ok := blob.(fileReader); ok {
		content = f.File
	}
	http.ServeContent(w, r, "", time.Time{}, content)
	return nil
}

// manifestType returns the media type of a manifest, which it names itself or need not.
func manifestType(blob blobReader) (string, error) {
	var manifest struct {
		MediaType string `json:"mediaType"`
	}
	err := json.NewDecoder(io.NewSectionReader(blob, 0, blob.Size())).Decode(&manifest)
	if manifest.MediaType == "" {
		manifest.MediaType = ocispec.MediaTypeImageManifest
	}
	return manifest.MediaType, err
}

// fail notes why a blob cannot be had: a builder only learns that it is not there.
func (l *Layout) fail(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.failure == nil {
		l.failure = err
	}
}

// reason returns why a solve failed that reads the layout, where that is known.
func (l *Layout) reason(err error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.failure != nil {
		err, l.failure = l.failure, nil
	}
	return err
}

// connectedUser returns the user whose process is at the other end of a connection
// over the loopback network: /proc/net/tcp lists that end, too, with its owner.
func connectedUser(c net.Conn) (uid int, err error) {
	here, there := hexAddress(c.LocalAddr()), hexAddress(c.RemoteAddr())
	table, err := os.ReadFile("/proc/net/tcp")
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(table)) {
		fields := strings.Fields(line)
		if len(fields) > 7 && fields[1] == there && fields[2] == here {
			return strconv.Atoi(fields[7])
		}
	}
	return 0, fmt.Errorf("%s: %w", c.RemoteAddr(), errdefs.ErrNotFound)
}

// hexAddress spells an IPv4 address as /proc/net/tcp does on this machine, which
// prints the number that the address has in memory.
func hexAddress(a net.Addr) string {
	tcp, ok := a.(*net.TCPAddr)
	if !ok || tcp.IP.To4() == nil {
		return ""
	}
	return fmt.Sprintf("%08X:%04X", binary.NativeEndian.Uint32(tcp.IP.To4()), tcp.Port)
}

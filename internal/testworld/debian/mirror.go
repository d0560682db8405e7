package debian

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

// Fresh is how long a release file is served before the upstream is asked
// whether it has a newer one. Everything else in an archive is immutable.
const Fresh = 24 * time.Hour

// Mirror is a caching view of an archive. It is safe for concurrent use, and
// several processes may share its folder: files appear in it by rename, whole.
type Mirror struct {
	dir     string
	find    func(context.Context) (Upstream, error)
	keyring string
	flight  singleflight.Group

	mu       sync.Mutex
	upstream *connection
	releases map[string]Release // by suite
}

// connection is a way to the upstream, once it has been found.
type connection struct {
	url    string
	client *http.Client
}

// NewMirror serves the upstream through a folder, which is made if need be. The
// upstream is found when something is first fetched, since asking apt takes
// longer than serving what the folder holds.
func NewMirror(dir string, find func(context.Context) (Upstream, error), keyring string) (*Mirror, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("archive cache: %w", err)
	}
	return &Mirror{dir: dir, find: find, keyring: keyring, releases: map[string]Release{}}, nil
}

// connect finds the upstream, once.
func (m *Mirror) connect(ctx context.Context) (*connection, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.upstream != nil {
		return m.upstream, nil
	}
	found, err := m.find(ctx)
	if err != nil {
		return nil, err
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	if found.Proxy != "" {
		proxy, err := url.Parse(found.Proxy)
		if err != nil {
			return nil, fmt.Errorf("apt's proxy: %w", err)
		}
		transport.Proxy = http.ProxyURL(proxy)
	}
	m.upstream = &connection{url: found.URL, client: &http.Client{Transport: transport}}
	return m.upstream, nil
}

// servable is what an archive consists of; anything else on the upstream's
// host is none of ours.
var servable = regexp.MustCompile(`^(dists|pool)(/[A-Za-z0-9@_.+~:=%-]+)+$`)

// errNotInArchive is the answer to a path that no archive has.
var errNotInArchive = errors.New("not in the archive")

// Release returns a suite's release file, its signature verified.
func (m *Mirror) Release(ctx context.Context, suite string) (Release, error) {
	m.mu.Lock()
	rel, ok := m.releases[suite]
	m.mu.Unlock()
	if ok {
		return rel, nil
	}
	file, err := m.fetch(ctx, "dists/"+suite+"/InRelease", Sum{})
	if err != nil {
		return Release{}, err
	}
	signed, err := os.ReadFile(file)
	if err != nil {
		return Release{}, err
	}
	text, err := Verify(ctx, signed, m.keyring)
	if err != nil {
		return Release{}, fmt.Errorf("suite %s: %w", suite, err)
	}
	if rel, err = ParseRelease(bytes.NewReader(text)); err != nil {
		return Release{}, fmt.Errorf("suite %s: %w", suite, err)
	}
	m.mu.Lock()
	m.releases[suite] = rel
	m.mu.Unlock()
	return rel, nil
}

// Packages returns the list of a suite's packages for amd64, of its main
// component and of further ones, such as "contrib".
func (m *Mirror) Packages(ctx context.Context, suite string, further ...string) (*List, error) {
	return m.lists(ctx, suite, "amd64", append([]string{"main"}, further...))
}

// Component returns the list of one of a suite's components, such as non-free,
// for one of Debian's architectures.
func (m *Mirror) Component(ctx context.Context, suite, component, arch string) (*List, error) {
	return m.lists(ctx, suite, arch, []string{component})
}

func (m *Mirror) lists(ctx context.Context, suite, arch string, components []string) (*List, error) {
	var lists []io.Reader
	for _, component := range components {
		file, err := m.Open(ctx, "dists/"+suite+"/"+component+"/binary-"+arch+"/Packages.gz")
		if err != nil {
			return nil, err
		}
		defer file.Close()
		unzipped, err := gzip.NewReader(file)
		if err != nil {
			return nil, fmt.Errorf("suite %s: package list of %s: %w", suite, component, err)
		}
		lists = append(lists, unzipped, strings.NewReader("\n"))
	}
	list, err := ParsePackages(io.MultiReader(lists...))
	if err != nil {
		return nil, fmt.Errorf("suite %s: %w", suite, err)
	}
	return list, nil
}

// Download returns the path of a package's file in the cache, verified.
func (m *Mirror) Download(ctx context.Context, p Package) (string, error) {
	return m.fetch(ctx, p.File, p.Sum)
}

// Open opens a file of the archive, such as "dists/trixie/InRelease".
func (m *Mirror) Open(ctx context.Context, name string) (*os.File, error) {
	want, name, err := m.locate(ctx, name)
	if err != nil {
		return nil, err
	}
	file, err := m.fetch(ctx, name, want)
	if err != nil {
		return nil, err
	}
	return os.Open(file)
}

var byHash = regexp.MustCompile(`/by-hash/SHA256/([0-9a-f]{64})$`)

// locate turns an index file's name into its by-hash name, which never changes
// under a reader's feet, and says what the file's content must be where the
// archive promises it (pool files are verified by whoever read the list).
func (m *Mirror) locate(ctx context.Context, name string) (Sum, string, error) {
	if path.Clean(name) != name || !servable.MatchString(name) {
		return Sum{}, "", fmt.Errorf("%s: %w", name, errNotInArchive)
	}
	if hash := byHash.FindStringSubmatch(name); hash != nil {
		return Sum{SHA256: hash[1]}, name, nil
	}
	if strings.HasPrefix(name, "pool/") || isRelease(name) {
		return Sum{}, name, nil
	}
	suite, rest, _ := strings.Cut(strings.TrimPrefix(name, "dists/"), "/")
	rel, err := m.Release(ctx, suite)
	if err != nil {
		return Sum{}, "", err
	}
	sum, ok := rel.Files[rest]
	if !ok {
		return Sum{}, "", fmt.Errorf("%s: %w", name, errNotInArchive)
	}
	return sum, path.Dir(name) + "/by-hash/SHA256/" + sum.SHA256, nil
}

func isRelease(name string) bool {
	switch path.Base(name) {
	case "InRelease", "Release", "Release.gpg":
		return strings.HasPrefix(name, "dists/")
	}
	return false
}

// fetch returns the cached file, downloading it first if it is absent or, for
// a release file, old. A stale release file is better than none.
func (m *Mirror) fetch(ctx context.Context, name string, want Sum) (string, error) {
	file := filepath.Join(m.dir, filepath.FromSlash(name))
	info, err := os.Stat(file)
	have := err == nil
	if have && (!isRelease(name) || time.Since(info.ModTime()) < Fresh) {
		return file, nil
	}
	_, err, _ = m.flight.Do(name, func() (any, error) {
		return nil, m.download(ctx, name, file, want)
	})
	if err != nil && !have {
		return "", err
	}
	return file, nil
}

// download tries a few times, since mirrors drop connections under load.
func (m *Mirror) download(ctx context.Context, name, file string, want Sum) (err error) {
	from, err := m.connect(ctx)
	if err != nil {
		return fmt.Errorf("%s is not cached: %w", name, err)
	}
	for attempt := range 3 {
		if attempt > 0 {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(time.Duration(attempt) * time.Second):
			}
		}
		if err = from.download(ctx, name, file, want); err == nil || errors.Is(err, errNotInArchive) ||
			ctx.Err() != nil {
			return err
		}
	}
	return err
}

func (c *connection) download(ctx context.Context, name, file string, want Sum) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.url+"/"+name, nil)
	if err != nil {
		return err
	}
	resp, err := c.client.Do(req)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusNotFound {
		return fmt.Errorf("%s: upstream: %w", name, errNotInArchive)
	}
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: upstream answers %s", name, resp.Status)
	}
	return store(file, resp.Body, want)
}

// store writes a file by rename once its content is whole and as promised.
func store(file string, body io.Reader, want Sum) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), ".part-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name()) // gone already after the rename
	defer tmp.Close()
	hash := sha256.New()
	if _, err := io.Copy(io.MultiWriter(tmp, hash), body); err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(file), err)
	}
	if got := hex.EncodeToString(hash.Sum(nil)); want.SHA256 != "" && got != want.SHA256 {
		return fmt.Errorf("%s: sha256 is %s, the archive promises %s", filepath.Base(file), got, want.SHA256)
	}
	if err := tmp.Chmod(0o644); err != nil {
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), file)
}

// ServeHTTP answers GET and HEAD for dists/ and pool/, relative to wherever the
// handler is mounted (see [http.StripPrefix]).
func (m *Mirror) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "an archive is read only", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	file, err := m.Open(r.Context(), name)
	if errors.Is(err, errNotInArchive) {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	http.ServeContent(w, r, "", info.ModTime(), file)
}

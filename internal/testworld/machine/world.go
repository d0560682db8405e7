package machine

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/google/go-containerregistry/pkg/registry"

	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
)

// Config says what of this machine is served.
type Config struct {
	Python   Python   // whose packages become wheels
	Packages []string // their names; what they require comes along
	System   []string // packages of the distribution, beside the essential ones
	Dir      string   // for wheels and blobs; it is made if need be
}

// World is this machine's packages, served on loopback.
type World struct {
	BaseImage string // the base image, by its reference
	IndexURL  string // of the package index

	server *http.Server
}

// Start makes the base image and the wheels, and serves them until Close.
func Start(ctx context.Context, c Config) (*World, error) {
	wheels, blobs := filepath.Join(c.Dir, "wheels"), filepath.Join(c.Dir, "blobs")
	for _, dir := range []string{wheels, blobs} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
	}
	files, err := Wheels(ctx, c.Python.Site, c.Packages, wheels)
	if err != nil {
		return nil, err
	}
	base, err := Base("/", c.System, blobs)
	if err != nil {
		return nil, err
	}
	reg := image.WithOpenRanges(registry.New(registry.WithBlobHandler(registry.NewDiskBlobHandler(blobs)),
		registry.Logger(log.New(io.Discard, "", 0))))
	if err := image.Publish(reg, blobs, "", base, ""); err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("/v2/", reg)
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: pyindex.NewCatalog(files)}))
	w := &World{
		BaseImage: listener.Addr().String() + "/" + base.Repository + ":" + base.Tags[0],
		IndexURL:  "http://" + listener.Addr().String() + "/simple/",
	}
	w.server = &http.Server{Handler: mux, ReadHeaderTimeout: 30 * time.Second}
	go w.server.Serve(listener) // ends with Close
	return w, nil
}

// Close ends the world at once.
func (w *World) Close() error { return w.server.Close() }

// Python is a Python of this machine and what is installed in it.
type Python struct {
	Version  string            // 3.12
	Site     string            // its folder site-packages
	Packages map[string]string // versions, by project
}

const question = `import json, sys, sysconfig
print(json.dumps({"version": "%d.%d" % sys.version_info[:2], "site": sysconfig.get_path("purelib")}))`

// Ask asks a Python what it is, by its program.
func Ask(ctx context.Context, program string) (p Python, err error) {
	said, err := exec.CommandContext(ctx, program, "-c", question).Output()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		return p, fmt.Errorf("%s: %w: %s", program, err, exit.Stderr)
	case err != nil:
		return p, err
	}
	if err := json.Unmarshal(said, &p); err != nil {
		return p, fmt.Errorf("%s: %w", program, err)
	}
	all, err := distributions(p.Site)
	p.Packages = map[string]string{}
	for project, d := range all {
		p.Packages[project] = d.metadata.Get("Version")
	}
	return p, err
}

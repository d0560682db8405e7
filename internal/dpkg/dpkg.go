// Package dpkg reads which of Debian's packages an image has installed, out of
// dpkg's own database (dpkg-query(1), deb-control(5)): var/lib/dpkg/status, or
// one file a package in var/lib/dpkg/status.d, as images without a package
// manager have it.
package dpkg

import (
	"archive/tar"
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layertar"
)

// Where the database is, below the root.
const (
	StatusFile   = "var/lib/dpkg/status"
	StatusFolder = "var/lib/dpkg/status.d"
)

// Package is an installed package.
type Package struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Arch    string `json:"arch"`
	// Source is the source package that it was made of, which security trackers
	// name; empty where it has the same name.
	Source string `json:"source,omitempty"`
}

// What a database may hold: all packages of Debian are below these.
const (
	mostPackages = 100_000
	mostBytes    = 128 << 20
)

var errTooMany = fmt.Errorf("dpkg's database holds more than %d packages or %d MB", mostPackages, mostBytes>>20)

// Read reads a database, sorted by name and architecture. A paragraph without
// Status counts as installed, as in StatusFolder.
func Read(r io.Reader) ([]Package, error) {
	var all []Package
	fields := map[string]string{"Package": "", "Status": "", "Version": "", "Architecture": "", "Source": ""}
	flush := func() {
		status := fields["Status"]
		if fields["Package"] != "" && (status == "" || strings.HasSuffix(status, " installed")) {
			source, _, _ := strings.Cut(fields["Source"], " ") // its version may follow
			all = append(all, Package{Name: fields["Package"], Version: fields["Version"], Arch: fields["Architecture"],
				Source: source})
		}
		for name := range fields {
			fields[name] = ""
		}
	}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for read := 0; lines.Scan(); {
		line := lines.Text()
		if read += len(line) + 1; read > mostBytes || len(all) > mostPackages {
			return nil, errTooMany
		}
		if line == "" {
			flush()
			continue
		}
		if name, value, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, " ") {
			if _, wanted := fields[name]; wanted {
				fields[name] = strings.TrimSpace(value)
			}
		}
	}
	flush()
	sortPackages(all)
	return all, lines.Err()
}

func sortPackages(all []Package) {
	slices.SortFunc(all, func(a, b Package) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name),
			cmp.Compare(a.Arch, b.Arch))
	})
}

// Installed reads the database of an image: from the top, no further down than
// where its newest copy is. An image without one gives none.
func Installed(ctx context.Context, img v1.Image) ([]Package, error) {
	layers, err := img.Layers()
	if err != nil {
		return nil, err
	}
	d := &database{single: map[string][]Package{}}
	for _, l := range slices.Backward(layers) {
		if err := d.layer(ctx, l); err != nil {
			blob, _ := l.Digest()
			return nil, fmt.Errorf("layer %s: %w", blob, err)
		}
		if d.whole {
			return d.packages, nil
		}
	}
	for _, packages := range d.single {
		d.packages = append(d.packages, packages...)
	}
	sortPackages(d.packages)
	return d.packages, nil
}

// database is what has been found on the way down.
type database struct {
	packages []Package
	whole    bool                 // StatusFile was found
	single   map[string][]Package // by the file in StatusFolder
	n        int                  // of those files and what is in them
}

// errFound ends the reading of a layer early.
var errFound = errors.New("found")

func (d *database) layer(ctx context.Context, l v1.Layer) error {
	blob, err := l.Digest()
	if err != nil {
		return err
	}
	size, err := l.Size()
	if err != nil {
		return err
	}
	content, err := l.Compressed()
	if err != nil {
		return err
	}
	defer content.Close()
	_, err = layertar.Read(ctx, content, digest.Digest(blob.String()), layertar.NewBudget(size),
		func(h *tar.Header, content io.Reader) error {
			if h.Typeflag != tar.TypeReg {
				return nil
			}
			err := d.entry(path.Clean(strings.TrimPrefix(h.Name, "/")), content)
			if err == nil && d.whole {
				return errFound
			}
			return err
		})
	if errors.Is(err, errFound) {
		return nil
	}
	return err
}

func (d *database) entry(name string, content io.Reader) (err error) {
	switch {
	case name == StatusFile:
		d.packages, err = Read(content)
		d.whole = true
	case path.Dir(name) == StatusFolder && path.Ext(name) != ".md5sums":
		if _, newer := d.single[name]; !newer {
			d.single[name], err = Read(content)
			if d.n += 1 + len(d.single[name]); d.n > mostPackages {
				return errTooMany
			}
		}
	}
	return err
}

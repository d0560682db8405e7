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

// Read reads a database, sorted by name and architecture. A paragraph without
// Status counts as installed, as in StatusFolder.
func Read(r io.Reader) ([]Package, error) {
	var all []Package
	fields := map[string]string{}
	flush := func() {
		status, stated := fields["Status"]
		if fields["Package"] != "" && (!stated || strings.HasSuffix(status, " installed")) {
			source, _, _ := strings.Cut(fields["Source"], " ") // its version may follow
			all = append(all, Package{Name: fields["Package"], Version: fields["Version"], Arch: fields["Architecture"],
				Source: source})
		}
		clear(fields)
	}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		if line == "" {
			flush()
			continue
		}
		if name, value, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, " ") {
			fields[name] = strings.TrimSpace(value)
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
			digest, _ := l.Digest()
			return nil, fmt.Errorf("layer %s: %w", digest, err)
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
}

func (d *database) layer(ctx context.Context, l v1.Layer) error {
	content, err := l.Uncompressed()
	if err != nil {
		return err
	}
	defer content.Close()
	for entries := tar.NewReader(content); ; {
		h, err := entries.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = ctx.Err()
		}
		if err == nil && h.Typeflag == tar.TypeReg {
			err = d.entry(path.Clean(strings.TrimPrefix(h.Name, "/")), entries)
		}
		if err != nil || d.whole {
			return err
		}
	}
}

func (d *database) entry(name string, content io.Reader) (err error) {
	switch {
	case name == StatusFile:
		d.packages, err = Read(content)
		d.whole = true
	case path.Dir(name) == StatusFolder && path.Ext(name) != ".md5sums":
		if _, newer := d.single[name]; !newer {
			d.single[name], err = Read(content)
		}
	}
	return err
}

package main

import (
	"bytes"
	"crypto/md5" //nolint:gosec // what dpkg --verify reads, and no protection
	"fmt"
	"strings"
	"time"
)

// deb returns a Debian package, format 2.0: an ar archive of a version, the
// control files and the data, whose files lie where they are to be installed.
func (p product) deb(arch string, v version, made time.Time, files []entry) (entry, error) {
	control, err := tarGz([]entry{
		{"control", 0o644, p.control(arch, v, files)}, {"md5sums", 0o644, md5sums(files)},
	}, made, "./", true)
	if err != nil {
		return entry{}, err
	}
	data, err := tarGz(files, made, "./", true)
	if err != nil {
		return entry{}, err
	}
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for _, part := range []entry{
		{name: "debian-binary", data: []byte("2.0\n")},
		{name: "control.tar.gz", data: control},
		{name: "data.tar.gz", data: data},
	} {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", part.name, made.Unix(), 0, 0, "100644", len(part.data))
		b.Write(part.data)
		if len(part.data)%2 == 1 {
			b.WriteByte('\n')
		}
	}
	return entry{p.name + "_" + v.debian() + "_" + arch + ".deb", 0o644, b.Bytes()}, nil
}

// control returns the fields that dpkg reads. The programs depend on nothing;
// runc is what envsolve build needs where no builder is named.
func (p product) control(arch string, v version, files []entry) []byte {
	kilobytes := 0
	for _, f := range files {
		kilobytes += (len(f.data) + 1023) / 1024
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "Package: %s\nVersion: %s\n", p.name, v.debian())
	fmt.Fprintf(&b, "Architecture: %s\nMaintainer: %s\n", arch, p.maintainer)
	fmt.Fprintf(&b, "Installed-Size: %d\nSuggests: runc\nSection: devel\nPriority: optional\n", kilobytes)
	fmt.Fprintf(&b, "Homepage: %s\n", p.homepage)
	fmt.Fprintf(&b, "Description: %s\n %s\n", p.summary, strings.ReplaceAll(p.description, "\n", "\n "))
	return b.Bytes()
}

// md5sums returns the list that dpkg --verify compares with.
func md5sums(files []entry) []byte {
	var b bytes.Buffer
	for _, f := range files {
		fmt.Fprintf(&b, "%x  %s\n", md5.Sum(f.data), f.name) //nolint:gosec // see the import
	}
	return b.Bytes()
}

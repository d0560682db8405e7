package machine

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// Base makes an image of the essential packages of the system below root,
// with the named ones and all that they require. Its blobs are stored in the
// folder blobs.
func Base(root string, names []string, blobs string) (image.Image, error) {
	status, err := os.ReadFile(filepath.Join(root, dpkg.StatusFile))
	if err != nil {
		return image.Image{}, err
	}
	wanted, err := required(paragraphs(string(status)), names)
	if err != nil {
		return image.Image{}, fmt.Errorf("%s: %w", root, err)
	}
	files := map[string]bool{}
	for _, p := range wanted {
		if err := p.files(root, files); err != nil {
			return image.Image{}, fmt.Errorf("%s: %w", p.name, err)
		}
	}
	// What their scripts made when they were installed.
	for _, name := range []string{"etc/passwd", "etc/group", "etc/ld.so.cache", "etc/ssl/certs/ca-certificates.crt"} {
		if _, err := os.Lstat(filepath.Join(root, name)); err == nil {
			files[name] = true
		}
	}
	delete(files, dpkg.StatusFile)
	var database bytes.Buffer
	for _, p := range wanted {
		database.WriteString(p.text + "\n\n")
	}
	made := time.Unix(0, 0).UTC()
	layer, err := image.Select(blobs, root, slices.Sorted(maps.Keys(files)),
		map[string][]byte{dpkg.StatusFile: database.Bytes()}, made)
	if err != nil {
		return image.Image{}, err
	}
	return image.Image{
		Repository: "machine/base", Tags: []string{"installed"}, Created: made,
		Env: []string{"PATH=" + image.SystemPath, "LANG=C.UTF-8"}, Command: []string{"bash"},
		Layers: []image.Layer{layer}, Steps: []string{"packages that are installed on this machine"},
	}, nil
}

// paragraph is a package of dpkg's database.
type paragraph struct {
	name, text string
	fields     wheel.Metadata // deb-control(5) has the form of METADATA
}

// paragraphs lists the packages that are installed.
func paragraphs(status string) (list []paragraph) {
	for text := range strings.SplitSeq(status, "\n\n") {
		text = strings.Trim(text, "\n")
		p := paragraph{text: text, fields: wheel.ParseMetadata(text)}
		p.name = p.fields.Get("Package")
		if p.name != "" && strings.HasSuffix(p.fields.Get("Status"), " installed") {
			list = append(list, p)
		}
	}
	return list
}

// required is the essential packages, the named ones and what they require, of
// alternatives the first that is installed.
func required(all []paragraph, names []string) ([]paragraph, error) {
	providers := map[string][]paragraph{}
	var queue []string
	for _, p := range all {
		providers[p.name] = slices.Insert(providers[p.name], 0, p)
		for _, other := range relations(p.fields.Get("Provides")) {
			providers[other[0]] = append(providers[other[0]], p)
		}
		if p.fields.Get("Essential") == "yes" || p.fields.Get("Priority") == "required" {
			queue = append(queue, p.name)
		}
	}
	for _, name := range names {
		if providers[name] == nil {
			return nil, fmt.Errorf("the package %s is not installed", name)
		}
		queue = append(queue, name)
	}
	seen := map[string]bool{}
	var list []paragraph
	for ; len(queue) > 0; queue = queue[1:] {
		p := providers[queue[0]][0]
		if seen[p.name] {
			continue
		}
		seen[p.name] = true
		list = append(list, p)
		for _, field := range []string{"Pre-Depends", "Depends"} {
			for _, alternatives := range relations(p.fields.Get(field)) {
				i := slices.IndexFunc(alternatives, func(name string) bool { return providers[name] != nil })
				if i >= 0 {
					queue = append(queue, alternatives[i])
				}
			}
		}
	}
	return list, nil
}

// relations are the alternatives of each part of a field such as Depends,
// without versions and architectures.
func relations(field string) (list [][]string) {
	for part := range strings.SplitSeq(field, ",") {
		var names []string
		for alternative := range strings.SplitSeq(part, "|") {
			name, _, _ := strings.Cut(strings.TrimSpace(alternative), " ")
			name, _, _ = strings.Cut(name, ":")
			names = append(names, name)
		}
		if names[0] != "" {
			list = append(list, names)
		}
	}
	return list
}

// files adds what the package brought, and dpkg's own list of it, documentation
// left out but for the licences.
func (p paragraph) files(root string, names map[string]bool) error {
	list := "var/lib/dpkg/info/" + p.name + ".list"
	if _, err := os.Stat(filepath.Join(root, list)); err != nil {
		list = "var/lib/dpkg/info/" + p.name + ":" + p.fields.Get("Architecture") + ".list"
	}
	text, err := os.ReadFile(filepath.Join(root, list))
	if err != nil {
		return err
	}
	names[list] = true
	for name := range strings.Lines(string(text)) {
		name = strings.Trim(name, "/.\n")
		doc := strings.HasPrefix(name, "usr/share/doc/") || strings.HasPrefix(name, "usr/share/man/")
		if name == "" || doc && filepath.Base(name) != "copyright" {
			continue
		}
		// A package may name a file below a link of another, such as /lib.
		if folder, err := filepath.EvalSymlinks(filepath.Join(root, filepath.Dir(name))); err == nil {
			if inside, err := filepath.Rel(root, folder); err == nil {
				name = filepath.Join(inside, filepath.Base(name))
			}
		}
		if _, err := os.Lstat(filepath.Join(root, name)); err == nil {
			names[name] = true
		}
	}
	return nil
}

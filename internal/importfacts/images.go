package main

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func images(root object) map[string][]byte {
	root.skip("asof", "notes", "policy", "require_table", "images", "manylinux")
	var t matrices.Tables
	codenames := root.obj("debian_codenames")
	osOf := map[string]string{} // bookworm → debian12
	for _, name := range keys(codenames.m) {
		osOf[name] = "debian" + codenames.str(name)
	}
	delete(osOf, "jessie") // older than the operating systems of the collection
	for _, o := range root.objs("os") {
		t.OSes = append(t.OSes, operatingSystem(o, osOf))
	}
	for _, o := range root.objs("python_images") {
		t.PythonImages = append(t.PythonImages, pythonImage(o, osOf))
	}
	return map[string][]byte{"images/os.hcl": matrices.WriteTables(
		"Operating systems and Python base images.", sources(root), t)}
}

func operatingSystem(o object, osOf map[string]string) matrices.OS {
	s := matrices.OS{
		ID: o.str("os"), Glibc: o.str("glibc"), GCC: o.str("gcc"), Python: o.str("python"), Released: o.str("released"),
		EndOfLife: o.str("eol"), ExtendedEOL: o.str("extended_eol"), Evidence: evidence(o, nil),
	}
	s.BaseImage = baseImage(s.ID)
	if s.BaseImage != "" {
		s.Inferred = append(s.Inferred, "base_image")
	}
	for codename, id := range osOf {
		if id == s.ID {
			s.PythonTags = []string{"slim-" + codename}
		}
	}
	return s
}

// baseImage gives the official image of an operating system.
func baseImage(id string) string {
	for _, f := range []struct{ prefix, image string }{
		{"debian14-testing", "docker.io/library/debian:testing-slim"},
		{"debian", "docker.io/library/debian:%-slim"}, {"ubuntu", "docker.io/library/ubuntu:%"},
		{"rockylinux", "docker.io/rockylinux/rockylinux:%"}, {"almalinux", "docker.io/library/almalinux:%"},
		{"oraclelinux", "docker.io/library/oraclelinux:%"}, {"ubi", "registry.access.redhat.com/ubi%/ubi"},
		{"centos", "docker.io/library/centos:%"}, {"amzn", "docker.io/library/amazonlinux:%"},
		{"fedora", "docker.io/library/fedora:%"}, {"azl", "mcr.microsoft.com/azurelinux/base/core:%.0"},
		{"opensuse", "docker.io/opensuse/leap:%"}, {"suse", "registry.suse.com/bci/bci-base:%.0"},
	} {
		if version, ok := strings.CutPrefix(id, f.prefix); ok {
			return strings.Replace(f.image, "%", version, 1)
		}
	}
	return ""
}

func pythonImage(o object, osOf map[string]string) matrices.PythonImage {
	p := matrices.PythonImage{
		Python: o.str("python"), Default: osOf[o.str("debian")], Latest: o.str("latest"), EndOfLife: o.str("eol"),
		Images: map[string]string{}, Frozen: map[string]string{}, Evidence: evidence(o, map[string]string{"debian": "default_os"}),
	}
	o.skip("image") // python:3.12-slim, said by the row
	for _, variant := range o.strs("slim_variants") {
		m := regexp.MustCompile(`^(\w+)(?: \(to ([\d-]+)\))?$`).FindStringSubmatch(variant)
		image := "docker.io/library/python:" + p.Python + "-slim-" + m[1]
		if m[2] == "" {
			p.Images[osOf[m[1]]] = image
			continue
		}
		if osOf[m[1]] != "" {
			p.Frozen[osOf[m[1]]] = image
		}
		p.Notes = append(p.Notes, image+" is rebuilt until "+m[2])
	}
	return p
}

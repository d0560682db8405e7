package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"path"
	"strings"
	"time"
)

// wheel returns a wheel that puts the programs of a platform into the folder of
// scripts of an environment, with their licences and bill of materials.
func (p product) wheel(on platform, v version, made time.Time, programs, licences []entry, sbom entry) (entry, error) {
	stem := p.name + "-" + v.python()
	info := stem + ".dist-info"
	files := below(stem+".data/scripts", programs)
	files = append(files, entry{path.Join(info, "METADATA"), 0o644, p.metadata(v, licences)},
		entry{path.Join(info, "WHEEL"), 0o644, wheelTags(on)})
	files = append(files, below(info+"/licenses", licences)...)
	files = append(files, below(info+"/sboms", []entry{sbom})...)
	files = append(files, record(path.Join(info, "RECORD"), files))
	data, err := zipped(files, made)
	return entry{stem + "-py3-none-" + strings.Join(on.wheelTags, ".") + ".whl", 0o644, data}, err
}

// metadata returns the core metadata, version 2.4.
func (p product) metadata(v version, licences []entry) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "Metadata-Version: 2.4\nName: %s\nVersion: %s\nSummary: %s\n", p.name, v.python(), p.summary)
	fmt.Fprintf(&b, "License-Expression: %s\n", p.licence)
	for _, f := range licences {
		fmt.Fprintf(&b, "License-File: %s\n", f.name)
	}
	fmt.Fprintf(&b, "Project-URL: Homepage, %s\nRequires-Python: >=3.8\n", p.homepage)
	fmt.Fprintf(&b, "Description-Content-Type: text/markdown\n\n# %s\n\n%s\n\n", p.name, p.description)
	fmt.Fprintf(&b, "```sh\nenvsolve plan --gpu a100 --framework pytorch\n```\n\nThe rest is at <%s>.\n", p.homepage)
	return b.Bytes()
}

// wheelTags returns the file WHEEL: the programs are for any Python 3.
func wheelTags(on platform) []byte {
	var b bytes.Buffer
	b.WriteString("Wheel-Version: 1.0\nGenerator: envsolve-dist\nRoot-Is-Purelib: false\n")
	for _, tag := range on.wheelTags {
		fmt.Fprintf(&b, "Tag: py3-none-%s\n", tag)
	}
	return b.Bytes()
}

// record returns the list of all files with their hashes; its own row has none.
func record(name string, files []entry) entry {
	var b bytes.Buffer
	for _, f := range files {
		sum := sha256.Sum256(f.data)
		fmt.Fprintf(&b, "%s,sha256=%s,%d\n", f.name, base64.RawURLEncoding.EncodeToString(sum[:]), len(f.data))
	}
	fmt.Fprintf(&b, "%s,,\n", name)
	return entry{name, 0o644, b.Bytes()}
}

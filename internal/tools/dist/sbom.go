package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"time"

	spdxjson "github.com/spdx/tools-golang/json"
	"github.com/spdx/tools-golang/spdx"
	"github.com/spdx/tools-golang/spdx/v2/common"
)

// unknown is what SPDX asks for where nothing is claimed.
const unknown = "NOASSERTION"

// sbom returns the bill of materials of a platform's programs: each with its hash
// and the modules that its linker wrote down.
func (p product) sbom(on platform, v version, made time.Time, programs []program) (entry, error) {
	stem := p.name + "-" + v.String() + "-" + on.system + "-" + on.arch
	doc := &spdx.Document{
		SPDXVersion: spdx.Version, DataLicense: spdx.DataLicense, SPDXIdentifier: "DOCUMENT", DocumentName: stem,
		CreationInfo: &spdx.CreationInfo{
			Creators: []spdx.Creator{{CreatorType: "Tool", Creator: "envsolve-dist"}}, Created: made.Format(time.RFC3339),
		},
	}
	listed := map[spdx.ElementID]bool{}
	list := func(from string, relation string, pkg *spdx.Package) {
		if !listed[pkg.PackageSPDXIdentifier] {
			listed[pkg.PackageSPDXIdentifier] = true
			doc.Packages = append(doc.Packages, pkg)
		}
		doc.Relationships = append(doc.Relationships, &spdx.Relationship{
			RefA: common.MakeDocElementID("", from), Relationship: relation,
			RefB: common.MakeDocElementID("", string(pkg.PackageSPDXIdentifier)),
		})
	}
	sums := ""
	for _, made := range programs {
		file := entry{name: on.executable(made.name), data: made.data}
		sums += file.digest()
		id := element("Program", made.name)
		pkg := software(id, made.name, v.text, "pkg:golang/github.com/envsolve/envsolve@"+v.text+"#cmd/"+made.name)
		pkg.PackageFileName, pkg.PackageLicenseDeclared, pkg.PrimaryPackagePurpose = file.name, p.licence, "APPLICATION"
		pkg.PackageChecksums = []spdx.Checksum{{Algorithm: common.SHA256, Value: file.digest()}}
		list("DOCUMENT", common.TypeRelationshipDescribe, pkg)
		level := strings.TrimPrefix(made.goLevel, "go")
		list(id, common.TypeRelationshipContains,
			software(element("Module", "stdlib", level), "stdlib", level, "pkg:golang/stdlib@"+level))
		for _, m := range made.linked {
			list(id, common.TypeRelationshipContains,
				software(element("Module", m.Path, m.Version), m.Path, m.Version, "pkg:golang/"+m.Path+"@"+m.Version))
		}
	}
	doc.DocumentNamespace = "https://spdx.org/spdxdocs/" + stem + "-" + entry{data: []byte(sums)}.digest()
	var out bytes.Buffer
	if err := spdxjson.Write(doc, &out, spdxjson.EscapeHTML(false)); err != nil {
		return entry{}, fmt.Errorf("bill of materials for %s: %w", on, err)
	}
	return entry{stem + ".spdx.json", 0o644, out.Bytes()}, nil
}

// software is a package of which nothing is claimed but its name and version.
func software(id, name, version, purl string) *spdx.Package {
	return &spdx.Package{
		PackageSPDXIdentifier: spdx.ElementID(id), PackageName: name, PackageVersion: version,
		PackageDownloadLocation: unknown, PackageLicenseConcluded: unknown, PackageLicenseDeclared: unknown,
		PackageCopyrightText: unknown,
		PackageExternalReferences: []*spdx.PackageExternalReference{{
			Category: common.CategoryPackageManager, RefType: common.TypePackageManagerPURL, Locator: purl,
		}},
	}
}

// noIdentifier matches what an identifier of SPDX may not hold.
var noIdentifier = regexp.MustCompile(`[^A-Za-z0-9.-]+`)

// element returns an identifier made of words.
func element(words ...string) string {
	return noIdentifier.ReplaceAllString(strings.Join(words, "-"), "-")
}

package attest

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	spdxjson "github.com/spdx/tools-golang/json"
	"github.com/spdx/tools-golang/spdx"
	"github.com/spdx/tools-golang/spdx/v2/common"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// unknown is what SPDX asks for where nothing is claimed.
const unknown = "NOASSERTION"

// The elements that every document has.
const (
	elementImage = "Image"
	elementBase  = "Base"
)

// SBOM lists what is in the image: each wheel and each distribution package of
// the lock with its hash, its licence and where it came from, on top of the base
// image, and the distribution packages that the base has.
func SBOM(in Input) (artifact.Document, error) {
	doc := &spdx.Document{
		SPDXVersion: spdx.Version, DataLicense: spdx.DataLicense, SPDXIdentifier: "DOCUMENT",
		DocumentName:      in.Target.Name,
		DocumentNamespace: "https://spdx.org/spdxdocs/envsolve-" + hexDigest(in.Image.Digest.String()),
		CreationInfo: &spdx.CreationInfo{
			Creators: []spdx.Creator{{CreatorType: "Tool", Creator: "envsolve-" + in.Version}},
			Created:  in.Created.UTC().Format(time.RFC3339),
		},
		DocumentComment: "Made from the lock " + in.LockDigest + "." + belowWords(in),
	}
	add := func(p *spdx.Package, relation string) {
		doc.Packages = append(doc.Packages, p)
		doc.Relationships = append(doc.Relationships, relate(elementImage, relation, p.PackageSPDXIdentifier))
	}
	doc.Packages = []*spdx.Package{imagePackage(in)}
	doc.Relationships = []*spdx.Relationship{relate("DOCUMENT", common.TypeRelationshipDescribe, elementImage)}
	add(basePackage(in.Target.Base), common.TypeRelationshipDescendantOf)
	for _, p := range in.Below {
		listed := belowPackage(p, in.Target.Stack.OS)
		doc.Packages = append(doc.Packages, listed)
		doc.Relationships = append(doc.Relationships, relate(elementBase, common.TypeRelationshipContains,
			listed.PackageSPDXIdentifier))
	}
	if s := in.Target.Stack.Standalone; s != nil {
		add(pythonPackage(s, in.Target.Interpreter), common.TypeRelationshipContains)
	}
	for _, w := range in.Target.Wheels {
		add(wheelPackage(w), common.TypeRelationshipContains)
	}
	for _, p := range in.Target.Apt {
		add(aptPackage(p, in.Target.Stack.OS), common.TypeRelationshipContains)
	}
	var out bytes.Buffer
	if err := spdxjson.Write(doc, &out, spdxjson.EscapeHTML(false)); err != nil {
		return artifact.Document{}, fmt.Errorf("bill of materials of target %q: %w", in.Target.Name, err)
	}
	return artifact.Document{ArtifactType: artifact.TypeSPDX, Predicate: artifact.PredicateSPDX,
		Content: out.Bytes()}, nil
}

// belowWords says where to look for what the base holds besides.
func belowWords(in Input) string {
	if len(in.Below) == 0 {
		return " The base image has no database of dpkg's: what it holds is not listed."
	}
	return " The packages of the base image are those of its dpkg database; what it holds besides them, such as an interpreter that was compiled, is not listed."
}

func relate(from spdx.ElementID, relation string, to spdx.ElementID) *spdx.Relationship {
	return &spdx.Relationship{
		RefA: common.MakeDocElementID("", string(from)), RefB: common.MakeDocElementID("", string(to)),
		Relationship: relation,
	}
}

// software is a package of which nothing is claimed but its name, its hash and
// where it came from.
func software(id, name, version, sha256, purl string) *spdx.Package {
	p := &spdx.Package{
		PackageSPDXIdentifier: spdx.ElementID(id), PackageName: name, PackageVersion: version,
		PackageDownloadLocation: unknown, PackageLicenseConcluded: unknown, PackageLicenseDeclared: unknown,
		PackageCopyrightText: unknown,
		PackageExternalReferences: []*spdx.PackageExternalReference{{
			Category: common.CategoryPackageManager, RefType: common.TypePackageManagerPURL, Locator: purl,
		}},
	}
	if sha256 != "" {
		p.PackageChecksums = []spdx.Checksum{{Algorithm: common.SHA256, Value: sha256}}
	}
	return p
}

func imagePackage(in Input) *spdx.Package {
	digest := in.Image.Digest.String()
	p := software(elementImage, in.Target.Name, digest, hexDigest(digest), imagePURL("", digest))
	p.PrimaryPackagePurpose = "CONTAINER"
	p.PackageSummary = summary(in.Target)
	return p
}

// summary is the stack in one line.
func summary(t *lock.Target) string {
	s := t.Stack
	parts := []string{s.Framework.Name + " " + s.Framework.Version}
	for _, part := range []struct{ name, version string }{
		{"CUDA", s.CUDA.Version}, {"cuDNN", s.CUDNN}, {"NCCL", s.NCCL}, {"Python", s.Python},
		{"driver from", s.Driver.Floor},
	} {
		if part.version != "" {
			parts = append(parts, part.name+" "+part.version)
		}
	}
	return strings.Join(parts, ", ")
}

func basePackage(b lock.Base) *spdx.Package {
	p := software(elementBase, b.Reference, b.Digest, hexDigest(b.Digest), imagePURL(b.Reference, b.Digest))
	p.PrimaryPackagePurpose = "CONTAINER"
	return p
}

// belowPackage has no hash: dpkg keeps none of the file that it unpacked.
func belowPackage(d dpkg.Package, os string) *spdx.Package {
	return software(element("BaseDeb", d.Name, d.Version+"-"+d.Arch), d.Name, d.Version, "", debPURL(d, os))
}

// pythonPackage is a relocatable build of Python.
func pythonPackage(s *plan.Standalone, made lock.Interpreter) *spdx.Package {
	p := software(element("Python", "cpython", s.Version), "cpython", s.Version, s.SHA256, pythonPURL(s))
	p.PackageFileName = s.File()
	p.PackageDownloadLocation = location(s.URL)
	p.PrimaryPackagePurpose = "APPLICATION"
	if made.Layer.Digest != "" {
		p.PackageSourceInfo = "installed in layer " + made.Layer.Digest.String()
	}
	return p
}

func wheelPackage(w lock.Wheel) *spdx.Package {
	p := software(element("Wheel", w.Name, w.Version), w.Name, w.Version, w.SHA256, wheelPURL(w))
	declare(p, w.License)
	p.PackageFileName = w.File
	p.PackageDownloadLocation = location(w.URL)
	p.PrimaryPackagePurpose = "LIBRARY"
	if w.Layer.Digest != "" {
		p.PackageSourceInfo = "installed in layer " + w.Layer.Digest.String()
	}
	return p
}

func aptPackage(a lock.AptPackage, os string) *spdx.Package {
	p := software(element("Deb", a.Name, a.Version+"-"+a.Arch), a.Name, a.Version, a.SHA256,
		debPURL(dpkg.Package{Name: a.Name, Version: a.Version, Arch: a.Arch}, os))
	p.PackageFileName = a.File
	p.PackageDownloadLocation = location(a.URL)
	return p
}

func location(url string) string {
	if clean := address(url); clean != "" {
		return clean
	}
	return unknown
}

// element is an identifier: letters, digits, dots and hyphens, no others (SPDX
// 2.3, clause 7.2).
func element(kind, name, version string) string {
	return kind + "-" + strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '.', r == '-':
			return r
		}
		return '-'
	}, name+"-"+version)
}

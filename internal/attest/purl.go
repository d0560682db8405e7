package attest

import (
	"strings"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/package-url/packageurl-go"

	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// wheelPURL names a Python package as vulnerability databases do.
func wheelPURL(w lock.Wheel) string {
	return packageurl.NewPackageURL(packageurl.TypePyPi, "", w.Name, w.Version, nil, "").ToString()
}

// debPURL names a distribution package; os is the plan's: "debian12". The source
// package, by which security trackers go, is its "upstream" where it has another
// name.
func debPURL(p dpkg.Package, os string) string {
	distribution := strings.TrimRight(os, "0123456789.")
	qualifiers := map[string]string{"arch": p.Arch, "distro": distribution + "-" + strings.TrimPrefix(os, distribution)}
	if p.Source != "" {
		qualifiers["upstream"] = p.Source
	}
	return packageurl.NewPackageURL(packageurl.TypeDebian, distribution, p.Name, p.Version,
		packageurl.QualifiersFromMap(qualifiers), "").ToString()
}

// pythonPURL names a relocatable build of Python, which no package manager has, by its
// archive.
func pythonPURL(s *plan.Standalone) string {
	return packageurl.NewPackageURL(packageurl.TypeGeneric, "", "cpython", s.Version,
		packageurl.QualifiersFromMap(map[string]string{"checksum": "sha256:" + s.SHA256, "download_url": address(s.URL)}),
		"").ToString()
}

// imagePURL names an image by its digest, and by the repository and tag under
// which it was found. A reference that is none keeps its digest.
func imagePURL(reference, digest string) string {
	ref, err := name.ParseReference(reference)
	if err != nil {
		return packageurl.NewPackageURL(packageurl.TypeOCI, "", "image", digest, nil, "").ToString()
	}
	host := ref.Context().RegistryStr()
	if host == name.DefaultRegistry {
		host = "docker.io" // which is what everybody calls it
	}
	repository := host + "/" + ref.Context().RepositoryStr()
	qualifiers := map[string]string{"repository_url": repository}
	if tag, ok := ref.(name.Tag); ok {
		qualifiers["tag"] = tag.TagStr()
	}
	short := repository[strings.LastIndex(repository, "/")+1:]
	return packageurl.NewPackageURL(packageurl.TypeOCI, "", short, digest, packageurl.QualifiersFromMap(qualifiers),
		"").ToString()
}

package matrices

import "strings"

// PythonStandalone is a relocatable build of a Python minor, for systems that have no
// such Python of their own.
type PythonStandalone struct {
	Python string `hcl:"python,label" check:"version"`    // 3.12
	Latest string `hcl:"latest" check:"required,version"` // the patch release that it is, 3.12.14
	Build  string `hcl:"build" check:"required"`          // the maker's release that it is of, 20260814
	// URL is the archive's address; {machine} in it stands for x86_64 or aarch64.
	URL  string `hcl:"url" check:"required,url"`
	Root string `hcl:"root" check:"required"` // the folder of the archive that holds bin and lib
	// SHA256 holds the digest of the archive for each platform that it is made for.
	SHA256   map[string]string `hcl:"sha256" check:"required"`
	MinGlibc string            `hcl:"min_glibc" check:"required,version"`
	// Systems are families of systems, debian for debian12, that have the libraries
	// that it needs besides the C library; empty: it needs none.
	Systems []string `hcl:"systems"`
	Evidence
}

// Address returns the address of the archive for a platform and its SHA-256; empty
// where there is none for it.
func (p *PythonStandalone) Address(platform string) (url, sha256 string) {
	if sha256 = p.SHA256[platform]; sha256 == "" {
		return "", ""
	}
	return strings.ReplaceAll(p.URL, machinePlaceholder, machineOf(platform)), sha256
}

// machinePlaceholder stands in an address for what a machine calls itself.
const machinePlaceholder = "{machine}"

// machineOf returns what the machines of a platform call themselves; empty for
// platforms without relocatable builds.
func machineOf(platform string) string {
	return map[string]string{"linux/amd64": "x86_64", "linux/arm64": "aarch64"}[platform]
}

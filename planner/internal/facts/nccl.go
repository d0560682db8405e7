package facts

import "github.com/envsolve/envsolve/matrices/version"

// NCCLOf returns the newest release of NCCL that a version is, or begins as: 2.18.3 for 2.18.3.1 and 2.18.6 for 2.18.
// It is empty for none.
func (f *Facts) NCCLOf(said string) (release string) {
	for _, known := range f.NCCLVersions() {
		n := min(version.Parts(said), version.Parts(known))
		if n > 1 && version.Truncate(known, n) == version.Truncate(said, n) {
			release = version.Newest(release, known)
		}
	}
	return release
}

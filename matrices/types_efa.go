package matrices

import "github.com/envsolve/envsolve/matrices/version"

// EFAInstaller is a release of Amazon's installer for the Elastic Fabric Adapter, which
// brings its kernel module, libfabric and the plugin by which NCCL uses it.
type EFAInstaller struct {
	Version  string `hcl:"version,label" check:"version"`
	Released string `hcl:"released" check:"date"`
	Driver   string `hcl:"driver" check:"version"`   // of the kernel module
	OFINCCL  string `hcl:"ofi_nccl" check:"version"` // of aws-ofi-nccl
	NCCLMin  string `hcl:"nccl_min" check:"version"` // that the plugin takes
	Evidence
}

// EFAInstaller returns a release of the installer; nil where the facts do not have it.
func (s *Set) EFAInstaller(ver string) *EFAInstaller {
	list := rows[EFAInstaller](s, "efa-installer")
	for i := range list {
		if version.Compare(list[i].Version, ver) == 0 {
			return &list[i]
		}
	}
	return nil
}

package matrices

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
)

// EFAInstaller is a release of Amazon's installer for the Elastic Fabric Adapter, which
// brings its kernel module, libfabric and the plugin by which NCCL uses it.
type EFAInstaller struct {
	Version  string `hcl:"version,label" check:"version"`
	Released string `hcl:"released" check:"date"`
	Driver   string `hcl:"driver" check:"required,version"` // of the kernel module
	OFINCCL  string `hcl:"ofi_nccl" check:"version"`        // of aws-ofi-nccl; empty: it brings none
	NCCLMin  string `hcl:"nccl_min" check:"version"`        // that the plugin takes
	Evidence
}

// EFAFloor is the oldest software of the Elastic Fabric Adapter with which something
// works that earlier software lacks.
type EFAFloor struct {
	ID string `hcl:"id,label" check:"id"`
	// GPUs are the boards and NVIDIADriver is the oldest branch of NVIDIA's driver that it
	// is about; empty: any.
	GPUs         []string `hcl:"gpus" check:"ref=gpus"`
	NVIDIADriver string   `hcl:"nvidia_driver" check:"version"`
	Driver       string   `hcl:"driver" check:"version"`   // oldest EFA kernel module that has it
	OFINCCL      string   `hcl:"ofi_nccl" check:"version"` // oldest aws-ofi-nccl that has it
	Text         string   `hcl:"text" check:"required"`    // what came with them
	Evidence
}

// EFAInstallers returns the releases of the installer, oldest first.
func (s *Set) EFAInstallers() []EFAInstaller { return rows[EFAInstaller](s, "efa-installer") }

// EFAFloors returns what came with later software of the adapter.
func (s *Set) EFAFloors() []EFAFloor { return rows[EFAFloor](s, "efa-floors") }

// EFAInstaller returns a release of the installer; nil where the facts do not have it.
func (s *Set) EFAInstaller(ver string) *EFAInstaller {
	list := s.EFAInstallers()
	for i := range list {
		if version.Compare(list[i].Version, ver) == 0 {
			return &list[i]
		}
	}
	return nil
}

// Met reports whether a kernel module and a plugin for NCCL of some versions, of which
// either may be empty for none, are no older than the floor.
func (f *EFAFloor) Met(driver, plugin string) bool {
	return (f.Driver == "" || version.Compare(driver, f.Driver) >= 0) &&
		(f.OFINCCL == "" || version.Compare(plugin, f.OFINCCL) >= 0)
}

// Concerns reports whether the floor is about a host with a driver of NVIDIA's and boards
// of some ids.
func (f *EFAFloor) Concerns(nvidiaDriver string, boards []string) bool {
	return (f.NVIDIADriver == "" || nvidiaDriver != "" && version.Compare(nvidiaDriver, f.NVIDIADriver) >= 0) &&
		(len(f.GPUs) == 0 || slices.ContainsFunc(f.GPUs, func(id string) bool { return slices.Contains(boards, id) }))
}

// EFAInstallerWith returns the first release of the installer that brings what a floor
// asks for; nil where the facts have none.
func (s *Set) EFAInstallerWith(floor *EFAFloor) *EFAInstaller {
	list := s.EFAInstallers()
	for i := range list {
		if floor.Met(list[i].Driver, list[i].OFINCCL) {
			return &list[i]
		}
	}
	return nil
}

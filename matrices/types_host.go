package matrices

import "github.com/envsolve/envsolve/matrices/version"

// HostSystem is a system that has a driver floor of its own, above that of its
// boards.
type HostSystem struct {
	ID        string   `hcl:"id,label" check:"id"` // hgx-b200
	Name      string   `hcl:"name" check:"required"`
	GPU       string   `hcl:"gpu" check:"required,ref=gpus|gpu-groups"`
	MinDriver string   `hcl:"min_driver" check:"driver"`
	Aliases   []string `hcl:"aliases" check:"lower"`
	// NVSwitch says that its GPUs are joined by switches, which a fabric manager of
	// the driver's very version sets up.
	NVSwitch bool `hcl:"nvswitch"`
	Evidence
}

// ContainerToolkit is what the NVIDIA container toolkit does from one version on,
// until that of the next row.
type ContainerToolkit struct {
	Version string `hcl:"version,label" check:"version"`
	// Compat says what becomes of an image's cuda-compat libraries: they are put
	// before the driver's, are left where they are, are put before them by the
	// runtime or by CDI alone, or by every way of starting a container.
	Compat string `hcl:"compat" check:"required,enum=mounted|left|runtime|always"`
	Evidence
}

// The ways of the container toolkit with cuda-compat libraries.
const (
	CompatLeft    = "left"
	CompatRuntime = "runtime"
)

// GPUOperator is a release of NVIDIA's GPU Operator for Kubernetes.
type GPUOperator struct {
	Version          string   `hcl:"version,label" check:"version"`
	DefaultDriver    string   `hcl:"default_driver" check:"driver"` // that it installs where nobody says which
	Drivers          []string `hcl:"drivers" check:"driver"`        // that its release notes name, the default among them
	ContainerToolkit string   `hcl:"container_toolkit" check:"version"`
	Evidence
}

// DriverHole is a fault of single drivers on some hosts.
type DriverHole struct {
	ID      string   `hcl:"id,label" check:"id"`
	Drivers []string `hcl:"drivers" check:"required,driver"`
	Fixed   string   `hcl:"fixed" check:"driver"` // the first driver after them without it
	// MIG says on which hosts: those that have slices of GPUs at all, or that have
	// them beside whole ones.
	MIG  string   `hcl:"mig" check:"required,enum=slices|mixed"`
	GPUs []string `hcl:"gpus" check:"ref=gpus"` // empty: all
	Text string   `hcl:"text" check:"required"` // what happens
	Evidence
}

// HostSystems returns the systems with driver floors of their own.
func (s *Set) HostSystems() []HostSystem { return rows[HostSystem](s, "host-systems") }

// ContainerToolkits returns what the NVIDIA container toolkit does, oldest version
// first.
func (s *Set) ContainerToolkits() []ContainerToolkit {
	return rows[ContainerToolkit](s, "container-toolkit")
}

// ContainerToolkit returns the row that holds for a version of the container toolkit;
// nil where none does.
func (s *Set) ContainerToolkit(ver string) *ContainerToolkit {
	var holds *ContainerToolkit
	list := s.ContainerToolkits()
	for i := range list {
		if ver != "" && version.Compare(list[i].Version, ver) <= 0 {
			holds = &list[i]
		}
	}
	return holds
}

// GPUOperators returns the releases of the GPU Operator, oldest first.
func (s *Set) GPUOperators() []GPUOperator { return rows[GPUOperator](s, "gpu-operator") }

// DriverHoles returns the faults of single drivers.
func (s *Set) DriverHoles() []DriverHole { return rows[DriverHole](s, "driver-holes") }

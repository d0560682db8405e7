package host

import (
	"cmp"
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// EFA is what a machine has of Amazon's Elastic Fabric Adapter.
type EFA struct {
	Devices   int    `json:"devices"`     // on the PCI bus
	Driver    string `json:"driver"`      // version of the loaded kernel module
	Installer string `json:"installer"`   // that brought the software
	Plugin    bool   `json:"nccl_plugin"` // NCCL can use it
}

func (r reader) efa() EFA {
	found := EFA{}
	for _, dir := range r.glob("sys/bus/pci/devices/*") {
		if strings.TrimSpace(r.text(dir+"/vendor")) == "0x1d0f" && strings.HasPrefix(r.text(dir+"/device"), "0xefa") {
			found.Devices++
		}
	}
	number := regexp.MustCompile(`\d+(?:\.\d+)+`)
	found.Driver = number.FindString(r.text("sys/module/efa/version"))
	found.Installer = number.FindString(r.field("opt/amazon/efa_installed_packages", "# EFA installer version"))
	for _, folder := range []string{"opt/amazon/ofi-nccl/lib*/", "opt/amazon/ofi-nccl/lib*/*/", "opt/aws-ofi-nccl/lib*/"} {
		found.Plugin = found.Plugin || len(r.glob(folder+"libnccl-net*.so")) > 0
	}
	return found
}

// efa looks at what lets NCCL use the adapter: without it, it goes by TCP and says
// nothing.
func (m Machine) efa(facts *matrices.Set) Check {
	if m.EFA.Devices == 0 || len(m.GPUs) == 0 {
		return Check{}
	}
	c := Check{Name: "efa", Verdict: OK,
		Seen: "Elastic Fabric Adapter with driver " + m.EFA.Driver + " and the plugin for NCCL"}
	row := facts.EFAInstaller(m.EFA.Installer)
	switch {
	case m.EFA.Driver == "" && m.Container == "":
		c.Verdict, c.Seen = Fault, "Elastic Fabric Adapter, whose kernel module is not loaded: NCCL goes by TCP"
		c.Fix = "modprobe efa; after a new kernel, run Amazon's EFA installer again"
	case !m.EFA.Plugin:
		c.Verdict, c.Seen = Warning, "Elastic Fabric Adapter, and no plugin for NCCL (aws-ofi-nccl): NCCL goes by TCP"
		c.Fix = "run Amazon's EFA installer; NCCL_DEBUG=INFO then says NET/OFI"
		if m.Container != "" {
			c.Fix = "install aws-ofi-nccl and libfabric in the image; NCCL_DEBUG=INFO then says NET/OFI"
		}
	case row != nil && m.EFA.Driver != "" && version.Compare(m.EFA.Driver, row.Driver) < 0:
		c.Verdict = Warning
		c.Seen = "EFA installer " + row.Version + " brings driver " + row.Driver + ", and " + m.EFA.Driver + " is loaded"
		c.Fix = "modprobe -r efa && modprobe efa, as root, or reboot"
	case m.efaLacks(row, facts, &c):
	case row != nil && row.NCCLMin != "":
		c.Seen += " of installer " + row.Version + ", which takes NCCL " + row.NCCLMin + " and newer"
	}
	return c
}

// HostEFA returns the version of the adapters' installer, for the host block of a target;
// empty on a machine without adapters and in a container, whose software is its image's.
func (m Machine) HostEFA() string {
	if m.EFA.Devices == 0 || m.Container != "" || version.Parts(m.EFA.Installer) < 3 {
		return ""
	}
	return m.EFA.Installer
}

// efaLacks says what this machine's driver and boards need of later software than the
// adapters have, and reports whether there is such a thing.
func (m Machine) efaLacks(row *matrices.EFAInstaller, facts *matrices.Set, c *Check) bool {
	floors := facts.EFAFloors()
	for i := range floors {
		f := &floors[i]
		plugin := f.OFINCCL // of an installer that the facts do not know
		if row != nil {
			plugin = row.OFINCCL
		}
		driver := cmp.Or(m.EFA.Driver, f.Driver) // a container does not see it
		if !f.Concerns(m.Driver, m.Boards()) || f.Met(driver, plugin) {
			continue
		}
		c.Verdict = Warning
		c.Seen = "Elastic Fabric Adapter with driver " + driver + ", and " + f.Text + " came with " + f.Driver
		if f.Driver == "" {
			c.Seen = "Elastic Fabric Adapter of installer " + row.Version + ", and " + f.Text +
				" came with aws-ofi-nccl " + f.OFINCCL
		}
		if with := facts.EFAInstallerWith(f); with != nil {
			c.Fix = "run Amazon's EFA installer " + with.Version + " or newer"
		}
		return true
	}
	return false
}

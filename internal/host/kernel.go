package host

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/matrices"
)

// kernel is what decides whether the driver's module can be loaded.
type kernel struct {
	release string // as uname -r says it
	listed  bool   // its modules are listed, and so it is known whether the driver's is among them
	module  bool   // the driver's is
	secure  bool   // Secure Boot is on, which loads signed modules alone
}

func (r reader) kernel() kernel {
	k := kernel{release: strings.TrimSpace(r.text("proc/sys/kernel/osrelease"))}
	if k.release != "" && path.Base(k.release) == k.release {
		list := r.text(r.below("/lib/modules/" + k.release + "/modules.dep"))
		k.listed = list != ""
		for line := range strings.Lines(list) {
			file, _, _ := strings.Cut(line, ":")
			k.module = k.module || isDriver(path.Base(file))
		}
	}
	for _, file := range r.glob("sys/firmware/efi/efivars/SecureBoot-*") {
		// Four bytes of attributes, and the value (UEFI 2.10, 3.3).
		value := r.text(file)
		k.secure = len(value) == 5 && value[4] == 1
	}
	return k
}

// isDriver reports whether a file of a kernel's modules is the driver's: nvidia.ko, which may be compressed.
// Debian's packages name the same module by the driver's series: nvidia-current.ko, nvidia-current-open.ko,
// nvidia-legacy-390xx.ko.
func isDriver(file string) bool {
	name, _, isModule := strings.Cut(file, ".ko")
	series, isLegacy := strings.CutPrefix(name, "nvidia-legacy-")
	return isModule && (slices.Contains([]string{"nvidia", "nvidia-current", "nvidia-current-open"}, name) ||
		isLegacy && !strings.Contains(series, "-")) // nvidia-legacy-390xx-drm.ko is another of its modules
}

// notLoaded is said of a driver that is installed, and whose kernel module is not loaded.
func (m Machine) notLoaded(facts *matrices.Set) Check {
	const silent = "nvidia-smi-cannot-communicate"
	c := Check{Name: "driver", Verdict: Fault, Seen: "installed (" + strings.Join(m.Libraries, ", ") + "), but "}
	switch {
	case len(m.unfinished) > 0:
		c.Seen += "the installation of its packages broke off: " + some(m.unfinished)
		c.Confirm = "dpkg --audit"
		c.Fix = "apt-get --fix-broken install, as root; where it names packages of two releases, keep one of the " +
			"repositories " +
			"that have the driver, NVIDIA's or the distribution's"
		return c.Known(facts, "apt-driver-unmet", "two repositories")
	case m.kernel.listed && !m.kernel.module:
		c.Seen += "kernel " + m.kernel.release + ", which runs, has no module of it"
		release := m.kernel.release
		if !shellquote.IsPlain(release) {
			release = `"$(uname -r)"`
		}
		c.Fix = "install the headers of that kernel, then dkms autoinstall -k " + release +
			" and modprobe nvidia; where the system brings modules without dkms, install those for that kernel"
		return c.Known(facts, silent, "kernel upgraded")
	case m.kernel.listed && m.kernel.secure:
		c.Seen += "its kernel module is not loaded, and Secure Boot is on"
		c.Confirm = "modprobe nvidia says: Key was rejected by service"
		c.Fix = "let the firmware know the key that signs the module: mokutil --import /var/lib/dkms/mok.pub, on Ubuntu " +
			"/var/lib/shim-signed/mok/MOK.der, and reboot; or switch Secure Boot off"
		return c.Known(facts, "module-key-rejected", "Secure Boot")
	}
	c.Seen += "its kernel module is not loaded"
	c.Fix = "modprobe nvidia, and read dmesg | grep -i nvrm: after a new kernel the module is to be built again, " +
		"and Secure Boot wants it signed"
	return c.Known(facts, silent, "kernel upgraded")
}

// some are the first of several, and how many more there are.
func some(names []string) string {
	const most = 3
	if more := len(names) - most; more > 0 {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", more)
	}
	return strings.Join(names, ", ")
}

package host

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// The verdicts of checks.
const (
	OK      = "ok"
	Warning = "warning" // works, but may surprise
	Fault   = "fault"   // does not work
	Absent  = "absent"  // is not here, which is well on a machine that only plans and builds
)

// Check is one thing that was looked at.
type Check struct {
	Name    string `json:"name"` // what was looked at, such as driver
	Verdict string `json:"verdict"`
	Seen    string `json:"seen"`
	Fix     string `json:"fix,omitempty"` // the next step, where something is wrong
	// Error is the error of the catalogue that users meet, where one is known; Cause is
	// which of its causes this is, and Confirm how to see that it is so.
	Error   string `json:"error,omitempty"`
	Cause   string `json:"cause,omitempty"`
	Confirm string `json:"confirm,omitempty"`
}

// Known returns the check with an error of the catalogue, and the cause of it that has a
// text in it. A check that is well stays as it is.
func (c Check) Known(facts *matrices.Set, id, cause string) Check {
	if c.Verdict == OK || c.Verdict == Absent {
		return c
	}
	for _, e := range facts.Errors() {
		if e.ID != id {
			continue
		}
		for _, of := range e.Causes {
			if strings.Contains(of.Cause, cause) {
				c.Error, c.Cause = id, of.Cause
				c.Confirm = cmp.Or(c.Confirm, of.Confirm)
				return c
			}
		}
	}
	return c
}

// Wanted is what a machine's GPUs want, empty where nobody knows.
type Wanted struct {
	Driver string // to install
	Module string // flavour of the kernel module: open or proprietary; anything else for either
}

// Checks judges a machine by the facts.
func (m Machine) Checks(want Wanted, facts *matrices.Set) []Check {
	checks := []Check{m.boards(), m.driver(want, facts)}
	if m.Driver != "" || m.WSL {
		checks = append(checks, m.library(facts), m.files(facts))
	}
	checks = append(checks, m.visibility(facts), m.paths(facts), m.forward(facts), m.fabric(facts), m.toolkits(facts),
		m.containers(facts), m.description(facts), m.builder())
	checks = append(append(checks, m.slices(facts)...), m.efa(facts))
	checks = append(checks, m.inside(facts)...)
	return slices.DeleteFunc(checks, func(c Check) bool { return c.Name == "" })
}

func (m Machine) boards() Check {
	c := Check{Name: "gpu", Verdict: OK}
	var words []string
	for _, g := range m.GPUs {
		name := g.Name
		if name == "" {
			name = g.ID
		}
		if name == "" {
			name = "a device that the facts do not know"
		}
		words = append(words, fmt.Sprintf("%s (%s at %s)", name, g.Device, g.Address))
		if g.ID == "" {
			c.Verdict = Warning
			c.Fix = "name it to plan by its compute capability: nvidia-smi --query-gpu=compute_cap --format=csv, then --gpu sm_…"
		}
	}
	switch {
	case len(words) > 0:
		c.Seen = strings.Join(words, ", ")
	case m.WSL:
		c.Seen = "those of Windows, which nvidia-smi lists"
	case m.Tegra != nil:
		c.Seen = "that of " + m.Tegra.named() + ", L4T " + m.Tegra.L4T
	default:
		c.Verdict, c.Seen = Absent, "no NVIDIA GPU; plans and builds need none: name those of your hosts with --gpu"
	}
	return c
}

func (m Machine) driver(want Wanted, facts *matrices.Set) Check {
	c := Check{Name: "driver", Verdict: Fault}
	const silent = "nvidia-smi-cannot-communicate"
	switch {
	case m.Driver != "":
		return m.flavour(want.Module, facts)
	case m.WSL:
		return Check{Name: "driver", Verdict: OK, Seen: "that of Windows"}
	case m.unread != "":
		return Check{Name: "driver", Verdict: Warning, Confirm: "modinfo -F version nvidia",
			Seen: "loaded, in a version that cannot be read: /proc/driver/nvidia/version " + m.unread,
			Fix:  "name it where something is judged for this machine: --driver VERSION"}
	case len(m.GPUs) == 0:
		return Check{}
	case m.Container != "":
		c.Seen, c.Fix = "none is visible in this container", withGPUs("start it")
		return c.Known(facts, "torch-no-nvidia-driver", "this container")
	case slices.Contains(m.Modules, "nouveau"):
		c.Seen, c.Fix = "none: nouveau holds the GPU",
			m.install(want.Driver, facts)+"; it keeps nouveau from loading (blacklist nouveau in /etc/modprobe.d), then reboot"
		return c.Known(facts, silent, "nouveau")
	case len(m.Libraries) > 0:
		return m.notLoaded(facts)
	}
	c.Seen, c.Fix = "none", m.install(want.Driver, facts)
	return c.Known(facts, "torch-no-nvidia-driver", "no driver installed")
}

// withGPUs says how a container gets GPUs, behind the words for its start.
func withGPUs(start string) string {
	return start + " with GPUs: docker run --gpus all …, podman run --device nvidia.com/gpu=all …, or in Kubernetes " +
		"resources.limits nvidia.com/gpu"
}

// install says how the system gets a driver, the recommended one where there is one: by
// which commands, where the facts know its packages, as those of systems with rpm.
func (m Machine) install(recommended string, facts *matrices.Set) string {
	text := "install NVIDIA's driver"
	if recommended != "" {
		text += ", " + recommended + " is recommended for these GPUs"
	}
	if commands := facts.InstallDriver(m.SystemID, m.SystemVersion, recommended); len(commands) > 0 {
		text += ": with NVIDIA's repository, " + strings.Join(commands, " && ")
	}
	return text
}

// flavour looks at which of the two kernel modules is loaded.
func (m Machine) flavour(wanted string, facts *matrices.Set) Check {
	const open, proprietary = "open", "proprietary"
	kind := proprietary
	if m.Open {
		kind = open
	}
	c := Check{Name: "driver", Verdict: OK, Seen: m.Driver + ", " + kind + " kernel module"}
	if wanted != open && wanted != proprietary || wanted == kind {
		return c
	}
	c.Verdict, c.Confirm = Fault, "cat /proc/driver/nvidia/version; dmesg | grep -i nvrm"
	c.Seen += "; these GPUs run on the " + wanted + " one alone"
	c.Fix = "install driver " + m.Driver + " with its " + wanted + " kernel module, then reboot"
	if wanted == open {
		return c.Known(facts, "rminitadapter-failed", "closed kernel module")
	}
	return c.Known(facts, "open-module-unsupported-gpu", "older than Turing")
}

// library looks at libcuda, which must be of the kernel module's version.
func (m Machine) library(facts *matrices.Set) Check {
	c := Check{Name: "library", Verdict: OK, Seen: "libcuda " + strings.Join(m.Libraries, ", ")}
	switch {
	case m.WSL:
		return m.windowsLibrary(facts)
	case m.Tegra != nil && m.Tegra.Library:
		return Check{Name: "library", Verdict: OK, Seen: "libcuda of L4T " + m.Tegra.L4T}
	case len(m.Libraries) == 0 && m.Container != "" && !slices.Contains(m.Devices, "nvidiactl"):
		c.Verdict, c.Seen = Fault, "neither libcuda nor /dev/nvidiactl is in this container, on a machine with a driver"
		c.Fix = withGPUs("start it")
		return c.Known(facts, "torch-no-nvidia-driver", "this container")
	case len(m.Libraries) == 0:
		c.Verdict, c.Seen = Fault, "the kernel module is loaded, but there is no libcuda"
		c.Fix = "install the rest of driver " + m.Driver + " (libcuda1, libnvidia-compute), of the same version"
		if m.Container != "" {
			c.Fix = "start the container with the capability \"compute\": NVIDIA_DRIVER_CAPABILITIES=compute,utility"
			return c.Known(facts, "cuda-driver-insufficient", "in the container")
		}
		return c.Known(facts, "libcuda-not-found", "not the part of it")
	case !slices.Contains(m.Libraries, m.Driver):
		c.Verdict = Fault
		c.Seen += ", but the loaded kernel module is " + m.Driver
		c.Fix = "reboot, or unload and load the module: the driver was updated while the old one was running"
		return c.Known(facts, "nvml-driver-library-mismatch", "packages updated")
	case len(m.Libraries) > 1 && !slices.ContainsFunc(m.Libraries, func(v string) bool {
		return v != m.Driver && !slices.Contains(m.compatible, v)
	}):
		c.Seen += "; that which is not of driver " + m.Driver + " is for forward compatibility"
	case len(m.Libraries) > 1:
		c.Verdict = Warning
		c.Fix = "remove the libcuda that is not of driver " +
			m.Driver + ": which one a program opens is a matter of luck"
		return c.Known(facts, "cuda-error-803-driver-combination", "user-space libcuda")
	}
	return c
}

// windowsLibrary looks at libcuda in WSL: that of Windows, and no other.
func (m Machine) windowsLibrary(facts *matrices.Set) Check {
	c := Check{Name: "library", Verdict: Fault}
	// A driver's version begins with three digits: the libcuda.so.1.1 of WSL is none.
	own := slices.IndexFunc(m.Libraries, func(v string) bool { return strings.Index(v, ".") >= len("100") })
	switch {
	case own >= 0:
		c.Seen = "libcuda of Windows, and that of a driver for Linux, " + m.Libraries[own]
		c.Fix = "uninstall the driver for Linux (apt-get purge 'libnvidia-*' 'nvidia-driver-*'): in WSL it is that of " +
			"Windows alone"
		c.Confirm = "ldconfig -p | grep libcuda"
		return c.Known(facts, "cuinit-no-device", "driver not working")
	case !m.WSLLibrary:
		c.Seen = "no libcuda in /usr/lib/wsl/lib"
		c.Fix = "install a driver for Windows that knows WSL, then wsl --update and wsl --shutdown"
		return c.Known(facts, "container-wsl-file-exists", "WSL driver files missing")
	}
	return Check{Name: "library", Verdict: OK, Seen: "libcuda of Windows"}
}

// files looks at the files in /dev that programs open.
func (m Machine) files(facts *matrices.Set) Check {
	if m.WSL {
		if slices.Contains(m.Devices, "dxg") {
			return Check{}
		}
		return Check{Name: "devices", Verdict: Fault, Seen: "no /dev/dxg",
			Fix: "wsl --update, and a driver for Windows that knows WSL"}.Known(facts, "container-driver-error-wsl", "WSL")
	}
	if m.Tegra != nil {
		return Check{}
	}
	var missing []string
	for _, name := range opened() {
		if !slices.Contains(m.Devices, name) {
			missing = append(missing, "/dev/"+name)
		}
	}
	if len(missing) == 0 {
		return m.mayOpen(facts)
	}
	fix := "nvidia-modprobe -u -c 0, as root; nvidia-persistenced keeps them"
	switch {
	case m.Container != "" && len(m.Libraries) == 0 && !slices.Contains(m.Devices, "nvidiactl"):
		return Check{} // what is said of the library says it all
	case m.Container != "":
		fix = "start the container again with GPUs: its devices are those of its start"
	}
	return Check{Name: "devices", Verdict: Fault, Seen: "no " + strings.Join(missing, " and no "), Fix: fix}.
		Known(facts, "cuinit-unknown-error", "nvidia-uvm")
}

// mayOpen looks at whether the device files may be opened, where they are there.
func (m Machine) mayOpen(facts *matrices.Set) Check {
	c := Check{Name: "devices", Verdict: OK, Seen: "/dev/nvidiactl, /dev/nvidia-uvm"}
	if len(m.Refused) == 0 {
		return c
	}
	c.Verdict = Fault
	c.Seen = "/dev/" + strings.Join(m.Refused, " and /dev/") + " may not be opened by "
	if !m.RefusedByGroup {
		c.Seen += "this user"
		c.Confirm = "ls -l /dev/nvidia*; id"
		c.Fix = "let its group be one of the user's, or its mode be 0666, which is the driver's own (NVreg_DeviceFileMode)"
		return c.Known(facts, "cuinit-no-device", "may not open")
	}
	c.Seen += "this container"
	c.Fix = "start the container again, with --gpus all or --device in place of -v: a reload of systemd takes the " +
		"leave of one that runs"
	return c.Known(facts, "nvml-unknown-error-container", "lets it not open")
}

// paths looks at what LD_LIBRARY_PATH names. A toolkit's folder is there on most machines
// with one, and does no harm by itself: what an environment takes from it is said of that.
func (m Machine) paths(facts *matrices.Set) Check {
	// Wheels bring no libcuda: one for forward compatibility is another check's, and the driver's is right.
	files := slices.DeleteFunc(slices.Clone(m.Shadowing), func(file string) bool {
		return isForward(file) || slices.Contains(m.driverFiles, file)
	})
	has := func(library string) bool {
		return slices.ContainsFunc(files, func(file string) bool { return strings.HasPrefix(path.Base(file), library+".") })
	}
	before := " before the libraries that wheels bring"
	if has("libcuda") {
		before = " before the libraries of the driver and of wheels"
	}
	c := Check{Name: "paths", Verdict: Warning, Seen: "LD_LIBRARY_PATH puts " + strings.Join(files, ", ") + before,
		Fix: "unset LD_LIBRARY_PATH where you run frameworks from wheels"}
	switch {
	case len(files) == 0:
		return Check{}
	case has("libcudnn"):
		return c.Known(facts, "cudnn-not-initialized", "second cuDNN")
	case has("libcuda") && strings.Contains(c.Seen, "/stubs/"):
		return c.Known(facts, "cuda-stub-library", "LD_LIBRARY_PATH")
	case has("libcuda"):
		return c.Known(facts, "cuda-error-803-driver-combination", "its own libcuda")
	}
	return Check{Name: "paths", Verdict: OK, Seen: "LD_LIBRARY_PATH names " + strings.Join(files, ", ")}
}

// builder looks for what the managed builder runs on.
func (m Machine) builder() Check {
	if slices.Contains(m.Tools, "runc") {
		return Check{Name: "builder", Verdict: OK, Seen: "runc is here, for the builder that envsolve starts as root"}
	}
	return Check{
		Name: "builder", Verdict: Warning, Seen: "no runc, which the builder that envsolve starts runs on",
		Fix: "install runc from the distribution, or name a builder: --builder tcp://…, docker-container://…",
	}
}

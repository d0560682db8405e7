package host

import (
	"fmt"
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
	Name    string `json:"name"` // gpu, driver, library, devices, paths, fabric, containers, builder, slices, efa, stack
	Verdict string `json:"verdict"`
	Seen    string `json:"seen"`
	Fix     string `json:"fix,omitempty"` // the next step, where something is wrong
}

// Checks judges a machine by the facts. recommended is the driver to install for its
// GPUs, empty where nobody knows.
func (m Machine) Checks(recommended string, facts *matrices.Set) []Check {
	checks := []Check{m.boards(), m.driver(recommended, facts)}
	if m.Driver != "" || m.WSL {
		checks = append(checks, m.library(), m.files())
	}
	checks = append(checks, m.paths(), m.fabric(), m.containers(facts), m.builder())
	checks = append(append(checks, m.slices(facts)...), m.efa(facts))
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
	default:
		c.Verdict, c.Seen = Absent, "no NVIDIA GPU; plans and builds need none: name those of your hosts with --gpu"
	}
	return c
}

func (m Machine) driver(recommended string, facts *matrices.Set) Check {
	c := Check{Name: "driver", Verdict: Fault}
	install := "install NVIDIA's driver"
	if recommended != "" {
		install += ", " + recommended + " is recommended for these GPUs"
	}
	install += m.install(recommended, facts)
	switch {
	case m.Driver != "":
		kind := "proprietary kernel module"
		if m.Open {
			kind = "open kernel module"
		}
		return Check{Name: "driver", Verdict: OK, Seen: m.Driver + ", " + kind}
	case m.WSL:
		return Check{Name: "driver", Verdict: OK, Seen: "that of Windows"}
	case len(m.GPUs) == 0:
		return Check{}
	case m.Container != "":
		c.Seen, c.Fix = "none is visible in this container",
			"start it with GPUs: docker run --gpus all …, or in Kubernetes resources.limits nvidia.com/gpu"
	case slices.Contains(m.Modules, "nouveau"):
		c.Seen, c.Fix = "none: nouveau holds the GPU",
			install+"; it keeps nouveau from loading (blacklist nouveau in /etc/modprobe.d), then reboot"
	case len(m.Libraries) > 0:
		c.Seen = "installed (" + strings.Join(m.Libraries, ", ") + "), but its kernel module is not loaded"
		c.Fix = "modprobe nvidia, and read dmesg | grep -i nvrm: after a new kernel the module is to be built again, and Secure Boot wants it signed"
	default:
		c.Seen, c.Fix = "none", install
	}
	return c
}

// library looks at libcuda, which must be of the kernel module's version.
func (m Machine) library() Check {
	c := Check{Name: "library", Verdict: OK, Seen: "libcuda " + strings.Join(m.Libraries, ", ")}
	switch {
	case m.WSL:
		c.Seen = "libcuda of Windows"
	case len(m.Libraries) == 0:
		c.Verdict, c.Seen = Fault, "the kernel module is loaded, but there is no libcuda"
		c.Fix = "install the rest of driver " + m.Driver + " (libcuda1, libnvidia-compute), of the same version"
		if m.Container != "" {
			c.Fix = "start the container with the capability \"compute\": NVIDIA_DRIVER_CAPABILITIES=compute,utility"
		}
	case !slices.Contains(m.Libraries, m.Driver):
		c.Verdict = Fault
		c.Seen += ", but the loaded kernel module is " + m.Driver
		c.Fix = "reboot, or unload and load the module: the driver was updated while the old one was running"
	case len(m.Libraries) > 1:
		c.Verdict = Warning
		c.Fix = "remove the libcuda that is not of driver " +
			m.Driver + ": which one a program opens is a matter of luck"
	}
	return c
}

// files looks at the files in /dev that programs open.
func (m Machine) files() Check {
	if m.WSL {
		if slices.Contains(m.Devices, "dxg") {
			return Check{}
		}
		return Check{Name: "devices", Verdict: Fault, Seen: "no /dev/dxg",
			Fix: "wsl --update, and a driver for Windows that knows WSL"}
	}
	var missing []string
	for _, name := range []string{"nvidiactl", "nvidia-uvm"} {
		if !slices.Contains(m.Devices, name) {
			missing = append(missing, "/dev/"+name)
		}
	}
	if len(missing) == 0 {
		return Check{Name: "devices", Verdict: OK, Seen: "/dev/nvidiactl, /dev/nvidia-uvm"}
	}
	fix := "nvidia-modprobe -u -c 0, as root; nvidia-persistenced keeps them"
	if m.Container != "" {
		fix = "start the container again with GPUs: its devices are those of its start"
	}
	return Check{Name: "devices", Verdict: Fault, Seen: "no " + strings.Join(missing, " and no "), Fix: fix}
}

func (m Machine) paths() Check {
	if len(m.Shadowing) == 0 {
		return Check{}
	}
	return Check{
		Name: "paths", Verdict: Warning, Seen: "LD_LIBRARY_PATH puts " + strings.Join(m.Shadowing, ", ") +
			" before the libraries that wheels bring",
		Fix: "unset LD_LIBRARY_PATH where you run frameworks from wheels",
	}
}

// containers looks for what hands GPUs into containers.
func (m Machine) containers(facts *matrices.Set) Check {
	engines := slices.DeleteFunc(slices.Clone(m.Tools), func(t string) bool { return t != "docker" && t != "podman" })
	if len(engines) == 0 || m.Container != "" || len(m.GPUs) == 0 && !m.WSL {
		return Check{}
	}
	c := Check{Name: "containers", Verdict: OK, Seen: strings.Join(engines, " and ") +
		" with the NVIDIA container toolkit"}
	switch {
	case !slices.Contains(m.Tools, "nvidia-ctk"):
		c.Verdict, c.Seen = Fault, strings.Join(engines, " and ")+
			" without the NVIDIA container toolkit: containers see no GPU"
		c.Fix = "install nvidia-container-toolkit, then nvidia-ctk runtime configure, or nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml"
	case !m.CDI && !slices.Contains(engines, "docker"):
		c.Verdict, c.Seen = Warning, "podman, but GPUs are not described for it"
		c.Fix = "nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml"
	case m.ContainerToolkit != "":
		c.Seen += " " + m.ContainerToolkit
		if row := facts.ContainerToolkit(m.ContainerToolkit); row != nil && row.Compat == matrices.CompatLeft {
			c.Verdict = Warning
			c.Seen += ", which hands no cuda-compat libraries of an image to its programs"
			c.Fix = "where containers rest on forward compatibility, update nvidia-container-toolkit"
		}
	}
	return c
}

// fabric looks at what sets up the switches between GPUs: without it, CUDA starts on
// none of them.
func (m Machine) fabric() Check {
	if !m.NVSwitch || m.Driver == "" || m.Container != "" {
		return Check{}
	}
	c := Check{Name: "fabric", Verdict: OK, Seen: "NVSwitch, with the fabric manager " + m.FabricManager}
	branch, _, _ := strings.Cut(m.Driver, ".")
	switch {
	case m.FabricManager != "" && m.FabricManager != m.Driver:
		c.Verdict = Fault
		c.Seen += ", but the driver is " + m.Driver
		c.Fix = "install nvidia-fabricmanager of version " + m.Driver + ": it must be the driver's very version"
	case !m.FabricRuns:
		c.Verdict = Fault
		c.Seen = "NVSwitch, and no fabric manager that runs: CUDA ends in error 802, system not yet initialized"
		c.Fix = "systemctl enable --now nvidia-fabricmanager"
		if m.FabricManager == "" {
			c.Fix = "install nvidia-fabricmanager-" + branch + " of version " + m.Driver + ", then " + c.Fix
		}
	}
	return c
}

// builder looks for what the managed builder runs on.
func (m Machine) builder() Check {
	if slices.Contains(m.Tools, "runc") {
		return Check{Name: "builder", Verdict: OK, Seen: "runc is here, so envsolve can start its own"}
	}
	return Check{
		Name: "builder", Verdict: Warning, Seen: "no runc, which the builder that envsolve starts runs on",
		Fix: "install runc from the distribution, or name a builder: --builder tcp://…, docker-container://…",
	}
}

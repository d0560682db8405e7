package host

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

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
		c.Fix = "install nvidia-container-toolkit, then nvidia-ctk runtime configure, or nvidia-ctk cdi generate " +
			"--output=/etc/cdi/nvidia.yaml"
		return c.Known(facts, "docker-could-not-select-device-driver", "Toolkit missing")
	case !m.CDI && !slices.Contains(engines, "docker"):
		c.Verdict, c.Seen = Warning, "podman, but GPUs are not described for it"
		c.Fix = "nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml"
		return c.Known(facts, "cdi-device-unresolvable", "not described")
	case m.ContainerToolkit != "":
		c.Seen += " " + m.ContainerToolkit
		if row := facts.ContainerToolkit(m.ContainerToolkit); row != nil && row.Compat == matrices.CompatLeft {
			c.Verdict = Warning
			c.Seen += ", which hands no cuda-compat libraries of an image to its programs"
			c.Fix = "where containers rest on forward compatibility, update nvidia-container-toolkit"
			return c.Known(facts, "cuda-driver-insufficient", "driver older than the CUDA runtime")
		}
	}
	return c
}

// description looks at what describes the GPUs for containers (CDI), which names the
// driver's files by their versions.
func (m Machine) description(facts *matrices.Set) Check {
	if m.Container != "" {
		return Check{}
	}
	if m.CDIDriver == "" || m.Driver == "" || m.CDIDriver == m.Driver {
		return m.described(facts)
	}
	return Check{Name: "cdi", Verdict: Fault,
		Seen: "the GPUs are described for containers with driver " + m.CDIDriver + ", and it is " + m.Driver +
			": containers that get them by it do not start",
		Confirm: "grep libcuda.so " + m.CDISpec,
		Fix:     "nvidia-ctk cdi generate --output=" + m.CDISpec + ", again after each change of the driver",
	}.Known(facts, "cdi-other-driver", "driver was updated")
}

// described looks at the device files that the description names: one that is not there,
// and containers that get GPUs by it do not start.
func (m Machine) described(facts *matrices.Set) Check {
	if len(m.undescribed) == 0 {
		return Check{}
	}
	return Check{Name: "cdi", Verdict: Fault,
		Seen: "the GPUs are described for containers with " + some(m.undescribed) + ", which the machine has not: " +
			"containers that get them by it do not start",
		Confirm: "grep -o '/dev/[^ \"]*' " + m.CDISpec + " | sort -u, against ls /dev/nvidia* /dev/dri",
		Fix: "nvidia-ctk cdi generate --output=" + m.CDISpec + ", again after each change of GPUs or driver; " +
			"nvidia-modprobe makes /dev/nvidia*, as root",
	}.Known(facts, "cdi-device-file-missing", "device files")
}

// fabric looks at what sets up the switches between GPUs: without it, CUDA starts on
// none of them.
func (m Machine) fabric(facts *matrices.Set) Check {
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
		return c.Known(facts, "fabricmanager-version-mismatch", "differ")
	case !m.FabricRuns:
		c.Verdict = Fault
		c.Seen = "NVSwitch, and no fabric manager that runs: CUDA ends in error 802, system not yet initialized"
		c.Fix = "systemctl enable --now nvidia-fabricmanager"
		if m.FabricManager == "" {
			c.Fix = "install nvidia-fabricmanager-" + branch + " of version " + m.Driver + ", then " + c.Fix
		}
		return c.Known(facts, "cuda-error-802-not-ready", "NVSwitch")
	}
	return c
}

package host

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/matrices"
)

// The kinds of what runs on a machine with files of its own.
const (
	Image     = "image"
	Container = "container" // or any other process
)

// Inside is an image or a container: the programs in it run with its files, on the GPUs
// and the driver of the machine.
type Inside struct {
	Kind     string `json:"kind"`
	Name     string `json:"name"`     // as it is called
	Platform string `json:"platform"` // linux/amd64
	OS       string `json:"os"`       // as the system in it calls itself
	// Libraries are the versions of libcuda in it, and Devices the device files.
	Libraries []string `json:"libraries"`
	Devices   []string `json:"devices"`
	// Capabilities is what its environment asks the container toolkit for
	// (NVIDIA_DRIVER_CAPABILITIES), and Visible which GPUs (NVIDIA_VISIBLE_DEVICES).
	Capabilities string `json:"driver_capabilities,omitempty"`
	Visible      string `json:"visible_devices,omitempty"`
	// opened is the version of libcuda that the loader leads to, where it can be told.
	opened string
	// compatible are the versions of libcuda in it for forward compatibility.
	compatible []string
}

// Enter looks into an image or a container that runs on a machine: at its files, in the
// environment of env.
func (m Machine) Enter(into Inside, files fs.FS, env Lookup, facts *matrices.Set) Machine {
	r := reader{files, env}
	of := Read(files, env, facts)
	into.OS, into.Devices, into.Libraries = of.OS, of.Devices, of.Libraries
	into.opened, into.compatible = r.openedLibrary(), of.compatible
	into.Capabilities, into.Visible = env.Value("NVIDIA_DRIVER_CAPABILITIES"), env.Value("NVIDIA_VISIBLE_DEVICES")
	m.Shadowing, m.Toolkits, m.Compilers, m.CUDAHome = of.Shadowing, of.Toolkits, of.Compilers, of.CUDAHome
	m.homeCompiler, m.visible, m.visibleSet = of.homeCompiler, of.visible, of.visibleSet
	m.forwardFile, m.forwardVersion = of.forwardFile, of.forwardVersion
	m.driverFiles = r.ofDriver(of.Shadowing, m.HostDriver())
	m.Inside = &into
	return m
}

// compatibleLibraries returns the versions of libcuda for forward compatibility.
func (r reader) compatibleLibraries() []string {
	return versions(r.glob("usr/local/cuda*/compat/libcuda.so.*"))
}

// driverLibraries returns the versions of libcuda anywhere that the loader looks: clusters
// mount it into folders of their own, and the container toolkit where the machine has it.
// Those for forward compatibility and those to link with are no driver's.
func (r reader) driverLibraries() []string {
	var folders []string
	for _, dir := range loader.New(r.root, r.env.Value("LD_LIBRARY_PATH")).Folders() {
		real := loader.Real(r.root, dir)
		if !strings.Contains(real, "/compat") && !strings.Contains(real, "/stubs") {
			folders = append(folders, real)
		}
	}
	return r.libraries(slices.Concat(libraryFolders(), folders))
}

// openedLibrary returns the version of libcuda that the loader gets for a program.
func (r reader) openedLibrary() string {
	l := loader.New(r.root, r.env.Value("LD_LIBRARY_PATH"))
	asks := []string{"/bin/sh"}
	for _, dir := range l.Folders() {
		asks = append(asks, path.Join(dir, "libcuda.so.1")) // where there is no shell
	}
	for _, name := range asks {
		o, err := l.Object(name)
		if err != nil {
			continue
		}
		found, ok := l.Find([]*loader.Object{o}, "libcuda.so.1")
		if list := versions([]string{found.Real}); ok && len(list) > 0 {
			return list[0]
		}
		return ""
	}
	return ""
}

// versions returns those that files of libcuda have in their names, each once.
func versions(files []string) (list []string) {
	for _, file := range files {
		version, ok := strings.CutPrefix(path.Base(file), "libcuda.so.")
		if ok && strings.Contains(version, ".") && !slices.Contains(list, version) {
			list = append(list, version)
		}
	}
	return list
}

// System is what the system calls itself that programs run in.
func (m Machine) System() string {
	if m.Inside != nil {
		return m.Inside.OS
	}
	return m.OS
}

// inside looks at what the machine has handed into a container, or what an image brings
// that is for the machine to give.
func (m Machine) inside(facts *matrices.Set) []Check {
	switch {
	case m.Inside == nil:
		return nil
	case m.Inside.Kind == Image:
		return []Check{m.ownLibrary(facts)}
	case m.WSL && !slices.Contains(m.Inside.Devices, "dxg"):
		return []Check{m.notHanded("/dev/dxg").Known(facts, "torch-no-nvidia-driver", "this container")}
	case m.WSL, m.Driver == "":
		return nil
	}
	missing := m.missingDevices()
	if len(missing) > 0 && len(m.Inside.Libraries) == 0 {
		if len(m.Libraries) > 0 {
			missing = append(missing, "libcuda")
		}
		return []Check{m.notHanded(missing...).Known(facts, "torch-no-nvidia-driver", "this container")}
	}
	return []Check{m.handedDevices(missing, facts), m.handedLibrary(facts)}
}

// ownLibrary looks for a libcuda in an image: it belongs to the driver, and the container
// toolkit mounts it.
func (m Machine) ownLibrary(facts *matrices.Set) Check {
	if len(m.Inside.Libraries) == 0 {
		return Check{Name: "image", Verdict: OK, Seen: "no libcuda is in it, as is right: the " +
			"container toolkit mounts that of " +
			"the machine"}
	}
	return Check{Name: "image", Verdict: Warning,
		Seen: "libcuda " + strings.Join(m.Inside.Libraries, ", ") + " is in the image: " +
			"it belongs to a driver, and programs " +
			"may get it in place of that of the machine",
		Fix: "leave the driver's packages out of the image (libcuda1, libnvidia-compute, nvidia-driver): " +
			"the container toolkit mounts its files",
	}.Known(facts, "cuda-error-803-driver-combination", "image contains its own libcuda")
}

// notHanded is said of what the machine has and the container lacks.
func (m Machine) notHanded(what ...string) Check {
	are := "is"
	if len(what) > 1 {
		are = "are"
		what = []string{strings.Join(what[:len(what)-1], ", ") + " and " + what[len(what)-1]}
	}
	c := Check{Name: "container", Verdict: Fault,
		Seen: what[0] + " " + are + " on the machine and not in " + m.Inside.Name,
		Fix:  withGPUs("start it again")}
	switch v := m.Inside.Visible; {
	case len(m.Inside.Libraries) > 0 && v == "void": // so CDI has it, which hands GPUs over itself
		c.Fix = "describe the GPUs anew, nvidia-ctk cdi generate --output=" + cmp.Or(m.CDISpec, "/etc/cdi/nvidia.yaml") +
			", then start it again"
	case v == "void" || v == "none":
		c.Seen += "; its NVIDIA_VISIBLE_DEVICES is " + v
		c.Fix = "start it again with NVIDIA_VISIBLE_DEVICES=all, or with --gpus all"
	}
	return c
}

// missingDevices returns the device files that the machine has and the container lacks.
func (m Machine) missingDevices() (missing []string) {
	for _, name := range opened() {
		if slices.Contains(m.Devices, name) && !slices.Contains(m.Inside.Devices, name) {
			missing = append(missing, "/dev/"+name)
		}
	}
	isBoard := func(name string) bool {
		number, ok := strings.CutPrefix(name, "nvidia")
		return ok && number != "" && strings.Trim(number, "0123456789") == ""
	}
	if at := slices.IndexFunc(m.Devices, isBoard); at >= 0 && !slices.ContainsFunc(m.Inside.Devices, isBoard) {
		missing = append(missing, "/dev/"+m.Devices[at])
	}
	return missing
}

func (m Machine) handedDevices(missing []string, facts *matrices.Set) Check {
	switch {
	case len(missing) == 0:
		return Check{Name: "container", Verdict: OK, Seen: "the GPUs' device files have arrived in " + m.Inside.Name}
	case slices.Equal(missing, []string{"/dev/nvidia-uvm"}):
		return m.notHanded(missing[0]).Known(facts, "cuinit-unknown-error", "nvidia-uvm")
	}
	return m.notHanded(missing...).Known(facts, "torch-no-cuda-gpus", "not passed to container")
}

func (m Machine) handedLibrary(facts *matrices.Set) Check {
	switch have := m.Inside.Libraries; {
	case len(have) == 0:
		c := m.notHanded("libcuda")
		if len(m.Libraries) == 0 {
			c.Seen = "no libcuda is in " + m.Inside.Name + ", and none was found on the machine either"
		}
		if list := m.Inside.Capabilities; list != "" && list != "all" && !strings.Contains(list, "compute") {
			c.Seen += "; its NVIDIA_DRIVER_CAPABILITIES is " + list
			c.Fix = "start it again with NVIDIA_DRIVER_CAPABILITIES=" + list + ",compute"
		}
		return c.Known(facts, "cuda-driver-insufficient", "in the container")
	case !slices.Contains(have, m.Driver):
		return Check{Name: "container", Verdict: Fault,
			Seen: "libcuda " + strings.Join(have, ", ") + " is in " + m.Inside.Name + ", and the loaded kernel module is " +
				m.Driver,
			Fix: "start it again: it has the libcuda of its start, or that of its image",
		}.Known(facts, "cuda-error-803-driver-combination", "user-space libcuda")
	case len(have) > 1:
		return m.severalLibraries(facts)
	}
	return Check{Name: "container", Verdict: OK,
		Seen: "libcuda " + m.Driver + " has arrived in " + m.Inside.Name}
}

// severalLibraries looks at a libcuda in a container beside that of the driver. The
// container toolkit puts the image's one for forward compatibility there.
func (m Machine) severalLibraries(facts *matrices.Set) Check {
	var others []string
	for _, version := range m.Inside.Libraries {
		if version != m.Driver {
			others = append(others, version)
		}
	}
	opened := m.Inside.opened
	isCompatible := func(version string) bool { return slices.Contains(m.Inside.compatible, version) }
	if !slices.ContainsFunc(others, func(version string) bool { return !isCompatible(version) }) {
		c := Check{Name: "container", Verdict: OK, Seen: "libcuda " + m.Driver + " has arrived in " + m.Inside.Name + ", and " +
			strings.Join(others, ", ") + " of its image stands beside it for forward compatibility"}
		if opened != "" {
			c.Seen += "; the loader opens " + opened
		}
		return c
	}
	c := Check{Name: "container", Verdict: Warning,
		Seen: "libcuda " + strings.Join(m.Inside.Libraries, ", ") + " are in " + m.Inside.Name + ": ",
		Fix:  "leave the driver's packages out of its image"}
	switch {
	case opened == "":
		c.Seen += "which one a program opens cannot be told"
	case opened == m.Driver || isCompatible(opened):
		c.Seen += "the loader opens " + opened + ", and a program that is led to another fails"
	default:
		c.Verdict = Fault
		c.Seen += "the loader opens " + opened + ", and the loaded kernel module is " + m.Driver
	}
	return c.Known(facts, "cuda-error-803-driver-combination", "image contains its own libcuda")
}

// visibility looks at what hides every GPU from CUDA: it counts the GPUs that the variable
// lists up to the first that is not there.
func (m Machine) visibility(facts *matrices.Set) Check {
	first, _, _ := strings.Cut(m.visible, ",")
	number, err := strconv.Atoi(strings.TrimSpace(first))
	empty := m.visibleSet && strings.TrimSpace(m.visible) == ""
	windows := m.WSL && slices.Contains(m.Devices, "dxg") // whose GPUs are on no bus here
	why := ""
	switch {
	case err != nil && !empty, len(m.GPUs) == 0 && !windows:
		return Check{}
	case empty, number < 0:
		why = "which hides every GPU"
	case len(m.GPUs) > 0 && number >= len(m.GPUs) && !m.MIG:
		why = fmt.Sprintf("which hides every GPU: they count from 0, and the machine has %d", len(m.GPUs))
	default:
		return Check{}
	}
	value := cmp.Or(strings.TrimSpace(m.visible), "set and empty")
	return Check{Name: "visible", Verdict: Fault, Seen: "CUDA_VISIBLE_DEVICES is " + value + ", " + why,
		Fix: "unset CUDA_VISIBLE_DEVICES, or name a GPU with it"}.Known(facts, "cuinit-no-device", "CUDA_VISIBLE_DEVICES")
}

// Package host reads what a Linux machine has of NVIDIA's (GPUs, the driver and
// its library, device files, what containers need), without running anything,
// and says what is wrong with it and what to change.
package host

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"syscall"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/matrices"
)

// Machine is what was found.
type Machine struct {
	OS        string `json:"os"`        // as the system calls itself: Debian GNU/Linux 12 (bookworm)
	Container string `json:"container"` // docker, podman or kubernetes, where this is one
	WSL       bool   `json:"wsl"`       // the driver is that of Windows
	Driver    string `json:"driver"`    // version of the loaded kernel module
	Open      bool   `json:"open"`      // it is the open one
	// unread is what stands in place of the driver's version where that is there and cannot be read.
	unread string
	kernel kernel
	// Libraries are the versions of libcuda, which belongs to the driver.
	Libraries []string `json:"libraries"`
	// compatible are the versions of libcuda for forward compatibility that are there.
	compatible []string
	Modules    []string `json:"modules"` // loaded, of nvidia, nvidia_uvm and nouveau
	Devices    []string `json:"devices"` // files: nvidia0, nvidiactl, nvidia-uvm, dxg
	// Refused are those of nvidiactl and nvidia-uvm that may not be opened: by this user,
	// or, as RefusedByGroup says, by this control group.
	Refused        []string `json:"refused,omitempty"`
	RefusedByGroup bool     `json:"refused_by_group,omitempty"`
	GPUs           []GPU    `json:"gpus"`
	// Shadowing are CUDA libraries in the folders of LD_LIBRARY_PATH.
	Shadowing []string `json:"shadowing"`
	Tools     []string `json:"tools"`                // on PATH, of docker, podman, nvidia-ctk and runc
	CDI       bool     `json:"cdi"`                  // GPUs are described for containers (Container Device Interface)
	CDISpec   string   `json:"cdi_spec,omitempty"`   // the file that describes them
	CDIDriver string   `json:"cdi_driver,omitempty"` // the driver that it is of
	// undescribed are device files that it names and the machine has not.
	undescribed []string
	// unfinished are packages of the driver whose installation broke off.
	unfinished []string
	// WSLLibrary says that libcuda of Windows is where WSL puts it.
	WSLLibrary bool `json:"wsl_library,omitempty"`
	// Tegra is what the machine says of itself where it is a Jetson.
	Tegra *Tegra `json:"tegra,omitempty"`
	// Toolkits are the CUDA toolkits of the system, Compilers each nvcc in the order of
	// PATH, and CUDAHome what the variable of that name, or else CUDA_PATH, names.
	Toolkits  []Toolkit  `json:"toolkits"`
	Compilers []Compiler `json:"compilers"`
	CUDAHome  string     `json:"cuda_home,omitempty"`
	// homeCompiler is the nvcc below CUDAHome, if there is one.
	homeCompiler Compiler
	// ContainerToolkit and FabricManager are the versions of those packages, where the
	// system's packages tell; NVSwitch says that there are switches between the GPUs,
	// and FabricRuns that the fabric manager runs.
	ContainerToolkit string `json:"container_toolkit"`
	NVSwitch         bool   `json:"nvswitch"`
	FabricManager    string `json:"fabric_manager"`
	FabricRuns       bool   `json:"fabric_manager_runs"`
	MIG              bool   `json:"mig"` // some GPU is cut into slices
	// Sliced are the GPUs that are cut into slices.
	Sliced []Sliced `json:"sliced"`
	EFA    EFA      `json:"efa"`
	// SystemID and SystemVersion are ID and VERSION_ID of os-release: rhel, 9.4.
	SystemID      string `json:"system_id"`
	SystemVersion string `json:"system_version"`
	// Processor is that of the machine as Go calls it, amd64 or arm64, where its files tell.
	Processor string `json:"processor,omitempty"`
	// Inside is the image or the container that is looked into, where there is one.
	// Shadowing, Toolkits, Compilers and CUDAHome are those in it then, and all else is of
	// the machine that it runs on.
	Inside *Inside `json:"inside,omitempty"`
	// visible is CUDA_VISIBLE_DEVICES, and visibleSet whether it is set.
	visible    string
	visibleSet bool
	// forwardFile is the libcuda for forward compatibility among Shadowing.
	forwardFile, forwardVersion string
	// driverFiles are the libcuda of the kernel module's release among Shadowing.
	driverFiles []string
}

// GPU is a board on the PCI bus.
type GPU struct {
	Address string `json:"address"` // 0000:01:00.0
	Device  string `json:"device"`  // 10de:2684
	Name    string `json:"name"`    // as the driver says it; empty without a driver
	ID      string `json:"id"`      // of the facts; empty where they know none, or more than one
}

// Boards are the ids of the GPUs that the facts know, each once.
func (m Machine) Boards() []string {
	var ids []string
	for _, g := range m.GPUs {
		if g.ID != "" && !slices.Contains(ids, g.ID) {
			ids = append(ids, g.ID)
		}
	}
	if m.Tegra != nil && m.Tegra.ID != "" {
		ids = append(ids, m.Tegra.ID)
	}
	return ids
}

// Read looks at the machine below a root folder, in the environment of env.
func Read(root fs.FS, env Lookup, facts *matrices.Set) Machine {
	r := reader{root, env}
	m := Machine{
		OS: r.system(), Container: r.container(), Libraries: r.driverLibraries(),
		compatible: r.compatibleLibraries(), Modules: r.modules(),
		Devices: r.devices(), Tegra: r.tegra(facts), GPUs: r.gpus(facts), Shadowing: r.shadowing(), Tools: r.tools(),
	}
	version := r.text("proc/driver/nvidia/version")
	if v := regexp.MustCompile(`Kernel Module(?: for \S+)?\s+(\d+\.[\d.]+)`).FindStringSubmatch(version); v != nil {
		m.Driver, m.Open = v[1], strings.Contains(version, "Open Kernel Module")
	} else if r.exists("proc/driver/nvidia/version") {
		m.unread = "is empty"
		if first, _, _ := strings.Cut(strings.TrimSpace(version), "\n"); first != "" {
			m.unread = fmt.Sprintf("says %.80q", first)
		}
	}
	m.kernel = r.kernel()
	m.Refused, m.RefusedByGroup = r.refused()
	m.Processor = r.processor(version)
	m.WSL = strings.Contains(strings.ToLower(r.text("proc/version")), "microsoft")
	m.WSLLibrary = len(r.glob("usr/lib/wsl/lib/libcuda.so*")) > 0
	// What is described in both folders is taken from the one in /var/run (CDI's SPEC.md).
	for _, spec := range []string{"var/run/cdi/nvidia.yaml", "var/run/cdi/nvidia.json", "run/cdi/nvidia.yaml",
		"run/cdi/nvidia.json", "etc/cdi/nvidia.yaml", "etc/cdi/nvidia.json"} {
		if m.CDI || !r.exists(spec) {
			continue
		}
		m.CDI, m.CDISpec = true, "/"+spec
		text := r.text(spec)
		if v := regexp.MustCompile(`libcuda\.so\.(\d+\.\d[\d.]*)`).FindStringSubmatch(text); v != nil {
			m.CDIDriver = v[1]
		}
		if len(m.Devices) > 0 {
			m.undescribed = r.missingDevices(text)
		}
	}
	packages, unfinished := r.packages()
	m.unfinished = unfinished
	distribution, _, _ := strings.Cut(packages["nvidia-cuda-toolkit"], "~")
	m.Toolkits, m.Compilers = r.toolkits(), r.compilers(distribution)
	m.CUDAHome = cmp.Or(env.Value("CUDA_HOME"), env.Value("CUDA_PATH"))
	if nvcc := path.Join(m.CUDAHome, "bin", "nvcc"); path.IsAbs(nvcc) && r.exists(r.below(nvcc)) {
		m.homeCompiler = Compiler{nvcc, r.compilerVersion(nvcc, distribution)}
	}
	m.ContainerToolkit = cmp.Or(packages["nvidia-container-toolkit"], packages["nvidia-container-toolkit-base"])
	for name, version := range packages {
		if strings.HasPrefix(name, "nvidia-fabricmanager") && !strings.HasPrefix(name, "nvidia-fabricmanager-dev") {
			m.FabricManager = version
		}
	}
	m.NVSwitch = len(r.glob("dev/nvidia-nvswitch[0-9]*")) > 0 || r.exists("dev/nvidia-nvswitchctl")
	m.FabricRuns = r.exists("run/nvidia-fabricmanager/nv-fabricmanager.pid") ||
		r.exists("var/run/nvidia-fabricmanager/nv-fabricmanager.pid")
	m.Sliced = r.sliced(m.GPUs)
	m.MIG = len(m.Sliced) > 0
	m.EFA = r.efa()
	m.SystemID, m.SystemVersion = r.release("ID"), r.release("VERSION_ID")
	m.forwardFile, m.forwardVersion = r.forwardLibrary(m.Shadowing)
	m.driverFiles = r.ofDriver(m.Shadowing, m.Driver)
	m.visible, m.visibleSet = env("CUDA_VISIBLE_DEVICES")
	return m
}

// reader reads below a root. What is not there is empty.
type reader struct {
	root fs.FS
	env  Lookup
}

// mostText is more than any of the files that are read has, in bytes.
const mostText = 16 << 20

func (r reader) text(name string) string {
	file, err := r.root.Open(name)
	if err != nil {
		return ""
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, mostText))
	if err != nil {
		return ""
	}
	return string(text)
}

func (r reader) exists(name string) bool {
	_, err := fs.Stat(r.root, name)
	return err == nil
}

func (r reader) glob(pattern string) []string {
	found, err := fs.Glob(r.root, pattern)
	if err != nil {
		return nil // the pattern is ours
	}
	return found
}

// field returns the value of a line "NAME: VALUE".
func (r reader) field(file, name string) string {
	for line := range strings.Lines(r.text(file)) {
		if key, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(key) == name {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

func (r reader) system() string { return r.release("PRETTY_NAME") }

// release returns a value of os-release.
func (r reader) release(name string) string {
	for line := range strings.Lines(r.text("etc/os-release")) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), name+"="); ok {
			return strings.Trim(value, `"'`)
		}
	}
	return ""
}

// processor returns the processor that a machine's files are for: the driver names it, and
// the ABI of each names the file of its dynamic loader. It is empty where they do not agree
// or none is there.
func (r reader) processor(driver string) string {
	found := ""
	for _, of := range []struct{ name, machine, loader string }{
		{"amd64", "x86_64", "/lib64/ld-linux-x86-64.so.2"}, {"arm64", "aarch64", "/lib/ld-linux-aarch64.so.1"},
	} {
		if strings.Contains(driver, of.machine) {
			return of.name
		}
		if r.exists(r.below(of.loader)) {
			if found != "" {
				return ""
			}
			found = of.name
		}
	}
	return found
}

func (r reader) container() string {
	switch {
	case r.env.Value("KUBERNETES_SERVICE_HOST") != "":
		return "kubernetes"
	case r.exists("run/.containerenv"):
		return "podman"
	case r.exists(".dockerenv"):
		return "docker"
	}
	return ""
}

// libraryFolders are where distributions, NVIDIA's installer, the container
// toolkit and Windows put libcuda, and where it is on machines whose loader does not look
// there: that of NixOS, of the nodes of Google's Kubernetes and of a driver in a container.
func libraryFolders() []string {
	return []string{"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
		"/usr/lib/wsl/lib", "/run/opengl-driver/lib", "/home/kubernetes/bin/nvidia/lib64", "/run/nvidia/driver/usr/lib/x86_64-linux-gnu",
		"/run/nvidia/driver/usr/lib/aarch64-linux-gnu", "/run/nvidia/driver/usr/lib64"}
}

// libraries returns the versions of libcuda in folders. A link named libcuda.so.1 may lead
// to one elsewhere, as Debian's alternatives do.
func (r reader) libraries(folders []string) []string {
	found := []string{}
	for _, dir := range folders {
		for _, file := range loader.Glob(r.root, loader.Real(r.root, dir), "libcuda.so.*") {
			real := loader.Real(r.root, file)
			for _, version := range versions([]string{file, real}) {
				if r.exists(r.below(real)) && !slices.Contains(found, version) {
					found = append(found, version)
				}
			}
		}
	}
	return found
}

// ofDriver returns those of some files that are the libcuda of a driver.
func (r reader) ofDriver(files []string, driver string) (list []string) {
	for _, file := range files {
		isCUDA := strings.HasPrefix(path.Base(file), "libcuda.so")
		if isCUDA && driver != "" && slices.Contains(r.libraries([]string{path.Dir(file)}), driver) {
			list = append(list, file)
		}
	}
	return list
}

func (r reader) modules() []string {
	loaded := []string{}
	for line := range strings.Lines(r.text("proc/modules")) {
		name, _, _ := strings.Cut(line, " ")
		if slices.Contains([]string{"nvidia", "nvidia_uvm", "nouveau"}, name) {
			loaded = append(loaded, name)
		}
	}
	return loaded
}

func (r reader) devices() []string {
	found := []string{}
	for _, file := range append(r.glob("dev/nvidia*"), r.glob("dev/dxg")...) {
		found = append(found, path.Base(file))
	}
	return found
}

// opened are the device files that every program with CUDA opens, besides those of GPUs.
func opened() []string { return []string{"nvidiactl", "nvidia-uvm"} }

// refused tries to open these files. That starts nothing, as opening the file of a GPU may.
func (r reader) refused() (names []string, byGroup bool) {
	for _, name := range opened() {
		file, err := r.root.Open("dev/" + name)
		if err == nil {
			file.Close()
		}
		if errors.Is(err, fs.ErrPermission) {
			names = append(names, name)
			byGroup = byGroup || errors.Is(err, syscall.EPERM)
		}
	}
	return names, byGroup
}

func (r reader) gpus(facts *matrices.Set) []GPU {
	found := []GPU{}
	for _, dir := range r.glob("sys/bus/pci/devices/*") {
		at := func(name string) string { return strings.TrimPrefix(strings.TrimSpace(r.text(dir+"/"+name)), "0x") }
		display := strings.HasPrefix(at("class"), "0300") || strings.HasPrefix(at("class"), "0302")
		if at("vendor") != "10de" || !display {
			continue
		}
		g := GPU{Address: path.Base(dir), Device: "10de:" + at("device")}
		g.Name = r.field("proc/driver/nvidia/gpus/"+g.Address+"/information", "Model")
		for _, query := range []string{g.Name, g.Device} {
			if boards, _, err := facts.FindGPU(query); err == nil && len(boards) == 1 && g.ID == "" {
				g.ID = boards[0].ID
			}
		}
		found = append(found, g)
	}
	return found
}

func (r reader) shadowing() []string {
	found := []string{}
	for dir := range strings.SplitSeq(r.env.Value("LD_LIBRARY_PATH"), ":") {
		dir = strings.TrimPrefix(path.Clean(dir), "/")
		if !fs.ValidPath(dir) || strings.Contains(dir, "wsl") {
			continue
		}
		for _, library := range []string{"libcudnn", "libcublas", "libcudart", "libnccl", "libcuda"} {
			if files := loader.Glob(r.root, loader.Real(r.root, "/"+dir), library+".so*"); len(files) > 0 {
				found = append(found, "/"+path.Join(dir, path.Base(files[0])))
			}
		}
	}
	return found
}

func (r reader) tools() []string {
	found := []string{}
	for _, tool := range []string{"docker", "podman", "nvidia-ctk", "runc"} {
		for dir := range strings.SplitSeq(r.env.Value("PATH")+":/usr/sbin:/sbin", ":") {
			if file := strings.TrimPrefix(path.Join(dir, tool), "/"); fs.ValidPath(file) && r.exists(file) {
				found = append(found, tool)
				break
			}
		}
	}
	return found
}

// missingDevices returns the device files that a description of GPUs for containers
// (CDI) names, and that are not there, sorted. Those that have other names on the
// machine than in containers (hostPath) are left alone: they may be in folders that
// come and go with a driver that runs in a container.
func (r reader) missingDevices(description string) []string {
	var missing []string
	// An item of a list in YAML, or an object in JSON.
	node := regexp.MustCompile(`(?m)^\s*-\s|[{}]`)
	renamed := regexp.MustCompile(`hostPath["']?:\s*\S*/dev/`)
	named := regexp.MustCompile(`(?:^|["'\s])path["']?:\s*["']?(/dev/(?:(?:nvidia|dri)[\w/-]*|dxg))\b`)
	for _, text := range node.Split(description, mostDescribed) {
		if renamed.MatchString(text) {
			continue
		}
		for _, found := range named.FindAllStringSubmatch(text, mostDescribed) {
			if file := found[1]; !slices.Contains(missing, file) && !r.exists(r.below(file)) {
				missing = append(missing, file)
			}
		}
	}
	slices.Sort(missing)
	return missing
}

// mostDescribed is more nodes than a description has.
const mostDescribed = 1 << 14

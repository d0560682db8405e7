package host

import (
	"fmt"
	"path"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Sliced is a GPU that is cut into slices (MIG): GPU instances, with the compute instances
// in them that CUDA sees.
type Sliced struct {
	Minor     string   `json:"minor"` // of its device file: 0 of /dev/nvidia0
	Board     string   `json:"board"` // its id in the facts; empty where that is not known
	Instances int      `json:"gpu_instances"`
	Compute   int      `json:"compute_instances"`
	Lacking   []string `json:"lacking"` // what grants access to them and has no device file: below /proc
}

// capabilities is where the driver says what is to be had of each GPU, beside its device
// files.
const capabilities = "proc/driver/nvidia/capabilities/"

// sliced finds the GPUs that are cut into slices. That MIG is on and no slice made, the
// driver tells nvidia-smi alone.
func (r reader) sliced(gpus []GPU) []Sliced {
	found := []Sliced{}
	for _, dir := range r.glob(capabilities + "gpu[0-9]*") {
		instances := r.glob(dir + "/mig/gi[0-9]*")
		if len(instances) == 0 {
			continue
		}
		s := Sliced{Minor: strings.TrimPrefix(path.Base(dir), "gpu"), Instances: len(instances), Lacking: []string{}}
		s.Board = r.boardOf(s.Minor, gpus)
		access := r.glob(dir + "/mig/gi[0-9]*/access")
		for _, gi := range instances {
			s.Compute += len(r.glob(gi + "/ci[0-9]*"))
			access = append(access, r.glob(gi+"/ci[0-9]*/access")...)
		}
		for _, file := range access {
			minor := r.field(file, "DeviceFileMinor")
			if minor != "" && !r.exists("dev/nvidia-caps/nvidia-cap"+minor) {
				s.Lacking = append(s.Lacking, "/"+file)
			}
		}
		found = append(found, s)
	}
	return found
}

// boardOf returns the board whose device file has a minor number.
func (r reader) boardOf(minor string, gpus []GPU) string {
	for _, g := range gpus {
		if r.field("proc/driver/nvidia/gpus/"+g.Address+"/information", "Device Minor") == minor {
			return g.ID
		}
	}
	return ""
}

// slices looks at each GPU that is cut into slices: at whether CUDA sees one, and whether
// the driver may.
func (m Machine) slices(facts *matrices.Set) []Check {
	var checks []Check
	for _, s := range m.Sliced {
		name := "GPU " + s.Minor
		if s.Board != "" {
			name += " (" + s.Board + ")"
		}
		c := Check{Name: "slices", Verdict: OK, Seen: fmt.Sprintf("%s is cut into %d (MIG): a process sees one of them, "+
			"which CUDA_VISIBLE_DEVICES=MIG-… chooses, as nvidia-smi -L names it", name, s.Compute)}
		floor := facts.MIGFloor(s.Board)
		switch {
		case s.Compute == 0:
			c.Verdict = Fault
			c.Seen = fmt.Sprintf("%s has %d GPU instances (MIG) and no compute instance in them: CUDA sees no device there",
				name, s.Instances)
			c.Fix = "nvidia-smi mig -cci -i " + s.Minor + ", as root; or nvidia-smi -mig 0 -i " + s.Minor + " for the whole GPU"
		case m.Driver != "" && floor != nil && version.Compare(m.Driver, floor.MinDriver) < 0:
			c.Verdict = Fault
			c.Seen = fmt.Sprintf("%s is cut into slices (MIG), which needs driver %s or newer, and %s is loaded",
				name, floor.MinDriver, m.Driver)
			c.Fix = "install driver " + floor.MinDriver + " or newer, or nvidia-smi -mig 0 -i " + s.Minor
		case len(s.Lacking) > 0 && m.Container == "": // into a container come those of its own slice alone
			c.Verdict = Fault
			c.Seen = fmt.Sprintf("%s is cut into slices (MIG), and of %d of them there is no device file in /dev/nvidia-caps: "+
				"programs and containers cannot open them", name, len(s.Lacking))
			c.Fix = "nvidia-modprobe -f " + s.Lacking[0] + ", as root, and so for the others"
		}
		checks = append(checks, c)
	}
	return checks
}

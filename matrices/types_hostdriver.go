package matrices

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// MIGFloor is the oldest driver that cuts a board into slices (MIG), where that is newer
// than the first that knows it.
type MIGFloor struct {
	GPU       string `hcl:"gpu,label" check:"ref=gpus|gpu-groups"`
	MinDriver string `hcl:"min_driver" check:"required,driver"`
	Evidence
}

// DriverPackages is how distributions whose packages are rpm get NVIDIA's driver out of
// NVIDIA's repository.
type DriverPackages struct {
	ID      string   `hcl:"id,label" check:"id"`
	Systems []string `hcl:"systems" check:"required,lower"` // by os-release: rhel9, amzn2023
	Newest  []string `hcl:"newest" check:"required"`        // commands for the newest driver
	Branch  []string `hcl:"branch" check:"required"`        // the same for the driver branch {branch}
	Evidence
}

// MIGFloor returns the oldest driver that cuts a board into slices; nil where nothing
// says.
func (s *Set) MIGFloor(gpu string) *MIGFloor {
	floors := rows[MIGFloor](s, "mig-floors")
	holds := func(name string) *MIGFloor {
		for i := range floors {
			if floors[i].GPU == name {
				return &floors[i]
			}
		}
		return nil
	}
	if own := holds(gpu); own != nil {
		return own
	}
	for _, group := range s.GPUGroups() {
		if slices.Contains(group.Members, gpu) && holds(group.ID) != nil {
			return holds(group.ID)
		}
	}
	return nil
}

// InstallDriver returns the commands that install a driver on a system as its os-release
// names it (ID and VERSION_ID), of the driver's branch where one is given; none where the
// facts do not know.
func (s *Set) InstallDriver(id, release, driver string) []string {
	list := rows[DriverPackages](s, "driver-packages")
	for i := range list {
		if !slices.Contains(list[i].Systems, id+version.Major(release)) {
			continue
		}
		if driver == "" {
			return list[i].Newest
		}
		branch := version.Major(driver)
		var commands []string
		for _, command := range list[i].Branch {
			commands = append(commands, strings.ReplaceAll(command, "{branch}", branch))
		}
		return commands
	}
	return nil
}

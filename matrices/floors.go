package matrices

import "strings"

// FloorFor returns the driver floor that governs programs built for a CUDA
// version: the row of the exact version where it has one, else of its major.
func (s *Set) FloorFor(cuda string) (DriverFloor, bool) {
	parts := strings.SplitN(cuda, ".", 3)
	minor := strings.Join(parts[:min(2, len(parts))], ".")
	var found DriverFloor
	ok := false
	for _, f := range s.DriverFloors() {
		if f.Family == minor {
			return f, true
		}
		if f.Family == parts[0]+".x" {
			found, ok = f, true
		}
	}
	return found, ok
}

package candidate

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// DriversBy is what the list of drivers follows from besides the builds.
type DriversBy struct {
	Archs, Asked string
	Windows      bool
}

// DriverFloor is the driver that the framework's own documents ask for.
func (b *Build) DriverFloor() facts.Cited {
	if b.Row.MinDriver == "" || b.Windows() {
		return facts.Cited{}
	}
	return facts.Cited{Value: b.Row.MinDriver, Fact: b.Ref("min-driver")}
}

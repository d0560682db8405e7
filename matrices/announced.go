package matrices

// Announced is an end that a framework's makers announced: from a release on
// there are no builds for a CUDA and older ones any more, nor what those alone served.
type Announced struct {
	ID        string `hcl:"id,label" check:"id"`
	Framework string `hcl:"framework" check:"required,ref=frameworks"`
	Last      string `hcl:"last" check:"required,version"`            // last line that has it: 2.14
	From      string `hcl:"from" check:"required,version,after=last"` // first release without: 2.15
	// newest major that there are no builds for from there on: 12
	CUDA      string `hcl:"cuda" check:"required,version"`
	SMMin     string `hcl:"sm_min" check:"sm"`         // compute capability that the others start at
	DriverMin string `hcl:"driver_min" check:"driver"` // oldest driver that they run on
	On        string `hcl:"on" check:"required,date"`  // day of the announcement
	Evidence
}

// Announced returns the announced ends, by id.
func (s *Set) Announced() []Announced { return rows[Announced](s, "announced") }

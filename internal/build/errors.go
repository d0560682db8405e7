package build

import "fmt"

// SelfTestError says that an image was assembled but did not prove itself. No
// output was written.
type SelfTestError struct {
	ExitCode int
	Output   string // all that the self-test wrote
}

// Error says that the self-test failed; its output is shown by the caller.
func (e *SelfTestError) Error() string {
	return fmt.Sprintf("self-test failed (exit code %d): nothing was written", e.ExitCode)
}

package layer

import "fmt"

// BadWheelError says why a wheel is refused. It is the wheel that is at fault,
// not the machine, so trying again is of no use.
type BadWheelError struct {
	Wheel  string // file name, when known
	Entry  string // the entry at fault; "" for the wheel as a whole
	Reason string
}

func (e *BadWheelError) Error() string {
	wheel := "wheel"
	if e.Wheel != "" {
		wheel += " " + e.Wheel
	}
	if e.Entry != "" {
		return fmt.Sprintf("%s is refused: %q: %s", wheel, e.Entry, e.Reason)
	}
	return fmt.Sprintf("%s is refused: %s", wheel, e.Reason)
}

func bad(entry, format string, args ...any) error {
	return &BadWheelError{Entry: entry, Reason: fmt.Sprintf(format, args...)}
}

package wheel

import "fmt"

// Error says why a wheel is refused. It is the wheel that is at fault,
// not the machine, so trying again is of no use.
type Error struct {
	Wheel  string // file name, when known
	Entry  string // the entry at fault; "" for the wheel as a whole
	Reason string
}

func (e *Error) Error() string {
	wheel := "wheel"
	if e.Wheel != "" {
		wheel += " " + e.Wheel
	}
	if e.Entry != "" {
		return fmt.Sprintf("%s is refused: %q: %s", wheel, e.Entry, e.Reason)
	}
	return fmt.Sprintf("%s is refused: %s", wheel, e.Reason)
}

func Refuse(entry, format string, args ...any) error {
	return &Error{Entry: entry, Reason: fmt.Sprintf(format, args...)}
}

// repack is how to mend a wheel whose RECORD is wrong: `wheel unpack` refuses such ones.
const repack = "; unzip it into a folder, and `wheel pack FOLDER` makes it anew with a right RECORD"

// RefuseRecord is [Refuse] for what is wrong with RECORD alone.
func RefuseRecord(entry, format string, args ...any) error {
	return Refuse(entry, format+repack, args...)
}

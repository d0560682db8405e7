package builder

import (
	"errors"
	"fmt"
	"syscall"
)

// noRoomHere tells whether this machine, not the builder, has no room left.
func noRoomHere(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// DiskFull says of a file that this machine had no room for it.
func DiskFull(file string, err error) error {
	if noRoomHere(err) {
		return fmt.Errorf("the disk of %s is full: %w; free space there, or write it to another place", file, err)
	}
	return err
}

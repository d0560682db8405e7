package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// old is what is put behind the name of a folder with the new content, for the old.
const old = ".old"

// ReplaceFolder renames a folder to dest and removes what was there. Where it cannot take
// that place, what was there stays.
func ReplaceFolder(folder, dest string) error {
	aside := folder + old
	err := os.Rename(dest, aside)
	if errors.Is(err, fs.ErrNotExist) {
		return os.Rename(folder, dest)
	}
	if err != nil {
		return err
	}
	if err := os.Rename(folder, dest); err != nil {
		if back := os.Rename(aside, dest); back != nil {
			return fmt.Errorf("%w; what was there is in %s: %w", err, aside, back)
		}
		return err
	}
	return os.RemoveAll(aside)
}

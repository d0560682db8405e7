package image

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// leftovers are what making a system leaves behind: caches, logs, the making
// machine's own names, and documentation.
var leftovers = []string{
	"etc/apt/sources.list", "etc/hostname", "etc/resolv.conf", "etc/.pwd.lock",
	"etc/*-", "var/log/*", "var/cache/apt/*", "var/cache/ldconfig/*", "var/cache/debconf/*-old",
	"var/lib/apt/lists/*", "var/lib/dpkg/*-old", "var/lib/systemd/*", "tmp/*", "run/*", "root/.cache",
	"usr/share/man/*", "usr/share/info/*", "usr/share/locale/*", "usr/share/lintian", "usr/share/groff/*",
}

// clean removes what must not be in an image or differs from run to run.
func clean(root string, date time.Time) error {
	for _, pattern := range leftovers {
		matches, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			return err
		}
		for _, match := range matches {
			if err := os.RemoveAll(match); err != nil {
				return err
			}
		}
	}
	if err := cleanTree(root); err != nil {
		return err
	}
	// an empty machine-id is filled at first boot, machine-id(5)
	if err := os.WriteFile(filepath.Join(root, "etc/machine-id"), nil, 0o444); err != nil {
		return err
	}
	return settleShadow(filepath.Join(root, "etc/shadow"), date)
}

// cleanTree removes documentation but for the licences, and compiled Python.
func cleanTree(root string) error {
	doc := filepath.Join(root, "usr/share/doc")
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "__pycache__" {
			if err := os.RemoveAll(path); err != nil {
				return err
			}
			return filepath.SkipDir
		}
		if !d.IsDir() && strings.HasPrefix(path, doc+"/") && d.Name() != "copyright" {
			return os.Remove(path)
		}
		return nil
	})
}

var shadowDay = regexp.MustCompile(`(?m)^([^:]*:[^:]*):\d*:`)

// settleShadow sets the day of the last password change, which shadow(5) counts
// from 1970, to the release's day.
func settleShadow(file string, date time.Time) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("settle shadow: %w", err)
	}
	day := strconv.FormatInt(date.Unix()/86400, 10)
	info, err := os.Stat(file)
	if err != nil {
		return err
	}
	return os.WriteFile(file, shadowDay.ReplaceAll(text, []byte("${1}:"+day+":")), info.Mode())
}

package inspect

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
)

// warn says what of the contents makes trouble.
func (c *Contents) warn() {
	places := map[string]map[string][]string{} // library → major version → folders
	known := map[[3]string]bool{}
	for _, l := range c.Libraries {
		dir := path.Dir(l.Path)
		if l.Name == "libcuda" {
			if !strings.Contains(l.Path, "/compat/") && !strings.Contains(l.Path, "/stubs/") {
				c.Warnings = append(c.Warnings, fmt.Sprintf("%s belongs to a driver: in an image it hides that of the host",
					l.Path))
			}
			continue
		}
		major, _, _ := strings.Cut(l.Version, ".")
		if places[l.Name] == nil {
			places[l.Name] = map[string][]string{}
		}
		if place := [3]string{l.Name, major, dir}; !known[place] {
			known[place] = true
			places[l.Name][major] = append(places[l.Name][major], dir)
		}
	}
	for _, name := range []string{"libcudart", "libcudnn", "libcublas", "libnccl"} {
		var copies []string
		for _, major := range slices.Sorted(maps.Keys(places[name])) {
			for _, dir := range places[name][major] {
				copies = append(copies, name+".so."+major+" in "+dir)
			}
		}
		if len(copies) > 1 {
			c.Warnings = append(c.Warnings, fmt.Sprintf("%d copies of %s: %s; which one a program loads depends on its search path", len(copies), name, strings.Join(copies, ", ")))
		}
	}
	slices.Sort(c.Warnings)
}

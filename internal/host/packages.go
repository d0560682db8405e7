package host

import (
	"slices"
	"strings"
)

// packages returns the versions of NVIDIA's installed packages, without the epoch and
// the revision of the distribution, as dpkg knows them, and the names of those that
// are installed by half.
func (r reader) packages() (found map[string]string, unfinished []string) {
	found = map[string]string{}
	for block := range strings.SplitSeq(r.text("var/lib/dpkg/status"), "\n\n") {
		name, version, status := "", "", ""
		for line := range strings.Lines(block) {
			switch key, value, _ := strings.Cut(strings.TrimSpace(line), ": "); key {
			case "Package":
				name = value
			case "Status":
				status = value[strings.LastIndexByte(value, ' ')+1:]
			case "Version":
				version = value
			}
		}
		if strings.HasPrefix(name, "nvidia-") && slices.Contains(halves(), status) {
			unfinished = append(unfinished, name)
		}
		if status == "installed" && strings.HasPrefix(name, "nvidia-") {
			if _, after, ok := strings.Cut(version, ":"); ok {
				version = after
			}
			found[name], _, _ = strings.Cut(version, "-")
		}
	}
	slices.Sort(unfinished)
	return found, unfinished
}

// halves are the states of a package whose installation has begun (dpkg(1)).
func halves() []string { return []string{"half-installed", "unpacked", "half-configured"} }

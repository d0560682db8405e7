package host

import "strings"

// packages returns the versions of NVIDIA's installed packages, without the epoch and
// the revision of the distribution, as dpkg knows them.
func (r reader) packages() map[string]string {
	found := map[string]string{}
	for block := range strings.SplitSeq(r.text("var/lib/dpkg/status"), "\n\n") {
		name, version, installed := "", "", false
		for line := range strings.Lines(block) {
			switch key, value, _ := strings.Cut(strings.TrimSpace(line), ": "); key {
			case "Package":
				name = value
			case "Status":
				installed = strings.HasSuffix(value, " installed")
			case "Version":
				version = value
			}
		}
		if installed && strings.HasPrefix(name, "nvidia-") {
			if _, after, ok := strings.Cut(version, ":"); ok {
				version = after
			}
			found[name], _, _ = strings.Cut(version, "-")
		}
	}
	return found
}

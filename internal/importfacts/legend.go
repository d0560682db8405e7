package main

import (
	"strings"
)

// legend writes the field notes of a collection as lines of a comment, in the
// words of the tables: cells that have another name there, and cells that the
// tables leave unwritten where the collection writes null.
func legend(notes object) string {
	var b strings.Builder
	for _, key := range keys(notes.m) {
		note := notes.str(key)
		if name := cellNamed(key); name != "" {
			b.WriteString(wrap(name+": "+plainNote(note)) + "\n")
		}
	}
	return b.String()
}

// cellNamed gives the name in the tables of a key of a collection; nothing for
// a key that the tables do not have.
func cellNamed(key string) string {
	name, ok := map[string]string{
		"first_driver_listed": "first_driver", "cuda_version_reported": "cuda", "known_versions": "version", "latest_known": "",
		"arch_list_observed": "observed", "channel_status": "channel", "cuda_delivery": "delivery", "cudnn": "cudnn", "index_type": "index_kind",
		"nvidia_pins": "pins", "release-level src": "", "sm_by_platform": "platform", "torchcodec": "pairs.torchcodec", "cuda_build": "cuda_full",
		"inherits": "", "min_driver_linux": "min_driver", "platforms": "platform", "available": "broken", "released_basis": "released",
		"container_gate": "gate", "driver_branches_historical": "historical", "driver_branches_ok": "branches", "jaxlib": "pairs.jaxlib",
		"compatible": "official = compatible", "not_compatible": "official = not_compatible", "not_needed": "official = not_needed",
	}[key]
	if !ok {
		return key
	}
	return name
}

// plainNote says a field note in the words of the tables.
func plainNote(note string) string {
	return strings.NewReplacer(
		"null means ", "absent: ", "null when only", "absent when only", "null where", "absent where",
		"; see cudnn_by_platform", "; a platform may have its own", "; cuda_delivery_by_channel where channels differ", "; delivery_by_channel where channels differ",
		"sm_supported is", "sm is", "; see sm_table and sm_variants", "; feature targets stand with the architectures", "require is structured", "gate is structured",
		"false when an extra", "set when an extra", "; cpu_platforms are the wheels that exist at all", "; those of the wheels without GPU code stand in the build cpu",
		"pip-extra = CUDA", "pip-nvidia-wheels = CUDA", "local = user-installed", "system = user-installed", "; jaxlib_min..jaxlib_max is what", "; pair_specs has what",
		"; see inferred", "", "inferred: fields", "inferred: cells", " (from memory, unsourced)", "",
	).Replace(clean(note))
}

// wrap breaks a line of a comment at 100 columns, later lines indented.
func wrap(line string) string {
	var b strings.Builder
	width := 0
	for i, word := range strings.Fields(line) {
		switch {
		case i == 0:
		case width+1+len(word) > 100:
			b.WriteString("\n  ")
			width = 2
		default:
			b.WriteByte(' ')
			width++
		}
		b.WriteString(word)
		width += len(word)
	}
	return b.String()
}

// paragraph writes the notes of a collection, one to a line.
func paragraph(notes []string) string {
	var lines []string
	for _, note := range notes {
		lines = append(lines, wrap(plainNote(note)))
	}
	return strings.Join(lines, "\n")
}

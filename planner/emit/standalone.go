package emit

import (
	"fmt"
	"strconv"

	"github.com/envsolve/envsolve/planner/plan"
)

// standaloneArchive is the archive of a relocatable build of Python among the inputs of
// a Dockerfile.
const standaloneArchive = "python.tar.gz"

var (
	sha256Form = form(`^[0-9a-f]{64}$`)
	rootForm   = form(`^[A-Za-z0-9_+-][A-Za-z0-9._+-]*(/[A-Za-z0-9_+-][A-Za-z0-9._+-]*)*$`)
)

// addStandalone has the builder fetch a relocatable build of Python, by its checksum.
func (d *dockerfile) addStandalone(in Input) {
	s := in.Stack.Standalone
	if s == nil {
		return
	}
	link, err := address(s.URL)
	switch {
	case err != nil || !sha256Form().MatchString(s.SHA256) || !rootForm().MatchString(s.Root):
		d.refuse("relocatable build of Python: %q with digest %q cannot be written", s.URL, s.SHA256)
	case s.Zstandard():
		d.refuse("relocatable build of Python %s: its archive is compressed with zstd, which base images cannot "+
			"unpack; \"envsolve build\" does it itself, and \"envsolve plan\" shows how by hand", s.Version)
	}
	d.line(fmt.Sprintf("ADD --checksum=sha256:%s %s /%s", s.SHA256, link, standaloneArchive))
}

// standalone unpacks a relocatable build of Python.
func (d *dockerfile) standalone(in Input) {
	s := in.Stack.Standalone
	if s == nil {
		return
	}
	d.line("RUN --network=none --mount=type=bind,from=inputs,target=/run/inputs \\")
	d.line("    mkdir -p " + plan.StandalonePrefix + " && tar -xzf /run/inputs/" + standaloneArchive + " -C " +
		plan.StandalonePrefix + " --strip-components=" + strconv.Itoa(s.Depth()) + " --no-same-owner " + s.Root)
	d.line("")
}

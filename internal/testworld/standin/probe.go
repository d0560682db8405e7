package standin

import (
	"fmt"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// Probe names a project whose versions are each odd in one way, for tests of
// resolvers and of the layer engine.
const Probe = "envsolve-probe"

// ProbeOffer is a version of [Probe].
type ProbeOffer struct {
	Offer
	// Yanked is why the version was withdrawn; empty for all others.
	Yanked string
}

// Probes are the versions:
//
//	1.0      plain
//	1.1      yanked
//	1.2rc1   a pre-release
//	1.3      for a Python that does not exist yet
//	1.4      with entry points, and files in all of the .data schemes
func Probes() []ProbeOffer {
	var all []ProbeOffer
	for _, version := range []string{"1.0", "1.1", "1.2rc1", "1.3", "1.4"} {
		w := probe(version)
		p := ProbeOffer{Offer: Offer{Wheel: w, Indexes: []string{"pypi"}}}
		switch version {
		case "1.1":
			p.Yanked = "withdrawn to see who notices"
		case "1.4":
			dressUp(p.Wheel)
			p.EntryPoints = "[console_scripts]\nenvsolve-probe = envsolve_probe:main\n\n[gui_scripts]\nenvsolve-probe-window = envsolve_probe:main\n"
		}
		all = append(all, p)
	}
	return all
}

func probe(version string) wheel.Wheel {
	python := ">=3.8"
	if version == "1.3" {
		python = ">=3.99"
	}
	meta := metadata(Probe, version, "a package with odd releases", python)
	module := fmt.Sprintf("__version__ = %q\n\n\ndef main():\n    print(\"probe\", __version__)\n", version)
	return wheel.Wheel{
		Name: Probe, Version: version, Tag: "py3-none-any", Purelib: true, Metadata: meta,
		Members: map[string]wheel.Member{"envsolve_probe/__init__.py": {Data: []byte(module)}},
	}
}

// dressUp adds what few wheels have.
func dressUp(w wheel.Wheel) {
	data := "envsolve_probe-" + w.Version + ".data/"
	w.Members[data+"scripts/envsolve-probe-script"] = wheel.Member{Data: []byte("#!python\nimport envsolve_probe\nenvsolve_probe.main()\n"), Executable: true}
	w.Members[data+"headers/probe.h"] = wheel.Member{Data: []byte("#define PROBE 1\n")}
	w.Members[data+"data/share/envsolve-probe/data.txt"] = wheel.Member{Data: []byte("data\n")}
	w.Members[data+"purelib/envsolve_probe_pure.py"] = wheel.Member{Data: []byte("kind = \"purelib\"\n")}
	w.Members[data+"platlib/envsolve_probe_plat.py"] = wheel.Member{Data: []byte("kind = \"platlib\"\n")}
	w.Members["envsolve_probe/a name, with a comma.txt"] = wheel.Member{Data: []byte("quoted in RECORD\n")}
}

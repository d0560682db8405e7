package main

import (
	"strings"
)

// unmeasured lists the builds whose GPU code is not established, and where the wheels
// are that would tell: those of one kind in one row, with their releases.
func (p *page) unmeasured() {
	p.section("What nobody has measured", "Builds for GPUs whose machine code is not established: plans with them are "+
		"`unproven` where that decides. What is on the default index, `envsolve matrices harvest --unmeasured` can read; "+
		"what its makers have on an index or a feed of their own alone, it cannot, and says so.",
		"build", "platform", "releases", "wheels")
	var kinds [][4]string // framework and build, platform, where
	versions := map[[4]string][]string{}
	for _, o := range p.set.OpenBuilds() {
		framework, build, _ := strings.Cut(o.Ref, "/")
		version, variant, _ := strings.Cut(build, "+")
		where := "on the default index, not read yet"
		switch {
		case strings.HasPrefix(o.From, "https://"):
			where = "on <" + o.From + "> alone"
		case o.Gone:
			where = "not on the default index any more"
		case o.From != "":
			where = "on " + o.From + " of their makers alone"
		}
		kind := [4]string{framework, variant, o.Platform, where}
		if versions[kind] == nil {
			kinds = append(kinds, kind)
		}
		versions[kind] = append(versions[kind], version)
	}
	for _, k := range kinds {
		list := versions[k]
		releases := list[0]
		if n := len(list); n > 1 {
			releases = list[n-1] + " – " + list[0]
		}
		p.row(p.set.FrameworkInfo(k[0]).Name+" "+k[1], k[2], releases, k[3])
	}
}

package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// pip ranks files of one version by the platform in their names (PEP 425) and not by the
// index that they are on: a manylinux wheel of the default index goes before the linux_aarch64
// one of a build that its makers' index has under the same version. Such an index is asked
// alone.

// ofOneIndex is a requirements file for an index that is asked alone, if all packages are its
// own: a file names no index for some of them.
func (in Input) ofOneIndex(index request.Index) (string, error) {
	pins, err := in.planned()
	if err != nil {
		return "", err
	}
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	var own, others []string
	for _, p := range pins {
		if sources.Owner(p.name).URL == index.URL {
			own = append(own, p.line)
		} else {
			others = append(others, p.name)
		}
	}
	link, err := address(index.URL)
	if err != nil {
		return "", err
	}
	if len(others) == 0 && !index.FindLinks {
		return fileOf(indexOptions([]source{{url: link}}), own), nil
	}
	if len(others) == 0 { // a page of links holds nothing else
		others = []string{"what they need"}
	}
	return "", fmt.Errorf("%s must come from %s alone, since the default index may have another build of that version, "+
		"and %s from elsewhere; pip asks every place in a file for every package: take \"envsolve emit dockerfile\" or "+
		"\"envsolve emit uv\", or have \"envsolve lock\" pin the wheels by hash", strings.Join(own, ", "), link,
		strings.Join(others, ", "))
}

// aside is a requirements file for one index, which is asked alone and before all others.
type aside struct {
	text  string
	exact bool // each package of it is pinned to one version
}

// name is the name of the i-th such file.
func (a aside) name(i int) string { return fmt.Sprintf("requirements-%d.txt", i+1) }

// asides returns a file for each index that must be asked alone; none from a lock, whose
// hashes tell the wheels apart.
func (in Input) asides() ([]aside, error) {
	if in.Locked != nil {
		return nil, nil
	}
	pins, err := in.planned()
	if err != nil {
		return nil, err
	}
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	var list []aside
	for _, index := range sources.Alone {
		link, err := address(index.URL)
		if err != nil {
			return nil, err
		}
		own := slices.DeleteFunc(slices.Clone(pins), func(p pin) bool { return sources.Owner(p.name).URL != index.URL })
		list = append(list, aside{
			text:  fileOf(indexOptions([]source{{link, index.FindLinks}}), linesOf(own)),
			exact: !slices.ContainsFunc(own, func(p pin) bool { return !p.exact }),
		})
	}
	return list, nil
}

// alone reports whether a package comes from an index that must be asked alone.
func (in Input) alone(name string) bool {
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	return sources.IsAlone(sources.Owner(name).URL)
}

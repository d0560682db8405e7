package install

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// mimPages are where the pages of wheels are that OpenMMLab's installer asks.
const mimPages = "https://download.openmmlab.com/"

// mim reads mim install: pip, told to ask the page of wheels that its makers have for the framework that is there and
// its CUDA. Of the page it is observed what all of them have in common.
// https://github.com/open-mmlab/mim/blob/main/mim/commands/install.py
func (s Script) mim(args []argument) {
	env := s.Reading.Env
	first := len(env.Observations)
	s.uninstall(args)
	s.pip(observed.Pip, args, "install")
	facts := matrices.Embedded().PackageInfos()
	for _, o := range env.Observations[min(first, len(env.Observations)):] {
		if o.Kind != observed.Package {
			continue
		}
		for i := range facts {
			info := &facts[i]
			if info.PyPI != o.Name && !slices.Contains(info.Aliases, o.Name) {
				continue
			}
			for _, from := range info.WheelsFrom {
				if offset, ok := s.Reading.Offset(o.At.Line, o.At.Column); ok && strings.HasPrefix(from.URL, mimPages) {
					s.Reading.AddIndex(observed.Index{URL: from.URL, FindLinks: true, Packages: []string{o.Name},
						Command: o.Command}, offset)
				}
			}
		}
	}
}

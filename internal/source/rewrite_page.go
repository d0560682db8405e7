package source

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// isPage reports whether an address is that of a page of links (pip's --find-links), and
// of no index.
func isPage(url string) bool {
	if !strings.HasSuffix(url, ".html") && !strings.HasSuffix(url, "/") { // the tables are long
		return false
	}
	facts := matrices.Embedded()
	return slices.ContainsFunc(facts.FrameworkInfos(), func(f matrices.FrameworkInfo) bool {
		return slices.ContainsFunc(facts.Frameworks(f.ID), func(r matrices.FrameworkRelease) bool {
			return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return hasPage(&b, url) })
		})
	})
}

// hasPage reports whether a build's wheels are on a page of links.
func hasPage(b *matrices.Build, url string) bool {
	return b.IndexKind == "find-links" && (b.IndexURL == url ||
		slices.ContainsFunc(b.Platforms, func(on matrices.PlatformBuild) bool { return on.IndexURL == url }))
}

// isLabelled reports whether the wheels of a package carry the label of their build on pages
// of links. Those of torchaudio do not: they had no code for GPUs then, and where a page of
// one CUDA has them with a label, they come before others anyway.
// https://pytorch.org/get-started/previous-versions/
func isLabelled(name string) bool {
	labels := func(f matrices.FrameworkInfo) bool {
		return f.Label == "variant" && (slices.Contains(f.Packages, name) || slices.Contains(f.IndexCompanions, name))
	}
	return name != "torchaudio" && slices.ContainsFunc(matrices.Embedded().FrameworkInfos(), labels)
}

// withCompanions adds, to a change that takes a framework from a page of links, changes of
// its companions that keep their versions: a page has builds for every CUDA, and only the
// label says which.
func (w *rewriter) withCompanions(changes []observed.Change) []observed.Change {
	list := slices.Clone(changes)
	for _, c := range changes {
		framework := w.observed(c)
		if framework == nil || framework.Conda || c.Label == "" || !isPage(c.Index) {
			continue
		}
		for i := range w.env.Observations {
			o := &w.env.Observations[i]
			pinned := o.Kind == observed.Package && !o.Conda && !o.At.ByFlag() && !isAddress(*o) &&
				o.Value != "" && !strings.Contains(o.Value, "+")
			changes := slices.ContainsFunc(list, func(c observed.Change) bool { return c.Of == i })
			if !pinned || changes || !isLabelled(o.Name) || !isCompanion(o.Name, framework.Name) {
				continue
			}
			list = append(list, observed.Change{Of: i, Value: o.Value, Label: c.Label, Index: c.Index})
		}
	}
	return list
}

// overPage writes the page of links to wheels that a package changes to in place of the one that it comes
// from. A page that is for other packages, too, has theirs for the same build of the framework.
func (w *rewriter) overPage(c observed.Change) error {
	for _, i := range w.indexes {
		if i.URL == c.Over {
			return w.otherIndex(i, c.Index)
		}
	}
	return byHand(w.observed(c).At, "take it from %s instead of %s", c.Index, c.Over)
}

// isOfLinks reports whether an address is that of a page of links on which the makers of a package have
// its wheels for a build of a framework.
func isOfLinks(name, url string) bool {
	return slices.ContainsFunc(matrices.Embedded().PackageInfos(), func(info matrices.PackageInfo) bool {
		has := func(from matrices.WheelSource) bool {
			makers, _, _ := strings.Cut(from.URL, "{")
			return from.Kind == matrices.WheelLinks && strings.HasPrefix(url, makers)
		}
		return (info.Name == name || slices.Contains(info.Aliases, name)) && slices.ContainsFunc(info.WheelsFrom, has)
	})
}

// page writes the page of links that a package has to come from, beside the indexes that
// are named: its label says which build it is.
func (w *rewriter) page(d *draft, o observed.Observation, c observed.Change, name string, end int) error {
	asked := func(i observed.Index) bool {
		return i.FindLinks && i.URL == c.Index && (len(i.Packages) == 0 || slices.Contains(i.Packages, name))
	}
	if slices.ContainsFunc(w.indexes, asked) {
		return nil
	}
	if i := w.mirrorOf(name); i != nil && !isOfLinks(name, c.Index) && !sameMakers(i.URL, c.Index) &&
		labelOf(i.URL) != c.Label {
		return overMirror(i, name, c.Label, c.Index)
	}
	return w.newIndex(d, o, c, name, "--find-links", "-f", end)
}

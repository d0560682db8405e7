package model

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// takeLabel gives the version of a companion that the target asks for with a
// local label a place of its own, before that of the same version from any
// build, so that ways out can keep the version and give up the label.
func (p *PackageVariable) takeLabel() {
	want := p.Package.Version
	if want == nil || want.Spec.Local == "" {
		return
	}
	at := slices.IndexFunc(p.Releases, func(r facts.Release) bool { return want.Spec.Allows(r.Version) })
	if at < 0 {
		return
	}
	p.Releases = slices.Insert(slices.Clone(p.Releases), at, p.Releases[at])
	p.Labelled, p.Size, p.Same = at, len(p.Releases), nil
}

// LabelSays reports whether the facts know what labels of the companion mean:
// those of PyTorch's are the variants of its builds, those of JAX stand in what
// an extra requires, up to the release that did away with them.
func (p *PackageVariable) LabelSays() bool {
	if slices.Contains(p.Of.Package.Traits.IndexCompanions, p.Package.Name) {
		return true
	}
	return slices.ContainsFunc(p.Of.Builds, func(b candidate.Build) bool {
		ver, ok := version.Exactly(b.Row.Requires[p.Package.Name])
		return ok && (version.WithoutLocal(ver) == p.Version(p.Labelled) || p.labelIn(ver) && p.takenBeside(&b))
	})
}

// LabelFits reports whether the label names a build, whole or by its first parts:
// cuda12 of cuda12.cudnn88. Which releases go together is another matter.
func (p *PackageVariable) LabelFits(b *candidate.Build) bool {
	if ver, ok := version.Exactly(b.Row.Requires[p.Package.Name]); ok {
		return p.labelIn(ver)
	}
	return slices.Contains(b.Traits.IndexCompanions, p.Package.Name) && b.Row.Variant == p.Package.Version.Spec.Local
}

// takenBeside reports whether the labelled version is one of those that a build's release takes.
func (p *PackageVariable) takenBeside(b *candidate.Build) bool {
	spec, err := version.ParseSpecifier(b.Release.PairSpecs[p.Package.Name])
	return err == nil && spec.Text != "" && spec.Allows(p.Version(p.Labelled))
}

// labelIn reports whether a version has the label, or begins its own with it.
func (p *PackageVariable) labelIn(ver string) bool {
	_, local, _ := strings.Cut(ver, "+")
	return local == p.Package.Version.Spec.Local || strings.HasPrefix(local, p.Package.Version.Spec.Local+".")
}

func (p *PackageVariable) labelledVersion() string {
	return p.Version(p.Labelled) + "+" + p.Package.Version.Spec.Local
}

// LabelOfCompanion says which build the labelled version of a companion was
// compiled beside, and that it is none of those left.
func LabelOfCompanion(p *PackageVariable, builds []*candidate.Build) Explanation {
	text := fmt.Sprintf("%s %s was compiled beside the build %s", p.Package.Name, p.labelledVersion(),
		p.Package.Version.Spec.Local)
	var others, refs []string
	for _, b := range builds {
		if !p.LabelFits(b) {
			others = append(others, b.Label())
			refs = append(refs, b.Ref(""))
		}
	}
	if others = words.Unique(others); len(others) > 0 && len(others) <= words.FewNames {
		text += ", not beside " + words.JoinWords(others, "or")
	}
	return Explanation{text, refs[:min(len(refs), 1)]}
}

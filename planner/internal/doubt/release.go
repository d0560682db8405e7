package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ReleaseOpen says that the release of a framework decides, where an installer gives
// one that does not run and something other than an installer may have chosen: an
// image, a package in a version that the facts do not hold, the makers' own index
// on a platform for which the default one has builds for the CPU alone, or somebody who
// has a CUDA of another major.
func ReleaseOpen(q *question.Question, name, release string) *verdict.Missing {
	for i, f := range q.Query.Frameworks() {
		switch g := &q.Given[i]; {
		case f.Name == name && q.UnreadOf(f.Name) != nil:
			return q.UnreadRelease(q.UnreadOf(f.Name))
		case f.Name == name && HeldUnsaid(q) != nil:
			return HeldUnsaid(q)
		case f.Name != name || q.Install(f).Package != "":
			continue
		case g.Builds[0].CPU() && q.AnyBuildServes(i):
			return WhichBuild(q, i, fmt.Sprintf("%s %s, which pip installs on %s, has no GPU code, and nobody says which "+
				"release it is", f.Traits.Name, g.Builds[0].Label(), q.Platform))
		case q.OtherMajor(i):
		case !q.System.Docker && len(q.Unknown) == 0:
			continue
		}
		why := fmt.Sprintf("%s %s, the newest, does not run here, an older one would, and nobody says which it is",
			f.Traits.Name, release)
		return &verdict.Missing{Why: why, Observe: "its version", Facts: []string{},
			Command: q.Showing(q.Given[i].Builds[0].Release.Package)}
	}
	return nil
}

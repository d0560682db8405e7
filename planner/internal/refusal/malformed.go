package refusal

import (
	"strings"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Malformed returns why nothing is installed: an entry is no requirement, and installers refuse all that it stands
// among. Nil where there is none.
func Malformed(q *question.Question) (rules []plan.ConflictRule) {
	for i := range q.Malformed {
		s := &q.Malformed[i]
		rules = append(append(rules, q.Asked(s, "asked-package")...), q.Fact(packages.PackageName,
			"installers refuse it, and all that it stands among: Invalid requirement: "+words.Quote(s.Value)+
				": write "+words.Quote(strings.Replace(s.Value, "=", "==", 1)), []string{}...))
	}
	return rules
}

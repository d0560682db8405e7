package wayout

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/verdict"
)

// CompiledBeside returns ways out of an environment without some packages, written as flash-attn==2.7.0, as those of one
// in which they are compiled beside what has changed.
func CompiledBeside(f *facts.Facts, fixes []verdict.Fix, requirements []string) []verdict.Fix {
	what := words.JoinWords(requirements, "and")
	for i := range fixes {
		fix := &fixes[i]
		does, behind := fix.Cut()
		how := "compile " + what + " beside it"
		command := "pip install --no-build-isolation " + strings.Join(requirements, " ")
		if fix.Stack != nil {
			how += ", with the compiler of CUDA " + version.Minor(fix.Stack.CUDA.Version)
			command = Behind(answer.Tools(f, fix.Stack, requirements), command)
		}
		fix.Text = does + ", and " + what + " compiled beside it" + behind + "; unproven: no wheel of that is known for it"
		fix.Unwritten, fix.Doubtful = append(fix.Unwritten, how+": "+command), true
	}
	return fixes
}

// Behind returns a command behind another one, where there is one.
func Behind(first, command string) string {
	if first == "" {
		return command
	}
	return first + ", then " + command
}

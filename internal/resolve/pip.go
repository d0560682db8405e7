package resolve

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/wheelname"
	"github.com/envsolve/envsolve/planner"
)

// pipScript runs pip's resolver with the arguments of a JSON file, so that no
// text of the user's is ever part of a command line.
//
//go:embed pip.py
var pipScript []byte

// interpreter is what the base image's Python says of itself.
type interpreter struct {
	Executable string `json:"executable"` // absolute, without links
	Version    string `json:"version"`    // 3.12.7
	Libc       string `json:"libc"`       // 2.36; empty where it is not glibc
	Error      string `json:"error"`      // why pip found no answer
}

// pip lets pip's own resolver pick the packages, under the plan's pins.
func (r *Resolver) pip(ctx context.Context, in Input, base *registry.Image, s planner.Sources) ([]picked, interpreter, error) {
	var python interpreter
	arguments, err := json.Marshal(pipArgs(s))
	if err != nil {
		return nil, python, err
	}
	out, err := r.Runner.Run(ctx, Command{
		Name: "resolve Python packages", Image: base, Platform: in.Stack.Platform,
		Args: []string{"python" + in.Stack.Python, InputDir + "/pip.py"},
		Env:  []string{"PIP_CONFIG_FILE=/dev/null", "PIP_ROOT_USER_ACTION=ignore", "HOME=/tmp"},
		Files: map[string][]byte{
			"pip.py": pipScript, "requirements.txt": requirements(in), "constraints.txt": constraints(in.Stack),
		},
		// The address of an index may hold a password.
		Secrets: map[string][]byte{"arguments.json": arguments},
		Outputs: []string{"python.json", "report.json"},
		Network: true,
	})
	if err != nil {
		return nil, python, fmt.Errorf("python%s of the base image %s: %w", in.Stack.Python, base.Reference, err)
	}
	if err := json.Unmarshal(out["python.json"], &python); err != nil {
		return nil, python, fmt.Errorf("python%s of the base image %s did not say what it is: %w", in.Stack.Python, base.Reference, err)
	}
	if python.Error != "" {
		return nil, python, pipError(python.Error)
	}
	packages, err := parseReport(out["report.json"])
	return packages, python, err
}

// requirements are what the image is to have: the stack's packages as planned,
// and those of the request that the facts know nothing of.
func requirements(in Input) []byte {
	versions, extras := map[string]string{}, map[string][]string{}
	for _, p := range in.Request.Packages {
		name := wheelname.Normalize(p.Name)
		versions[name], extras[name] = p.Specifier, p.Extras
	}
	for name, version := range in.Stack.Packages {
		versions[wheelname.Normalize(name)] = "==" + version
	}
	for name, extra := range in.Stack.Extras {
		name = wheelname.Normalize(name)
		extras[name] = append(slices.Clone(extras[name]), extra)
	}
	lines := map[string]string{}
	for name, version := range versions {
		lines[name] = bracketed(extras[name]) + version
	}
	return sortedRequirements(lines)
}

// bracketed writes extras as a requirement has them, or nothing.
func bracketed(extras []string) string {
	if len(extras) == 0 {
		return ""
	}
	slices.Sort(extras)
	return "[" + strings.Join(slices.Compact(extras), ",") + "]"
}

// constraints pin every version that the plan has decided, and keep to its
// limits.
func constraints(stack planner.Stack) []byte {
	lines := map[string]string{}
	for name, limit := range stack.Limits {
		lines[wheelname.Normalize(name)] = limit
	}
	for name, version := range stack.Packages {
		lines[wheelname.Normalize(name)] = "==" + version
	}
	return sortedRequirements(lines)
}

// pipError keeps of pip's output what says why there is no answer.
func pipError(output string) error {
	var lines []string
	broken := ""
	for line := range strings.SplitSeq(strings.TrimSpace(output), "\n") {
		line = strings.TrimPrefix(strings.TrimSpace(line), "ERROR: ")
		if _, reason, ok := strings.Cut(line, "connection broken by "); ok {
			broken = reason
		}
		if line == "" || strings.HasPrefix(line, "[notice]") || strings.HasPrefix(line, "WARNING:") {
			continue
		}
		lines = append(lines, line)
	}
	const most = 12
	if len(lines) > most {
		lines = lines[len(lines)-most:]
	}
	if len(lines) == 0 {
		lines = []string{"it gave no reason"}
	}
	what := strings.Join(lines, "\n  ")
	if broken != "" {
		return fmt.Errorf("pip, in the base image, gets no answer from a package index: check that the builder can reach it, and try again\n  %s\n  %s", broken, what)
	}
	return fmt.Errorf("pip finds no set of packages that goes with the plan: loosen one of these\n  %s", what)
}

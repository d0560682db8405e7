package resolve

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/plan"
)

// requirements are what the image is to have, one requirement a line.
func requirements(in Input) []byte { return sortedRequirements(asked(in)) }

// asked returns the stack's packages as planned, and those that it leaves open, each with
// what follows its name in a requirement.
func asked(in Input) map[string]string {
	versions, extras := map[string]string{}, map[string][]string{}
	for _, p := range in.Request.Packages {
		extras[wheel.Normalize(p.Name)] = p.Extras
	}
	for _, u := range in.Stack.Unpinned {
		versions[wheel.Normalize(u.Name)] = u.Specifier
	}
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	for name, version := range in.Stack.Packages {
		versions[wheel.Normalize(name)] = "==" + version
		if address := sources.Wheel(name); address != "" {
			versions[wheel.Normalize(name)] = " @ " + address
		}
	}
	for name, extra := range in.Stack.Extras {
		name = wheel.Normalize(name)
		extras[name] = append(slices.Clone(extras[name]), strings.Split(extra, ",")...)
	}
	for _, c := range in.Stack.Compiled {
		if c.Extra != "" {
			name := wheel.Normalize(c.Name)
			extras[name] = append(slices.Clone(extras[name]), c.Extra)
		}
	}
	lines := map[string]string{}
	for name, version := range versions {
		lines[name] = bracketed(extras[name]) + version
	}
	return lines
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
func constraints(stack plan.Stack) []byte { return sortedRequirements(limits(stack)) }

// limits returns what the plan allows of packages: the version of those that it has
// decided, as in "==2.5.1", and its limits of others.
func limits(stack plan.Stack) map[string]string {
	allowed := map[string]string{}
	for name, limit := range stack.Limits {
		allowed[wheel.Normalize(name)] = limit
	}
	for name, version := range stack.Packages {
		allowed[wheel.Normalize(name)] = "==" + version
	}
	return allowed
}

// pipChatter are the beginnings of lines of pip's that say what it is doing, or
// give advice that does not fit here.
var pipChatter = []string{
	"[notice]", "WARNING:", "INFO:", "Looking in ", "Looking up ", "Collecting ", "Processing ", "Downloading ",
	"Obtaining ", "Using cached ",
	"Requirement already ", "To fix this you could", "1. loosen", "2. remove", "ResolutionImpossible",
	"Link requires a different Python", "Discarding ",
}

// ErrNoAnswer says that an index which pip asks gives no answer.
var ErrNoAnswer = errors.New("gets no answer from a package index")

// pipError keeps of pip's output what says why there is no answer.
func pipError(output string) error {
	var lines []string
	broken := ""
	for line := range strings.SplitSeq(strings.TrimSpace(output), "\n") {
		line = strings.TrimPrefix(strings.TrimSpace(line), "ERROR: ")
		if _, reason, ok := strings.Cut(line, "connection broken by "); ok {
			broken = reason
		}
		if line == "" || slices.ContainsFunc(pipChatter,
			func(start string) bool { return strings.HasPrefix(line, start) }) {
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
	if strings.Contains(broken, "ProxyError") {
		return fmt.Errorf("pip, in the base image, is not let through by a proxy: check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, the login in them, and that the builder can reach the proxy\n  %s\n  %s", broken, what)
	}
	if broken != "" {
		return fmt.Errorf("pip, in the base image, %w: check that the builder can reach it, and try again\n  %s\n  %s",
			ErrNoAnswer, broken, what)
	}
	if strings.Contains(what, "incomplete-download") {
		return fmt.Errorf("pip, in the base image, was cut off in the middle of a download: check the network between the builder and the index, and try again\n  %s", what)
	}
	if strings.Contains(what, "[Errno 28]") {
		return fmt.Errorf("pip, in the base image, has no room left: the builder's disk is full; free space there, with `envsolve builder prune` for one, and try again\n  %s", what)
	}
	if strings.Contains(what, "DO NOT MATCH THE HASHES") {
		return fmt.Errorf("pip, in the base image, gets a file that is not what its index promises: if it happens again, the index or a proxy before it alters files\n  %s", what)
	}
	return &ImpossibleError{Blamed: blamed(output), what: what}
}

// ImpossibleError says that no set of packages goes with the plan, as far as pip
// has looked.
type ImpossibleError struct {
	// Blamed are the packages that pip says it is about, normalised.
	Blamed []string
	what   string
}

func (e *ImpossibleError) Error() string {
	return "pip finds no set of packages that goes with the plan: loosen one of these\n  " + e.what
}

// blame finds the packages whose requirements clash, what these are on, and those of which pip tries
// release after release, in what it says:
//
//	foo 1.2 depends on torch<2
//	INFO: pip is still looking at multiple versions of foo to determine which …
//	ERROR: No matching distribution found for foo>=2
var blame = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)(?:^ *([A-Za-z0-9._-]+)(?:\[[^]]*\])? \S+ depends on ([A-Za-z0-9._-]+)|` +
		`looking at multiple versions of ([A-Za-z0-9._-]+)|` +
		`(?:satisfies the requirement|distribution found for) ([A-Za-z0-9._-]+))`)
})

// blamed lists those packages, each once.
func blamed(output string) []string {
	var names []string
	for _, m := range blame().FindAllStringSubmatch(output, -1) {
		for _, name := range m[1:] {
			if name = wheel.Normalize(name); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

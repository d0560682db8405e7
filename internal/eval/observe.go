package eval

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// observe says a report as observations, each part in the words of its reporter,
// as the flags of envsolve check take them.
func observe(c Case) (observed.Environment, error) {
	g := &c.Given
	var env observed.Environment
	if g.Framework == "container" {
		return env, fmt.Errorf("a container image of which no part is stated")
	}
	add := func(kind observed.Kind, flag, name, value string) {
		if value == "" && name == "" {
			return
		}
		env.Observations = append(env.Observations, observed.Observation{Kind: kind, Name: name, Value: value,
			At: request.Position{File: "--" + flag}, Text: strings.TrimSpace(name + " " + value)})
	}
	add(observed.OS, "os", "", g.OS)
	add(observed.GPU, "gpu", "", g.GPU)
	add(observed.Driver, "driver", "", g.Driver)
	add(observed.Package, "framework", g.Framework, g.Version)
	add(observed.CUDA, "cuda", "", g.CUDA)
	add(observed.CUDNN, "cudnn", "", g.CUDNN)
	add(observed.Python, "python", "", g.Python)
	if strings.Contains(g.OS, "conda") {
		env.Installer = observed.Conda
	}
	for _, name := range slices.Sorted(maps.Keys(g.Packages)) {
		value := ""
		if p := g.Packages[name]; p != nil {
			value = *p
		}
		if !aside(&env, name, value) {
			add(observed.Package, "with", name, value)
		}
	}
	return env, nil
}

var extraOfInstall = lazyregexp.New(`([a-z]+)\[([\w,-]+)\]`)

// aside takes in entries among a report's packages that are none: how it was
// installed, a toolkit of the machine, a library of the system.
func aside(env *observed.Environment, name, value string) bool {
	add := func(o observed.Observation) {
		o.At = request.Position{File: "--with"}
		env.Observations = append(env.Observations, o)
	}
	switch {
	case name == "install" && strings.Contains(value, "conda"):
		env.Installer = observed.Conda
	case name == "install":
		if m := extraOfInstall.FindStringSubmatch(value); m != nil {
			add(observed.Observation{Kind: observed.Package, Name: m[1], Extras: strings.Split(m[2], ",")})
		} else if package_, plain := strings.CutPrefix(value, "pip install "); plain &&
			!strings.Contains(package_, " ") {
			add(observed.Observation{Kind: observed.Package, Name: package_})
		}
	case name == "build" || name == "channel":
		for i := range env.Observations {
			if env.Observations[i].At.File == "--framework" {
				env.Observations[i].Source = true
			}
		}
	case name == "thread-date":
		add(observed.Observation{Kind: observed.Date, Value: value})
	case name == "nccl":
		add(observed.Observation{Kind: observed.NCCL, Value: value})
	case name == "system-cuda":
		add(observed.Observation{Kind: observed.Toolkit, Value: value})
	case name == "image" || strings.HasSuffix(name, "-image"):
		source.OverFlags(env, &observed.Flags{With: []string{"image=" + value}})
	case name == "index" || name == "extra-index":
		env.Indexes = append(env.Indexes, observed.Index{URL: value, Extra: name != "index"})
	case name == "system-cudnn":
		add(observed.Observation{Kind: observed.CUDNN, Value: value, In: observed.InSystem})
	case name == "env-var" || name == "env" || name == "workaround" || name == "provider":
	default:
		return strings.ToUpper(name) == name && strings.Contains(name, "_") // a setting at run time
	}
	return true
}

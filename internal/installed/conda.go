package installed

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices/version"
)

// wheelName returns the name of the wheel that holds what a package of conda's does.
func (e *Environment) wheelName(conda string) string {
	for _, f := range e.facts.FrameworkInfos() {
		if slices.Contains(f.Conda, conda) {
			return f.Packages[0]
		}
	}
	return wheel.Normalize(conda)
}

// byBoth finds packages that both conda and pip have installed: the later has written
// over the other, and the next conda install may write back.
func (e *Environment) byBoth() []host.Check {
	var checks []host.Check
	for _, r := range e.records {
		name := e.wheelName(r.name)
		at := slices.IndexFunc(e.wheels, func(w distribution) bool { return w.byPip && w.name == name })
		if at < 0 {
			continue
		}
		w := e.wheels[at]
		of := w.name
		if r.name != w.name {
			of += " (" + r.name + " of conda)"
		}
		checks = append(checks, host.Check{Name: "conda", Verdict: host.Warning,
			Seen: fmt.Sprintf("%s: %s is installed by both: %s by conda and %s by pip, which is the one that is imported",
				e.name, of, r.version, w.version),
			Confirm: "conda list " + shellquote.Word("^"+r.name+"$") + "; pip show " + shellquote.Word(w.name),
			Fix: "pip uninstall " + shellquote.Word(w.name) + ", then conda install --force-reinstall " +
				shellquote.Word(r.name) + "; or an environment of its own for what pip installs"})
	}
	return checks
}

// runtimes are the packages of conda that say which CUDA its libraries are of.
func runtimes() []string {
	return []string{"cuda-version", "cudatoolkit", "cuda-cudart", "cuda-runtime"}
}

// mixedWithConda finds CUDA libraries of conda beside wheels of another major.
func (e *Environment) mixedWithConda() []host.Check {
	for _, name := range runtimes() {
		at := slices.IndexFunc(e.records, func(r record) bool { return r.name == name })
		if at < 0 {
			continue
		}
		of := e.records[at].version
		var others []string
		for _, w := range e.wheels {
			if major := cudaMajor(w); w.byPip && major != "" && major != version.Major(of) {
				others = append(others, w.name+" "+w.version)
			}
		}
		if len(others) == 0 {
			return nil
		}
		seen := others[0]
		if len(others) > 1 {
			seen += fmt.Sprintf(" and %d more", len(others)-1)
		}
		return []host.Check{host.Check{Name: "conda", Verdict: host.Warning,
			Confirm: "conda list cuda; pip list | grep -e nvidia -e +cu",
			Seen: fmt.Sprintf("%s: conda's CUDA is %s (%s), and pip has installed %s of another major", e.name, of, name,
				seen),
			Fix: "take both from one: conda's packages with cuda-version of the wheels' major, or a new environment with " +
				"pip alone",
		}.Known(e.facts, "cublaslt-undefined-symbol", "both")}
	}
	return nil
}

// cudaMajor returns the CUDA major that a wheel names: by its name or by its label.
func cudaMajor(w distribution) string {
	if _, major, ok := cutMajor(w.name); ok {
		return major
	}
	_, label, _ := strings.Cut(w.version, "+cu")
	if len(label) < 3 || strings.Trim(label[:3], "0123456789") != "" {
		return ""
	}
	return label[:2]
}

// CUDA returns the CUDA of the environment's wheels: that of its runtime, or that which
// their labels name. It is empty where they name none.
func (e *Environment) CUDA() string {
	for _, w := range e.wheelsOf("nvidia-cuda-runtime") {
		return version.Minor(w.version)
	}
	for _, w := range e.wheels {
		_, label, _ := strings.Cut(w.version, "+cu")
		if major := cudaMajor(w); major != "" && len(label) >= 3 {
			return major + "." + label[2:3]
		}
	}
	return ""
}

package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

// traitsFile is what stack.py reads.
const traitsFile = "selftest/envsolve_selftest/traits.json"

// traits is the form of traitsFile: what the facts know of every framework and
// package, as far as the self-test needs it.
type traits struct {
	Frameworks map[string]framework `json:"frameworks"`
	Modules    map[string]string    `json:"modules"` // package → what to import of it
}

// framework is FrameworkParts of stack.py, with the fields of [matrices.FrameworkInfo].
type framework struct {
	Adapter        string   `json:"adapter"` // empty where the self-test has none yet
	Packages       []string `json:"packages"`
	CPUPackages    []string `json:"cpu_packages"` // of these, those that hold builds for the CPU alone
	CorePackage    string   `json:"core_package"`
	Module         string   `json:"module"`
	CoreModule     string   `json:"core_module"`
	Companions     []string `json:"companions"`
	Libraries      []string `json:"libraries"`
	Index          string   `json:"index"`
	IndexPackages  []string `json:"index_packages"` // labelled, on that index
	CUDNNError     string   `json:"cudnn_error"`
	CPUBuildError  string   `json:"cpu_build_error"`
	CompanionError string   `json:"companion_error"`
	XLA            bool     `json:"xla"`
}

// encodeTraits writes what the self-test needs of the facts.
func encodeTraits(facts *matrices.Set) ([]byte, error) {
	t := traits{Frameworks: map[string]framework{}, Modules: facts.Modules()}
	for _, f := range facts.FrameworkInfos() {
		entry := framework{
			Adapter: f.SelfTest, Packages: f.Packages, CPUPackages: cpuPackages(facts, f), CorePackage: f.CorePackage,
			Module: f.Module, CoreModule: f.CoreModule,
			Companions: list(f.Companions), Libraries: list(f.Libraries), Index: f.IndexURL, IndexPackages: []string{},
			CUDNNError: f.CUDNNError, CPUBuildError: f.CPUBuildError, CompanionError: f.CompanionError, XLA: f.XLA,
		}
		if f.Label != "" {
			entry.IndexPackages = slices.Concat(f.Packages, f.IndexCompanions)
		}
		t.Frameworks[f.ID] = entry
	}
	return encode(t)
}

// cpuPackages are the packages of a framework that hold builds for the CPU and none
// for CUDA.
func cpuPackages(facts *matrices.Set, f matrices.FrameworkInfo) []string {
	forCUDA := map[string]bool{} // package → whether a build of it is for CUDA
	for _, release := range facts.Frameworks(f.ID) {
		for _, b := range release.Builds {
			name := cmp.Or(b.Package, release.Package)
			forCUDA[name] = forCUDA[name] || b.CUDA != ""
		}
	}
	found := []string{}
	for _, name := range f.Packages {
		if cuda, built := forCUDA[name]; built && !cuda {
			found = append(found, name)
		}
	}
	return found
}

// list is what JSON writes as a list even where it is empty.
func list(names []string) []string { return append([]string{}, names...) }

// encode writes JSON as people read it.
func encode(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	err := encoder.Encode(value)
	return out.Bytes(), err
}

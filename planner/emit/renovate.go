package emit

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// Fit says which versions of a framework's packages a GPU runs, as far as the
// facts know.
type Fit struct {
	Target    string
	GPU       string              // as the target names it
	Framework string              // pytorch
	Driver    string              // what the hosts run; empty where the target does not say
	Facts     string              // the day of the facts
	Versions  map[string][]string // package → versions
}

// File is the name of the preset that Renovate writes for a fit.
func (f Fit) File() string {
	return strings.ToLower(plainName(f.GPU)+"-"+plainName(f.Framework)) + ".json"
}

// preset is a preset of Renovate's (docs.renovatebot.com, "Config Presets").
type preset struct {
	Schema      string   `json:"$schema"`
	Description []string `json:"description"`
	Rules       []rule   `json:"packageRules"`
}

type rule struct {
	Description string   `json:"description"`
	Sources     []string `json:"matchDatasources"`
	Packages    []string `json:"matchPackageNames"`
	Group       string   `json:"groupName"`
	Allowed     string   `json:"allowedVersions"`
}

// Renovate writes a preset that holds Renovate to the versions that a GPU runs. A
// version that the facts do not know is not among them.
func Renovate(f Fit) ([]byte, error) {
	hosts := ""
	if f.Driver != "" {
		hosts = ", on hosts with driver " + oneLine(f.Driver)
	}
	p := preset{
		Schema: "https://docs.renovatebot.com/renovate-schema.json",
		Description: []string{
			fmt.Sprintf("Written by \"envsolve emit renovate\" for target %s, with facts of %s.", oneLine(f.Target), f.Facts),
			fmt.Sprintf("Versions of %s that run on %s%s.", f.Framework, oneLine(f.GPU), hosts),
		},
	}
	var errs []error
	for _, name := range slices.Sorted(maps.Keys(f.Versions)) {
		versions := version.SortDistinct(slices.Clone(f.Versions[name]))
		slices.Reverse(versions) // the oldest first
		errs = append(errs, checkName(name))
		var forms []string
		for _, v := range versions {
			errs = append(errs, checkVersion(name, v))
			forms = append(forms, regexp.QuoteMeta(v))
		}
		if len(versions) == 0 {
			continue
		}
		p.Rules = append(p.Rules, rule{
			Description: fmt.Sprintf("%s to %s", versions[0], versions[len(versions)-1]),
			Sources:     []string{"pypi"}, Packages: []string{name},
			Group:   oneLine(f.Framework + " on " + f.GPU),
			Allowed: `/^(` + strings.Join(forms, "|") + `)(\+[a-z0-9.]+)?$/`,
		})
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(p)
	return b.Bytes(), err
}

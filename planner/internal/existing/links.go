package existing

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// readPagesOfWheels takes in what packages were compiled for whose makers have a page of
// wheels for each release of a framework and each CUDA, by the page that is asked:
// torch-2.4.0+cu121.html.
func (c *Environment) readPagesOfWheels() {
	for i := range c.Packages {
		p := &c.Packages[i]
		info, said := c.Facts.PackageNamed(p.Name), func(o query.Compiled) bool { return o.Name == p.Name }
		if info == nil || p.Source || p.Label != "" || slices.ContainsFunc(c.CompiledFor, said) {
			continue
		}
		for _, from := range info.WheelsFrom {
			if from.Kind != "links" {
				continue
			}
			for i := range c.Env.Indexes {
				index := &c.Env.Indexes[i]
				torch, cuda, ok := pageOf(from, index.URL)
				if !ok || !isAsked(index, p) {
					continue
				}
				c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: p.Name, Torch: torch, CUDA: cuda,
					Text: "from " + index.URL})
			}
		}
	}
}

// pageOf returns the minor of the framework and the CUDA that a page of wheels is for, by
// the pattern of its makers' addresses.
func pageOf(from matrices.WheelSource, url string) (framework, cuda string, ok bool) {
	pattern := regexp.QuoteMeta(from.URL)
	pattern = strings.Replace(pattern, `\{framework\}\.0`, `(?P<framework>\d+\.\d+)\.\d+`, 1)
	pattern = strings.Replace(pattern, `\{cuda\}`, `(?P<cuda>cu\d{2,3}|cpu)`, 1)
	re, err := regexp.Compile("^" + pattern + "$")
	if err != nil || strings.Contains(pattern, `\{`) {
		return "", "", false
	}
	m := re.FindStringSubmatch(url)
	at, of := re.SubexpIndex("framework"), re.SubexpIndex("cuda")
	if m == nil || at < 0 || of < 0 {
		return "", "", false
	}
	digits, gpu := strings.CutPrefix(m[of], "cu")
	if !gpu || digits == "" || m[of] == "cpu" {
		return m[at], "cpu", true
	}
	return m[at], digits[:len(digits)-1] + "." + digits[len(digits)-1:], true
}

// CompiledForTorch reports whether it is said which torch a package was compiled for.
func (c *Environment) CompiledForTorch(name string) bool {
	return slices.ContainsFunc(c.CompiledFor, func(o query.Compiled) bool { return o.Name == name && o.Torch != "" })
}

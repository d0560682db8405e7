package planner

import "strings"

// osAsk is the operating system that the user asks for: one id, or all of a
// family when no version is given ("ubuntu").
type osAsk struct {
	text Text
	id   string // debian12, or the family
}

func (o *osAsk) allows(id string) bool {
	return id == o.id || strings.TrimRight(id, "0123456789.") == o.id
}

// readOS resolves the operating system. Spellings such as ubuntu-22.04 and
// "Ubuntu 22.04" are understood.
func (a *ask) readOS(facts *facts, f *faults) {
	text := a.request.OS
	if !text.Set() {
		return
	}
	id := strings.NewReplacer(" ", "", "-", "", ":", "").Replace(strings.ToLower(text.Value))
	o := &osAsk{text: text, id: id}
	if a.windows() {
		if strings.HasPrefix(id, "windows") {
			return
		}
		f.add(text.At, "operating system of another platform", "%s is not Windows, and the platform is %s", text.Value, a.platform)
		return
	}
	var known []string
	for _, row := range facts.OSes() {
		known = append(known, row.ID)
		if o.allows(row.ID) {
			a.os = o
		}
	}
	if a.os == nil {
		f.add(text.At, "unknown operating system "+quote(text.Value), "it is not known to the facts of %s%s", facts.date(), orNothing("; ", didYouMean(nearest(id, known))))
	}
}

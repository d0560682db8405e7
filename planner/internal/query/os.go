package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// OS is the operating system that the user asks for: one id, or all of a
// family when no version is given ("ubuntu").
type OS struct {
	Text request.Text
	ID   string // debian12, or the family
}

func (o *OS) Allows(id string) bool {
	return id == o.ID || strings.TrimRight(id, "0123456789.") == o.ID
}

// bareOS returns the name of a system without what people write between its
// words.
func bareOS(name string) string {
	return strings.NewReplacer(" ", "", "-", "", ":", "").Replace(strings.ToLower(name))
}

// ReadOS resolves the operating system. Spellings such as ubuntu-22.04 and
// "Ubuntu 22.04" are understood.
func (q *Query) ReadOS(tables *facts.Facts, faults *Faults) {
	text := q.Request.OS
	if !text.Set() {
		return
	}
	id := bareOS(text.Value)
	o := &OS{Text: text, ID: id}
	if q.Windows() {
		if strings.HasPrefix(id, "windows") {
			return
		}
		faults.Add(text.At, "operating system of another platform", "%s is not Windows, and the platform is %s", text.Value,
			q.Platform)
		return
	}
	var known []string
	rows := tables.OSes()
	for i := range rows {
		row := &rows[i]
		if row.BaseImage == "" {
			continue // it is known for its C library alone
		}
		known = append(known, row.ID)
		if bareOS(row.ID) == id {
			o.ID = row.ID // debian14-testing
		}
		if o.Allows(row.ID) {
			q.OS = o
		}
	}
	if q.OS == nil {
		faults.Add(text.At, "unknown operating system "+words.Quote(text.Value), "it is not known to the facts of %s%s",
			tables.Date(), words.Prefixed("; ", instead(tables, text.Value, known)))
	}
}

// instead says what to write for a system that is none of the facts', by what its name says of it, or else by the ids
// that look like it, or the families that there are.
func instead(tables *facts.Facts, name string, known []string) string {
	switch s := reading.ReadSystem(tables.Set, name); {
	case s.JetPack != "":
		return "a Jetson has the system of its JetPack: name the board as GPU, such as jetson-agx-orin, and no system, and " +
			"the plan says for which JetPack it is"
	case s.NoGPU != "":
		return "no program finds an NVIDIA GPU on " + s.NoGPU
	case s.Musl:
		return "its C library is musl, for which frameworks with GPU code have no wheels: name one that has glibc"
	case s.Platform == facts.WindowsAMD64:
		return "Windows is a platform: " + facts.WindowsAMD64
	case s.ID != "" && !slices.Contains(known, s.ID):
		return "they know its C library, and no image of it"
	case s.AtLeast:
		return s.ID + " is the nearest one before it"
	case s.ID != "":
		return s.ID + " has its C library"
	case s.WSL:
		return "WSL 2 runs a Linux: name that one"
	}
	if near := version.Nearest(bareOS(name), known); len(near) > 0 {
		return words.DidYouMean(near)
	}
	families := slices.Clone(known)
	for i, id := range families {
		families[i] = strings.TrimRight(strings.TrimSuffix(id, "-testing"), "0123456789.")
	}
	slices.Sort(families)
	return "they know releases of " + words.JoinWords(slices.Compact(families), "and")
}

package matrices

import (
	"cmp"
	"iter"
	"slices"
	"time"
)

// Upstream is what there was of a table's subject where it is published, on the
// day on which the two were last compared. Harvest writes it.
type Upstream struct {
	Table    string `hcl:"table,label" check:"id"`
	Looked   string `hcl:"looked" check:"required,date"`
	Newest   string `hcl:"newest"`                // final release that was there; empty for tables of no index
	Released string `hcl:"released" check:"date"` // its day
	Complete bool   `hcl:"complete"`              // the table had all of it
	Evidence
}

// Upstreams returns when each table was last compared, by the table's name.
func (s *Set) Upstreams() []Upstream { return rows[Upstream](s, "upstream") }

// Upstream returns when a table was last compared with its upstream; nil where
// nothing says.
func (s *Set) Upstream(table string) *Upstream {
	list := s.Upstreams()
	for i := range list {
		if list[i].Table == table {
			return &list[i]
		}
	}
	return nil
}

// AsOf returns the day up to which a table is known to have everything,
// YYYY-MM-DD: that of the last comparison, or where that found what the table
// still lacks, the day of its newest release. Where neither is known it is empty.
func (s *Set) AsOf(table string) string {
	u := s.Upstream(table)
	if u == nil {
		return ""
	}
	if u.Newest == "" || u.Complete {
		return u.Looked
	}
	newestDay := ""
	for version, day := range s.releases(table) {
		if ComparePEP440(version, u.Newest) >= 0 {
			return u.Looked
		}
		newestDay = cmp.Or(newestDay, day)
	}
	return cmp.Or(newestDay, u.Looked)
}

// releases returns the versions of a framework or a package and their days, newest
// first.
func (s *Set) releases(table string) iter.Seq2[string, string] {
	return func(yield func(version, day string) bool) {
		packages := s.Packages(table)
		for i := range packages {
			if !yield(packages[i].Version, packages[i].Released) {
				return
			}
		}
		frameworks := s.Frameworks(table)
		for i := range frameworks {
			if !yield(frameworks[i].Version, frameworks[i].Released) {
				return
			}
		}
	}
}

// What a rhythm is told from: the pauses of the last two years, if there are at
// least fewestPauses, of which nine in ten are no longer.
const (
	rhythmYears  = 2
	fewestPauses = 6
)

// Rhythm returns a number of days within which nine of ten releases of a table
// followed the one before, over the two years up to its newest; not ok where
// there are too few to tell.
func (s *Set) Rhythm(table string) (days int, ok bool) {
	var at []time.Time
	for _, released := range s.releases(table) {
		if day, err := time.Parse(time.DateOnly, released); err == nil {
			at = append(at, day)
		}
	}
	slices.SortFunc(at, func(a, b time.Time) int { return b.Compare(a) })
	at = slices.Compact(at)
	var pauses []int
	for i := 1; i < len(at) && at[i].After(at[0].AddDate(-rhythmYears, 0, 0)); i++ {
		pauses = append(pauses, daysBetween(at[i], at[i-1]))
	}
	if len(pauses) < fewestPauses {
		return 0, false
	}
	slices.Sort(pauses)
	return pauses[(len(pauses)*9+9)/10-1], true
}

func daysBetween(from, to time.Time) int { return int(to.Sub(from).Hours() / 24) }

// Overdue reports whether a table has very likely had releases that it lacks:
// whether more days went by since it was known to be complete than its rhythm has.
func (s *Set) Overdue(table string, today time.Time) bool {
	from, err := time.Parse(time.DateOnly, s.AsOf(table))
	if err != nil {
		return false
	}
	rhythm, ok := s.Rhythm(table)
	return ok && daysBetween(from, today) > rhythm
}

package answer

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
)

// age says how old the facts are that a plan cites; nil where no table that it
// cites says up to which day it has everything.
func age(f *facts.Facts, p *plan.Plan) *plan.FactsAge {
	found := plan.FactsAge{}
	for _, table := range tablesOf(p) {
		found.Tables = append(found.Tables, table)
		if day := f.AsOf(table); day != "" && (found.Oldest == "" || day < found.Oldest) {
			found.Oldest, found.Table = day, table
		}
	}
	if found.Oldest == "" {
		return nil
	}
	return &found
}

// tablesOf returns the tables of the facts that a plan cites, by name.
func tablesOf(p *plan.Plan) []string {
	var names []string
	add := func(refs []string) {
		for _, ref := range refs {
			if table, _, ok := strings.Cut(ref, "/"); ok && !slices.Contains(names, table) {
				names = append(names, table)
			}
		}
	}
	for _, r := range p.Reasons {
		add(r.Facts)
	}
	for _, w := range p.Warnings {
		add(w.Facts)
	}
	for _, h := range p.Horizon {
		add(h.Facts)
	}
	slices.Sort(names)
	return names
}

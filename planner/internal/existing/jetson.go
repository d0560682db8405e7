package existing

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// settleJetson says which boards a machine may be of which is known that it is a Jetson alone: by
// its JetPack, which runs on Jetson boards and nothing else, or by that very word.
func (c *Environment) settleJetson() {
	var capabilities []string
	for _, row := range c.JetPacksOn(nil) {
		capabilities = append(capabilities, row.SM...)
	}
	for i := range c.GPUs {
		if g := &c.GPUs[i]; len(g.Boards) == 0 && reading.IsSomeJetson(g.Text) {
			boards := reading.JetsonsOf(c.Facts.Set, capabilities)
			boards.Text, boards.Count = g.Text, g.Count
			g.GPU = boards
			c.takeBoards(g.Seen, &boards)
		}
	}
	if c.System.JetPack == "" || len(c.GPUs) > 0 {
		return
	}
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		if o.Kind != observed.JetPack && (o.Kind != observed.OS || reading.ReadSystem(c.Facts.Set, o.Value).JetPack == "") {
			continue
		}
		g := GPU{GPU: reading.JetsonsOf(c.Facts.Set, capabilities), Seen: SeenOf(i, o)}
		g.Value = g.Text
		c.GPUs = []GPU{g}
		c.takeBoards(g.Seen, &g.GPU)
		return
	}
}

// JetPackOn returns the JetPack of a Jetson: as observed, or the major that its
// Ubuntu goes with.
func (c *Environment) JetPackOn(board *matrices.GPU) string {
	if c.System.JetPack != "" || board == nil || board.Class != "jetson" {
		return c.System.JetPack
	}
	for _, row := range c.Facts.JetPacks() {
		if row.Ubuntu != "" && c.System.ID == "ubuntu"+row.Ubuntu {
			return version.Major(row.Version)
		}
	}
	return ""
}

// JetPacksOn returns the JetPack releases that a board may have: the one that was observed, the
// last before it where the facts have not that, all of the major that was, or all those for the
// board.
func (c *Environment) JetPacksOn(board *matrices.GPU) []matrices.JetPack {
	jetPack := c.JetPackOn(board)
	var list []matrices.JetPack
	for _, row := range c.Facts.JetPacks() {
		runs := board == nil || slices.Contains(row.SM, board.ComputeCapability)
		if runs && (jetPack == "" || version.Major(jetPack) == version.Major(row.Version)) {
			list = append(list, row)
		}
	}
	if version.Parts(jetPack) < 2 {
		return list
	}
	slices.SortFunc(list, func(a, b matrices.JetPack) int { return version.Compare(a.Version, b.Version) })
	for i := len(list) - 1; i >= 0; i-- {
		if version.Compare(list[i].Version, jetPack) <= 0 {
			return list[i : i+1]
		}
	}
	return list
}

// JetPacksOfWheels returns the JetPack releases that NVIDIA made wheels of a month for, which it
// writes into their labels: nv22.3.
func (c *Environment) JetPacksOfWheels(month string) []matrices.JetPack {
	var list []matrices.JetPack
	for _, row := range c.Facts.JetPacks() {
		if row.WheelsFrom == "" || version.Compare(row.WheelsFrom, month) > 0 {
			continue
		}
		switch {
		case len(list) == 0 || row.WheelsFrom == list[0].WheelsFrom:
			list = append(list, row)
		case version.Compare(row.WheelsFrom, list[0].WheelsFrom) > 0:
			list = []matrices.JetPack{row}
		}
	}
	return list
}

// BroughtBy returns the JetPack release that a board may have and that brings a package in the
// version that was observed, or the last of them; nil where none does, or an installer brings it. What
// some JetPack brings, each has: where nobody says a version, it need not be known which.
func (c *Environment) BroughtBy(p *Package, board *matrices.GPU) *matrices.JetPack {
	onBoard := board != nil && board.Class == "jetson" || board == nil && c.System.JetPack != ""
	if !onBoard || p.Label != "" || p.Source || p.Conda || !p.At.ByFlag() && !p.Installed ||
		p.Specifier == "" && c.Opaque.Value != "" {
		return nil
	}
	rows := c.JetPacksOn(board)
	for i := len(rows) - 1; i >= 0; i-- {
		if has := rows[i].Brings[p.Name]; has != "" && p.mayBe(has) {
			return &rows[i]
		}
	}
	if p.Value != "" || p.Specifier != "" {
		return nil
	}
	brings := func(row matrices.JetPack) bool { return row.Brings[p.Name] != "" }
	if all := c.Facts.JetPacks(); len(rows) > 0 && slices.ContainsFunc(all, brings) {
		return &rows[len(rows)-1] // in a version that the facts do not hold
	}
	return nil
}

// mayBe reports whether what was observed is a release, of which either may be said to fewer places.
func (p *Package) mayBe(release string) bool {
	if p.Exact != "" {
		places := min(version.Parts(p.Exact), version.Parts(release))
		return version.Compare(version.Truncate(p.Exact, places), version.Truncate(release, places)) == 0
	}
	spec, err := version.ParseSpecifier(p.Specifier)
	return p.Value == "" || p.Specifier != "" && err == nil && spec.Allows(release)
}

// JetsonCUDAs returns the CUDA that a Jetson has, oldest first: as observed, or that of
// its JetPack, or of each major of JetPack for the board, at its last. Where a Python was
// observed that some of them have, it is of these.
func (c *Environment) JetsonCUDAs(board *matrices.GPU) []string {
	if cuda := c.JetsonCUDA(); cuda != "" {
		return []string{cuda}
	}
	rows := c.JetPacksOn(board)
	if python := slices.DeleteFunc(slices.Clone(rows), func(row matrices.JetPack) bool {
		return c.Python.Number < 0 || version.Minor(c.Python.Value) != row.Python
	}); len(python) > 0 {
		rows = python
	}
	slices.SortFunc(rows, func(a, b matrices.JetPack) int { return version.Compare(a.Version, b.Version) })
	var list []string
	for i := range rows {
		if i+1 == len(rows) || version.Major(rows[i].Version) != version.Major(rows[i+1].Version) {
			list = append(list, version.Minor(rows[i].CUDA))
		}
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

// JetsonCUDA returns the CUDA that was observed on a Jetson; empty where none was.
func (c *Environment) JetsonCUDA() string {
	for i := range c.CUDAs {
		if x := &c.CUDAs[i]; !x.CPU && x.Of != reading.OfDriver {
			return version.Truncate(x.Version, 2)
		}
	}
	return ""
}

// BuildCUDAs returns the CUDA versions that a release's builds are for, oldest first.
func BuildCUDAs(release *facts.Release) []string {
	var list []string
	for i := range release.Builds {
		if cuda := release.Builds[i].CUDA; cuda != "" {
			list = append(list, version.Minor(cuda))
		}
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

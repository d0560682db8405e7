package planner

import "strings"

// stateRequirements adds what the user asks for.
func (s *scene) stateRequirements() {
	for _, g := range s.gpus {
		s.requireGPU(g)
	}
	for _, f := range s.frameworks {
		s.requireVersion(f)
		s.requireBuildCUDA(f)
		s.requireVariant(f)
	}
	for _, c := range s.companions {
		s.requireCompanion(c)
	}
	for _, e := range s.extensions {
		s.requireExtension(e)
	}
	for _, n := range s.nvidia {
		s.requireWish(&n.axis, n.ask.spec, n.ask.at)
	}
	for _, n := range s.named {
		s.requireWish(&n.axis, n.ask.spec, n.ask.at)
	}
	s.requireSpan(s.ask.cuda, s.cuda)
	s.requireSpan(s.ask.cudnn, s.cudnn)
	s.requireSpan(s.ask.nccl, s.nccl)
	s.requirePython()
	s.requireOS()
	s.requirePlatform()
	for _, d := range s.drivers {
		s.requireDriver(d)
	}
	s.requirePin()
}

func (s *scene) requireGPU(g *gpuAxis) {
	names := g.ask.asked()
	s.require(&g.axis, requirement{part: "gpu", from: strings.Join(names, ", "), at: g.ask.texts[0].At, text: g.ask.words(),
		to: func(int) change { return change{} }}, // withoutGPUs words it
		costGPU+len(g.ask.boards)-1, func(v int) bool { return v != absent }, nil)
}

func (s *scene) requireVersion(f *frameworkAxis) {
	want := f.ask.version
	if want == nil {
		return
	}
	allowed := map[int]bool{} // by age
	for i := range f.builds {
		age := f.builds[i].age
		if _, done := allowed[age]; !done {
			allowed[age] = want.spec.allows(f.builds[i].release.Version)
		}
	}
	cost := costMinor
	if asked := want.spec.asked(); want.spec.exact != "" && parts(asked) > 2 {
		cost = costPatch
	}
	s.require(&f.axis, requirement{part: "framework", from: f.ask.name + " " + want.text.Value, at: want.text.At,
		text: f.ask.askedVersion(),
		to: func(v int) change {
			version := f.builds[v].release.Version
			return change{version, f.ask.wroteVersion(want.text.At, f.keepVariant(v, version))}
		}}, cost, func(v int) bool { return allowed[f.builds[v].age] }, f.distance(allowed))
}

// askedVersion writes the version asked for as the target does.
func (fa *frameworkAsk) askedVersion() string {
	return fa.wroteVersion(fa.version.text.At, fa.version.text.Value)
}

// keepVariant adds a build's variant to a version where the user's own version
// names one.
func (f *frameworkAxis) keepVariant(v int, version string) string {
	if f.ask.version.spec.local == "" {
		return version
	}
	return version + "+" + f.builds[v].row.Variant
}

// distance orders builds by how far their release stands from what was asked:
// first by minor versions, newer before older at the same distance, then the
// newest patch of the minor.
func (f *frameworkAxis) distance(allowed map[int]bool) func(int) int {
	minorRank := map[string]int{}
	rank := make([]int, len(f.builds)) // 0 for the newest minor
	low, high := -1, -1                // ranks of the asked minors
	for i := range f.builds {
		m := minor(f.builds[i].release.Version)
		if _, seen := minorRank[m]; !seen {
			minorRank[m] = len(minorRank)
		}
		rank[i] = minorRank[m]
		if allowed[f.builds[i].age] {
			if low < 0 {
				low = rank[i]
			}
			high = rank[i]
		}
	}
	return func(v int) int {
		switch {
		case low < 0 || (rank[v] >= low && rank[v] <= high):
			return 0
		case rank[v] < low:
			return 2*(low-rank[v]) - 1
		default:
			return 2 * (rank[v] - high)
		}
	}
}

func (s *scene) requireBuildCUDA(f *frameworkAxis) {
	want := f.ask.cuda
	if want == nil {
		return
	}
	s.require(&f.axis, requirement{part: "framework.cuda", from: want.text.Value, at: want.text.At,
		text: inBlock(f.ask.name, "cuda", want.text.Value),
		to: func(v int) change {
			value := minor(f.builds[v].cuda)
			return change{value, f.wroteCUDA(v, want.text.At, value)}
		}},
		costVariant, func(v int) bool { return !f.builds[v].cpu() && want.span.allows(f.builds[v].cuda) }, nil)
}

func (s *scene) requireVariant(f *frameworkAxis) {
	want := f.ask.variant
	if want == nil {
		return
	}
	text := inBlock(f.ask.name, "cuda", want.variant)
	if f.ask.version != nil && f.ask.version.text.At == want.text.At {
		text = f.ask.askedVersion()
	}
	s.require(&f.axis, requirement{part: "framework.cuda", from: want.variant, at: want.text.At, text: text,
		to: func(v int) change {
			variant := f.builds[v].row.Variant
			return change{variant, f.wroteCUDA(v, want.text.At, variant)}
		}},
		costVariant, func(v int) bool { return f.builds[v].row.Variant == want.variant }, nil)
}

func (s *scene) requireCompanion(c *companionAxis) {
	want := c.ask.spec
	if want == nil {
		return
	}
	s.require(&c.axis, requirement{part: c.ask.name, from: want.text.Value, at: want.text.At,
		text: wroteRequirement(c.ask.name, want.text.Value, want.text.At),
		to: func(v int) change {
			return change{c.versions[v], wroteRequirement(c.ask.name, "=="+c.versions[v], want.text.At)}
		}},
		costCompanion, func(v int) bool { return c.asked(want.spec, v) }, nil)
}

// requireSpan adds what the user asks of a part with versions of its own.
func (s *scene) requireSpan(want *spanAsk, list *listAxis) {
	if want == nil {
		return
	}
	s.require(&list.axis, requirement{part: list.part, from: want.text.Value, at: want.text.At,
		text: wrote(want.text.At, list.part, want.text.Value),
		to: func(v int) change {
			value := minor(list.values[v])
			if value == "" { // what its builds come with is not known, or nothing
				return change{"", "without " + wrote(want.text.At, list.part, want.text.Value)}
			}
			return change{value, wrote(want.text.At, list.part, value)}
		}},
		costPart, func(v int) bool { return list.values[v] != "" && want.span.allows(list.values[v]) }, list.distance(want.span))
}

// distance orders the values of a sorted list by how many places they stand
// from the nearest one that was asked for.
func (l *listAxis) distance(want span) func(int) int {
	steps := make([]int, len(l.values))
	last := -len(steps) // place of the last one that was asked for
	for i, v := range l.values {
		if v != "" && want.allows(v) {
			last = i
		}
		steps[i] = min(len(steps), i-last)
	}
	for i, next := len(steps)-1, 2*len(steps); i >= 0; i-- {
		if steps[i] == 0 {
			next = i
		}
		steps[i] = min(steps[i], next-i)
	}
	return func(v int) int { return steps[v] }
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// requirePython asks for Python minors: images and wheels are made for those,
// and a patch release that the user wrote only counts by its minor.
func (s *scene) requirePython() {
	want := s.ask.python
	if want == nil {
		return
	}
	s.require(&s.python.axis, requirement{part: "python", from: want.text.Value, at: want.text.At,
		text: wrote(want.text.At, "python", want.text.Value),
		to: func(v int) change {
			return change{s.python.values[v], wrote(want.text.At, "python", s.python.values[v])}
		}},
		costPython, func(v int) bool { return want.span.allows(s.python.values[v]) }, s.python.distance(want.span))
}

func (s *scene) requireOS() {
	want := s.ask.os
	if want == nil {
		return
	}
	s.require(&s.os.axis, requirement{part: "os", from: want.text.Value, at: want.text.At,
		text: wrote(want.text.At, "os", want.text.Value),
		to:   func(v int) change { return change{s.os.rows[v].ID, wrote(want.text.At, "os", s.os.rows[v].ID)} }},
		costOS, func(v int) bool { return want.allows(s.os.rows[v].ID) }, nil)
}

// requirePlatform pins the platform. One that nobody wrote and no machine
// demands is the only value of its axis.
func (s *scene) requirePlatform() {
	want := s.ask.platformAt
	if !want.Set() {
		if s.ask.platformBy != "" {
			s.pinPlatform()
		}
		return
	}
	s.require(&s.platform.axis, requirement{part: "platform", from: want.Value, at: want.At,
		text: wrote(want.At, "platform", want.Value),
		to: func(v int) change {
			return change{s.platform.values[v], wrote(want.At, "platform", s.platform.values[v])}
		}},
		costPlatform, func(v int) bool { return v == 0 }, nil)
}

// requireDriver pins an entry of the fleet to the oldest driver it may hold,
// or to the releases of the branch it names.
func (s *scene) requireDriver(d *driverAxis) {
	if d.ask == nil {
		return
	}
	allows, given := s.driverAllows(d.ask), 0
	for i, v := range d.values {
		if allows(v) {
			given = i
		}
	}
	at := d.ask.text.At
	s.require(&d.axis, requirement{part: "driver", from: d.ask.text.Value, at: at, text: wrote(at, "driver", d.ask.text.Value),
		to: func(v int) change {
			value := driverChange(d.ask, d.values[v])
			return change{value, s.wroteDriver(d.ask, value)}
		}},
		costDriver, func(v int) bool { return allows(d.values[v]) }, func(v int) int { return abs(v - given) })
}

// driverAllows says which values stand for what the hosts of an entry run.
func (s *scene) driverAllows(d *driverAsk) func(version string) bool {
	low := s.lowestGiven(d)
	switch {
	case d.branch != "":
		return func(v string) bool { return major(v) == d.branch && compareDotted(v, low) >= 0 }
	case d.low != "":
		return func(v string) bool { return v == low }
	default:
		return d.span.allows
	}
}

// driverChange writes a driver that takes the place of an entry: a newer one
// may be newer still.
func driverChange(d *driverAsk, version string) string {
	if d.low != "" && compareDotted(version, d.low) > 0 {
		return ">=" + version
	}
	return version
}

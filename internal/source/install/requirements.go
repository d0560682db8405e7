package install

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// Requirements reads a requirements file, and those that it names.
func Requirements(r *document.Reading) {
	Lines(r, 0, len(r.Text), false)
}

// Lines reads a part of a document as a requirements file; of one that pip
// freeze has printed, what it names is there.
func Lines(r *document.Reading, start, end int, installed bool) {
	f := &requirementsFile{
		batch{r: r, constraints: map[string][]constraint{}, first: len(r.Env.Observations)},
	}
	f.include = f.follow
	if !installed {
		f.find = near(r)
	}
	for start < end {
		start = f.logicalLine(start, end)
	}
	for i := f.first; i < len(r.Env.Observations) && installed; i++ {
		r.Env.Observations[i].Installed = true
	}
	f.constrain()
	f.finish(nil)
}

// requirementsFile is a batch that stands in a file.
type requirementsFile struct {
	batch
}

// constraint is what a file of constraints says of a package.
type constraint struct {
	observed.Observation
	from *document.Reading
	// Offsets of the constraint in its own document.
	start, end int
}

// logicalLine reads the line that begins at an offset with those that go on
// behind a backslash, and returns where the next begins.
func (f *requirementsFile) logicalLine(start, limit int) (next int) {
	end, next := logicalEnd(f.r.Text, start, limit)
	f.line(start, end)
	return next
}

// logicalEnd returns where the logical line ends that begins at an offset, and where the next one begins.
func logicalEnd(text string, start, limit int) (end, next int) {
	for end = start; ; end = next {
		n := strings.IndexByte(text[end:limit], '\n')
		if n < 0 {
			return limit, limit
		}
		next = end + n + 1
		if line := strings.TrimRight(text[end:next-1], "\r"); !strings.HasSuffix(line, `\`) {
			return next - 1, next
		}
	}
}

// line reads a logical line: a requirement with its own options, or options.
func (f *requirementsFile) line(start, end int) {
	switch a, own := entry(f.r.Text, start, end); {
	case a.text == "":
	case strings.HasPrefix(a.text, "-"):
		f.pip(split(f.r.Text[a.start:a.end], a.start))
	default:
		f.requirement(a)
		f.passedOver(split(own.text, own.start))
	}
}

// passedOver notes the indexes that options of a requirement name: pip takes no notice of them.
// https://pip.pypa.io/en/stable/reference/requirements-file-format/#per-requirement-options
func (b *batch) passedOver(own []argument) {
	for i, a := range own {
		option, _, _ := strings.Cut(a.text, "=")
		end := a.end
		switch {
		case !slices.Contains(indexOptions, option):
			continue
		case option == a.text && i+1 < len(own):
			end = own[i+1].end
		}
		b.r.NotJudged(a.start, end, "pip asks no index that stands behind a requirement: give it a line of its own")
	}
}

// indexOptions are the options that name an index, or a page of links.
var indexOptions = []string{"-i", "--index-url", "--pypi-url", "--extra-index-url", "-f", "--find-links"}

// entry returns the requirement that stands in a logical line, and apart from it its own options, or options alone;
// one without text where there is neither.
func entry(whole string, start, end int) (a, options argument) {
	text := whole[start:end]
	text = text[:commentStart(text)]
	own := strings.TrimLeft(text, " \t\ufeff")
	start += len(text) - len(own)
	own = strings.TrimRight(own, " \t\r\n\\")
	if n := ownOptions(own); n > 0 && !strings.HasPrefix(own, "-") {
		options = argument{text: own[n:], start: start + n, end: start + len(own)}
		own = strings.TrimRight(own[:n], " \t\r\n\\")
	}
	a = argument{text: own, start: start, end: start + len(own)}
	if strings.Contains(own, "\n") {
		a.text = strings.NewReplacer("\\\r\n", "", "\\\n", "").Replace(own)
	}
	return a, options
}

// commentStart returns where the comment of a line begins: at a # after a space,
// or the line's beginning.
func commentStart(line string) int {
	for i := range len(line) {
		if line[i] == '#' && (i == 0 || strings.IndexByte(" \t\n", line[i-1]) >= 0) {
			return i
		}
	}
	return len(line)
}

// ownOptions returns where the options of a requirement begin, such as --hash: at the first word with a dash, as pip
// has it. Negative where there are none.
func ownOptions(line string) int {
	for at := range len(line) {
		if line[at] == '-' && at > 0 && strings.IndexByte(" \t\n", line[at-1]) >= 0 {
			return at
		}
	}
	return -1
}

// split takes a line of options apart at its spaces.
func split(line string, start int) (args []argument) {
	for at := 0; at < len(line); {
		if strings.IndexByte(" \t\r\n\\", line[at]) >= 0 {
			at++
			continue
		}
		n := strings.IndexAny(line[at:], " \t\r\n")
		if n < 0 {
			n = len(line) - at
		}
		word := strings.Trim(line[at:at+n], `"'`)
		from := start + at + strings.Index(line[at:at+n], word)
		args = append(args, argument{text: word, start: from, end: from + len(word)})
		at += n
	}
	return args
}

// follow reads a file that this batch names: one of requirements into the same
// environment, one of constraints for what is named elsewhere.
func (b *batch) follow(name string, offset int, isConstraint bool) {
	if below, ok := b.r.Follow(name, offset); ok {
		b.opened(below, name, offset, isConstraint)
	}
}

// opened reads such a file, which is open.
func (b *batch) opened(below *document.Reading, name string, offset int, isConstraint bool) {
	if isConstraint {
		b.constraintsOf(below)
		return
	}
	asked := b.asked // uv takes a project's file as a list of what this publishes of itself
	asked.Groups, asked.NoDefaults = nil, true
	included(b.r, below, name, offset, asked)
}

// constraintsOf reads a file of constraints, whose lines are as those of requirements files are.
func (b *batch) constraintsOf(below *document.Reading) {
	inner := batch{r: below, include: func(name string, offset int, _ bool) {
		if deeper, ok := below.Follow(name, offset); ok {
			b.constraintsOf(deeper)
		}
	}}
	for start := 0; start < len(below.Text); {
		end, next := logicalEnd(below.Text, start, len(below.Text))
		a, _ := entry(below.Text, start, end)
		start = next
		if strings.HasPrefix(a.text, "-") {
			inner.pip(split(below.Text[a.start:a.end], a.start))
			continue
		}
		if a.text == "" {
			continue
		}
		req, err := requirement.Parse(a.text)
		switch {
		case err != nil:
			below.NotJudged(a.start, a.end, err.Error())
		case req.Name != "":
			b.constraints[req.Name] = append(b.constraints[req.Name], constraint{req.Observation(), below, a.start, a.end})
		}
	}
}

// constrain adds the constraints of the packages that are named. One that is named with a
// version is of that, and its constraint goes with it.
func (b *batch) constrain() {
	for i := b.first; i < len(b.r.Env.Observations); i++ {
		o := &b.r.Env.Observations[i]
		all, ok := b.constraints[o.Name]
		if !ok || o.Kind != observed.Package || o.AskedBy != nil {
			continue
		}
		delete(b.constraints, o.Name)
		if o.Value != "" {
			if c := all[len(all)-1]; c.Marker == "" || len(all) == 1 {
				c.At, c.Text = c.from.Position(c.start), document.WithoutSecrets(c.from.Text[c.start:c.end])
				o.Constraint = &c.Observation
			}
			continue
		}
		asking := *o
		for _, c := range all {
			c.AskedBy = &asking
			if c.Value == "" && asking.Specifier != "" { // both hold
				c.Specifier = strings.Trim(asking.Specifier+","+c.Specifier, ",")
			}
			c.from.Observe(c.Observation, c.start, c.end)
		}
	}
	b.constrainRequired()
}

// constrainRequired adds the constraints of packages that nobody names, and that one which is named requires
// by the facts: they hold what is installed for it.
func (b *batch) constrainRequired() {
	named := slices.Clone(b.r.Env.Observations[b.first:])
	for _, name := range slices.Sorted(maps.Keys(b.constraints)) {
		at := slices.IndexFunc(named, func(o observed.Observation) bool {
			return o.Kind == observed.Package && !o.Alone && requires(o.Name, name)
		})
		if at < 0 {
			continue
		}
		for _, c := range b.constraints[name] {
			c.AskedBy = &named[at]
			c.from.Observe(c.Observation, c.start, c.end)
		}
		delete(b.constraints, name)
	}
}

// requires reports whether each release of a package that the facts hold requires another one.
func requires(name, other string) bool {
	facts := matrices.Embedded()
	infos := facts.PackageInfos()
	at := slices.IndexFunc(infos, func(info matrices.PackageInfo) bool { return cmp.Or(info.PyPI, info.Name) == name })
	if at < 0 {
		return false
	}
	releases := facts.Packages(infos[at].Name)
	return len(releases) > 0 && !slices.ContainsFunc(releases, func(r matrices.PackageRelease) bool {
		return r.Requires[other] == ""
	})
}

// Line reads one line of a requirements file that stands in another document.
func Line(r *document.Reading, text string, start, end int) {
	line(r, text, start, end, (*batch).passedOver)
}

// LineWithIndexes is [Line] of a document whose reader asks the indexes that a requirement's own options name.
func LineWithIndexes(r *document.Reading, text string, start, end int) {
	line(r, text, start, end, (*batch).pip)
}

func line(r *document.Reading, text string, start, end int, ownOf func(*batch, []argument)) {
	b := batch{r: r, first: len(r.Env.Observations), constraints: map[string][]constraint{}, find: near(r)}
	b.include = b.follow
	if strings.HasPrefix(text, "-") {
		b.pip(split(text, start))
	} else {
		own := strings.TrimSpace(text[:commentStart(text)])
		if n := ownOptions(own); n >= 0 {
			ownOf(&b, split(own[n:], start+n))
			own = strings.TrimSpace(own[:n])
		}
		b.requirement(argument{text: own, start: start, end: min(end, start+len(own))})
	}
	b.constrain()
	b.finish(b.names)
}

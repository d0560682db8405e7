package document

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/envsolve/envsolve/planner/observed"
)

// Reading gathers what a document says.
type Reading struct {
	*Document
	Env   *observed.Environment
	Files *Files // what the document may name; nil where it has no folder
	// Within are the documents that led here, the outermost first.
	Within []string
	// Read reads a document by what its content says that it is; nil where nothing else than
	// the document itself is read.
	Read func(*Reading) error
	// Asked is what is installed of a project, where the document describes one.
	Asked Asked
	// Projects are those that commands have installed, each with what they asked for.
	Projects map[string]bool
	// ByInstaller are the names of the packages that commands of an installer have installed, and Settings
	// which installer alone asks an index, by the place of that: one that a variable of its own names.
	ByInstaller map[string][]string
	Settings    map[int]string
	// NoBinary are the packages of which variables of pip's and uv's, by their names, have these take no wheels.
	NoBinary map[string][]string
	// InPlace are the variables of pip's and uv's, with their values, that say where or with what these build.
	InPlace map[string]string
	// Pythons counts what may have had later commands find another Python.
	Pythons int
	// Machine is the architecture of the machine on which commands run, as "uname -m" prints it; empty where nobody
	// says which that is.
	Machine string
	// Under are the conditions that decide whether what is read is installed, as of an observation.
	Under []observed.Condition
	// Unread says that a command has installed what cannot be read.
	Unread bool
	// ArchList says for which GPUs extensions are compiled where a command has them compiled; empty where nothing does.
	ArchList string
	// HeldByPip are the packages that an image has pip install in no other version than its own, by their names.
	HeldByPip map[string]observed.Observation
	// DotEnv are the variables that a file beside the document sets for it.
	DotEnv map[string]string
	// Uninstalled are the packages that a command has taken away: one that is installed later is
	// installed anew.
	Uninstalled map[string]bool

	within *observed.Installation // of what stands in a document that another one names
	shared *shared                // what the readings of one source have in common
}

// ReadAs reads a document that this one names at an offset by what its content says that
// it is. It notes why it cannot be read.
func (r *Reading) ReadAs(below *Reading, offset int) {
	if r.Read == nil {
		r.Note(offset, "not judged: %s: name it beside this source", Excerpt(below.Name))
		return
	}
	if err := r.Read(below); err != nil {
		r.Note(offset, "not judged: %v", err)
	}
}

// mostWithin is how deep documents may name one another.
const mostWithin = 16

// Follow returns the reading of a file that the document names at an offset. It
// notes why it cannot be read, and that is all it does with one that is being
// read already.
func (r *Reading) Follow(name string, offset int) (*Reading, bool) {
	doc, err := r.Files.Open(r.Name, name)
	if err == nil && (slices.Contains(r.Within, doc.Name) || doc.Name == r.Name) {
		err = errors.New("it is being read already")
	}
	if err == nil && len(r.Within) >= mostWithin {
		err = errors.New("files name one another without end")
	}
	if err != nil {
		r.Note(offset, "not judged: %s: %v", Excerpt(name), err)
		return nil, false
	}
	return r.below(doc), true
}

// below returns the reading of a document that this one names.
func (r *Reading) below(doc *Document) *Reading {
	within := append(slices.Clone(r.Within), r.Name)
	return &Reading{Document: doc, Env: r.Env, Files: r.Files, Within: within, Read: r.Read, Under: r.Under,
		Machine: r.Machine, shared: r.common()}
}

// MostWork is how many bytes of scripts, and of files that stand in a document itself, are read in one source: each
// command that names one has it be read anew.
const MostWork = 4 << 20

// leastWork is what one of them counts at least.
const leastWork = 1 << 10

// shared is what the readings of one source have in common.
type shared struct {
	spent      int // of [MostWork]
	scripts    int // that were read
	conditions map[string]observed.Condition
	lists      map[string][]observed.Condition
}

func (r *Reading) common() *shared {
	if r.shared == nil {
		r.shared = &shared{conditions: map[string]observed.Condition{}, lists: map[string][]observed.Condition{}}
	}
	return r.shared
}

// Afford counts that a text of so many bytes is read, which a command names at an offset. It notes where that is more
// than one source may have read.
func (r *Reading) Afford(name string, bytes, offset int) bool {
	all := r.common()
	if all.spent += max(bytes, leastWork); all.spent > MostWork {
		r.Note(offset, "not judged: %s: commands have more than %d MB of scripts be read", Excerpt(name), MostWork>>20)
		return false
	}
	return true
}

// Run reads a document that this one runs as a part of itself: what the commands before it have set counts there, and
// what it sets counts behind it.
func (r *Reading) Run(below *Reading, read func(*Reading)) {
	inner := *r
	inner.Document, inner.Within, inner.within = below.Document, below.Within, nil
	read(&inner)
	inner.Document, inner.Within, inner.within = r.Document, r.Within, r.within
	*r = inner
}

// Aside returns a reading of the same document of which nothing is kept.
func (r *Reading) Aside() *Reading {
	r.common() // is shared
	aside := *r
	aside.Env = &observed.Environment{}
	aside.Projects, aside.ByInstaller = maps.Clone(r.Projects), maps.Clone(r.ByInstaller)
	aside.NoBinary, aside.InPlace = maps.Clone(r.NoBinary), maps.Clone(r.InPlace)
	aside.Settings, aside.Uninstalled = maps.Clone(r.Settings), maps.Clone(r.Uninstalled)
	return &aside
}

// partsOfWork is how many bytes of a document cost as much to pass over as one to read.
const partsOfWork = 64

// Part returns the reading of a file whose text stands in the document itself, between two offsets: what is read of
// it stands there. It notes at the offset where it is named why it cannot be read.
func (r *Reading) Part(name string, start, end, offset int) (*Reading, bool) {
	if !r.Afford(name, end-start+len(r.Text)/partsOfWork, offset) {
		return nil, false
	}
	return r.below(r.part(start, end)), true
}

// MostObservations is how many things one environment may hold; the largest of
// real lock files have a tenth.
const MostObservations = 200_000

// Observe adds what stands between two offsets.
func (r *Reading) Observe(o observed.Observation, start, end int) {
	if len(r.Env.Observations) >= MostObservations {
		return
	}
	if len(r.Within) > 0 && r.within == nil {
		r.within = &observed.Installation{List: r.Within[0]}
	}
	if o.Installation == nil {
		o.Installation = r.within
	}
	if o.Conditions == nil {
		o.Conditions = r.Under
	}
	o.At = r.Position(start)
	o.Text = WithoutSecrets(r.Written(start, end))
	r.Env.Observations = append(r.Env.Observations, o)
	if len(r.Env.Observations) == MostObservations {
		r.Note(start, "nothing after this: more than %d entries", MostObservations)
	}
}

// MostNotes is how many notes one environment may have: nobody reads as many.
const MostNotes = 10_000

// mayNote reports whether there is room for a note. The last one says that there is none.
func (r *Reading) mayNote(offset int) bool {
	n := len(r.Env.Notes)
	if n == MostNotes-1 {
		r.Env.Notes = append(r.Env.Notes, observed.Note{At: r.Position(offset),
			Text: fmt.Sprintf("nothing more is noted: there are %d notes before this", n)})
	}
	return n < MostNotes-1
}

// Note adds what was not judged, and why.
func (r *Reading) Note(offset int, format string, args ...any) {
	if r.mayNote(offset) {
		r.Env.Notes = append(r.Env.Notes, observed.Note{At: r.Position(offset), Text: fmt.Sprintf(format, args...)})
	}
}

// NoteUnless is Note of what does not hold where something of a kind was observed of all
// that there is, as flags say it.
func (r *Reading) NoteUnless(kind observed.Kind, offset int, text string) {
	if r.mayNote(offset) {
		r.Env.Notes = append(r.Env.Notes, observed.Note{At: r.Position(offset), Text: text, Unless: kind})
	}
}

// NotJudged notes an entry that nothing is known about.
func (r *Reading) NotJudged(start, end int, why string) {
	r.Note(start, "not judged: %s: %s", Excerpt(r.Text[start:end]), why)
}

// MostIndexes is how many indexes one environment may name: each package is looked for in all of them.
const MostIndexes = 1000

// AddIndex adds an index, without the password that its address may hold.
func (r *Reading) AddIndex(i observed.Index, offset int) {
	if len(r.Env.Indexes) >= MostIndexes {
		return
	}
	clean := WithoutSecrets(i.URL)
	i.Login = i.Login || clean != i.URL
	i.URL, i.At, i.Conditions = clean, r.Position(offset), r.Under
	r.Env.Indexes = append(r.Env.Indexes, i)
	if len(r.Env.Indexes) == MostIndexes {
		r.Note(offset, "no index after this is read: there are %d before it", MostIndexes)
	}
}

// WithoutPassword returns an address without the user and the password in it.
func WithoutPassword(address string) string {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		return address
	}
	host, path := rest, ""
	if n := strings.IndexAny(rest, "/?#"); n >= 0 {
		host, path = rest[:n], rest[n:]
	}
	at := strings.LastIndexByte(host, '@')
	if at < 0 && !strings.Contains(host, ":") {
		return address
	}
	if _, err := url.Parse(address); err != nil { // the password may hold a slash
		if n := strings.LastIndexByte(rest, '@'); n > at {
			return scheme + "://" + rest[n+1:]
		}
	}
	if at < 0 {
		return address
	}
	return scheme + "://" + host[at+1:] + path
}

// WithoutSecrets returns a text without the passwords and tokens in its
// addresses.
func WithoutSecrets(text string) string {
	if !strings.Contains(text, "://") || !strings.ContainsAny(text, "@") && !strings.Contains(text, "/t/") {
		return text
	}
	var out strings.Builder
	for text != "" {
		end := strings.IndexFunc(text, unicode.IsSpace)
		if end < 0 {
			end = len(text)
		}
		writeAddresses(&out, text[:end])
		_, space := utf8.DecodeRuneInString(text[end:])
		out.WriteString(text[end : end+space])
		text = text[end+space:]
	}
	return out.String()
}

// schemeBytes are what the scheme of an address is made of.
const schemeBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-"

// writeAddresses writes a word without what is secret in its addresses, of which it may
// hold several.
func writeAddresses(out *strings.Builder, word string) {
	for {
		at := strings.Index(word, "://")
		if at < 0 {
			out.WriteString(word)
			return
		}
		end := len(word)
		if next := strings.Index(word[at+len("://"):], "://"); next >= 0 {
			end = at + len("://") + next
			end = len(strings.TrimRight(word[:end], schemeBytes))
			end = max(end, at+len("://"))
		}
		one := WithoutPassword(word[:end])
		if before, rest, ok := strings.Cut(one, "/t/"); ok { // a token of conda's
			if _, path, ok := strings.Cut(rest, "/"); ok {
				one = before + "/" + path
			}
		}
		out.WriteString(one)
		if word = word[end:]; word == "" {
			return
		}
	}
}

// longestExcerpt is how much of an entry is shown in a note, in bytes.
const longestExcerpt = 80

// Excerpt returns the beginning of an entry's first line, for messages.
func Excerpt(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	line = WithoutSecrets(strings.TrimRight(line, "\r\\ "))
	if len(line) > longestExcerpt {
		line = strings.ToValidUTF8(line[:longestExcerpt], "") + "…"
	}
	return fmt.Sprintf("%q", line)
}

package main

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// bibliography turns citations that are written out in place into source ids,
// and collects the sources they need.
type bibliography struct {
	known map[string]matrices.Source
}

// newBibliography begins with the sources that the collection lists.
func newBibliography(root object) *bibliography {
	b := &bibliography{known: map[string]matrices.Source{}}
	for _, s := range sources(root) {
		s.ID = slug(s.ID)
		b.known[s.ID] = s
	}
	return b
}

// slug makes an id of a text.
func slug(s string) string {
	s = regexp.MustCompile(`[^A-Za-z0-9._+/-]+`).ReplaceAllString(s, "-")
	return strings.Trim(s, "-./")
}

// cite gives the citation in the form of the tables: an id, or
// id@revision:path.
func (b *bibliography) cite(citation string) string {
	if strings.HasPrefix(citation, "http") {
		return b.add(slug(strings.TrimPrefix(strings.TrimPrefix(citation, "https://"), "http://")), addressTitle(citation), citation)
	}
	if lock := regexp.MustCompile(`^lock: ([\w.-]+/[\w.-]+):(\S+)@([0-9a-f]+)$`).FindStringSubmatch(citation); lock != nil {
		return b.add(lock[1], "lock files in "+lock[1]+" that record published wheels", "https://github.com/"+lock[1]) + "@" + lock[3] + ":" + lock[2]
	}
	if strings.HasPrefix(citation, "stored public file") {
		return b.add("public-files", "public files that use the release", "")
	}
	if at := regexp.MustCompile(`^main of (\S+) at (\S+)$`).FindStringSubmatch(citation); at != nil {
		citation = at[1] + "@main-" + at[2]
	}
	if main, ok := strings.CutPrefix(citation, "tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):"); ok {
		return b.add("tensorflow/tensorflow", "TensorFlow sources", "https://github.com/tensorflow/tensorflow") + "@main-2026-01-28:" + main
	}
	citation, _, _ = strings.Cut(citation, " (")
	id, place := citation, ""
	if i := strings.IndexAny(citation, "@:"); i > 0 {
		id, place = citation[:i], citation[i:]
	}
	if _, ok := b.known[slug(id)]; ok {
		return slug(id) + strings.ReplaceAll(place, " ", "-")
	}
	if regexp.MustCompile(`^[\w.-]+/[\w.-]+`).MatchString(id) {
		repo := regexp.MustCompile(`^[\w.-]+/[\w.-]+`).FindString(id)
		return b.add(repo, repo+" at the revision named", "https://github.com/"+repo) + strings.ReplaceAll(place, " ", "-")
	}
	return b.add(slug(id), id, "")
}

func (b *bibliography) cites(citations []string) []string {
	var out []string
	for _, c := range citations {
		if c = b.cite(c); !containsString(out, c) {
			out = append(out, c)
		}
	}
	return out
}

func containsString(list []string, s string) bool {
	for _, item := range list {
		if item == s {
			return true
		}
	}
	return false
}

// add records a source and gives its id.
func (b *bibliography) add(id, title, url string) string {
	if _, ok := b.known[id]; !ok {
		b.known[id] = source(id, title, url, "")
	}
	return id
}

// addressTitle describes an address: owner/repo issue 12.
func addressTitle(url string) string {
	if m := regexp.MustCompile(`^https://github\.com/([\w.-]+/[\w.-]+)/(issues|pull|discussions)/(\d+)`).FindStringSubmatch(url); m != nil {
		kind := map[string]string{"issues": "issue", "pull": "pull request", "discussions": "discussion"}[m[2]]
		return m[1] + " " + kind + " " + m[3]
	}
	return strings.TrimPrefix(strings.TrimPrefix(url, "https://"), "http://")
}

// evidence reads what a row rests on, with its citations resolved.
func (b *bibliography) evidence(o object, rename map[string]string) matrices.Evidence {
	e := evidence(o, rename)
	e.Sources = b.cites(e.Sources)
	return e
}

// list gives the sources in the order of their ids.
func (b *bibliography) list() []matrices.Source {
	var out []matrices.Source
	for _, id := range keys(b.known) {
		out = append(out, b.known[id])
	}
	return out
}

// guidance makes a row of each rule of a collection.
func (b *bibliography) guidance(subject string, rules []object) []matrices.Guidance {
	var out []matrices.Guidance
	used := map[string]bool{}
	for _, o := range rules {
		g := matrices.Guidance{Subject: subject, ID: o.str("id"), Text: clean(o.str("rule"))}
		if g.ID == "" {
			g.ID = shortID(g.Text)
		}
		for used[g.ID] {
			g.ID += "-2"
		}
		used[g.ID] = true
		g.Sources = b.cites(o.strs("src"))
		if o.bool("inferred") {
			g.Inferred = []string{"text"}
		}
		if len(g.Sources) == 0 {
			g.Sources = []string{b.add("deduced", "deduced from the rows of the collection", "")}
			b.known["deduced"] = matrices.Source{ID: "deduced", Title: "deduced from the rows of the collection", Date: collected, Class: matrices.Inferred}
		}
		out = append(out, g)
	}
	return out
}

// shortID makes an id of the first words that say something.
func shortID(text string) string {
	var kept []string
	for _, w := range strings.Fields(strings.ToLower(text)) {
		w = strings.Trim(slug(w), "-./+")
		switch w {
		case "", "the", "a", "an", "of", "is", "are", "on", "in", "to", "and", "or", "for", "from", "not", "no", "be", "it", "has", "one", "all", "any":
			continue
		}
		if kept = append(kept, w); len(kept) == 5 {
			break
		}
	}
	return strings.Join(kept, "-")
}

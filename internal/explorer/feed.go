package explorer

import (
	"cmp"
	"context"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

// atom is a feed by RFC 4287.
type atom struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	About   string      `xml:"subtitle"`
	Updated string      `xml:"updated"`
	Author  string      `xml:"author>name"`
	Entries []atomEntry `xml:"entry"`
}

type atomEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Summary string   `xml:"summary"`
}

type atomLink struct {
	Href string `xml:"href,attr"`
}

// feedPath and mostEntries are where the feed is and how long it gets.
const (
	feedPath    = "feed.xml"
	mostEntries = 100
)

// feedAbout says what is in the feed and what is not.
const (
	feedAbout = "Releases and announced ends by their own dates, as the facts have them"
	noBefore  = feedAbout + ". What was corrected in older facts is not in it: the history of the tables shows that."
)

// feed adds the feed of what is new in the facts: releases and announced ends by
// their own dates, and what changed since earlier facts, the newest first.
func (s *Site) feed(context.Context) error {
	for _, facts := range append(s.before(), s.Facts) {
		if _, err := time.Parse(time.DateOnly, dayOf(facts)); err != nil {
			return fmt.Errorf("the facts %s are of no day: %q", facts.Digest(), facts.Version())
		}
	}
	entries := append(s.releasesAndEnds(), s.changes()...)
	slices.SortStableFunc(entries, func(a, b atomEntry) int {
		return cmp.Or(strings.Compare(b.Updated, a.Updated), strings.Compare(a.ID, b.ID))
	})
	entries = entries[:min(len(entries), mostEntries)]
	doc := atom{ID: "urn:envsolve:facts", Title: "What is new in the facts of envsolve", About: noBefore,
		Author: "envsolve", Entries: entries, Updated: instant(dayOf(s.Facts))}
	if len(s.Before) > 0 {
		doc.About = feedAbout + ", and what changed in the facts since " + dayOf(s.before()[0]) + "."
	}
	text, err := xml.MarshalIndent(doc, "", " ")
	if err != nil {
		return err
	}
	return s.add(feedPath, append([]byte(xml.Header), text...))
}

// releasesAndEnds returns the releases of frameworks and CUDA that have a date, and
// what is announced.
func (s *Site) releasesAndEnds() []atomEntry {
	var entries []atomEntry
	add := func(id, title, day, path, summary string) {
		if day != "" {
			entries = append(entries, atomEntry{"urn:envsolve:" + id, title, instant(day), atomLink{path}, summary})
		}
	}
	for _, name := range s.Facts.RankedFrameworks() {
		info := s.Facts.FrameworkInfo(name)
		for _, r := range s.Facts.Frameworks(name) {
			add(name+":"+r.Version, info.Name+" "+r.Version, r.Released, releasePath(name, r.Version),
				"Python "+or(strings.Join(r.Python, ", ")))
		}
	}
	for _, r := range s.Facts.CUDAReleases() {
		add("cuda:"+r.Version, "CUDA "+r.Version, r.Released, call.Place(s.Facts, "cuda/"+r.Version),
			"Needs driver "+or(r.MinDriverLinux)+" on Linux")
	}
	for _, a := range s.Facts.Announced() {
		add("announced:"+a.ID, s.Facts.FrameworkInfo(a.Framework).Name+" "+a.Last+" is the last line with builds for CUDA "+a.CUDA,
			a.On, "cuda-12.html#"+a.ID, "From "+a.From+" on there are none")
	}
	return entries
}

// dayOf returns the day of facts, as 2026-11-20.
func dayOf(facts *matrices.Set) string { return strings.ReplaceAll(facts.Version(), ".", "-") }

// instant returns the beginning of a day as feeds write it.
func instant(day string) string { return day + "T00:00:00Z" }

package document

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/planner/observed"
)

// MostConditions is how many conditions of one command are told apart, and mostLists how many conditions, and lists of
// them, there may be in a source.
const (
	MostConditions = 16
	mostLists      = 1 << 12
)

// Script returns a name for the reading of a script that no other reading of one has.
func (r *Reading) Script() string {
	root := r.Name
	if len(r.Within) > 0 {
		root = r.Within[0]
	}
	all := r.common()
	all.scripts++
	return root + "#" + strconv.Itoa(all.scripts)
}

// Condition returns the condition of a key, whose text begins at an offset, as which it decides: the same one for the
// same key. One of an empty key stands for more than are told apart: it is the first one that does.
func (r *Reading) Condition(key, text string, offset int, holds bool) observed.Condition {
	all := r.common()
	if len(all.conditions) >= mostLists {
		if _, is := all.conditions[key]; !is {
			key = ""
		}
	}
	c, is := all.conditions[key]
	if !is {
		c = observed.Condition{Key: key, Text: shown(text), At: r.Position(offset)}
		all.conditions[key] = c
	}
	c.Holds = holds
	return c
}

// Together returns a list of conditions, the same one for those that are the same. Where there are too many in it, or
// too many lists, it is of the last one alone, which stands for all.
func (r *Reading) Together(list []observed.Condition) []observed.Condition {
	if len(list) == 0 {
		return nil
	}
	lists := r.common().lists
	var b strings.Builder
	told := len(list) <= MostConditions
	for i := range list {
		if told = told && list[i].Key != ""; told {
			b.WriteString(list[i].Key + "\x00" + strconv.FormatBool(list[i].Holds) + "\x00")
		}
	}
	if known, is := lists[b.String()]; is && told {
		return known
	}
	if told && len(lists) < mostLists {
		lists[b.String()] = list
		return list
	}
	last := list[len(list)-1]
	last.Key = ""
	return r.untold(last)
}

// untold returns the list of a condition that stands for more than are told apart: the first one that did.
func (r *Reading) untold(c observed.Condition) []observed.Condition {
	lists := r.common().lists
	if lists[""] == nil {
		lists[""] = []observed.Condition{c}
	}
	return lists[""]
}

// secrets are what programs are given to say who one is.
var secrets = []*lazyregexp.Regexp{
	lazyregexp.New(`(?i)(\b(?:bearer|basic)\s+)[^\s"'$][^\s"']*`),
	lazyregexp.New(`(?i)([\w-]*(?:token|passw(?:or)?d|secret|api[-_]?key|authorization)[\w-]*["']?\s*[:=]+\s*["']?` +
		`(?:(?:bearer|basic|token)\s+)?)(?:[^\s"'$:=][^\s"']*)`),
	lazyregexp.New(`(?i)(\s--?(?:token|password|user|u)[\s=]["']?)[^\s"'$]+`),
}

// shown returns the text of a condition as it is shown: on one line, not too long, and without what is secret in it.
func shown(text string) string {
	text = WithoutSecrets(strings.Join(strings.Fields(text), " "))
	for _, s := range secrets {
		text = s.ReplaceAllString(text, "$1…")
	}
	if len(text) > longestExcerpt {
		text = strings.ToValidUTF8(text[:longestExcerpt], "") + "…"
	}
	return text
}

package cli

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// learnedKind is where the cache keeps what locks have learned of packages. The
// number changes with the form.
const learnedKind = "learned-1"

// mostLearned bounds how many packages are followed from those of a target.
const mostLearned = 64

// withLearned returns facts with what earlier locks have learned of the packages
// that the requests name and the facts do not know. What is not in the cache is
// not known; no cache is made.
func (a *App) withLearned(facts *matrices.Set, requests []request.Request, indexes []request.Index) *matrices.Set {
	names := unknownNames(facts, requests)
	if len(names) == 0 {
		return facts
	}
	cache, own, err := a.cacheDirs()
	if err != nil {
		return facts
	}
	key, err := os.ReadFile(filepath.Join(own, store.KeyName))
	if err != nil {
		return facts
	}
	var found []learned.Package
	for i := 0; i < min(len(names), mostLearned); i++ {
		var p learned.Package
		if store.ReadLink(cache, key, learnedKind, learnedKey(names[i], indexes), &p) != nil || !p.Sound() {
			continue
		}
		found = append(found, p)
		for _, with := range p.With {
			names = appendNew(names, with)
		}
	}
	if len(found) == 0 {
		return facts
	}
	return learned.Lay(facts, found)
}

// unknownNames lists the packages that requests name and facts do not know.
func unknownNames(facts *matrices.Set, requests []request.Request) []string {
	var names []string
	for i := range requests {
		for _, p := range requests[i].Packages {
			names = appendNew(names, request.NormalizeName(p.Name))
		}
		for _, f := range requests[i].Frameworks {
			for _, with := range f.With {
				end := strings.IndexAny(with.Value+"=", "=<>!~ [;")
				names = appendNew(names, request.NormalizeName(with.Value[:end]))
			}
		}
	}
	unknown := names[:0]
	for _, name := range names {
		if !learned.Knows(facts, name) {
			unknown = append(unknown, name)
		}
	}
	return unknown
}

func appendNew(list []string, name string) []string {
	for _, have := range list {
		if have == name {
			return list
		}
	}
	return append(list, name)
}

// learnedKey is the key of a package's record: what one index has is not what
// another has.
func learnedKey(name string, indexes []request.Index) string {
	return learned.WithoutLogin(plan.SourcesOf(plan.Stack{}, indexes).Owner(name).URL) + " " + name
}

// cacheDirs returns the folder of the user's cache, and the one with its key.
func (a *App) cacheDirs() (cache, own string, err error) {
	if cache, err = a.UserDir("XDG_CACHE_HOME", ".cache"); err != nil {
		return "", "", err
	}
	own, err = a.UserDir("XDG_DATA_HOME", ".local/share")
	return cache, own, err
}

// RememberLearned keeps what a lock has learned, for the plans that come after it.
func RememberLearned(st *store.Store, packages []learned.Package, indexes []request.Index) error {
	for i := range packages {
		if err := st.SetLink(learnedKind, learnedKey(packages[i].Name, indexes), packages[i]); err != nil {
			return err
		}
	}
	return nil
}

// Package harvest reads what a Python package index says and has of a package,
// and writes it as rows of the fact tables.
//
// From an index page come versions, dates, tags of Pythons, platforms and C
// libraries, sizes and hashes; from METADATA the Pythons and the requirements.
// Where a release is to be measured, its libraries are read as well: what they
// load (libcudart.so.13), the symbol versions that they need of glibc and
// libstdc++, their GPU code, the ABIs of NumPy and torch that they are bound to, and the
// torch that they were compiled against, where the build wrote it into the wheel, its
// label names it, or METADATA pins it beside libraries bound to torch's C++ interface.
//
// Wheels are read by ranges: first the directory at the end of the zip, then
// only the members that tell something. What was read is kept under the digest
// that the index gives for the wheel and not asked for again, library by
// library, so that a run that was cut off goes on where it stopped. The same
// bytes give the same rows.
//
// Nobody vouches for a part of a file: members are checked by the sums of the
// zip alone, which find damage and no forgery.
package harvest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	pep440 "github.com/aquasecurity/go-pep440-version"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Harvester reads one index.
type Harvester struct {
	Client *index.Client
	Index  string // address of its simple API
	Store  *store.Store
	Facts  *matrices.Set
	Budget *Budget
	// Status, if not nil, is told what is being read.
	Status func(text string)
	pages  map[pageOf]page // that were read in this run
}

// pageOf names a page: a package on an index.
type pageOf struct{ index, name string }

// page is what an index said of a package.
type page struct {
	releases []Release
	err      error
}

// ErrBudget says that the bytes a run may read are used up. What was read is
// kept, so that the next run goes on from there.
var ErrBudget = errors.New("the budget is used up")

// Budget is how many bytes of files a run may still ask for.
type Budget struct {
	Left int64
	mu   sync.Mutex // wheels may be read side by side
}

// spend takes n bytes, or says that they are not there any more.
func (b *Budget) spend(n int64) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.Left < n {
		return fmt.Errorf("%w: %d bytes are left of it, and %d are needed next; a new run goes on from here",
			ErrBudget, b.Left, n)
	}
	b.Left -= n
	return nil
}

// left returns how many bytes may still be read.
func (b *Budget) left() int64 {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Left
}

// Release is one version of a package on the index.
type Release struct {
	Version string
	Files   []index.File // wheels and source distributions, by name
	wheels  []named
}

// named is a wheel with what its name says.
type named struct {
	index.File
	wheel.Name
}

// Released is the day of the first upload; "" where the index does not say.
func (r *Release) Released() string {
	day := ""
	for _, f := range r.Files {
		if f.Uploaded != "" && (day == "" || f.Uploaded < day) {
			day = f.Uploaded
		}
	}
	return day
}

// Final reports whether the release is neither a pre-release nor taken back.
func (r *Release) Final() bool {
	return !version.IsPreRelease(r.Version) && !r.yanked()
}

func (r *Release) yanked() bool {
	return slices.ContainsFunc(r.Files, func(f index.File) bool { return f.Yanked })
}

// Releases lists the versions of a package on the index, newest first.
func (h *Harvester) Releases(ctx context.Context, name string) ([]Release, error) {
	files, err := h.Client.Files(ctx, h.Index, name)
	if err != nil {
		return nil, err
	}
	byVersion := map[string]*Release{}
	var order []string
	for _, f := range files {
		parsed, err := pep440.Parse(f.Version)
		if err != nil {
			continue // of the time before versions had a form
		}
		key := parsed.String()
		r := byVersion[key]
		if r == nil {
			r = &Release{Version: key}
			byVersion[key], order = r, append(order, key)
		}
		r.Files = append(r.Files, f)
		if w, err := wheel.ParseName(f.Name); err == nil {
			r.wheels = append(r.wheels, named{f, w})
		}
	}
	slices.SortFunc(order, func(a, b string) int { return matrices.ComparePEP440(b, a) })
	releases := make([]Release, 0, len(order))
	for _, key := range order {
		r := byVersion[key]
		slices.SortFunc(r.Files, func(a, b index.File) int { return strings.Compare(a.Name, b.Name) })
		slices.SortFunc(r.wheels, func(a, b named) int {
			return cmp.Or(rank(a)-rank(b), strings.Compare(a.File.Name, b.File.Name))
		})
		releases = append(releases, *r)
	}
	return releases, nil
}

// page lists the versions of a package on the index, newest first; the index is asked once
// in a run.
func (h *Harvester) page(ctx context.Context, name string) ([]Release, error) {
	at := pageOf{h.Index, name}
	if p, read := h.pages[at]; read {
		return p.releases, p.err
	}
	releases, err := h.Releases(ctx, name)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if h.pages == nil {
		h.pages = map[pageOf]page{}
	}
	h.pages[at] = page{releases, err}
	return releases, err
}

// find returns the release of a version; nil where there is none.
func find(all []Release, version string) *Release {
	i := slices.IndexFunc(all, func(r Release) bool { return wheel.SameVersion(r.Version, version) })
	if i < 0 {
		return nil
	}
	return &all[i]
}

// newest returns the wheels of a release from the last to the first, for each platform of
// several Pythons that for the newest first, and of several for one Python that which pip
// takes on the most machines: not that for Python without its lock, and that for the oldest
// C library.
func newest(wheels []named) []named {
	unlocked := func(w named) int {
		if freeThreaded(w.Name) {
			return 1
		}
		return 0
	}
	list := slices.Clone(wheels)
	slices.SortFunc(list, func(a, b named) int {
		return cmp.Or(rank(b)-rank(a), slices.Compare(newestPython(b), newestPython(a)),
			unlocked(a)-unlocked(b),
			version.Compare(glibcOf(a.Platforms), glibcOf(b.Platforms)), strings.Compare(b.File.Name, a.File.Name))
	})
	return list
}

// newestPython returns the newest Python of a wheel's tags: 3 and 13 of cp313, 3 of py3.
func newestPython(w named) []int {
	var newest []int
	for _, tag := range w.Pythons {
		digits := strings.TrimLeft(tag, "abcdefghijklmnopqrstuvwxyz")
		if digits == "" || strings.Trim(digits, "0123456789") != "" {
			continue
		}
		python := []int{int(digits[0] - '0')}
		if minor, err := strconv.Atoi(digits[1:]); err == nil {
			python = append(python, minor)
		}
		if slices.Compare(python, newest) > 0 {
			newest = python
		}
	}
	return newest
}

// rank orders the wheels of a release by how much one tells about the others:
// most people install that for linux/amd64.
func rank(w named) int {
	platform := platformOf(w.Platforms)
	if i := slices.Index([]string{"linux/amd64", anyPlatform, "linux/arm64"}, platform); i >= 0 {
		return i
	}
	return len(w.Platforms) + 3
}

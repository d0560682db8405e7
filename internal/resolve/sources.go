package resolve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// pipArgs are the options that make pip look at all the indexes, and at no other:
// its own default is replaced, or switched off where there are only pages of
// links.
func pipArgs(s plan.Sources) []string {
	var args []string
	option := "--index-url"
	for _, ix := range slices.Concat([]request.Index{s.Default}, s.Named) {
		if ix.FindLinks {
			args = append(args, "--find-links", ix.URL)
			continue
		}
		args = append(args, option, ix.URL)
		option = "--extra-index-url"
	}
	if option == "--index-url" {
		args = append(args, "--no-index")
	}
	return args
}

// pipArguments are the secret that resolve.py reads: options and logins for all
// the indexes of a target.
func (r *Resolver) pipArguments(s plan.Sources) ([]byte, error) {
	logins := []index.Login{}
	for _, ix := range slices.Concat([]request.Index{s.Default}, s.Named) {
		login, ok, err := r.Index.Login(ix.URL)
		if err != nil {
			return nil, fmt.Errorf("index %q: %w", ix.Name, err)
		}
		if ok {
			logins = append(logins, login)
		}
	}
	return json.Marshal(map[string]any{"options": pipArgs(s), "logins": logins})
}

// locate finds each picked file again on the index that its package must come
// from, so that no other index can slip a package in. Yanked files are refused.
func (r *Resolver) locate(ctx context.Context, packages []picked, s plan.Sources) ([]index.File, error) {
	files := make([]index.File, len(packages))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(index.Lookups)
	for i, p := range packages {
		group.Go(func() (err error) {
			if address := s.Wheel(p.Name); address != "" {
				files[i], err = fromAddress(p, address)
				return err
			}
			files[i], err = r.locateOne(ctx, p, s.Owner(p.Name))
			return err
		})
	}
	return files, group.Wait()
}

func (r *Resolver) locateOne(ctx context.Context, p picked, ix request.Index) (index.File, error) {
	if ix.FindLinks {
		return fromLinks(p, ix)
	}
	f, err := r.Index.File(ctx, ix.URL, p.Name, p.File)
	switch {
	case errors.Is(err, index.ErrNotFound):
		return f, fmt.Errorf("package %s must come from %s, which does not have %s; pip found it at %s: list %s in an index block to take it from there", p.Name, ix.URL, p.File, host(p.URL), p.Name)
	case err != nil:
		return f, fmt.Errorf("package %s: %w", p.Name, err)
	case f.Yanked:
		return f, &yankedError{name: p.Name, version: p.Version, index: ix.URL, reason: f.YankedReason}
	case f.SHA256 != "" && p.SHA256 != "" && f.SHA256 != p.SHA256:
		return f, fmt.Errorf("package %s: %s has sha256 %s on %s, but pip found one with %s: two indexes serve different files under one name", p.Name, p.File, f.SHA256, ix.URL, p.SHA256)
	}
	return f, nil
}

// yankedError says that an index has taken a release back (PEP 592).
type yankedError struct{ name, version, index, reason string }

func (e *yankedError) Error() string {
	why := ""
	if e.reason != "" {
		why = " (" + e.reason + ")"
	}
	return fmt.Sprintf("package %s %s is yanked on %s%s: pin another version", e.name, e.version, e.index, why)
}

// fromAddress takes a file that has an address of its own.
func fromAddress(p picked, address string) (index.File, error) {
	if !sameAddress(p.URL, address) {
		return index.File{}, fmt.Errorf("package %s must come from %s, but pip found it at %s", p.Name, address,
			host(p.URL))
	}
	return index.File{Name: p.File, Version: p.Version, URL: p.URL, SHA256: p.SHA256}, nil
}

// sameAddress reports whether two addresses differ by how they are escaped alone:
// a plus sign stands in file names as it is and as %2B.
func sameAddress(a, b string) bool {
	left, errA := url.PathUnescape(a)
	right, errB := url.PathUnescape(b)
	return errA == nil && errB == nil && left == right
}

// owner is the index that a package comes from; empty where its wheel has an
// address of its own.
func owner(s plan.Sources, name string) string {
	if s.Wheel(name) != "" {
		return ""
	}
	return s.Owner(name).URL
}

// fromLinks takes a file off a page of links, which has no page per project.
func fromLinks(p picked, ix request.Index) (index.File, error) {
	if host(p.URL) != host(ix.URL) {
		return index.File{}, fmt.Errorf("package %s must come from %s, but pip found it at %s", p.Name, ix.URL,
			host(p.URL))
	}
	if p.Yanked {
		return index.File{}, &yankedError{name: p.Name, version: p.Version, index: ix.URL}
	}
	return index.File{Name: p.File, Version: p.Version, URL: p.URL, Index: ix.URL, SHA256: p.SHA256}, nil
}

func host(address string) string {
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		return address
	}
	name, _, _ := strings.Cut(rest, "/")
	if at := strings.LastIndexByte(name, '@'); at >= 0 {
		name = name[at+1:]
	}
	return name
}

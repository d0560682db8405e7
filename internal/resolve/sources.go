package resolve

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/planner"
)

// defaultIndex is where packages come from that no index names.
const defaultIndex = "https://pypi.org/simple"

// sources says which index each package must come from.
type sources struct {
	fallback planner.Index
	named    []planner.Index // with packages; the user's before the facts'
}

// newSources lays the target file's index blocks over what the facts say. A
// block without packages replaces the default index; one that has the name of a
// framework's index replaces that one's URL, and its packages if it lists any.
func newSources(in Input) *sources {
	s := &sources{fallback: planner.Index{Name: "pypi", URL: defaultIndex}}
	known := slices.Clone(in.Stack.Indexes)
	for _, user := range in.Indexes {
		user.URL = strings.ReplaceAll(user.URL, "{variant}", variantFor(in.Stack, user.Name))
		at := slices.IndexFunc(known, func(k planner.Index) bool { return k.Name == user.Name })
		switch {
		case at >= 0:
			known[at].URL, known[at].FindLinks = user.URL, user.FindLinks
			known[at].Packages = append(known[at].Packages, user.Packages...)
		case len(user.Packages) == 0:
			s.fallback = user
		default:
			s.named = append(s.named, user)
		}
	}
	s.named = append(s.named, known...)
	return s
}

// variantFor is the variant of the framework that the index is named after, or
// of the first framework.
func variantFor(stack planner.Stack, name string) string {
	for _, f := range stack.Frameworks {
		if f.Name == name {
			return f.Variant
		}
	}
	return stack.Framework.Variant
}

// owner is the index that a package must come from.
func (s *sources) owner(name string) planner.Index {
	for _, ix := range s.named {
		for _, p := range ix.Packages {
			if NormaliseName(p) == name {
				return ix
			}
		}
	}
	return s.fallback
}

// pipArgs are the options that make pip look at all the indexes.
func (s *sources) pipArgs() []string {
	args := []string{"--index-url", s.fallback.URL}
	for _, ix := range s.named {
		if ix.FindLinks {
			args = append(args, "--find-links", ix.URL)
		} else {
			args = append(args, "--extra-index-url", ix.URL)
		}
	}
	return args
}

// locate finds each picked file again on the index that its package must come
// from, so that no other index can slip a package in. Yanked files are refused.
func (r *Resolver) locate(ctx context.Context, packages []picked, s *sources) ([]index.File, error) {
	files := make([]index.File, len(packages))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(parallelDownloads)
	for i, p := range packages {
		group.Go(func() (err error) {
			files[i], err = r.locateOne(ctx, p, s.owner(p.Name))
			return err
		})
	}
	return files, group.Wait()
}

func (r *Resolver) locateOne(ctx context.Context, p picked, ix planner.Index) (index.File, error) {
	if ix.FindLinks {
		return fromLinks(p, ix)
	}
	listed, err := r.Index.Files(ctx, ix.URL, p.Name)
	if err != nil && !errors.Is(err, index.ErrNotFound) {
		return index.File{}, fmt.Errorf("package %s: %w", p.Name, err)
	}
	for _, f := range listed {
		if f.Name != p.File {
			continue
		}
		if f.Yanked {
			return f, fmt.Errorf("package %s %s is yanked on %s (%s): pin another version", p.Name, p.Version, ix.URL, f.YankedReason)
		}
		if f.SHA256 != "" && p.SHA256 != "" && f.SHA256 != p.SHA256 {
			return f, fmt.Errorf("package %s: %s has sha256 %s on %s, but pip found one with %s: two indexes serve different files under one name", p.Name, p.File, f.SHA256, ix.URL, p.SHA256)
		}
		return f, nil
	}
	return index.File{}, fmt.Errorf("package %s must come from %s, which does not have %s; pip found it at %s: list %s in an index block to take it from there", p.Name, ix.URL, p.File, host(p.URL), p.Name)
}

// fromLinks takes a file off a page of links, which has no page per project.
func fromLinks(p picked, ix planner.Index) (index.File, error) {
	if host(p.URL) != host(ix.URL) {
		return index.File{}, fmt.Errorf("package %s must come from %s, but pip found it at %s", p.Name, ix.URL, host(p.URL))
	}
	return index.File{Name: p.File, Version: p.Version, URL: p.URL, SHA256: p.SHA256, Yanked: p.Yanked}, nil
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

func digestOf(sha256 string) digest.Digest {
	return digest.NewDigestFromEncoded(digest.SHA256, sha256)
}

package resolve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	version "github.com/aquasecurity/go-pep440-version"
	"github.com/opencontainers/go-digest"
	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/plan"
)

// firstUV is the oldest uv that writes pylock.toml (PEP 751) as parsePylock reads it.
const firstUV = "0.8.0"

// bringUV fetches a uv that runs on the platform, from the index that other packages
// come from, and reports whether there is one. There is none where pip may answer
// otherwise than uv: with several indexes, pages of links and addresses of wheels; and
// none where an index has a login, which pip is held to by us.
func (r *Resolver) bringUV(ctx context.Context, in Input, s plan.Sources, bring map[string]digest.Digest) bool {
	if !r.mayAskUV(s) {
		return false
	}
	files, err := r.Index.Files(ctx, s.Default.URL, "uv")
	if err != nil {
		return false
	}
	best, ok := r.bestUV(files, in.Stack.Platform)
	if !ok {
		return false
	}
	fetched, err := r.Index.FetchAll(ctx, []index.File{best}, r.Store, nil)
	if err != nil {
		return false
	}
	program, err := r.unpackUV(ctx, fetched[0])
	if err != nil {
		return false
	}
	bring[uvProgram] = program
	_ = r.Store.SetLink(uvKind, keptKey(s, in.Stack.Platform), keptWheel{best.Name, fetched[0].Digest, fetched[0].Size})
	return true
}

// mayAskUV reports whether uv answers as pip does, with the sources that a target has.
func (r *Resolver) mayAskUV(s plan.Sources) bool {
	if s.Default.FindLinks || len(s.Named) > 0 || len(s.Wheels) > 0 {
		return false
	}
	_, login, err := r.Index.Login(s.Default.URL)
	return !login && err == nil
}

// The store keeps which wheels of uv and pip an index has given, by the index and what
// they are to run on, so that it need not be asked before each lock.
const (
	uvKind  = "uv-of-index"
	pipKind = "pip-of-index"
)

// keptWheel is a wheel that an index has given.
type keptWheel struct {
	Name   string
	Digest digest.Digest
	Size   int64
}

func keptKey(s plan.Sources, runsOn string) string { return s.Default.URL + " " + runsOn }

// bringKept brings the uv and the pip that the store keeps from the index, and reports
// whether it has both.
func (r *Resolver) bringKept(ctx context.Context, in Input, s plan.Sources, bring map[string]digest.Digest) bool {
	var uv, pip keptWheel
	if !r.mayAskUV(s) || r.Store.Link(uvKind, keptKey(s, in.Stack.Platform), &uv) != nil ||
		r.Store.Link(pipKind, keptKey(s, in.Stack.Python), &pip) != nil {
		return false
	}
	program, err := r.unpackUV(ctx, index.Fetched{Digest: uv.Digest, Size: uv.Size})
	if err != nil {
		return false
	}
	if _, err := r.Store.Verify(ctx, pip.Digest, pip.Name); err != nil {
		return false
	}
	bring[uvProgram], bring[pip.Name] = program, pip.Digest
	return true
}

// uvProgram is what uv's program is called among what is brought along.
const uvProgram = "uv"

// unpackedKind is where the store keeps the digests of programs, by those of their wheels.
const unpackedKind = "unpacked-program"

// unpackUV returns the program in a wheel of uv, which is unpacked once.
func (r *Resolver) unpackUV(ctx context.Context, whl index.Fetched) (program digest.Digest, err error) {
	if r.Store.Link(unpackedKind, whl.Digest.String(), &program) == nil {
		if _, err := r.Store.Verify(ctx, program, uvProgram); !errors.Is(err, store.ErrNotFound) {
			return program, err
		}
	}
	if _, err := r.Store.Verify(ctx, whl.Digest, uvProgram); err != nil {
		return "", err
	}
	f, err := r.Store.Open(whl.Digest)
	if err != nil {
		return "", err
	}
	defer f.Close()
	archive, err := wheel.Open(f, whl.Size)
	if err != nil {
		return "", err
	}
	entry := archive.Script(uvProgram)
	if entry == nil {
		return "", fmt.Errorf("%s has no program in it", filepath.Base(whl.Path))
	}
	unpacked, err := r.Store.Put(ctx, "", func(w io.Writer) error {
		content, err := entry.Open()
		if err != nil {
			return err
		}
		_, err = io.Copy(w, content)
		return errors.Join(err, content.Close())
	})
	if err != nil {
		return "", err
	}
	return unpacked.Digest, r.Store.SetLink(unpackedKind, whl.Digest.String(), unpacked.Digest)
}

// bestUV picks the newest final release for a platform that is there already, or else
// the newest of all.
func (r *Resolver) bestUV(files []index.File, platform string) (best index.File, ok bool) {
	machine := map[string]string{"linux/amd64": "_x86_64.whl", "linux/arm64": "_aarch64.whl"}[platform]
	if machine == "" {
		return best, false
	}
	runs := func(f index.File) bool {
		return strings.Contains(f.Name, "-manylinux") && strings.HasSuffix(f.Name, machine)
	}
	if best, ok = newestWheel(files, firstUV, func(f index.File) bool { return runs(f) && r.has(f) }); ok {
		return best, true
	}
	return newestWheel(files, firstUV, runs)
}

// has reports whether a file of the index is in the store.
func (r *Resolver) has(f index.File) bool {
	if f.SHA256 == "" {
		return false
	}
	content, err := r.Store.Open(digest.NewDigestFromEncoded(digest.SHA256, f.SHA256))
	if err != nil {
		return false
	}
	content.Close()
	return true
}

// withoutUV returns what is brought along besides uv.
func withoutUV(bring map[string]digest.Digest) map[string]digest.Digest {
	bring = maps.Clone(bring)
	delete(bring, uvProgram)
	return bring
}

// pylock is the part of a pylock.toml (PEP 751) that a lock needs.
type pylock struct {
	Version  string `toml:"lock-version"`
	Packages []struct {
		Name    string        `toml:"name"`
		Version string        `toml:"version"`
		Wheels  []pylockWheel `toml:"wheels"`
	} `toml:"packages"`
}

type pylockWheel struct {
	URL    string            `toml:"url"`
	Hashes map[string]string `toml:"hashes"`
}

// parsePylock reads what uv has picked, sorted by package name. Of the wheels of a release,
// which it lists all, pip's choice is taken, by the tags that the interpreter takes.
func parsePylock(data []byte, requested map[string]string, tags []string) ([]picked, error) {
	var lock pylock
	if err := toml.Unmarshal(data, &lock); err != nil {
		return nil, fmt.Errorf("uv's pylock.toml: %w", err)
	}
	if !strings.HasPrefix(lock.Version, "1.") {
		return nil, fmt.Errorf("uv's pylock.toml has version %q, not 1.0", lock.Version)
	}
	rank := map[string]int{}
	for i, tag := range tags {
		rank[tag] = len(tags) - i
	}
	packages := make([]picked, 0, len(lock.Packages))
	for _, item := range lock.Packages {
		if err := checkProject(item.Name, item.Version); err != nil {
			return nil, err
		}
		best, err := bestWheel(item.Name, item.Version, item.Wheels, rank)
		if err != nil {
			return nil, err
		}
		_, best.Requested = requested[best.Name]
		packages = append(packages, best)
	}
	slices.SortFunc(packages, func(a, b picked) int { return strings.Compare(a.Name, b.Name) })
	return packages, nil
}

// bestWheel returns the only wheel of a release, or the one that is ranked highest.
func bestWheel(project, version string, wheels []pylockWheel, rank map[string]int) (best picked, err error) {
	most := -1
	for _, w := range wheels {
		p := picked{Name: wheel.Normalize(project), Version: version, URL: w.URL, SHA256: w.Hashes["sha256"]}
		if err := p.fillFile(); err != nil {
			return p, err
		}
		switch r := rankOf(p.File, rank); {
		case r > most:
			best, most = p, r
		case r == most && r > 0:
			return p, fmt.Errorf("uv's pylock.toml has %s and %s, which differ by their builds", best.File, p.File)
		}
	}
	if most < 0 || most == 0 && len(wheels) > 1 {
		return best, fmt.Errorf("uv's pylock.toml has %d wheels of %s %s, none that the interpreter is known to take",
			len(wheels), project, version)
	}
	return best, nil
}

// rankOf returns the highest rank of the tags of a wheel; 0 where it has none that is ranked.
func rankOf(file string, rank map[string]int) (best int) {
	name, err := wheel.ParseName(file)
	if err != nil {
		return 0
	}
	for _, python := range name.Pythons {
		for _, abi := range name.ABIs {
			for _, platform := range name.Platforms {
				best = max(best, rank[python+"-"+abi+"-"+platform])
			}
		}
	}
	return best
}

// takeUV reads what uv has picked, and reports whether pip would take it: each file is
// on the index, not yanked, and for the Python. Of Requires-Python uv reads the lower
// bound alone.
func (r *Resolver) takeUV(ctx context.Context, in Input, s plan.Sources, found *resolution, data []byte) bool {
	on, err := version.Parse(found.python.Version)
	if err != nil {
		return false
	}
	if found.packages, err = parsePylock(data, asked(in), found.python.Tags); err != nil {
		return false
	}
	if found.files, err = r.locate(ctx, found.packages, s); err != nil {
		return false
	}
	return !slices.ContainsFunc(found.files, func(f index.File) bool { return !runsOn(f, on) })
}

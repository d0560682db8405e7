package resolve

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	version "github.com/aquasecurity/go-pep440-version"
	"github.com/opencontainers/go-digest"
	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/internal/index"
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
	if s.Default.FindLinks || len(s.Named) > 0 || len(s.Wheels) > 0 {
		return false
	}
	if _, login, err := r.Index.Login(s.Default.URL); login || err != nil {
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
	bring[best.Name] = fetched[0].Digest
	return true
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
	maps.DeleteFunc(bring, func(name string, _ digest.Digest) bool { return strings.HasPrefix(name, "uv-") })
	return bring
}

// pylock is the part of a pylock.toml (PEP 751) that a lock needs.
type pylock struct {
	Version  string `toml:"lock-version"`
	Packages []struct {
		Name    string `toml:"name"`
		Version string `toml:"version"`
		Wheels  []struct {
			URL    string            `toml:"url"`
			Hashes map[string]string `toml:"hashes"`
		} `toml:"wheels"`
	} `toml:"packages"`
}

// parsePylock reads what uv has picked, sorted by package name.
func parsePylock(data []byte, requested map[string]string) ([]picked, error) {
	var lock pylock
	if err := toml.Unmarshal(data, &lock); err != nil {
		return nil, fmt.Errorf("uv's pylock.toml: %w", err)
	}
	if !strings.HasPrefix(lock.Version, "1.") {
		return nil, fmt.Errorf("uv's pylock.toml has version %q, not 1.0", lock.Version)
	}
	packages := make([]picked, 0, len(lock.Packages))
	for _, item := range lock.Packages {
		if err := checkProject(item.Name, item.Version); err != nil {
			return nil, err
		}
		if len(item.Wheels) != 1 {
			return nil, fmt.Errorf("uv's pylock.toml has %d wheels of %s %s", len(item.Wheels), item.Name, item.Version)
		}
		p := picked{Name: wheel.Normalize(item.Name), Version: item.Version, URL: item.Wheels[0].URL,
			SHA256: item.Wheels[0].Hashes["sha256"]}
		_, p.Requested = requested[p.Name]
		if err := p.fillFile(); err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
	slices.SortFunc(packages, func(a, b picked) int { return strings.Compare(a.Name, b.Name) })
	return packages, nil
}

// takeUV reads what uv has picked, and reports whether pip would take it: each file is
// on the index, not yanked, and for the Python. Of Requires-Python uv reads the lower
// bound alone.
func (r *Resolver) takeUV(ctx context.Context, in Input, s plan.Sources, found *resolution, data []byte) bool {
	on, err := version.Parse(found.python.Version)
	if err != nil {
		return false
	}
	if found.packages, err = parsePylock(data, asked(in)); err != nil {
		return false
	}
	if found.files, err = r.locate(ctx, found.packages, s); err != nil {
		return false
	}
	return !slices.ContainsFunc(found.files, func(f index.File) bool { return !runsOn(f, on) })
}

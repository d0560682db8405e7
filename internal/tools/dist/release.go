package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/licenses"
)

// release is what packages are made of.
type release struct {
	version  version
	made     time.Time // the instant that every file is dated with
	builds   []build
	licences []entry // LICENSE, NOTICE and those of the code that is linked in
	manuals  []entry // manual pages, below man/man1
	complete []entry // completions for shells, below completions
}

// build is the programs of one platform.
type build struct {
	platform platform
	programs []program
}

// gather compiles the programs, and has those of this machine's platform say
// what their manual pages and completions are.
func (r *release) gather(ctx context.Context, platforms []platform) error {
	folder, err := os.MkdirTemp("", "envsolve-dist-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	here := runtime.GOOS + "/" + runtime.GOARCH
	for _, p := range platforms {
		fmt.Fprintln(os.Stderr, "compiling for", p)
		programs, err := compile(ctx, p, r.version, filepath.Join(folder, p.system+"-"+p.arch))
		if err != nil {
			return err
		}
		r.builds = append(r.builds, build{p, programs})
	}
	own := filepath.Join(folder, strings.ReplaceAll(here, "/", "-"))
	if !slices.ContainsFunc(platforms, func(p platform) bool { return p.String() == here }) {
		p := platform{system: runtime.GOOS, arch: runtime.GOARCH, programs: []string{first, second}}
		if err := compileInto(ctx, p, r.version, own); err != nil {
			return err
		}
	}
	if r.manuals, err = manualPages(ctx, own, r.version, r.made); err != nil {
		return err
	}
	if r.complete, err = completions(ctx, own); err != nil {
		return err
	}
	r.licences, err = readLicences(ctx)
	return err
}

// readLicences returns the licence of the programs and of what is linked into them.
func readLicences(ctx context.Context) ([]entry, error) {
	top, err := git(ctx, "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	var list []entry
	for _, name := range []string{"LICENSE", "NOTICE"} {
		data, err := os.ReadFile(filepath.Join(top, name))
		if err != nil {
			return nil, err
		}
		list = append(list, entry{name, 0o644, data})
	}
	return append(list, entry{"THIRD-PARTY.txt", 0o644, []byte(licenses.ThirdParty())}), nil
}

// pack returns all files of the release, sorted, with their checksums at the end.
func (r *release) pack() ([]entry, error) {
	var files []entry
	archives := map[string]entry{}
	for _, b := range r.builds {
		packed, archive, err := r.packBuild(b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", b.platform, err)
		}
		files = append(files, packed...)
		archives[b.platform.String()] = archive
	}
	brew, err := envsolve().homebrew(r.version, archives)
	if err != nil {
		return nil, err
	}
	files = append(files, brew)
	slices.SortFunc(files, func(a, b entry) int { return cmp.Compare(a.name, b.name) })
	var sums bytes.Buffer
	for _, f := range files {
		fmt.Fprintf(&sums, "%s  %s\n", f.digest(), f.name)
	}
	return append(files, entry{"SHA256SUMS", 0o644, sums.Bytes()}), nil
}

// packBuild returns the packages of one platform, and the archive among them.
func (r *release) packBuild(b build) (files []entry, archive entry, err error) {
	p, on := envsolve(), b.platform
	var programs []entry
	for _, made := range b.programs {
		programs = append(programs, entry{on.executable(made.name), 0o755, made.data})
	}
	sbom, err := p.sbom(on, r.version, r.made, b.programs)
	if err != nil {
		return nil, entry{}, err
	}
	wheel, err := p.wheel(on, r.version, r.made, programs, r.licences, sbom)
	if err != nil {
		return nil, entry{}, err
	}
	if archive, err = r.archive(on, programs); err != nil {
		return nil, entry{}, err
	}
	files = []entry{sbom, wheel, archive}
	if on.debian != "" {
		placed, err := r.placed(programs)
		if err != nil {
			return nil, entry{}, err
		}
		deb, err := p.deb(on.debian, r.version, r.made, placed)
		if err != nil {
			return nil, entry{}, err
		}
		files = append(files, deb)
	}
	return files, archive, nil
}

// archive returns what is unpacked by hand: one folder with everything.
func (r *release) archive(on platform, programs []entry) (entry, error) {
	stem := fmt.Sprintf("%s-%s-%s-%s", envsolve().name, r.version, on.system, on.arch)
	files := below(stem, slices.Concat(programs, r.licences, r.complete, r.manuals))
	if on.zip {
		data, err := zipped(files, r.made)
		return entry{stem + ".zip", 0o644, data}, err
	}
	data, err := tarGz(files, r.made, "", false)
	return entry{stem + ".tar.gz", 0o644, data}, err
}

// placed returns files where Debian has them, sorted.
func (r *release) placed(programs []entry) ([]entry, error) {
	files := below("usr/bin", programs)
	for _, f := range r.licences {
		if f.name == "LICENSE" {
			f.name = "copyright"
		}
		files = append(files, below("usr/share/doc/envsolve", []entry{f})...)
	}
	for _, f := range r.manuals {
		data, err := gzipped(f.data)
		if err != nil {
			return nil, err
		}
		files = append(files, entry{"usr/share/" + f.name + ".gz", 0o644, data})
	}
	places := map[string]string{
		"completions/envsolve.bash": "usr/share/bash-completion/completions/envsolve",
		"completions/_envsolve":     "usr/share/zsh/vendor-completions/_envsolve",
		"completions/envsolve.fish": "usr/share/fish/vendor_completions.d/envsolve.fish",
	}
	for _, f := range r.complete {
		if place, ok := places[f.name]; ok {
			files = append(files, entry{place, f.mode, f.data})
		}
	}
	slices.SortFunc(files, func(a, b entry) int { return cmp.Compare(a.name, b.name) })
	return files, nil
}

// gzipped returns data compressed, without a name or a date.
func gzipped(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// realBench is a workshop for a stack of real wheels, which an index on loopback serves.
type realBench struct {
	*workshop
	stack            realStack
	uvVersion        string
	public           string // target file that is locked with the public index
	bytes, installed int64  // of the wheels, and of what is in them
}

// open fetches the wheels of the stack, once and for all, offers them on loopback, and
// locks the stack with that index.
func (r *realBench) open(ctx context.Context) error {
	wheels, err := r.lockPublic(ctx)
	if err != nil {
		return err
	}
	st, err := store.Open(filepath.Join(r.kept(), "envsolve"))
	if err != nil {
		return err
	}
	defer st.Close()
	var files []pyindex.File
	for _, w := range wheels {
		path, ok := st.Path(digest.NewDigestFromEncoded(digest.SHA256, w.SHA256))
		if !ok {
			return fmt.Errorf("%s after locking: %w", w.File, store.ErrNotFound)
		}
		f, installed, err := r.offer(path, w.File, w.SHA256)
		if err != nil {
			return err
		}
		files = append(files, f)
		r.bytes, r.installed = r.bytes+f.Size, r.installed+installed
	}
	uv, fetched, err := fetchUV(ctx, st)
	if err != nil {
		return err
	}
	r.uvVersion = uv.Version
	offered, _, err := r.offer(fetched.Path, uv.Name, fetched.Digest.Encoded())
	if err != nil {
		return err
	}
	if r.index, err = serveWheels(r.dir, append(files, offered)...); err != nil {
		return err
	}
	return r.lockReal(ctx, "1.0")
}

// kept is the cache in which real wheels stay, that of make real.
func (r *realBench) kept() string { return filepath.Join(r.real, "cache") }

// lockPublic locks the stack with the public index, and returns its wheels.
func (r *realBench) lockPublic(ctx context.Context) ([]lock.Wheel, error) {
	dir := filepath.Join(r.dir, "public")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return nil, err
	}
	r.public = filepath.Join(dir, "envsolve.hcl")
	body := strings.Replace(r.stack.body, `bench-small = "==%s", `, "", 1)
	body = strings.Replace(body, "\n  packages = { bench-small = \"==%s\" }", "", 1)
	if err := os.WriteFile(r.public, []byte(r.targetText(body, "")), 0o644); err != nil {
		return nil, err
	}
	if _, err := r.envsolve(ctx, r.kept(), "lock", r.public); err != nil {
		return nil, err
	}
	path := filepath.Join(dir, lock.DefaultName)
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	l, err := lock.Read(text, path)
	if err != nil {
		return nil, err
	}
	return l.Targets[0].Wheels, nil
}

func (r *realBench) targetText(body, index string) string {
	return fmt.Sprintf("target \"bench\" {\n  gpu    = [\"h100\"]\n  python = \"3.13\"\n  os     = \"debian13\"\n"+
		"  %s\n}\n\n%s%s",
		body, index, r.world.InsteadOf(testworld.DockerHub))
}

// lockReal locks the stack with the index on loopback and a version of the small wheel.
func (r *realBench) lockReal(ctx context.Context, small string) error {
	index := fmt.Sprintf("index \"pypi\" {\n  url = %q\n}\n\n", r.index.URL)
	text := r.targetText(fmt.Sprintf(r.stack.body, small), index)
	if err := os.WriteFile(r.target, []byte(text), 0o644); err != nil {
		return err
	}
	if _, err := r.envsolve(ctx, r.wheelsOnly, "lock", r.target); err != nil {
		return err
	}
	l, _, err := r.readLock()
	if err != nil {
		return err
	}
	r.wheels = l.Targets[0].Wheels
	return nil
}

// offer links a wheel and its metadata into the folder that the index serves, and
// returns how many bytes it installs, too.
func (r *realBench) offer(path, name, sum string) (file pyindex.File, installed int64, err error) {
	at := filepath.Join(r.dir, name)
	if err := os.Symlink(path, at); err != nil {
		return file, 0, err
	}
	f, archive, size, err := openWheel(path)
	if err != nil {
		return file, 0, err
	}
	defer f.Close()
	about, err := archive.DistInfo()
	if err != nil {
		return file, 0, err
	}
	metadata, err := archive.Read(about.Folder + "/METADATA")
	if err != nil {
		return file, 0, err
	}
	named, err := wheel.ParseName(name)
	if err != nil {
		return file, 0, err
	}
	for _, entry := range archive.ByName {
		installed += int64(entry.UncompressedSize64)
	}
	sumOf := sha256.Sum256(metadata)
	file = pyindex.File{Project: about.Project, Version: named.Version, Name: name, Path: at, SHA256: sum,
		MetadataSHA256: hex.EncodeToString(sumOf[:]), Size: size,
		RequiresPython: wheel.Field(metadata, "Requires-Python"), Indexes: []string{"pypi"}}
	return file, installed, os.WriteFile(at+".metadata", metadata, 0o644)
}

// newestUV returns the wheel of the newest uv of the public index, for linux/amd64.
func newestUV(ctx context.Context) (newest index.File, err error) {
	files, err := (&index.Client{}).Files(ctx, plan.DefaultIndex, "uv")
	for _, f := range files {
		if !strings.Contains(f.Name, "-manylinux_2_17_x86_64") || version.IsPreRelease(f.Version) || f.Yanked {
			continue
		}
		if newest.Name == "" || matrices.ComparePEP440(f.Version, newest.Version) > 0 {
			newest = f
		}
	}
	if err == nil && newest.Name == "" {
		err = errors.New("the index has no wheel of uv for linux/amd64")
	}
	return newest, err
}

// fetchUV fetches the wheel of the newest uv.
func fetchUV(ctx context.Context, st *store.Store) (uv index.File, fetched index.Fetched, err error) {
	if uv, err = newestUV(ctx); err == nil {
		fetched, err = (&index.Client{}).Fetch(ctx, uv, st, nil)
	}
	return uv, fetched, err
}

// uvTool is the base image with uv in it, which is mounted where it runs.
func (r *realBench) uvTool() llb.State {
	return r.base().Run(llb.Args([]string{"python3", "-m", "pip", "install", "--no-cache-dir", "--break-system-packages",
		"--root-user-action=ignore", "--disable-pip-version-check", "--index-url", r.index.URL, "uv==" + r.uvVersion})).Root()
}

// prepareUV has the builder unpack the base image and install uv beside it.
func (r *realBench) prepareUV(ctx context.Context, c *client.Client) error {
	if err := r.unpackBase(ctx, c); err != nil {
		return err
	}
	_, err := solve(ctx, c, r.uvTool(), nil)
	return err
}

func (r *realBench) byUV() runState {
	return func(opts ...llb.RunOption) llb.State {
		args := []string{"/uv/usr/local/bin/uv", "pip", "install", "--system", "--break-system-packages", "--no-cache",
			"--no-deps", "--index-url", r.index.URL}
		return r.base().Run(append(opts, llb.Args(append(args, pins(r.wheels)...)),
			llb.AddMount("/uv", r.uvTool(), llb.Readonly))...).Root()
	}
}

func (r *realBench) byPip() runState {
	return func(opts ...llb.RunOption) llb.State {
		return r.base().Run(append(opts, llb.Args(pipInstall([]string{r.index.URL}, r.wheels)))...).Root()
	}
}

// openWheel opens a wheel, whose file the caller closes, and returns its size in bytes.
func openWheel(path string) (f *os.File, archive *wheel.Archive, size int64, err error) {
	if f, err = os.Open(path); err != nil {
		return nil, nil, 0, err
	}
	info, err := f.Stat()
	if err == nil {
		size = info.Size()
		archive, err = wheel.Open(f, size)
	}
	if err != nil {
		return nil, nil, 0, errors.Join(err, f.Close())
	}
	return f, archive, size, nil
}

// phasesOf returns what a build says of its phases as they end.
func phasesOf(said string) string {
	last := map[string]string{}
	var order []string
	lines := regexp.MustCompile(`(?m)^ +(fetch|layers|assemble|self-test|write) +(.*)$`)
	for _, line := range lines.FindAllStringSubmatch(said, -1) {
		if last[line[1]] == "" {
			order = append(order, line[1])
		}
		last[line[1]] = line[2]
	}
	var phases []string
	for _, name := range order {
		phases = append(phases, name+": "+last[name])
	}
	return strings.Join(phases, "; ")
}

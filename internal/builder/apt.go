package builder

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"github.com/tonistiigi/fsutil"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

// aptVersion changes whenever the same packages give another layer.
const aptVersion = 1

const (
	debsMount = "/run/envsolve/debs"
	debsLocal = "debs"
	aptStep   = "install apt packages"
)

// fillApt gives the recipe's apt layer its digest, and makes it when it is not
// known yet.
func (b *Builder) fillApt(ctx context.Context, r *recipe.Recipe, o BuildOptions) error {
	for i := range r.Layers {
		if r.Layers[i].Kind != recipe.Apt {
			continue
		}
		made, err := b.aptLayer(ctx, r, o)
		if err != nil {
			return fmt.Errorf("apt packages: %w", err)
		}
		l := &r.Layers[i]
		l.MediaType, l.Digest, l.DiffID, l.Size = made.MediaType, made.Digest.String(), made.DiffID.String(), made.Size
	}
	return nil
}

// aptKey is everything that an apt layer depends on.
type aptKey struct {
	Version  int
	Base     string
	Packages []string // SHA-256, in order
	Media    string
}

func (b *Builder) aptLayer(ctx context.Context, r *recipe.Recipe, o BuildOptions) (layer.Layer, error) {
	compression := compressionOf(r.Layers)
	key := aptKey{Version: aptVersion, Base: r.Base.Digest, Media: compression.MediaType()}
	for _, p := range r.Apt {
		key.Packages = append(key.Packages, p.SHA256)
	}
	name, err := json.Marshal(key)
	if err != nil {
		return layer.Layer{}, err
	}
	unlock, err := b.store.Lock(ctx, "apt "+string(name))
	if err != nil {
		return layer.Layer{}, err
	}
	defer unlock()
	var known layer.Layer
	if err := b.store.Link("apt", string(name), &known); err == nil {
		if _, ok := b.store.Path(known.Digest); ok {
			return known, nil
		}
	}
	made, err := b.makeApt(ctx, r, o, compression)
	if err != nil {
		return layer.Layer{}, err
	}
	return made, b.store.SetLink("apt", string(name), made)
}

// compressionOf is what the image's other layers have.
func compressionOf(layers []recipe.Layer) layer.Compression {
	for _, l := range layers {
		if l.MediaType == layer.Gzip.MediaType() {
			return layer.Gzip
		}
	}
	return layer.Zstd
}

// makeApt installs the packages on the builder and puts what changed into a
// layer of normal form.
func (b *Builder) makeApt(ctx context.Context, r *recipe.Recipe, o BuildOptions, c layer.Compression) (layer.Layer, error) {
	scratch, err := b.store.ScratchDir("apt-*")
	if err != nil {
		return layer.Layer{}, err
	}
	defer os.RemoveAll(scratch)
	debs := filepath.Join(scratch, "debs")
	newest, err := b.gatherDebs(ctx, r.Apt, o.Fill, debs)
	if err != nil {
		return layer.Layer{}, err
	}
	raw := filepath.Join(scratch, "diff.tar")
	if err := b.installDebs(ctx, r, o, debs, raw); err != nil {
		return layer.Layer{}, err
	}
	in, err := os.Open(raw)
	if err != nil {
		return layer.Layer{}, err
	}
	defer in.Close()
	return b.keepNormal(ctx, in, newest, c)
}

// keepNormal writes a tar of the builder's into the store, as a layer.
func (b *Builder) keepNormal(ctx context.Context, in archive, newest int64, c layer.Compression) (layer.Layer, error) {
	var made layer.Layer
	stored, err := b.store.Put(ctx, "", func(w io.Writer) error {
		var err error
		made, err = normalize(ctx, in, newest, c, w)
		return err
	})
	if err == nil && stored.Digest != made.Digest {
		err = fmt.Errorf("the store holds %s where %s was written", stored.Digest, made.Digest)
	}
	return made, err
}

// gatherDebs links the packages under their names into dir, and gives the
// newest time that any of them was built.
func (b *Builder) gatherDebs(ctx context.Context, packages []lock.AptPackage, fill func(context.Context, digest.Digest) error, dir string) (newest int64, err error) {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return 0, err
	}
	l := newLayout(b.store, fill)
	for _, p := range packages {
		d := digest.NewDigestFromEncoded(digest.SHA256, p.SHA256)
		r, err := l.ReaderAt(ctx, ocispec.Descriptor{Digest: d})
		if err != nil {
			return 0, fmt.Errorf("%s: %w", p.File, err)
		}
		built, err := debTime(io.NewSectionReader(r, 0, r.Size()))
		if err := errors.Join(err, r.Close()); err != nil {
			return 0, fmt.Errorf("%s: %w", p.File, err)
		}
		newest = max(newest, built)
		blob, _ := b.store.Path(d)
		if err := os.Link(blob, filepath.Join(dir, debName(p))); err != nil {
			return 0, err
		}
	}
	return newest, nil
}

// debName is what apt-get sees: a name that no file name in a lock can turn
// into something else.
func debName(p lock.AptPackage) string { return p.SHA256 + ".deb" }

// installDebs runs apt-get in the base image, without network, and exports the
// difference as an uncompressed tar.
func (b *Builder) installDebs(ctx context.Context, r *recipe.Recipe, o BuildOptions, debs, dest string) error {
	platform, err := parsePlatform(r.Platform)
	if err != nil {
		return err
	}
	layout := newLayout(b.store, nil)
	base, err := layout.base(o.Base, platform, r.Base.Reference)
	if err != nil {
		return err
	}
	local, err := fsutil.NewFS(debs)
	if err != nil {
		return err
	}
	d, err := o.Progress.open(aptStep)
	if err != nil {
		return err
	}
	auth, err := b.sessionAuth()
	if err != nil {
		return err
	}
	export := &layerExport{dest: dest}
	opt := client.SolveOpt{
		OCIStores:    map[string]content.Store{storeID: layout},
		LocalMounts:  map[string]fsutil.FS{debsLocal: local},
		CacheImports: caches(o.CacheFrom), CacheExports: caches(o.CacheTo), Session: auth,
		Exports: []client.ExportEntry{{
			Type: client.ExporterOCI, Attrs: map[string]string{"tar": "false", "compression": "uncompressed"},
			OutputStore: export,
		}},
	}
	_, err = b.solve(ctx, opt, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
		def, err := aptState(base, r.Apt, platform).Marshal(ctx, llb.Platform(platform))
		if err != nil {
			return nil, err
		}
		return c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB()})
	})
	if code, failed := exitCode(err); failed {
		return &CommandError{Args: []string{"apt-get", "install"}, ExitCode: code, Output: d.logs.of(aptStep)}
	}
	if err != nil {
		return err
	}
	return export.check()
}

// aptState is what the installation changes in the base image.
func aptState(base llb.State, packages []lock.AptPackage, platform ocispec.Platform) llb.State {
	debs := llb.Local(debsLocal, llb.SharedKeyHint("envsolve-debs"), llb.WithCustomName("send .deb files"), llb.Platform(platform))
	installed := base.
		AddEnv("DEBIAN_FRONTEND", "noninteractive").
		AddEnv("DEBCONF_NOWARNINGS", "yes").
		AddEnv("LC_ALL", "C.UTF-8").
		// Tools that write the date into what they make take this one:
		// useradd, py3compile, fc-cache.
		AddEnv("SOURCE_DATE_EPOCH", "315532800").
		Run(
			llb.Args(aptCommand(packages)), llb.User("0:0"), llb.Dir("/"),
			llb.Network(llb.NetModeNone), llb.WithCustomName(aptStep),
			llb.AddMount(debsMount, debs, llb.Readonly),
			llb.AddMount("/tmp", llb.Scratch(), llb.Tmpfs()),
		).Root()
	return llb.Diff(base, installed, llb.WithCustomName("take what changed"))
}

func aptCommand(packages []lock.AptPackage) []string {
	args := []string{
		"apt-get", "install", "--yes", "--no-install-recommends", "--allow-downgrades",
		"-o", "Dir::Etc::SourceList=/dev/null", "-o", "Dir::Etc::SourceParts=/dev/null",
		"-o", "APT::Sandbox::User=root", "-o", "APT::Keep-Downloaded-Packages=false",
		"-o", "Dpkg::Use-Pty=0", "-o", "Dpkg::Options::=--force-confold", "-o", "Dpkg::Options::=--force-unsafe-io",
	}
	for _, p := range packages {
		args = append(args, debsMount+"/"+debName(p))
	}
	return args
}

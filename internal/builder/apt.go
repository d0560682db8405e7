package builder

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"github.com/tonistiigi/fsutil"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

// aptVersion changes whenever the same packages give another layer.
const aptVersion = 1

const (
	debsMount = "/run/envsolve/debs"
	aptStep   = "install apt packages"
)

// AptSpec says which distribution packages become a layer on which base.
type AptSpec struct {
	Base        v1.Image
	Reference   string // of the base, for messages
	Platform    string // linux/amd64
	Packages    []lock.AptPackage
	Compression layer.Compression
	// Fill puts a .deb file into the store; nil: the store must have them.
	Fill               func(ctx context.Context, d digest.Digest) error
	CacheFrom, CacheTo []Cache
	Progress           Progress
}

// aptSpec is the specification of a recipe's apt layer.
func aptSpec(r *recipe.Recipe, o BuildOptions) AptSpec {
	return AptSpec{
		Base: o.Base, Reference: r.Base.Reference, Platform: r.Platform, Packages: r.Apt, Compression: compressionOf(r.Layers),
		Fill: o.Fill, CacheFrom: o.CacheFrom, CacheTo: o.CacheTo, Progress: o.Progress,
	}
}

// fillApt gives the recipe's apt layer its digest where the lock does not hold
// it, by making it.
func (b *Builder) fillApt(ctx context.Context, r *recipe.Recipe, o BuildOptions) error {
	for i := range r.Layers {
		l := &r.Layers[i]
		if l.Kind != recipe.Apt || l.Digest != "" {
			continue
		}
		made, err := b.AptLayer(ctx, aptSpec(r, o))
		if err != nil {
			return err
		}
		l.MediaType, l.Digest, l.DiffID, l.Size = made.MediaType, made.Digest.String(), made.DiffID.String(), made.Size
	}
	return nil
}

// fillWithApt is the way to the recipe's blobs where the lock holds the digest of
// the apt layer: it is made only if somebody asks for it.
func (b *Builder) fillWithApt(r *recipe.Recipe, o BuildOptions) func(context.Context, digest.Digest) error {
	at := slices.IndexFunc(r.Layers, func(l recipe.Layer) bool { return l.Kind == recipe.Apt && l.Digest != "" })
	if at < 0 {
		return o.Fill
	}
	want := digest.Digest(r.Layers[at].Digest)
	return func(ctx context.Context, d digest.Digest) error {
		if d != want {
			if o.Fill == nil {
				return store.ErrNotFound
			}
			return o.Fill(ctx, d)
		}
		made, err := b.AptLayer(ctx, aptSpec(r, o))
		if err == nil && made.Digest != want {
			err = fmt.Errorf("apt packages: installed on builder %s they give the layer %s, but the lock says %s: it was made by another version of envsolve, or a package's installation depends on the machine; run \"envsolve lock --upgrade=apt\"", b.Address, made.Digest, want)
		}
		return err
	}
}

// aptKey is everything that an apt layer depends on.
type aptKey struct {
	Version  int
	Base     string
	Packages []string // SHA-256, in order
	Media    string
}

// AptLayer installs packages on their base, without network, and gives what that
// changes as a layer of normal form: the same bytes from any builder. The store
// keeps it.
func (b *Builder) AptLayer(ctx context.Context, spec AptSpec) (layer.Layer, error) {
	made, err := b.keptApt(ctx, spec)
	if err != nil {
		return layer.Layer{}, fmt.Errorf("apt packages: %w", err)
	}
	return made, nil
}

func (b *Builder) keptApt(ctx context.Context, spec AptSpec) (layer.Layer, error) {
	base, err := spec.Base.Digest()
	if err != nil {
		return layer.Layer{}, err
	}
	key := aptKey{Version: aptVersion, Base: base.String(), Media: spec.Compression.MediaType()}
	for _, p := range spec.Packages {
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
	made, err := b.makeApt(ctx, spec)
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
func (b *Builder) makeApt(ctx context.Context, spec AptSpec) (layer.Layer, error) {
	newest, debs, err := b.gatherDebs(ctx, spec)
	if err != nil {
		return layer.Layer{}, err
	}
	scratch, err := b.store.ScratchDir("apt-*")
	if err != nil {
		return layer.Layer{}, err
	}
	defer os.RemoveAll(scratch)
	raw := filepath.Join(scratch, "diff.tar")
	if err := b.installDebs(ctx, spec, debs, raw); err != nil {
		return layer.Layer{}, err
	}
	in, err := os.Open(raw)
	if err != nil {
		return layer.Layer{}, err
	}
	defer in.Close()
	return b.keepNormal(ctx, in, newest, spec.Compression)
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

// gatherDebs brings the packages into the store, and gives them by the names
// that apt-get is to see, with the newest time that any of them was built.
func (b *Builder) gatherDebs(ctx context.Context, spec AptSpec) (newest int64, debs map[string]digest.Digest, err error) {
	debs = map[string]digest.Digest{}
	l := newLayout(b.store, spec.Fill)
	for _, p := range spec.Packages {
		d := digest.NewDigestFromEncoded(digest.SHA256, p.SHA256)
		r, err := l.ReaderAt(ctx, ocispec.Descriptor{Digest: d})
		if err != nil {
			return 0, nil, fmt.Errorf("%s: %w", p.File, err)
		}
		built, err := debTime(io.NewSectionReader(r, 0, r.Size()))
		if err := errors.Join(err, r.Close()); err != nil {
			return 0, nil, fmt.Errorf("%s: %w", p.File, err)
		}
		newest = max(newest, built)
		debs[debName(p)] = d
	}
	return newest, debs, nil
}

// debName is what apt-get sees: a name that no file name in a lock can turn
// into something else.
func debName(p lock.AptPackage) string { return p.SHA256 + ".deb" }

// installDebs runs apt-get in the base image, without network, and exports the
// difference as an uncompressed tar.
func (b *Builder) installDebs(ctx context.Context, spec AptSpec, debs map[string]digest.Digest, dest string) error {
	platform, err := parsePlatform(spec.Platform)
	if err != nil {
		return err
	}
	layout := newLayout(b.store, nil)
	base, err := layout.base(spec.Base, platform, spec.Reference)
	if err != nil {
		return err
	}
	folder, err := b.linkBlobs(debs)
	if err != nil {
		return err
	}
	defer folder.remove()
	d, err := spec.Progress.open(aptStep)
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
		LocalMounts:  map[string]fsutil.FS{blobsLocal: folder},
		CacheImports: caches(spec.CacheFrom), CacheExports: caches(spec.CacheTo), Session: auth,
		FrontendAttrs: map[string]string{}, // the client notes the caches in it
		Exports: []client.ExportEntry{{
			Type: client.ExporterOCI, Attrs: map[string]string{"tar": "false", "compression": "uncompressed"},
			OutputStore: export,
		}},
	}
	_, err = b.solve(ctx, opt, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
		def, err := aptState(base, spec.Packages, platform).Marshal(ctx, llb.Platform(platform))
		if err != nil {
			return nil, err
		}
		imports, err := cacheImports(c)
		if err != nil {
			return nil, err
		}
		return c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB(), CacheImports: imports})
	})
	if code, failed := exitCode(err); failed {
		return b.commandError(&CommandError{Args: []string{"apt-get", "install"}, ExitCode: code, Output: d.logs.of(aptStep)})
	}
	if err != nil {
		return err
	}
	return export.check()
}

// aptState is what the installation changes in the base image.
func aptState(base llb.State, packages []lock.AptPackage, platform ocispec.Platform) llb.State {
	debs := llb.Local(blobsLocal, llb.SharedKeyHint("envsolve-debs"), llb.WithCustomName("send .deb files"), llb.Platform(platform))
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

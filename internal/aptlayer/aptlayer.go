package aptlayer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"github.com/tonistiigi/fsutil"

	"github.com/envsolve/envsolve/internal/aptinstall"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
)

// aptVersion changes whenever the same packages give another layer.
const aptVersion = 2

const aptStep = "install apt packages"

// Spec says which distribution packages become a layer on which base.
type Spec struct {
	Base        v1.Image
	Reference   string // of the base, for messages
	Platform    string // linux/amd64
	Packages    []lock.AptPackage
	Compression layer.Compression
	// Fetch puts a .deb file into the store; nil: the store must have them.
	Fetch              builder.FetchFunc
	CacheFrom, CacheTo []builder.Cache
	Progress           builder.Progress
}

// aptKey is everything that an apt layer depends on.
type aptKey struct {
	Version  int
	Base     string
	Packages []string // SHA-256, in order
	Media    string
}

// Make installs packages on their base, without network, and gives what that
// changes as a layer of normal form: the same bytes from any builder. The store
// keeps it.
func Make(ctx context.Context, b *builder.Builder, spec Spec) (layer.Layer, error) {
	made, err := keptApt(ctx, b, spec)
	if err != nil {
		return layer.Layer{}, fmt.Errorf("apt packages: %w", err)
	}
	return made, nil
}

func keptApt(ctx context.Context, b *builder.Builder, spec Spec) (layer.Layer, error) {
	base, err := spec.Base.Digest()
	if err != nil {
		return layer.Layer{}, err
	}
	key := aptKey{Version: aptVersion, Base: base.String(), Packages: hashes(spec.Packages),
		Media: spec.Compression.MediaType()}
	name, err := json.Marshal(key)
	if err != nil {
		return layer.Layer{}, err
	}
	unlock, err := b.Store.Lock(ctx, "apt "+string(name))
	if err != nil {
		return layer.Layer{}, err
	}
	defer unlock()
	var known layer.Layer
	if err := b.Store.Link("apt", string(name), &known); err == nil {
		if _, ok := b.Store.Path(known.Digest); ok {
			return known, nil
		}
	}
	made, err := makeApt(ctx, b, spec)
	if err != nil {
		return layer.Layer{}, err
	}
	return made, b.Store.SetLink("apt", string(name), made)
}

// makeApt installs the packages on the builder and puts what changed into a
// layer of normal form.
func makeApt(ctx context.Context, b *builder.Builder, spec Spec) (layer.Layer, error) {
	newest, debs, err := gatherDebs(ctx, b, spec)
	if err != nil {
		return layer.Layer{}, err
	}
	scratch, err := b.Store.ScratchDir("apt-*")
	if err != nil {
		return layer.Layer{}, err
	}
	defer os.RemoveAll(scratch)
	raw := filepath.Join(scratch, "diff.tar")
	if err := installDebs(ctx, b, spec, debs, raw); err != nil {
		return layer.Layer{}, err
	}
	in, err := os.Open(raw)
	if err != nil {
		return layer.Layer{}, err
	}
	defer in.Close()
	return keepNormal(ctx, b, in, newest, spec.Compression)
}

// keepNormal writes a tar of the builder's into the store, as a layer.
func keepNormal(ctx context.Context, b *builder.Builder, in archive, newest int64, c layer.Compression) (layer.Layer,
	error) {
	var made layer.Layer
	stored, err := b.Store.Put(ctx, "", func(w io.Writer) error {
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
func gatherDebs(ctx context.Context, b *builder.Builder, spec Spec) (newest int64, debs map[string]digest.Digest,
	err error) {
	debs = map[string]digest.Digest{}
	l := builder.NewLayout(b.Store, spec.Fetch)
	for _, p := range spec.Packages {
		d := digest.NewDigestFromEncoded(digest.SHA256, p.SHA256)
		r, err := l.ReaderAt(ctx, ocispec.Descriptor{Digest: d})
		if err != nil {
			return 0, nil, fmt.Errorf("%s: %w", p.File, err)
		}
		built, err := aptinstall.BuiltAt(io.NewSectionReader(r, 0, r.Size()))
		if err := errors.Join(err, r.Close()); err != nil {
			return 0, nil, fmt.Errorf("%s: %w", p.File, err)
		}
		newest = max(newest, built)
		debs[aptinstall.File(p.SHA256)] = d
	}
	return newest, debs, nil
}

// installDebs runs apt-get in the base image, without network, and exports the
// difference as an uncompressed tar.
func installDebs(ctx context.Context, b *builder.Builder, spec Spec, debs map[string]digest.Digest, dest string) error {
	platform, err := builder.ParsePlatform(spec.Platform)
	if err != nil {
		return err
	}
	layout := b.Layout(nil)
	base, err := layout.Base(spec.Base, platform, spec.Reference)
	if err != nil {
		return err
	}
	folder, err := b.LinkBlobs(debs)
	if err != nil {
		return err
	}
	defer folder.Remove()
	auth, err := b.SessionAuth()
	if err != nil {
		return err
	}
	export := &layerExport{dest: dest}
	opt := client.SolveOpt{
		OCIStores:    map[string]content.Store{builder.StoreID: layout},
		LocalMounts:  map[string]fsutil.FS{builder.BlobsLocal: folder},
		CacheImports: builder.Caches(spec.CacheFrom), CacheExports: builder.Caches(spec.CacheTo), Session: auth,
		FrontendAttrs: map[string]string{}, // the client notes the caches in it
		Exports: []client.ExportEntry{{
			Type: client.ExporterOCI, Attrs: map[string]string{"tar": "false", "compression": "uncompressed"},
			OutputStore: export,
		}},
	}
	d, err := b.SolveSending(ctx, builder.Sending{
		Options: opt, Progress: spec.Progress, Title: aptStep, Step: sendDebs, Key: "envsolve-debs",
		Build: func(ctx context.Context, c gateway.Client, key string) (*gateway.Result, error) {
			def, err := aptState(base, spec.Packages, platform, key).Marshal(ctx, llb.Platform(platform))
			if err != nil {
				return nil, err
			}
			imports, err := builder.CacheImports(c)
			if err != nil {
				return nil, err
			}
			return c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB(), CacheImports: imports})
		},
	})
	if code, failed := builder.ExitCode(err); failed {
		return b.ExplainCommand(&builder.CommandError{Args: []string{"apt-get", "install"}, ExitCode: code,
			Output: d.Output(aptStep)})
	}
	if err != nil {
		return err
	}
	return export.check()
}

// sendDebs names the step that receives the packages.
const sendDebs = "send .deb files"

// aptState is what the installation changes in the base image. The packages are
// sent under the key.
func aptState(base llb.State, packages []lock.AptPackage, platform ocispec.Platform, key string) llb.State {
	debs := llb.Local(builder.BlobsLocal, llb.SharedKeyHint(key), llb.WithCustomName(sendDebs),
		llb.Platform(platform))
	installed := base
	for _, e := range aptinstall.Environment() {
		key, value, _ := strings.Cut(e, "=")
		installed = installed.AddEnv(key, value)
	}
	installed = installed.
		Run(
			llb.Args(aptinstall.Command(hashes(packages))), llb.User("0:0"), llb.Dir("/"),
			llb.Network(llb.NetModeNone), llb.WithCustomName(aptStep),
			llb.AddMount(aptinstall.Mount, debs, llb.Readonly),
			llb.AddMount("/tmp", llb.Scratch(), llb.Tmpfs()),
		).Root()
	return llb.Diff(base, installed, llb.WithCustomName("take what changed"))
}

// hashes are the SHA-256 of packages, in order.
func hashes(packages []lock.AptPackage) []string {
	list := make([]string, len(packages))
	for i, p := range packages {
		list[i] = p.SHA256
	}
	return list
}

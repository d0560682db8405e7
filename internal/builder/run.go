package builder

import (
	"context"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/moby/buildkit/session"
	"github.com/moby/buildkit/session/secrets/secretsprovider"
	"github.com/opencontainers/go-digest"
	"github.com/tonistiigi/fsutil"
)

// RunSpec is a command to run in a base image.
type RunSpec struct {
	Name     string   // for progress: "resolve packages"
	Image    v1.Image // the base; only the layers that the builder lacks are fetched
	Platform string   // linux/amd64
	Args     []string // an argument vector; the program is looked up on the image's PATH
	Env      []string // KEY=VALUE, over the image's own
	User     string   // empty: root
	Dir      string   // working folder; empty: /
	Network  bool     // whether it may use the builder's network, through the proxies that the environment names

	Files   map[string][]byte // absolute path → content, put into the image first
	Secrets map[string][]byte // absolute path → content, mounted for this command only and never cached
	// Blobs are files of the store by name, read-only in BlobsAt.
	Blobs   map[string]digest.Digest
	BlobsAt string
	Outputs []string // absolute paths of files that the command leaves
	// Cached allows an earlier result of the same command. Without it the
	// command runs each time, as one must that asks the network for news.
	Cached   bool
	Progress Progress
}

// RunResult is what a command left.
type RunResult struct {
	Files map[string][]byte // by the paths of Outputs
	Log   string            // what it wrote, both streams; empty when cached
}

// Run runs a command in a base image and gives the files it leaves. A command
// that fails gives a *CommandError.
func (b *Builder) Run(ctx context.Context, spec RunSpec) (*RunResult, error) {
	platform, err := ParsePlatform(spec.Platform)
	if err != nil {
		return nil, err
	}
	layout := b.Layout(nil)
	base, err := layout.Base(spec.Image, platform, "")
	if err != nil {
		return nil, err
	}
	opt := spec.session(layout)
	if len(spec.Blobs) > 0 {
		folder, err := b.LinkBlobs(spec.Blobs)
		if err != nil {
			return nil, err
		}
		defer folder.Remove()
		opt.LocalMounts = map[string]fsutil.FS{BlobsLocal: folder}
	}
	result := &RunResult{Files: map[string][]byte{}}
	d, err := b.SolveSending(ctx, Sending{
		Options: opt, Progress: spec.Progress, Title: spec.title(), Step: sendFiles, Key: "envsolve-blobs",
		Build: func(ctx context.Context, c gateway.Client, key string) (*gateway.Result, error) {
			ref, err := Evaluate(ctx, c, spec.state(base, key, b.getenv), platform)
			if err != nil {
				return nil, err
			}
			for _, p := range spec.Outputs {
				if result.Files[p], err = readFile(ctx, ref, p); err != nil {
					return nil, fmt.Errorf("%s left no %s: %w", spec.Args[0], p, err)
				}
			}
			return gateway.NewResult(), nil
		},
	})
	if d == nil {
		return nil, err
	}
	result.Log = d.Output(spec.title())
	err = b.ExplainSandbox(err, result.Log)
	if code, failed := ExitCode(err); failed {
		return result, b.ExplainCommand(&CommandError{Args: spec.Args, ExitCode: code, Output: result.Log})
	}
	return result, err
}

func (s RunSpec) title() string {
	if s.Name != "" {
		return s.Name
	}
	return strings.Join(s.Args, " ")
}

func (s RunSpec) session(l *Layout) client.SolveOpt {
	opt := client.SolveOpt{OCIStores: map[string]content.Store{StoreID: l}}
	if len(s.Secrets) > 0 {
		opt.Session = []session.Attachable{secretsprovider.FromMap(s.Secrets)}
	}
	return opt
}

// sendFiles names the step that receives blobs.
const sendFiles = "send files"

// state is the base with the files in it and the command run. Blobs are sent
// under the key. The environment names proxies.
func (s RunSpec) state(base llb.State, key string, getenv func(string) string) llb.State {
	for _, p := range slices.Sorted(maps.Keys(s.Files)) {
		base = base.
			File(llb.Mkdir(path.Dir(p), 0o755, llb.WithParents(true)), llb.WithCustomName("prepare "+p)).
			File(llb.Mkfile(p, 0o644, s.Files[p]), llb.WithCustomName("write "+p))
	}
	opts := []llb.RunOption{llb.Args(s.Args), llb.WithCustomName(s.title()), llb.User(s.User)}
	for _, e := range s.Env {
		key, value, _ := strings.Cut(e, "=")
		opts = append(opts, llb.AddEnv(key, value))
	}
	if len(s.Blobs) > 0 {
		blobs := llb.Local(BlobsLocal, llb.SharedKeyHint(key), llb.WithCustomName(sendFiles))
		opts = append(opts, llb.AddMount(s.BlobsAt, blobs, llb.Readonly))
	}
	if s.Dir != "" {
		opts = append(opts, llb.Dir(s.Dir))
	}
	if !s.Network {
		opts = append(opts, llb.Network(llb.NetModeNone))
	} else if p, ok := proxies(getenv); ok {
		opts = append(opts, llb.WithProxy(p))
	}
	if !s.Cached {
		opts = append(opts, llb.IgnoreCache)
	}
	for _, p := range slices.Sorted(maps.Keys(s.Secrets)) {
		opts = append(opts, llb.AddSecret(p, llb.SecretID(p)))
	}
	return base.Run(opts...).Root()
}

// readChunk keeps each answer well below the message limit of gRPC.
const readChunk = 4 << 20

// mostOutput is how large a file may be that a command leaves. The largest is the byte code
// of a wheel, of up to some hundred MB.
const mostOutput = 1 << 30

// readFile reads a whole file out of a result.
func readFile(ctx context.Context, ref gateway.Reference, name string) ([]byte, error) {
	info, err := ref.StatFile(ctx, gateway.StatRequest{Path: name})
	if err != nil {
		return nil, err
	}
	if info.Size > mostOutput {
		return nil, fmt.Errorf("%s has %d bytes, more than the %d that it may have", name, info.Size, mostOutput)
	}
	out := make([]byte, 0, min(info.Size, readChunk))
	for int64(len(out)) < info.Size {
		chunk, err := ref.ReadFile(ctx, gateway.ReadRequest{
			Filename: name,
			Range:    &gateway.FileRange{Offset: len(out), Length: readChunk},
		})
		if err != nil {
			return nil, err
		}
		if len(chunk) == 0 {
			return nil, fmt.Errorf("%s ends at %d of %d bytes", name, len(out), info.Size)
		}
		out = append(out, chunk...)
	}
	return out, nil
}

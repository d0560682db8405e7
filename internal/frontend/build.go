package frontend

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/containerd/platforms"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/exporter/containerimage/exptypes"
	commonexptypes "github.com/moby/buildkit/exporter/exptypes"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/moby/buildkit/solver/pb"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

// build makes the images of the targets that are asked for.
func (a *asked) build(ctx context.Context) (*gateway.Result, error) {
	if a.faults != nil {
		return nil, a.faults
	}
	requests, err := a.chosen()
	if err != nil {
		return nil, err
	}
	locked, err := a.readLock(ctx)
	if err != nil {
		return nil, err
	}
	if err := locked.Check(requests, a.file.Indexes); err != nil {
		return nil, fmt.Errorf("%s: %w", lock.Beside(a.opts[filenameKey]), err)
	}
	a.noteFacts(ctx, locked)
	for _, r := range requests {
		a.bases[contextName(locked.Find(r.Name(), lock.Platform(r)).Base.Reference)] = true
	}
	if err := a.acceptable(ctx); err != nil {
		return nil, err
	}
	var images []*image
	for _, r := range requests {
		img, err := a.assemble(ctx, locked, r)
		if err != nil {
			return nil, fmt.Errorf("target %q: %w", r.Name(), err)
		}
		images = append(images, img)
	}
	return a.result(ctx, images)
}

// noteFacts warns where the file names other facts than those that the lock was made
// with. The image is the lock's all the same, as it is to envsolve build.
func (a *asked) noteFacts(ctx context.Context, l *lock.Lock) {
	if a.file.From == "" || a.file.From == l.Matrices.From {
		return
	}
	by := l.Matrices.From
	if by == "" {
		by = "envsolve's own of " + l.Matrices.Version
	}
	a.source.Warn(ctx, fmt.Sprintf("the file names the facts %s, and the lock was made with %s: this build goes by "+
		`the lock; "envsolve lock --upgrade" goes by the file`, printable.Line(a.file.From), printable.Line(by)),
		gateway.WarnOpts{Range: []*pb.Range{lineRange(a.file.FromAt)}})
}

// image is one target's image, stated and not yet made.
type image struct {
	request  request.Request
	target   *lock.Target
	platform ocispec.Platform
	state    llb.State
	selfTest llb.State
	config   ocispec.Image
}

func (a *asked) assemble(ctx context.Context, l *lock.Lock, r request.Request) (*image, error) {
	t := l.Find(r.Name(), lock.Platform(r))
	s, err := a.newSteps(ctx, t, r)
	if err != nil {
		return nil, err
	}
	return s.image(ctx, digest.FromBytes(lock.Write(*l)).String())
}

// result has every image prove itself, and hands it to the client's exporters.
func (a *asked) result(ctx context.Context, images []*image) (*gateway.Result, error) {
	result, several := gateway.NewResult(), a.ui.MultiPlatformRequested
	var list exptypes.Platforms
	for _, img := range images {
		if _, err := a.solve(ctx, img.selfTest, true, llb.Platform(img.platform)); err != nil {
			return nil, a.withAdvice(err, img) // as it is, else: clients read the failed step and its place out of it
		}
		ref, err := a.solve(ctx, img.state, false, llb.Platform(img.platform))
		if err != nil {
			return nil, err
		}
		config, err := json.Marshal(img.config)
		if err != nil {
			return nil, err
		}
		id, suffix := formatted(img.platform), ""
		if several {
			suffix = "/" + id
			result.AddRef(id, ref)
		} else {
			result.SetRef(ref)
		}
		result.AddMeta(exptypes.ExporterImageConfigKey+suffix, config)
		result.AddMeta(commonexptypes.ExporterEpochKey+suffix, []byte(strconv.FormatInt(img.config.Created.Unix(), 10)))
		list.Platforms = append(list.Platforms, exptypes.Platform{ID: id, Platform: img.platform})
	}
	raw, err := json.Marshal(list)
	if err == nil {
		result.AddMeta(exptypes.ExporterPlatformsKey, raw)
	}
	return result, err
}

// solve hands a state to the builder, with the caches that the client names.
func (a *asked) solve(ctx context.Context, s llb.State, evaluate bool, opts ...llb.ConstraintsOpt) (gateway.Reference,
	error) {
	def, err := s.Marshal(ctx, append(opts, llb.WithCaps(a.client.BuildOpts().LLBCaps))...)
	if err != nil {
		return nil, err
	}
	solved, err := a.client.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB(), Evaluate: evaluate,
		CacheImports: a.ui.CacheImports})
	if err != nil {
		return nil, err
	}
	return solved.SingleRef()
}

// canMerge reports whether the builder merges without copying.
func (a *asked) canMerge() bool {
	caps := a.client.BuildOpts().LLBCaps
	return caps.Supports(pb.CapMergeOp) == nil
}

func formatted(p ocispec.Platform) string { return platforms.FormatAll(platforms.Normalize(p)) }

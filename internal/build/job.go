package build

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/exporter/containerimage/exptypes"
	commonexptypes "github.com/moby/buildkit/exporter/exptypes"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/imageconfig"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/planner/recipe"
)

// job is one image being built.
type job struct {
	recipe   *recipe.Recipe // with the digest of the apt layer
	platform ocispec.Platform
	layout   *builder.Layout
	merged   llb.State
	config   ocispec.Image
	below    []v1.Descriptor // the base image's layers
	diffIDs  []digest.Digest // of these
	test     bool
	// singles are the images of one layer each, less the layers of the user's own files.
	singles []digest.Digest
}

// prepare checks the base, makes the apt layer, and states the image.
func prepare(ctx context.Context, b *builder.Builder, r *recipe.Recipe, o Options) (*job, error) {
	platform, err := builder.ParsePlatform(r.Platform)
	if err != nil {
		return nil, err
	}
	if err := checkBase(r, o.Base); err != nil {
		return nil, err
	}
	complete := *r
	complete.Layers = slices.Clone(r.Layers)
	if err := describeApt(ctx, b, &complete, o); err != nil {
		return nil, err
	}
	fetch := fetchFromCaches(b, &complete, o, fetchWithApt(b, &complete, o))
	j := &job{recipe: &complete, platform: platform, layout: b.Layout(fetch)}
	j.test = !o.SkipSelfTest && len(r.SelfTest.Args) > 0
	return j, j.assemble(o.Base)
}

func checkBase(r *recipe.Recipe, base v1.Image) error {
	got, err := base.Digest()
	if err != nil {
		return fmt.Errorf("base image %s: %w", r.Base.Reference, err)
	}
	if got.String() != r.Base.Digest {
		return fmt.Errorf("base image %s is %s, but the lock says %s", r.Base.Reference, got, r.Base.Digest)
	}
	return nil
}

// assemble states the tree and the config.
func (j *job) assemble(img v1.Image) error {
	base, err := j.layout.Base(img, j.platform, j.recipe.Base.Reference)
	if err != nil {
		return err
	}
	var layers []llb.State
	for _, l := range j.recipe.Layers {
		state, single, err := layerState(j.layout, l, j.platform)
		if err != nil {
			return err
		}
		if l.Kind != recipe.Files {
			j.singles = append(j.singles, single)
		}
		layers = append(layers, state)
	}
	j.merged = assemble.Merge(base, layers)
	raw, err := img.RawConfigFile()
	if err != nil {
		return err
	}
	var config ocispec.Image
	if err := json.Unmarshal(raw, &config); err != nil {
		return fmt.Errorf("config of base image %s: %w", j.recipe.Base.Reference, err)
	}
	j.config, j.diffIDs = imageconfig.Of(j.recipe, config), config.RootFS.DiffIDs
	manifest, err := img.Manifest()
	if err != nil {
		return err
	}
	j.below = manifest.Layers
	return nil
}

// assembling is the progress of having the builder put the image together.
func (j *job) assembling(p builder.Progress) builder.Progress {
	p.Phase = progress.Assemble
	p.Phases.Begin(p.Phase).OutOf(len(j.below)+len(j.recipe.Layers), "layers sent", "layers on the builder")
	return p
}

func (j *job) epoch() string { return strconv.FormatInt(j.config.Created.Unix(), 10) }

// run is the build: the self-test beside the image if asked for, then the image.
func (j *job) run(ctx context.Context, c gateway.Client, test bool) (*gateway.Result, error) {
	if test {
		if _, err := builder.Evaluate(ctx, c, j.selfTest(), j.platform); err != nil {
			return nil, err
		}
	}
	def, err := j.merged.Marshal(ctx, llb.Platform(j.platform))
	if err != nil {
		return nil, err
	}
	solved, err := c.Solve(ctx, gateway.SolveRequest{Definition: def.ToPB()})
	if err != nil {
		return nil, err
	}
	ref, err := solved.SingleRef()
	if err != nil {
		return nil, err
	}
	config, err := json.Marshal(j.config)
	if err != nil {
		return nil, err
	}
	result := gateway.NewResult()
	result.SetRef(ref)
	result.AddMeta(exptypes.ExporterImageConfigKey, config)
	result.AddMeta(commonexptypes.ExporterEpochKey, []byte(j.epoch()))
	return result, nil
}

// selfTest runs the self-test on the assembled tree as the image would, but
// without network. What it writes is thrown away with its container.
func (j *job) selfTest() llb.State {
	return assemble.InContainer(j.merged, j.config.Config, j.recipe.SelfTest.Args,
		llb.WithCustomName(builder.SelfTestStep), llb.Network(llb.NetModeNone))
}

// result reads what the exporters report. Its size is not known yet.
func (j *job) result(response *client.SolveResponse, selfTest string) (*Result, error) {
	meta := response.ExporterResponse
	var manifest ocispec.Descriptor
	raw, err := base64.StdEncoding.DecodeString(meta[exptypes.ExporterImageDescriptorKey])
	if err == nil {
		err = json.Unmarshal(raw, &manifest)
	}
	if err != nil {
		return nil, fmt.Errorf("the builder reported no image: %w", err)
	}
	r := j.resultOf(manifest, digest.Digest(meta[exptypes.ExporterImageConfigDigestKey]))
	r.SelfTest = selfTest
	return r, nil
}

// resultOf is the result of an image with this manifest and config. Its size is not known
// yet.
func (j *job) resultOf(manifest ocispec.Descriptor, config digest.Digest) *Result {
	return &Result{
		Digest:       manifest.Digest,
		ConfigDigest: config,
		Size:         manifest.Size,
		Config:       j.config,
		Layers:       j.recipe.Layers,
		Manifest:     manifest,
	}
}

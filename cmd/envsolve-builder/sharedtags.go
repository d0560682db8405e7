package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/lock"
)

// sharedTags are the tags that targets of several platforms have in common. Each
// becomes an index of their images once all are there.
type sharedTags struct {
	tags []string // as they are first written, in the order of the targets

	mu    sync.Mutex
	built map[string]map[string]v1.Descriptor // full name of a tag → platform → manifest
}

// shareTags finds what is shared and has the jobs push it so. Two images of one
// platform, or two that are loaded here, would replace one another: that is an
// error.
func shareTags(jobs []buildJob) (*sharedTags, error) {
	owners := map[string]map[string]string{} // tag → platform → target
	for _, job := range jobs {
		for _, o := range job.outputs {
			if o.Type != build.OutputPush && o.Type != build.OutputLoad {
				continue
			}
			for _, tag := range o.Tags {
				if err := own(owners, o.Type, tag, job); err != nil {
					return nil, err
				}
			}
		}
	}
	shared := &sharedTags{built: map[string]map[string]v1.Descriptor{}}
	for _, job := range jobs {
		for i := range job.outputs {
			shared.split(owners, &job.outputs[i])
		}
	}
	return shared, nil
}

// own notes whose tag a tag is.
func own(owners map[string]map[string]string, output, tag string, job buildJob) error {
	key, platform, target := output+" "+fullName(tag), lock.Platform(job.request), job.request.Name()
	if output == build.OutputLoad {
		platform = "" // an engine keeps one image by a name
	}
	if other, taken := owners[key][platform]; taken && other != target {
		return cli.UsageError("targets %q and %q would both be %sed as %s, and the second would replace the first: give each a tag of its own, "+
			"such as \"…:${matrix.gpu}\", or choose one with --target", other, target, output, tag)
	}
	if owners[key] == nil {
		owners[key] = map[string]string{}
	}
	owners[key][platform] = target
	return nil
}

// fullName tells tags apart that are written differently; what is no tag is told
// of when it is used.
func fullName(tag string) string {
	t, err := name.NewTag(tag)
	if err != nil {
		return tag
	}
	return t.Name()
}

// split parts an output's own tags from those that it shares.
func (s *sharedTags) split(owners map[string]map[string]string, o *build.Output) {
	if o.Type != build.OutputPush {
		return
	}
	var alone []string
	for _, tag := range o.Tags {
		if len(owners[o.Type+" "+fullName(tag)]) < 2 {
			alone = append(alone, tag)
			continue
		}
		o.Beside = append(o.Beside, tag)
		if s.built[fullName(tag)] == nil {
			s.built[fullName(tag)] = map[string]v1.Descriptor{}
			s.tags = append(s.tags, tag)
		}
	}
	o.Tags = alone
}

// add notes that a target's image is where it belongs.
func (s *sharedTags) add(job buildJob, r *build.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range job.outputs {
		for _, tag := range o.Beside {
			s.built[fullName(tag)][lock.Platform(job.request)] = v1.Descriptor{
				MediaType: types.MediaType(r.Manifest.MediaType), Size: r.Manifest.Size,
				Digest: v1.Hash{Algorithm: r.Digest.Algorithm().String(), Hex: r.Digest.Encoded()},
			}
		}
	}
}

// pushShared returns the shared tags to what was built.
func (a *app) pushShared(ctx context.Context, client *registry.Client, s *sharedTags) error {
	for _, tag := range s.tags {
		images := s.built[fullName(tag)]
		digest, err := client.PushIndex(ctx, tag, images)
		if err != nil {
			return err
		}
		fmt.Fprintf(a.Stderr, "pushed %s for %s\n", tag, strings.Join(slices.Sorted(maps.Keys(images)), ", "))
		if _, err := fmt.Fprintf(a.Stdout, "%s %s\n", tag, digest); err != nil {
			return err
		}
	}
	return nil
}

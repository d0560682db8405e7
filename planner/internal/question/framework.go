package question

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/request"
)

// framework writes a framework as a request. One whose version the facts do not
// hold is taken for the release that it precedes, or for the nearest older one.
func (q *Question) framework(p *existing.Package) request.FrameworkRequest {
	f := request.FrameworkRequest{Name: p.Framework, At: p.At}
	if p.By != "" {
		f.Version = request.Text{Value: q.newestBy(p), At: p.At}
	}
	if p.Specifier == "" {
		return f
	}
	f.Version = request.Text{Value: p.Specifier, At: p.At}
	spec, err := version.ParseSpecifier(p.Specifier)
	if err != nil || p.Exact == "" {
		return f
	}
	releases := q.releasesFor(p)
	if slices.ContainsFunc(releases, func(r matrices.FrameworkRelease) bool { return spec.Allows(r.Version) }) {
		return f
	}
	if base, ok := reading.Follows(p.Exact); ok {
		return q.postRelease(f, p, base)
	}
	if early, post, ok := strings.Cut(p.Exact, ".post"); ok { // PaddlePaddle's CUDA behind a candidate: 2.0.0rc1.post110
		if base, ok := reading.Precedes(early); ok {
			p.Exact = base + ".post" + post
			return q.postRelease(f, p, base)
		}
	}
	if like := q.NightlyLike(releases, p, reading.NearestRelease(releases, p.Exact)); like != "" {
		f.Version.Value, f.AssumeLike = "=="+p.Exact, request.Text{Value: like, At: p.At}
		if !version.IsDotted(p.Exact) { // of the days before a release, which it then is
			f.Version.Value, f.AssumeLike = "=="+like, request.Text{}
		}
		q.Inferred = append(q.Inferred, fmt.Sprintf("%s %s is judged by %s", p.Framework, p.Exact, like))
	}
	return f
}

// releasesFor returns the releases that a framework may be like: of what NVIDIA
// built for Jetson boards, those that it has other builds of for them.
func (q *Question) releasesFor(p *existing.Package) []matrices.FrameworkRelease {
	releases := q.Facts.Frameworks(p.Framework)
	if q.Board == nil || q.Board.Class != "jetson" || !p.Source && !reading.VendorLabel(p.Label) {
		return releases
	}
	arch := q.Facts.ByCapability()[q.Board.ComputeCapability]
	forJetson := func(b matrices.Build) bool {
		return len(b.JetPack) > 0 && arch != nil && candidate.Targets(b.CUDA, arch)
	}
	own := slices.DeleteFunc(slices.Clone(releases),
		func(r matrices.FrameworkRelease) bool { return !slices.ContainsFunc(r.Builds, forJetson) })
	if near, ok := reading.Precedes(p.Exact); len(own) == 0 || ok && !slices.ContainsFunc(own,
		func(r matrices.FrameworkRelease) bool { return version.Minor(r.Version) == version.Minor(near) }) {
		return releases
	}
	return own
}

// postRelease takes a post-release for the release that it is one of, or where the facts do not hold
// that for the nearest. PaddlePaddle names the CUDA of a build so: 2.3.0.post112.
func (q *Question) postRelease(f request.FrameworkRequest, p *existing.Package, base string) request.FrameworkRequest {
	f.Version.Value = "==" + base
	post, releases := strings.TrimPrefix(p.Exact, base+"."), q.Facts.Frameworks(p.Framework)
	near := reading.NearestRelease(releases, base)
	if near == "" {
		near = base
	}
	named := func(b matrices.Build) bool { return strings.HasSuffix(b.Variant, "-"+post) }
	known := slices.ContainsFunc(releases, func(r matrices.FrameworkRelease) bool {
		return r.Version == near && slices.ContainsFunc(r.Builds, named)
	})
	if known {
		p.Label = post
	}
	if near != base {
		f.AssumeLike = request.Text{Value: near, At: p.At}
	}
	if near != base || !known {
		q.Infer(fmt.Sprintf("%s %s is judged by %s", p.Framework, p.Exact, near))
	}
	return f
}

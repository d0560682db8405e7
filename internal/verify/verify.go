// Package verify proves that an image is what a lock says, from the image's
// manifest and config and without a builder.
//
// What is proven how:
//
//   - The base's layers, the environment, the wheels, the self-test and the
//     copied files by digest: the manifest must list exactly those, in order. A
//     lock pins the base's manifest and the layer of each wheel; the small
//     layers are made again from the lock and compared.
//   - A layer in another compression (an image loaded into an old Docker has
//     gzip for zstd) by content: it is read, and the SHA-256 of its tar is the
//     expected one.
//   - The apt layer by its packages: its digest is not in the lock. The layer is
//     read, and dpkg's database in it must hold each locked package in its
//     locked version. That says nothing of files that no package owns.
//   - The config field by field: environment, user, entrypoint, labels (among
//     them the lock's own digest), times and history. Fields that no lock asks
//     for, such as a health check, count as differences.
//
// A registry serves what the digest says, and every client checks that when it
// pulls. Archives and folders promise nothing of the kind, so there the bytes
// of every layer are hashed too.
package verify

import (
	"context"
	"errors"
	"fmt"
	"io"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/strictjson"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Input is an image, and what it should be.
type Input struct {
	Recipe *recipe.Recipe // the lock's, with the small layers made again
	Base   v1.Image       // the image that the lock pins as base
	Image  v1.Image       // the image to check
	// Content has the bytes of every layer read and hashed too.
	Content bool
	// AtHand opens the bytes of an expected layer where this machine has them,
	// so that a difference can be told by file. May be nil.
	AtHand func(d digest.Digest) (io.ReadCloser, bool)
}

// Proof says how a layer was shown to be the locked one, or that it is not.
type Proof string

// The proofs, and the ways to fail.
const (
	ByDigest   Proof = "digest"
	ByContent  Proof = "content"  // the same tar in another compression
	ByPackages Proof = "packages" // dpkg's database names the locked versions
	Differs    Proof = "differs"
	Missing    Proof = "missing"
	Unexpected Proof = "unexpected"
)

// Layer is the verdict on one layer of the image or of the lock.
type Layer struct {
	Kind   string `json:"kind"` // base, or a kind of the recipe; empty when unexpected
	Name   string `json:"name"`
	Proof  Proof  `json:"proof"`
	Want   string `json:"want,omitempty"`   // digest; empty where the lock has none
	Got    string `json:"got,omitempty"`    // digest; empty when missing
	Detail string `json:"detail,omitempty"` // the first file that differs, what is not proven
}

// OK reports whether the layer is the locked one.
func (l Layer) OK() bool {
	return l.Proof == ByDigest || l.Proof == ByContent || l.Proof == ByPackages
}

// Field is a field of the config that differs. Values are JSON; empty: absent.
type Field struct {
	Path string `json:"path"` // config.Env.PATH
	Want string `json:"want"`
	Got  string `json:"got"`
}

// Report is the result of a check.
type Report struct {
	Digest string  `json:"digest"` // of the image's manifest
	Layers []Layer `json:"layers"`
	Fields []Field `json:"fields"` // those that differ
	// Attached has the documents that the caller asked for, see CheckAttached.
	Attached []Attached `json:"attached,omitempty"`
}

// OK reports whether the image is what the lock says.
func (r *Report) OK() bool {
	for _, l := range r.Layers {
		if !l.OK() {
			return false
		}
	}
	for _, a := range r.Attached {
		if a.Proof != ByContent {
			return false
		}
	}
	return len(r.Fields) == 0
}

// Check compares an image with what it should be. An error says that the
// comparison could not be made; differences are in the report.
func Check(ctx context.Context, in Input) (*Report, error) {
	got, err := open(in.Image)
	if err != nil {
		return nil, err
	}
	base, err := open(in.Base)
	if err != nil {
		return nil, fmt.Errorf("base image %s: %w", in.Recipe.Base.Reference, err)
	}
	if base.digest != in.Recipe.Base.Digest {
		return nil, fmt.Errorf("base image %s is %s, but the lock says %s", in.Recipe.Base.Reference, base.digest,
			in.Recipe.Base.Digest)
	}
	c := &comparison{Input: in, got: got, pairs: align(wanted(in.Recipe, base), got.layers)}
	report := &Report{Digest: got.digest}
	for _, p := range c.pairs {
		verdict, err := c.layer(ctx, p)
		if err != nil {
			return nil, err
		}
		report.Layers = append(report.Layers, verdict)
	}
	report.Fields, err = c.config(base)
	return report, err
}

// comparison is one comparison under way.
type comparison struct {
	Input
	got   *opened
	pairs []pair
}

// opened is an image's documents, checked against each other.
type opened struct {
	digest string
	raw    []byte // config
	config ocispec.Image
	layers []found
}

// found is a layer that an image has.
type found struct {
	desc   v1.Descriptor
	diffID string // as the config claims
}

// open reads manifest and config. A config that does not have the manifest's
// digest, or another number of layers, is an error: no client would take it. So
// is a document that holds a name twice: clients would differ in what they take.
func open(img v1.Image) (*opened, error) {
	manifest, err := img.Manifest()
	if err != nil {
		return nil, fmt.Errorf("manifest: %w", err)
	}
	raw, err := img.RawManifest()
	if err == nil {
		err = strictjson.Unmarshal(raw, &v1.Manifest{})
	}
	if err != nil {
		return nil, fmt.Errorf("manifest: %w", err)
	}
	hash, err := img.Digest()
	if err != nil {
		return nil, fmt.Errorf("manifest: %w", err)
	}
	o := &opened{digest: hash.String()}
	if o.raw, err = img.RawConfigFile(); err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	if d := digest.FromBytes(o.raw); d.String() != manifest.Config.Digest.String() {
		return nil, fmt.Errorf("config: the manifest says %s, the bytes are %s", manifest.Config.Digest, d)
	}
	if err := strictjson.Unmarshal(o.raw, &o.config); err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	ids := o.config.RootFS.DiffIDs
	if len(ids) != len(manifest.Layers) {
		return nil, fmt.Errorf("config: it names %d layers, the manifest %d", len(ids), len(manifest.Layers))
	}
	for i, d := range manifest.Layers {
		if len(d.URLs) > 0 {
			return nil, errors.New("manifest: it has layers from foreign addresses, which no image of envsolve's has")
		}
		o.layers = append(o.layers, found{desc: d, diffID: ids[i].String()})
	}
	return o, nil
}

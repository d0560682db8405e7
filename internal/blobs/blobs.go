// Package blobs provides the blobs that an image consists of: the layers of a
// locked target, made or fetched when somebody asks for them and not before. A
// builder or a registry that has a layer already never asks.
package blobs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

// Provider turns locked targets into images.
type Provider struct {
	Store *store.Store
	Index *index.Client
	// Dir is the target file's folder, which copy blocks are relative to.
	Dir string
	// LockDigest is the lock file's, for the image's labels.
	LockDigest string
	// Epoch is the image's creation time; zero takes the base image's.
	Epoch time.Time
	// Compression and Level are what all layers above the base have; the zero
	// values are those of the lock, whose layers are then made only when somebody
	// asks for them. Others have digests that no lock holds: they are made at once.
	Compression layer.Compression
	Level       int
	// Compile makes byte code for a target that asks for it, once its
	// distribution packages are in the store; nil where no builder is at hand.
	Compile func(ctx context.Context, t *lock.Target, sources digest.Digest) (digest.Digest, error)
	// Mirrors replace the hosts that relocatable builds of Python are fetched from.
	Mirrors []request.Mirror
	// Phases show what is fetched and which layers are made; nil shows nothing.
	Phases *progress.Phases
}

// Image is the recipe of an image and the way to its blobs.
type Image struct {
	Recipe *recipe.Recipe
	// Copies are those of layer.Maker, for the layers of wheels.
	Copies func(ctx context.Context, locked oci.Layer) io.WriteCloser

	provider *Provider
	target   *lock.Target
	groups   map[digest.Digest][]lock.Wheel // by the layer that holds them
	packages map[digest.Digest]index.File   // of the distribution
	python   digest.Digest                  // the layer of a relocatable build; empty for another Python
	// A builder asks for all layers at once.
	fetching, making *layer.Turns
}

// Prepare makes the image of a locked target. Only the small layers are made
// here: the bare environment, the self-test and the user's files.
func (p *Provider) Prepare(ctx context.Context, t *lock.Target) (*Image, error) {
	img := p.image(t)
	in := recipe.Inputs{LockDigest: p.LockDigest, Epoch: p.Epoch}
	var err error
	if in.Environment, err = p.environment(ctx, t); err != nil {
		return nil, err
	}
	if in.SelfTest, err = p.selfTest(ctx, t); err != nil {
		return nil, err
	}
	if in.Copies, err = p.copies(ctx, t); err != nil {
		return nil, err
	}
	if p.recompresses() {
		if in.Wheels, err = img.recompress(ctx); err != nil {
			return nil, err
		}
		if in.Interpreter, err = img.recompressPython(ctx); err != nil {
			return nil, err
		}
	}
	img.Recipe, err = recipe.FromLock(t, in)
	return img, err
}

func (p *Provider) recompresses() bool {
	return p.Compression != "" && (p.Compression != layer.Zstd || p.Level != 0)
}

// recompress makes the layers of wheels in the compression that is asked for, or
// finds what they are where they were made before.
func (img *Image) recompress(ctx context.Context) (map[string]oci.Layer, error) {
	instead := map[string]oci.Layer{}
	groups := map[digest.Digest][]lock.Wheel{}
	for _, locked := range slices.Sorted(maps.Keys(img.groups)) {
		wheels := img.groups[locked]
		made, ok := (&layer.Maker{Store: img.provider.Store}).Known(members(wheels), img.provider.options(img.target))
		if !ok {
			var err error
			if made, err = img.make(ctx, wheels, ""); err != nil {
				return nil, err
			}
		}
		groups[made.Digest] = wheels
		for _, w := range wheels {
			instead[w.File] = made.Layer
		}
	}
	img.groups = groups
	return instead, nil
}

// image notes what each blob of the target is made from.
func (p *Provider) image(t *lock.Target) *Image {
	img := &Image{
		provider: p, target: t, groups: map[digest.Digest][]lock.Wheel{}, packages: map[digest.Digest]index.File{},
		fetching: layer.NewTurns(fetchedAtOnce), making: layer.NewTurns(layer.MadeAtOnce),
	}
	for _, w := range t.Wheels {
		img.groups[w.Layer.Digest] = append(img.groups[w.Layer.Digest], w)
	}
	if t.Stack.Standalone != nil {
		img.python = t.Interpreter.Layer.Digest
	}
	for _, deb := range t.Apt {
		d := locklayer.DigestOf(deb.SHA256)
		img.packages[d] = index.File{Name: deb.File, URL: deb.URL, SHA256: deb.SHA256, Size: deb.Size}
	}
	return img
}

func (p *Provider) options(t *lock.Target) layer.Options {
	o := locklayer.Options(t)
	o.Compression, o.Level = p.Compression, p.Level
	return o
}

func (p *Provider) environment(ctx context.Context, t *lock.Target) (recipe.Layer, error) {
	files, err := locklayer.Environment(t)
	if err != nil {
		return recipe.Layer{}, err
	}
	return p.filesLayer(ctx, t, "virtual environment", files)
}

func (p *Provider) selfTest(ctx context.Context, t *lock.Target) (*recipe.Layer, error) {
	var smoke []byte
	if from := t.SelfTest.Smoke.Value; from != "" {
		var err error
		if smoke, err = p.smoke(from); err != nil {
			return nil, fmt.Errorf("target %q: smoke script %q: %w", t.Name, from, err)
		}
	}
	files, err := locklayer.SelfTest(t, smoke)
	if err != nil {
		return nil, err
	}
	l, err := p.filesLayer(ctx, t, "self-test", files)
	return &l, err
}

// smoke reads the target's own script, from the target file's folder as copied
// files are.
func (p *Provider) smoke(from string) ([]byte, error) {
	files, err := layer.Copied(p.dir(), from, "/smoke")
	if err != nil {
		return nil, err
	}
	if len(files) != 1 || files[0].Path != "/smoke" || files[0].Mode.IsDir() {
		return nil, errors.New("it is a folder, not a file")
	}
	f, err := files[0].Open()
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// filesLayer makes a layer of files at hand and keeps it in the store.
func (p *Provider) filesLayer(ctx context.Context, t *lock.Target, name string, files []layer.File) (recipe.Layer,
	error) {
	var made layer.Layer
	_, err := p.Store.Put(ctx, "", func(w io.Writer) (err error) {
		made, err = layer.FromFiles(ctx, files, p.options(t), w)
		return err
	})
	if err != nil {
		return recipe.Layer{}, fmt.Errorf("layer %s: %w", name, err)
	}
	_ = p.Store.SetName(made.Digest, "layer of the "+name) // for listings
	return recipe.Layer{Name: name, Layer: made.Layer}, nil
}

// Fetch puts a blob of the recipe into the store: a layer of wheels, made from
// wheels that are fetched first where they are missing, or a distribution
// package.
func (img *Image) Fetch(ctx context.Context, d digest.Digest) error {
	if _, ok := img.provider.Store.Path(d); ok {
		return nil
	}
	if deb, ok := img.packages[d]; ok {
		return img.provider.fetch(ctx, []index.File{deb})
	}
	if d == img.python {
		return img.fetchPython(ctx)
	}
	wheels, ok := img.groups[d]
	if !ok {
		return fmt.Errorf("%s is no part of target %q", d, img.target.Name)
	}
	made, err := img.make(ctx, wheels, d)
	if err != nil {
		return err
	}
	if made.Digest != d {
		return &LayerError{Wheels: names(wheels), Want: d, Got: made.Digest}
	}
	return nil
}

// LayerError says that wheels give another layer than the lock holds.
type LayerError struct {
	Wheels    string
	Want, Got digest.Digest
}

// Error names the wheels and the next step.
func (e *LayerError) Error() string {
	return fmt.Sprintf("the layer of %s is %s, but the lock says %s: the lock was made by another version of envsolve; run \"envsolve lock\"", e.Wheels, e.Got, e.Want)
}

func names(wheels []lock.Wheel) string {
	var b bytes.Buffer
	for i, w := range wheels {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(w.File)
	}
	return b.String()
}

// make makes the layer of some wheels in the order in which the lock lists
// them, as it was made when they were locked. It has a digest if that is known.
func (img *Image) make(ctx context.Context, wheels []lock.Wheel, want digest.Digest) (layer.Layer, error) {
	files := make([]index.File, len(wheels))
	for i, w := range wheels {
		files[i] = index.File{Name: w.File, Version: w.Version, URL: w.URL, Index: w.Index, SHA256: w.SHA256,
			Size: w.Size}
	}
	if err := img.fetchInTurn(ctx, files); err != nil {
		return layer.Layer{}, err
	}
	maker := &layer.Maker{Store: img.provider.Store, Turns: img.making, Progress: img.provider.layerProgress,
		Copies: img.Copies}
	if img.provider.Compile != nil {
		maker.Compile = img.compile
	}
	opt := img.provider.options(img.target)
	if locked := wheels[0].Layer; locked.Digest == want {
		return maker.Locked(ctx, members(wheels), opt, locked)
	}
	return maker.Group(ctx, members(wheels), opt)
}

// fetchedAtOnce is of how many layers the wheels are fetched at a time.
const fetchedAtOnce = 4

// fetchInTurn fetches the wheels of a layer, those of the largest layer first.
func (img *Image) fetchInTurn(ctx context.Context, files []index.File) error {
	var size int64
	for _, f := range files {
		size += f.Size
	}
	done, err := img.fetching.Take(ctx, size)
	if err != nil {
		return err
	}
	defer done()
	return img.provider.fetch(ctx, files)
}

// layerProgress shows the layers of wheels that are made.
func (p *Provider) layerProgress(name string, done, total int64) {
	p.Phases.Begin(progress.Layers).Of("layers of wheels").Kept().Part(name, done, total)
}

// members names wheels as the layer engine does.
func members(wheels []lock.Wheel) []layer.Wheel {
	group := make([]layer.Wheel, len(wheels))
	for i, w := range wheels {
		group[i] = locklayer.Member(w)
	}
	return group
}

// compile makes byte code, with what brings the interpreter at hand.
func (img *Image) compile(ctx context.Context, sources digest.Digest) (digest.Digest, error) {
	if img.target.Stack.Standalone != nil {
		if err := img.fetchLockedPython(ctx); err != nil {
			return "", err
		}
	}
	if locklayer.BringsPython(img.target) {
		if err := img.provider.fetch(ctx, slices.Collect(maps.Values(img.packages))); err != nil {
			return "", err
		}
	}
	return img.provider.Compile(ctx, img.target, sources)
}

func (p *Provider) fetch(ctx context.Context, files []index.File) error {
	phase := p.Phases.Begin(progress.Fetch).Of("files").Kept()
	_, err := p.Index.FetchAll(ctx, files, p.Store, func(f index.File, done, total int64) {
		phase.Part(f.Name, done, total)
	})
	return err
}

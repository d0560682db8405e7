package layer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/oci"
)

// Maker makes layers from the wheels of a store, and keeps them there. Several
// processes may make layers in one store: each layer is made by one of them.
type Maker struct {
	Store *store.Store
	// Compile makes byte code, where the options ask for it.
	Compile Compiler
	// Turns bound how many layers are made at once, by all that share them; nil
	// leaves it to the caller, who makes one after the other.
	Turns *Turns
	// Progress is told of each layer how many bytes of its wheels are in it; it may
	// be nil. A layer that is there already is whole at once.
	Progress func(layer string, done, total int64)
	// Copies, if not nil, returns what gets the tar file of a locked layer as well, as it is
	// made, and is closed before the layer is there; nil for nothing. Where its Write fails, so
	// does the layer.
	Copies func(ctx context.Context, locked oci.Layer) io.WriteCloser
}

// Wheel names one wheel in the store.
type Wheel struct {
	Digest digest.Digest
	Name   string // file name, for messages and to check what is inside
}

// linkKind is where a store keeps which layer a wheel becomes.
const linkKind = "layer"

// Known returns the layer of a group of wheels when it was ever made here,
// whether or not the store still has its bytes.
func (m *Maker) Known(wheels []Wheel, opt Options) (Layer, bool) {
	opt, err := opt.normalize()
	if err != nil {
		return Layer{}, false
	}
	var l Layer
	err = m.Store.Link(linkKind, cacheKey(wheels, opt), &l)
	return l, err == nil
}

// Locked is Group for a layer that a lock has. The files of one that turns out as locked
// were compared with RECORD when it was locked, so that nothing but the layer itself is
// hashed. One that turns out otherwise is made once more as Group makes it, which says what
// is wrong with a wheel.
func (m *Maker) Locked(ctx context.Context, wheels []Wheel, opt Options, locked oci.Layer) (Layer, error) {
	quick := opt
	quick.locked, quick.copies = &locked, m.Copies
	l, err := m.Group(ctx, wheels, quick)
	if errors.Is(err, errNotAsLocked) {
		return m.Group(ctx, wheels, opt)
	}
	return l, err
}

var errNotAsLocked = errors.New("the layer is not as locked")

// Groups returns the layers of many groups of wheels, one for each group, in the
// order of the list. done, if not nil, is called after each layer, from several
// goroutines.
func (m *Maker) Groups(ctx context.Context, groups [][]Wheel, opt Options, done func([]Wheel, Layer)) ([]Layer, error) {
	layers := make([]Layer, len(groups))
	several := *m
	if several.Turns == nil {
		several.Turns = NewTurns(MadeAtOnce)
	}
	work, ctx := errgroup.WithContext(ctx)
	for i, g := range groups {
		work.Go(func() error {
			l, err := several.Group(ctx, g, opt)
			if err != nil {
				return err
			}
			layers[i] = l
			if done != nil {
				done(g, l)
			}
			return nil
		})
	}
	return layers, work.Wait()
}

// Group returns the one layer of several wheels. Where two of them have the same
// file, the later one's stays.
func (m *Maker) Group(ctx context.Context, wheels []Wheel, opt Options) (Layer, error) {
	opt, err := opt.normalize()
	if err != nil {
		return Layer{}, err
	}
	key := cacheKey(wheels, opt)
	if l, ok := m.cached(key); ok {
		m.progress(wheels, 1)
		return l, nil
	}
	unlock, err := m.Store.Lock(ctx, "layer "+key)
	if err != nil {
		return Layer{}, err
	}
	defer unlock()
	if l, ok := m.cached(key); ok { // another process made it meanwhile
		m.progress(wheels, 1)
		return l, nil
	}
	m.progress(wheels, 0)
	l, err := m.inTurn(ctx, wheels, opt)
	if err != nil {
		return Layer{}, err
	}
	m.progress(wheels, 1)
	_ = m.Store.SetName(l.Digest, "layer of "+names(wheels)) // for listings
	return l, m.Store.SetLink(linkKind, key, l)
}

// cached returns a layer whose bytes are still in the store.
func (m *Maker) cached(key string) (Layer, bool) {
	var l Layer
	if m.Store.Link(linkKind, key, &l) != nil {
		return Layer{}, false
	}
	have, err := m.Store.Stat(l.Digest)
	return l, err == nil && have.Size == l.Size
}

// inTurn makes a layer when it may be made.
func (m *Maker) inTurn(ctx context.Context, wheels []Wheel, opt Options) (Layer, error) {
	if m.Turns == nil {
		return m.make(ctx, wheels, opt)
	}
	done, err := m.Turns.Take(ctx, m.size(wheels))
	if err != nil {
		return Layer{}, err
	}
	defer done()
	opt.workers = min(maxParallel(), maxWorkers/MadeAtOnce)
	return m.make(ctx, wheels, opt)
}

// size is how many bytes the wheels have; what is missing shows when they are used.
func (m *Maker) size(wheels []Wheel) (size int64) {
	for _, w := range wheels {
		if have, err := m.Store.Stat(w.Digest); err == nil {
			size += have.Size
		}
	}
	return size
}

// progress tells of a layer that it is begun, with 0, or whole, with 1.
func (m *Maker) progress(wheels []Wheel, done int64) {
	if m.Progress != nil {
		size := m.size(wheels)
		m.Progress(names(wheels), done*size, size)
	}
}

func (m *Maker) make(ctx context.Context, wheels []Wheel, opt Options) (l Layer, err error) {
	var all []Source
	for _, w := range wheels {
		f, err := m.Store.Open(w.Digest)
		if err != nil {
			return Layer{}, fmt.Errorf("layer of %s: %w", w.Name, err)
		}
		defer f.Close()
		defer store.Unneeded(f) // the layer stays, and is what is read from now on
		all = append(all, fileSource(f, w.Name))
	}
	if opt.Bytecode != "" {
		if opt.compiled, err = m.compile(ctx, all, opt); err != nil {
			return Layer{}, fmt.Errorf("layer of %s: %w", names(wheels), err)
		}
		defer opt.compiled.close()
	}
	_, err = m.Store.PutMade(ctx, func(out io.Writer) (digest.Digest, error) {
		l, err = FromWheels(ctx, all, opt, out)
		return l.Digest, err
	})
	if err != nil {
		return Layer{}, fmt.Errorf("layer of %s: %w", names(wheels), err)
	}
	return l, nil
}

func fileSource(f *os.File, name string) Source {
	s := Source{Name: name, Reader: f}
	if info, err := f.Stat(); err == nil {
		s.Size = info.Size()
	}
	return s
}

func names(wheels []Wheel) string {
	const most = 3
	if len(wheels) > most {
		return names(wheels[:most]) + fmt.Sprintf(" and %d more", len(wheels)-most)
	}
	all := make([]string, len(wheels))
	for i, w := range wheels {
		all[i] = w.Name
	}
	return strings.Join(all, ", ")
}

// cacheKey holds everything that a layer's bytes depend on.
func cacheKey(wheels []Wheel, opt Options) string {
	digests := make([]digest.Digest, len(wheels))
	for i, w := range wheels {
		digests[i] = w.Digest
	}
	key, err := json.Marshal(struct {
		Engine  int
		Wheels  []digest.Digest
		Options Options
	}{EngineVersion, digests, opt})
	if err != nil {
		panic(err) // strings and numbers always encode
	}
	return string(key)
}

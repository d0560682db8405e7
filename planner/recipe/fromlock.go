package recipe

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/request"
)

// Inputs are the layers that are made beside the lock, and what else a recipe
// depends on that the lock does not hold.
type Inputs struct {
	Environment Layer  // the bare virtual environment
	SelfTest    *Layer // nil: the image gets no self-test
	Copies      []Layer
	// Interpreter replaces the lock's layer of a relocatable build of Python, where the
	// image needs another compression.
	Interpreter oci.Layer
	// Wheels replaces the lock's own layers, file name by file name, where the
	// image needs another compression.
	Wheels     map[string]oci.Layer
	LockDigest string // of the lock file, for the labels
	Epoch      time.Time
}

// FromLock turns a locked target into the recipe of its image. All that is
// wrong with the lock is reported together.
func FromLock(t *lock.Target, in Inputs) (*Recipe, error) {
	r := &Recipe{
		Target:   t.Name,
		Platform: t.Platform,
		Base:     Base{Reference: t.Base.Reference, Digest: t.Base.Digest},
		Apt:      slices.Clone(t.Apt),
		Copies:   copies(t.Image.Copy, t.Image.Workdir.Value),
		Epoch:    in.Epoch.UTC(),
	}
	config, envErr := config(t, in)
	wheels, wheelErr := wheelLayers(t.Wheels, in.Wheels)
	if err := errors.Join(check(t), envErr, wheelErr); err != nil {
		return nil, err
	}
	r.Config = config
	r.Layers = append(interpreter(t, in), stack(r, in, wheels, aptLayer(t, in))...)
	if in.SelfTest != nil {
		r.SelfTest.Args = []string{SelfTestCommand}
		if t.SelfTest.Guard {
			r.Config.Guard = []string{GuardCommand}
		}
	}
	return r, nil
}

func check(t *lock.Target) error {
	var errs []error
	if t.Base.Reference == "" || t.Base.Digest == "" {
		errs = append(errs, fmt.Errorf("target %q: the lock names no base image: run envsolve lock", t.Name))
	}
	if t.Stack.Standalone != nil && t.Interpreter.Layer.Digest == "" {
		errs = append(errs, fmt.Errorf("target %q: the lock holds no layer of Python %s: run envsolve lock", t.Name,
			t.Stack.Standalone.Version))
	}
	if os, arch, ok := strings.Cut(t.Platform, "/"); !ok || os != "linux" || arch == "" {
		errs = append(errs, fmt.Errorf("target %q: platform %q: images are built for linux/amd64 or linux/arm64; other platforms can be planned and emitted", t.Name, t.Platform))
	}
	for _, c := range t.Image.Copy {
		if !path.IsAbs(c.To) && t.Image.Workdir.Value == "" {
			errs = append(errs, fmt.Errorf("%s: copy to %q: give an absolute path, or set workdir", c.At, c.To))
		}
	}
	return errors.Join(errs...)
}

// interpreter returns the layer of a relocatable build of Python; none for another
// Python.
func interpreter(t *lock.Target, in Inputs) []Layer {
	s := t.Stack.Standalone
	if s == nil {
		return nil
	}
	l := Layer{Kind: Interpreter, Name: "Python " + s.Version, Layer: t.Interpreter.Layer,
		CreatedBy: "envsolve: Python " + s.Version + ", relocatable build " + s.Build}
	if in.Interpreter.Digest != "" {
		l.Layer = in.Interpreter
	}
	return []Layer{l}
}

// stack puts the layers above the interpreter in the order that the package comment gives.
func stack(r *Recipe, in Inputs, wheels []Layer, apt Layer) []Layer {
	environment := in.Environment
	environment.Kind = Environment
	environment.CreatedBy = "envsolve: virtual environment " + Prefix
	layers := append([]Layer{environment}, wheels...)
	if len(r.Apt) > 0 {
		layers = append(layers, apt)
	}
	if in.SelfTest != nil {
		kit := *in.SelfTest
		kit.Kind, kit.CreatedBy = SelfTestKit, "envsolve: self-test"
		layers = append(layers, kit)
	}
	for i, l := range in.Copies {
		l.Kind = Files
		if l.CreatedBy == "" {
			l.CreatedBy = "envsolve: copy"
			if i < len(r.Copies) {
				l.CreatedBy += " " + r.Copies[i].From + " to " + r.Copies[i].To
			}
		}
		layers = append(layers, l)
	}
	return layers
}

// aptLayer is the layer of the distribution packages, with its digest where the
// lock holds it in the compression that the image has.
func aptLayer(t *lock.Target, in Inputs) Layer {
	names := make([]string, len(t.Apt))
	for i, p := range t.Apt {
		names[i] = p.Name + "=" + p.Version
	}
	l := Layer{Kind: Apt, Name: "apt packages", CreatedBy: "envsolve: apt " + shorten(names)}
	if len(in.Wheels) == 0 {
		l.Layer = t.AptLayer
	}
	return l
}

// wheelLayers returns each layer of the wheels once, largest first. Several
// wheels may share a layer.
func wheelLayers(wheels []lock.Wheel, instead map[string]oci.Layer) ([]Layer, error) {
	var errs []error
	members := map[digest.Digest][]string{}
	byDigest := map[digest.Digest]oci.Layer{}
	for _, w := range wheels {
		l := w.Layer
		if other, ok := instead[w.File]; ok {
			l = other
		}
		if l.Digest == "" || l.DiffID == "" || l.MediaType == "" {
			errs = append(errs, fmt.Errorf("wheel %s: its layer is not known: run envsolve lock", w.File))
			continue
		}
		byDigest[l.Digest] = l
		members[l.Digest] = append(members[l.Digest], w.Name+" "+w.Version)
	}
	layers := make([]Layer, 0, len(byDigest))
	for digest, l := range byDigest {
		slices.Sort(members[digest])
		layers = append(layers, Layer{
			Kind: Wheels, Name: shorten(members[digest]), Layer: l,
			CreatedBy: "envsolve: wheel " + shorten(members[digest]),
		})
	}
	slices.SortFunc(layers, func(a, b Layer) int {
		return cmp.Or(cmp.Compare(b.Size, a.Size), cmp.Compare(a.Digest, b.Digest))
	})
	return layers, errors.Join(errs...)
}

// shorten keeps a list of many members readable in `docker history`.
func shorten(members []string) string {
	const most = 8
	if len(members) <= most {
		return strings.Join(members, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(members[:most], ", "), len(members)-most)
}

// copies resolves each destination against the working directory, as COPY does.
func copies(requests []request.CopyRequest, workdir string) []Copy {
	out := make([]Copy, len(requests))
	for i, c := range requests {
		out[i] = Copy{From: c.From, To: Destination(c.To, workdir)}
	}
	return out
}

// Destination is where a copy block puts its files: to itself when it is
// absolute, below workdir when not. A trailing slash, which says "into this
// folder", stays.
func Destination(to, workdir string) string {
	joined := path.Join("/", to)
	if !path.IsAbs(to) {
		joined = path.Join("/", workdir, to)
	}
	if strings.HasSuffix(to, "/") && joined != "/" {
		joined += "/"
	}
	return joined
}

package build

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/moby/buildkit/client"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/store"
)

// The kinds of outputs.
const (
	OutputOCI    = "oci"    // an OCI layout in a tar file
	OutputDocker = "docker" // the same, with what `docker load` needs besides
	OutputTar    = "tar"    // the root file system
	// File systems in one file, for clusters: SquashFS as the image has it, what
	// enroot and Pyxis start, and what Apptainer and Singularity start.
	OutputSquashFS = "squashfs"
	OutputEnroot   = "enroot"
	OutputSIF      = "sif"
	OutputPush     = "push" // to the registries that the tags name
	OutputLoad     = "load" // into Docker, Podman or containerd on this machine
)

// Output is one place for an image. The manifest has the same digest in all of
// them.
type Output struct {
	Type string
	// Dest is the file for oci, docker and tar, which appears when it is whole,
	// and the tool for load, one of LoadTools or empty for the first that works.
	Dest string
	// Folder has oci write a folder with the layout, not an archive of it.
	Folder bool
	// Compression is that of a file system: gzip or zstd; empty for gzip in sif,
	// which every version reads, and zstd in the others.
	Compression string
	Tags        []string // image references; push and load need one at least
	// Beside are further tags to push to, of images of several platforms of which
	// this is one: it goes into their repositories without a name.
	Beside []string
}

// Check reports what keeps a file or a folder from its place. It is opened after the lock is
// made, and whoever mistyped it should not wait for that.
func (o Output) Check() error {
	if o.Type == OutputPush || o.Type == OutputLoad {
		return nil
	}
	place, through, err := o.place()
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return fmt.Errorf("%s: %w", failed.Path, failed.Err)
	}
	if err != nil || through {
		return err
	}
	folder := filepath.Dir(place)
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no folder %s: make it first", folder)
	}
	probe, err := os.CreateTemp(folder, atomicfile.Pattern(place))
	if errors.As(err, &failed) {
		return fmt.Errorf("nothing can be written into %s: %w", folder, failed.Err)
	}
	if err != nil {
		return err
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// place returns what is replaced, and whether it is written to as it is.
func (o Output) place() (place string, through bool, err error) {
	if !o.Folder {
		return atomicfile.Target(o.Dest)
	}
	place = filepath.Clean(o.Dest)
	if real, err := filepath.EvalSymlinks(place); err == nil {
		place = real
	}
	return place, false, replaceable(place)
}

// pushes are the tags that an image is pushed to, see Output.
type pushes struct{ tags, beside []string }

// exports are a build's outputs being written.
type exports struct {
	store     *store.Store
	entries   []client.ExportEntry
	converted []client.ExportEntry // those that need another compression
	layouts   []imageLayout
	pushed    pushes
	pending   []pending
}

// pending is an output that has to be finished, or taken back.
type pending struct {
	finish func() error
	abort  func() error
}

func openExports(ctx context.Context, b *builder.Builder, outputs []Output) (*exports, error) {
	x := &exports{store: b.Store}
	for _, o := range outputs {
		if err := x.add(ctx, o, b.Log); err != nil {
			return nil, errors.Join(fmt.Errorf("output %s: %w", o.Type, err), x.abort())
		}
	}
	return x, nil
}

// reporting are the entries, and one more where none of them tells the image's
// digest.
func (x *exports) reporting() []client.ExportEntry {
	if slices.ContainsFunc(x.entries, func(e client.ExportEntry) bool { return e.Type != client.ExporterTar }) {
		return x.entries
	}
	return append(slices.Clone(x.entries), reporter())
}

// reporter has BuildKit tell the image's digest and write it nowhere.
func reporter() client.ExportEntry {
	return client.ExportEntry{Type: client.ExporterImage, Attrs: map[string]string{"oci-mediatypes": "true",
		"store": "false"}}
}

// add opens one output.
func (x *exports) add(ctx context.Context, o Output, log io.Writer) error {
	switch o.Type {
	case OutputOCI, OutputDocker, OutputSquashFS, OutputEnroot, OutputSIF:
		return x.layout(o)
	case OutputPush:
		return x.push(o)
	}
	entry, err := x.entry(ctx, o, log)
	if err != nil {
		return err
	}
	if entry.Attrs["force-compression"] != "" {
		x.converted = append(x.converted, entry)
		return nil
	}
	x.entries = append(x.entries, entry)
	return nil
}

func (x *exports) entry(ctx context.Context, o Output, log io.Writer) (client.ExportEntry, error) {
	if err := checkTags(o.Tags); err != nil {
		return client.ExportEntry{}, err
	}
	attrs := map[string]string{"oci-mediatypes": "true", "name": strings.Join(o.Tags, ",")}
	switch o.Type {
	case OutputTar:
		f, err := x.create(o.Dest)
		return client.ExportEntry{
			Type: client.ExporterTar, Attrs: map[string]string{},
			// BuildKit's client closes it.
			Output: func(map[string]string) (io.WriteCloser, error) { return f, nil },
		}, err
	case OutputLoad:
		if len(o.Tags) == 0 {
			return client.ExportEntry{}, errors.New("give the image a tag")
		}
		return x.load(ctx, o.Dest, attrs, log)
	}
	return client.ExportEntry{}, fmt.Errorf("want one of %s",
		strings.Join([]string{OutputOCI, OutputDocker, OutputTar, OutputSquashFS, OutputEnroot, OutputSIF,
			OutputPush, OutputLoad}, ", "))
}

// push notes where the image is pushed to.
func (x *exports) push(o Output) error {
	if len(o.Tags)+len(o.Beside) == 0 {
		return errors.New("give the image a tag to push it to")
	}
	x.pushed.tags = append(x.pushed.tags, o.Tags...)
	x.pushed.beside = append(x.pushed.beside, o.Beside...)
	return checkTags(slices.Concat(o.Tags, o.Beside))
}

func checkTags(tags []string) error {
	for _, tag := range tags {
		if _, err := name.NewTag(tag); err != nil {
			return fmt.Errorf("tag %q: %w", tag, err)
		}
	}
	return nil
}

// create opens a file beside the destination, which gets its name when all is
// done; a device or a pipe is written to itself. Whoever writes it closes it.
func (x *exports) create(dest string) (*rewrite, error) {
	if dest == "" {
		return nil, errors.New("say where to: dest=FILE")
	}
	target, through, err := atomicfile.Target(dest)
	if err != nil {
		return nil, fmt.Errorf("dest=%s: %w", dest, err)
	}
	if dest = target; through {
		return x.through(dest)
	}
	atomicfile.Sweep(dest)
	temporary, err := os.CreateTemp(filepath.Dir(dest), atomicfile.Pattern(dest))
	if err != nil {
		return nil, err
	}
	f, err := newRewrite(temporary, dest, stamps{x.store})
	if err != nil {
		return nil, errors.Join(err, temporary.Close(), os.Remove(temporary.Name()))
	}
	release := atomicfile.Hold(temporary.Name())
	x.pending = append(x.pending, pending{
		finish: func() error {
			defer release()
			return f.finish()
		},
		abort: func() error {
			defer release()
			return f.abort()
		},
	})
	return f, nil
}

// through opens what no file can take the place of.
func (x *exports) through(dest string) (*rewrite, error) {
	f, err := os.OpenFile(dest, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, err
	}
	closed := func() error { return ignoreClosed(f.Close()) }
	x.pending = append(x.pending, pending{finish: closed, abort: closed})
	return &rewrite{temporary: f, dest: dest, through: true}, nil
}

func ignoreClosed(err error) error {
	if errors.Is(err, os.ErrClosed) {
		return nil
	}
	return err
}

func (x *exports) finish() error {
	var errs []error
	for _, p := range x.pending {
		errs = append(errs, p.finish())
	}
	x.pending = nil
	return errors.Join(errs...)
}

func (x *exports) abort() error {
	var errs []error
	for _, p := range x.pending {
		errs = append(errs, p.abort())
	}
	x.pending = nil
	return errors.Join(errs...)
}

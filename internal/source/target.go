package source

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// readHCL reads a target file or a lock of envsolve's own. Where it has several
// targets, the first is read.
func readHCL(r *document.Reading) error {
	if err := container.Readable(r.Document); err != nil {
		return err
	}
	if locked, err := lock.Read([]byte(r.Text), r.Name); err == nil {
		return readLock(r, locked)
	}
	if container.IsBake(r.Document) {
		return container.Bake(r)
	}
	file, diagnostics := target.Parse([]byte(r.Text), r.Name, target.Options{})
	if diagnostics.HasErrors() {
		return diagnostics
	}
	if len(file.Requests) == 0 {
		return fmt.Errorf("%s: no target", r.Name)
	}
	t := &targetReader{r}
	t.request(file.Requests[0])
	for _, other := range file.Requests[1:] {
		r.Env.Notes = append(r.Env.Notes, observed.Note{At: other.At, Text: fmt.Sprintf(
			"not judged: the target %q: the first was read", other.Name())})
	}
	if len(file.Overlays) > 0 || file.From != "" {
		r.Env.Notes = append(r.Env.Notes, observed.Note{At: file.Requests[0].At,
			Text: "not judged: the facts that the file names in matrices: check goes by its own"})
	}
	for _, i := range file.Indexes {
		r.AddIndex(observed.Index{URL: i.URL, Extra: true}, 0)
	}
	return nil
}

type targetReader struct{ *document.Reading }

func (t *targetReader) text(kind observed.Kind, name string, v request.Text) {
	if v.Value == "" {
		return
	}
	o := observed.Observation{Kind: kind, Name: name, Value: v.Value}
	if strings.ContainsAny(v.Value, "<>=~,*") && (kind == observed.Package || kind == observed.Python) {
		o.Value, o.Specifier = requirement.Pinned(v.Value), v.Value
		if o.Value != "" {
			o.Specifier = ""
		}
	}
	t.observe(o, v)
}

// observe adds what stands at or behind a place, on its line.
func (t *targetReader) observe(o observed.Observation, v request.Text) {
	start, _ := t.Offset(v.At.Line, v.At.Column)
	_, end := t.Line(start)
	n := strings.Index(t.Text[start:max(start, end)], v.Value)
	if n < 0 {
		t.Observe(o, start, start)
		return
	}
	t.Observe(o, start+n, start+n+len(v.Value))
}

func (t *targetReader) request(r request.Request) {
	for _, g := range r.GPUs {
		t.text(observed.GPU, "", g)
	}
	for _, d := range r.Drivers {
		t.text(observed.Driver, "", d)
	}
	t.text(observed.Python, "", r.Python)
	t.text(observed.Platform, "", r.Platform)
	t.text(observed.OS, "", r.OS)
	t.text(observed.CUDA, "", r.CUDA)
	t.text(observed.CUDNN, "", r.CUDNN)
	t.text(observed.NCCL, "", r.NCCL)
	for _, f := range r.Frameworks {
		t.framework(f)
	}
	for _, p := range r.Packages {
		t.text(observed.Package, p.Name, request.Text{Value: cmp.Or(p.Specifier, "*"), At: p.At})
	}
}

func (t *targetReader) framework(f request.FrameworkRequest) {
	name := f.Name
	if info := matrices.Embedded().FrameworkInfo(f.Name); info != nil && len(info.Packages) > 0 {
		name = info.Packages[0]
	}
	version := f.Version
	if version.Value == "" {
		t.observe(observed.Observation{Kind: observed.Package, Name: name}, request.Text{Value: f.Name, At: f.At})
	}
	t.text(observed.Package, name, version)
	t.text(observed.Build, name, f.CUDA)
	for _, with := range f.With {
		t.observe(observed.Observation{Kind: observed.Package, Name: request.NormalizeName(with.Value)}, with)
	}
}

// readLock reads the first target of a lock.
func readLock(r *document.Reading, l *lock.Lock) error {
	if len(l.Targets) == 0 {
		return fmt.Errorf("%s: it locks no target", r.Name)
	}
	t := l.Targets[0]
	for _, name := range slices.Sorted(maps.Keys(t.Stack.Packages)) {
		r.Observe(requirement.Pin(name, t.Stack.Packages[name]).Observation(), 0, 0)
	}
	for _, o := range []observed.Observation{
		{Kind: observed.Python, Value: t.Stack.Python}, {Kind: observed.OS, Value: t.Stack.OS},
		{Kind: observed.Platform, Value: t.Platform},
	} {
		if o.Value != "" {
			r.Observe(o, 0, 0)
		}
	}
	for _, other := range l.Targets[1:] {
		r.Note(0, "not judged: the target %q: the first was read", other.Name)
	}
	return nil
}

// inspected reads what "envsolve inspect -o json" prints of an image or a wheel.
func inspected(r *document.Reading, root *tree.Node) error {
	if at := root.At("os"); at != nil && at.Value != "" {
		r.Observe(observed.Observation{Kind: observed.OS, Value: at.Value, Installed: true}, at.Start, at.End)
	}
	for _, w := range root.List("wheels") {
		version := w.At("version")
		if version == nil {
			continue
		}
		o := requirement.Pin(w.String("name"), version.Value).Observation()
		o.Installed = true
		r.Observe(o, version.Start, version.End)
		if cuda := w.At("cuda"); cuda != nil && cuda.Value != "" {
			r.Observe(observed.Observation{Kind: observed.Build, Name: o.Name, Value: cuda.Value, Installed: true},
				cuda.Start, cuda.End)
		}
	}
	for _, t := range root.List("toolkits") {
		if at := t.At("version"); at != nil {
			r.Observe(observed.Observation{Kind: observed.Toolkit, Value: at.Value, Installed: true}, at.Start, at.End)
		}
	}
	for _, l := range root.List("libraries") {
		library(r, l)
	}
	lacks := root.String("lacks")
	if lacks == observed.LibrariesOfCUDA || lacks == observed.LibraryCUDNN {
		at := root.At("lacks")
		r.Observe(observed.Observation{Kind: observed.Lacks, Value: lacks, Installed: true}, at.Start, at.End)
		r.Env.Observations[len(r.Env.Observations)-1].Text = "the image"
	}
	return nil
}

func library(r *document.Reading, l *tree.Node) {
	kinds := map[string]observed.Kind{"libcudnn": observed.CUDNN, "libnccl": observed.NCCL}
	kind, version := kinds[l.String("name")], l.At("version")
	if kind == "" || version == nil || version.Value == "" {
		return
	}
	in := observed.InSystem
	if strings.Contains(l.String("path"), "site-packages") || strings.Contains(l.String("path"), "dist-packages") {
		in = observed.InWheel
	}
	r.Observe(observed.Observation{Kind: kind, Value: version.Value, In: in, Installed: true}, version.Start, version.End)
}

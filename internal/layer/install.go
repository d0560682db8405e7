package layer

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
)

// item is one file, folder or link of a layer.
type item struct {
	path string // in the tar, without leading slash
	from string // file name of the wheel, for messages
	mode int64
	dir  bool
	link string // target of a symbolic link
	size int64
	data []byte                        // content, when it is at hand,
	open func() (io.ReadCloser, error) // or how to read it; it checks itself
	sum  string                        // RECORD's hash of an unchanged file, to compare files by
}

// maxRewritten bounds the scripts that are held in memory because their first
// line changes.
const maxRewritten = 32 << 20

// install works out what installing one wheel leaves.
type install struct {
	opt       Options
	wheel     *wheel.Archive
	info      *wheel.DistInfo
	sums      map[string]wheel.Hash // by name in the archive
	rows      []wheel.Row           // RECORD's, from now on the installed one
	items     []item
	places    map[string]int    // path → index in items
	folded    map[string]string // fold(path) → the archive's entry that goes there
	rewritten int               // bytes of scripts held in memory
}

// planWheel lists what a wheel's layer holds, in no particular order, without
// unpacking more than its metadata and the first lines of its scripts.
func planWheel(s Source, opt Options) ([]item, error) {
	a, err := wheel.Open(s.Reader, s.Size)
	if err != nil {
		return nil, err
	}
	info, err := a.DistInfo()
	if err != nil {
		return nil, err
	}
	if err := info.CheckFileName(s.Name); err != nil {
		return nil, err
	}
	in := &install{
		opt: opt, wheel: a, info: info, items: make([]item, 0, len(a.Files)+len(info.Console)+len(info.GUI)+8),
		places: make(map[string]int, len(a.Files)), folded: make(map[string]string, len(a.Files)),
	}
	for _, step := range []func() error{in.checkRecord, in.unpack, in.generate} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return in.items, nil
}

// checkRecord compares RECORD with the archive's directory: the same files, and
// of the same sizes. Hashes are compared while unpacking. A file of another size was
// altered after RECORD was made, as by strip or patchelf, and gets a row anew.
func (in *install) checkRecord() error {
	in.sums = make(map[string]wheel.Hash, len(in.info.Record))
	seen := make(map[string]wheel.Row, len(in.info.Record))
	for i, r := range in.info.Record {
		f := in.wheel.ByName[r.Path]
		if f == nil {
			return wheel.RefuseRecord(r.Path, "RECORD lists it, but the archive lacks it")
		}
		if before, ok := seen[r.Path]; ok && before != r {
			return wheel.Refuse(r.Path, "RECORD lists it twice, with different hashes")
		}
		seen[r.Path] = r
		if in.info.Unrecorded(r.Path) {
			continue
		}
		same, err := r.SizeIs(f.UncompressedSize64)
		if err == nil && !same {
			r, err = in.measure(f)
			in.info.Record[i] = r
		}
		if err != nil {
			return err
		}
		s, err := r.ParseHash()
		if err != nil {
			return err
		}
		in.sums[r.Path] = s
	}
	for _, f := range in.wheel.Files {
		if _, ok := seen[f.Name]; !ok && !in.info.Unrecorded(f.Name) {
			return wheel.RefuseRecord(f.Name, "the archive holds it, but RECORD does not list it")
		}
	}
	return nil
}

// measure returns the row that RECORD should have of a file.
func (in *install) measure(f *zip.File) (wheel.Row, error) {
	content, err := in.opener(f)()
	if err != nil {
		return wheel.Row{}, err
	}
	return wheel.ReadRow(f.Name, content)
}

// unpack places the files of the archive and turns RECORD's rows into those of
// the install, in the way of pip: a row keeps its hash unless its file is
// changed, a file without row gets one without hash.
func (in *install) unpack() error {
	wrappers := map[string]bool{}
	for _, e := range append(in.info.Console, in.info.GUI...) {
		wrappers[e.Name] = true
	}
	placed := make(map[string]wheel.Row, len(in.wheel.Files)) // name in the archive → row without hash, or changed
	for _, f := range in.wheel.Files {
		to, script, err := in.place(f.Name)
		if err != nil {
			return err
		}
		if script && wraps(path.Base(f.Name), wrappers) {
			continue
		}
		r, err := in.unpackFile(f, to, script)
		if err != nil {
			return err
		}
		placed[f.Name] = r
	}
	in.rows = make([]wheel.Row, 0, len(in.info.Record)+len(in.info.Console)+len(in.info.GUI)+8)
	for _, r := range in.info.Record {
		if to, ok := placed[r.Path]; ok {
			delete(placed, r.Path)
			r.Path = to.Path
			if to.Hash != "" {
				r = to
			}
		}
		in.rows = append(in.rows, r)
	}
	for _, r := range placed {
		in.rows = append(in.rows, r)
	}
	in.info.Record = nil
	return nil
}

// place says where an entry goes, and whether it is a script.
func (in *install) place(name string) (to string, script bool, err error) {
	top, rest, inside := strings.Cut(name, "/")
	if !strings.HasSuffix(top, ".data") || !inside {
		return in.opt.lib() + "/" + name, false, nil
	}
	if top != in.info.DataFolder {
		return "", false, wheel.Refuse(name, "the wheel's data folder must be called %s", in.info.DataFolder)
	}
	part, rest, inside := strings.Cut(rest, "/")
	folder := in.opt.scheme(part, in.info.Project)
	if folder == "" || !inside {
		return "", false, wheel.Refuse(name,
			"%q is no part of a data folder: want purelib, platlib, scripts, headers or data", part)
	}
	return folder + "/" + rest, part == "scripts", nil
}

// unpackFile adds an entry to the layer. The row it returns has a hash only if
// the content was changed.
func (in *install) unpackFile(f *zip.File, to string, script bool) (wheel.Row, error) {
	if err := in.checkSkeleton(f.Name, to); err != nil {
		return wheel.Row{}, err
	}
	it := item{path: in.throughLib64(to), mode: 0o644, size: int64(f.UncompressedSize64), open: in.opener(f)}
	if wheel.Executable(f) {
		it.mode = 0o755
	}
	r := wheel.Row{Path: relative(in.opt.lib(), to)}
	it.sum = string(in.sums[f.Name].Value)
	if script {
		data, err := in.rewrite(f, it.open)
		if err != nil {
			return wheel.Row{}, err
		}
		if data != nil {
			it.data, it.open, it.size, it.sum = data, nil, int64(len(data)), ""
			r = wheel.NewRow(r.Path, data)
		}
	}
	return r, in.add(it, f.Name)
}

// checkSkeleton refuses files that would replace the environment itself.
func (in *install) checkSkeleton(name, to string) error {
	inside := strings.TrimPrefix(to, in.opt.root()+"/")
	switch fold(inside) {
	case "pyvenv.cfg", "lib64", "bin/python", "bin/python3", "bin/python" + in.opt.Python:
		return wheel.Refuse(name, "it would replace %s/%s, a part of the environment", in.opt.Prefix, inside)
	}
	return nil
}

// throughLib64 follows the link of that name in the environment.
func (in *install) throughLib64(to string) string {
	if rest, ok := strings.CutPrefix(to, in.opt.root()+"/lib64/"); ok {
		return in.opt.root() + "/lib/" + rest
	}
	return to
}

// opener returns the way to read an entry, with the check of its hash where no lock has the
// layer's.
func (in *install) opener(f *zip.File) func() (io.ReadCloser, error) {
	want := in.sums[f.Name] // none for a signature of RECORD, and RECORD itself is made anew
	if in.opt.locked != nil {
		want = wheel.Hash{} // the layer's digest speaks for all its files
	}
	return func() (io.ReadCloser, error) {
		r, err := f.Open()
		if err != nil {
			return nil, wheel.Refuse(f.Name, "it cannot be unpacked: %v", err)
		}
		return wheel.NewCheckedReader(r, f.Name, want, int64(f.UncompressedSize64)), nil
	}
}

// rewrite returns the content of a script that starts with #!python, with the
// environment's interpreter in its first line; nil for any other file.
func (in *install) rewrite(f *zip.File, open func() (io.ReadCloser, error)) ([]byte, error) {
	const marker = "#!python"
	r, err := open()
	if err != nil {
		return nil, err
	}
	start := make([]byte, len(marker))
	n, _ := io.ReadFull(r, start) // what is wrong with the file shows when it is unpacked
	if string(start[:n]) != marker {
		r.Close() // an error here is one of the content, which shows later
		return nil, nil
	}
	if in.rewritten += int(f.UncompressedSize64); in.rewritten > maxRewritten {
		return nil, wheel.Refuse(f.Name, "the scripts that start with %s are larger than %d bytes together", marker,
			maxRewritten)
	}
	rest, err := wheel.ReadAll(r, f.Name, maxRewritten)
	if err != nil {
		return nil, err
	}
	_, rest, _ = bytes.Cut(rest, []byte("\n"))
	return append([]byte("#!"+in.opt.interpreter()+"\n"), rest...), nil
}

// generate adds what an installer writes itself.
func (in *install) generate() error {
	for _, e := range append(versioned(in.info.Console, in.opt.Python), in.info.GUI...) {
		it := item{path: in.opt.root() + "/bin/" + e.Name, mode: 0o755, data: scriptOf(e, in.opt.interpreter())}
		if err := in.checkSkeleton("entry point "+e.Name, it.path); err != nil {
			return err
		}
		if err := in.write(it, "an entry point's script"); err != nil {
			return err
		}
	}
	for _, file := range in.notes() {
		it := item{path: in.opt.lib() + "/" + in.info.Folder + "/" + file.name, mode: 0o644, data: file.data}
		if err := in.write(it, "a note of the installer"); err != nil {
			return err
		}
	}
	in.addCompiled()
	record := item{path: in.opt.lib() + "/" + in.info.Folder + "/RECORD", mode: 0o644,
		data: wheel.FormatRecord(in.rows)}
	return in.addMade(record, "RECORD")
}

type note struct {
	name string
	data []byte
}

func (in *install) notes() []note {
	notes := []note{{"INSTALLER", []byte(in.opt.Installer + "\n")}}
	if in.opt.DirectURL != "" {
		notes = append(notes, note{"direct_url.json", []byte(in.opt.DirectURL)})
	}
	if in.opt.Requested {
		notes = append(notes, note{"REQUESTED", []byte{}})
	}
	return notes
}

// write adds a file that the install makes, with its row.
func (in *install) write(it item, what string) error {
	in.rows = append(in.rows, wheel.NewRow(relative(in.opt.lib(), it.path), it.data))
	return in.addMade(it, what)
}

// addMade adds a file that the install makes. It replaces a note that a wheel
// brings by mistake, and an equal script; any other file in its place is an
// error. Two scripts may differ in case only: there are such wheels, and pip
// installs both.
func (in *install) addMade(it item, what string) error {
	it.size = int64(len(it.data))
	i, taken := in.places[it.path]
	if !taken {
		in.places[it.path] = len(in.items)
		in.items = append(in.items, it)
		return nil
	}
	isNote := path.Dir(it.path) == in.opt.lib()+"/"+in.info.Folder
	if !isNote && !bytes.Equal(it.data, in.items[i].data) {
		return wheel.Refuse("/"+it.path, "a file of the wheel lands in the place of %s", what)
	}
	in.items[i] = it
	return nil
}

// add puts an entry of the archive in the layer, and refuses a place that is
// taken.
func (in *install) add(it item, name string) error {
	if before, taken := in.folded[fold(it.path)]; taken {
		if _, same := in.places[it.path]; same {
			return wheel.Refuse(name, "it lands in the same place as %q: /%s", before, it.path)
		}
		return wheel.Refuse(name, "it differs from %q only in case, and would replace it on some systems", before)
	}
	in.folded[fold(it.path)] = name
	in.places[it.path] = len(in.items)
	in.items = append(in.items, it)
	return nil
}

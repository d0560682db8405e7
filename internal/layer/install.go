package layer

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"strings"
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
	wheel     *archive
	info      *distInfo
	sums      map[string]sum // by name in the archive
	rows      []row          // RECORD's, from now on the installed one
	items     []item
	places    map[string]int    // path → index in items
	folded    map[string]string // fold(path) → the archive's entry that goes there
	rewritten int               // bytes of scripts held in memory
}

// planWheel lists what a wheel's layer holds, in no particular order, without
// unpacking more than its metadata and the first lines of its scripts.
func planWheel(s Source, opt Options) ([]item, error) {
	a, err := openArchive(s.Reader, s.Size)
	if err != nil {
		return nil, err
	}
	info, err := a.readDistInfo()
	if err != nil {
		return nil, err
	}
	if err := info.checkFileName(s.Name); err != nil {
		return nil, err
	}
	in := &install{
		opt: opt, wheel: a, info: info, items: make([]item, 0, len(a.files)+len(info.console)+len(info.gui)+8),
		places: make(map[string]int, len(a.files)), folded: make(map[string]string, len(a.files)),
	}
	for _, step := range []func() error{in.checkRecord, in.unpack, in.generate} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return in.items, nil
}

// checkRecord compares RECORD with the archive's directory: the same files, and
// of the same sizes. Hashes are compared while unpacking.
func (in *install) checkRecord() error {
	in.sums = make(map[string]sum, len(in.info.rows))
	seen := make(map[string]row, len(in.info.rows))
	for _, r := range in.info.rows {
		f := in.wheel.byName[r.path]
		if f == nil {
			return bad(r.path, "RECORD lists it, but the archive lacks it")
		}
		if before, ok := seen[r.path]; ok && before != r {
			return bad(r.path, "RECORD lists it twice, with different hashes")
		}
		seen[r.path] = r
		if in.info.unrecorded(r.path) {
			continue
		}
		if err := r.checkSize(f.UncompressedSize64); err != nil {
			return err
		}
		s, err := r.parseSum()
		if err != nil {
			return err
		}
		in.sums[r.path] = s
	}
	for _, f := range in.wheel.files {
		if _, ok := seen[f.Name]; !ok && !in.info.unrecorded(f.Name) {
			return bad(f.Name, "the archive holds it, but RECORD does not list it; `wheel unpack` and `wheel pack` make a right RECORD")
		}
	}
	return nil
}

// unpack places the files of the archive and turns RECORD's rows into those of
// the install, in the way of pip: a row keeps its hash unless its file is
// changed, a file without row gets one without hash.
func (in *install) unpack() error {
	wrappers := map[string]bool{}
	for _, e := range append(in.info.console, in.info.gui...) {
		wrappers[e.name] = true
	}
	placed := make(map[string]row, len(in.wheel.files)) // name in the archive → row without hash, or changed
	for _, f := range in.wheel.files {
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
	in.rows = make([]row, 0, len(in.info.rows)+len(in.info.console)+len(in.info.gui)+8)
	for _, r := range in.info.rows {
		if to, ok := placed[r.path]; ok {
			delete(placed, r.path)
			r.path = to.path
			if to.sum != "" {
				r = to
			}
		}
		in.rows = append(in.rows, r)
	}
	for _, r := range placed {
		in.rows = append(in.rows, r)
	}
	in.info.rows = nil
	return nil
}

// place says where an entry goes, and whether it is a script.
func (in *install) place(name string) (to string, script bool, err error) {
	top, rest, inside := strings.Cut(name, "/")
	if !strings.HasSuffix(top, ".data") || !inside {
		return in.opt.lib() + "/" + name, false, nil
	}
	if top != in.info.data {
		return "", false, bad(name, "the wheel's data folder must be called %s", in.info.data)
	}
	part, rest, inside := strings.Cut(rest, "/")
	folder := in.opt.scheme(part, in.info.project)
	if folder == "" || !inside {
		return "", false, bad(name, "%q is no part of a data folder: want purelib, platlib, scripts, headers or data", part)
	}
	return folder + "/" + rest, part == "scripts", nil
}

// unpackFile adds an entry to the layer. The row it returns has a hash only if
// the content was changed.
func (in *install) unpackFile(f *zip.File, to string, script bool) (row, error) {
	if err := in.checkSkeleton(f.Name, to); err != nil {
		return row{}, err
	}
	it := item{path: in.throughLib64(to), mode: 0o644, size: int64(f.UncompressedSize64), open: in.opener(f)}
	if executable(f) {
		it.mode = 0o755
	}
	r := row{path: relative(in.opt.lib(), to)}
	it.sum = string(in.sums[f.Name].value)
	if script {
		data, err := in.rewrite(f, it.open)
		if err != nil {
			return row{}, err
		}
		if data != nil {
			it.data, it.open, it.size, it.sum = data, nil, int64(len(data)), ""
			r = rowFor(r.path, data)
		}
	}
	return r, in.add(it, f.Name)
}

// checkSkeleton refuses files that would replace the environment itself.
func (in *install) checkSkeleton(name, to string) error {
	inside := strings.TrimPrefix(to, in.opt.root()+"/")
	switch fold(inside) {
	case "pyvenv.cfg", "lib64", "bin/python", "bin/python3", "bin/python" + in.opt.Python:
		return bad(name, "it would replace %s/%s, a part of the environment", in.opt.Prefix, inside)
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

// opener gives the way to read an entry, with the check of its hash.
func (in *install) opener(f *zip.File) func() (io.ReadCloser, error) {
	want := in.sums[f.Name] // none for a signature of RECORD, and RECORD itself is made anew
	return func() (io.ReadCloser, error) {
		r, err := f.Open()
		if err != nil {
			return nil, bad(f.Name, "it cannot be unpacked: %v", err)
		}
		return newCheckedReader(r, f.Name, want, int64(f.UncompressedSize64)), nil
	}
}

// rewrite gives the content of a script that starts with #!python, with the
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
		return nil, bad(f.Name, "the scripts that start with %s are larger than %d bytes together", marker, maxRewritten)
	}
	rest, err := readAll(r, f.Name, maxRewritten)
	if err != nil {
		return nil, err
	}
	_, rest, _ = bytes.Cut(rest, []byte("\n"))
	return append([]byte("#!"+in.opt.interpreter()+"\n"), rest...), nil
}

// generate adds what an installer writes itself.
func (in *install) generate() error {
	for _, e := range append(versioned(in.info.console, in.opt.Python), in.info.gui...) {
		it := item{path: in.opt.root() + "/bin/" + e.name, mode: 0o755, data: e.script(in.opt.interpreter())}
		if err := in.checkSkeleton("entry point "+e.name, it.path); err != nil {
			return err
		}
		if err := in.write(it, "an entry point's script"); err != nil {
			return err
		}
	}
	for _, file := range in.notes() {
		it := item{path: in.opt.lib() + "/" + in.info.folder + "/" + file.name, mode: 0o644, data: file.data}
		if err := in.write(it, "a note of the installer"); err != nil {
			return err
		}
	}
	in.addCompiled()
	record := item{path: in.opt.lib() + "/" + in.info.folder + "/RECORD", mode: 0o644, data: formatRecord(in.rows)}
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
	in.rows = append(in.rows, rowFor(relative(in.opt.lib(), it.path), it.data))
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
	isNote := path.Dir(it.path) == in.opt.lib()+"/"+in.info.folder
	if !isNote && !bytes.Equal(it.data, in.items[i].data) {
		return bad("/"+it.path, "a file of the wheel lands in the place of %s", what)
	}
	in.items[i] = it
	return nil
}

// add puts an entry of the archive in the layer, and refuses a place that is
// taken.
func (in *install) add(it item, name string) error {
	if before, taken := in.folded[fold(it.path)]; taken {
		if _, same := in.places[it.path]; same {
			return bad(name, "it lands in the same place as %q: /%s", before, it.path)
		}
		return bad(name, "it differs from %q only in case, and would replace it on some systems", before)
	}
	in.folded[fold(it.path)] = name
	in.places[it.path] = len(in.items)
	in.items = append(in.items, it)
	return nil
}

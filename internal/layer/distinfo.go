package layer

import (
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/wheelname"
)

// distInfo is what the .dist-info folder says about the wheel.
type distInfo struct {
	folder  string // "torch-2.6.0.dist-info"
	data    string // "torch-2.6.0.data"
	project string // normalised
	version string
	console []entryPoint
	gui     []entryPoint
	rows    []row
}

// readDistInfo finds and reads the wheel's own description.
func (a *archive) readDistInfo() (*distInfo, error) {
	folder, err := a.distInfoFolder()
	if err != nil {
		return nil, err
	}
	d := &distInfo{folder: folder, data: strings.TrimSuffix(folder, ".dist-info") + ".data"}
	for _, read := range []func(*archive) error{d.readWheel, d.readMetadata, d.readEntryPoints, d.readRecord} {
		if err := read(a); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (a *archive) distInfoFolder() (string, error) {
	found := ""
	for _, f := range a.files {
		top, _, inside := strings.Cut(f.Name, "/")
		if !inside || !strings.HasSuffix(top, ".dist-info") || top == found {
			continue
		}
		if found != "" {
			return "", bad("", "it has two .dist-info folders, %s and %s", found, top)
		}
		found = top
	}
	if found == "" {
		return "", bad("", "it has no .dist-info folder, so it is no wheel")
	}
	return found, nil
}

func (d *distInfo) readWheel(a *archive) error {
	name := d.folder + "/WHEEL"
	data, err := a.read(name, maxMetadata)
	if err != nil {
		return err
	}
	v := header(data, "Wheel-Version")
	if major, _, _ := strings.Cut(v, "."); major != "1" {
		return bad(name, "Wheel-Version is %q; this envsolve knows version 1", v)
	}
	return nil
}

func (d *distInfo) readMetadata(a *archive) error {
	name := d.folder + "/METADATA"
	data, err := a.read(name, maxMetadata)
	if err != nil {
		return err
	}
	project, release, found := strings.Cut(strings.TrimSuffix(d.folder, ".dist-info"), "-")
	if !found {
		return bad(d.folder, "the folder is not called NAME-VERSION.dist-info")
	}
	d.version = release
	d.project = wheelname.Normalize(project)
	if got := header(data, "Name"); wheelname.Normalize(got) != d.project {
		return bad(name, "it is the metadata of %q, in a wheel of %q", got, project)
	}
	if got := header(data, "Version"); !wheelname.SameVersion(got, release) {
		return bad(name, "it is the metadata of version %q, in a wheel of version %q", got, release)
	}
	return nil
}

func (d *distInfo) readEntryPoints(a *archive) error {
	name := d.folder + "/entry_points.txt"
	if a.byName[name] == nil {
		return nil
	}
	data, err := a.read(name, maxPoints)
	if err != nil {
		return err
	}
	d.console, d.gui, err = parseEntryPoints(data)
	return err
}

func (d *distInfo) readRecord(a *archive) error {
	name := d.folder + "/RECORD"
	most := int64(recordFrom + recordPerFile*len(a.files))
	r, err := a.open(name, most)
	if err != nil {
		return err
	}
	defer r.Close()
	// A right RECORD has a row a file; some list one twice.
	d.rows, err = parseRecord(io.LimitReader(r, most), 2*len(a.files)+16)
	return err
}

// unrecorded tells whether the standard lets a file go without a hash in
// RECORD: RECORD itself and its signatures.
func (d *distInfo) unrecorded(name string) bool {
	return name == d.folder+"/RECORD" || name == d.folder+"/RECORD.jws" || name == d.folder+"/RECORD.p7s"
}

// header reads a field of the e-mail like files of .dist-info; "" if it is
// absent. Only the lines before the first empty one count.
func header(data []byte, key string) string {
	for line := range strings.SplitSeq(string(data), "\n") {
		line = strings.TrimSuffix(line, "\r")
		if line == "" {
			break
		}
		name, value, found := strings.Cut(line, ":")
		if found && strings.EqualFold(name, key) {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// checkFileName compares the name of the wheel's file with what is inside, so
// that a mistaken or forged file is noticed. Unknown names pass.
func (d *distInfo) checkFileName(name string) error {
	if name == "" {
		return nil
	}
	w, err := wheelname.Parse(name)
	if err != nil {
		return bad("", "%v", err)
	}
	if w.Project != d.project || !wheelname.SameVersion(w.Version, d.version) {
		return bad("", "its file name says %s %s, but it holds %s", w.Project, w.Version, d.folder)
	}
	return nil
}

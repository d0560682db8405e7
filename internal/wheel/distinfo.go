package wheel

import (
	"io"
	"strings"
)

// DistInfo is what the .dist-info folder says about the wheel.
type DistInfo struct {
	Folder     string // "torch-2.6.0.dist-info"
	DataFolder string // "torch-2.6.0.data"
	Project    string // normalised
	version    string
	Console    []EntryPoint
	GUI        []EntryPoint
	Record     []Row
}

// DistInfo finds and reads the wheel's own description.
func (a *Archive) DistInfo() (*DistInfo, error) {
	folder, err := a.distInfoFolder()
	if err != nil {
		return nil, err
	}
	d := &DistInfo{Folder: folder, DataFolder: strings.TrimSuffix(folder, ".dist-info") + ".data"}
	for _, read := range []func(*Archive) error{d.readWheel, d.readMetadata, d.readEntryPoints, d.readRecord} {
		if err := read(a); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (a *Archive) distInfoFolder() (string, error) {
	found := ""
	for _, f := range a.Files {
		top, _, inside := strings.Cut(f.Name, "/")
		if !inside || !strings.HasSuffix(top, ".dist-info") || top == found {
			continue
		}
		if found != "" {
			return "", Refuse("", "it has two .dist-info folders, %s and %s", found, top)
		}
		found = top
	}
	if found == "" {
		return "", Refuse("", "it has no .dist-info folder, so it is no wheel")
	}
	return found, nil
}

func (d *DistInfo) readWheel(a *Archive) error {
	name := d.Folder + "/WHEEL"
	data, err := a.Read(name)
	if err != nil {
		return err
	}
	v := Field(data, "Wheel-Version")
	if major, _, _ := strings.Cut(v, "."); major != "1" {
		return Refuse(name, "Wheel-Version is %q; this envsolve knows version 1", v)
	}
	return nil
}

func (d *DistInfo) readMetadata(a *Archive) error {
	name := d.Folder + "/METADATA"
	data, err := a.Read(name)
	if err != nil {
		return err
	}
	project, release, found := strings.Cut(strings.TrimSuffix(d.Folder, ".dist-info"), "-")
	if !found {
		return Refuse(d.Folder, "the folder is not called NAME-VERSION.dist-info")
	}
	d.version = release
	d.Project = Normalize(project)
	if got := Field(data, "Name"); Normalize(got) != d.Project {
		return Refuse(name, "it is the metadata of %q, in a wheel of %q", got, project)
	}
	if got := Field(data, "Version"); !SameVersion(got, release) {
		return Refuse(name, "it is the metadata of version %q, in a wheel of version %q", got, release)
	}
	return nil
}

func (d *DistInfo) readEntryPoints(a *Archive) error {
	name := d.Folder + "/entry_points.txt"
	if a.ByName[name] == nil {
		return nil
	}
	data, err := a.read(name, maxPoints)
	if err != nil {
		return err
	}
	d.Console, d.GUI, err = ParseEntryPoints(data)
	return err
}

func (d *DistInfo) readRecord(a *Archive) error {
	name := d.Folder + "/RECORD"
	if a.ByName[name] == nil {
		return RefuseRecord(name, "the archive lacks it")
	}
	most := int64(recordFrom + recordPerFile*len(a.Files))
	r, err := a.open(name, most)
	if err != nil {
		return err
	}
	defer r.Close()
	// A right RECORD has a row a file; some list one twice.
	d.Record, err = parseRecord(io.LimitReader(r, most), 2*len(a.Files)+16)
	return err
}

// Unrecorded tells whether the standard lets a file go without a hash in
// RECORD: RECORD itself and its signatures.
func (d *DistInfo) Unrecorded(name string) bool {
	return name == d.Folder+"/RECORD" || name == d.Folder+"/RECORD.jws" || name == d.Folder+"/RECORD.p7s"
}

// Field reads a field of the e-mail like files of .dist-info; "" if it is
// absent. Only the lines before the first empty one count.
func Field(data []byte, key string) string {
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

// CheckFileName compares the name of the wheel's file with what is inside, so
// that a mistaken or forged file is noticed. Unknown names pass, and so does a
// local label that the name alone has: some makers rename finished wheels, as
// flash-attn's do, and pip takes such by address.
func (d *DistInfo) CheckFileName(name string) error {
	if name == "" {
		return nil
	}
	w, err := ParseName(name)
	if err != nil {
		return Refuse("", "%v", err)
	}
	public, _, _ := strings.Cut(w.Version, "+")
	if w.Project != d.Project || !SameVersion(w.Version, d.version) && !SameVersion(public, d.version) {
		return Refuse("", "its file name says %s %s, but it holds %s", w.Project, w.Version, d.Folder)
	}
	return nil
}

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// comparison is of an image's environment with the one that pip made.
type comparison struct {
	ours, pips string          // folders
	venv       map[string]bool // what is there before pip installs, below the folder
	owners     map[string]int  // how many wheels list a file, below the folder
	same       int             // files that are the same, to the byte and mode
	bytes      int64           // in them
	expected   map[string]int  // by the kind of difference
	others     []string        // differences of no kind that is expected
}

// expectations are the kinds of differences that an image has from what pip leaves,
// each with why it is so.
func expectations() []expectation {
	return []expectation{
		{"venv", "the environment itself: `python -m venv` writes scripts that activate it, and a `pyvenv.cfg` with the " +
			"command that it was; an image has the links and a `pyvenv.cfg` that says the same of its Python"},
		{"INSTALLER", "`INSTALLER` names who installed a package, which is `envsolve`"},
		{"REQUESTED", "`REQUESTED` marks the packages that the target asks for; a requirements file asks for all"},
		{"RECORD", "`RECORD` has the rows of these two files and of scripts, in an order of its own, and right rows " +
			"where a wheel's own give another size than its files have; all other rows are the same"},
		{"of two wheels", "a file that two wheels have is that of the one which was unpacked last; pip unpacks " +
			"them in another order"},
		{"script", "console scripts import and call the same function, in the words of pip up to 25: later ones have " +
			"others"},
		{"self-test", "the commands of the self-test, `envsolve-selftest` and `envsolve-guard`, are in `bin`"},
	}
}

// expectation is a kind of difference, and why it is one.
type expectation struct{ kind, why string }

// leaf is a file, link or folder.
type leaf struct {
	mode fs.FileMode
	size int64
	link string
}

// leaves lists what is below a folder, by path.
func leaves(root string) (map[string]leaf, error) {
	list := map[string]leaf{}
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		if err != nil || name == root {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		l := leaf{mode: info.Mode()}
		switch {
		case e.Type() == fs.ModeSymlink:
			l.link, err = os.Readlink(name)
		case e.Type().IsRegular():
			l.size = info.Size()
		}
		list[strings.TrimPrefix(name, root+"/")] = l
		return err
	})
	return list, err
}

// compare looks at every file of both.
func (d *comparison) compare() error {
	ours, err := leaves(d.ours)
	if err != nil {
		return err
	}
	pips, err := leaves(d.pips)
	if err != nil {
		return err
	}
	d.expected = map[string]int{}
	if err := d.readOwners(ours); err != nil {
		return err
	}
	for name, p := range pips {
		o, ok := ours[name]
		delete(ours, name)
		if !ok {
			d.differs(name, "pip alone has it")
			continue
		}
		if err := d.both(name, o, p); err != nil {
			return err
		}
	}
	for name := range ours {
		d.differs(name, "the image alone has it")
	}
	return nil
}

// readOwners counts the wheels whose RECORD lists a file.
func (d *comparison) readOwners(files map[string]leaf) error {
	d.owners = map[string]int{}
	for name := range files {
		if path.Base(name) != "RECORD" || !strings.HasSuffix(path.Dir(name), ".dist-info") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(d.ours, name))
		if err != nil {
			return err
		}
		for line := range strings.Lines(string(text)) {
			listed, _, _ := strings.Cut(line, ",")
			d.owners[path.Join(path.Dir(path.Dir(name)), listed)]++
		}
	}
	return nil
}

// both compares what is at one path.
func (d *comparison) both(name string, ours, pips leaf) error {
	if ours.mode != pips.mode {
		d.differs(name, fmt.Sprintf("its mode is %v, and %v by pip", ours.mode, pips.mode))
		return nil
	}
	if ours.link != pips.link {
		d.differs(name, fmt.Sprintf("it leads to %s, and to %s by pip", ours.link, pips.link))
		return nil
	}
	if !ours.mode.IsRegular() {
		return nil
	}
	equal := ours.size == pips.size
	if equal {
		var err error
		if equal, err = sameContent(filepath.Join(d.ours, name), filepath.Join(d.pips, name)); err != nil {
			return err
		}
	}
	if equal {
		d.same++
		d.bytes += ours.size
		return nil
	}
	how := "its content is another"
	if d.owners[name] > 1 {
		how = "of two wheels"
	}
	if path.Dir(name) == "bin" {
		same, err := sameScript(filepath.Join(d.ours, name), filepath.Join(d.pips, name))
		if err != nil {
			return err
		}
		if same {
			how = "script"
		}
	}
	if path.Base(name) == "RECORD" {
		rows, err := otherRows(filepath.Join(d.ours, name), filepath.Join(d.pips, name))
		if err != nil {
			return err
		}
		if len(rows) == 0 {
			how = "RECORD"
		} else {
			how = "it has other rows: " + strings.Join(rows[:min(len(rows), 3)], ", ")
		}
	}
	d.differs(name, how)
	return nil
}

// differs notes a difference under its kind.
func (d *comparison) differs(name, how string) {
	folder, base := path.Split(name)
	info := strings.HasSuffix(strings.TrimSuffix(folder, "/"), ".dist-info")
	kind := ""
	switch {
	case d.venv[name]:
		kind = "venv"
	case info && base == "RECORD" && how == "RECORD", info && base == "INSTALLER":
		kind = base
	case how == "script", how == "of two wheels":
		kind = how
	case info && base == "REQUESTED" && how == "pip alone has it":
		kind = base
	case name == "bin/envsolve-selftest", name == "bin/envsolve-guard":
		kind = "self-test"
	}
	if kind == "" {
		d.others = append(d.others, name+": "+how)
		return
	}
	d.expected[kind]++
}

// verdict says what was found; an error where something differs of no expected kind.
func (d *comparison) verdict() (string, error) {
	if len(d.others) > 0 {
		return "", fmt.Errorf("%d files are not as pip leaves them:\n%s", len(d.others),
			strings.Join(d.others[:min(len(d.others), 10)], "\n"))
	}
	var kinds []string
	for _, e := range expectations() {
		if n := d.expected[e.kind]; n > 0 {
			kinds = append(kinds, fmt.Sprintf("%s %d", e.kind, n))
		}
	}
	return fmt.Sprintf("%d files, %s, are those of pip; others: %s", d.same, gigabytes(d.bytes),
		strings.Join(kinds, ", ")), nil
}

// sameScript reports whether two scripts are for one interpreter and do the same: what
// they import and call are the same lines.
func sameScript(ours, pips string) (bool, error) {
	var calls [2][]string
	for i, file := range []string{ours, pips} {
		text, err := os.ReadFile(file)
		if err != nil {
			return false, err
		}
		for n, line := range strings.Split(string(text), "\n") {
			line = strings.TrimSpace(line)
			if n == 0 && strings.HasPrefix(line, "#!") || strings.HasPrefix(line, "from ") ||
				strings.HasPrefix(line, "sys.exit(") {
				calls[i] = append(calls[i], line)
			}
		}
	}
	const lines = 3 // interpreter, import, call
	return len(calls[0]) == lines && slices.Equal(calls[0], calls[1]), nil
}

// otherRows lists the rows that one RECORD has and the other lacks, but for those of
// the files that say who installed a package and for whom, of scripts, and of files of
// which pip's RECORD gives another size than they have.
func otherRows(ours, pips string) ([]string, error) {
	var rows [2]map[string]bool
	for i, file := range []string{ours, pips} {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		rows[i] = map[string]bool{}
		for line := range strings.Lines(string(text)) {
			line = strings.TrimRight(line, "\r\n")
			name, _, _ := strings.Cut(line, ",")
			if strings.HasPrefix(name, "../../../bin/") { // which are compared by themselves
				continue
			}
			if base := path.Base(name); strings.HasSuffix(path.Dir(name), ".dist-info") &&
				(base == "INSTALLER" || base == "REQUESTED") {
				continue
			}
			rows[i][line] = true
		}
	}
	library := filepath.Dir(filepath.Dir(ours))
	var others []string
	for i := range rows {
		for line := range rows[i] {
			if name, _, _ := strings.Cut(line, ","); !rows[1-i][line] && !mended(library, name, rows[0], rows[1]) {
				others = append(others, line)
			}
		}
	}
	return others, nil
}

// mended reports whether one RECORD gives the size that a file has, and the other
// another one.
func mended(library, name string, ours, pips map[string]bool) bool {
	file, err := os.Stat(filepath.Join(library, filepath.FromSlash(name)))
	if err != nil {
		return false
	}
	size := fmt.Sprintf(",%d", file.Size())
	listed := func(rows map[string]bool, sized bool) bool {
		for line := range rows {
			if strings.HasPrefix(line, name+",") && strings.HasSuffix(line, size) == sized {
				return true
			}
		}
		return false
	}
	return listed(ours, true) && listed(pips, false)
}

// sameContent compares two files of one size.
func sameContent(one, other string) (bool, error) {
	a, err := os.Open(one)
	if err != nil {
		return false, err
	}
	defer a.Close()
	b, err := os.Open(other)
	if err != nil {
		return false, err
	}
	defer b.Close()
	x, y := make([]byte, 1<<20), make([]byte, 1<<20)
	for {
		n, err := io.ReadFull(a, x)
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return false, err
		}
		m, err := io.ReadFull(b, y)
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return false, err
		}
		if !bytes.Equal(x[:n], y[:m]) {
			return false, nil
		}
		if n == 0 {
			return true, nil
		}
	}
}

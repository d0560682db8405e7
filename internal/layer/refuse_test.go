package layer

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/wheel"
)

// TestBadWheelsAreRefused has one wheel for each rule that it breaks.
func TestBadWheelsAreRefused(t *testing.T) {
	named := func(names ...string) sample {
		var w sample
		for _, n := range names {
			w.entries = append(w.entries, entry{name: n, content: "x"})
		}
		return w
	}
	raw := func(f func(*zip.FileHeader)) sample {
		return sample{entries: []entry{{name: "x.py", content: "x", change: f}}}
	}
	mode := func(attrs uint32) sample {
		return sample{entries: []entry{{name: "x.py", content: "/etc/passwd", attrs: attrs}}}
	}
	recorded := func(lines string) sample {
		return sample{entries: []entry{{name: "x.py", content: "x"}}, record: lines}
	}
	for name, c := range map[string]struct {
		wheel sample
		want  string
	}{
		"climbing":            {named("../x.py"), `"../x.py": the name climbs out of its folder`},
		"climbing within":     {named("a/../../../x.py"), "climbs"},
		"climbing in data":    {named("demo-1.0.data/data/../../x"), "climbs"},
		"absolute":            {named("/etc/passwd"), "the name is absolute"},
		"backslash":           {named(`..\x.py`), "backslash"},
		"drive":               {named("C:x.py"), "drive letter"},
		"dot":                 {named("./x.py"), "not a plain path"},
		"empty part":          {named("a//x.py"), "not a plain path"},
		"folder that climbs":  {named("../"), "climbs"},
		"control character":   {named("a\nb.py"), "control characters"},
		"escape":              {named("a\x1b[2Jb.py"), "control characters"},
		"text direction":      {named("a\u202egnp.py"), "control characters"},
		"zero byte":           {named("a\x00b.py"), "control characters"},
		"not UTF-8":           {named("a\xffb.py"), "not UTF-8"},
		"too long":            {named(strings.Repeat("a", 300)), "longer than file systems allow"},
		"too long as a whole": {named(strings.Repeat("a/", 2500) + "a"), "longer than file systems allow"},
		"unmarked name": {raw(func(h *zip.FileHeader) { h.Name, h.NonUTF8 = "zürich.py", true }),
			"not marked as UTF-8"},
		"whiteout":             {named(".wh.x"), `".wh.x" begins with .wh.`},
		"whiteout of a folder": {named(".wh.numpy/x"), `".wh.numpy/x": ".wh.numpy" begins with .wh.`},
		"whiteout below":       {named("pkg/.wh..wh..opq"), `".wh..wh..opq" begins with .wh.`},
		"whiteout of purelib":  {named("demo-1.0.data/purelib/.wh.x"), "begins with .wh."},
		"whiteout of platlib":  {named("demo-1.0.data/platlib/.wh.x/y"), "begins with .wh."},
		"whiteout of scripts":  {named("demo-1.0.data/scripts/.wh.python"), "begins with .wh."},
		"whiteout of headers":  {named("demo-1.0.data/headers/.wh.x.h"), "begins with .wh."},
		"whiteout of data":     {named("demo-1.0.data/data/.wh.lib"), "begins with .wh."},
		"whiteout as a folder": {named("pkg/.wh.x/"), "begins with .wh."},
		"two of one name":      {named("x.py", "x.py"), "two entries of this name"},
		"case":                 {named("pkg/x.py", "pkg/X.py"), `"pkg/X.py": it differs from "pkg/x.py" only in case`},
		"case beyond ASCII":    {named("pkg/ä.py", "pkg/Ä.py"), "only in case"},
		"composed and not":     {named("pkg/\u00e4.py", "pkg/a\u0308.py"), "only in case"},
		"file and folder":      {named("pkg", "pkg/x.py"), "is a file, and the folder of"},
		"two ways to a place":  {named("x.py", "demo-1.0.data/purelib/x.py"), `it lands in the same place as "x.py"`},
		"in a script's place": {sample{points: "[console_scripts]\nrun = demo:main\n",
			entries: []entry{{name: "demo-1.0.data/data/bin/run", content: "x"}}},
			"lands in the place of an entry point's script"},
		"symbolic link":           {mode(0o120777), "symbolic link"},
		"device":                  {mode(0o020666), "neither a file nor a folder"},
		"pipe":                    {mode(0o010666), "neither a file nor a folder"},
		"folder as file":          {mode(0o040755), "folder under a file's name"},
		"encrypted":               {raw(func(h *zip.FileHeader) { h.Flags |= 1 }), "encrypted"},
		"python itself":           {named("demo-1.0.data/scripts/python"), "a part of the environment"},
		"python of this version":  {named("demo-1.0.data/data/bin/python3.12"), "a part of the environment"},
		"environment's config":    {named("demo-1.0.data/data/pyvenv.cfg"), "a part of the environment"},
		"other data folder":       {named("other-1.0.data/data/x"), "must be called demo-1.0.data"},
		"unknown scheme":          {named("demo-1.0.data/stdlib/x.py"), `"stdlib" is no part of a data folder`},
		"file in the data folder": {named("demo-1.0.data/x.py"), `"x.py" is no part of a data folder`},
		"data folder as a file":   {named("demo-1.0.data/data"), `no part of a data folder`},
		"two dist-infos":          {named("other-1.0.dist-info/METADATA"), "two .dist-info folders"},
		"other name":              {sample{meta: "Name: other\nVersion: 1.0\n"}, `metadata of "other"`},
		"other version":           {sample{meta: "Name: demo\nVersion: 2.0\n"}, `version "2.0"`},
		"no name":                 {sample{meta: "\nName: demo\n"}, `metadata of ""`},
		"later format":            {sample{wheel: "Wheel-Version: 2.0\n"}, `Wheel-Version is "2.0"`},
		"no format":               {sample{wheel: "Root-Is-Purelib: true\n"}, `Wheel-Version is ""`},
		"no RECORD":               {sample{record: "none"}, "RECORD\": the archive lacks it"},
		"empty RECORD":            {sample{record: "\n"}, "RECORD does not list it"},
		"file not in RECORD":      {recorded("demo-1.0.dist-info/METADATA,sha256=x,\n"), "damaged hash"},
		"file only in RECORD": {sample{extra: "y.py," + sha("y") + ",1\n"},
			`"y.py": RECORD lists it, but the archive lacks it`},
		"RECORD climbs": {sample{extra: "../../../bin/sh," + sha("y") + ",1\n"}, "the archive lacks it"},
		"listed twice": {sample{entries: []entry{{name: "x", content: "x"}}, extra: "x," + sha("y") + ",1\n"},
			"RECORD lists it twice"},
		"no hash":                  {recorded("x.py,,\n"), "RECORD gives no hash"},
		"weak hash":                {recorded("x.py,md5=Gp1x,\n"), `hash of kind "md5"`},
		"cut hash":                 {recorded("x.py,sha256=LXEWQrcmsEQBYnyp,\n"), "damaged hash"},
		"odd size":                 {recorded("x.py," + sha("x") + ",one\n"), "no number"},
		"damaged RECORD":           {recorded("x.py,\"\n"), "RECORD\": it cannot be read"},
		"entry point that is none": {sample{points: "[console_scripts]\nx\n"}, "want name = module:object"},
		"entry point without call": {sample{points: "[console_scripts]\nx = demo\n"}, "want name = module:object"},
		"entry point with code": {sample{points: "[console_scripts]\nx = demo:main;import os\n"},
			"want name = module:object"},
		"entry point that climbs":  {sample{points: "[gui_scripts]\n../x = demo:main\n"}, `"../x" is no name for a script`},
		"entry point in a folder":  {sample{points: "[gui_scripts]\na/x = demo:main\n"}, `"a/x" is no name for a script`},
		"entry point as an option": {sample{points: "[gui_scripts]\n-x = demo:main\n"}, `"-x" is no name for a script`},
		"entry point as whiteout":  {sample{points: "[gui_scripts]\n.wh.pip = a:b\n"}, `".wh.pip" is no name for`},
		"entry point python":       {sample{points: "[console_scripts]\npython3 = demo:main\n"}, "a part of the environment"},
	} {
		t.Run(name, func(t *testing.T) {
			refused(t, c.wheel.bytes(t), c.want)
		})
	}
}

// refused checks that bytes are refused with a reason.
func refused(t *testing.T, data []byte, want string) {
	t.Helper()
	_, _, err := tryMake(t, data, Options{})
	var bad *wheel.Error
	if !errors.As(err, &bad) || !strings.Contains(err.Error(), want) {
		t.Errorf("err = %v\nwant %s", err, want)
	}
}

func TestWrongContentIsRefused(t *testing.T) {
	big := strings.Repeat("0123456789", 1<<20)
	for name, w := range map[string]sample{
		"small":  {entries: []entry{{name: "x.py", content: "x"}}},
		"large":  {entries: []entry{{name: "x.bin", content: big}, {name: "z.py", content: "z"}}},
		"script": {entries: []entry{{name: "demo-1.0.data/scripts/x", content: "#!python\n"}}},
	} {
		t.Run(name, func(t *testing.T) {
			right := w.bytes(t)
			content := w.entries[0].content
			w.record = strings.ReplaceAll(recordIn(t, right), sha(content), sha("y"))
			refused(t, w.bytes(t), "RECORD says")
		})
	}
}

// recordIn returns the RECORD of a wheel.
func recordIn(t *testing.T, data []byte) string {
	t.Helper()
	a, err := wheel.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	record, err := a.Read("demo-1.0.dist-info/RECORD")
	if err != nil {
		t.Fatal(err)
	}
	return string(record)
}

func TestWhatIsNoWheelIsRefused(t *testing.T) {
	refused(t, nil, "not a zip file")
	refused(t, []byte("<html>"), "not a zip file")
	data := sample{}.bytes(t)
	refused(t, data[:len(data)-10], "not a zip file")
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	if _, err := z.Create("x.py"); err != nil {
		t.Fatal(err)
	}
	z.Close()
	refused(t, b.Bytes(), "no .dist-info folder")
}

// directory finds the record of an entry in a zip's directory.
func directory(t *testing.T, data []byte, name string) []byte {
	t.Helper()
	const start = "PK\x01\x02"
	for at := 0; ; at++ {
		next := bytes.Index(data[at:], []byte(start))
		if next < 0 {
			t.Fatalf("no entry %s", name)
		}
		at += next
		if bytes.HasPrefix(data[at+46:], []byte(name)) {
			return data[at:]
		}
	}
}

func TestZipBombsAreRefused(t *testing.T) {
	zeros := strings.Repeat("\x00", 300<<20)
	refused(t, sample{entries: []entry{{name: "zeros", content: zeros}}}.bytes(t), "a zip bomb")

	w := sample{entries: []entry{{name: "x.py", content: "some content"}}}
	size := func(n uint32) []byte {
		data := w.bytes(t)
		binary.LittleEndian.PutUint32(directory(t, data, "x.py")[24:], n)
		return data
	}
	refused(t, size(1<<30), "which deflate cannot do")
	refused(t, size(11), "it cannot be unpacked")

	overlapping := sample{entries: []entry{{name: "a.py", content: "same"}, {name: "b.py", content: "same"}}}.bytes(t)
	copy(directory(t, overlapping, "b.py")[42:46], directory(t, overlapping, "a.py")[42:46])
	refused(t, overlapping, "overlaps")

	w.record = recordIn(t, w.bytes(t))
	w.record = strings.Replace(w.record, ",12\n", ",11\n", 1)
	lying := w.bytes(t)
	binary.LittleEndian.PutUint32(directory(t, lying, "x.py")[24:], 11)
	refused(t, lying, "x.py")
}

func TestOddCompressionIsRefused(t *testing.T) {
	data := sample{entries: []entry{{name: "x.py", content: "x"}}}.bytes(t)
	binary.LittleEndian.PutUint16(directory(t, data, "x.py")[10:], 12)
	refused(t, data, "compressed by method 12")

	data = sample{entries: []entry{{name: "x.py", content: "xxxxxxxxxxxxxxxxxxx"}}}.bytes(t)
	binary.LittleEndian.PutUint16(directory(t, data, "x.py")[10:], 0)
	refused(t, data, "stored, but of two sizes")

	data = sample{entries: []entry{{name: "x.py", content: strings.Repeat("abc", 1000)}}}.bytes(t)
	offset := binary.LittleEndian.Uint32(directory(t, data, "x.py")[42:])
	data[offset+30+4] ^= 0xff // into the deflated stream
	refused(t, data, `"x.py"`)
}

func TestARefusalNamesTheWheel(t *testing.T) {
	good := sample{project: "good"}.bytes(t)
	bad := sample{project: "bad", entries: []entry{{name: "x.py", content: "x"}}}
	bad.record = "bad-1.0.dist-info/METADATA," + sha("other") + ",\n"
	data := bad.bytes(t)
	_, err := FromWheels(t.Context(), []Source{
		{"good-1.0-py3-none-any.whl", bytes.NewReader(good), int64(len(good))},
		{"bad-1.0-py3-none-any.whl", bytes.NewReader(data), int64(len(data))},
	}, Options{Python: "3.12"}, &bytes.Buffer{})
	if err == nil || !strings.HasPrefix(err.Error(), "wheel bad-1.0-py3-none-any.whl is refused: ") {
		t.Errorf("err = %v", err)
	}
	both := sample{entries: []entry{{name: "pkg", content: "x"}, {name: "pkg/x.py", content: "x"}}}.bytes(t)
	_, err = FromWheels(t.Context(), []Source{{"demo-1.0-py3-none-any.whl", bytes.NewReader(both), int64(len(both))}},
		Options{Python: "3.12"}, &bytes.Buffer{})
	if err == nil || !strings.HasPrefix(err.Error(), "wheel demo-1.0-py3-none-any.whl is refused: ") {
		t.Errorf("a file that is a folder as well: %v", err)
	}
}

// TestAWrongRecordSaysHowToMakeItAnew has wheels that `wheel unpack` refuses as well, so that
// another way is named.
func TestAWrongRecordSaysHowToMakeItAnew(t *testing.T) {
	const mend = "; unzip it into a folder, and `wheel pack FOLDER` makes it anew with a right RECORD"
	x := []entry{{name: "x.py", content: "x"}}
	for want, w := range map[string]sample{
		"RECORD\": the archive lacks it":                 {entries: x, record: "none"},
		"RECORD lists it, but the archive lacks it":      {extra: "y.py," + sha("y") + ",1\n"},
		"the archive holds it, but RECORD does not list": {entries: x, record: "\n"},
		"RECORD gives no hash for it":                    {entries: x, record: "x.py,,\n"},
		`RECORD gives a hash of kind "md5"`:              {entries: x, record: "x.py,md5=Gp1x,\n"},
	} {
		_, _, err := tryMake(t, w.bytes(t), Options{})
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasSuffix(err.Error(), mend) {
			t.Errorf("%v\nwant %s%s", err, want, mend)
		}
	}
}

func TestAFileNameMustFitItsWheel(t *testing.T) {
	data := sample{}.bytes(t)
	for name, want := range map[string]string{
		"demo-1.0-py3-none-any.whl": "", "Demo-1.0.0-1-py3-none-any.whl": "",
		"demo-1.0+cu12torch2.8-py3-none-any.whl": "", // renamed by its makers
		"demo-1.1+cu12torch2.8-py3-none-any.whl": "its file name says demo 1.1+cu12torch2.8",
		"other-1.0-py3-none-any.whl":             "its file name says other 1.0, but it holds demo-1.0.dist-info",
		"demo-1.1-py3-none-any.whl":              "its file name says demo 1.1", "demo.zip": "does not end in .whl",
	} {
		_, err := FromWheels(t.Context(), []Source{{name, bytes.NewReader(data), int64(len(data))}}, Options{Python: "3.12"},
			&bytes.Buffer{})
		if want == "" != (err == nil) || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

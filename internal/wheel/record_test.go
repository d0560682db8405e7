package wheel

import (
	"archive/zip"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var exported = cmp.AllowUnexported(Row{}, EntryPoint{}, Hash{})

func TestParseRecord(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []Row
	}{
		"plain":         {"a.py,sha256=x,1\nb.py,,\n", []Row{{"a.py", "sha256=x", "1"}, {"b.py", "", ""}}},
		"Windows lines": {"a.py,sha256=x,1\r\nb.py,,\r\n", []Row{{"a.py", "sha256=x", "1"}, {"b.py", "", ""}}},
		"quotes":        {"\"a,b.py\",,\n\"c\"\"d\",,\n", []Row{{"a,b.py", "", ""}, {`c"d`, "", ""}}},
		"empty lines":   {"\n\na,,\n\n", []Row{{"a", "", ""}}},
		"few fields":    {"a\nb,sha256=x\n", []Row{{"a", "", ""}, {"b", "sha256=x", ""}}},
		"many fields":   {"a,sha256=x,1,more,and more\n", []Row{{"a", "sha256=x", "1"}}},
		"no last line":  {"a,,", []Row{{"a", "", ""}}},
		"byte order":    {"\ufeffa,,\n", []Row{{"a", "", ""}}},
		"nothing":       {"", nil},
	} {
		got, err := parseRecord(strings.NewReader(c.text), 100)
		if diff := cmp.Diff(c.want, got, exported); diff != "" || err != nil {
			t.Errorf("%s: %v (-want +got)\n%s", name, err, diff)
		}
	}
}

// TestFormatRecord has the output of Python's csv.writer for the same rows.
func TestFormatRecord(t *testing.T) {
	got := FormatRecord([]Row{{"b", "", ""}, {"a,b", "sha256=x", "1"}, {`q"`, "", ""}, {" space ", "", ""}, {"a", "2", ""},
		{"a", "1", ""}, {"é", "", ""}, {"z", "", ""}})
	const want = " space ,,\r\n" + "a,1,\r\n" + "a,2,\r\n" + "\"a,b\",sha256=x,1\r\n" + "b,,\r\n" + "\"q\"\"\",,\r\n" +
		"z,,\r\n" + "é,,\r\n"
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestHashesOfRecord(t *testing.T) {
	for text, size := range map[string]int{
		sumOf("x"): 32, sumOf("x") + "=": 32, "sha384=" + strings.Repeat("A", 64): 48,
		"sha512=" + strings.Repeat("_", 86): 64,
		"sha256=short":                      0, "sha256=": 0, "sha256": 0, "sha1=2jmj7l5rSw0yVb_vlWAYkK_YBwk": 0,
		"sha256=" + strings.Repeat("+", 43): 0,
	} {
		got, err := Row{"a", text, ""}.ParseHash()
		if len(got.Value) != size || (err == nil) != (size > 0) {
			t.Errorf("%s: %d bytes, %v", text, len(got.Value), err)
		}
	}
}

func TestParseEntryPoints(t *testing.T) {
	console, gui, err := ParseEntryPoints([]byte("before = ignored\r\n[console_scripts]\r\n# a comment\r\nb = m.n:f\r\na=m:C.g [x, y]\r\n" +
		"b = m:again\n\n[other.group]\nx = anything goes here\n[ gui_scripts ]\nw = größe:starte\n"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]EntryPoint{{"b", "m", "again"}, {"a", "m", "C.g"}}, console, exported); diff != "" {
		t.Errorf("console (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([]EntryPoint{{"w", "größe", "starte"}}, gui, exported); diff != "" {
		t.Errorf("gui (-want +got)\n%s", diff)
	}
}

func TestHeader(t *testing.T) {
	const text = "Name: demo\r\nname: second\nSummary:no space\n continued: line\nEmpty:\n\nBody: text\n"
	for key, want := range map[string]string{"NAME": "demo", "Summary": "no space", "Empty": "", "Body": "", "Other": ""} {
		if got := Field([]byte(text), key); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
}

// sumOf is the hash of a row for some content.
func sumOf(content string) string { return NewRow("", []byte(content)).Hash }

func TestWhatNoWheelHasIsRefused(t *testing.T) {
	var scripts strings.Builder
	for i := range maxEntryPoints + 1 {
		fmt.Fprintf(&scripts, "s%d = a:b\n", i)
	}
	rows := func(text string, most int) error {
		_, err := parseRecord(strings.NewReader(text), most)
		return err
	}
	points := func(text string) error {
		_, _, err := ParseEntryPoints([]byte("[console_scripts]\n" + text))
		return err
	}
	for name, c := range map[string]struct {
		err  error
		want string // "" for none
	}{
		"as many rows as files": {rows("a,,\nb,,\n", 2), ""},
		"more rows than files":  {rows("a,,\nb,,\nc,,\n", 2), "more than 2 rows"},
		"a long row":            {rows("a,,\n"+strings.Repeat("x", maxRow)+",y,\n", 2), "row 2 is longer"},
		"a long script":         {points("x = a:" + strings.Repeat("b", maxPath)), "longer than any script's line"},
		"equal scripts":         {points(strings.Repeat("x = a:b\n", maxEntryPoints+1)), ""},
		"many scripts":          {points(scripts.String()), "more than 10000 scripts"},
	} {
		if (c.err == nil) != (c.want == "") || c.err != nil && !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, c.err, c.want)
		}
	}
}

func TestFoldersAreCountedOnce(t *testing.T) {
	files := func(names ...string) (all []*zip.File) {
		for _, name := range names {
			all = append(all, &zip.File{FileHeader: zip.FileHeader{Name: name}})
		}
		return all
	}
	deep := strings.Repeat("d/", foldersFrom+4)
	for _, c := range []struct {
		files   []*zip.File
		refused bool
	}{
		{files(), false}, {files(deep + "x"), false}, {files(deep + "d/x"), true},
		{files(deep+"x", deep+"y", deep+"z"), false}, {files("a/"+deep+"x", "b/"+deep+"y"), true},
	} {
		if err := checkFolders(c.files); (err != nil) != c.refused {
			t.Errorf("%d files: %v", len(c.files), err)
		}
	}
}

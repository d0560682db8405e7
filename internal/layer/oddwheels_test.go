package layer

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestAWheelOfManyFiles takes wheels of 40,000 files, as some have, and of more
// than 65,535, whose directory has the form of zip64.
func TestAWheelOfManyFiles(t *testing.T) {
	for _, files := range []int{40_000, 66_000} {
		if files > 40_000 && testing.Short() {
			continue
		}
		s := sample{}
		for i := range files {
			s.entries = append(s.entries, entry{name: fmt.Sprintf("demo/%02x/f%d.py", i%256, i), content: fmt.Sprint(i)})
		}
		wheel := s.bytes(t)
		var out bytes.Buffer
		l, err := FromWheel(t.Context(), bytes.NewReader(wheel), int64(len(wheel)), Options{Python: "3.12"}, &out)
		if err != nil {
			t.Fatal(err)
		}
		nodes, _ := untar(t, l, out.Bytes())
		const lib = "opt/env/lib/python3.12/site-packages/demo/"
		found := 0
		for name := range nodes {
			if strings.HasPrefix(name, lib) && strings.HasSuffix(name, ".py") {
				found++
			}
		}
		if last := files - 1; found != files || nodes[fmt.Sprintf(lib+"%02x/f%d.py", last%256, last)].Content != fmt.Sprint(last) {
			t.Errorf("%d of %d files are in the layer", found, files)
		}
	}
}

// TestAWheelOfZip64 takes one whose sizes and offsets are those of zip64, as in
// wheels above 4 GiB; testdata/zip64.py has made it.
func TestAWheelOfZip64(t *testing.T) {
	wheel, err := os.ReadFile("testdata/zip64-1.0-py3-none-any.whl")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(wheel, []byte("\xff\xff\xff\xff\xff\xff\xff\xff")) {
		t.Fatal("the wheel has none of the sizes that send a reader to zip64's")
	}
	var out bytes.Buffer
	l, err := FromWheel(t.Context(), bytes.NewReader(wheel), int64(len(wheel)), Options{Python: "3.12"}, &out)
	if err != nil {
		t.Fatal(err)
	}
	nodes, _ := untar(t, l, out.Bytes())
	if got := nodes["opt/env/lib/python3.12/site-packages/zip64.py"].Content; got != "answer = 42\n" {
		t.Errorf("zip64.py holds %q", got)
	}
}

// TestAWheelAlteredAfterItsRecord has a library that was stripped after RECORD was
// made: it is installed, and its row is that of its content, in a layer like that of
// the same wheel with a right RECORD.
func TestAWheelAlteredAfterItsRecord(t *testing.T) {
	w := sample{entries: []entry{{name: "demo/lib.so", content: "stripped"}}}
	want, _ := mustMake(t, w.bytes(t), Options{})
	w.record = recordIn(t, w.bytes(t))
	right := sha("stripped") + ",8\n"
	if !strings.Contains(w.record, right) {
		t.Fatalf("RECORD has no %q: %s", right, w.record)
	}
	w.record = strings.Replace(w.record, right, sha("with its symbols")+",16\n", 1)
	if got, _ := mustMake(t, w.bytes(t), Options{}); got != want {
		t.Errorf("the layer is %+v; with a right RECORD %+v", got, want)
	}
}

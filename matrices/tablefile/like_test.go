package tablefile

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

const alikeRows = `framework "f" "1.0" {
  package = "f"
  python  = ["3.11", "3.12"]
  pairs   = { vision = "0.1", audio = "1.0" }
  source  = ["s@v${version}:setup.py"]
  build "cu118" {
    cuda   = "11.8"
    pins   = { cudnn = "8", nccl = "2" }
    source = ["s@v${version}:${variant}"]
    platform "linux/amd64" { sm = ["8.0"] }
    platform "linux/arm64" { sm = [] }
  }
  build "cpu" { source = ["s"] }
  other "cuda" {
    value = "11.7"
    why   = "older"
  }
}
`

// releases returns the releases of the framework f in a file.
func releases(t *testing.T, text string) map[string]matrices.FrameworkRelease {
	t.Helper()
	out := map[string]matrices.FrameworkRelease{}
	for _, row := range parseOne(t, text).Rows {
		r := row.Value.Interface().(matrices.FrameworkRelease)
		out[r.Version] = r
	}
	return out
}

func TestARowLikeAnotherSaysTheSame(t *testing.T) {
	short := `framework "f" "1.1" {
  like    = "1.0"
  without = ["pairs.audio", "build.cpu", "python"]
  pairs   = { vision = "0.2" }
  build "cu118" {
    without = ["platform.linux/arm64", "pins.nccl"]
    cudnn   = "8.9"
    platform "linux/amd64" { sm = ["8.0", "9.0"] }
  }
  build "cu121" { source = ["s"] }
  other "python" {
    value = "3.9"
    why   = "older"
  }
}
`
	full := `framework "f" "1.1" {
  package = "f"
  pairs   = { vision = "0.2" }
  source  = ["s@v1.1:setup.py"]
  build "cu118" {
    cuda   = "11.8"
    cudnn  = "8.9"
    pins   = { cudnn = "8" }
    source = ["s@v1.1:cu118"]
    platform "linux/amd64" { sm = ["8.0", "9.0"] }
  }
  build "cu121" { source = ["s"] }
  other "python" {
    value = "3.9"
    why   = "older"
  }
}
`
	want := releases(t, full)["1.1"]
	for name, text := range map[string]string{"behind": alikeRows + short, "before": short + alikeRows} {
		got := releases(t, text)
		if diff := cmp.Diff(want, got["1.1"]); diff != "" {
			t.Errorf("%s: (-full +short)\n%s", name, diff)
		}
		if base := got["1.0"]; base.Sources[0] != "s@v1.0:setup.py" || len(base.Builds) != 2 || base.Pairs["audio"] != "1.0" {
			t.Errorf("%s: the base changed: %+v", name, base)
		}
	}
}

func TestWhatNoRowCanBeLike(t *testing.T) {
	large := strings.Repeat("x", MostBytes/4)
	for text, want := range map[string]string{
		`like = "1.9"`:   "16:10 Unknown base",
		`like = "1.1"`:   "16:10 Unknown base",
		`like = "1.2"`:   "16:10 Base is like another",
		`like = 1`:       "16:10 Wrong type",
		`like = version`: "16:10 Wrong type",
		"like = \"1.0\"\n  without = [\"yanked\"]":             "17:14 Nothing to leave out",
		"like = \"1.0\"\n  without = \"python\"":               "17:13 Wrong type",
		"like = \"1.0\"\n  without = [1]":                      "17:14 Wrong type",
		"without = [\"python\"]":                               "16:3 Unknown attribute",
		"like = \"1.0\"\n  yanked = \"${variant}\"":            "17:15 Unknown variable",
		"like = \"1.0\"\n  build \"cpu\" { like = \"cu118\" }": "17:17 Unknown attribute",
	} {
		doc := strings.Replace(alikeRows, "  other \"cuda\" {\n    value = \"11.7\"\n    why   = \"older\"\n  }\n", "", 1) +
			"framework \"f\" \"1.1\" {\n  " + text + "\n}\n" +
			"framework \"f\" \"1.2\" {\n  like = \"1.0\"\n}\nframework \"g\" \"1.9\" {\n  package = \"g\"\n}\n"
		_, diags := Parse([]File{{Name: "a.hcl", Data: []byte(doc)}})
		var got []string
		for _, d := range diags {
			got = append(got, fmt.Sprintf("%d:%d %s", d.Subject.Start.Line, d.Subject.Start.Column, d.Summary))
		}
		if len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v, want %s", text, got, want)
		}
	}
	text := "gpu \"a\" {\n  name = \"" + large + "\"\n}\n"
	for i := range 6 {
		text += fmt.Sprintf("gpu \"a%d\" {\n  like = \"a\"\n}\n", i)
	}
	if _, diags := Parse([]File{{Name: "a.hcl", Data: []byte(text)}}); len(diags) != 3 || diags[0].Summary != "Too large when written out" {
		t.Errorf("rows that are large when written out: %v", diags)
	}
}

func TestRepeatedCellsAreTold(t *testing.T) {
	doc := parseOne(t, alikeRows+`framework "f" "1.1" {
  like    = "1.0"
  package = "f"
  python  = ["3.11", "3.12"]
  pairs   = { vision = "0.2", audio = "1.0" }
  source  = ["s@v1.1:setup.py"]
  build "cu118" {
    cuda = "11.8"
    pins = { cudnn = "8" }
    platform "linux/amd64" { sm = ["8.0"] }
  }
}
`)
	var got []string
	for _, d := range doc.Repeats {
		cell, _, _ := strings.Cut(d.Detail, " is")
		got = append(got, fmt.Sprintf("%d %s", d.Subject.Start.Line, cell))
	}
	want := []string{"21 package", "22 python", "23 pairs.audio", "24 source", "26 cuda", "27 pins.cudnn", "28 sm"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

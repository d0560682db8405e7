package layer

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
)

// TestWhatAnyWheelCosts makes layers of wheels of up to 10 MB that are made to
// take memory or time.
func TestWhatAnyWheelCosts(t *testing.T) {
	const rowless = "demo-1.0.dist-info/RECORD,,\n"
	points := func(line string) string {
		var b strings.Builder
		for i := range 150_000 {
			b.WriteString(strings.ReplaceAll(line, "#", strconv.Itoa(i)))
		}
		return "[console_scripts]\n" + b.String()
	}
	fields := func() string { return strings.Repeat("a:b\n", 5<<20) }
	nested := "[console_scripts]\na = " + strings.Repeat("b.", 400_000) + "c:d"
	deep := func(files, levels, letters int) (all []entry) {
		for i := range files {
			all = append(all, entry{name: fmt.Sprintf("%d/%sx", i, strings.Repeat(strings.Repeat("y", letters)+"/", levels))})
		}
		return all
	}
	for name, made := range map[string]func() sample{
		"rows of RECORD":        func() sample { return sample{record: strings.Repeat(",,\n", 7<<20)} },
		"equal rows of RECORD":  func() sample { return sample{extra: strings.Repeat(rowless, 1<<19)} },
		"one row of RECORD":     func() sample { return sample{record: strings.Repeat("x", 20<<20) + ",,\n"} },
		"one field of RECORD":   func() sample { return sample{record: `"` + strings.Repeat(`""`, 10<<20) + "\",,\n"} },
		"fields of RECORD":      func() sample { return sample{record: strings.Repeat(",", 20<<20)} },
		"entry points":          func() sample { return sample{points: points("s#=a:b\n")} },
		"equal entry points":    func() sample { return sample{points: points("s=a:b\n")} },
		"one long entry point":  func() sample { return sample{points: nested} },
		"comments":              func() sample { return sample{points: strings.Repeat("#\n", 10<<20)} },
		"METADATA of 20 MB":     func() sample { return sample{meta: "Name: demo\nVersion: 1.0\n" + fields()} },
		"WHEEL of 20 MB":        func() sample { return sample{wheel: fields() + "Wheel-Version: 1.0\n"} },
		"files":                 func() sample { return sample{entries: deep(80_000, 1, 1)} },
		"folders":               func() sample { return sample{entries: deep(1_300, 1_800, 1)} },
		"folders of one letter": func() sample { return sample{entries: deep(20_000, 50, 1)} },
		"folders of long names": func() sample { return sample{entries: deep(4_000, 14, 80)} },
		"content that is zeros": func() sample {
			return sample{entries: []entry{{name: "zeros", content: strings.Repeat("\x00", 255<<20)}}}
		},
		"content that is Python": func() sample {
			return sample{entries: []entry{{name: "x.py", content: strings.Repeat("x=(1,)\n", 1<<20)}}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			var data []byte
			if !bounded.Here() {
				data = made().bytes(t)
			}
			if len(data) > 10<<20 {
				t.Fatalf("the wheel is %d bytes large", len(data))
			}
			bounded.Run(t, bounded.Input(), data, func(file string) {
				f, err := os.Open(file)
				if err != nil {
					t.Fatal(err)
				}
				info, err := f.Stat()
				if err != nil {
					t.Fatal(err)
				}
				_, err = FromWheel(context.Background(), f, info.Size(), Options{Python: "3.12"}, io.Discard)
				t.Log(err)
			})
		})
	}
}

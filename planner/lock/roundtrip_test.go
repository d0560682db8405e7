package lock

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/convert"
	"golang.org/x/text/unicode/norm"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

func TestWriteIsTheGoldenFile(t *testing.T) {
	got := Write(sample())
	if *update {
		if err := os.WriteFile("testdata/sample.lock.hcl", got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/sample.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestEveryFieldSurvives(t *testing.T) {
	for name, l := range map[string]Lock{"everything": everything(), "sample": *sorted(sample()), "empty": {}} {
		t.Run(name, func(t *testing.T) {
			got := mustRead(t, Write(l))
			if diff := cmp.Diff(&l, got); diff != "" {
				t.Errorf("(-written +read):\n%s", diff)
			}
		})
	}
}

func TestWriteSortsAndLeavesTheLockAlone(t *testing.T) {
	l := sample()
	first := l.Targets[0].Wheels[0].Name
	want := Write(l)
	if l.Targets[0].Wheels[0].Name != first {
		t.Error("Write sorted the caller's wheels")
	}
	slices.Reverse(l.Targets[0].Wheels)
	if got := Write(l); !bytes.Equal(got, want) {
		t.Error("another order of wheels gives another file")
	}
	for range 50 {
		if !bytes.Equal(Write(sample()), want) {
			t.Fatal("the same lock gives different bytes")
		}
	}
}

func TestABumpChangesFewLines(t *testing.T) {
	before := lineSet(Write(sample()))
	l := sample()
	l.Targets[0].Wheels[1].Version = "3.17.0"
	l.Targets[0].Stack.Packages = maps.Clone(l.Targets[0].Stack.Packages)
	l.Targets[0].Stack.Packages["a-package-with-a-long-name"] = "1"
	var changed []string
	for line := range lineSet(Write(l)) {
		if !before[line] {
			changed = append(changed, strings.TrimSpace(line))
		}
	}
	if len(changed) != 3 { // the checksum, the version, the new package
		t.Errorf("%d lines changed: %q", len(changed), changed)
	}
}

func lineSet(text []byte) map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		out[line] = true
	}
	return out
}

func TestChecksumIsWhatTheDocumentationSays(t *testing.T) {
	var rest strings.Builder
	var sum string
	for line := range strings.Lines(string(Write(sample()))) {
		if value, ok := strings.CutPrefix(line, "checksum = "); ok {
			sum = strings.Trim(value, "\"\n")
			continue
		}
		rest.WriteString(line)
	}
	if want := fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(rest.String()))); sum != want {
		t.Errorf("checksum %s, want %s", sum, want)
	}
}

func TestFormattingChangesNothing(t *testing.T) {
	for _, l := range []Lock{sample(), everything(), {}} {
		text := Write(l)
		if diff := cmp.Diff(string(text), string(hclwrite.Format(text))); diff != "" {
			t.Errorf("(-written +formatted):\n%s", diff)
		}
	}
}

// TestHCLReadsTheSame holds our reader to the general HCL parser.
func TestHCLReadsTheSame(t *testing.T) {
	for _, l := range []Lock{sample(), everything(), {}} {
		sameAsHCL(t, Write(l))
	}
}

func sameAsHCL(t *testing.T, text []byte) {
	t.Helper()
	ours, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	file, diags := hclsyntax.ParseConfig(text, DefaultName, hcl.InitialPos)
	if diags.HasErrors() {
		t.Fatalf("not HCL: %v\n%s", diags, text)
	}
	compareBody(t, ours, file.Body.(*hclsyntax.Body))
}

func compareBody(t *testing.T, n *node, body *hclsyntax.Body) {
	t.Helper()
	if len(n.attrs) != len(body.Attributes) || len(n.blocks) != len(body.Blocks) {
		t.Fatalf("%s: %d attributes and %d blocks, HCL has %d and %d", n.kind, len(n.attrs), len(n.blocks),
			len(body.Attributes), len(body.Blocks))
	}
	for _, a := range n.attrs {
		value, diags := body.Attributes[a.name].Expr.Value(nil)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if got := fromHCL(t, value, a.value); !reflect.DeepEqual(got, normal(a.value)) {
			t.Errorf("%s.%s = %#v, HCL has %#v", n.kind, a.name, a.value, got)
		}
		if line := body.Attributes[a.name].NameRange.Start.Line; line != a.line {
			t.Errorf("%s.%s is on line %d, HCL has %d", n.kind, a.name, a.line, line)
		}
	}
	for i, block := range n.blocks {
		other := body.Blocks[i]
		if block.kind != other.Type || !slices.Equal(block.labels, other.Labels) {
			t.Errorf("block %s %q, HCL has %s %q", block.kind, block.labels, other.Type, other.Labels)
		}
		compareBody(t, block, other.Body)
	}
}

// fromHCL returns an HCL value the Go type that ours has.
func fromHCL(t *testing.T, value cty.Value, like any) any {
	t.Helper()
	switch like.(type) {
	case string:
		return value.AsString()
	case int64:
		n, _ := value.AsBigFloat().Int64()
		return n
	case bool:
		return value.True()
	case []string:
		var out []string
		for _, v := range value.AsValueSlice() {
			out = append(out, v.AsString())
		}
		return out
	}
	value, err := convert.Convert(value, cty.Map(cty.String))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for k, v := range value.AsValueMap() {
		out[k] = v.AsString()
	}
	return out
}

// normal applies the Unicode normalisation that HCL applies to strings.
func normal(v any) any {
	switch v := v.(type) {
	case string:
		return norm.NFC.String(v)
	case []string:
		var out []string
		for _, s := range v {
			out = append(out, norm.NFC.String(s))
		}
		return out
	case map[string]string:
		out := map[string]string{}
		for k, s := range v {
			out[norm.NFC.String(k)] = norm.NFC.String(s)
		}
		return out
	}
	return v
}

// FuzzWrite: whatever the strings, what is written is read back the same, is
// HCL, and is formatted.
func FuzzWrite(f *testing.F) {
	for _, s := range []string{"", "plain", "a\"b\\c", "${x} %{y} $${z} $$ %", "ä\u00a0\u202e\U0001f600",
		"line\nbreak\ttab\r\x00", "# no comment", "}", " spaces "} {
		f.Add(s, int64(1))
	}
	f.Fuzz(func(t *testing.T, s string, n int64) {
		s = strings.ToValidUTF8(s, "?")
		l := sample()
		target := &l.Targets[0]
		target.Base.Glibc, target.Wheels[0].Size, target.Wheels[0].Name = s, n, s
		target.Request = []string{s, "x"}
		target.Image.Env = map[string]string{s: s, "K": s}
		text := Write(l)
		if diff := cmp.Diff(sorted(l), mustRead(t, text)); diff != "" {
			t.Errorf("(-written +read):\n%s", diff)
		}
		if !strings.Contains(s, "\x00") { // HCL's scanner takes no NUL, escaped or not
			if formatted := hclwrite.Format(text); !bytes.Equal(text, formatted) && printable(s) {
				t.Errorf("formatting changes the file:\n%s", cmp.Diff(string(text), string(formatted)))
			}
			sameAsHCL(t, text)
		}
	})
}

// printable leaves out strings whose width hclwrite counts in its own way.
func printable(s string) bool {
	for _, r := range s {
		if r > 0x7e {
			return false
		}
	}
	return true
}

// FuzzRead: no text makes the reader panic; what it reads, it would write so
// that it reads the same.
func FuzzRead(f *testing.F) {
	for _, l := range []Lock{sample(), everything(), {}} {
		f.Add(Write(l))
	}
	f.Add([]byte("schema   = \"envsolve.lock/v1\"\ntarget \"a\" \"b\" {\n  request = [\n    \"a\",\n  ]\n}\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, text := range [][]byte{src, resum(src)} {
			l, _, err := decode(text, DefaultName)
			whole, refused := Read(text, DefaultName)
			if err != nil && refused == nil {
				t.Errorf("Read takes what decode refuses: %v", err)
			}
			if refused == nil {
				eachText(reflect.ValueOf(whole).Elem(), func(text reflect.Value) {
					if err := spelling.CheckText(text.String()); err != nil {
						t.Errorf("Read takes %q, which %v", text.String(), err)
					}
				})
			}
			if err != nil {
				if !strings.HasPrefix(err.Error(), DefaultName+":") {
					t.Errorf("the error does not name the file: %v", err)
				}
				continue
			}
			again, _, err := decode(Write(*l), DefaultName)
			if err != nil {
				t.Fatalf("what was read cannot be written: %v", err)
			}
			if diff := cmp.Diff(sorted(*l), again); diff != "" {
				t.Errorf("(-read +read again):\n%s", diff)
			}
		}
	})
}

// resum returns a text the checksum that fits it, as a careful forger would.
func resum(src []byte) []byte {
	_, _, rest, ok := split(src)
	if !ok {
		return src
	}
	line := "checksum = \"" + checksum(rest...) + "\"\n"
	return slices.Concat(rest[0], []byte(line), rest[1])
}

func BenchmarkRead(b *testing.B) {
	text := Write(large())
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(text, DefaultName); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGeneralParser is the parser that ours stands in for, without decoding.
func BenchmarkGeneralParser(b *testing.B) {
	text := Write(large())
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, diags := hclsyntax.ParseConfig(text, DefaultName, hcl.InitialPos); diags.HasErrors() {
			b.Fatal(errors.Join(diags))
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	l := large()
	b.ReportAllocs()
	for b.Loop() {
		Write(l)
	}
}

package strictjson

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

func TestDocumentsThatReadersReadDifferentlyAreRefused(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a name twice", `{"layers":[1],"layers":[2]}`, `"layers" is there twice`},
		{"a name twice in another case", `{"layers":[1],"Layers":[2]}`, `"Layers" is there twice`},
		{"a name twice by an escape", `{"layers":[1],"l\u0061yers":[2]}`, `"layers" is there twice`},
		{"a name twice by a letter that folds", `{"layers":[1],"layer\u017f":[2]}`, "is there twice"},
		{"a name twice below", `[{"a":{"b":1,"c":[{}],"b":2}}]`, `"b" is there twice`},
		{"a second document", `{"a":1}{"a":2}`, "second document"},
		{"a second value", `1 2`, "second document"},
		{"nothing", ` `, "unexpected EOF"},
		{"half a document", `{"a":[1`, "unexpected EOF"},
		{"deeper than any document", strings.Repeat("[", maxDepth+1) + strings.Repeat("]", maxDepth+1), "deeper"},
		{"another type", `{"a":1}`, "cannot unmarshal"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var into struct{ A []string }
			if err := Unmarshal([]byte(tt.text), &into); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %q", err, tt.want)
			}
		})
	}
}

func TestWhatAllReadAlikeIsRead(t *testing.T) {
	for _, text := range []string{
		`{"a":{"x":1},"b":{"x":2}}`, `[{"x":1},{"x":2}]`, `"a"`, `["a","a"]`, `{"a":"a","b":"a"}`, `{}`, `[]`, `null`, ` 1 `,
		`{"a":[],"b":{},"c":""}`,
	} {
		var got, want any
		if err := Unmarshal([]byte(text), &got); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if err := json.Unmarshal([]byte(text), &want); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, want %v (%v)", text, got, want, err)
		}
	}
}

// A document that is taken means the same whichever of its equal names counts:
// written anew from what was read it is taken again, and reads the same.
func FuzzUnmarshal(f *testing.F) {
	f.Add([]byte(`{"a":1,"A":2}`))
	f.Add([]byte(`{"manifests":[{"digest":"sha256:x"}]} `))
	f.Add([]byte(`[[{"a":[{"a":null}]}]]`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		var got, again any
		if Unmarshal(raw, &got) != nil {
			return
		}
		if !json.Valid(raw) {
			t.Fatalf("%q is no JSON", raw)
		}
		text, err := json.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		if err := Unmarshal(text, &again); err != nil || !reflect.DeepEqual(got, again) {
			t.Errorf("%q reads %v, and %v when written anew (%v)", raw, got, again, err)
		}
	})
}

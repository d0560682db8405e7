package attest

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestProvenanceTellsAsMuchAsItsMode: the layers and the reasons only in full, and
// in either the maker that is named.
func TestProvenanceTellsAsMuchAsItsMode(t *testing.T) {
	for _, test := range []struct {
		maker   Maker
		builder string
		full    bool
	}{
		{Maker{}, BuilderID, false},
		{Maker{Mode: ModeMin, BuilderID: "https://ci.example/runner"}, "https://ci.example/runner", false},
		{Maker{Mode: ModeMax}, BuilderID, true},
	} {
		d, err := Provenance(sample(), test.maker)
		if err != nil {
			t.Fatal(err)
		}
		var s struct {
			Subject   []struct{ Digest map[string]string }
			Predicate struct {
				BuildDefinition struct {
					BuildType                              string
					ExternalParameters, InternalParameters map[string]any
					ResolvedDependencies                   []struct{ Name, URI string }
				}
				RunDetails struct{ Builder struct{ ID string } }
			}
		}
		if err := json.Unmarshal(d.Content, &s); err != nil {
			t.Fatal(err)
		}
		definition := s.Predicate.BuildDefinition
		if got := s.Predicate.RunDetails.Builder.ID; got != test.builder || definition.BuildType != BuildType {
			t.Errorf("%+v: made by %s as %s", test.maker, got, definition.BuildType)
		}
		for _, key := range []string{"layers", "reasons"} {
			if _, there := definition.InternalParameters[key]; there != test.full {
				t.Errorf("%+v: %s are there: %v", test.maker, key, there)
			}
		}
		in := sample()
		if want := 1 + len(in.Target.Wheels) + len(in.Target.Apt); len(definition.ResolvedDependencies) != want {
			t.Errorf("%+v: made of %d things, want %d: %v", test.maker, len(definition.ResolvedDependencies), want,
				definition.ResolvedDependencies)
		}
		if len(s.Subject) != 1 || s.Subject[0].Digest["sha256"] != in.Image.Digest.Hex {
			t.Errorf("%+v: it speaks of %v", test.maker, s.Subject)
		}
		if d.Content[len(d.Content)-1] != '\n' || strings.Contains(string(d.Content), `": "`) {
			t.Errorf("%+v: the bytes are not stable", test.maker)
		}
	}
}

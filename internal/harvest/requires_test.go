package harvest

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/envsolve/envsolve/matrices"
)

// TestRequirementsAreThoseOfTheMetadata gives a release whose metadata asks for more than its
// row does, and writes that into its table.
func TestRequirementsAreThoseOfTheMetadata(t *testing.T) {
	rows := matrices.Embedded().Packages("peft")
	row := rows[slices.IndexFunc(rows, func(r matrices.PackageRelease) bool {
		return !r.Onward && r.Requires["torch"] != ""
	})]
	name := "peft-" + row.Version + "-py3-none-any.whl"
	data := wheelOf(t, map[string][]byte{"peft-" + row.Version + ".dist-info/METADATA": []byte(
		"Metadata-Version: 2.4\nName: peft\nVersion: " + row.Version + "\n" +
			"Requires-Dist: torch>=1\nRequires-Dist: ultralytics>=8.1,<9\nRequires-Dist: vllm>=0.9\n" +
			"Requires-Dist: regex\nRequires-Dist: timm; sys_platform == \"win32\"\n" +
			"Requires-Dist: xgboost; python_version < \"3.9\"\n" +
			"Requires-Dist: nvidia-ml-py>=12\nRequires-Dist: faiss-gpu; extra == \"faiss\"\n")},
		"peft-"+row.Version+".dist-info/METADATA")
	h := harvester(t, &server{name: "peft", files: map[string][]byte{name: data}}, megabyte)
	got, err := h.Requirements(t.Context(), []Wanted{{Name: "peft"}})
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(data)
	cited := append(slices.Clone(row.Sources), "wheels@"+hex.EncodeToString(sum[:16])+":"+name)
	want := []Requirement{
		{Table: "peft", Version: row.Version, Package: "ultralytics", Spec: ">=8.1,<9", Cited: cited},
		{Table: "peft", Version: row.Version, Package: "vllm", Spec: ">=0.9", Cited: cited},
	}
	if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Requirement{})); diff != "" {
		t.Fatalf("(-want +got):\n%s", diff)
	}
	text := "# Releases.\n\npackage \"peft\" {\n  python_requires = \">=3.9\"\n" +
		"  requires        = { torch = \">=1.13.0\" }\n  source          = [\"a\"]\n" +
		"  rows            = [\"9\", \"" + row.Version + "\"]\n}\n"
	wantText := `# Releases.

package "peft" {
  python_requires = ">=3.9"
  requires        = { torch = ">=1.13.0" }
  source          = ["a"]
  rows = {
    "9" = {}
    "` + row.Version + `" = {
      requires = { ultralytics = ">=8.1,<9", vllm = ">=0.9" }
      cell_source = {
        requires = [
          "` + cited[0] + `",
          "` + cited[1] + `",
        ]
      }
    }
  }
}
`
	changed, set, err := SetRequirements("peft.hcl", []byte(text), got)
	if diff := cmp.Diff(wantText, string(changed)); err != nil || set != 2 || diff != "" {
		t.Errorf("%d set, %v (-want +got):\n%s", set, err, diff)
	}
	if again, set, err := SetRequirements("accelerate.hcl", []byte(text[:12]), got); err != nil || set != 0 ||
		string(again) != text[:12] {
		t.Errorf("a table without the row: %d set, %v:\n%s", set, err, again)
	}
	if _, _, err := SetRequirements("peft.hcl", []byte("package {"), got); err == nil {
		t.Error("a table that is none is taken")
	}
}

// TestARowThatStandsForOthersIsLeft asks nothing of a row that holds onward for a release without
// one: that may require something else.
func TestARowThatStandsForOthersIsLeft(t *testing.T) {
	rows := []matrices.PackageRelease{{Version: "2.0", Onward: true}, {Version: "1.0", Onward: true}}
	releases := func(versions ...string) (list []Release) {
		for _, v := range versions {
			list = append(list, Release{Version: v})
		}
		return list
	}
	for _, test := range []struct {
		index []Release
		row   int
		want  bool
	}{
		{releases("2.0", "1.0"), 0, false},
		{releases("2.0", "1.0"), 1, false},
		{releases("2.0.1", "2.0", "1.0"), 0, true},
		{releases("2.0.1", "2.0", "1.0"), 1, false},
		{releases("2.0", "1.5", "1.0.0"), 0, false},
		{releases("2.0", "1.5", "1.0.0"), 1, true},
		{releases("2.0", "1.0", "0.9"), 1, false},
	} {
		if got := standsFor(test.index, rows, test.row); got != test.want {
			t.Errorf("row %s among %v: %v, want %v", rows[test.row].Version, test.index, got, test.want)
		}
	}
}

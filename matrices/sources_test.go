package matrices

import (
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSourcesHaveTheClassOfTheirKind keeps one kind of document to one class,
// so that a plan's mark says the same wherever it stands: what was read off an
// artefact is measured, the maker's words are vendor, also where only a copy of
// them is public, and what others tell is reported.
func TestSourcesHaveTheClassOfTheirKind(t *testing.T) {
	kinds := []struct {
		title, url string
		class      Class
	}{
		{`^public nvidia-smi outputs?,?`, ``, Measured},
		{`^observed (torch\.cuda\.)?(get_arch_list|arch list|environment dump)`, ``, Measured},
		{`^lock files`, ``, Measured},
		{`supported-GPU lists? inside`, ``, Measured},
		{`device list taken from driver`, ``, Measured},
		{`^(cuDNN|TensorRT) [\d.]+ .*support matri`, ``, Vendor},
		{`^(partial )?copy of the [\d.]+ notes`, ``, Vendor},
		{``, `^https://(docs|developer)\.nvidia\.com/`, Vendor},
		{``, `^https://(docs\.jax\.dev|onnxruntime\.ai|docs\.pytorch\.org)/`, Vendor},
		{`endoflife`, ``, Reported},
		{`^pci\.ids`, ``, Reported},
		{`(spack|spack-packages) `, ``, Reported},
		{`^(public )?benchmark (notes|submission)`, ``, Reported},
	}
	met := make([]bool, len(kinds))
	for _, s := range Embedded().Sources() {
		for i, kind := range kinds {
			if !regexp.MustCompile(kind.title).MatchString(s.Title) || !regexp.MustCompile(kind.url).MatchString(s.URL) {
				continue
			}
			met[i] = true
			if s.Class != kind.class && s.ID != "smi-615" { // notes that quote what nvidia-smi printed
				t.Errorf("%s %q is %s, and its kind is %s", s.ID, s.Title, s.Class, kind.class)
			}
			break
		}
	}
	for i, kind := range kinds {
		if !met[i] {
			t.Errorf("no source is of the kind %q %q", kind.title, kind.url)
		}
	}
}

// TestSourcesStandBesideWhatCitesThem holds the place of a source: in the file
// that cites it; where several files of a folder do, in its sources.hcl; where
// files of several folders do, in the sources.hcl above them.
func TestSourcesStandBesideWhatCitesThem(t *testing.T) {
	at, cited := map[string]string{}, map[string]map[string]bool{}
	docs, diags := parseAll(tableFiles(t))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	for _, doc := range docs {
		for _, s := range doc.list() {
			at[s.ID] = doc.name
		}
		ids := map[string]bool{}
		for _, row := range doc.rows {
			cite(row.value, row.row, ids)
		}
		for id := range ids {
			if cited[id] == nil {
				cited[id] = map[string]bool{}
			}
			cited[id][doc.name] = true
		}
	}
	for id, files := range cited {
		if want := placeOf(keysOf(files)); at[id] != want {
			t.Errorf("source %s stands in %s; %s cites it, so its place is %s", id, at[id], strings.Join(keysOf(files), " and "), want)
		}
	}
}

// placeOf returns the file that a source belongs into, by the files that cite
// it.
func placeOf(citing []string) string {
	if len(citing) == 1 {
		return citing[0]
	}
	folder := path.Dir(citing[0])
	if slices.ContainsFunc(citing, func(file string) bool { return path.Dir(file) != folder }) {
		return "sources.hcl"
	}
	return folder + "/sources.hcl"
}

// A reader meets one source by itself: its title must lean neither on another's
// nor on the numbers by which a collector filed it.
func TestTitlesOfSourcesStandAlone(t *testing.T) {
	leaning := regexp.MustCompile(`^(as [a-z]+-\d|(the )?same )|\b(public public)\b|\.json; derived|\blibrary ids?\b|\b[Ss]tored\b|\(\d{7,}`)
	for _, s := range Embedded().Sources() {
		if leaning.MatchString(s.Title) {
			t.Errorf("%s: %q", s.ID, s.Title)
		}
	}
}

// Where a title tells a document's own date, that is the date of the source.
func TestSourcesBearTheirOwnDate(t *testing.T) {
	day := regexp.MustCompile(`\b20\d\d-\d\d-\d\d\b`)
	dated := 0
	for _, s := range Embedded().Sources() {
		if !day.MatchString(s.Date) || len(s.Date) != len("2026-11-20") {
			t.Errorf("%s: date %q is no day", s.ID, s.Date)
		}
		days := day.FindAllString(s.Title, -1)
		if len(days) == 0 {
			continue
		}
		if dated++; slices.Max(days) > s.Date || !slices.Contains(days, s.Date) {
			t.Errorf("%s: date %s, and its title says %v: %s", s.ID, s.Date, days, s.Title)
		}
	}
	if dated < 20 {
		t.Errorf("only %d titles tell a date", dated)
	}
}

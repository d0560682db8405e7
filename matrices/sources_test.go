package matrices

import (
	"regexp"
	"slices"
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

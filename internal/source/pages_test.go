package source

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestPagesOfLinksByTheirAddress holds what pages of links are told from indexes by.
func TestPagesOfLinksByTheirAddress(t *testing.T) {
	facts := matrices.Embedded()
	pages := 0
	for _, f := range facts.FrameworkInfos() {
		for _, r := range facts.Frameworks(f.ID) {
			for _, b := range r.Builds {
				if b.IndexKind != "find-links" || b.IndexURL == "" {
					continue
				}
				if pages++; !isPage(b.IndexURL) {
					t.Errorf("%s %s+%s: %s is no page", f.ID, r.Version, b.Variant, b.IndexURL)
				}
			}
		}
	}
	if pages == 0 || isPage("https://download.pytorch.org/whl/cu121") {
		t.Errorf("%d pages, and an index that is one", pages)
	}
}

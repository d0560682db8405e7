package matrices_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestJetPackWithL4T(t *testing.T) {
	set := matrices.Embedded()
	rows := set.JetPacks()
	for i := range rows {
		if rows[i].L4T == "" {
			continue
		}
		if got := set.JetPackWithL4T(rows[i].L4T); got == nil || got.Version != rows[i].Version {
			t.Errorf("L4T %s gives %+v, want JetPack %s", rows[i].L4T, got, rows[i].Version)
		}
	}
	for l4t, want := range map[string]string{
		"36.3.9": "6.0", // a patch release that no row names
		"36.0":   "6.0", // older than all of its major
		"32.4.2": "4.4", // older than all of its minor, whose JetPack it was a preview of
	} {
		if got := set.JetPackWithL4T(l4t); got == nil || got.Version != want {
			t.Errorf("L4T %s gives %+v, want JetPack %s", l4t, got, want)
		}
	}
	if got := set.JetPackWithL4T("99.1"); got != nil {
		t.Errorf("a major of tomorrow gives %+v", got)
	}
}

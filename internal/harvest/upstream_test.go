package harvest

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// TestWhatWasUpstreamIsRecorded puts what was found beside what is known of tables
// that were not looked at, and packages of one table into one row.
func TestWhatWasUpstreamIsRecorded(t *testing.T) {
	h := &Harvester{Facts: matrices.Embedded()}
	list := h.Upstreams([]Behind{
		{Package: "torch", Newest: "2.15.0", Upstream: "2.16.0", Released: "2026-12-20", Missing: 1},
		{Package: "cudf-cu12", Newest: "26.10.2", Upstream: "26.10.1", Released: "2026-10-15"},
		{Package: "cudf-cu13", Newest: "26.10.2", Upstream: "26.10.2", Released: "2026-10-22"},
		{Package: "nosuchtable", Upstream: "1.0", Missing: 1},
	}, "2026-12-24")
	found := map[string]matrices.Upstream{}
	for _, u := range list {
		found[u.Table] = u
	}
	source := matrices.Evidence{Sources: []string{"wheels"}}
	want := map[string]matrices.Upstream{
		"pytorch": {Table: "pytorch", Looked: "2026-12-24", Newest: "2.16.0", Released: "2026-12-20", Evidence: source},
		"cudf": {Table: "cudf", Looked: "2026-12-24", Newest: "26.10.2", Released: "2026-10-22", Complete: true,
			Evidence: source},
	}
	for table, u := range want {
		if diff := cmp.Diff(u, found[table]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", table, diff)
		}
	}
	if _, there := found["nosuchtable"]; there {
		t.Error("a package without a table has a row")
	}
	if known := matrices.Embedded().Upstream("vllm"); known == nil || !cmp.Equal(*known, found["vllm"]) {
		t.Errorf("vllm was not looked at: it was %v and is %v", known, found["vllm"])
	}
	text := UpstreamFile(list)
	file := tablefile.File{Name: "upstream.hcl", Data: text}
	if diags := lint.Files([]tablefile.File{file}, matrices.Embedded()); diags.HasErrors() {
		t.Errorf("%v in\n%s", diags, text)
	}
	rows, _ := tablefile.Standings(file)
	if i := slices.IndexFunc(rows, func(r tablefile.Standing) bool { return r.Labels[0] == "pytorch" }); i < 0 ||
		len(rows) != len(list) {
		t.Errorf("%d rows in\n%s", len(rows), text)
	}
}

func TestNamesForEachCUDAMakeOneRow(t *testing.T) {
	row := func(version, cuda, requires string) matrices.PackageRelease {
		return matrices.PackageRelease{Package: "cuml", Version: version, CUDA: cuda, Requires: map[string]string{"numba": requires}}
	}
	byName := map[string][]matrices.PackageRelease{
		"cuml-cu12": {row("26.10.0", "12", ">=0.60"), row("24.12.0", "12", ">=0.57")},
		"cuml-cu13": {row("26.10.1", "13", ">=0.61"), row("26.10.0", "13", ">=0.61")},
	}
	joined := func(version, requires string, cudas, names []string) matrices.PackageRelease {
		r := row(version, "", requires)
		r.CUDAAlso, r.PyPI = cudas, names
		return r
	}
	want := []matrices.PackageRelease{
		joined("26.10.1", ">=0.61", []string{"13"}, []string{"cuml-cu13"}),
		joined("26.10.0", ">=0.61", []string{"12", "13"}, []string{"cuml-cu12", "cuml-cu13"}),
		joined("24.12.0", ">=0.57", []string{"12"}, []string{"cuml-cu12"}),
	}
	if diff := cmp.Diff(want, Join(byName, []string{"cuml-cu12", "cuml-cu13"})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	h := &Harvester{Facts: matrices.Embedded()}
	for name, table := range map[string]string{"cuml-cu13": "cuml", "spconv-cu126": "spconv", "cudf-cu12": "cudf",
		"numba-cuda": "numba-cuda", "flash-attn-4": "flash-attn-4"} {
		if got := h.TableName(name); got != table {
			t.Errorf("%s belongs to the table %s, not %s", name, got, table)
		}
	}
}

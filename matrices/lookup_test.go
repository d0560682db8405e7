package matrices

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestLookupResolvesReferences(t *testing.T) {
	s := Embedded()
	for _, c := range []struct{ ref, resolved, cells string }{
		{"cuda/12.4.1#min-driver-linux", "cuda/12.4.1#min-driver-linux", "min_driver_linux=550.54.15"},
		{"cuda/12.4#toolkit-driver-branch", "cuda/12.4.1#toolkit-driver-branch", "toolkit_driver_branch=550"},
		{"cuda/12.4#min-driver-minor-compat-linux", "cuda/12.4.1#min-driver-minor-compat-linux",
			"min_driver_minor_compat_linux=525.60.13"},
		{"gpus/rtx-5090#compute-capability", "gpus/rtx-5090#compute-capability", "compute_capability=12.0"},
		{"gpus/v100#compute-capability", "gpu-groups/v100#compute-capability", "compute_capability=7.0"},
		{"gpus/sm_90#name", "architectures/9.0#name", "name=hopper"},
		{"pytorch/2.5.1+cu124#sm", "pytorch/2.5.1+cu124#sm",
			"platform linux/amd64 sm=5.0, 6.0, 7.0, 7.5, 8.0, 8.6, 9.0; " +
				"platform windows/amd64 sm=5.0, 6.0, 6.1, 7.0, 7.5, 8.0, 8.6, 9.0; " +
				"platform linux/arm64 sm=5.0, 8.0, 8.6, 8.9, 9.0"},
		{"pytorch/2.5.1+cu124#ptx", "pytorch/2.5.1+cu124#ptx",
			"platform linux/amd64 ptx=none; platform windows/amd64 ptx=none; platform linux/arm64 ptx=none"},
		{"driver-floors/13.x#linux", "driver-floors/13.x#linux", "linux=580.65.06"},
		{"drivers/470#architectures", "drivers/470#architectures",
			"architectures=kepler, maxwell, pascal, volta, turing, ampere"},
		{"cudnn/9.11#sm-min", "cudnn/9.11.1.4#sm-min", "sm_min=7.5"},
		{"instances/aws:p5.48xlarge#gpu", "instances/aws:p5.48xlarge#gpu", "gpu=h100-80gb-hbm3"},
		{"tensorflow/2.15.0+cu122#broken", "tensorflow/2.15.0+cu122#broken",
			"broken=asks for TensorRT wheels that the index does not have; pip may fall back to 2.14: use 2.15.0.post1 or 2.15.1"},
		{"jax/0.9.1+cuda13#cudnn-spec", "jax/0.9.1+cuda13#cudnn-spec", "cudnn_spec=>=9.12,<10.0"},
		{"vllm/0.6.3#cuda", "vllm/0.6.3#cuda", "cuda=12.1"},
		{"libraries/cuda:10.2#linux", "libraries/cuda:10.2#linux",
			"linux=cublas libcublas.so.10; cublasLt libcublasLt.so.10; cudart libcudart.so.10.2; cufft libcufft.so.10; curand libcurand.so.10; cusolver libcusolver.so.10; cusparse libcusparse.so.10"},
	} {
		fact, err := s.Lookup(c.ref)
		if err != nil {
			t.Errorf("%s: %v", c.ref, err)
			continue
		}
		var cells []string
		for _, cell := range fact.Cells {
			cells = append(cells, cell.Name+"="+cell.Value)
		}
		if diff := cmp.Diff([]string{c.resolved, c.cells}, []string{fact.Ref, strings.Join(cells, "; ")}); diff != "" {
			t.Errorf("%s: %s", c.ref, diff)
		}
		if len(fact.Sources) == 0 {
			t.Errorf("%s has no sources", c.ref)
		}
	}
}

// TestACellIsNotCitedByThoseThatItsNameBegins has a cell of its own sources beside one of
// the row's, whose name the first begins with.
func TestACellIsNotCitedByThoseThatItsNameBegins(t *testing.T) {
	e := &Evidence{Sources: []string{"row"},
		Cells:   map[string][]string{"python_requires": {"own"}, "build cu12 cuda": {"inner"}},
		Overlay: "a.hcl", Overridden: map[string]string{"python_requires": "b.hcl"}}
	cells := []Cell{{Name: "python"}, {Name: "python_requires"}, {Name: "build cu12 cuda"}}
	for name, want := range map[string]string{"python": "row a.hcl", "python_requires": "own b.hcl", "pyth": "row a.hcl",
		"cuda": "inner a.hcl", "": "row inner own b.hcl"} {
		names := meant(cells, name)
		cited := citationsOf(e, names)
		if got := strings.Join(cited, " ") + " " + e.overlayOf(names); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	if names := meant(cells[1:], "python"); !names.takes("python_requires") || names.takes("build cu12 cuda") {
		t.Errorf("without the very cell, python means %v", names)
	}
}

func TestLookupSaysWhatDoesNotExist(t *testing.T) {
	s := Embedded()
	for ref, want := range map[string]string{
		"cuda":                    `fact reference "cuda": want table/row or table/row#cell`,
		"cudda/12.4":              `fact reference "cudda/12.4": there is no table "cudda". Did you mean cuda?`,
		"source:gpus/nv-cc":       `fact reference "source:gpus/nv-cc": there is no table "source:gpus".`,
		"cuda/12.7":               `fact reference "cuda/12.7": cuda has no row "12.7".`,
		"pytorch/2.5.1+cu130":     `fact reference "pytorch/2.5.1+cu130": pytorch/2.5.1 has no build "cu130"`,
		"gpus/t4+cu118":           `fact reference "gpus/t4+cu118": rows of gpus have no builds`,
		"cuda/12.4.1#min-drivers": `fact reference "cuda/12.4.1#min-drivers": cuda/12.4.1 has no value for min-drivers.`,
		"gpus/t4#clas":            `fact reference "gpus/t4#clas": gpus/t4 has no value for clas. Did you mean class?`,
	} {
		_, err := s.Lookup(ref)
		if err == nil {
			t.Errorf("%s resolves", ref)
			continue
		}
		if !strings.HasPrefix(err.Error(), strings.TrimSuffix(want, ".")) {
			t.Errorf("%s: %v, want %s", ref, err, want)
		}
	}
}

func TestEveryRowOfEveryTableCanBeShown(t *testing.T) {
	s := Embedded()
	for _, name := range s.TableNames() {
		rows, typ, err := s.Table(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rows.Len() {
			id := typ.ID(rows.Index(i))
			if typ.Find(rows, id) != i {
				t.Errorf("%s/%s resolves to another row", name, id)
			}
			if i%37 != 0 {
				continue // showing is slow; every 37th row of each table
			}
			fact, err := s.Lookup(name + "/" + id)
			if err != nil {
				t.Error(err)
				continue
			}
			if len(fact.Sources) == 0 || len(fact.Cells) == 0 {
				t.Errorf("%s shows %d cells and %d sources", fact.Ref, len(fact.Cells), len(fact.Sources))
			}
		}
	}
}

func TestEveryCitationResolves(t *testing.T) {
	s := Embedded()
	for _, name := range s.TableNames() {
		rows, typ, err := s.Table(name)
		if err != nil {
			t.Fatal(err)
		}
		known := map[string]bool{}
		for _, source := range s.SourcesOf(name) {
			known[source.ID] = true
		}
		ids := map[string]bool{}
		for i := range rows.Len() {
			typ.Cited(rows.Index(i), ids)
		}
		for id := range ids {
			if !known[id] {
				t.Errorf("%s cites %q, which is no source of the table", name, id)
			}
		}
	}
}

func TestSourceAddsThePlaceOfACitation(t *testing.T) {
	s := New(Tables{Sources: []Source{
		{ID: "vllm", Title: "vLLM", URL: "https://github.com/vllm-project/vllm"},
		{ID: "page", Title: "A page", URL: "https://example.com/a/b"},
	}})
	for citation, want := range map[string]Source{
		"vllm@v0.6.3:setup.py": {ID: "vllm@v0.6.3:setup.py", Title: "vLLM @v0.6.3:setup.py",
			URL: "https://github.com/vllm-project/vllm/blob/v0.6.3/setup.py"},
		"vllm":        {ID: "vllm", Title: "vLLM", URL: "https://github.com/vllm-project/vllm"},
		"page@2024:x": {ID: "page@2024:x", Title: "A page @2024:x", URL: "https://example.com/a/b"},
	} {
		got, ok := s.Source(citation)
		if diff := cmp.Diff(want, got); diff != "" || !ok {
			t.Errorf("%s: %v %s", citation, ok, diff)
		}
	}
	if _, ok := s.Source("nobody"); ok {
		t.Error("an unknown source is found")
	}
}

func TestTableInfosCountAndDate(t *testing.T) {
	infos := map[string]TableInfo{}
	for _, info := range Embedded().TableInfos() {
		infos[info.Name] = info
	}
	for _, want := range []TableInfo{
		{Name: "cuda", Rows: 74, Newest: "13.4.2", NewestDate: "2026-09", Evidence: "2026-11-20"},
		{Name: "gpus", Rows: 575, NewestDate: "2026", Evidence: "2026-12-01"},
		{Name: "pytorch", Rows: 60, Newest: "2.15.0", NewestDate: "2026-10-28", Evidence: "2026-11-27", Upstream: "2.15.0"},
		{Name: "nccl", Rows: 64, Newest: "2.32.3", Dated: "2.30.7", DatedOn: "2026-06-04", Evidence: "2026-11-20"},
		{Name: "drivers", Rows: 40, Newest: "615.71.09", NewestDate: "2026-09-09", Evidence: "2026-11-20"},
		{Name: "images", Rows: 2224, Evidence: "2026-11-20"},
	} {
		got := infos[want.Name]
		if (got.Looked == "") != (got.Upstream == "") {
			t.Errorf("%s: upstream is %q, as of %q", want.Name, got.Upstream, got.Looked)
		}
		got.Looked = "" // it moves with every harvest
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	}
	if got := infos["nccl"].Release() + " " + infos["cuda"].Release() +
		infos["images"].Release(); got != "2026-06-04 (2.30.7) 2026-09" {
		t.Errorf("releases are written %q", got)
	}
	days, ok := infos["cuda"].Age(time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC))
	if !ok || days != 11 {
		t.Errorf("age %d %v, want 11 days", days, ok)
	}
	if _, ok := (TableInfo{}).Age(time.Now()); ok {
		t.Error("a table without evidence has an age")
	}
}

// A table's evidence is of the newest source that its own rows cite, whatever
// stands beside it in the file.
func TestEvidenceOfATableIsOfItsRows(t *testing.T) {
	cites := func(id string) Evidence { return Evidence{Sources: []string{id}} }
	s := New(Tables{
		Sources: []Source{{ID: "old", Date: "2024-01-02"}, {ID: "new", Date: "2026-03-04"},
			{ID: "middle", Date: "2025-01-01"}},
		Chips: []Chip{{Name: "GA102", Evidence: cites("old")}, {Name: "GA104", Evidence: cites("middle@v1:page")}},
		OSes:  []OS{{ID: "debian12", Evidence: cites("new")}},
	})
	var got []string
	for _, info := range s.TableInfos() {
		got = append(got, info.Name+" "+info.Evidence)
	}
	if diff := cmp.Diff([]string{"chips 2025-01-01", "os 2026-03-04"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestFloorForKnowsEveryFamily(t *testing.T) {
	s := Embedded()
	for cuda, want := range map[string]string{
		"8.0": "375.26", "9.0": "384.81", "9.2.148": "396.26", "10.0": "410.48", "10.1.243": "418.39", "10.2": "440.33",
		"11.0": "450.80.02", "11.8.0": "450.80.02", "12": "525.60.13", "12.4.1": "525.60.13", "13.2": "580.65.06", "14.0": "",
	} {
		f, ok := s.FloorFor(cuda)
		if f.Linux != want || ok != (want != "") {
			t.Errorf("CUDA %s: floor %q, want %q", cuda, f.Linux, want)
		}
	}
}

// TestTheCellsOfARowAreCitedAsTheyAreLookedUp compares the sources of each cell of
// rows of several kinds with those of the cell looked up by itself.
func TestTheCellsOfARowAreCitedAsTheyAreLookedUp(t *testing.T) {
	facts := Embedded()
	for _, ref := range []string{"gpus/rtx-5090", "pytorch/2.5.1+cu124", "cuda/12.4.1", "drivers/580", "cudnn/9.1.0.70"} {
		cells, err := facts.Cited(ref)
		if err != nil || len(cells) < 3 {
			t.Errorf("%s: %d cells, %v", ref, len(cells), err)
		}
		for _, c := range cells {
			fact, err := facts.Lookup(ref + "#" + lastWord(c.Name))
			if err != nil {
				t.Error(err)
				continue
			}
			if diff := cmp.Diff(fact.Sources, c.Sources); diff != "" {
				t.Errorf("%s, %s: (-looked up +cited)\n%s", ref, c.Name, diff)
			}
		}
	}
	for _, ref := range []string{"nothing/1", "cuda/none", "cuda"} {
		if _, err := facts.Cited(ref); err == nil {
			t.Errorf("%s is a row", ref)
		}
	}
}

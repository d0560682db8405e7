package compile

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

func TestTablesReadsEveryKindOfField(t *testing.T) {
	tables, diags := Tables([]tablefile.File{{Name: "a.hcl", Data: []byte(`
source "s" {
  title = "A page"
  date  = "2026-11-20"
  class = "vendor"
}
architecture "7.5" {
  name   = "turing"
  tegra  = true
  source = ["s@v1:file.txt"]
}
gpu "t4" {
  name               = "Tesla T4 $${not a template}"
  arch               = "turing"
  compute_capability = "7.5"
  memory_gib         = [16, 14.5]
  class              = "datacenter"
  source             = ["s"]
  inferred           = ["memory_gib"]
  cell_source        = { name = ["s"] }
  notes              = ["first", "second"]
  other "compute_capability" {
    value  = "7.0"
    why    = "it is older"
    source = ["s"]
  }
}
framework_info "pytorch" {
  name     = "PyTorch"
  rank     = 1
  packages = ["torch"]
  module   = "torch"
  xla      = true
  source   = ["s"]
  trait "keras-3" {
    from   = "2.0"
    source = ["s"]
  }
}
framework "pytorch" "2.0" {
  package = "torch"
  pairs   = { torchvision = "0.15" }
  source  = ["s"]
  build "cpu" {
    source = ["s"]
    platform "linux/amd64" { sm = [] }
    platform "windows/amd64" {}
  }
}
`)}})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	cited := matrices.Evidence{Sources: []string{"s"}}
	other := matrices.Other{Cell: "compute_capability", Value: "7.0", Why: "it is older", Sources: []string{"s"}}
	want := matrices.Tables{
		Architectures: []matrices.Architecture{{
			ComputeCapability: "7.5", Name: "turing", Tegra: true,
			Evidence: matrices.Evidence{Sources: []string{"s@v1:file.txt"}},
		}},
		GPUs: []matrices.GPU{{
			ID: "t4", Name: "Tesla T4 ${not a template}", Arch: "turing", ComputeCapability: "7.5",
			MemoryGiB: []float64{16, 14.5}, Class: "datacenter",
			Evidence: matrices.Evidence{
				Sources: []string{"s"}, Inferred: []string{"memory_gib"}, Cells: map[string][]string{"name": {"s"}},
				Notes: []string{"first", "second"}, Others: []matrices.Other{other},
			},
		}},
		FrameworkInfos: []matrices.FrameworkInfo{{
			ID: "pytorch", Name: "PyTorch", Rank: 1, Packages: []string{"torch"}, Module: "torch", XLA: true,
			Traits: []matrices.Trait{{ID: matrices.TraitKeras3, From: "2.0", Evidence: cited}}, Evidence: cited,
		}},
		Frameworks: map[string][]matrices.FrameworkRelease{"pytorch": {{
			Framework: "pytorch", Version: "2.0", Package: "torch",
			Pairs: map[string]string{"torchvision": "0.15"}, Evidence: cited,
			Builds: []matrices.Build{{Variant: "cpu", Evidence: cited, Platforms: []matrices.PlatformBuild{
				{Platform: "linux/amd64", KernelsKnown: true}, {Platform: "windows/amd64"},
			}}},
		}}},
		Packages: map[string][]matrices.PackageRelease{},
	}
	for _, table := range []string{"architectures", "frameworks", "gpus", "pytorch"} {
		want.Upstreams = append(want.Upstreams, matrices.Upstream{Table: table, Looked: "2026-11-20", Evidence: cited})
	}
	want.Sources = []matrices.Source{{ID: "s", Title: "A page", Date: "2026-11-20", Class: matrices.Vendor}}
	if diff := cmp.Diff(want, tables); diff != "" {
		t.Error(diff)
	}
}

func TestTablesSortsReleases(t *testing.T) {
	text := "source \"s\" {\n  title = \"A page\"\n  date = \"2026\"\n  class = \"vendor\"\n}\n"
	for _, f := range []struct{ id, rank string }{{"g", "0"}, {"f", "0"}, {"b", "2"}, {"c", "1"}} {
		text += "framework_info \"" + f.id + "\" {\n  name = \"F\"\n  rank = " + f.rank +
			"\n  packages = [\"" + f.id + "\"]\n  module = \"f\"\n  source = [\"s\"]\n}\n"
	}
	for _, v := range []string{"2.9.0", "2.10.0", "2.10.0rc1", "2.9.0.post1"} {
		text += "framework \"f\" \"" + v + "\" {\n  package = \"f\"\n  source = [\"s\"]\n}\n"
	}
	for _, v := range []string{"12.4.1", "9.2.148", "12.10.0"} {
		text += "cuda \"" + v + "\" {\n  source = [\"s\"]\n}\n"
	}
	tables, diags := Tables([]tablefile.File{{Name: "a.hcl", Data: []byte(text)}})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	var infos, frameworks, cuda []string
	for _, f := range tables.FrameworkInfos {
		infos = append(infos, f.ID)
	}
	if diff := cmp.Diff([]string{"c", "b", "f", "g"}, infos); diff != "" {
		t.Errorf("the descriptions of frameworks are not by rank, then by id: %s", diff)
	}
	for _, r := range tables.Frameworks["f"] {
		frameworks = append(frameworks, r.Version)
	}
	for _, r := range tables.CUDAReleases {
		cuda = append(cuda, r.Version)
	}
	if diff := cmp.Diff([]string{"2.10.0", "2.10.0rc1", "2.9.0.post1", "2.9.0"}, frameworks); diff != "" {
		t.Errorf("frameworks are not newest first: %s", diff)
	}
	if diff := cmp.Diff([]string{"9.2.148", "12.4.1", "12.10.0"}, cuda); diff != "" {
		t.Errorf("toolkits are not oldest first: %s", diff)
	}
}

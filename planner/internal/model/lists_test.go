package model_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// descends reports whether versions stand newest first.
func descends(list []string) bool {
	return slices.IsSortedFunc(list, func(a, b string) int { return version.Compare(b, a) })
}

// TestVersionsStandNewestFirstAndOnce: the first value of a variable is the one
// that is preferred, and none is looked at twice.
func TestVersionsStandNewestFirstAndOnce(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, words := range []string{"gpu=t4 pytorch", "tensorflow cuda=>=11", "jax cudnn=9", "pytorch tensorflow",
		"pytorch nccl=>=2.20", "gpu=jetson-orin-nx pytorch", "pytorch build=cpu", "cupy python=>=3.9"} {
		m := plantest.Wide(t, f, words)
		for _, l := range []*model.ListVariable{m.Python, m.CUDA, m.CUDNN, m.NCCL} {
			versions := slices.DeleteFunc(slices.Clone(l.Values), func(v string) bool { return v == "" })
			sorted := slices.Clone(l.Values)
			slices.Sort(sorted)
			if !descends(versions) || len(slices.Compact(sorted)) != len(l.Values) || l.Size != len(l.Values) {
				t.Errorf("%s: %s is one of %q", words, l.Part, l.Values)
			}
			if at := slices.Index(l.Values, ""); at >= 0 && at != len(l.Values)-1 {
				t.Errorf("%s: to have no %s stands before a version: %q", words, l.Part, l.Values)
			}
		}
	}
}

// TestWhichVersionsOfAPartAreLookedAt: what candidates bring or can meet, what
// images hold, and what the user's words take in.
func TestWhichVersionsOfAPartAreLookedAt(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		words    string
		list     func(*model.Model) *model.ListVariable
		has, not string
	}{
		{"pytorch==2.5.1", func(m *model.Model) *model.ListVariable { return m.CUDA }, "12.4.1 12.1.1 11.8.0", "12.6.3 13.0.2"},
		{"pytorch==2.5.1 cuda=12.6", func(m *model.Model) *model.ListVariable { return m.CUDA }, "12.4.1 12.6.3 12.6.0", "13.0.2"},
		{"pytorch==2.5.1 nccl=2.27", func(m *model.Model) *model.ListVariable { return m.NCCL }, "2.21.5 2.27.7", "2.28.3"},
		{"pytorch==2.5.1 package=nvidia-nccl-cu12==2.99.9", func(m *model.Model) *model.ListVariable { return m.NCCL },
			"2.21.5 2.99.9", "2.27.7"}, // not known, and named
		{"onnxruntime==1.20.1", func(m *model.Model) *model.ListVariable { return m.CUDNN }, "9.10.2.21 8.9.7.29", ""}, // by its range, and in images
		{"pytorch==2.5.1", func(m *model.Model) *model.ListVariable { return m.Python }, "3.12 3.9", "3.14"},
		{"pytorch==2.5.1 python=3.14", func(m *model.Model) *model.ListVariable { return m.Python }, "3.14 3.12", "3.15"},
	} {
		values := test.list(plantest.Model(t, f, test.words, model.NarrowModel)).Values
		for v := range strings.FieldsSeq(test.has) {
			if !slices.Contains(values, v) {
				t.Errorf("%s: %s is not among %q", test.words, v, values)
			}
		}
		for v := range strings.FieldsSeq(test.not) {
			if slices.Contains(values, v) {
				t.Errorf("%s: %s is among %q", test.words, v, values)
			}
		}
	}
}

// TestRowsOfCUDNNStandByTheirValues: rules read the release of a value by its
// place.
func TestRowsOfCUDNNStandByTheirValues(t *testing.T) {
	m := plantest.Wide(t, facts.New(matrices.Embedded()), "jax cudnn=9")
	rows := m.CUDNNRows()
	if len(rows) != m.CUDNN.Size {
		t.Fatalf("%d rows for %d values", len(rows), m.CUDNN.Size)
	}
	for i, v := range m.CUDNN.Values {
		if (v == "") != (rows[i] == nil) || v != "" && version.Compare(rows[i].Version, v) > 0 &&
			!version.StartsWith(rows[i].Version, v) {
			t.Errorf("the row of cuDNN %q is %+v", v, rows[i])
		}
	}
}

func TestDriversOfBranches(t *testing.T) {
	f := facts.New(matrices.Embedded())
	branch := f.ByBranch()["580"]
	if got := model.Latest(branch); version.Major(got) != "580" || version.Compare(got, f.FirstOfBranch("580")) <= 0 {
		t.Errorf("the newest of branch 580 is %s", got)
	}
	beta := &matrices.DriverBranch{Branch: "700", Versions: []matrices.DriverVersion{{Version: "700.10"},
		{Version: "700.99", Kind: "beta"}}}
	if got := model.Latest(beta); got != "700.10" {
		t.Errorf("the newest of a branch with a beta is %s", got)
	}
	if got := model.Latest(&matrices.DriverBranch{Branch: "701"}); got != "701" {
		t.Errorf("of a branch without releases it is %s", got)
	}
	for words, want := range map[string]string{"driver=535 pytorch": f.FirstOfBranch("535"),
		"driver=535.104.05 pytorch": "535.104.05", "driver=>=550 pytorch": f.FirstOfBranch("550"),
		"driver=581.15 gpu=rtx-3060 platform=windows/amd64 pytorch": "581.15"} {
		m := plantest.Wide(t, f, words)
		if got := m.LowestGiven(m.Drivers[0].Driver); got != want {
			t.Errorf("%s: the oldest driver is %s, want %s", words, got, want)
		}
	}
}

// TestADriverIsSpelledAsTheTargetDoes: an attribute is changed as a whole, a flag
// by itself.
func TestADriverIsSpelledAsTheTargetDoes(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		words string
		file  bool
		want  string
	}{
		{"driver=535.104.05 pytorch", false, "--driver '>=570.26'"},
		{"driver=535.104.05 driver=580.65.06 pytorch", false, "--driver '>=570.26' for --driver 535.104.05"},
		{"driver=535.104.05 pytorch", true, `driver = ">=570.26"`},
		{"driver=535.104.05 driver=580.65.06 pytorch", true, `driver = [">=570.26", "580.65.06"]`},
	} {
		m := plantest.Wide(t, f, test.words)
		if test.file {
			for i := range m.Query.Request.Drivers {
				m.Query.Request.Drivers[i].At.File, m.Query.Request.Drivers[i].At.Line = "envsolve.hcl", 3
				m.Query.Drivers[i].Text = m.Query.Request.Drivers[i]
			}
		}
		if got := m.SpellDriver(&m.Query.Drivers[0], ">=570.26"); got != test.want {
			t.Errorf("%s: %s, want %s", test.words, got, test.want)
		}
	}
}

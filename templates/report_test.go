package templates

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReportHasTheDocumentedForm reads reports into the documented types and
// back: nothing may be lost, added or left out.
func TestReportHasTheDocumentedForm(t *testing.T) {
	m := newStackMaker(t)
	for name, damage := range map[string]func(*environment){
		"healthy": func(*environment) {},
		"broken": func(e *environment) {
			e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
			e.environ["STAND_IN_CRASH"] = "11"
		},
		"without a GPU": func(e *environment) { delete(e.environ, "LD_LIBRARY_PATH") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := m.healthy(t)
			damage(e)
			text, _ := e.run("--json", "--only", lookedAt)
			keepsSchema(t, text)
			decoder := json.NewDecoder(bytes.NewReader([]byte(text)))
			decoder.DisallowUnknownFields()
			var report SelfTestReport
			if err := decoder.Decode(&report); err != nil {
				t.Fatalf("%v in\n%s", err, text)
			}
			again, err := json.Marshal(report)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(generic(t, []byte(text)), generic(t, again)); diff != "" {
				t.Errorf("the report is not what its types say (-printed +types):\n%s", diff)
			}
			if report.Schema != SelfTestSchema || report.Counts.OK+report.Counts.Fail+report.Counts.Skip != len(report.Checks) {
				t.Errorf("schema %q, counts %+v of %d checks", report.Schema, report.Counts, len(report.Checks))
			}
			if (report.RootCause != nil) != (report.Status == "fail") {
				t.Errorf("status %s with root cause %+v", report.Status, report.RootCause)
			}
		})
	}
}

func generic(t *testing.T, text []byte) (value any) {
	t.Helper()
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatal(err)
	}
	return value
}

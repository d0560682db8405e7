package templates

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// compiledSchema is the published schema of reports, compiled once for all tests.
var compiledSchema = sync.OnceValues(func() (*jsonschema.Schema, error) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(SelfTestReportSchema()))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("report.json", document); err != nil {
		return nil, err
	}
	return compiler.Compile("report.json")
})

// keepsSchema holds a report to the published schema.
func keepsSchema(t *testing.T, text string) {
	t.Helper()
	if err := validate(t, text); err != nil {
		t.Errorf("the report breaks its schema: %v\n%s", err, text)
	}
}

func validate(t *testing.T, text string) error {
	t.Helper()
	schema, err := compiledSchema()
	if err != nil {
		t.Fatalf("the schema itself: %v", err)
	}
	report, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v in the report:\n%s", err, text)
	}
	return schema.Validate(report)
}

// A schema that lets anything through would hold nothing.
func TestSchemaRefusesOtherReports(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
	good, _ := e.run("--json", "--only", "inventory,import,driver")
	keepsSchema(t, good)
	for name, change := range map[string]func(report map[string]any){
		"another schema":              func(r map[string]any) { r["schema"] = "envsolve.selftest/v2" },
		"a key more":                  func(r map[string]any) { r["more"] = 1 },
		"a key less":                  func(r map[string]any) { delete(r, "platform") },
		"a failure without cause":     func(r map[string]any) { r["root_cause"] = nil },
		"a cause without a failure":   func(r map[string]any) { r["status"] = "ok" },
		"a cause that no check found": func(r map[string]any) { delete(r["root_cause"].(map[string]any), "check") },
		"a check that there is not":   func(r map[string]any) { first(r)["check"] = "driver-version" },
		"a failure without problem":   func(r map[string]any) { first(r)["problems"] = []any{} },
		"a skip without reason":       func(r map[string]any) { first(r)["status"], first(r)["problems"] = "skip", []any{} },
		"a problem without fix":       func(r map[string]any) { problem(r)["fix"] = "" },
		"a problem with a key more":   func(r map[string]any) { problem(r)["why"] = "" },
		"an id that is none":          func(r map[string]any) { problem(r)["error"] = "cuDNN missing" },
		"time as text":                func(r map[string]any) { r["seconds"] = "1.5" },
	} {
		t.Run(name, func(t *testing.T) {
			var report map[string]any
			if err := json.Unmarshal([]byte(good), &report); err != nil {
				t.Fatal(err)
			}
			change(report)
			text, err := json.Marshal(report)
			if err != nil {
				t.Fatal(err)
			}
			if validate(t, string(text)) == nil {
				t.Errorf("the schema lets it through:\n%s", text)
			}
		})
	}
}

func first(report map[string]any) map[string]any {
	return report["checks"].([]any)[0].(map[string]any)
}

func problem(report map[string]any) map[string]any {
	return first(report)["problems"].([]any)[0].(map[string]any)
}

func TestSchemaListsTheChecks(t *testing.T) {
	var schema struct {
		Defs struct{ Name struct{ Enum []string } } `json:"$defs"`
	}
	if err := json.Unmarshal(SelfTestReportSchema(), &schema); err != nil {
		t.Fatal(err)
	}
	list, _ := newStackMaker(t).healthy(t).run("--list")
	var want []string
	for line := range strings.Lines(list) {
		want = append(want, strings.Fields(line)[0])
	}
	if !slices.Equal(schema.Defs.Name.Enum, want) {
		t.Errorf("the schema has %v, the command %v", schema.Defs.Name.Enum, want)
	}
}

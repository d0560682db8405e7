package emit

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/request"
)

// forms are inputs that bring everything which emitters write: a lock, versions,
// ranges, extras, addresses, other indexes, pages of links.
func forms(t *testing.T) map[string][]Input {
	t.Helper()
	planned, linked, elsewhere := planOf(), planOf(), planOf()
	planned.Target = "planned"
	linked.Stack.Wheels = map[string]string{"flash-attn": "https://files.example.com/flash_attn-2.8.3-cp312-cp312-linux_x86_64.whl"}
	linked.Stack.Packages["flash-attn"] = "2.8.3"
	elsewhere.Indexes = []request.Index{{Name: "corp", URL: "https://pypi.example.com/simple"}}
	return map[string][]Input{"a lock": {FromLock(locked(t), nil)}, "a plan": {planned}, "an address": {linked},
		"another index": {elsewhere}, "two targets": {FromLock(locked(t), nil), planned}}
}

// TestPixisSchemaTakesWhatIsEmitted holds manifests to the schema that pixi publishes.
func TestPixisSchemaTakesWhatIsEmitted(t *testing.T) {
	schema, dir := worldtest.ToolSchema(t, "pixi"), t.TempDir()
	var files []string
	emitted := map[string]string{}
	for name, inputs := range forms(t) {
		text, err := Pixi(inputs)
		if err != nil {
			t.Fatal(err)
		}
		emitted[name] = string(text)
		files = append(files, saved(t, dir, name+".toml", text))
	}
	if faults := worldtest.SchemaFaults(t, schema, files...); faults != "" {
		t.Error(faults)
	}
	for old, wrong := range map[string]string{"no-default-feature = true": "no-default-features = true",
		"system-requirements": "system-requirement", "version = ": "versions = "} {
		changed := strings.Replace(emitted["a lock"], old, wrong, 1)
		if changed == emitted["a lock"] || worldtest.SchemaFaults(t, schema, saved(t, dir, "wrong.toml", []byte(changed))) == "" {
			t.Errorf("%s is taken:\n%s", wrong, changed)
		}
	}
}

// TestUVsSchemaTakesWhatIsEmitted holds the table of uv to the schema that it publishes.
func TestUVsSchemaTakesWhatIsEmitted(t *testing.T) {
	schema, dir := worldtest.ToolSchema(t, "uv"), t.TempDir()
	var files []string
	for name, inputs := range forms(t) {
		text, err := UV(inputs)
		if err != nil {
			t.Fatal(err)
		}
		var project struct{ Tool struct{ UV map[string]any } }
		if err := toml.Unmarshal(text, &project); err != nil || len(project.Tool.UV) == 0 {
			t.Fatalf("%v\n%s", err, text)
		}
		raw, err := json.Marshal(project.Tool.UV)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, saved(t, dir, name+".json", raw))
	}
	if faults := worldtest.SchemaFaults(t, schema, files...); faults != "" {
		t.Error(faults)
	}
	if worldtest.SchemaFaults(t, schema, saved(t, dir, "wrong.json", []byte(`{"conflict":[]}`))) == "" {
		t.Error("it takes anything")
	}
}

func saved(t *testing.T, dir, name string, text []byte) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

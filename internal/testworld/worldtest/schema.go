package worldtest

import (
	"errors"
	"os/exec"
	"path/filepath"
	"testing"
)

// GitLabSchema names GitLab's own schema of pipelines, which check-jsonschema brings.
const GitLabSchema = "gitlab-ci"

// SchemaFaults returns what is wrong with files, JSON, YAML or TOML by their names,
// according to a published JSON schema, or nothing: one that check-jsonschema brings,
// by its name, or a file. The test is skipped where that cannot be had, except in CI.
func SchemaFaults(t testing.TB, schema string, files ...string) string {
	t.Helper()
	program := PythonTool(t, "check-jsonschema==0.39.0", "check-jsonschema")
	args := []string{"--builtin-schema", "vendor." + schema}
	if filepath.IsAbs(schema) {
		args = []string{"--schemafile", schema}
	}
	out, err := exec.CommandContext(t.Context(), program, append(args, files...)...).CombinedOutput()
	var failed *exec.ExitError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &failed) && failed.ExitCode() == 1 && len(out) > 0:
		return string(out)
	}
	t.Fatalf("check-jsonschema: %v\n%s", err, out)
	return ""
}

// ToolSchema returns the file of the schema that the makers of a tool publish for its
// table of pyproject.toml, such as pixi's, which is that of pixi.toml, too.
func ToolSchema(t testing.TB, tool string) string {
	t.Helper()
	const pin = "validate-pyproject-schema-store==2026.10.23"
	bin := filepath.Dir(PythonTool(t, pin, "python"))
	pattern := filepath.Join(filepath.Dir(bin), "lib", "python*", "site-packages", "validate_pyproject_schema_store", "resources",
		tool+".schema.json")
	found, err := filepath.Glob(pattern)
	if err != nil || len(found) != 1 {
		t.Fatalf("%s: %v, %v", pattern, found, err)
	}
	return found[0]
}

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestGitLabsSchemaTakesOurPipelines holds the component, header and jobs, and the
// pipelines to GitLab's own schema.
func TestGitLabsSchemaTakesOurPipelines(t *testing.T) {
	root := repositoryRoot(t)
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	header, jobs, _ := strings.Cut(read("templates/envsolve.yml"), "\n---\n")
	jobs = regexp.MustCompile(`\$\[\[ inputs\.\w+ \]\]`).ReplaceAllString(jobs, "test")
	check := read(".ci/check.gitlab-ci.yml")
	dir := t.TempDir()
	saved := func(name, text string) string {
		file := filepath.Join(dir, name+".yml")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	if faults := worldtest.SchemaFaults(t, worldtest.GitLabSchema, saved("header", header), saved("jobs", jobs),
		filepath.Join(root, ".ci/check.gitlab-ci.yml"), filepath.Join(root, "examples/ci/gitlab-ci.yml")); faults != "" {
		t.Error(faults)
	}
	for name, text := range map[string]string{
		"a field of a job that there is not":      strings.Replace(jobs, "  stage: ", "  stages: ", 1),
		"rules that are a text":                   strings.Replace(check, "  rules:\n", "  rules: always\n  ruled:\n", 1),
		"a field of the header that there is not": strings.Replace(header, "\n  inputs:", "\n  input:", 1),
		"options of an input that are a text":     strings.Replace(header, "options: [check, plan, build, verify]", "options: check", 1),
	} {
		if worldtest.SchemaFaults(t, worldtest.GitLabSchema, saved("wrong", text)) == "" {
			t.Errorf("%s is taken:\n%s", name, text)
		}
	}
}

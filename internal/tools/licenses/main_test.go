package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/licenses"
)

func TestLicensesAreThoseOfGoMod(t *testing.T) {
	want, err := current()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, licenses.ThirdParty()); diff != "" {
		t.Errorf("internal/licenses/third-party.txt is out of date (-want +have), "+
			"run: go generate ./internal/tools/licenses\n%s", diff)
	}
}

func TestNoticeSaysWhereTheLicencesAre(t *testing.T) {
	notice, err := os.ReadFile("../../../NOTICE")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"internal/licenses/third-party.txt", "envsolve version --licenses"} {
		if !strings.Contains(string(notice), want) {
			t.Errorf("NOTICE lacks %s", want)
		}
	}
}

// texts of licences that are there on any machine with Go.
func licenceOfGo(t *testing.T) string {
	t.Helper()
	root, err := run("", "go", "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(root), "LICENSE"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestModules(t *testing.T) {
	bsd := licenceOfGo(t)
	gpl := "This program is free software: you can redistribute it and/or modify it under the terms of the GNU General " +
		"Public License as published by the Free Software Foundation, either version 3 of the License, or (at your option) " +
		"any later version."
	for _, tt := range []struct {
		name, want string
		files      map[string]string
	}{
		{"a licence at the root", "", map[string]string{"LICENSE.md": bsd}},
		{"a licence in another case", "", map[string]string{"Licence": bsd}},
		{"a second one beside code that is linked", "", map[string]string{"LICENSE": bsd, "a/GO_LICENSE": bsd}},
		{"none", "no file in", map[string]string{"license.go": bsd, "other/LICENSE": bsd}},
		{"one that binds what it is linked into", "GPL-3.0-or-later is not known to go with Apache-2.0",
			map[string]string{"LICENSE": gpl}},
		{"such a one beside code that is linked", "a/b/COPYING: GPL-3.0-or-later",
			map[string]string{"LICENSE": bsd, "a/b/COPYING": gpl}},
		{"such a one beside code that is not", "", map[string]string{"LICENSE": bsd, "other/LICENSE": gpl}},
		{"one of documentation", "", map[string]string{"LICENSE": bsd, "LICENSE.docs": gpl}},
		{"words of one's own", "read it", map[string]string{"LICENSE": "Do with it what seems right."}},
	} {
		dir := t.TempDir()
		for name, text := range tt.files {
			if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		m := module{path: "example.com/m", dir: dir, packages: map[string]bool{filepath.Join(dir, "a", "b"): true}}
		if err := os.MkdirAll(filepath.Join(dir, "a", "b"), 0o755); err != nil {
			t.Fatal(err)
		}
		err := m.read()
		if (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.name, err, tt.want)
		}
	}
}

func TestSource(t *testing.T) {
	for _, tt := range []struct{ path, version, want string }{
		{"github.com/hashicorp/hcl/v2", "v2.25.0", "https://github.com/hashicorp/hcl/tree/v2.25.0"},
		{"github.com/moby/sys/mountinfo", "v0.7.2", "https://github.com/moby/sys/tree/mountinfo/v0.7.2"},
		{"github.com/docker/cli", "v29.7.2+incompatible", "https://github.com/docker/cli/tree/v29.7.2"},
		{"github.com/x/y", "v0.0.0-20240514184818-90bafcd6abab", "https://github.com/x/y/tree/90bafcd6abab"},
		{"example.com/x/y", "v1.0.0", ""},
	} {
		m := module{path: tt.path, version: tt.version}
		if got, err := m.source(); got != tt.want || (err == nil) != (tt.want != "") {
			t.Errorf("%s: %q, %v; want %q", &m, got, err, tt.want)
		}
	}
}

func TestPageHoldsEachTextOnce(t *testing.T) {
	modules := []module{
		{path: "a", version: "v1", ids: []string{"MIT"}, files: []file{{name: "LICENSE", text: "One\ntext.\n"}}},
		{path: "b", version: "v2", ids: []string{"MIT"}, files: []file{
			{name: "LICENSE", text: "One  text.\n"}, {name: "NOTICE", text: "A notice.\n", notice: true}}},
	}
	got, err := page(modules)
	if err != nil {
		t.Fatal(err)
	}
	want := rule + "b v2: NOTICE\n\nA notice.\n" + rule + "a v1: LICENSE\nb v2: LICENSE\n\nOne\ntext.\n"
	if !strings.HasSuffix(got, want) {
		t.Errorf("got\n%s\nwant it to end with\n%s", got, want)
	}
}

package main

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/host"
)

// TestLinksThatLeadUpDoNotMultiplyFolders has 40 links, by which one folder has 64 000 names.
func TestLinksThatLeadUpDoNotMultiplyFolders(t *testing.T) {
	root := fstest.MapFS{
		"home/ana/venv/lib/python3.11/site-packages/torch.py": {},
		"home/bob":  {Data: []byte("/srv/bob"), Mode: fs.ModeSymlink},
		"srv/bob/v": {Data: []byte("../../home/ana/venv"), Mode: fs.ModeSymlink},
	}
	for i := range 40 {
		root[fmt.Sprintf("home/l%d", i)] = &fstest.MapFile{Data: []byte("."), Mode: fs.ModeSymlink}
	}
	l := &doctorLook{files: root, env: host.Variables(nil)}
	list, checks := l.found(t.Context())
	if diff := cmp.Diff([]string{"/home/ana/venv/lib/python3.11/site-packages"}, list); diff != "" || len(checks) > 0 {
		t.Errorf("(-want +got):\n%s%v", diff, checks)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if list, _ := l.found(ctx); len(list) > 0 {
		t.Errorf("after the end: %v", list)
	}
}

func TestFoldersWithoutEnd(t *testing.T) {
	root := fstest.MapFS{}
	for i := range 30 {
		root[fmt.Sprintf("opt/%02d/lib/python3.11/site-packages/x", i)] = &fstest.MapFile{}
	}
	const pattern = "opt/*/lib/python3*/site-packages"
	for most, whole := range map[int]bool{29: false, 30: true} {
		if list, all := matching(t.Context(), root, pattern, most); len(list) != most || all != whole {
			t.Errorf("of %d: %d, %v", most, len(list), all)
		}
	}
}

func TestEnvironmentsOfTools(t *testing.T) {
	root := fstest.MapFS{}
	var want []string
	for _, prefix := range []string{
		"home/ana/.pyenv/versions/3.11.9", "home/ana/.local/share/virtualenvs/app-x1", "home/ana/.local/share/uv/tools/vllm",
		"home/ana/code/app/.venv", "root/.cache/pypoetry/virtualenvs/app-py3.11", "root/.local/share/pipx/venvs/app",
	} {
		folder := prefix + "/lib/python3.11/site-packages"
		root[folder+"/torch.py"] = &fstest.MapFile{}
		want = append(want, "/"+folder)
	}
	l := &doctorLook{files: root, env: host.Variables(nil)}
	list, _ := l.found(t.Context())
	slices.Sort(list)
	slices.Sort(want)
	if diff := cmp.Diff(want, list); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

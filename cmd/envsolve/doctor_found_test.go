package main

import (
	"context"
	"fmt"
	"io/fs"
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

package clitest

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/loader/elftest"
	"github.com/envsolve/envsolve/internal/testworld/standin"
)

// writeELF writes a library that has nothing but what the dynamic loader reads.
func writeELF(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: elf FILE [needed=NAME,NAME] [rpath=PATH] [runpath=PATH]")
	}
	var l standin.Library
	for _, arg := range args[1:] {
		switch key, value, _ := strings.Cut(arg, "="); key {
		case "needed":
			l.Needed = strings.Split(value, ",")
		case "rpath":
			l.Rpath = value
		case "runpath":
			l.Runpath = value
		default:
			ts.Fatalf("elf: no %q is written", key)
		}
	}
	writeBinary(ts, args[0], l.Bytes())
}

// writeCache writes ldconfig's cache.
func writeCache(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: ldcache FILE [NAME=PATH...]")
	}
	var files [][2]string
	for _, arg := range args[1:] {
		name, path, _ := strings.Cut(arg, "=")
		files = append(files, [2]string{name, path})
	}
	writeBinary(ts, args[0], elftest.Cache(files...))
}

func writeBinary(ts *testscript.TestScript, name string, data []byte) {
	file := ts.MkAbs(name)
	ts.Check(os.MkdirAll(filepath.Dir(file), 0o755))
	ts.Check(os.WriteFile(file, data, 0o644))
}

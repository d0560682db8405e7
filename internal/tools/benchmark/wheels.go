package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// page4K is the unit in which generated content repeats itself.
const page4K = 4096

// writeLibrary writes what stands for a shared library: like machine code, part
// of each page repeats and part cannot be shortened.
func writeLibrary(path string, size int64, random int) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(f, 1<<20)
	source := rand.New(rand.NewPCG(uint64(size), uint64(random)))
	page := bytes.Repeat([]byte("mov rax, [rbp-8]; add rax, rcx; "), page4K/32)
	for written := int64(0); written < size; written += page4K {
		for i := 0; i < random; i += 8 {
			v := source.Uint64()
			for j := range 8 {
				page[i+j] = byte(v >> (8 * j))
			}
		}
		if _, err := out.Write(page[:min(page4K, size-written)]); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	return errors.Join(out.Flush(), f.Close())
}

// largeWheel writes a wheel of three libraries, size bytes unpacked.
func largeWheel(dir, name string, size int64) (wheel.Written, error) {
	members := map[string]wheel.Member{"bench_large/__init__.py": {Data: []byte("SIZE = " + fmt.Sprint(size) + "\n")}}
	scratch, err := os.MkdirTemp(dir, "large")
	if err != nil {
		return wheel.Written{}, err
	}
	defer os.RemoveAll(scratch)
	for i, part := range []struct {
		share  int64 // tenths of the size
		random int   // bytes in each page that cannot be shortened
	}{{5, 1536}, {3, 1024}, {2, 512}} {
		path := filepath.Join(scratch, fmt.Sprint(i))
		if err := writeLibrary(path, size/10*part.share, part.random); err != nil {
			return wheel.Written{}, err
		}
		members[fmt.Sprintf("bench_large/libpart%d.so", i)] = wheel.Member{Path: path}
	}
	return pureWheel(name, "1.0", members).WriteTo(dir)
}

// smallWheel writes a wheel of one module, which says its version.
func smallWheel(dir, version string) (wheel.Written, error) {
	return pureWheel("bench-small", version, map[string]wheel.Member{
		"bench_small.py": {Data: []byte("VERSION = \"" + version + "\"\n")},
	}).WriteTo(dir)
}

func pureWheel(name, version string, members map[string]wheel.Member) wheel.Wheel {
	return wheel.Wheel{
		Name: name, Version: version, Tag: "py3-none-any", Purelib: true, Members: members,
		Metadata: wheel.ParseMetadata("Metadata-Version: 2.1\nName: " + name + "\nVersion: " + version + "\n\n"),
	}
}

// wheelIndex is an index of generated wheels on loopback.
type wheelIndex struct {
	URL    string
	server *http.Server
}

// serveWheels writes a small wheel in three versions and offers them, and others.
func serveWheels(dir string, files ...pyindex.File) (*wheelIndex, error) {
	for _, version := range []string{"1.0", "1.1", "1.2"} {
		w, err := smallWheel(dir, version)
		if err != nil {
			return nil, err
		}
		files = append(files, pyindex.File{
			Project: "bench-small", Version: version, Name: w.File, Path: filepath.Join(dir, w.File),
			SHA256: w.SHA256, MetadataSHA256: w.MetadataSHA256, Size: w.Size, Indexes: []string{"pypi"},
		})
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: pyindex.NewCatalog(files)}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: time.Minute}
	go server.Serve(listener) //nolint:errcheck // ends with Close
	return &wheelIndex{URL: "http://" + listener.Addr().String() + "/simple/", server: server}, nil
}

// Close ends the index.
func (w *wheelIndex) Close() error { return w.server.Close() }

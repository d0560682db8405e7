// Toolbox is the one program of the images that the builder's tests make. It
// does what a test wants to see done inside a container:
//
//	echo WORD…       writes the words
//	env NAME         writes a variable
//	id               writes the user and the working folder
//	cat FILE         writes a file
//	copy FROM TO     copies a file
//	write FILE TEXT  makes a file
//	fill FILE        writes zeros, a GiB at most, or fails
//	now FILE         makes a file that holds the time
//	fail CODE WORD…  writes the words to stderr and exits
//	dial ADDRESS     connects by TCP, or fails
//	sleep SECONDS    waits
//	exists FILE      fails unless the file is there
//	changed FILE     writes the file's inode number and the time of its last change
//	untar FILE TO    unpacks a tar, with the modes and times in it
//	args             writes the arguments that the program was called with
//	readonly FILE    fails if it can make the file
//	move FROM TO     renames a file
//	folder PATH      makes a folder, with those above it
//	await FILE       waits until there is something in the file, for a minute
//
// Called by the name of envsolve-selftest, it does what /opt/envsolve/script
// says, one command a line. Called as Python is, with -I -S FILE, it does what
// that file says.
package main

import (
	"archive/tar"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func main() {
	if filepath.Base(os.Args[0]) == "envsolve-selftest" {
		doAll("/opt/envsolve/script")
		return
	}
	if len(os.Args) > 3 && os.Args[1] == "-I" && os.Args[2] == "-S" {
		doAll(os.Args[3])
		return
	}
	do(os.Args[1:])
}

// doAll does what a file says.
func doAll(file string) {
	script, err := os.ReadFile(file)
	check(err)
	for line := range strings.Lines(string(script)) {
		do(strings.Fields(line))
	}
}

func do(args []string) {
	name, rest := args[0], args[1:]
	switch name {
	case "echo":
		fmt.Println(strings.Join(rest, " "))
	case "env":
		fmt.Println(os.Getenv(rest[0]))
	case "id":
		dir, err := os.Getwd()
		check(err)
		fmt.Println(os.Getuid(), os.Getgid(), dir)
	case "cat":
		check(copyTo("/dev/stdout", rest[0]))
	case "copy":
		check(copyTo(rest[1], rest[0]))
	case "write":
		check(os.WriteFile(rest[0], []byte(rest[1]), 0o644))
	case "fill":
		f, err := os.Create(rest[0])
		check(err)
		zeros := make([]byte, 1<<20)
		for range 1 << 10 {
			_, err := f.Write(zeros)
			check(err)
		}
	case "now":
		check(os.WriteFile(rest[0], []byte(time.Now().String()), 0o644))
	case "fail":
		fmt.Fprintln(os.Stderr, strings.Join(rest[1:], " "))
		code, err := strconv.Atoi(rest[0])
		check(err)
		os.Exit(code)
	case "dial":
		conn, err := net.DialTimeout("tcp", rest[0], 5*time.Second)
		check(err)
		check(conn.Close())
	case "sleep":
		d, err := time.ParseDuration(rest[0] + "s")
		check(err)
		time.Sleep(d)
	case "untar":
		check(untar(rest[0], rest[1]))
	case "args":
		fmt.Printf("%q\n", os.Args[1:])
	case "readonly":
		if os.WriteFile(rest[0], nil, 0o644) == nil {
			check(fmt.Errorf("%s can be written", rest[0]))
		}
	case "move":
		check(os.Rename(rest[0], rest[1]))
	case "folder":
		check(os.MkdirAll(rest[0], 0o755))
	case "await":
		for until := time.Now().Add(time.Minute); time.Now().Before(until); time.Sleep(time.Millisecond) {
			if info, err := os.Stat(rest[0]); err == nil && info.Size() > 0 {
				return
			}
		}
		check(fmt.Errorf("%s has nothing in it", rest[0]))
	case "exists":
		_, err := os.Stat(rest[0])
		check(err)
	case "changed":
		var stat syscall.Stat_t
		check(syscall.Stat(rest[0], &stat))
		fmt.Println(stat.Ino, stat.Ctim.Nano())
	default:
		fmt.Fprintln(os.Stderr, "toolbox: no such command:", name)
		os.Exit(127)
	}
}

func copyTo(to, from string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, content, 0o644)
}

// untar unpacks files, folders and links. A folder gets its time when all is in it.
func untar(file, to string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	times := map[string]time.Time{}
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		path := filepath.Join(to, h.Name)
		switch h.Typeflag {
		case tar.TypeDir:
			err, times[path] = os.Mkdir(path, h.FileInfo().Mode()), h.ModTime
		case tar.TypeReg:
			var content []byte
			if content, err = io.ReadAll(r); err == nil {
				err = os.WriteFile(path, content, h.FileInfo().Mode())
			}
			times[path] = h.ModTime
		case tar.TypeLink:
			err = os.Link(filepath.Join(to, h.Linkname), path)
		case tar.TypeFifo:
			err = syscall.Mkfifo(path, uint32(h.Mode))
		default:
			err = fmt.Errorf("%s: neither a file, a folder, a link nor a pipe", h.Name)
		}
		if err != nil {
			return err
		}
	}
	for path, at := range times {
		if err := os.Chtimes(path, at, at); err != nil {
			return err
		}
	}
	return nil
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "toolbox:", err)
		os.Exit(1)
	}
}

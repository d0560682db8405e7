// Package nolocks takes file locks away from a process and its children, as a file
// system does that has none: the kernel itself answers flock with an error.
package nolocks

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Program is the name under which a test's own program calls Main, see
// testscript.Main.
const Program = "without-locks"

// Main runs the program of its arguments, the first of which is the number of the
// error that flock gives: ENOLCK as NFS, ENOSYS, EOPNOTSUPP.
func Main() {
	err := run(os.Args[1:])
	fmt.Fprintf(os.Stderr, "%s: %v\n", Program, err)
	os.Exit(125)
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("usage: ERRNO PROGRAM [ARG...]")
	}
	errno, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	path, err := exec.LookPath(args[1])
	if err != nil {
		return err
	}
	if err := Forbid(syscall.Errno(errno)); err != nil {
		return err
	}
	return syscall.Exec(path, args[1:], os.Environ())
}

// Forbid has flock fail in all threads of this process from now on.
func Forbid(with syscall.Errno) error {
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no new privileges: %w", err)
	}
	filter := []unix.SockFilter{
		{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: 0}, // the number of the call
		{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, Jf: 1, K: unix.SYS_FLOCK},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ERRNO | uint32(with)},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ALLOW},
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC,
		uintptr(unsafe.Pointer(&program)))
	if errno != 0 {
		return fmt.Errorf("seccomp: %w", errno)
	}
	return nil
}

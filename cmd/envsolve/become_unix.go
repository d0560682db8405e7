//go:build unix

package main

import "syscall"

// become replaces this process by another program: signals, streams and the
// exit code are that program's own.
func become(path string, argv, env []string) error { return syscall.Exec(path, argv, env) }

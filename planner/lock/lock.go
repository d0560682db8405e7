// Package lock is the lock file: everything an image is made of, to the byte,
// with the reason for each pick. Reading and writing it is pure: filling it in
// is internal/resolve's job, putting it on the disk the command's.
//
// # The file
//
// The file is HCL in the layout of "envsolve fmt": a comment, the schema, a
// checksum, the facts that were used, and one block for each target. The same
// Lock always gives the same bytes. Wheels and packages are sorted by name and
// every value has a line of its own, so that a version bump changes the lines
// of one block, and the checksum.
//
// # The checksum
//
// It is the SHA-256 of the file without the checksum's own line:
//
//	grep -v '^checksum = ' envsolve.lock.hcl | sha256sum
//
// It shows that nobody edited the file and that no merge mixed two. It is no
// signature: what is downloaded is held to the hash of each file. Line ends that
// a version control system turned into CRLF throughout are turned back first.
//
// Nor is it trusted: a forger can compute it, so Read also refuses values that
// no build may follow, such as a file name with a path or a user with a space.
//
// # Staleness
//
// A target's request lines say what the lock was made for; Check compares them
// with what is asked for now. Facts that have changed since do not make a lock
// stale: what it holds was consistent then and is the same to the byte now.
// OtherFacts tells when a new lock may choose differently.
package lock

import (
	"strings"

	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Schema names this version of the file.
const Schema = "envsolve.lock/v1"

// DefaultName is the lock's name beside envsolve.hcl.
const DefaultName = "envsolve.lock.hcl"

// Beside returns the path of the lock that belongs to a target file.
func Beside(targetFile string) string { return strings.TrimSuffix(targetFile, ".hcl") + ".lock.hcl" }

// Lock is a whole lock file.
type Lock struct {
	Matrices plan.MatricesInfo
	Targets  []Target // in the order of the target file
}

// Target is one locked target.
type Target struct {
	Name     string
	Platform string
	// Request is the canonical text of the request, one "part = value" line per
	// part that the user set, so that a stale lock can say which one changed.
	Request []string
	Stack   plan.Stack
	Reasons []plan.Reason
	Base    Base
	// Interpreter is what the stack's relocatable build of Python is in bytes; empty
	// for a Python of the base image or its distribution.
	Interpreter Interpreter
	Wheels      []Wheel      // sorted by name
	Apt         []AptPackage // sorted by name
	// AptLayer is what installing them on the base gives; empty without any.
	AptLayer oci.Layer
	Image    request.ImageRequest
	SelfTest request.SelfTestRequest
}

// Base is the base image.
type Base struct {
	Reference string // docker.io/library/python:3.12-slim-bookworm
	Digest    string // of the platform's manifest
	Python    string // the interpreter's path inside
	// PythonVersion is the interpreter's whole version, 3.12.7: byte code is made for it.
	PythonVersion string
	Glibc         string
	Size          int64 // bytes of its layers, compressed; 0 where it is not known
}

// Interpreter is the archive of a relocatable build of Python, whose address and digest
// are the stack's, and the layer that it becomes.
type Interpreter struct {
	Size  int64 // of the archive
	Layer oci.Layer
}

// Wheel is one Python package.
type Wheel struct {
	Name      string // normalised
	Version   string
	File      string
	URL       string
	SHA256    string // hex
	Size      int64
	Index     string // the index it came from; empty where it has an address of its own alone
	Requested bool   // asked for by the target, not only a dependency
	// HashSource is HashComputed when the index gave no hash and the file was
	// fetched once to compute it, and "" when the hash is the index's.
	HashSource string
	// License is what the wheel's metadata says of its licence: an expression of
	// SPDX's, or words; "" where it says nothing.
	License string
	Layer   oci.Layer // that it goes into, alone or with others
}

// HashComputed marks a hash that was computed from the file when locking.
const HashComputed = "computed"

// AptPackage is one distribution package.
type AptPackage struct {
	Name    string
	Version string
	Arch    string
	File    string
	URL     string
	SHA256  string
	Size    int64
}

package sandbox

import (
	"context"
	"fmt"
	"io"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// Command is the hidden command of envsolve that runs Enter.
const Command = "internal-sandbox"

// Sandbox is a place for containers on this machine.
type Sandbox struct {
	// Dir keeps unpacked layers, and what a container writes while it runs. It must be
	// this user's alone, on a file system with locks.
	Dir string
	// Runtime is runc's path, or that of a runtime with the same command line.
	Runtime string
	// Program is the program with the hidden command that runs Enter; empty: this one.
	Program string
}

// Layer is one layer of an image.
type Layer struct {
	DiffID digest.Digest // of the tar file
	// Open opens the blob of the layer, compressed with gzip, zstd or not at all. It is
	// called where the layer has not been unpacked yet.
	Open func(ctx context.Context) (io.ReadCloser, error)
}

// Spec is a command to run in an image.
type Spec struct {
	Layers []Layer // the lowest first
	Config ocispec.ImageConfig
	Args   []string // an argument vector; the program is looked up on the image's PATH
	// File is a path that must be in the image, or the command is not run: *MissingError.
	// Empty: none must be.
	File string
	// Checked are the DiffIDs of layers whose files are, as whoever made them has checked, as
	// the hashes say that come with them, a wheel's RECORD.
	Checked []digest.Digest
	// VerifiedEnv is a variable that names a file in the container: a JSON array of objects,
	// one for each checked layer, with the change times that its files had in nanoseconds, by
	// their inode numbers, when they were unpacked and the layer was what its DiffID says.
	// Empty: no such file.
	VerifiedEnv string
	// Bytecode, if not nil, is made for the command.
	Bytecode *Bytecode
	// Stdout and Stderr get what the command writes as it comes.
	Stdout, Stderr io.Writer
	// Unpacked, if not nil, is told of each layer that was not there when it is unpacked,
	// with the size of its tar file. Several may be told of at a time.
	Unpacked func(l Layer, size int64)
	// Begins, if not nil, is called before the command starts.
	Begins func()
}

// Bytecode is what Python compiles of the modules that a command imports. A server compiles
// them for it and keeps that with their layers. It runs in a container of its own, which has no
// other layers than Interpreter, so that what it makes depends on nothing that the modules do.
// It is a courtesy: what is not there, and nobody makes, the command compiles itself.
type Bytecode struct {
	// Env is a variable that names a folder in the command's container: Python finds byte code
	// there when that is its cache.
	Env string
	// Interpreter are the layers with Python, and Packages those with modules: their DiffIDs.
	Interpreter, Packages []digest.Digest
	// Command are those with the command's own modules. What is made of these is kept for other
	// layers that have the same ones.
	Command []digest.Digest
	Python  string // the path of the interpreter
	// Server is a script that is called with the cache, in which the command finds its socket,
	// and the folder below which Packages and Command lie. What it writes must say what it was compiled
	// from, as PEP 552 has it.
	Server []byte
}

// StartError says that no container can be run here.
type StartError struct{ Err error }

// Error says why.
func (e *StartError) Error() string { return fmt.Sprintf("the sandbox runs no container: %v", e.Err) }

// Unwrap returns the reason.
func (e *StartError) Unwrap() error { return e.Err }

// MissingError says that a file is not in the image.
type MissingError struct{ File string }

// Error names the file.
func (e *MissingError) Error() string { return e.File + " is in none of its layers" }

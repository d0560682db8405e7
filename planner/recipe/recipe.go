// Package recipe says what goes into an image and in which order: a pure
// function of the lock and of the layers that were made for it. It knows no
// network, no daemon and no clock; internal/build carries a recipe out.
//
// # Order of layers
//
//	base          as the lock pins it
//	python        a relocatable build, where the image takes one
//	environment   the bare virtual environment at /opt/env
//	wheels        largest first
//	apt           the distribution's packages
//	self-test     /opt/envsolve and its command
//	copies        the user's own files
//
// Container runtimes know a layer by all that lies below it, so what is big and
// changes rarely is low, and what is small and changes often is high: a new
// apt package or a new file of the user's leaves the gigabytes of wheels where
// they are. Layers never overlap but for folders, so the order is of no
// consequence for what a program sees, with one exception: the user's files
// come last and may replace anything.
package recipe

import (
	"time"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
)

// Prefix is the folder of the virtual environment in every image.
const Prefix = "/opt/env"

// SelfTestCommand is the self-test's name on the image's PATH.
const SelfTestCommand = "envsolve-selftest"

// VerifiedEnv is the variable that names to the self-test a file of its image's files that
// are known to be as their RECORD says: a JSON array of objects, one for each layer, with the files' change
// times in nanoseconds by their inode numbers.
const VerifiedEnv = "ENVSOLVE_VERIFIED"

// BytecodeEnv is the variable that names to the self-test a folder with byte code of what it
// imports, and a socket where it asks for more.
const BytecodeEnv = "ENVSOLVE_BYTECODE"

// GuardCommand is the guard's path. It is absolute, so that a container that is
// started with another PATH has it, too.
const GuardCommand = Prefix + "/bin/envsolve-guard"

// Recipe is everything that determines an image's digest, besides the base
// image's own config.
type Recipe struct {
	Target   string
	Platform string // linux/amd64
	Base     Base
	Layers   []Layer           // above the base, in order
	Apt      []lock.AptPackage // what the layer of kind Apt installs; empty: no such layer
	Copies   []Copy            // what the layers of kind Files were made from
	Config   Config
	SelfTest SelfTest
	// Epoch is the image's creation time. Zero takes the base image's, the
	// newest moment that is known without a clock.
	Epoch time.Time
}

// Base is the image below all layers.
type Base struct {
	Reference string // docker.io/library/python:3.12-slim-bookworm
	Digest    string // of the platform's manifest
}

// Kind says what a layer holds.
type Kind string

// The kinds of layers, in the order in which an image has them.
const (
	Interpreter Kind = "python" // a relocatable build
	Environment Kind = "environment"
	Wheels      Kind = "wheels"
	Apt         Kind = "apt"
	SelfTestKit Kind = "self-test"
	Files       Kind = "files"
)

// Layer is one layer of the image. One of kind Apt may have no digest yet, in
// another compression than the lock's: then the builder makes it first.
type Layer struct {
	Kind Kind
	Name string // for people: "torch 2.5.1+cu124"
	oci.Layer
	CreatedBy string // the text of its entry in the image's history
}

// Copy is one copy block of the target.
type Copy struct {
	From string // as the user wrote it, relative to the target file's folder
	To   string // absolute in the image
}

// Config is what the image's config says beyond the base's.
type Config struct {
	Env        []string // KEY=VALUE, in order; some are put before the base's own
	User       string
	WorkingDir string // empty: the base's
	// Guard is a command that runs the entrypoint, which follows it, once it has
	// found the host fit; the base's entrypoint where the target names none.
	Guard      []string
	Entrypoint []string
	Cmd        []string
	Labels     map[string]string
}

// SelfTest is the command that proves the assembled tree at build time. No
// command, no proof.
type SelfTest struct {
	Args []string
}

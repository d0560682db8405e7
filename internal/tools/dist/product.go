package main

import (
	"debug/elf"
	"debug/macho"
	"debug/pe"
)

// product is what every package says of envsolve.
type product struct {
	name, summary, description string
	homepage, licence          string
	maintainer                 string
}

// envsolve is the one description that all packages are written from.
func envsolve() product {
	return product{
		name:    "envsolve",
		summary: "Reproducible environments for NVIDIA GPU software",
		description: "envsolve solves for one consistent stack (driver, CUDA, cuDNN, NCCL, framework\n" +
			"build, extensions, Python, OS, base image) out of cited compatibility facts,\n" +
			"locks it to the byte, builds it as a container image through BuildKit, and\n" +
			"judges environments that exist.",
		homepage:   "https://github.com/envsolve/envsolve",
		licence:    "Apache-2.0",
		maintainer: "The envsolve Authors <envsolve@users.noreply.github.com>",
	}
}

// The programs, as Go and users call them.
const (
	first  = "envsolve"
	second = "envsolve-builder" // lock, build, test, verify, inspect, cache, builder
)

// platform is a system and an architecture that programs are compiled for.
type platform struct {
	system, arch string   // as Go calls them
	programs     []string // what can be compiled for it
	wheelTags    []string // the platform tags of its wheel
	debian       string   // the architecture as Debian calls it; "" for no package
	zip          bool     // the archive is a zip
	elf          elf.Machine
	macho        macho.Cpu
	pe           uint16
}

// String returns the platform as Go and this tool's flag write it.
func (p platform) String() string { return p.system + "/" + p.arch }

// executable returns the name of a program's file.
func (p platform) executable(program string) string {
	if p.system == "windows" {
		return program + ".exe"
	}
	return program
}

// platforms are what a release is for. On Linux the programs need no library, so
// that one wheel is for glibc and for musl. macOS 12 is the oldest that programs
// of Go 1.26 start on. The second program manages BuildKit's daemon, and layers on
// disk, by means that macOS and Windows lack; there it runs in a Linux of theirs.
func platforms() []platform {
	alone, both := []string{first}, []string{first, second}
	return []platform{
		{system: "linux", arch: "amd64", programs: both, debian: "amd64", elf: elf.EM_X86_64,
			wheelTags: []string{"manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"}},
		{system: "linux", arch: "arm64", programs: both, debian: "arm64", elf: elf.EM_AARCH64,
			wheelTags: []string{"manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"}},
		{system: "darwin", arch: "amd64", programs: alone, macho: macho.CpuAmd64, wheelTags: []string{"macosx_12_0_x86_64"}},
		{system: "darwin", arch: "arm64", programs: alone, macho: macho.CpuArm64, wheelTags: []string{"macosx_12_0_arm64"}},
		{system: "windows", arch: "amd64", programs: alone, zip: true, pe: pe.IMAGE_FILE_MACHINE_AMD64,
			wheelTags: []string{"win_amd64"}},
	}
}

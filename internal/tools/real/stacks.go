package main

import (
	"fmt"
	"strings"
)

// stack is a stack of real packages.
type stack struct {
	name    string
	python  string // minor that a base image of the test world has
	os      string
	body    string // of the target, besides GPU, Python and system
	bytes   int64  // about what it downloads and unpacks, to leave it out where the disk is small
	imports string // what its smoke test runs, besides the self-test's own checks
}

// What a stack of one framework downloads and unpacks, about, in bytes: the disk was watched
// while it was taken.
const (
	onnxRoom       = 5e9
	cupyRoom       = 6e9
	jaxRoom        = 8e9
	tensorflowRoom = 14e9
	pytorchRoom    = 17e9
)

// stacks are listed from the smallest to the largest.
func stacks() []stack {
	const torch210 = "framework \"pytorch\" {\n    version = \"2.10\"\n  }\n  "
	list := []stack{
		{name: "numba-cuda", body: `packages = { numba-cuda = "*" }`, bytes: 2e9,
			imports: "import numba.cuda"},
		{name: "faster-whisper", body: `packages = { faster-whisper = "*" }`, bytes: 4e9,
			imports: "import ctypes; ctypes.CDLL('libcublas.so.12'); import faster_whisper"},
		{name: "onnxruntime", body: `framework "onnxruntime" {}`, bytes: onnxRoom,
			imports: "import onnxruntime"},
		{name: "cupy", body: `framework "cupy" {}`, bytes: cupyRoom,
			imports: "import cupy"},
		{name: "jax-cuda12", body: `framework "jax" {` + "\n    cuda = \"12\"\n  }", bytes: jaxRoom,
			imports: "import jax.numpy; jax.numpy.ones(3).sum()"},
		{name: "jax-cuda13", body: `framework "jax" {` + "\n    cuda = \"13\"\n  }", bytes: jaxRoom},
		{name: "tensorflow", body: `framework "tensorflow" {}`, bytes: tensorflowRoom},
		{name: "tensorflow-2.15.1", python: "3.11", os: "debian12",
			body: `framework "tensorflow" {` + "\n    version = \"2.15.1\"\n  }", bytes: tensorflowRoom},
		{name: "vllm", body: `framework "pytorch" {}` + "\n  " + `packages = { vllm = "*" }`, bytes: 34e9},
		{name: "unsloth", body: `framework "pytorch" {}` + "\n  " + `packages = { unsloth = "*" }`, bytes: 26e9},
		// No table holds it: its releases are learned from the index.
		{name: "unsloth-zoo", body: `framework "pytorch" {}` + "\n  " + `packages = { unsloth-zoo = "*" }`, bytes: 26e9},
		{name: "unsloth-pypi", bytes: 26e9,
			body: `indexes = ["pypi"]` + "\n  " + `framework "pytorch" {}` + "\n  " + `packages = { unsloth = "*" }`},
		{name: "fine-tuning", body: torch210 +
			`packages = { transformers = "*", accelerate = "*", bitsandbytes = "*", xformers = "*", peft = "*" }`,
			bytes: 26e9},
		{name: "diffusers", body: `framework "pytorch" {}` + "\n  " + `packages = { diffusers = "*" }`, bytes: pytorchRoom},
		// OpenCV's wheel, which it brings, takes these from the system.
		{name: "ultralytics", body: `framework "pytorch" {}` + "\n  " + `packages = { ultralytics = "*" }` +
			"\n  image {\n    apt = [\"libgl1\", \"libglib2.0-0t64\", \"libxcb1\"]\n  }", bytes: pytorchRoom},
		{name: "torch-geometric", body: `framework "pytorch" {}` + "\n  " + `packages = { torch-geometric = "*" }`,
			bytes: pytorchRoom},
	}
	for _, version := range []string{"", "2.10.0", "2.8.0", "2.6.0"} {
		name, body := "pytorch", `framework "pytorch" {}`
		if version != "" {
			name, body = "pytorch-"+version, fmt.Sprintf("framework \"pytorch\" {\n    version = %q\n  }", version)
		}
		list = append(list, stack{name: name, body: body, bytes: pytorchRoom})
	}
	return append(list, pairs()...)
}

// pairs are two frameworks in one environment, of those that the planner says can
// share one.
func pairs() []stack {
	room := map[string]int64{"pytorch": pytorchRoom, "jax": jaxRoom, "onnxruntime": onnxRoom, "cupy": cupyRoom,
		"tensorflow": tensorflowRoom}
	var list []stack
	for _, p := range [][2]string{{"pytorch", "jax"}, {"pytorch", "onnxruntime"}, {"pytorch", "cupy"},
		{"pytorch", "tensorflow"}, {"jax", "onnxruntime"}, {"jax", "tensorflow"}, {"tensorflow", "onnxruntime"},
		{"jax", "cupy"}, {"tensorflow", "cupy"}, {"onnxruntime", "cupy"}} {
		list = append(list, stack{name: p[0] + "-" + p[1], bytes: room[p[0]] + room[p[1]],
			body: fmt.Sprintf("framework %q {}\n  framework %q {}", p[0], p[1])})
	}
	return list
}

// system is the stack's Python and distribution, of those that the test world has.
func (s stack) system() (python, os string) {
	if s.python == "" {
		return "3.13", "debian13"
	}
	return s.python, s.os
}

// targetFile is the stack's target file, with where the base images come from, and
// with pip beside the stack, which the image is asked by.
func (s stack) targetFile(mirror string) string {
	python, os := s.system()
	const smoke = "\n  selftest {\n    smoke = \"smoke.py\"\n  }"
	body := strings.Replace(s.body, "packages = { ", "packages = { pip = \"*\", ", 1)
	if body == s.body {
		body += "\n  packages = { pip = \"*\" }"
	}
	return fmt.Sprintf("target %q {\n  gpu    = [\"a100\"]\n  python = %q\n  os     = %q\n  %s%s\n}\n\nmirror \"docker.io\" {\n  to = %q\n}\n",
		s.name, python, os, body, smoke, mirror)
}

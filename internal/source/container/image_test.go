package container

import (
	"strings"
	"testing"
)

func TestSplitImage(t *testing.T) {
	sum := "sha256:" + strings.Repeat("0a", 32)
	for text, want := range map[string]string{
		"python":                         "docker.io/library/python ",
		"python:3.12-slim":               "docker.io/library/python 3.12-slim",
		"nvidia/cuda:12.4.1-base":        "docker.io/nvidia/cuda 12.4.1-base",
		"docker.io/pytorch/pytorch:2.6":  "docker.io/pytorch/pytorch 2.6",
		"nvcr.io/nvidia/pytorch:24.05":   "nvcr.io/nvidia/pytorch 24.05",
		"localhost:5000/a/b":             "localhost:5000/a/b ",
		"python@" + sum:                  "docker.io/library/python ",
		"nvidia/cuda:12.4.1-base@" + sum: "docker.io/nvidia/cuda 12.4.1-base",
	} {
		repository, tag, err := splitImage(text)
		if got := repository + " " + tag; err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
	for _, text := range []string{"", "Python", "a b", "python:", "python@sha256:12", "$IMAGE", "python:3.12:1"} {
		if repository, tag, err := splitImage(text); err == nil {
			t.Errorf("%q is taken for %s with the tag %q", text, repository, tag)
		}
	}
}

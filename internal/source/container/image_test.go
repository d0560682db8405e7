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

func TestReference(t *testing.T) {
	for text, want := range map[string]string{
		"nvcr.io/nvidia/tensorflow:25.02-tf2-py3":        "nvcr.io/nvidia/tensorflow:25.02-tf2-py3",
		"image==nvcr.io/nvidia/pytorch:24.01-py3":        "nvcr.io/nvidia/pytorch:24.01-py3",
		"image ubuntu:22.04":                             "ubuntu:22.04",
		"pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime":  "pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime",
		"vllm-openai:v0.8.5":                             "docker.io/vllm/vllm-openai:v0.8.5",
		"vllm==0.9.1":                                    "",
		"torch==2.4.0+cu121":                             "",
		"imageio==2.34":                                  "",
		"unheard-of:1.0":                                 "",
		"torch @ https://example.com/torch-2.4.0.whl":    "",
		"xformers==built for torch 2.2.0/2.3.0":          "",
		"image==not a reference":                         "",
		"nvidia/tensorflow:25.02 with something":         "",
		"detectron2 git+https://github.com/f/detectron2": "",
	} {
		if got, is := Reference(text); got != want && is || is != (want != "") {
			t.Errorf("%q: %q, %v, want %q", text, got, is, want)
		}
	}
}

func TestTagged(t *testing.T) {
	for text, want := range map[string]bool{
		"nvcr.io/nvidia/pytorch:25.02-py3": true, "vllm/vllm-openai:v0.8.5": true, "train/requirements.txt": false,
		"requirements.txt": false, "registry:5000/team/app": false, "team/app@sha256:" + strings.Repeat("0", 64): true,
		"../folder": false, "": false,
	} {
		if got := Tagged(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

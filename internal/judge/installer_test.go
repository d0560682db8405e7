package judge_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestWhatTheInstallerTakes judges files that leave something to the installer: the
// release, the build, or whether an entry counts at all.
func TestWhatTheInstallerTakes(t *testing.T) {
	const torch = "https://download.pytorch.org/whl/"
	blackwell := observed.Flags{GPU: []string{"RTX 5090"}}
	branch535 := observed.Flags{GPU: []string{"A100"}, Driver: []string{"535.54.03"}}
	windows := observed.Flags{GPU: []string{"RTX 4090"}, OS: "Windows 11"}
	const platforms = "[project]\nname = \"a\"\ndependencies = [\"torch==2.7.1\"]\n[tool.uv.sources]\ntorch = [\n" +
		"  { index = \"cpu\", marker = \"sys_platform != 'linux'\" },\n" +
		"  { index = \"gpu\", marker = \"sys_platform == 'linux'\" },\n]\n" +
		"[[tool.uv.index]]\nname = \"cpu\"\nurl = \"" + torch + "cpu\"\nexplicit = true\n" +
		"[[tool.uv.index]]\nname = \"gpu\"\nurl = \"" + torch + "cu128\"\nexplicit = true\n"
	turing := observed.Flags{GPU: []string{"T4"}}
	for name, test := range map[string]struct {
		file, text string
		flags      observed.Flags
		want       verdict.Verdict
		says       string // somewhere in the answer
	}{
		"an index in place of the default one has older releases alone": {"requirements.txt",
			"--index-url " + torch + "cu118\ntorch\n", blackwell, verdict.Fails, "2.7.1+cu118 is what the index has"},
		"and these run where those of the default one do not": {"requirements.txt",
			"--index-url " + torch + "cu118\ntorch\n", branch535, verdict.Works, "2.7.1+cu118"},
		"of an index beside the default one the newest is taken": {"requirements.txt",
			"--extra-index-url " + torch + "cu118\ntorch\n", branch535, verdict.Fails, "CUDA 13 needs driver"},
		"a release that the index does not have": {"requirements.txt",
			"--index-url " + torch + "cu121\ntorch==2.8.0\n", blackwell, verdict.Fails, "is not on the index"},
		"a release of which the facts do not know where it is": {"requirements.txt",
			"--index-url " + torch + "cu126\ntorch==2.15.0\n", turing, verdict.Unproven, "do not list what the index"},
		"an index of somebody's own": {"requirements.txt",
			"--index-url https://example.com/simple\ntorch==2.8.0\n", blackwell, verdict.Works, "2.8.0+cu128"},
		"the index of another command": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN pip install torch==2.8.0\nRUN pip install torchaudio --index-url " + torch + "cu121\n",
			turing, verdict.Works, "2.8.0+cu128"},
		"an index that uv asks for one package": {"pyproject.toml",
			"[project]\nname = \"a\"\ndependencies = [\"torch>=2.5\"]\n[tool.uv.sources]\ntorch = { index = \"own\" }\n" +
				"[[tool.uv.index]]\nname = \"own\"\nurl = \"" + torch + "cu118\"\nexplicit = true\n",
			blackwell, verdict.Fails, "2.7.1+cu118 is what the index has"},
		"what uv takes from an index on another system": {"pyproject.toml", platforms, windows, verdict.Fails,
			"2.7.1+cpu is what the index has"},
		"and what it takes on this one": {"pyproject.toml", platforms, blackwell, verdict.Works, "2.7.1+cu128"},
		"beside a framework that takes CUDA and cuDNN from the system, wheels bring their own": {"requirements.txt",
			"torch==2.1.2+cu121\nonnxruntime-gpu==1.18.1\n",
			observed.Flags{GPU: []string{"T4"}, CUDA: "11.8", CUDNN: "8.9.7"},
			verdict.Works, "pytorch 2.1.2+cu121, onnxruntime 1.18.1+cu118, CUDA 11.8, cuDNN 8.9.7"},
		"and may find an older cuDNN of the system": {"requirements.txt",
			"torch==2.1.2+cu121\ntensorflow==2.13.0\n",
			observed.Flags{GPU: []string{"T4"}, CUDA: "11.8", CUDNN: "8.6"}, verdict.Unproven,
			"PyTorch 2.1.2+cu121 brings a cuDNN of its own"},
		"which must have what that framework takes": {"requirements.txt",
			"torch==2.1.2+cu121\nonnxruntime-gpu==1.18.1\n", observed.Flags{GPU: []string{"T4"}, CUDA: "12.4"},
			verdict.Fails, "1.18.1+cu118 takes CUDA >=11,<12"},
		"a wheel for another Python": {"Dockerfile", "FROM python:3.11\nRUN pip install " + torch +
			"cu118/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl\n", turing, verdict.Fails,
			"torch-2.1.0+cu118-cp310-cp310-linux_x86_64.whl is a wheel for Python 3.10, and this is Python 3.11"},
		"a wheel of another package for another Python": {"requirements.txt",
			"torch==2.4.0\n./flash_attn-2.6.3+cu123torch2.4cxx11abiFALSE-cp310-cp310-linux_x86_64.whl\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.11"}, verdict.Fails, "is a wheel for Python 3.10"},
		"a wheel for another system": {"requirements.txt",
			"torch @ " + torch + "cu118/torch-2.1.0%2Bcu118-cp311-cp311-linux_x86_64.whl\n", windows, verdict.Fails,
			"is a wheel for linux_x86_64, and this is windows/amd64"},
		"a wheel for Arm": {"Dockerfile", "FROM --platform=linux/amd64 python:3.11\nRUN pip install torch==2.8.0 " +
			"./own-1.0-py3-none-manylinux2014_aarch64.whl\n", turing, verdict.Fails,
			"is a wheel for manylinux2014_aarch64, and this is linux/amd64"},
		"a wheel for several Pythons": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.8.0 ./own-1.0-cp39-abi3-linux_x86_64.whl " +
				"./more-1.0-py3-none-any.whl\n",
			turing, verdict.Works, "2.8.0+cu128"},
		"the Python that a wheel is for": {"requirements.txt",
			"torch @ " + torch + "cu118/torch-2.1.0%2Bcu118-cp38-cp38-linux_x86_64.whl\n", turing, verdict.Works,
			"a wheel for Python 3.8"},
		"wheels for several Pythons, each behind its marker": {"requirements.txt",
			"torch @ " + torch + "cu118/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl ; python_version == '3.10'\n" +
				"torch @ " + torch + "cu118/torch-2.1.0%2Bcu118-cp311-cp311-linux_x86_64.whl ; " +
				"python_version == '3.11'\n",
			turing, verdict.Works, "2.1.0+cu118"},
		"a wheel for a Python that the project is not for": {"pyproject.toml",
			"[project]\nname = \"a\"\nrequires-python = \">=3.11\"\ndependencies = [\"torch @ " + torch +
				"cu118/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl\"]\n", turing, verdict.Fails,
			"is a wheel for Python 3.10, and this is for Python >=3.11"},
		"and one that it is for": {"pyproject.toml",
			"[project]\nname = \"a\"\nrequires-python = \">=3.11\"\ndependencies = [\"torch @ " + torch +
				"cu118/torch-2.1.0%2Bcu118-cp311-cp311-linux_x86_64.whl\"]\n", turing, verdict.Works,
			"a wheel for Python 3.11"},
		"a lock for several systems": {"pixi.lock", "version: 6\nenvironments:\n  default:\n    packages:\n" +
			"      linux-64:\n      - pypi: " + torch + "cu118/torch-2.1.0%2Bcu118-cp311-cp311-linux_x86_64.whl\n" +
			"      win-64:\n      - pypi: " + torch + "cu118/torch-2.1.0%2Bcu118-cp311-cp311-win_amd64.whl\n" +
			"packages: []\n", observed.Flags{GPU: []string{"T4"}, Platform: "windows/amd64"}, verdict.Works,
			"2.1.0+cu118"},
		"the system that a wheel is for": {"requirements.txt",
			"torch @ " + torch + "cu118/torch-2.1.0%2Bcu118-cp310-cp310-win_amd64.whl\n", turing, verdict.Works,
			"windows/amd64"},
		"of a range the newest is taken": {"requirements.txt", "torch>=2.0\n", branch535, verdict.Fails,
			"2.15.0+cu132 is what pip installs"},
		"of a range with an end, too": {"requirements.txt", "torch>=2.0,<2.6\n", branch535, verdict.Works, "2.5.1"},
		"a range beside a version": {"requirements.txt", "torch==2.5.1\ntorch>=2.0\n", blackwell, verdict.Fails,
			"PyTorch 2.5.1"},
		"two ranges": {"requirements.txt", "torch>=2.0\ntorch<2.6\n", blackwell, verdict.Fails, "2.0.0 to 2.5.1"},
		"two versions in one file": {"requirements.txt", "torch==2.5.1\ntorch==2.7.1\n", turing, verdict.Fails,
			"installers refuse it: one environment holds one version of torch"},
		"a marker of another system": {"requirements.txt", "torch==2.7.1\nxformers==0.0.20; platform_system=='Windows'\n",
			turing, verdict.Works, "its marker keeps it from here"},
		"a marker of this system": {"requirements.txt", "torch==2.7.1\nxformers==0.0.20; platform_system=='Linux'\n",
			turing, verdict.Fails, "xformers"},
		"the version of another system": {"requirements.txt",
			"torch==2.7.1+cu126; sys_platform=='linux'\ntorch==2.2.2; sys_platform=='darwin'\n", turing, verdict.Works,
			"2.7.1+cu126"},
		"a marker of another Python": {"requirements.txt", "torch==2.7.1\ntensorflow==2.10; python_version<'3.9'\n",
			observed.Flags{GPU: []string{"T4"}, Python: "3.11"}, verdict.Works, "its marker keeps it from here"},
		"a framework of the base image that pip replaces": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"H100"}}, verdict.Works, "2.6.0, which the installer puts in its place"},
		"a framework of the base image that stays, as nothing is installed for its companion": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install torchaudio==2.0.2 --no-deps\n",
			turing, verdict.Fails, "torchaudio==2.0.2"},
		"and one that its companion replaces": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install torchaudio==2.0.2\n",
			turing, verdict.Works, "2.0.1, which the installer puts in its place"},
		"a framework that a companion of another release replaces": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install torchvision==0.22.1\n",
			observed.Flags{GPU: []string{"H100"}}, verdict.Works, "2.7.1, which the installer puts in its place"},
		"a package that takes any framework leaves that of the base image": {"Dockerfile",
			"FROM pytorch/pytorch:2.3.1-cuda12.1-cudnn8-runtime\nRUN pip install flash-attn==2.8.3\n",
			observed.Flags{GPU: []string{"RTX 5090"}}, verdict.Fails, "carry no sm_120 code"},
		"the newest of a package replaces the framework of the base image": {"Dockerfile",
			"FROM pytorch/pytorch:2.3.1-cuda12.1-cudnn8-runtime\nRUN pip install vllm\n",
			observed.Flags{GPU: []string{"A100"}, Driver: []string{"535.104.05"}}, verdict.Fails,
			"change: vllm==0.5.3.post1"},
		"and the one that it brings may run on a GPU that the image's does not": {"Dockerfile",
			"FROM pytorch/pytorch:2.3.1-cuda12.1-cudnn8-runtime\nRUN pip install vllm==0.10.2 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"RTX 5090"}}, verdict.Works, "2.8.0, which the installer puts in its place"},
		"or not go with what asked for it": {"Dockerfile",
			"FROM pytorch/pytorch:2.3.1-cuda12.1-cudnn8-runtime\nRUN pip install xformers\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "change: xformers==0.0.27"},
		"a later command replaces the framework of an earlier one": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.3.1\nRUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "2.6.0, which the installer puts in its place"},
		"a companion without a version, too": {"install.sh",
			"#!/bin/sh\npip install torch==2.3.1\npip install torchvision\n",
			observed.Flags{GPU: []string{"A100"}, Driver: []string{"535.104.05"}}, verdict.Fails,
			"change: torchvision==0.18.1"},
		"a command takes the newest, whatever comes after it": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch\nRUN pip install flash-attn\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Unproven, "2.15.0, the newest, as its command gives it"},
		"unless what comes after it asks for another": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch\nRUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "2.6.0, which the installer puts in its place"},
		"conda's framework is replaced by pip's, too": {"Dockerfile",
			"FROM continuumio/miniconda3\nRUN conda install -y pytorch==2.1.2 pytorch-cuda=12.1 -c pytorch -c nvidia\n" +
				"RUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "2.6.0, which the installer puts in its place"},
		"and its index has the other framework as well": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.3.1\n" +
				"RUN pip install torchvision==0.20.1 --index-url " + torch + "cu118\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.5.1+cu118"},
		"one command asks for both": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.3.1 vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "vllm 0.8.5 needs torch ==2.6.0"},
		"an image has its companions": {"Dockerfile",
			"FROM pytorch/pytorch:2.3.1-cuda12.1-cudnn8-runtime\nRUN pip install torchvision\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.3.1+cu121"},
		"what an upgrade brings replaces the framework of the base image": {"Dockerfile",
			"FROM pytorch/pytorch:2.4.0-cuda12.1-cudnn9-runtime\nRUN pip install -U torchvision\n",
			observed.Flags{GPU: []string{"A100"}, Driver: []string{"535.104.05"}}, verdict.Fails,
			"change: torchvision==0.19.0"},
		"and may be too new for it": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install -U numpy\n", turing, verdict.Fails,
			"change: numpy==1.26.4"},
		"what an image has is not installed again": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install numpy\n", turing, verdict.Works,
			"pytorch 2.1.0+cu121"},
		"what the image's framework took from the system stays where another package replaces it": {"Dockerfile",
			"FROM tensorflow/tensorflow:2.15.0-gpu\nRUN pip install tensorflow-text\n", turing, verdict.Fails,
			"change: tensorflow-text==2.15.0"},
		"the newest of an earlier command is replaced, too": {"Dockerfile",
			"FROM continuumio/miniconda3\nRUN conda install -y pytorch pytorch-cuda=12.1 -c pytorch -c nvidia\n" +
				"RUN pip install vllm\n",
			observed.Flags{GPU: []string{"A100"}, Driver: []string{"535.104.05"}}, verdict.Fails,
			"change: vllm==0.7.3"},
		"and a companion that it requires is replaced with it": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.4.0 torchvision==0.19.0 torchaudio==2.4.0\n" +
				"RUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "2.6.0, which the installer puts in its place"},
		"but not one that it does not require": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch torchvision --index-url " + torch + "cu118\n" +
				"RUN pip install xformers==0.0.29\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "xformers 0.0.29 needs torch ==2.5.1"},
		"a package that the framework requires asks for no other framework": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.2.0\nRUN pip install triton==3.0.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "PyTorch 2.2.0 goes with triton 2.2.0"},
		"an older release of what asks, where the newest is for later Pythons": {"Dockerfile",
			"FROM python:3.11\nRUN pip install 'jax[cuda12]'\nRUN pip install flax\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "0.10.2, the newest, as its command gives it"},
		"of an index nobody says which release it has": {"Dockerfile",
			"FROM pytorch/pytorch:2.6.0-cuda12.4-cudnn9-devel\nRUN pip install xformers --index-url " + torch + "cu124\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.6.0+cu124"},
		"what is uninstalled is not there": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.3.1 && pip install --no-deps xformers==0.0.20\n" +
				"RUN pip uninstall -y xformers\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "it is uninstalled here"},
		"and installed anew, whatever build was there": {"install.sh",
			"#!/bin/sh\npip install torch==2.6.0+cpu -f " + torch + "torch_stable.html\npip uninstall -y torch\n" +
				"pip install torch==2.6.0\n", turing, verdict.Works, "pytorch 2.6.0+cu124"},
		"the build of an image, too": {"Dockerfile",
			"FROM pytorch/pytorch:2.7.0-cuda12.8-cudnn9-runtime\n" +
				"RUN uv pip uninstall torch && uv pip install --system torch==2.7.0\n",
			blackwell, verdict.Fails, "PyTorch 2.7.0+cu126 is what pip installs"},
		"what another package brings is limited, too": {"requirements.txt", "torch==2.1.0\ntorchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.10"}, verdict.Fails,
			"with numpy 2.2.6, the newest, as an installer gives it"},
		"but not on a Python that has none newer": {"requirements.txt", "torch==2.1.0\ntorchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.8"}, verdict.Works, ""},
		"nor where somebody holds it back": {"requirements.txt", "torch==2.1.0\ntorchvision==0.16.0\nnumpy<2\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.10"}, verdict.Works, ""},
		"unless something unknown holds it back": {"requirements.txt", "torch==2.1.0\ntorchvision==0.16.0\nmerlin==1.0\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.10"}, verdict.Unproven, "which numpy is installed"},
		"nor from an index that the facts do not list": {"requirements.txt",
			"--index-url https://download.pytorch.org/whl/cu121\ntorch==2.1.0\ntorchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}, Python: "3.10"}, verdict.Works, ""},
		"nor where it is installed without what it requires": {"Dockerfile",
			"FROM python:3.10\nRUN pip install torch==2.1.0\nRUN pip install --no-deps torchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, ""},
		"nor where a date binds it": {"Dockerfile",
			"FROM python:3.10\nRUN uv pip install --exclude-newer 2024-01-01 torch==2.1.0 torchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, ""},
		"nor where constraints may bind it": {"Dockerfile",
			"FROM python:3.10\nRUN pip install -c constraints.txt torch==2.1.0 torchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, ""},
		"nor in a Python of the system that has it": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN apt-get install -y python3-pip python3-numpy && " +
				"pip install torch==2.1.0 torchvision==0.16.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, ""},
		"a package is what its own command gives": {"Dockerfile",
			"FROM python:3.11\nRUN pip install vllm\nRUN pip install torch==2.4.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "vllm 0.33.0, as its command gives it"},
		"and so is a companion": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.4.0 torchvision\nRUN pip install torch==2.5.1\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails,
			"Dockerfile:2:30) change: torch==2.4.0"},
		"and what is brought with it may be too new": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install vllm==0.8.5\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "vllm 0.8.5 needs transformers >=4.51.1,<5"},
		"but for what a later package puts in its place": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torchvision\nRUN pip install vllm==0.8.5 torch==2.6.0 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.6.0+cu124"},
		"and what goes with many releases": {"Dockerfile",
			"FROM python:3.11\nRUN pip install accelerate\nRUN pip install torch==2.4.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.4.0+cu121"},
		"but not the newest that takes an older one for none": {"Dockerfile",
			"FROM python:3.11\nRUN pip install transformers\nRUN pip install torch==2.4.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "the newest, as an installer gives it"},
		"what is upgraded is the newest, whatever was installed for the older one": {"Dockerfile",
			"FROM python:3.11\nRUN pip install vllm==0.8.5 transformers==4.57.6\nRUN pip install -U torch\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "vllm 0.8.5 needs torch ==2.6.0"},
		"and the change is none that pip refuses": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.4.0 torchvision==0.19.0\nRUN pip install -U torch\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails,
			"Dockerfile:2:30) change: torch==2.4.0"},
		"a later package replaces what was upgraded": {"Dockerfile",
			"FROM python:3.11\nRUN pip install torch==2.4.0\nRUN pip install -U torch\n" +
				"RUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.6.0+cu124"},
		"an image whose tag names no release": {"Dockerfile", "FROM vllm/vllm-openai:latest\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Unproven,
			"look up which it is: envsolve inspect vllm/vllm-openai:latest"},
		"and one of a framework's own": {"Dockerfile",
			"FROM pytorch/pytorch:latest\nRUN pip install flash-attn==2.8.3\n", observed.Flags{GPU: []string{"A100"}},
			verdict.Unproven, "pytorch/pytorch:latest holds PyTorch, and its tag does not say in which release"},
		"an image that is tagged by another package's release": {"Dockerfile",
			"FROM huggingface/transformers-pytorch-gpu:4.41.2\nRUN pip install accelerate\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Unproven, "its tag does not say in which release"},
		"which may serve a driver that the newest release does not": {"Dockerfile",
			"FROM huggingface/transformers-pytorch-gpu\nRUN pip install torch\n", branch535, verdict.Unproven,
			"envsolve inspect huggingface/transformers-pytorch-gpu"},
		"what it holds is replaced by a release that is named": {"Dockerfile",
			"FROM huggingface/transformers-pytorch-gpu\nRUN pip install torch==2.4.0\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.4.0+cu121"},
		"or by the one that a package requires": {"Dockerfile",
			"FROM pytorch/pytorch:latest\nRUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Works, "pytorch 2.6.0+cu124"},
		"and what fails whatever it holds fails": {"Dockerfile",
			"FROM pytorch/pytorch:latest\nRUN pip install xformers==0.0.20\n", blackwell, verdict.Fails, "xformers 0.0.20"},
		"and one that does not run either": {"Dockerfile",
			"FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\nRUN pip install vllm==0.8.5 transformers==4.57.6\n",
			observed.Flags{GPU: []string{"GTX 1080"}}, verdict.Fails, "vllm 0.8.5 needs compute capability 7.0"},
		"a framework of the base image that another command replaces": {"Dockerfile",
			"FROM pytorch/pytorch:2.7.0-cuda12.8-cudnn9-runtime\nRUN pip install torch==2.7.1\n", blackwell,
			verdict.Fails, "2.7.1+cu126 is what pip installs"},
		"what the base image's framework took from the system stays": {"Dockerfile",
			"FROM tensorflow/tensorflow:2.11.0-gpu\nRUN pip install tensorflow==2.15.0\n", turing, verdict.Fails,
			"2.15.0 builds (cu122, cu122-system) take CUDA"},
		"the newest is taken whatever CUDA the image has": {"Dockerfile",
			"FROM nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04\nRUN pip3 install tensorflow\n", turing, verdict.Fails,
			"nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04"},
		"a package that has a feed for another CUDA": {"Dockerfile",
			"FROM nvidia/cuda:12.2.2-cudnn8-runtime-ubuntu22.04\nRUN pip3 install onnxruntime-gpu==1.17.1\n", turing,
			verdict.Fails, "1.17.1+cu118 is what pip installs"},
		"a package that has a feed for the CUDA that somebody has": {"requirements.txt", "onnxruntime-gpu==1.17.1\n",
			observed.Flags{GPU: []string{"T4"}, CUDA: "12.2"}, verdict.Unproven, "1.17.1+cu12-feed would run"},
		"the release stays where another index has it": {"requirements.txt",
			"--index-url " + torch + "cpu\ntorch==2.3.1\n", turing, verdict.Fails, "change: torch==2.3.1+cu121 from"},
		"an image without CUDA": {"Dockerfile", "FROM python:3.11-slim\nRUN pip install tensorflow==2.13.0\n", turing,
			verdict.Fails, "takes CUDA's libraries from the system, and python:3.11-slim holds none"},
		"an image without cuDNN": {"Dockerfile",
			"FROM nvidia/cuda:12.6.3-runtime-ubuntu22.04\nRUN pip3 install onnxruntime-gpu==1.20.1\n", turing,
			verdict.Fails, "change: nvidia/cuda:12.6.3-cudnn-runtime-ubuntu22.04"},
		"an image without cuDNN, and one that is installed": {"Dockerfile",
			"FROM nvidia/cuda:12.6.3-runtime-ubuntu22.04\nRUN apt-get install libcudnn9-cuda-12 && pip3 install " +
				"onnxruntime-gpu==1.20.1\n", turing, verdict.Works, "1.20.1+cu12"},
		"an image without CUDA, and an unknown one on top of it": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN apt-get install nvidia-cuda-toolkit && pip3 install cupy-cuda12x==13.3.0\n", turing,
			verdict.Unproven, "which is installed on top of it nobody says"},
		"an image without CUDA under wheels that bring it": {"Dockerfile",
			"FROM python:3.11-slim\nRUN pip install torch==2.8.0\n", turing, verdict.Works, "2.8.0+cu128"},
		"the Python of the distribution": {"Dockerfile",
			"FROM nvidia/cuda:12.6.3-cudnn-runtime-ubuntu24.04\nRUN apt-get install python3-pip && " +
				"pip3 install torch==2.1.2\n",
			turing, verdict.Fails, "wheels for Python 3.8 to 3.11"},
		"a Python that is named beside that of the distribution": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN apt-get install python3.11 python3-pip && pip3 install torch==2.1.2\n", turing,
			verdict.Works, "2.1.2+cu121"},
		"the CUDA of conda under what pip installs": {"environment.yml",
			"dependencies: [python=3.10, cudatoolkit=11.8, {pip: [torch==2.1.0]}]\n",
			observed.Flags{GPU: []string{"RTX 3090"}, Driver: []string{"470.199.02"}}, verdict.Fails,
			"2.1.0+cu121 is what pip"},
		"the CUDA of conda that what pip installs loads": {"environment.yml",
			"dependencies: [python=3.10, cudatoolkit=11.2, cudnn=8.1, {pip: [tensorflow==2.10.0]}]\n", turing,
			verdict.Works, "CUDA 11.2"},
		"a pin that its extra does not take": {"requirements.txt", "jax[cuda12]==0.4.31\njax-cuda12-plugin==0.4.28\n",
			turing, verdict.Fails, "change: jax-cuda12-plugin==0.4.31"},
		"a package that has no build with GPU code": {"requirements.txt", "tensorflow-cpu==2.15.0\n", turing,
			verdict.Fails, "change: tensorflow==2.15.0"},
		"an image without GPU code": {"Dockerfile", "FROM tensorflow/tensorflow:2.5.0-jupyter\n", turing, verdict.Fails,
			"change: tensorflow/tensorflow:2.5.0-gpu-jupyter"},
		"an image of the same release for another CUDA": {"Dockerfile",
			"FROM pytorch/pytorch:2.8.0-cuda12.8-cudnn9-runtime\n",
			observed.Flags{GPU: []string{"GTX 1080 Ti"}}, verdict.Fails, "change: torch==2.8.0+cu126"},
		"a vendor's build of a toolkit that does not know the board": {"Dockerfile",
			"FROM nvcr.io/nvidia/pytorch:24.12-py3\n",
			blackwell, verdict.Fails, "CUDA 12.8 is the first that compiles for NVIDIA GeForce RTX 5090"},
		"an image of the framework's own": {"Dockerfile",
			"FROM tensorflow/tensorflow:2.15.0-gpu\nRUN pip install keras\n",
			turing, verdict.Works, "driver 525.60.13 or newer taken for"}, // and nothing to warn of
		"an image that the host does not start": {"Dockerfile",
			"FROM nvidia/cuda:12.8.1-cudnn-runtime-ubuntu22.04\nRUN pip3 install torch==2.5.1\n",
			observed.Flags{GPU: []string{"RTX 4090"}, Driver: []string{"535.129.03"}}, verdict.Fails,
			"change: nvidia/cuda:12.4.1-cudnn-runtime-ubuntu22.04"},
		"an image that the host starts since its brand is listed": {"Dockerfile",
			"FROM nvidia/cuda:12.8.1-cudnn-runtime-ubuntu22.04\nRUN pip3 install torch==2.5.1\n", branch535,
			verdict.Works, ""},
		"an image whose condition is set aside": {"Dockerfile",
			"FROM nvidia/cuda:12.8.1-cudnn-runtime-ubuntu22.04\nENV NVIDIA_DISABLE_REQUIRE=1\n" +
				"RUN pip3 install torch==2.5.1\n",
			observed.Flags{GPU: []string{"RTX 4090"}, Driver: []string{"535.129.03"}}, verdict.Works, ""},
		"an image with the library for older drivers": {"Dockerfile", "FROM nvcr.io/nvidia/pytorch:25.02-py3\n",
			observed.Flags{GPU: []string{"A100"}, Driver: []string{"470.82.01"}}, verdict.Works, ""},
		"a wheel of another C++ ABI than the torch of NVIDIA's image": {"Dockerfile",
			"FROM nvcr.io/nvidia/pytorch:24.05-py3\nRUN pip install ./flash_attn-2.6.3+cu123torch2.4cxx11abiFALSE" +
				"-cp310-cp310-linux_x86_64.whl\n", observed.Flags{GPU: []string{"A100"}}, verdict.Fails,
			"is for torch of C++11 ABI false, and the torch of NVIDIA's images has true"},
		"and one of its own, for the release after it": {"Dockerfile",
			"FROM nvcr.io/nvidia/pytorch:24.05-py3\nRUN pip install ./flash_attn-2.6.3+cu123torch2.4cxx11abiTRUE" +
				"-cp310-cp310-linux_x86_64.whl\n", observed.Flags{GPU: []string{"A100"}}, verdict.Unproven,
			"NVIDIA's image has 2.4.0a0"},
		"the torch of such an image by its version": {"requirements.txt",
			"torch==2.6.0a0+ecf3bae40a.nv25.01\nflash-attn==2.7.3+cu12torch2.6cxx11abiFALSE\n",
			observed.Flags{GPU: []string{"A100"}}, verdict.Fails, "the torch of NVIDIA's images has true"},
		"and on a Jetson, which has the CUDA of its JetPack": {"requirements.txt",
			"torch==2.1.0a0+41361538.nv23.06\nown==1.0+cu12torch2.1cxx11abiFALSE\n",
			observed.Flags{OS: "jetpack 5.1.2"}, verdict.Fails, "own is said to be compiled for torch 2.1 and CUDA 12"},
		"wheels of a page for this torch": {"requirements.txt",
			"-f https://data.pyg.org/whl/torch-2.4.0+cu121.html\ntorch==2.4.1\ntorch-scatter\ntorch-sparse==0.6.18\n",
			turing, verdict.Works, "2.4.1+cu121"},
		"wheels of a page for another torch": {"requirements.txt",
			"-f https://data.pyg.org/whl/torch-2.4.0+cu121.html\ntorch==2.5.1\ntorch-scatter==2.0.9\n", turing,
			verdict.Fails, "compiled for torch 2.4 and CUDA 12.1 (from"},
		"a companion of another index": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN pip install torch==2.1.0 --index-url " + torch + "cu118\n" +
				"RUN pip install torchvision==0.16.0\n",
			turing, verdict.Fails, "as pip gives it from the default index"},
		"a companion of another index for the same major": {"Dockerfile",
			"FROM ubuntu:22.04\nRUN pip install torch==2.5.1 --index-url " + torch + "cu121\n" +
				"RUN pip install torchvision==0.20.1\n",
			turing, verdict.Works, "2.5.1+cu121"},
		"a release that the makers' channel of conda does not have": {"environment.yml",
			"channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.8.0\n  - pytorch-cuda=12.8\n", blackwell, verdict.Fails,
			"which ends with 2.5.1"},
		"one that another channel has": {"environment.yml",
			"channels: [conda-forge]\ndependencies:\n  - pytorch=2.8.0\n  - cuda-version=12.8\n", blackwell, verdict.Works,
			"2.8.0+cu128"},
		"what people call a framework is no package of it": {"requirements.txt", "onnx\ntorch==2.5.1\n", turing,
			verdict.Works, "onnx the facts of"},
		"the driver that a project asks for at least": {"pixi.toml",
			"[workspace]\nchannels = [\"conda-forge\"]\nplatforms = [\"linux-64\"]\n[system-requirements]\ncuda = \"12.0\"\n" +
				"[dependencies]\npytorch = \"==2.8.0\"\n", blackwell, verdict.Works, "the least that the project's machines have"},
		"a range of Pythons": {"pyproject.toml",
			"[project]\nname = \"a\"\nrequires-python = \">=3.12\"\ndependencies = [\"torch==2.1.2\"]\n", turing,
			verdict.Fails, "wheels for Python 3.8 to 3.11"},
	} {
		t.Run(name, func(t *testing.T) {
			doc := judged(t, filepath.Join(t.TempDir(), test.file), test.text, &test.flags)
			if answer := answered(t, &doc); doc.Verdict != test.want || !strings.Contains(answer, test.says) {
				t.Errorf("%s, want %s, and %q in it:\n%s", doc.Verdict, test.want, test.says, answer)
			}
		})
	}
}

// judged judges a file of some text, with flags laid over it.
func judged(t *testing.T, path, text string, flags *observed.Flags) verdict.Document {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	env, err := source.Read(t.Context(), []string{path}, nil)
	if err != nil {
		t.Fatal(err)
	}
	source.OverFlags(&env, flags)
	doc, err := judge.Environment(planner.New(matrices.Embedded()), &env)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// answered writes an answer as people read it, on one line.
func answered(t *testing.T, doc *verdict.Document) string {
	t.Helper()
	var text strings.Builder
	if err := judge.Write(&text, doc, report.Table, report.Options{}); err != nil {
		t.Fatal(err)
	}
	return strings.Join(strings.Fields(text.String()), " ")
}

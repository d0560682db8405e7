package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestPackagesOfCondas writes changes of conda's packages as conda takes them, with the
// CUDA beside them, wherever they stand.
func TestPackagesOfCondas(t *testing.T) {
	torch := observed.Change{Value: "2.8.0", Label: "cu129", Index: "https://download.pytorch.org/whl/cu129"}
	old := observed.Change{Value: "2.5.1", Label: "cu124", Index: "https://download.pytorch.org/whl/cu124"}
	same, older := observed.Change{Value: "2.1.2"}, observed.Change{Value: "1.9.0", Label: "cu111"}
	const (
		from  = "FROM ubuntu:22.04\n"
		forge = "channels: [conda-forge, pytorch, nvidia]\ndependencies:\n"
		pixi  = "[workspace]\nchannels = [\"conda-forge\"]\n[dependencies]\n"
		ends  = "the channel pytorch ends with 2.5.1: take pytorch 2.8.0 from conda-forge, with cuda-version=12.9"
	)
	for name, c := range map[string]struct {
		file, before, after, byHand string
		change                      observed.Change
	}{
		"flow style": {file: "environment.yml", change: torch,
			before: "dependencies: [python=3.10, \"pytorch=2.4.0\", numpy]\n",
			after:  "dependencies: [python=3.10, \"pytorch=2.8.0\", cuda-version=12.9, numpy]\n"},
		"flow style over lines": {file: "environment.yml", change: torch,
			before: "dependencies: [\n  python=3.10, # ours\n  pytorch=2.4.0\n]\n",
			after:  "dependencies: [\n  python=3.10, # ours\n  pytorch=2.8.0, cuda-version=12.9\n]\n"},
		"block style": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0 # a\n- numpy\n",
			after:  "dependencies:\n- pytorch=2.8.0 # a\n- cuda-version=12.9\n- numpy\n"},
		"pip in flow style": {file: "environment.yml", change: torch,
			before: "dependencies: [python=3.10, {pip: [numpy, torch==2.4.0]}]\n",
			after: "dependencies: [python=3.10, {pip: [numpy, \"--extra-index-url " +
				"https://download.pytorch.org/whl/cu129\", " +
				"torch==2.8.0]}]\n"},
		"pip in flow style within a list": {file: "environment.yml", change: torch,
			before: "dependencies:\n  - python=3.10\n  - pip: ['torch==2.4.0']\n",
			after: "dependencies:\n  - python=3.10\n  - pip: [\"--extra-index-url " +
				"https://download.pytorch.org/whl/cu129\", " +
				"'torch==2.8.0']\n"},
		"a channel that has ended": {file: "environment.yml", change: torch,
			before: "dependencies:\n  - pytorch::pytorch=2.0.1=py3.10_cuda11.7_cudnn8.5.0_0\n",
			byHand: "environment.yml:2:5: " + ends},
		"a channel that has ended, by its address": {file: "environment.yml", change: torch,
			before: "dependencies:\n  - https://conda.anaconda.org/pytorch/::pytorch=2.0.1\n",
			byHand: "environment.yml:2:5: " + ends},
		"a channel that has ended comes first": {file: "environment.yml", change: torch,
			before: "channels: [pytorch, conda-forge]\ndependencies:\n  - pytorch=2.0.1\n",
			after:  "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"a channel that has ended stands alone": {file: "environment.yml", change: torch,
			before: "channels:\n  - \"pytorch\"\ndependencies:\n  - pytorch=2.0.1\n",
			after: "channels:\n  - \"conda-forge\"\n  - pytorch\ndependencies:\n  - pytorch=2.8.0\n" +
				"  - cuda-version=12.9\n"},
		"conda-forge comes first": {file: "environment.yml", change: torch,
			before: "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.0.1\n",
			after:  "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"the build's name goes with the version": {file: "environment.yml", change: old,
			before: "dependencies:\n  - conda-forge::pytorch=2.3.1=cuda118_py310\n",
			after:  "dependencies:\n  - conda-forge::pytorch=2.5.1\n  - cuda-version=12.4\n"},
		"the makers' package for the CUDA": {file: "environment.yml", change: old,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.3.1\n  - pytorch-cuda=11.8\n",
			after:  "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4\n"},
		"no package for the CUDA of the makers' channel": {file: "environment.yml", change: old,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.3.1\n",
			after:  "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4\n"},
		"nor the channel with the libraries": {file: "environment.yml", change: old,
			before: "channels: [pytorch]\ndependencies:\n  - pytorch=2.3.1\n",
			after:  "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4\n"},
		"cudatoolkit": {file: "environment.yml", change: torch,
			before: "dependencies:\n  - pytorch=1.12.1\n  - cudatoolkit=11.3\n",
			byHand: "environment.yml:3:5: cudatoolkit ends with CUDA 11.8: take cuda-version=12.9 in its place"},
		"no GPU code yet": {file: "environment.yml", change: same,
			before: "channels: [pytorch, conda-forge]\ndependencies:\n  - pytorch=2.1.2\n  - cpuonly # for now\n",
			after: "channels: [pytorch, nvidia, conda-forge]\ndependencies:\n  - pytorch=2.1.2\n" +
				"  - pytorch-cuda=12.1 # for now\n"},
		"no GPU code yet, with channels a line each": {file: "environment.yml", change: same,
			before: "channels:\n  - pytorch\n  - defaults\ndependencies:\n  - pytorch=2.1.2\n  - pytorch::cpuonly\n",
			after: "channels:\n  - pytorch\n  - nvidia\n  - defaults\ndependencies:\n  - pytorch=2.1.2\n" +
				"  - pytorch::pytorch-cuda=12.1\n"},
		"no GPU code yet, with the vendor's channel": {file: "environment.yml", change: same,
			before: "channels: [nvidia, pytorch]\ndependencies:\n  - pytorch=2.1.2\n  - cpuonly\n",
			after:  "channels: [nvidia, pytorch]\ndependencies:\n  - pytorch=2.1.2\n  - pytorch-cuda=12.1\n"},
		"no GPU code yet, from conda-forge": {file: "environment.yml", change: same,
			before: "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.1.2\n  - cpuonly\n",
			after:  "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.1.2\n  - cuda-version=12.1\n"},
		"no GPU code yet, and no channel": {file: "environment.yml", change: same,
			before: "dependencies:\n  - pytorch=2.1.2\n  - cpuonly\n",
			byHand: "environment.yml:3:5: take pytorch-cuda=12.1 in its place, with the channels pytorch and nvidia"},
		"no GPU code yet, of a release that the toolkit's package chooses builds of": {file: "environment.yml",
			change: older,
			before: "channels: [pytorch]\ndependencies:\n  - pytorch=1.9.0\n  - cpuonly\n",
			byHand: "environment.yml:4:5: take cudatoolkit=11.1 in its place, which the channel conda-forge has"},
		"no GPU code yet, in a command": {file: "Dockerfile", change: same,
			before: from + "RUN conda install -c nvidia cuda && micromamba install -c pytorch -c conda-forge \\\n" +
				"    pytorch=2.1.2 cpuonly && echo done\n",
			after: from + "RUN conda install -c nvidia cuda && micromamba install -c pytorch -c conda-forge \\\n" +
				"    pytorch=2.1.2 pytorch-cuda=12.1 -c nvidia && echo done\n"},
		"no GPU code yet, in a table of pixi's": {file: "pixi.toml", change: same,
			before: "[workspace]\nchannels = [\"pytorch\"]\n[dependencies]\npytorch = \"2.1.2\"\ncpuonly = \"*\"\n",
			byHand: "pixi.toml:5:12: take pytorch-cuda=12.1 in its place"},
		"cudatoolkit of a channel that need not have it": {file: "environment.yml", change: older,
			before: "channels: [pytorch, defaults]\ndependencies:\n  - pytorch=1.9.0\n  - cudatoolkit=10.2\n",
			byHand: "environment.yml:4:5: set the CUDA here to 11.1, with the channel conda-forge: those " +
				"that are named need not have it"},
		"cudatoolkit of the vendor's channel": {file: "environment.yml", change: older,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=1.9.0\n  - cudatoolkit=10.2\n",
			after:  "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=1.9.0\n  - cudatoolkit=11.1\n"},
		"cudatoolkit of another command's channel": {file: "Dockerfile", change: older,
			before: from + "RUN conda install -c conda-forge numpy\nRUN conda install -c pytorch pytorch=1.9.0 " +
				"cudatoolkit=10.2\n",
			byHand: "Dockerfile:3:44: set the CUDA here to 11.1, with the channel conda-forge: those that " +
				"are named need not have it"},
		"cudatoolkit, which does not choose the makers' builds any more": {file: "environment.yml",
			change: observed.Change{Value: "1.13.1", Label: "cu117"},
			before: "channels: [pytorch, defaults]\ndependencies:\n  - pytorch=1.9.0\n  - cudatoolkit=10.2\n",
			after: "channels: [pytorch, nvidia, defaults]\ndependencies:\n  - pytorch=1.13.1\n" +
				"  - pytorch-cuda=11.7\n"},
		"pixi's table of a package": {file: "pixi.toml", change: torch,
			before: "[workspace]\nchannels = [\"conda-forge\"]\n\n[dependencies]\npytorch = { version = \"2.5.*\" }\n",
			after: "[workspace]\nchannels = [\"conda-forge\"]\n\n[dependencies]\ncuda-version = \"12.9.*\"\n" +
				"pytorch = { version = \"2.8.0.*\" }\n"},
		"pixi's dependencies inline": {file: "pixi.toml", change: torch,
			before: "dependencies = { pytorch = \"2.5.*\" }\n[workspace]\nchannels = [\"conda-forge\"]\n",
			byHand: "pixi.toml:1:29: change it, with cuda-version=12.9 beside it"},
		"a command of mamba's": {file: "Dockerfile", change: torch,
			before: from + "RUN mamba create -n a -c conda-forge \"pytorch=2.1.2\" numpy && \\\n    echo done\n",
			after: from +
				"RUN mamba create -n a -c conda-forge \"pytorch=2.8.0\" cuda-version=12.9 numpy && \\\n    echo " +
				"done\n"},
		"a command of conda's with the CUDA": {file: "Dockerfile", change: torch,
			before: from + "RUN conda install -y pytorch==2.1.2 \\\n    cuda-version=12.1\n",
			after:  from + "RUN conda install -y pytorch==2.8.0 \\\n    cuda-version=12.9\n"},
		"a command of conda's with the makers' CUDA": {file: "Dockerfile", change: old,
			before: from + "RUN conda install -c pytorch -c nvidia pytorch==2.1.2 pytorch-cuda=12.1\n",
			after:  from + "RUN conda install -c pytorch -c nvidia pytorch==2.5.1 pytorch-cuda=12.4\n"},
		"a command of conda's and a channel that has ended": {file: "Dockerfile", change: torch,
			before: from + "RUN mamba create -c pytorch -c nvidia pytorch==2.1.2 torchvision pytorch-cuda=12.1\n",
			byHand: "Dockerfile:2:39: " + ends + ", and drop pytorch-cuda"},
		"a range of CUDAs of a channel": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- conda-forge::cuda-version>=12,<12.5\n",
			after:  "dependencies:\n- pytorch=2.8.0\n- conda-forge::cuda-version=12.9\n"},
		"a range of CUDAs that is empty": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-version>=12.8,<12.5\n",
			after:  "dependencies:\n- pytorch=2.8.0\n- cuda-version=12.9\n"},
		"a range of CUDAs in a table of pixi's": {file: "pixi.toml", change: torch,
			before: pixi + "pytorch = \"2.5.*\"\ncuda-version = \">=12,<12.5\"\n",
			after:  pixi + "pytorch = \"2.8.0.*\"\ncuda-version = \"12.9.*\"\n"},
		"a range of CUDAs in a table of its own": {file: "pixi.toml", change: torch,
			before: pixi + "pytorch = \"2.5.*\"\ncuda-version = { version = \">=12.1,<13\" }\n",
			after:  pixi + "pytorch = \"2.8.0.*\"\ncuda-version = { version = \"12.9.*\" }\n"},
		"the channel of one CUDA": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- nvidia/label/cuda-12.1.0::cuda=12.1\n",
			byHand: "environment.yml:3:3: set the CUDA here to 12.9"},
		"alternatives to the CUDA": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-version=12.1|12.4\n",
			byHand: "environment.yml:3:3: set the CUDA here to 12.9"},
		"a range in brackets": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-version[version='12.1|12.4']\n",
			byHand: "environment.yml:3:3: set the CUDA here to 12.9"},
		"a range that has the CUDA": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-version>=12.2 # ours\n",
			after: "dependencies:\n- pytorch=2.8.0\n- cuda-version=12.9\n" +
				"- cuda-version>=12.2 # ours\n"},
		"a range that has the CUDA in a table of pixi's": {file: "pixi.toml", change: torch,
			before: pixi + "pytorch = \"2.5.*\"\ncuda-version = \">=12.2\"\n",
			byHand: "pixi.toml:5:17: set the CUDA here to 12.9"},
		"a range of cudatoolkit": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cudatoolkit>=11.8\n",
			byHand: "environment.yml:3:3: cudatoolkit ends with CUDA 11.8: take cuda-version=12.9 in its place"},
		"the toolkit of another CUDA": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-toolkit=12.4\n",
			byHand: "environment.yml:3:3: set the CUDA here to 12.9"},
		"the toolkit of other CUDAs": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-toolkit>=12.1,<12.5\n",
			byHand: "environment.yml:3:3: set the CUDA here to 12.9"},
		"the toolkit of another CUDA in a table of pixi's": {file: "pixi.toml", change: torch,
			before: pixi + "pytorch = \"2.5.*\"\ncuda-nvcc = \"12.4.*\"\n",
			byHand: "pixi.toml:5:14: set the CUDA here to 12.9"},
		"the toolkit of the CUDA": {file: "environment.yml", change: torch,
			before: "dependencies:\n- pytorch=2.4.0\n- cuda-toolkit>=12.1,<13\n",
			after:  "dependencies:\n- pytorch=2.8.0\n- cuda-version=12.9\n- cuda-toolkit>=12.1,<13\n"},
		"the toolkit of another CUDA in a command": {file: "Dockerfile", change: torch,
			before: from + "RUN conda install -c conda-forge pytorch=2.1.2 'cuda-toolkit>=12.1,<12.5'\n",
			byHand: "Dockerfile:2:49: set the CUDA here to 12.9"},
		"a range of the makers' package and a channel that has ended": {file: "environment.yml", change: torch,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda>=12.1\n",
			after:  forge + "  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"a closed one": {file: "environment.yml", change: torch,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda>=11.8,<13\n",
			after:  forge + "  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"any of the makers' package and a channel that has ended": {file: "environment.yml", change: torch,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda\n",
			after:  forge + "  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"one of the makers' package and a channel that has ended": {file: "environment.yml", change: torch,
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.1\n",
			after:  forge + "  - pytorch=2.8.0\n  - cuda-version=12.9\n"},
		"the makers' package of the same CUDA and a channel that has ended": {file: "environment.yml",
			change: observed.Change{Value: "2.6.0", Label: "cu124"},
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4\n",
			after:  forge + "  - pytorch=2.6.0\n  - cuda-version=12.4\n"},
		"any of the makers' package where no CUDA takes its place": {file: "environment.yml",
			change: observed.Change{Value: "2.8.0", Label: "cpu"},
			before: "channels: [pytorch, nvidia]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda\n",
			byHand: "environment.yml:3:5: the channel pytorch ends with 2.5.1: take pytorch 2.8.0 from conda-forge, " +
				"with cuda-version, and drop pytorch-cuda"},
		"a range of the makers' package behind conda-forge": {file: "environment.yml", change: torch,
			before: "channels: [conda-forge, pytorch]\ndependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda>=12.1\n",
			byHand: "environment.yml:4:5: take cuda-version=12.9 in its place"},
		"a list of words": {file: "Dockerfile", change: torch,
			before: from + "RUN [\"conda\", \"install\", \"pytorch=2.1.2\"]\n",
			byHand: "Dockerfile:2:27: change it, with cuda-version=12.9 in the list of words"},
		"a list of pip's words": {file: "Dockerfile", change: torch,
			before: from + "RUN [\"pip\", \"install\", \"torch==2.1.2\"]\n",
			byHand: "Dockerfile:2:25: change it, with --extra-index-url " +
				"https://download.pytorch.org/whl/cu129 in the " +
				"list of words"},
	} {
		t.Run(name, func(t *testing.T) {
			after, byHand := rewriteOne(t, map[string]string{c.file: c.before}, []string{c.file},
				map[string]observed.Change{"torch": c.change})
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if got := strings.Join(byHand, "\n"); got != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
			}
		})
	}
}

// TestCompanionsStayWithTheirFramework writes nothing of a change whose first part is to be
// made by hand.
func TestCompanionsStayWithTheirFramework(t *testing.T) {
	after, byHand := rewriteOne(t, map[string]string{"Dockerfile": "FROM ubuntu:22.04\n" +
		"RUN conda install -c pytorch torchvision==0.16.2 pytorch==2.1.2\n"}, []string{"Dockerfile"},
		map[string]observed.Change{"torch": {Value: "2.8.0"}, "torchvision": {Value: "0.23.0"}})
	const want = "Dockerfile:2:50: the channel pytorch ends with 2.5.1: take pytorch 2.8.0 from conda-forge, with " +
		"cuda-version=12.8\nDockerfile:2:30: change it to 0.23.0, with torch"
	if got := strings.Join(byHand, "\n"); after != "" || got != want {
		t.Errorf("%q, by hand %s", after, got)
	}
}

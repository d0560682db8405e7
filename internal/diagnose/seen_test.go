package diagnose

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

func TestLookReadsWhatProgramsPrintOfTheirMachine(t *testing.T) {
	for name, tt := range map[string]struct {
		log  string
		want Seen
	}{
		"PyTorch's report": {
			"PyTorch version: 2.1.1+cu121\nCUDA used to build PyTorch: 12.1\nGPU models and configuration: GPU 0: NVIDIA GeForce RTX 3050 Ti Laptop GPU\nNvidia driver version: 535.129.03\n[pip3] torch==2.1.1\n",
			Seen{GPUs: []string{"rtx-3050-ti-laptop"}, Driver: "535.129.03",
				Frameworks: []Framework{{"pytorch", "2.1.1", "cu121"}}},
		},
		"its older report": {
			"PyTorch version: 0.4.1\nGPU models and configuration: GPU 0: GeForce RTX 2080\nNvidia driver version: 410.48\n[pip3] torch-sparse==0.4.0\n",
			Seen{GPUs: []string{"rtx-2080"}, Driver: "410.48", Frameworks: []Framework{{"pytorch", "0.4.1", ""}},
				Packages: []Package{{"torch-sparse", "0.4.0"}}},
		},
		"nvidia-smi's table": {
			"| NVIDIA-SMI 535.113.01             Driver Version: 535.113.01   CUDA Version: 12.2     |\n|   0  NVIDIA GeForce GTX 1650        Off | 00000000:01:00.0  On |                  N/A |\n|   1  Tesla T4                       On  | 00000000:02:00.0 Off |                    0 |\n",
			Seen{GPUs: []string{"gtx-1650", "t4"}, Driver: "535.113.01", Frameworks: []Framework{}},
		},
		"a driver that is too old": {
			"The NVIDIA driver on your system is too old (found version 11040).\ntorch==2.1.0+cu121\n",
			Seen{GPUs: []string{}, DriverCUDA: "11.4", Frameworks: []Framework{{"pytorch", "2.1.0", "cu121"}}},
		},
		"one whose version is there": {
			"The NVIDIA driver on your system is too old (found version 9010).\nDriver Version: 390.157\n",
			Seen{GPUs: []string{}, Driver: "390.157", Frameworks: []Framework{}},
		},
		"a toolkit of another CUDA than the build's": {
			"The detected CUDA version (12.1) mismatches the version that was used to compile\n" +
				"PyTorch (11.7). Please make sure\n" +
				"torch==2.0.1\n",
			Seen{GPUs: []string{}, Toolkit: "12.1", Frameworks: []Framework{{"pytorch", "2.0.1", "cu117"}}},
		},
		"the same of DeepSpeed, whose build says its own": {
			"Installed CUDA version 11.8 does not match the version torch was compiled with 12.1, unable to\n" +
				"torch==2.3.0+cu121\n",
			Seen{GPUs: []string{}, Toolkit: "11.8", Frameworks: []Framework{{"pytorch", "2.3.0", "cu121"}}},
		},
		"the lists of Poetry and of pip before 10": {
			"  - Installing torch (2.5.1)\ntensorflow (1.4.0)\nPyTorch version (2.5)\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.5.1", ""}, {"tensorflow", "1.4.0", ""}}},
		},
		"nvidia-smi's table on Windows": {
			"|   0  NVIDIA GeForce GTX 1650      WDDM | 00000000:01:00.0  On |                  N/A |\n",
			Seen{GPUs: []string{"gtx-1650"}, Platform: "windows/amd64", Frameworks: []Framework{}},
		},
		"the same beside WSL": {
			"Linux box 5.15.153.1-microsoft-standard-WSL2\n" +
				"|   0  NVIDIA GeForce GTX 1650      WDDM | 00000000:01:00.0  On |                  N/A |\n",
			Seen{GPUs: []string{"gtx-1650"}, Frameworks: []Framework{}},
		},
		"a traceback on Windows": {
			"  File \"C:\\Users\\me\\train.py\", line 3, in <module>\ntorch==2.6.0\n",
			Seen{GPUs: []string{}, Platform: "windows/amd64", Frameworks: []Framework{{"pytorch", "2.6.0", ""}}},
		},
		"ComfyUI's start on Windows": {
			"** Platform: Windows\n", Seen{GPUs: []string{}, Platform: "windows/amd64", Frameworks: []Framework{}},
		},
		"a path of Windows in a log of Linux": {
			"PS D:\\> docker run\n  File \"/app/train.py\", line 3\n", Seen{GPUs: []string{}, Frameworks: []Framework{}},
		},
		"nvidia-smi's table of branch 610": {
			"| NVIDIA-SMI 610.43.02              KMD Version: 610.43.02     CUDA UMD Version: 13.3     |\n",
			Seen{GPUs: []string{}, Driver: "610.43.02", Frameworks: []Framework{}},
		},
		"nvidia-smi's table of a Jetson": {
			"|   0  Orin (nvgpu)                  N/A  | N/A              N/A |                  N/A |\n" +
				"| N/A   N/A  N/A               N/A /  N/A | Not Supported        |     N/A          N/A |\n" +
				"|    0   N/A  N/A      1234    C+G   NVIDIA A100                  N/A      |\n",
			Seen{GPUs: []string{"jetson-orin", "a100"}, Frameworks: []Framework{}},
		},
		"nvidia-smi's list": {
			"GPU 0: NVIDIA A100-SXM4-40GB (UUID: GPU-5a)\nGPU 1: NVIDIA A100-SXM4-40GB (UUID: GPU-5b)\n",
			Seen{GPUs: []string{"a100-sxm4-40gb"}, Frameworks: []Framework{}},
		},
		"TensorFlow's devices": {
			"kernel reported version is: 470.82.1\nCreated device /job:localhost (device: 0, name: Tesla V100-SXM2-16GB, pci bus id: 0000:00:1e.0, compute capability: 7.0)\ntensorflow-gpu 2.10.0\n",
			Seen{GPUs: []string{"v100-sxm2-16gb"}, Driver: "470.82.1", Frameworks: []Framework{{"tensorflow", "2.10.0", ""}}},
		},
		"the kernel's module": {
			"NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue Mar  5 22:23:56 UTC 2024\n",
			Seen{GPUs: []string{}, Driver: "550.54.15", Frameworks: []Framework{}},
		},
		"what people write": {
			"I have an RTX 4090 and torch 2.0.1, jax==0.4.30, numpy==1.26\n",
			Seen{GPUs: []string{"rtx-4090"}, Frameworks: []Framework{{"pytorch", "2.0.1", ""}, {"jax", "0.4.30", ""}},
				Packages: []Package{{"numpy", "1.26"}}},
		},
		"pip's and conda's lists": {
			"[pip3] torch==2.6.0+cu124\n[pip3] torchvision==0.21.0+cu124\nflash_attn==2.6.3\nvllm                      0.6.3.post1\nxformers                  0.0.28.post1              <pip>\nrequests                  2.32.0\ntorchvision               0.20.0\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.6.0", "cu124"}},
				Packages: []Package{{"torchvision", "0.21.0+cu124"}, {"flash-attn", "2.6.3"}, {"vllm", "0.6.3.post1"},
					{"xformers", "0.0.28.post1"}}},
		},
		"a report behind what somebody tells": {
			"It worked with torch 2.1.0.\nvllm==0.5.0 was there before\n\n" +
				"PyTorch version: 2.8.0+cu128\n[pip3] torch==2.8.0\n[pip3] vllm==0.10.2\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.8.0", "cu128"}},
				Packages: []Package{{"vllm", "0.10.2"}}},
		},
		"what somebody tells behind a report": {
			"PyTorch version: 2.8.0+cu128\nIt worked with torch 2.1.0 and torch==2.2.0\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.8.0", "cu128"}}},
		},
		"one report behind another": {
			"torch                     2.1.0\nSuccessfully installed numpy-1.26.4 torch-2.8.0\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.8.0", ""}}},
		},
		"two that somebody tells": {
			"I had torch 2.1.0 and now have torch 2.2.0\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.1.0", ""}}},
		},
		"what an extension was built for, and what is there": {
			"WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. xFormers was built for:    _cpp_lib.py:144\n" +
				"    PyTorch 2.3.0+cu118 with CUDA 1108 (you have 2.4.0+cu121)\n    Python  3.10.14 (you have 3.10.0)\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.4.0", "cu121"}},
				Packages: []Package{{"xformers", "built for PyTorch 2.3.0+cu118"}}},
		},
		"the same in one line": {
			"torch 2.1.2\nxFormers was built for: PyTorch 2.1.2+cu121 with CUDA 1201 (you have 2.1.2+cpu)\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.1.2", "cpu"}},
				Packages: []Package{{"xformers", "built for PyTorch 2.1.2+cu121"}}},
		},
		"builds of vendors, nightlies and builds from source": {
			"PyTorch version: 2.6.0a0+ecf3bae40a.nv25.01\ntensorflow==2.17.0rc1\n" +
				"jax 0.5.1.dev20250210+cuda12 is installed, paddlepaddle-gpu 2.6.1.2 is not read by halves.\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.6.0a0", "ecf3bae40a.nv25.01"},
				{"tensorflow", "2.17.0rc1", ""}, {"jax", "0.5.1.dev20250210", "cuda12"}}},
		},
		"labels of packages": {
			"torch==2.5.1+cu124\nflash_attn==2.7.4.post1+cu12torch2.6cxx11abiFALSE\nvllm==0.20.0+cu129.\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.5.1", "cu124"}},
				Packages: []Package{{"flash-attn", "2.7.4.post1+cu12torch2.6cxx11abiFALSE"}, {"vllm", "0.20.0+cu129"}}},
		},
		"TorchCodec's message": {
			"          2. The PyTorch version (2.8.0+cu128) is not compatible with\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{{"pytorch", "2.8.0", "cu128"}}},
		},
		"nothing of the kind": {
			"loading torchvision 0.20 from /usr/lib; name: layer4, shape 1.2; driver version unknown; A100% done\n",
			Seen{GPUs: []string{}, Frameworks: []Framework{}},
		},
	} {
		if tt.want.Packages == nil {
			tt.want.Packages = []Package{}
		}
		if diff := cmp.Diff(tt.want, Look(matrices.Embedded(), []byte(tt.log))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// Every framework of the tables is seen by every name that logs have for it.
func TestLookKnowsTheFrameworksOfTheTables(t *testing.T) {
	for _, f := range matrices.Embedded().FrameworkInfos() {
		for _, name := range f.LogNames() {
			for _, log := range []string{
				name + "==3.2.1\n", strings.ToUpper(name) + " version: 3.2.1\n", strings.ReplaceAll(name, "-", "_") +
					"-3.2.1-cp312\n",
			} {
				want := []Framework{{Name: f.ID, Version: "3.2.1"}}
				if diff := cmp.Diff(want, Look(matrices.Embedded(), []byte(log)).Frameworks); diff != "" {
					t.Errorf("%q (-want +got):\n%s", log, diff)
				}
			}
		}
	}
	if got := Look(matrices.Embedded(), []byte("caffe==3.2.1\njaxlib==3.2.1\nonnx==3.2.1\n")).Frameworks; len(got) > 0 {
		t.Errorf("saw %v, which are no versions of frameworks", got)
	}
}

// An overlay's framework is seen, and planned for, as one of ours is.
func TestLookKnowsTheFrameworksOfOverlays(t *testing.T) {
	facts, err := overlay.Apply(matrices.Embedded(), "testdata/warpdrive.hcl")
	if err != nil {
		t.Fatal(err)
	}
	seen := Look(facts, []byte("Warp Drive version: 1.0\ndriver version: 580.65.06\nTesla T4\n"))
	if diff := cmp.Diff([]Framework{{Name: "warpdrive", Version: "1.0"}}, seen.Frameworks); diff != "" {
		t.Fatal(diff)
	}
	advice, ok := Advise(facts, nil, seen)
	if !ok || says(advice) != "works" || advice.Verdict.Judged[0].Stack.Framework.Name != "warpdrive" {
		t.Errorf("advice %+v, %v", advice, ok)
	}
}

// A framework is seen at the end of a long log, however short its name is.
func TestLookSeesFrameworksOfShortNamesAtTheEndOfALog(t *testing.T) {
	l := newLook(matrices.Embedded())
	l.names = map[string]string{"mx": "mxnet", "my": "mynet"}
	s := newScanner(l.patterns())
	_ = eachLine(strings.NewReader(strings.Repeat("epoch 1, loss: 0.3\n", 20_000)+"mx==1.9.1\n"), s.read)
	if diff := cmp.Diff([]Framework{{Name: "mxnet", Version: "1.9.1"}}, l.seen().Frameworks); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What stands at the end of a long log is found, however much before it nearly was something.
func TestTheEndOfALongLogIsRead(t *testing.T) {
	facts := matrices.Embedded()
	line := "torch torch driver version nvidia: CUDA error: no kernel image is\n"
	log := strings.Repeat(line, (17<<20)/len(line)) +
		"CUDA error: no kernel image is available for execution on the device\n"
	findings, _, err := ReadFrom(facts, strings.NewReader(log))
	if err != nil || len(findings) == 0 || findings[0].Line != strings.Count(log, "\n") {
		t.Errorf("found %+v, %v", findings, err)
	}
}

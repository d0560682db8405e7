package diagnose

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

func TestLogFindsWhatToMendFirst(t *testing.T) {
	for name, tt := range map[string]struct{ log, want string }{
		"the warning goes before the crash that follows": {
			"start\nNVIDIA GeForce RTX 3090 with CUDA capability sm_86 is not compatible with the current PyTorch installation.\nRuntimeError: CUDA error: no kernel image is available for execution on the device\n",
			"torch-arch-not-compatible 2, no-kernel-image 3",
		},
		"a line that means nothing goes last": {
			"cudart_stub.cc:28] Could not find cuda drivers on your machine, GPU will not be used.\nAssertionError: Torch not compiled with CUDA enabled\n",
			"torch-not-compiled-with-cuda 2, tf-could-not-find-cuda-drivers 1",
		},
		"of one line the longer signature": {
			"E cuda_dnn.cc:377] Could not create cudnn handle: CUDNN_STATUS_NOT_INITIALIZED\n",
			"tf-cudnn-handle-internal-error 1, cudnn-not-initialized 1",
		},
		"colours and the states of a progress bar": {
			"10%\r50%\r\x1b[31mRuntimeError: \x1b[1mTorch not compiled\x1b[0m with CUDA enabled\x1b]0;title\x07\r\n",
			"torch-not-compiled-with-cuda 3",
		},
		"anchors stand for lines": {"$ nvidia-smi\nNo devices were found\n", "rminitadapter-failed 2"},
		"what a self-test names goes before all": {
			"ImportError: libcudnn.so.9: cannot open shared object file\nCUDNN_STATUS_NOT_INITIALIZED\nRoot cause  [wheel-missing]\n  cause\nRoot cause  [no-such-id]\n",
			"wheel-missing 3, shared-lib-not-found 1, cudnn-not-initialized 2",
		},
		"nothing": {"epoch 1, loss 0.3\nall is well\n", ""},
		"empty":   {"", ""},
	} {
		var got []string
		for _, f := range Log(matrices.Embedded(), tt.log) {
			got = append(got, f.ID+" "+string(rune('0'+f.Line)))
			if len(f.Causes) == 0 || f.Text == "" || strings.ContainsAny(f.Text, "\x1b\r\n") {
				t.Errorf("%s: %+v", name, f)
			}
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestEveryExampleIsFoundInTheMiddleOfALog puts each error of the facts between
// lines of a program that works.
func TestEveryExampleIsFoundInTheMiddleOfALog(t *testing.T) {
	facts := matrices.Embedded()
	for _, e := range facts.Errors() {
		if e.Example == "" {
			continue
		}
		found := false
		for _, f := range Log(facts, "INFO epoch 1\nINFO loss 0.3\n"+e.Example+"\nbye\n") {
			found = found || f.ID == e.ID && f.Line >= 3
		}
		if !found {
			t.Errorf("%s is not found by its example", e.ID)
		}
	}
}

func TestByID(t *testing.T) {
	facts := matrices.Embedded()
	if f, ok := ByID(facts, "no-kernel-image"); !ok || len(f.Causes) == 0 || len(f.Sources) == 0 || !strings.HasPrefix(f.Sources[0], "https://") {
		t.Errorf("got %+v", f)
	}
	if f, ok := ByID(facts, "wheel-missing"); !ok || f.Layer != "python" || len(f.Causes) == 0 {
		t.Errorf("an error that only self-tests find: %+v", f)
	}
	if f, ok := ByID(facts, "nothing"); ok {
		t.Errorf("got %+v", f)
	}
}

// FuzzLog holds what is found to the log that it was found in.
func FuzzLog(f *testing.F) {
	facts := matrices.Embedded()
	for _, e := range facts.Errors()[:8] {
		f.Add("a\r\nb\x1b[1m" + e.Example + "\x1b[0m\rc")
	}
	f.Add("| 0  Tesla T4  On  |\nDriver Version: 535.1\ntorch==2.5.1+cu124\nRoot cause [wheel-missing]")
	f.Fuzz(func(t *testing.T, log string) {
		lines := strings.Split(Plain(log), "\n")
		for _, found := range Log(facts, log) {
			if found.Line < 1 || found.Line > len(lines) || strings.TrimSpace(lines[found.Line-1]) != found.Text {
				t.Errorf("%q: %+v", log, found)
			}
		}
		for _, id := range Look(facts, log).GPUs {
			if _, _, err := facts.FindGPU(id); err != nil {
				t.Errorf("%q: %v", log, err)
			}
		}
	})
}

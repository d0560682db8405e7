package lock

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// filled sets every field of a value to something that is not zero, numbered so
// that no two are alike; lists get two elements. Positions stay empty.
func filled(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.String:
		v.SetString(fmt.Sprintf("text %d", *n))
	case reflect.Int64:
		v.SetInt(int64(*n) << 33)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		filled(v.Elem(), n)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		filled(v.Index(0), n)
		filled(v.Index(1), n)
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range 2 {
			*n++
			v.SetMapIndex(reflect.ValueOf(fmt.Sprintf("key-%d", *n)), reflect.ValueOf(fmt.Sprintf("value %d", *n)))
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[request.Position]() {
			return
		}
		for i := range v.NumField() {
			filled(v.Field(i), n)
		}
	default:
		panic("a field of a kind that the lock cannot hold: " + v.Type().String())
	}
}

// everything is a lock with every field set.
func everything() Lock {
	var l Lock
	n := 0
	filled(reflect.ValueOf(&l).Elem(), &n)
	return *sorted(l)
}

// sample is a lock as a user would have it, with two targets and platforms.
func sample() Lock {
	size := int64(2_760_000_000)
	train := Target{
		Name:     "train",
		Platform: "linux/amd64",
		Request: []string{"driver = >=535", "framework.pytorch = ~=2.5.0", "gpu = a100-80gb", "gpu = h100",
			"platform = linux/amd64", "selftest.gpu = auto"},
		Stack: plan.Stack{
			GPUs: []plan.GPU{
				{ID: "h100-sxm", Name: "NVIDIA H100 80GB HBM3", ComputeCapability: "9.0", RunsBy: plan.RunsByCubin},
				{ID: "a100-80gb", Name: "NVIDIA A100-SXM4-80GB", ComputeCapability: "8.0", RunsBy: plan.RunsByCubin},
			},
			Driver: plan.Driver{Floor: "525.60.13", Recommended: "580.126.09", Given: ">=535", KernelModule: "either"},
			CUDA:   plan.CUDA{Version: "12.4.1", Delivery: plan.DeliveryWheels}, CUDNN: "9.1.0.70", NCCL: "2.21.5",
			Framework: plan.Framework{Name: "pytorch", Version: "2.5.1", Variant: "cu124"},
			Python:    "3.12", OS: "debian12", Platform: "linux/amd64", BaseImage: "docker.io/library/python:3.12-slim-bookworm",
			Packages: map[string]string{"torch": "2.5.1+cu124", "torchvision": "0.20.1+cu124"}, DownloadBytes: &size,
		},
		Reasons: []plan.Reason{{Part: "driver", Value: "525.60.13", Rule: "cuda-driver-floor",
			Text:  "CUDA 12.4 runs from driver 525.60.13 on (\"minor-version compatibility\"), not at 100 %{x} or ${y}.",
			Facts: []string{"cuda/12.4#min-driver"}}},
		Base: Base{Reference: "docker.io/library/python:3.12-slim-bookworm", Digest: "sha256:" + strings.Repeat("0a", 32),
			Python: "/usr/local/bin/python3.12", Glibc: "2.36"},
		Wheels: []Wheel{
			{Name: "torch", Version: "2.5.1+cu124", File: "torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl",
				URL:    "https://download.example.com/whl/cu124/torch-2.5.1%2Bcu124-cp312-cp312-linux_x86_64.whl",
				SHA256: strings.Repeat("1b", 32), Size: 908_000_000, Index: "pytorch", Requested: true,
				Layer: oci.Layer{MediaType: "application/vnd.oci.image.layer.v1.tar+zstd",
					Digest: digest.Digest("sha256:" + strings.Repeat("2c", 32)),
					DiffID: digest.Digest("sha256:" + strings.Repeat("3d", 32)), Size: 800_000_000}},
			{Name: "filelock", Version: "3.16.1", File: "filelock-3.16.1-py3-none-any.whl",
				URL: "https://files.example.com/filelock-3.16.1-py3-none-any.whl", SHA256: strings.Repeat("4e", 32),
				HashSource: HashComputed, Size: 16163, Index: "pypi"},
		},
		Apt: []AptPackage{{Name: "git", Version: "1:2.39.5-0+deb12u2", Arch: "amd64", File: "git_2.39.5_amd64.deb",
			URL: "https://deb.example.com/pool/main/g/git/git_2.39.5_amd64.deb", SHA256: strings.Repeat("5f", 32), Size: 7256}},
		Image: request.ImageRequest{Tags: []request.Text{{Value: "registry.example.com/train:latest"}},
			Env: map[string]string{"HF_HOME": "/cache", "A": "1"}, Entrypoint: []string{"python", "", "train.py"},
			Copy: []request.CopyRequest{{From: "src", To: "/app"}}},
		SelfTest: request.SelfTestRequest{GPU: "auto"},
	}
	arm := train
	arm.Platform = "linux/arm64"
	arm.Wheels, arm.Apt, arm.Reasons = nil, nil, nil
	cell := arm
	cell.Name, cell.Platform = "ci[gpu=t4,torch=2.4]", "linux/amd64"
	return Lock{Matrices: plan.MatricesInfo{Version: "2026.11.20", Digest: "sha256:" + strings.Repeat("60", 32),
		From: "registry.example.com/facts@sha256:" + strings.Repeat("61", 32)},
		Targets: []Target{train, arm, cell}}
}

// large is a lock of three targets with 200 wheels each.
func large() Lock {
	l := sample()
	for i := range l.Targets {
		l.Targets[i].Wheels = nil
		for k := range 200 {
			w := sample().Targets[0].Wheels[0]
			w.Name = fmt.Sprintf("package-%03d", k)
			l.Targets[i].Wheels = append(l.Targets[i].Wheels, w)
		}
	}
	return l
}

func mustRead(t *testing.T, src []byte) *Lock {
	t.Helper()
	l, _, err := decode(src, DefaultName)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	return l
}

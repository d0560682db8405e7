package flags

import (
	"strings"
	"testing"
)

func TestFlagsThatAreWrong(t *testing.T) {
	tests := []struct {
		name  string
		flags Flags
		want  []string
	}{
		{"none", Flags{}, []string{"--framework: name a framework"}},
		{"unknown framework", Flags{Framework: []string{"pytroch"}},
			[]string{`--framework: there is no framework "pytroch". Did you mean "pytorch"?`}},
		{"a package that is no framework's", Flags{Framework: []string{"vllm"}}, []string{`ask for it by --with vllm`}},
		{"framework twice", Flags{Framework: []string{"jax", "JAX==0.4"}}, []string{"jax is given twice"}},
		{"extras", Flags{Framework: []string{"jax[cuda12]"}}, []string{"jax takes no extras"}},
		{"single equals", Flags{Framework: []string{"pytorch=2.5"}}, []string{"--framework", "no version"}},
		{"at sign", Flags{Framework: []string{"pytorch@2.5"}}, []string{"a version follows =="}},
		{"version missing", Flags{Framework: []string{"pytorch=="}}, []string{"a version is missing"}},
		{"platform", Flags{Framework: []string{"jax"}, Platform: "linux/riscv64"},
			[]string{"--platform", "linux/amd64, linux/arm64, windows/amd64"}},
		{"empty gpu", Flags{Framework: []string{"jax"}, GPU: []string{"h100,,l4"}}, []string{"--gpu: the value is empty"}},
		{"control character", Flags{Framework: []string{"jax"}, OS: "deb\x1bian"}, []string{"--os", "U+001B"}},
		{"package twice", Flags{Framework: []string{"jax"}, With: []string{"a_b", "A.B==1"}},
			[]string{"--with: a-b is given twice"}},
		{"all at once", Flags{Framework: []string{"jx"}, Driver: []string{" "}, With: []string{"-r x"}},
			[]string{"--framework", "--driver", "--with"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Request(nil, tt.flags)
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q does not say %q", err, want)
				}
			}
		})
	}
}

func TestFlagsEmpty(t *testing.T) {
	if !(Flags{}).Empty() {
		t.Error("no flags are not empty")
	}
	for _, f := range []Flags{
		{GPU: []string{"t4"}}, {Driver: []string{"535"}}, {Framework: []string{"jax"}}, {CUDA: "12"}, {CUDNN: "9"},
		{NCCL: "2"}, {Python: "3.12"}, {OS: "debian12"}, {Platform: "linux/amd64"}, {With: []string{"numpy"}},
	} {
		if f.Empty() {
			t.Errorf("%+v is empty", f)
		}
	}
}

func TestAssumeLikeByFlag(t *testing.T) {
	for _, tt := range []struct {
		name  string
		flags Flags
		want  map[string]string // framework → what it is taken for
	}{
		{"of the only framework", Flags{Framework: []string{"pytorch==2.16"}, AssumeLike: []string{"2.14"}},
			map[string]string{"pytorch": "2.14"}},
		{"of those with a version", Flags{Framework: []string{"pytorch==2.16", "jax"}, AssumeLike: []string{"2.14"}},
			map[string]string{"pytorch": "2.14", "jax": ""}},
		{"by name", Flags{Framework: []string{"pytorch==2.16", "jax==0.12"}, AssumeLike: []string{"jax==0.11", "2.14"}},
			map[string]string{"pytorch": "2.14", "jax": "0.11"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			req, err := Request(nil, tt.flags)
			if err != nil {
				t.Fatal(err)
			}
			for _, fw := range req.Frameworks {
				if fw.AssumeLike.Value != tt.want[fw.Name] {
					t.Errorf("%s is taken for %q, want %q", fw.Name, fw.AssumeLike.Value, tt.want[fw.Name])
				}
			}
		})
	}
	for _, list := range [][]string{{"2.14", "2.13"}, {"torch==2.14"}, {""}} {
		if _, err := Request(nil, Flags{Framework: []string{"pytorch==2.16"}, AssumeLike: list}); err == nil ||
			!strings.Contains(err.Error(), "--assume-like") {
			t.Errorf("--assume-like %q gives %v", list, err)
		}
	}
}

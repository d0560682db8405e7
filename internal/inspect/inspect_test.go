package inspect

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/matrices"

	"github.com/envsolve/envsolve/internal/testworld/unpacked"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// entry is a cubin (kind 2) or PTX (kind 1) of some bytes.
func entry(kind uint16, number uint32, payload int) []byte {
	b := make([]byte, 64+payload)
	binary.LittleEndian.PutUint16(b, kind)
	binary.LittleEndian.PutUint32(b[4:], 64)
	binary.LittleEndian.PutUint64(b[8:], uint64(payload))
	binary.LittleEndian.PutUint32(b[28:], number)
	return b
}

// exactly marks an entry as one that runs on its architecture alone.
func exactly(entry []byte) []byte {
	binary.LittleEndian.PutUint64(entry[40:], 0x102041)
	return entry
}

// short is an entry whose header ends before its flags.
func short(entry []byte) []byte {
	binary.LittleEndian.PutUint32(entry[4:], 32)
	return append(entry[:32:32], entry[64:]...)
}

func fat(entries ...[]byte) []byte {
	all := bytes.Join(entries, nil)
	b := fatbinMagic()
	b = binary.LittleEndian.AppendUint16(b, 1)
	b = binary.LittleEndian.AppendUint16(b, 16)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(all)))
	return append(b, all...)
}

// freely is a budget without an end.
func freely(int) error { return nil }

func TestArchitecturesAreReadWhereverTheyStand(t *testing.T) {
	far := bytes.Repeat([]byte{0x50, 0xed, 0x55, 1}, scanned/2) // longer than a look, and nearly the magic
	for name, tt := range map[string]struct {
		file []byte
		want string
	}{
		"none":        {[]byte("\x7fELF and nothing more"), ""},
		"one of each": {fat(entry(2, 90, 8), entry(1, 90, 8)), "sm_90 compute_90"},
		"sorted, each once": {fat(entry(1, 52, 3), entry(2, 120, 0), entry(2, 86, 5), entry(2, 86, 9)),
			"sm_86 sm_120 compute_52"},
		"for one architecture alone": {
			fat(entry(2, 100, 4), exactly(entry(2, 90, 4)), exactly(entry(1, 90, 4)), entry(1, 52, 4)),
			"sm_90a sm_100 compute_52 compute_90a"},
		"a header without flags": {fat(short(entry(2, 90, 4))), "sm_90"},
		"two, far apart": {append(append(append(far, fat(entry(2, 70, 1))...), far...), fat(entry(2, 80, 1))...),
			"sm_70 sm_80"},
		"a large payload":         {append(fat(entry(2, 70, 3*scanned)), fat(entry(2, 75, 1))...), "sm_70 sm_75"},
		"link-time code":          {fat(entry(8, 90, 4), entry(2, 90, 4)), "sm_90"},
		"the magic and no header": {append(fatbinMagic(), fat(entry(2, 61, 4))...), "sm_61"},
		"cut short":               {fat(entry(2, 90, 8), entry(2, 100, 50))[:100], "sm_90"},
		"sizes that cannot be": {append(fat(append(entry(2, 90, 8)[:8], bytes.Repeat([]byte{255}, 56)...)),
			fat(entry(2, 89, 1))...), "sm_89"},
	} {
		for _, r := range []io.Reader{bytes.NewReader(tt.file), iotest.HalfReader(bytes.NewReader(tt.file))} {
			got, pieces, err := architectures(bufio.NewReaderSize(r, scanned), freely)
			if err != nil || strings.Join(got, " ") != tt.want {
				t.Errorf("%s: %v, %v, want %s", name, got, err, tt.want)
			}
			if twice := name == "sorted, each once"; len(pieces) != len(got) || twice != (pieces["sm_86"] == 2) {
				t.Errorf("%s: pieces %v", name, pieces)
			}
		}
	}
	broken := errors.New("broken")
	_, _, err := architectures(bufio.NewReaderSize(iotest.ErrReader(broken), scanned), freely)
	if !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

// members are files by name.
type members map[string]string

func elf(content []byte) string { return "\x7fELF" + string(content) }

// torchWheel is what of a PyTorch wheel is looked at.
func torchWheel() members {
	return members{
		"torch-2.5.1+cu124.dist-info/METADATA": "Metadata-Version: 2.1\nName: Torch\nVersion: 2.5.1+cu124\n\nName: not this\n",
		"torch/version.py":                     "__version__ = '2.5.1+cu124'\ndebug = False\ncuda: Optional[str] = '12.4'\nhip: Optional[str] = None\n",
		"torch/lib/libtorch_cuda.so":           elf(fat(entry(2, 80, 8), entry(2, 90, 8), entry(1, 90, 8))),
		"torch/lib/libc10.so":                  elf(nil),
		"torch/readme.txt":                     string(fat(entry(2, 10, 8)))[1:],
	}
}

// zipped is a wheel of these files.
func zipped(t testing.TB, files members) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for name, text := range files {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestAWheelIsRead(t *testing.T) {
	file := zipped(t, torchWheel())
	got, err := Archive(matrices.Embedded(), bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	want := &Contents{
		Wheels: []Wheel{{"torch", "2.5.1+cu124", "12.4"}}, Toolkits: []Toolkit{}, Libraries: []Library{},
		Warnings: []string{},
		Code: []Code{{"torch/lib/libtorch_cuda.so", []string{"sm_80", "sm_90", "compute_90"},
			map[string]int{"sm_80": 1, "sm_90": 1, "compute_90": 1}}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if _, err := Archive(matrices.Embedded(), bytes.NewReader([]byte("PK\x03\x04 no zip")), 12); err == nil {
		t.Error("a broken archive is taken")
	}
}

func layer(t *testing.T, files members) v1.Layer {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for name, text := range files {
		err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(text)), Typeflag: tar.TypeReg})
		if err == nil {
			_, err = io.WriteString(w, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(b.Bytes())),
			nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func imageOf(t *testing.T, layers ...v1.Layer) v1.Image {
	t.Helper()
	img, err := mutate.AppendLayers(empty.Image, layers...)
	if err == nil {
		img, err = mutate.Config(img, v1.Config{Env: []string{"PATH=/bin", "NVIDIA_REQUIRE_CUDA=cuda>=12.4"}})
	}
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// TestAnImageIsReadAsContainersSeeIt has a layer that removes and replaces what
// lies below.
func TestAnImageIsReadAsContainersSeeIt(t *testing.T) {
	below := layer(t, members{
		"etc/os-release":                                  "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n",
		"usr/local/cuda-12.4/version.json":                `{"cuda" : {"name" : "CUDA SDK", "version" : "12.4.1"}, "cuda_cudart": {"version": "12.4.127"}}`,
		"usr/local/cuda-12.4/lib64/libcudart.so.12.4.127": elf(nil),
		"usr/lib/x86_64-linux-gnu/libcudnn.so.8.9.7":      elf(nil),
		"usr/lib/x86_64-linux-gnu/libcuda.so.535.104.05":  elf(nil),
		"usr/local/cuda-12.4/compat/libcuda.so.550.54.15": elf(nil),
		"opt/env/old/libold.so":                           elf(fat(entry(2, 30, 1))),
		"opt/env/lib/numpy-1.26.4.dist-info/METADATA":     "Name: numpy\nVersion: 1.26.4\n",
	})
	above := torchWheel()
	above["opt/env/old/.wh.libold.so"] = ""
	above["opt/env/lib/.wh.numpy-1.26.4.dist-info"] = ""
	above["opt/env/lib/nvidia_cudnn_cu12-9.1.0.70.dist-info/METADATA"] = "Name: nvidia-cudnn-cu12\nVersion: 9.1.0.70\n"
	above["opt/env/lib/setuptools/_vendor/zipp-3.19.2.dist-info/METADATA"] = "Name: zipp\nVersion: 3.19.2\n"
	above["opt/env/lib/nvidia/cudnn/lib/libcudnn.so.9"] = elf(nil)
	got, err := Image(t.Context(), matrices.Embedded(), imageOf(t, below, layer(t, above)))
	if err != nil {
		t.Fatal(err)
	}
	want := &Contents{
		OS: "Debian GNU/Linux 12 (bookworm)", Requires: "cuda>=12.4",
		Wheels:   []Wheel{{"nvidia-cudnn-cu12", "9.1.0.70", ""}, {"torch", "2.5.1+cu124", "12.4"}},
		Toolkits: []Toolkit{{"usr/local/cuda-12.4", "12.4.1"}},
		Libraries: []Library{
			{"libcuda", "535.104.05", "usr/lib/x86_64-linux-gnu/libcuda.so.535.104.05"},
			{"libcuda", "550.54.15", "usr/local/cuda-12.4/compat/libcuda.so.550.54.15"},
			{"libcudart", "12.4.127", "usr/local/cuda-12.4/lib64/libcudart.so.12.4.127"},
			{"libcudnn", "9", "opt/env/lib/nvidia/cudnn/lib/libcudnn.so.9"},
			{"libcudnn", "8.9.7", "usr/lib/x86_64-linux-gnu/libcudnn.so.8.9.7"},
		},
		Code: []Code{{"torch/lib/libtorch_cuda.so", []string{"sm_80", "sm_90", "compute_90"},
			map[string]int{"sm_80": 1, "sm_90": 1, "compute_90": 1}}},
		Warnings: []string{
			"2 copies of libcudnn: libcudnn.so.8 in usr/lib/x86_64-linux-gnu, libcudnn.so.9 in opt/env/lib/nvidia/cudnn/lib; which one a program loads depends on its search path",
			"usr/lib/x86_64-linux-gnu/libcuda.so.535.104.05 belongs to a driver: in an image it hides that of the host",
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWhiteoutsHideLowerLayersOnly(t *testing.T) {
	wheel := func(name string) members {
		return members{"env/" + name + "-1.dist-info/METADATA": "Name: " + name + "\nVersion: 1\n"}
	}
	both := wheel("b")
	both["env/.wh..wh..opq"] = ""
	for _, tt := range []struct {
		name   string
		layers []members
		want   string
	}{
		{"a folder emptied", []members{wheel("a"), both}, "b"},
		{"a folder emptied above", []members{wheel("a"), wheel("b"), {"env/.wh..wh..opq": ""}}, ""},
		{"a folder gone", []members{wheel("a"), {".wh.env": ""}, wheel("c")}, "c"},
		{"the root emptied", []members{wheel("a"), {".wh..wh..opq": ""}, wheel("c")}, "c"},
		{"a file in the place of a folder", []members{wheel("a"), {"env": ""}}, ""},
		{"a name that begins alike", []members{wheel("a"), {"env/.wh.a-1.dist": "", ".wh.en": ""}}, "a"},
		{"a layer that hides what it brings",
			[]members{{"env/.wh.a-1.dist-info": "", "env/a-1.dist-info/METADATA": "Name: a\n"}}, "a"},
	} {
		var layers []v1.Layer
		for _, m := range tt.layers {
			layers = append(layers, layer(t, m))
		}
		got, err := Image(t.Context(), matrices.Embedded(), imageOf(t, layers...))
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, w := range got.Wheels {
			names = append(names, w.Name)
		}
		if strings.Join(names, " ") != tt.want {
			t.Errorf("%s: %v, want %s", tt.name, names, tt.want)
		}
	}
}

func TestReadingAnImageEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	over := errors.New("over")
	cancel(over)
	if _, err := Image(ctx, matrices.Embedded(), imageOf(t, layer(t, torchWheel()))); !errors.Is(err, over) {
		t.Errorf("got %v", err)
	}
}

// TestNVIDIAsOwnLibraryIsRead reads one of CUDA 11.8's libraries as NVIDIA built
// it: the release that brought sm_89 and sm_90. The self-test's reader, which is
// written for itself and goes by the sections of the file, finds the same.
func TestNVIDIAsOwnLibraryIsRead(t *testing.T) {
	tree := worldtest.Unpacked(t, "bookworm", unpacked.Contents{Packages: []string{"libnppitc11"}}, "non-free")
	files, err := filepath.Glob(filepath.Join(tree.Root, "usr/lib/x86_64-linux-gnu/libnppitc.so.11.*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("found %v, %v", files, err)
	}
	f, err := os.Open(files[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got, err := File("libnppitc.so.11", f)
	if err != nil || len(got.Code) != 1 {
		t.Fatalf("%+v, %v", got, err)
	}
	const want = "sm_35 sm_50 sm_60 sm_61 sm_70 sm_75 sm_80 sm_86 sm_89 sm_90 compute_90"
	if all := strings.Join(got.Code[0].Architectures, " "); all != want {
		t.Errorf("got %s", all)
	}
	const script = "import sys; from envsolve_selftest.fatbin import architectures; print(*architectures(sys.argv[1:]))"
	other := exec.Command("python3", "-c", script, files[0])
	other.Env = append(os.Environ(), "PYTHONPATH=../../templates/selftest", "PYTHONDONTWRITEBYTECODE=1")
	out, err := other.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if found := strings.Fields(string(out)); !cmp.Equal(slices.Sorted(slices.Values(found)),
		slices.Sorted(slices.Values(got.Code[0].Architectures))) {
		t.Errorf("the self-test's reader finds %v", found)
	}
}

func FuzzArchitectures(f *testing.F) {
	f.Add(fat(entry(2, 90, 8), entry(1, 90, 8)))
	f.Add(append([]byte("\x7fELF"), fat(entry(8, 90, 8))...))
	f.Fuzz(func(t *testing.T, file []byte) {
		whole, _, err := architectures(bufio.NewReaderSize(bytes.NewReader(file), scanned), freely)
		if err != nil {
			t.Fatal(err)
		}
		halves, _, err := architectures(bufio.NewReaderSize(iotest.HalfReader(bytes.NewReader(file)), scanned), freely)
		if err != nil || !cmp.Equal(whole, halves) {
			t.Errorf("%v in one piece, %v in halves (%v)", whole, halves, err)
		}
	})
}

// Each framework whose wheels name the CUDA they were built for is read, in the
// words of its own file.
func TestArchiveReadsTheCUDAOfEveryFramework(t *testing.T) {
	words := map[string]string{
		"torch/version.py": "cuda: Optional[str] = '12.6'\n",
		"onnxruntime/capi/build_and_package_info.py": "package_name = 'onnxruntime-gpu'\n" +
			"cuda_version = '12.6'\ncudart_version = 12060\n",
		"paddle/version/__init__.py": "cuda_version     = '12.6'\ncudnn_version    = '9.5.1'\n",
	}
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if f.BuildFile == "" {
			continue
		}
		text, ok := words[f.BuildFile]
		if !ok {
			t.Errorf("%s: the test does not know what %s says", f.ID, f.BuildFile)
		}
		for _, name := range f.Packages {
			file := zipped(t, members{f.BuildFile: text, "x.dist-info/METADATA": "Name: " + name + "\nVersion: 1.0\n"})
			got, err := Archive(matrices.Embedded(), bytes.NewReader(file), int64(len(file)))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff([]Wheel{{name, "1.0", "12.6"}}, got.Wheels); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
	}
}

func TestLibrariesOfWindowsAreReadForGPUCode(t *testing.T) {
	library := append(append([]byte("MZ"), make([]byte, 510)...), fat(entry(2, 80, 64), entry(1, 90, 64))...)
	got, err := File("torch_cuda.dll", bytes.NewReader(library))
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Code) != 1 || !slices.Equal(got.Code[0].Architectures, []string{"sm_80", "compute_90"}) {
		t.Errorf("it finds %+v", got.Code)
	}
	if got, err := File("notes.txt", strings.NewReader("MN"+string(library[2:]))); err != nil || len(got.Code) > 0 {
		t.Errorf("in a text it finds %+v, %v", got.Code, err)
	}
}

func TestWhatAnImageLacks(t *testing.T) {
	const release, nvidia = "etc/os-release", "opt/venv/lib/python3.12/site-packages/nvidia/"
	const name = "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n"
	for _, tt := range []struct {
		name, architecture string
		files              members
		want               string
	}{
		{"nothing of CUDA", "amd64", members{release: name, "usr/lib/libcuda.so.550.54.15": ""}, "cuda"},
		{"a toolkit alone", "amd64", members{release: name,
			"usr/local/cuda-12.4/version.json": `{"cuda": {"version": "12.4.1"}}`}, "cudnn"},
		{"a library of wheels", "amd64", members{release: name, nvidia + "cublas/lib/libcublas.so.12": ""}, "cudnn"},
		{"both", "amd64", members{release: name, "opt/conda/lib/libcudart.so.12.4.127": "",
			"opt/conda/lib/libcudnn.so.9": ""}, ""},
		{"no system", "amd64", members{"a": "b"}, ""},
		{"maybe a Jetson's", "arm64", members{release: name}, ""},
	} {
		config := &v1.ConfigFile{Architecture: tt.architecture, OS: "linux", RootFS: v1.RootFS{Type: "layers"}}
		img, err := mutate.ConfigFile(empty.Image, config)
		if err == nil {
			img, err = mutate.AppendLayers(img, layer(t, tt.files))
		}
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Image(t.Context(), matrices.Embedded(), img); err != nil || got.Lacks != tt.want {
			t.Errorf("%s: %q, %v, want %q", tt.name, got.Lacks, err, tt.want)
		}
	}
}

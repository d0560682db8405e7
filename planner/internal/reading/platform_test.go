package reading

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestPlatformsAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"linux/amd64": "linux/amd64", "Linux/ARM64": "linux/arm64", " windows/amd64 ": "windows/amd64",
		"aarch64": "linux/arm64", "linux_aarch64": "linux/arm64", "linux-64": "linux/amd64",
		"Linux": "linux/amd64", "linux_x86_64": "linux/amd64", "x86_64": "linux/amd64",
		"Windows": "windows/amd64", "Windows 11": "windows/amd64",
		"macOS": "", "darwin/arm64": "", "osx-arm64": "", "riscv64": "", "linux/riscv64": "", "linux/arm/v7": "",
		"linux/ppc64le": "", "linux/386": "", "": "",
	} {
		got := ReadPlatform(text)
		if got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
		if got != "" && !slices.Contains(matrices.Platforms(), got) {
			t.Errorf("%q is %q, which nothing can be judged for", text, got)
		}
	}
}

func TestSystemsThatCannotBeRead(t *testing.T) {
	for text, unread := range map[string]bool{
		"BeOS": true, "ubunut 22.04": true, "FreeBSD 14": true, "abc": true,
		"Ubuntu": false, "Manjaro": false, "NixOS": false, "Arch Linux": false, "Google Colab": false, "Win10": false,
		"aarch64": false, "container": false, "5.15.0-91-generic": false, "lmsysorg/sglang:v0.4.8-cu126": false,
		"macOS 14": false, "alpine": false, "glibc 2.31": false, "L4T R35.4.1": false, "wsl2": false,
	} {
		if got := ReadSystem(matrices.Embedded(), text).Unread; got != unread {
			t.Errorf("%q is unread: %t", text, got)
		}
	}
}

func TestWhatAPackageWasCompiledForMayNotBeSaid(t *testing.T) {
	for text, want := range map[string]bool{
		"built for torch 2.2.0+cu121": true, "cu118 wheel": true, "0.2.1 built for sm_75 only": true,
		"2.2.0+cu128torch2.9.0.post3": true, "0.2.1": false, "": false, "built from source for my GPU": false,
	} {
		if c := ReadCompiled(text, "torch"); c.Says() != want {
			t.Errorf("%q says something: %t (%+v)", text, c.Says(), c)
		}
	}
}

package candidate

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// MinGlibc is the C library that a build needs; empty when it needs none or
// the facts do not say.
func (b *Build) MinGlibc() string {
	if b.Windows() {
		return ""
	}
	switch {
	case b.On.MinGlibc != "":
		return b.On.MinGlibc
	case b.On.Platform == facts.LinuxARM64 && b.Release.MinGlibcArm != "":
		return b.Release.MinGlibcArm
	default:
		return b.Release.MinGlibc
	}
}

// GlibcRef is the fact that gives the build's C library.
func (b *Build) GlibcRef() string {
	switch {
	case b.On.MinGlibc != "":
		return b.Ref("")
	case b.On.Platform == facts.LinuxARM64 && b.Release.MinGlibcArm != "":
		return b.ReleaseRef("min-glibc-arm64")
	default:
		return b.ReleaseRef("min-glibc")
	}
}

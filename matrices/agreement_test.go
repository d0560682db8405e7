package matrices

import (
	"strings"
	"testing"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// TestBuildsAcceptWhatTheyWereMadeFor holds the ranges of builds against the
// versions beside them.
func TestBuildsAcceptWhatTheyWereMadeFor(t *testing.T) {
	s := Embedded()
	compared := 0
	for _, name := range s.FrameworkNames() {
		for _, r := range s.Frameworks(name) {
			for _, b := range r.Builds {
				for _, c := range []struct{ cell, version, spec string }{
					{"cuda", b.CUDA, b.CUDASpec}, {"cuda_full", b.CUDAFull, b.CUDASpec},
					{"cudnn", b.CUDNN, b.CUDNNSpec}, {"nccl", b.NCCL, b.NCCLSpec},
				} {
					if c.spec == "" || !strings.Contains(c.version, ".") { // a major alone says no version
						continue
					}
					if compared++; !specHolds(t, c.spec, c.version) {
						t.Errorf("%s/%s+%s: %s is %s, and the build accepts %s", name, r.Version, b.Variant, c.cell, c.version, c.spec)
					}
				}
			}
		}
	}
	if compared < 300 {
		t.Errorf("compared %d ranges only", compared)
	}
}

func specHolds(t *testing.T, spec, version string) bool {
	t.Helper()
	specifiers, err := pep440.NewSpecifiers(spec)
	if err != nil {
		t.Fatal(err)
	}
	v, err := pep440.Parse(version)
	if err != nil {
		t.Fatal(err)
	}
	return specifiers.Check(v)
}

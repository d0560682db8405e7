package resolve

import (
	"errors"
	"slices"
	"testing"
)

const impossible = `Looking in indexes: https://example.com/simple
Collecting skimmer
ERROR: Cannot install skimmer==1.0 and skipper[all]==1.0 because these package versions have conflicting dependencies.

The conflict is caused by:
    skimmer 1.0 depends on skiff<2
    Skipper[all] 1.0 depends on Skiff_Core>=2
    The user requested (constraint) torch==2.6.0

ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/
`

func TestPipsComplaintNamesPackages(t *testing.T) {
	tests := []struct {
		name, output string
		want         []string
	}{
		{"a clash", impossible, []string{"skimmer", "skiff", "skipper", "skiff-core"}},
		{"a search", "INFO: pip is still looking at multiple versions of Boto_Core to determine which version is " +
			"compatible with other requirements. This could take a while.\n", []string{"boto-core"}},
		{"nothing that fits", "ERROR: No matching distribution found for skiff>=9\n", []string{"skiff"}},
		{"nothing", "pip ended with code 1", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := blamed(tt.output); !slices.Equal(got, tt.want) {
				t.Errorf("blamed %q, want %q", got, tt.want)
			}
			var none *ImpossibleError
			if err := pipError(tt.output); !errors.As(err, &none) || !slices.Equal(none.Blamed, tt.want) {
				t.Errorf("the error is %v", err)
			}
		})
	}
}

func FuzzBlamed(f *testing.F) {
	f.Add(impossible)
	f.Add("looking at multiple versions of ")
	f.Fuzz(func(t *testing.T, output string) {
		for _, name := range blamed(output) {
			if !projectForm().MatchString(name) {
				t.Errorf("%q is no name of a package", name)
			}
		}
	})
}

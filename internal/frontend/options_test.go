package frontend

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWhichBuildArgumentsAreVariables(t *testing.T) {
	got := variables(map[string]string{
		"build-arg:torch": "2.10", "build-arg:pip_proxy": "a name that ends so", "build-arg:HTTP_PROXY": "http://p",
		"build-arg:https_proxy": "http://p", "build-arg:No_Proxy": "x", "build-arg:ALL_PROXY": "x",
		"build-arg:ftp_proxy":         "x",
		"build-arg:SOURCE_DATE_EPOCH": "0", "build-arg:BUILDKIT_SYNTAX": "x", "target": "gpu",
	})
	want := map[string]string{"torch": "2.10", "pip_proxy": "a name that ends so"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

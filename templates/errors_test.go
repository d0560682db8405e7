package templates

import "testing"

func TestTheCatalogueIsFoundByID(t *testing.T) {
	for id, layer := range map[string]string{"no-kernel-image": "gpu-arch", "wheel-missing": "python"} {
		e, ok := SelfTestErrorByID(id)
		if !ok || e.Layer != layer || len(e.Causes) == 0 || e.Causes[0].Cause == "" || e.Causes[0].Fix == "" {
			t.Errorf("%s: %+v, %v", id, e, ok)
		}
	}
	if e, ok := SelfTestErrorByID("no-such-error"); ok {
		t.Errorf("got %+v", e)
	}
}

package reading

import "testing"

func TestArchListServes(t *testing.T) {
	for _, c := range []struct {
		list, capability string
		serves           bool
	}{
		{"7.5", "7.5", true},
		{"8.0", "8.6", true},
		{"8.6", "8.0", false},
		{"7.5 8.0", "9.0", false},
		{"7.0+PTX;9.0", "8.0", true},
		{"9.0+PTX", "8.9", false},
		{"Turing", "8.6", true},
		{"Ampere+Tegra", "8.6", false},
		{"Ampere", "8.9", true},
		{"9.0a", "9.0", true},
	} {
		served := false
		for _, a := range ReadArchList(c.list) {
			served = served || a.Serves(c.capability)
		}
		if served != c.serves {
			t.Errorf("%q on %s: %t, want %t", c.list, c.capability, served, c.serves)
		}
	}
	for _, text := range []string{"", "native", "Common", "$ARCH", "7.5;all", "75"} {
		if list := ReadArchList(text); list != nil {
			t.Errorf("%q: %v, want none", text, list)
		}
	}
}

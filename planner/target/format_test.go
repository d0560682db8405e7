package target

import "testing"

func TestFormat(t *testing.T) {
	tests := []struct{ name, src, want string }{
		{"aligns", "target \"a\" {\ngpu = \"t4\"\n  driver=\"535\"\n# note\n   framework \"jax\" { }\n}\n\n\n",
			"target \"a\" {\n  gpu    = \"t4\"\n  driver = \"535\"\n  # note\n  framework \"jax\" {}\n}\n"},
		{"adds the last line end", "a = 1", "a = 1\n"},
		{"empty", "", ""},
		{"blank", "\n\n", ""},
	}
	for _, tt := range tests {
		got, diags := Format([]byte(tt.src))
		if diags.HasErrors() || string(got) != tt.want {
			t.Errorf("%s: Format = %q, %v; want %q", tt.name, got, diags, tt.want)
		}
		again, _ := Format(got)
		if string(again) != string(got) {
			t.Errorf("%s: a second Format gives %q", tt.name, again)
		}
	}
	if out, diags := Format([]byte("target {")); out != nil || !diags.HasErrors() {
		t.Errorf("Format of broken text = %q, %v", out, diags)
	}
}

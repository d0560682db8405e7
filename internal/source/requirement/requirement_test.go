package requirement

import "testing"

func TestAnAddressWithAVersionBehindItIsNoRequirement(t *testing.T) {
	for text, is := range map[string]bool{
		"https://e.org/torch-2.5.1-cp310-cp310-linux_x86_64.whl==2.7.1":     false,
		"x @ https://e.org/x-1-py3-none-any.whl==2 ; python_version < '3'":  false,
		"https://e.org/x-1.tar.gz==2":                                       false,
		"x @ https://e.org/x-1-py3-none-any.whl ; python_version == '3.10'": true,
		"https://e.org/x-1-py3-none-any.whl?sig=a==#sha256=b==":             true,
		"x @ https://e.org/a==b/x-1-py3-none-any.whl":                       true,
		"x==1": true,
	} {
		if _, err := Parse(text); (err == nil) != is {
			t.Errorf("%s: %v", text, err)
		}
	}
}

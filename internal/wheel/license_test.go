package wheel

import (
	"bytes"
	"strings"
	"testing"
)

func TestLicencesAreReadAsWheelsSayThem(t *testing.T) {
	const head = "Metadata-Version: 2.4\nName: x\n"
	for _, tt := range []struct{ name, metadata, want string }{
		{"expression", "License-Expression: MIT AND (Apache-2.0 OR BSD-2-Clause)\nLicense: old\n",
			"MIT AND (Apache-2.0 OR BSD-2-Clause)"},
		{"name", "License: BSD-3-Clause\nClassifier: License :: OSI Approved :: MIT License\n", "BSD-3-Clause"},
		{"carriage returns", "License: MIT\r\n\r\n", "MIT"},
		{"classifier", "License: UNKNOWN\nClassifier: License :: OSI Approved :: MIT License\nClassifier: Topic :: Software\n", "MIT License"},
		{"two classifiers", "Classifier: License :: OSI Approved :: MIT License\nClassifier: License :: Other/Proprietary License\nClassifier: License :: OSI Approved :: Apache Software License\n", "MIT License; Apache Software License"},
		{"a whole text", "License: Permission is hereby granted\n        free of charge\nClassifier: License :: OSI Approved :: ISC License (ISCL)\n", "ISC License (ISCL)"},
		{"a long line", "License: " + strings.Repeat("words ", 50) + "\n", ""},
		{"approved, but what", "Classifier: License :: OSI Approved\n", ""},
		{"in the description", "\nLicense: MIT\nClassifier: License :: OSI Approved :: MIT License\n", ""},
		{"what steers a terminal", "License: MIT\u009b2J\n", ""},
		{"what turns text around", "License: \u202eTIM\n", ""},
		{"another encoding", "License: Lizenz f\xfcr alle\n", ""},
		{"nothing", "", ""},
	} {
		if got := licenseOf([]byte(head + tt.metadata)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestWhatIsNoWheelHasNoLicence(t *testing.T) {
	if got, err := License(bytes.NewReader([]byte("PK")), 2); err == nil {
		t.Errorf("got %q", got)
	}
}

package attest

import (
	"strings"

	"github.com/spdx/tools-golang/spdx"
)

// declare notes the licence that a wheel declares: as an expression of SPDX's
// where it is one, and in its own words where it is not.
func declare(p *spdx.Package, words string) {
	if words == "" {
		return
	}
	if e := expression(words); e != "" {
		p.PackageLicenseDeclared = e
		return
	}
	p.PackageLicenseComments = "The wheel says: " + words
}

// expression returns a licence in the form of SPDX 2.3, annex D; "" for words that
// are none. Identifiers outside known would make the document invalid.
func expression(words string) string {
	if id := classifiers()[words]; id != "" {
		return id
	}
	known := map[string]bool{"AND": true, "OR": true, "WITH": true}
	for id := range strings.FieldsSeq(knownLicenses) {
		known[id] = true
	}
	for word := range strings.FieldsSeq(strings.NewReplacer("(", " ", ")", " ").Replace(words)) {
		if !known[word] {
			return ""
		}
	}
	if strings.Count(words, "(") != strings.Count(words, ")") || !alternates(words) {
		return ""
	}
	return words
}

// alternates tells whether identifiers and operators take turns.
func alternates(words string) bool {
	operand := false
	for word := range strings.FieldsSeq(strings.NewReplacer("(", " ", ")", " ").Replace(words)) {
		operator := word == "AND" || word == "OR" || word == "WITH"
		if operator != operand {
			return false
		}
		operand = !operand
	}
	return operand
}

// knownLicenses are those of the SPDX licence list (3.27) that Python packages
// have, with the exceptions of its other list.
const knownLicenses = `0BSD AFL-2.1 AFL-3.0 AGPL-3.0-only AGPL-3.0-or-later Apache-2.0 Artistic-2.0
	BSD-2-Clause BSD-3-Clause BSD-3-Clause-Clear BSL-1.0 CC-BY-4.0 CC0-1.0 CNRI-Python EPL-2.0
	FTL GPL-2.0-only GPL-2.0-or-later GPL-3.0-only GPL-3.0-or-later HPND IJG ISC
	LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0-only LGPL-3.0-or-later libpng-2.0 MIT MIT-0 MIT-CMU MPL-1.1 MPL-2.0
	MulanPSL-2.0 NCSA OFL-1.1 OpenSSL PostgreSQL PSF-2.0 Python-2.0 Python-2.0.1 Unicode-3.0 Unlicense UPL-1.0 W3C WTFPL X11 Zlib ZPL-2.1
	GCC-exception-3.1 LLVM-exception Classpath-exception-2.0`

// classifiers are the licence classifiers of PyPI, and names in common use, that
// mean one licence. Apache's and Python's classifiers name no version: they stand
// for the current one.
func classifiers() map[string]string {
	return map[string]string{
		"MIT License":                                             "MIT",
		"Apache Software License":                                 "Apache-2.0",
		"Apache 2.0":                                              "Apache-2.0",
		"Apache 2":                                                "Apache-2.0",
		"Apache License 2.0":                                      "Apache-2.0",
		"Apache License, Version 2.0":                             "Apache-2.0",
		"ISC License (ISCL)":                                      "ISC",
		"Mozilla Public License 2.0 (MPL 2.0)":                    "MPL-2.0",
		"Python Software Foundation License":                      "PSF-2.0",
		"The Unlicense (Unlicense)":                               "Unlicense",
		"Boost Software License 1.0 (BSL-1.0)":                    "BSL-1.0",
		"zlib/libpng License":                                     "Zlib",
		"3-Clause BSD License":                                    "BSD-3-Clause",
		"BSD 3-Clause License":                                    "BSD-3-Clause",
		"2-Clause BSD License":                                    "BSD-2-Clause",
		"GNU General Public License v3 (GPLv3)":                   "GPL-3.0-only",
		"GNU General Public License v3 or later (GPLv3+)":         "GPL-3.0-or-later",
		"GNU General Public License v2 or later (GPLv2+)":         "GPL-2.0-or-later",
		"GNU Lesser General Public License v3 (LGPLv3)":           "LGPL-3.0-only",
		"GNU Lesser General Public License v3 or later (LGPLv3+)": "LGPL-3.0-or-later",
	}
}

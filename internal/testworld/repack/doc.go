// Package repack turns Debian's Python packages into wheels.
//
// A recipe names the binary packages that hold a distribution's Python files.
// The files move from dist-packages into the wheel; egg-info becomes dist-info
// with the metadata the authors wrote; and shared libraries that the base
// images lack are put into NAME.libs with a run path, under names that carry a
// hash, as auditwheel does for every wheel on PyPI that is built on Linux. The
// platform tag says the glibc that the ELF files really ask for.
//
// What is real: all Python files and all machine code are Debian's builds of
// the upstream sources. What differs from the authors' wheels: the compiler
// and options, some libraries in other versions (the reference BLAS in place of
// OpenBLAS or MKL), no C++ headers, and no test programs. Where Debian ships a
// dependency in another version than the authors pin exactly, the requirement
// is loosened in the metadata (see [Recipe.Loosen]). Each wheel's Summary names
// the Debian package that it was made from.
package repack

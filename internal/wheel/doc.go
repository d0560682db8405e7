// Package wheel reads wheels by the standards of packaging.python.org: file names
// and the names of projects, the archive itself, and what its .dist-info folder
// says: METADATA, RECORD, entry points and the licence.
//
// A wheel is taken for hostile. Open looks at the archive's directory alone, and
// refuses names that climb, links, encrypted and overlapping entries, and what
// unpacks to more than a machine can hold; a refusal is an *Error. What installing
// a wheel leaves on a disk is internal/layer's.
package wheel

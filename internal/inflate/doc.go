// Package inflate decompresses DEFLATE data (RFC 1951), as the entries of wheels
// have it.
//
// It does what compress/flate does, and takes two thirds of the time of the package
// that wheels were read with before (go test -bench Reader): input is read in blocks
// and not byte by byte, a register holds 64 bits of it, two literals are taken at once
// where their codes are short, and matches are copied by words. What is not DEFLATE
// ends in a *CorruptError; what ends too early, in io.ErrUnexpectedEOF.
package inflate

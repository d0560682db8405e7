// Package machine makes a world of what is installed on this machine: a base
// image of its distribution's packages, and wheels of the packages of one of
// its Pythons. It is for machines with a GPU that reach no network: what is
// there can be locked, built and tested there all the same.
//
// # What differs from the makers' wheels
//
// The files are those that the wheel brought, with the hashes of its own
// RECORD. Missing are byte code, what the installer wrote (INSTALLER,
// direct_url.json and the like), and the programs that an installer makes of
// entry points. Nothing is compressed.
package machine

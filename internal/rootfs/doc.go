// Package rootfs puts the layers of an image together into the tree that a
// container sees, as a file system in one file.
//
// Layers are read twice: first their entries, which say what the tree holds, then
// the contents of the files that are left in it. Nothing is unpacked to disk, and
// nobody needs to be root.
//
// What a layer does to those below it is as the OCI image specification says
// (layer.md, "Whiteouts"), and paths lead through symbolic links as they do where
// container runtimes unpack.
package rootfs

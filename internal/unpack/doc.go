// Package unpack writes the layers of an image as trees of files, inside a builder:
// the frontend has BuildKit run it, once for each layer, and BuildKit makes layers
// of what it finds. They are those of the layer engine, since the trees are: the
// tar that the engine makes is written out here, file by file.
//
// It is a program of its own, of the layer engine and nothing else. BuildKit knows
// a step by the content of what it runs, so that a frontend with newer facts leaves
// every layer that was unpacked before valid, as long as the engine stays.
//
// Its commands:
//
//	wheels PYTHON DIFFID OUT WHEEL...   what wheels install for a Python
//	modules PYTHON TAR WHEEL...         the modules in wheels, as a tar, to be compiled
//	compiled PYTHON VERSION DIFFID COMPILED OUT WHEEL...
//	                                    as wheels, with byte code
//	python ROOT PREFIX DIFFID ARCHIVE SCRATCH OUT
//	                                    a relocatable build of Python, the folder ROOT of
//	                                    an archive; SCRATCH is a folder for as long
//	apt DIFFID BASE INSTALLED DEBS OUT  what installing the packages in DEBS has changed
//	                                    in BASE, which INSTALLED is after it
//	files TAR OUT                       what a tar of the engine's holds
//	copy FROM TO ROOT OUT               the user's own files below ROOT
//
// DIFFID is what the lock holds. Where the wheels make another layer, the lock was
// made by another engine, and the step fails. So it does where an installation
// makes another one, or one that no tree can stand for: without a file that the
// base image has.
package unpack

// Package standin makes small wheels in place of builds that no distribution
// has: PyTorch for CUDA with its companions, and the NVIDIA packages they
// depend on.
//
// Which there are, for which Pythons, and what they pin comes from the
// compatibility tables, so that what a plan picks can be locked. They have the
// names, tags, metadata and file layout of the real ones. Their shared libraries
// are real ELF files with the right SONAMEs, dependencies and run paths, and
// say their version when asked as the real ones do; libtorch_cuda.so carries
// fat binary headers for the architectures that the tables give. There is no
// machine code of NVIDIA's or PyTorch's in them, and nothing computes.
//
// Every Summary begins with "Stand-in for". One requirement differs from the
// authors': where PyTorch pins SymPy exactly, a later SymPy is allowed, since
// the index has Debian's.
package standin

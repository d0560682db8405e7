// Package bounded tests what hostile input costs. The work is done in a process
// of its own, whose peak of memory and whose time on the processor the kernel
// counts: GOMEMLIMIT is a wish, and what a garbage collector gave back before
// anybody looked was memory all the same.
package bounded

// Package progress shows how far a command is, in the phases that its user knows:
// resolve, fetch, layers, assemble, self-test, write, push.
//
// On a terminal each phase that goes on has a line that is drawn over again, and
// one that stays when it is done. Elsewhere, as in the log of a CI job, a phase has
// a line when it is done, and one now and then while it goes on.
package progress

// Package buildkitd runs a BuildKit daemon of envsolve's own, the managed builder,
// for as long as somebody uses it. It knows processes, locks and folders, and
// nothing of what BuildKit does: whoever wants a connection calls Config.Use.
//
// One buildkitd per user and state folder, shared by all envsolve processes of
// that user. Each holds clients.lock shared for as long as it is connected. A
// supervisor, this program once more in a session of its own, starts
// buildkitd, and stops it when for some time nobody held the lock.
//
// The daemon runs the containers of builds and mounts file systems, so a killed
// one leaves both behind: they are ended and unmounted before the next one starts,
// and before anything in its folder is removed.
package buildkitd

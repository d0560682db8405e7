// Package frontend is envsolve inside BuildKit: it answers `docker build -f
// envsolve.hcl .` where nothing of envsolve is installed. BuildKit runs its program
// in a container without network and speaks with it over the gateway's protocol.
//
// # What it does
//
// It reads the target file and the lock beside it from the client, holds the one to
// the other, and states the image: the base by its digest, each wheel from where the
// lock says, with its checksum, and each layer as one run of a small program (package
// unpack) that writes out what the layer engine would have packed. The image's config
// is made by the code that `envsolve build` uses, and the self-test runs before
// anything is exported. So both make one image: the same diff IDs, the same config,
// the same image ID.
//
// Nothing is resolved here. Without a lock there is no image, and the error says which
// command makes one.
//
// # What it answers besides
//
// BuildKit's subrequests: frontend.lint (docker build --check) plans every target and
// shows conflicts and warnings at the lines of the user's file, frontend.outline
// (--call=outline) lists the variables, frontend.targets (--call=targets) the targets.
package frontend

// Package build has a builder assemble an image from a recipe, prove itself, and
// go to its outputs: archives, folders, registries and container engines.
//
// # Assembly
//
// llb.Merge of the base and of each layer as an image of its own, so that a
// builder unpacks a wheel at most once, whatever images it goes into. Layers
// are exported as the very blobs that went in, their digests unchanged. The
// image's config, its whole history and its epoch are ours, so nothing of the
// builder's clock, version or state reaches the digest.
//
// Archives are written here, not by the builder: it names the manifest, and the
// blobs, which are here anyway, do not travel there and back. They are written
// while the image proves itself, and get their names when it has. One that was
// written before and that nobody has touched since is left as it is (stamp.go).
//
// Nothing is written when a step fails, the self-test among them: an output gets
// its name when everything about the image is done.
package build

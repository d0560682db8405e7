// Package aptlayer makes the layer that installing distribution packages on a base
// image gives.
//
// The locked .deb files are installed without network in the base image, and
// the difference is exported as a tar, put into a normal form (see
// normalize.go) and compressed here. So the apt layer's bytes do not depend on
// the builder's compressor, snapshotter or clock either. It is kept in the
// store under the base's digest and the packages' hashes.
package aptlayer

// Package artifact attaches documents to an image. They are artifacts of their own
// that refer to the image ("subject" in the OCI
// image specification 1.1), beside it in the registry or the layout. The image's
// digest is the same with and without them. Each is one manifest:
//
//	artifactType  application/spdx+json, or application/vnd.in-toto+json
//	config        the empty object of the specification
//	layers        the document, of the same media type
//	annotations   in-toto.io/predicate-type, org.opencontainers.image.created
//
// Scanners that look for referrers (Trivy, ORAS, regctl, cosign's tree) find
// them by these types.
//
// It moves bytes and knows nothing of what a document says.
package artifact

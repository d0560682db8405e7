// Package layer turns a wheel into one OCI layer, the same bytes everywhere.
package layer

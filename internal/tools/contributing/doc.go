// Package contributing follows the worked examples of CONTRIBUTING.md, so that
// they cannot become untrue.
package contributing

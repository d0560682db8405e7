// Package tools is the folder of the programs that are not shipped: they make the
// facts' snapshot and the pages under docs, judge plans and measure.
//
//	benchmark       measures plans, layers and builds: docs/performance.md
//	compilefacts    the tables to matrices/snapshot.bin and matrices/README.md
//	dist            what a release consists of: wheels, archives, packages, into dist
//	errorcatalogue  the facts' errors to the self-test's catalogue
//	eval            plans the stacks that people reported
//	frontendimage   the programs of the BuildKit frontend to its image
//	gpupage         tests images on a machine with a GPU: docs/gpu.md
//	licenses        the module cache to internal/licenses/third-party.txt
//	real            takes stacks of real packages the whole way: docs/real.md
//	rulespage       the rules to matrices/RULES.md
//	testworld       serves a registry, an index and a distribution on loopback
//	vulncheck       looks for known vulnerabilities, where their database is reached
package tools

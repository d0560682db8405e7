// Command benchmark measures envsolve on this machine and writes what it found
// to docs/performance.md, with plots beside it.
//
//	go run ./internal/tools/benchmark [--docs DIR] [--bin DIR] [--cache DIR] [--only NAME,…] [--quick]
//
// Wherever time is concerned a figure is either held against its bar as it is,
// or, where machines differ too much, as a ratio to what the usual tools need
// for the same work in the same run on the same machine.
//
// # What is measured
//
//   - process: whole processes of `envsolve plan`, interleaved with `--help`;
//   - planner: plans and explained conflicts in process, on the full tables,
//     for every GPU and framework, and matrices of up to 10,000 cells;
//   - solver: synthetic problems of up to 30 dimensions and 10,000 candidates,
//     by the benchmarks of package solver;
//   - layers: a wheel made into a layer, against unzip, tar and zstd, and the
//     memory that it takes;
//   - builds: a locked target built from cached wheels, against one RUN of pip
//     on the same buildkitd, then built again, and with one wheel changed;
//   - real: wheels of the public package index, against one RUN of uv and of pip;
//   - lock: the same wheels locked with that index, against uv;
//   - frontend: the BuildKit frontend's start-up, a build with everything cached,
//     and one from empty caches beside that of `envsolve build`.
//
// Builds need root, runc, the test world of package testworld with NVIDIA's
// libraries (under a minute to make, once, and 1.1 GB in the cache folder), and 15
// GB of disk while they run.
package main

// Package eval holds plans against stacks that people reported, working or
// not. It is how rules and facts are judged by the world rather than by
// themselves.
//
// # Cases
//
// A file of cases is JSON: {"cases": [{"id", "given": {"gpu", "driver",
// "framework", "framework_version", "cuda_variant", "cudnn", "python", "os",
// "packages"}, "outcome": "works|fails", "why", "fix_stated", "confidence":
// "high|medium|low", "src"}]}. Null means that the report does not say.
//
// # How a case is said as a target
//
// Every part goes through the flags of envsolve plan:
//
//   - gpu: as written. A remark in parentheses is taken off, since people add
//     one: "A100 (MIG)"; not where the facts know the name with it, "TITAN X
//     (Pascal)". When the facts do not know what is left and the remark
//     gives a capability, that stands for the GPU: "RTX 50-series (sm_120)".
//   - driver, cudnn, python: as written.
//   - framework: one that targets know, with its version: "2.1.0" is ==2.1.0, and
//     "1.16" is ==1.16.*. A framework that is a package in the facts (vllm) is
//     said as --with on the framework that the package requires.
//   - cuda_variant: --cuda, and "cpu" the framework's build for it. Left out when the framework's wheels bring CUDA and
//     none of the releases asked for was made for that CUDA: then the report
//     speaks of a toolkit on the machine, which wheels do not load.
//   - os: windows is the platform windows/amd64, aarch64 and arm64 are
//     linux/arm64. wsl2 and docker are taken off; images of NVIDIA's hold the
//     cuda-compat package of their CUDA, so that docker is --forward-compat.
//     What is left is --os
//     where the facts know the system; "glibc2.31" is a system with that C
//     library. A report is of a machine that has the Python and the CUDA it
//     states, not of one of our images: the request names an image of the
//     reporter's own, so that of the system the C library alone counts. The
//     same holds where the report states a cuDNN or a Python.
//     Systems that the facts do not know are left out.
//   - packages: name and version go to --with, nccl to --nccl. A remark behind
//     the version is taken off; its local part stays, since it names one wheel
//     out of several. torch beside vllm is the framework's version; "install tensorflow[and-cuda]" is --with that
//     extra, and a toolkit of the machine that is "older than 11.8" a bound on
//     --cuda. How pip was called, where it ran and settings at run time are left
//     out, and so is what is said of an application instead of a version. conda
//     is left out, too: its builds are others than the index's, and the parts
//     that go together are the same.
//
// # Cases that cannot be said
//
// These are listed with the reason, and counted nowhere:
//
//   - nightly and development builds, which no index keeps;
//   - frameworks that targets do not know;
//   - builds, images and channels of third parties, or from source;
//   - reports that fix no build: neither version nor CUDA nor Python nor driver
//     is stated, so that any release would do;
//   - entries about a part of the stack that hold no version, "built for sm_80";
//   - failures whose cause is none of the stated parts but the machine around
//     them: a driver whose halves differ, another program's ptxas. The self-test
//     finds those; no target can state them. A loader that does not find CUDA is
//     judged where a release is stated: plans tell when it must be told.
//
// None of this looks at the plan: what counts is settled before planning.
//
// # Agreement
//
// A case that works agrees when its target has a plan, with or without
// warnings. A case that fails agrees when its target conflicts, or has a plan
// with a warning, for the cause that was reported. Causes are read off the
// words of "why" (see causes); each takes in the rules of the planner that are
// about it. At least one fact of the conflict, or the warning's rule, has to be
// about the reported cause; what the target asks for does not count, nor do
// warnings that hold for many stacks that work, such as that of a Python past
// its end of life. Where the words tell no cause, any conflict agrees and no
// warning does. A request that the planner refuses because the facts do not know a
// name or a version agrees with nothing: it is no answer.
//
// # What disagrees, and why it stands
//
// Of reported.json: k40m-torch1.3 is of a conda install of late November 2019,
// which was 1.3.1; pytorch/builder moved from 3.5 to 3.7 on 2019-10-29, after
// 1.3.0, whose wheels serve the K40. jax0.4.29-conda and the two conda-jaxlib
// cases are of conda's builds, compiled against other CUDA and cuDNN releases
// than the index's; k80-drv410.72-tf1.14 fails by a CUDA that conda chose and
// the report does not state as asked for.
//
// Of threads.json: gt820m is a name of two chips, of which the facts know the
// newer; jaxlib 0.1.74 and 0.1.28 are paired with no release that the facts
// hold; torch2.10-cu131 reads as a toolkit on the machine, which wheels do not
// load; gh200-torch2.8-cu128 names an index whose arm64 wheel was 2.7's, 2.8's
// is on cu129 (the build matrix of the release); orin-jetpack5 states a JetPack
// that no flag names. jax0.4.8-cudnn8.3.2 had the wheel for cuDNN 8.6, and does
// not say so: the plan takes the one for cuDNN 8.2, jaxlib
// 0.4.7+cuda11.cudnn82, which runs with 8.3.2. jaxlib0.1.56-centos7 conflicts,
// as it should, by the JAX releases that go with that jaxlib, which stand in the
// way before the C library is looked at.
//
// Of threads2.json, which was read and written down before any rule was tried
// on it: fa2.8.0.post2-torch2.6 had the torch of CUDA 12.4 and does not say so;
// the plan takes that of CUDA 12.6, whose C++ ABI the wheel has.
// fa2.5.8-torch2.1.2 lacks a symbol that torch has since 2.3: the wheel was of
// that torch, while the release has one for 2.1, which is planned; so of
// fa2.8.3-torch2.8. cupy14-cuda12.0 fails where another package loads NVRTC
// before CuPy does, and works the other way round (the thread's own reproducer):
// it agrees by the warning of what the loader must find.
// tf1.13.1-rhel7-py36 is of the wheel for the CPU, which the facts do not hold
// for that release. paddle2.4.2-cuda11.8 does not show what failed; the build for
// 11.7 opens the libraries of any CUDA 11. k80-bnb-cu101 names no version, and
// the one planned is of no release that has a library for CUDA 10.1.
// Not known to the facts, and refused as such: CuPy 2.3, ONNX Runtime 0.2,
// jaxlib 0.1.52, mmcv 1.3.16 and 1.4.0, torch-scatter before 2.1.2. PyTorch
// 1.12 for JetPack 5 and 2.9.1 for CUDA 12.9 on arm64 are missing, and
// PaddlePaddle 3's cuDNN.
package eval

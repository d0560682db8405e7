// Package eval holds verdicts against stacks that people reported, working or
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
// # How a case is said
//
// Every part goes to [planner.Planner.Check] as it is written, as the flag of
// envsolve check would take it; reading the words of people is a part of what is
// judged. Among packages, "install" says how it was installed, "build" that it
// was compiled or is a third party's, "nccl" the NCCL of the system,
// "system-cuda" the toolkit of the machine; settings at run time are left out.
// A case of a container image of which no part is stated cannot be said, and is
// counted nowhere.
//
// # Scores
//
// A verdict of works or fails is right where the report says the same, and wrong
// else; unproven is counted by itself. What is measured: the share that is right
// of what was answered, the failing ones that are judged to fail, the working
// ones that are refused, and the unproven ones, by framework and by the CUDA
// that dates the report.
package eval

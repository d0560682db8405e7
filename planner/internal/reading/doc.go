// Package reading reads what people write of a machine and its software: "2 x
// 3090", "CentOS 7.9", "12.4 (nvcc)", "linux-docker". Plans ask for exact names;
// reports, dumps and questions hold whatever was at hand. What was taken is
// part of each result, so that a verdict can show it.
package reading

// An NVML that plays a driver release and the memory of one GPU:
//   STUB_NVML    result of nvmlInit_v2, 0 when unset
//   STUB_DRIVER  the release, such as 550.54.15
//   STUB_FREE    free bytes of 80 GiB
//   STUB_HOLDER  pid of a process that holds the rest
#include <stdlib.h>
#include <string.h>

typedef struct { unsigned long long total, free, used; } memory;
typedef struct { unsigned pid; unsigned long long used; unsigned gpu, compute; } process;

static const unsigned long long total = 80ULL << 30;

int nvmlInit_v2(void) { const char *t = getenv("STUB_NVML"); return t ? atoi(t) : 0; }

int nvmlSystemGetDriverVersion(char *out, unsigned size) {
	const char *release = getenv("STUB_DRIVER");
	if (!release) return 3;
	strncpy(out, release, size);
	return 0;
}

int nvmlDeviceGetCount_v2(unsigned *count) { *count = 1; return 0; }

int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **handle) { (void)index; *handle = (void *)1; return 0; }

static unsigned long long unused(void) {
	const char *t = getenv("STUB_FREE");
	return t ? strtoull(t, 0, 10) : total;
}

int nvmlDeviceGetMemoryInfo(void *handle, memory *out) {
	(void)handle;
	out->total = total;
	out->free = unused();
	out->used = total - out->free;
	return 0;
}

int nvmlDeviceGetComputeRunningProcesses_v3(void *handle, unsigned *count, process *out) {
	(void)handle;
	const char *pid = getenv("STUB_HOLDER");
	*count = pid ? 1 : 0;
	if (pid) {
		out[0].pid = (unsigned)atoi(pid);
		out[0].used = total - unused();
	}
	return 0;
}

// A libcuda that plays whatever driver and GPUs the environment describes:
//   STUB_CUINIT        result of cuInit, 0 when unset
//   STUB_CUDA_VERSION  such as 12040
//   STUB_GPUS          name;major;minor;bytes for each GPU, joined by '|'
#include <stdlib.h>
#include <string.h>

static long number(const char *name, long otherwise) {
	const char *text = getenv(name);
	return text ? atol(text) : otherwise;
}

static int field(int device, int index, char *out, int size) {
	const char *at = getenv("STUB_GPUS");
	for (; at && device > 0; device--) {
		at = strchr(at, '|');
		if (at) at++;
	}
	for (; at && index > 0; index--) {
		at = strchr(at, ';');
		if (at) at++;
	}
	if (!at) return 101;
	int length = (int)strcspn(at, ";|");
	if (length >= size) length = size - 1;
	memcpy(out, at, length);
	out[length] = 0;
	return 0;
}

int cuInit(unsigned flags) { (void)flags; return (int)number("STUB_CUINIT", 0); }

int cuDriverGetVersion(int *version) { *version = (int)number("STUB_CUDA_VERSION", 12040); return 0; }

int cuDeviceGetCount(int *count) {
	const char *at = getenv("STUB_GPUS");
	*count = at && *at ? 1 : 0;
	for (; at && *at; at++) *count += *at == '|';
	return 0;
}

int cuDeviceGet(int *device, int index) { *device = index; return 0; }

int cuDeviceGetName(char *name, int size, int device) { return field(device, 0, name, size); }

int cuDeviceTotalMem_v2(size_t *bytes, int device) {
	char text[32];
	int code = field(device, 3, text, sizeof text);
	if (!code) *bytes = strtoull(text, 0, 10);
	return code;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
	char text[16];
	int code = field(device, attribute == 75 ? 1 : 2, text, sizeof text);
	if (!code) *value = atoi(text);
	return code;
}

/* A library that loads libcudart.so.13 and libcudnn.so.9, needs memcpy of glibc
   and carries a fat binary with sm_80 and sm_90 code and PTX for compute_90. */
#include <string.h>
int cudaDemo(void); int cudnnDemo(void);
#define E(kind, arch) kind,0,0,1, 64,0,0,0, 8,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0, arch,0,0,0, 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0, 1,2,3,4,5,6,7,8
__attribute__((section(".nv_fatbin"),used)) const unsigned char fat[] = {0x50,0xed,0x55,0xba,1,0,16,0,216,0,0,0,0,0,0,0,
 E(2,80), E(2,90), E(1,90)};
void *demo(void *a, void *b, size_t n){ return memcpy(a,b,n+cudaDemo()+cudnnDemo()); }

// The C library's account of the heap, which Swift's own module of it leaves out, and how often
// something has been allocated.
#include <malloc.h>

// How many allocations the calling thread has made. A piece of memory that grows counts again.
unsigned long banyan_allocations(void);

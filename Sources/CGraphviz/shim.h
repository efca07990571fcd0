#ifndef COORDVIZ_GRAPHVIZ_SHIM_H
#define COORDVIZ_GRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>

/// Draws a graph that has a layout. The bytes are the caller's until `gvFreeRenderData`.
///
/// gvRenderData takes the count as `unsigned int *` up to Graphviz 12 and as `size_t *` from 13. Older
/// versions write the lower half only, so the rest starts as zero; every platform of Swift is little-endian.
static inline int coordvizRenderData(
    GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *count) {
  size_t written = 0;
  int code = gvRenderData(context, graph, format, bytes, (void *)&written);
  *count = written;
  return code;
}

/// The path of the library that an address lies in; NULL when it is in none.
///
/// dladdr is hidden on Linux unless the whole module is compiled for GNU, so it is named here once more.
#ifdef __APPLE__
extern int coordvizAddressPlace(const void *address, void *place) __asm__("_dladdr");
#else
extern int coordvizAddressPlace(const void *address, void *place) __asm__("dladdr");
#endif

static inline const char *coordvizLibraryPath(const void *address) {
  struct { const char *path; void *base; const char *symbol; void *symbolAddress; } place = {0};
  return coordvizAddressPlace(address, &place) ? place.path : NULL;
}

#endif

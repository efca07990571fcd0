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

#endif

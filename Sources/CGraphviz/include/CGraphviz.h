#ifndef COORDVIZ_CGRAPHVIZ_H
#define COORDVIZ_CGRAPHVIZ_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A context of Graphviz, and a graph. Nobody looks behind either, so one program goes with every version.
typedef struct GVC_s GVC_t;
typedef struct Agraph_s Agraph_t;

/// What Graphviz calls with its messages.
typedef int (*GraphvizListener)(char *_Nullable message);

/// The functions of Graphviz's C library, as far as they are used, named as it names them.
///
/// They are found at run time: a program that draws without Graphviz is built and starts without it.
typedef struct {
  GVC_t *_Nullable (*_Nonnull gvContext)(void);
  int (*gvFreeContext)(GVC_t *context);
  char *_Nullable (*_Nonnull gvcVersion)(GVC_t *context);
  int (*gvLayout)(GVC_t *context, Agraph_t *graph, const char *engine);
  int (*gvFreeLayout)(GVC_t *context, Agraph_t *graph);
  /// The count is 32 bits up to version 12 and 64 from 13. Older versions write the lower half only, so it has to be
  /// zero before; every platform of Swift has the lower half first.
  int (*gvRenderData)(
      GVC_t *context, Agraph_t *graph, const char *format, char *_Nullable *_Nonnull bytes, size_t *count);
  void (*gvFreeRenderData)(char *bytes);
  Agraph_t *_Nullable (*_Nonnull agmemread)(const char *dot);
  int (*agclose)(Agraph_t *graph);
  int (*agreseterrors)(void);
  GraphvizListener _Nullable (*_Nonnull agseterrf)(GraphvizListener _Nullable listener);
  unsigned int (*agseterr)(unsigned int level);
} GraphvizFunctions;

/// Loads Graphviz from the first of some files that is there.
///
/// \param files Names or paths of libgvc to try.
/// \param functions Where its functions go; whole only where the result is NULL.
/// \returns NULL when all was found, an empty text when no file is there, else the name of a function that is missing.
const char *_Nullable coordvizLoadGraphviz(
    const char *_Nonnull const *_Nonnull files, size_t count, GraphvizFunctions *functions);

#pragma clang assume_nonnull end

#endif

#include "CGraphviz.h"

#include <dlfcn.h>

static void *open_first(const char *const *files, size_t count) {
  for (size_t number = 0; number < count; number++) {
    void *library = dlopen(files[number], RTLD_NOW);
    if (library) return library;
  }
  return NULL;
}

// A function and an object pointer are of one size wherever there is dlsym; writing through void ** is its own advice.
#define FIND(name) \
  if (!(*(void **)&functions->name = dlsym(library, #name))) return #name

const char *coordvizLoadGraphviz(const char *const *files, size_t count, GraphvizFunctions *functions) {
  void *library = open_first(files, count);
  if (!library) return "";
  FIND(gvContext);
  FIND(gvFreeContext);
  FIND(gvcVersion);
  FIND(gvLayout);
  FIND(gvFreeLayout);
  FIND(gvRenderData);
  FIND(gvFreeRenderData);
  FIND(agmemread);
  FIND(agclose);
  FIND(agreseterrors);
  FIND(agseterrf);
  FIND(agseterr);
  return NULL;
}

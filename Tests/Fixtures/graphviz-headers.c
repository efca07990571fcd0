// Compares the functions that CGraphviz.h declares with the headers of the Graphviz that is installed. It is only compiled:
// a difference is an error of the compiler, and not a fault in memory once Graphviz is loaded.
#include <graphviz/gvc.h>

#include "CGraphviz.h"

#define MEMBER(name) __typeof__(*((GraphvizFunctions *)0)->name)
#define ARE_ALIKE(one, other) __builtin_types_compatible_p(one, other)
// One type, here and there.
#define SAME(name) _Static_assert(ARE_ALIKE(__typeof__(name), MEMBER(name)), #name " differs from CGraphviz.h")
// Types that differ and are passed alike. Graphviz's and ours are spelt out, so that neither can change unseen.
#define ONE_OF(name, newer, older)                                                         \
  _Static_assert(ARE_ALIKE(__typeof__(name), newer) || ARE_ALIKE(__typeof__(name), older), \
                 #name " of Graphviz has a new type")
#define THEIRS(name, type) ONE_OF(name, type, type)
#define OURS(name, type) _Static_assert(ARE_ALIKE(MEMBER(name), type), #name " of CGraphviz.h has a new type")

SAME(gvContext);
SAME(gvFreeContext);
SAME(gvcVersion);
SAME(gvLayout);
SAME(gvFreeLayout);
SAME(gvFreeRenderData);
SAME(agmemread);
SAME(agclose);
SAME(agreseterrors);
SAME(agseterrf);

// Up to version 12 the count has 32 bits: it is zero before the call, and Graphviz writes its lower half.
ONE_OF(gvRenderData, int(GVC_t *, graph_t *, const char *, char **, size_t *),
       int(GVC_t *, graph_t *, const char *, char **, unsigned int *));
OURS(gvRenderData, int(GVC_t *, Agraph_t *, const char *, char **, size_t *));
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half of a count comes first");

// An enumeration without negative values is passed as an unsigned int.
THEIRS(agseterr, agerrlevel_t(agerrlevel_t));
OURS(agseterr, unsigned int(unsigned int));
_Static_assert(sizeof(agerrlevel_t) == sizeof(unsigned int), "a level of errors has another size");
_Static_assert(AGERR == 1 && AGMAX == 2, "the levels of errors have other numbers");

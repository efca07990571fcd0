#ifndef COORDVIZ_GRAPHVIZ_SHIM_H
#define COORDVIZ_GRAPHVIZ_SHIM_H

#include <gvc.h>

#endif
